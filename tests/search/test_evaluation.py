"""Evaluation: the fast net against plain elimination that was written apart from it, and what follows from it."""

import pytest
from oracle import solver as independent

from hexmoot.accel import buffer, listed
from hexmoot.games.battlehex import evaluation, rules
from hexmoot.games.battlehex.board import STRIDE, cells, named, spot
from hexmoot.luck import Stream
from search.boards import pairs, position

STREAM = Stream(bytes(range(16)))
RANDOM_BOARDS = [
    (size, STREAM.below(size * size * 2 // 3), STREAM.luck()) for size in (3, 5, 7, 8, 13) for _ in range(6)
]
each_board = pytest.mark.parametrize(("size", "pieces", "luck"), RANDOM_BOARDS)


@each_board
def test_chances_agree_with_plain_elimination(size: int, pieces: int, luck: bytes) -> None:
    s, red, black = position(size, pieces, Stream(luck))
    rho_red, rho_black, w = independent.resistance(size, pairs(red), pairs(black))
    scales = evaluation.Scales()
    assert evaluation.chances(s, scales) == pytest.approx(w, abs=1e-9)
    for side, rho in enumerate((rho_red, rho_black)):
        assert evaluation.conductance(s, scales, side) == pytest.approx(1 / rho, rel=1e-9)


@each_board
def test_candidates_and_impacts_agree(size: int, pieces: int, luck: bytes) -> None:
    s, red, black = position(size, pieces, Stream(luck))
    if rules.connected(s, rules.RED) or rules.connected(s, rules.BLACK):
        return
    scales = evaluation.Scales()
    count = evaluation.keep_candidates(s, scales)
    evaluation.weigh_impact(s, scales, 0, count)
    spots = listed(scales.spots)[:count]
    assert [(at // STRIDE, at % STRIDE) for at in spots] == independent.candidates(size, pairs(red), pairs(black))
    if size < 13:
        impacts = independent.impact(size, pairs(red), pairs(black))
        assert listed(scales.worth)[:count] == pytest.approx([impacts[at // STRIDE, at % STRIDE] for at in spots])


@each_board
def test_reflecting_exchanges_the_sides(size: int, pieces: int, luck: bytes) -> None:
    s, red, black = position(size, pieces, Stream(luck))
    mirrored = rules.Hex()
    rules.start(mirrored, rules.BATTLE, size, 3, 1, 0)
    for side, own in enumerate((black, red)):
        for at in own:
            rules.put(mirrored, side, at % STRIDE * STRIDE + at // STRIDE)
    scales = evaluation.Scales()
    assert evaluation.chances(s, scales) + evaluation.chances(mirrored, scales) == pytest.approx(1)


def test_a_chain_is_certain_and_the_empty_board_even() -> None:
    scales = evaluation.Scales()
    s, _, _ = position(5, 0, STREAM)
    assert evaluation.chances(s, scales) == pytest.approx(0.5)
    for b in range(1, 6):
        rules.put(s, rules.RED, spot(2, b))
    assert evaluation.chances(s, scales) == 1.0


def test_shortest_connections_of_a_half_built_bridge() -> None:
    s, _, _ = position(3, 0, STREAM)
    rules.put(s, rules.RED, named("R2B2"))
    scales = evaluation.Scales()
    count = evaluation.keep_shortest(s, scales, rules.RED)
    assert set(listed(scales.spots)[:count]) == {named(c) for c in ("R2BA", "R3BA", "RAB3", "R2B3")}


def test_pairs_are_the_values_after_both_pieces_and_contests_the_mean_of_best_replies() -> None:
    s, _, _ = position(5, 6, Stream(bytes(16)))
    scales = evaluation.Scales()
    spots = [at for at in cells(5) if s.cell[at] == 0][:4]
    held, pay = buffer(4), buffer(4, 4, kind="f8")
    for i, at in enumerate(spots):
        held[i] = at
    evaluation.weigh_pairs(s, scales, held, pay, 0, 7)
    evaluation.weigh_pairs(s, scales, held, pay, 7, 9)
    evaluation.settle_contests(pay)
    for i, red in enumerate(spots):
        for j, black in enumerate(spots):
            if i != j:
                s.cell[red], s.cell[black] = 1, 2
                assert pay[i][j] == evaluation.chances(s, scales)
                s.cell[red] = s.cell[black] = 0
        others = [k for k in range(4) if k != i]
        assert pay[i][i] == (min(pay[i][k] for k in others) + max(pay[k][i] for k in others)) / 2
