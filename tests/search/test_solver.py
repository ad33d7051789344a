"""The exact solver: worked values, and a second solver that was written without knowing this one."""

import json
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from oracle.solver import Solver

from hexmoot.games.battlehex import solver
from hexmoot.games.battlehex.board import STRIDE, cells, name, named

POSITIONS = Path(__file__).parents[1] / "positions" / "battlehex.json"
WORKED = next(line for line in json.loads(POSITIONS.read_text()) if line["kind"] == "value")
INDEPENDENT = Solver(3)


@pytest.mark.parametrize(("size", "red", "black", "worth"), WORKED["cases"])
def test_worked_values(size: int, red: list[str], black: list[str], worth: str) -> None:
    assert solver.value(size, [named(c) for c in red], [named(c) for c in black]) == Fraction(worth)


def test_worked_mixes() -> None:
    red, black = solver.mixes(3, [named("RABA")], [named("R2B2")])
    assert {name(at): str(share) for at, share in red.items()} == WORKED["mix"]["red"]
    assert {name(at): str(share) for at, share in black.items()} == WORKED["mix"]["black"]


def test_the_empty_board_is_even_and_its_centre_a_saddle() -> None:
    assert solver.value(3, [], []) == Fraction(1, 2)
    assert solver.mixes(3, [], []) == ({named("R2B2"): 1}, {named("R2B2"): 1})


@given(st.permutations(cells(3)), st.integers(0, 4), st.integers(0, 4))
@settings(deadline=None, max_examples=60)
def test_agrees_with_the_independent_solver(order: list[int], reds: int, blacks: int) -> None:
    red, black = order[:reds], order[reds : reds + blacks]
    pairs = [frozenset((at // STRIDE, at % STRIDE) for at in side) for side in (red, black)]
    assert solver.value(3, red, black) == INDEPENDENT.value(*pairs)


@given(st.permutations(cells(3)), st.integers(0, 2))
@settings(deadline=None, max_examples=40)
def test_no_reply_beats_a_perfect_mix(order: list[int], each: int) -> None:
    red, black = order[:each], order[each : 2 * each]
    by_red, by_black = solver.mixes(3, red, black)
    small = solver.board(3)
    matrix = small.matrix(small.mask(red), small.mask(black))
    empty = [at for at in cells(3) if at not in {*red, *black}]
    worth = solver.value(3, red, black)
    assert sum(by_red.values()) == sum(by_black.values()) == 1
    for i in range(len(empty)):
        assert sum(by_red.get(at, 0) * matrix[k][i] for k, at in enumerate(empty)) >= worth
        assert sum(by_black.get(at, 0) * matrix[i][k] for k, at in enumerate(empty)) <= worth


def test_nothing_is_mixed_once_a_chain_stands() -> None:
    row = [named(c) for c in ("RABA", "RAB2", "RAB3")]
    assert solver.value(3, row, []) == 1
    assert solver.value(3, [], [named(c) for c in ("RABA", "R2BA", "R3BA")]) == 0
    with pytest.raises(ValueError, match="chain"):
        solver.mixes(3, row, [])


def test_larger_boards_are_refused() -> None:
    with pytest.raises(ValueError, match="1 to 3"):
        solver.value(4, [], [])
