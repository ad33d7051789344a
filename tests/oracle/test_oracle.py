"""The oracle must be right before it may judge: fixed positions, chance vectors and values."""

import json
from collections.abc import Callable
from fractions import Fraction
from hashlib import sha256
from math import inf
from pathlib import Path
from typing import Any

import pytest

from .battlehex import Match
from .board import SIDES, borders, name, neighbours, parse_cell, parse_seal
from .chance import Stream, commit, luck_of, salt
from .solver import Solver, impact, resistance, solve_matrix
from .table import LUCK, Events, Table

Vector = dict[str, Any]

POSITIONS = Path(__file__).parents[1] / "positions" / "battlehex.json"
VECTORS: list[Vector] = json.loads(POSITIONS.read_text(encoding="utf-8"))

# --- the fixed positions ----------------------------------------------------------------------------------


def check_neighbours(vector: Vector) -> None:
    for cell, near in vector["expect"].items():
        assert {name(x) for x in neighbours(parse_cell(cell, vector["size"]), vector["size"])} == set(near)


def check_borders(vector: Vector) -> None:
    for side in SIDES:
        for line, which in zip(borders(side, vector["size"]), ("Start", "End"), strict=True):
            assert [name(cell) for cell in line] == vector["expect"][side + which]


def check_parse(vector: Vector) -> None:
    for text, (cell, left) in vector["expect"].items():
        assert parse_seal(text, 13) == (*parse_cell(cell, 13), left)


def check_reject(vector: Vector) -> None:
    assert not [text for text in vector["sealed"] if is_move(text, vector["size"])]
    assert [text for text in vector["ok"] if is_move(text, vector["size"])] == vector["ok"]


def is_move(text: str, size: int) -> bool:
    try:
        parse_seal(text, size)
    except ValueError:
        return False
    return True


def check_play(vector: Vector) -> None:
    table = Table(size=vector["size"])
    for side, cells in vector.get("setup", {}).items():
        table.match.pieces |= {parse_cell(cell, vector["size"]): side for cell in cells}
    steps: list[list[Any]] = []
    for item in vector["turns"]:
        if isinstance(item, str):
            table.at(table.match.view(None)["free"], "free", item)
            steps.append(["free", item])
            continue
        events: Events = []
        for side, text in zip(SIDES, item, strict=True):
            if text is not None:
                events = table.seal(side, text)
        unsealed = [side for side, text in zip(SIDES, item, strict=True) if text is None]
        if unsealed:
            events = table.late("forfeit", *unsealed)
        winners = [event["winner"] for event in events if event["e"] == "contest"]
        forfeits = [event["side"] for event in events if event["e"] == "forfeit"]
        steps.append(["reveal", winners[0] if winners else None, forfeits])
    view, expect = table.match.view(None), vector["expect"]
    assert steps == expect["steps"]
    assert {key: view[key] for key in ("phase", "free", "winner", "how", "turn")} == {
        key: expect[key] for key in ("phase", "free", "winner", "how", "turn")
    }
    assert [view["streaks"][side] for side in SIDES] == expect["forfeits"]
    assert [len(table.cells(side)) for side in SIDES] == [expect["red"], expect["black"]]
    assert view["cells"].items() >= expect["owner"].items()


def check_classic(vector: Vector) -> None:
    table = Table(size=vector["size"], mode="classic")
    for move in vector["plays"]:
        side = table.match.view(None)["toMove"]
        if move == "swap":
            table.do(side, "swap")
        else:
            table.at(side, "play", move)
    assert table.match.view(None)["toMove"] == vector["expect"]["toMove"]
    assert [table.cells(side) for side in SIDES] == [vector["expect"][side] for side in SIDES]


def check_value(vector: Vector) -> None:
    for size, red, black, value in vector["cases"]:
        solver = Solver(size)
        own, foreign = (frozenset(parse_cell(cell, size) for cell in cells) for cells in (red, black))
        assert solver.value(own, foreign) == Fraction(value)
        if value == "5/24":
            mixes = solver.mixes(own, foreign)
            for side, mix in zip(SIDES, mixes, strict=True):
                assert {name(cell): str(share) for cell, share in mix.items()} == vector["mix"][side]


CHECKS: dict[str, Callable[[Vector], None]] = {
    "neighbours": check_neighbours,
    "borders": check_borders,
    "parse": check_parse,
    "reject": check_reject,
    "play": check_play,
    "classic": check_classic,
    "value": check_value,
}


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_position(vector: Vector) -> None:
    CHECKS[vector["kind"]](vector)


# --- chance -----------------------------------------------------------------------------------------------


def test_stream_gives_the_published_numbers() -> None:
    stream = Stream(LUCK)
    outputs = [stream.output() for _ in range(5)]
    assert outputs == [858807458, 1403912697, 1845977855, 1504073547, 2702540561]
    stream = Stream(LUCK)
    assert [stream.below(6) + 1 for _ in range(12)] == [3, 4, 6, 4, 6, 5, 4, 1, 1, 4, 4, 4]
    items = list(range(10))
    Stream(LUCK).shuffle(items)
    assert items == [3, 2, 0, 9, 1, 5, 4, 7, 6, 8]


def test_seed_and_pinches_give_the_published_luck() -> None:
    seed, pinches = sha256(b"hexmoot example").digest(), ["00ff", "abcd"]
    assert commit(seed) == "e49e4ac1db7e40f34811164a2448f7206c21bff9a31590d8bdedcd080864e794"
    assert salt(seed, pinches).hex() == "e012e2924eec95456151ee03b11265724ff51bd7edbe02ccfee3c18ffba04c79"
    assert [luck_of(seed, pinches, k).hex() for k in range(3)] == [
        "40a53232085a573c45a120713525a00f",
        "54369fc1385f5b0af4a61d4dc5fa206d",
        "557f2ef51d52ad07bb1428e248c32f81",
    ]


def test_only_a_random_first_colour_draws_at_the_start() -> None:
    drawn = Match({"firstColour": "random"}, LUCK)
    assert drawn.draws == [(2, 858807458 % 2)]
    assert drawn.view(None)["colours"] == ["red", "black"]
    named = Match({"firstColour": "black"}, LUCK)
    assert named.draws == []
    assert named.view(None)["colours"] == ["black", "red"]


# --- values -----------------------------------------------------------------------------------------------


def test_perfect_mixes_hold_against_every_reply() -> None:
    solver = Solver(3)
    position = frozenset({(1, 1)}), frozenset({(2, 2)})
    matrix = solver.matrix(*position)
    value, rows, columns = solve_matrix(matrix)
    assert sum(rows) == sum(columns) == 1
    assert all(sum(x * line[j] for x, line in zip(rows, matrix, strict=True)) >= value for j in range(7))
    assert all(sum(y * entry for y, entry in zip(columns, line, strict=True)) <= value for line in matrix)


def test_reflection_turns_values_over() -> None:
    red, black = {(1, 1), (4, 2)}, {(2, 2), (3, 5)}
    mirrored = [{(b, r) for r, b in cells} for cells in (black, red)]
    assert resistance(5, red, black)[2] + resistance(5, *mirrored)[2] == pytest.approx(1)
    assert impact(5, red, black) == pytest.approx({(b, r): x for (r, b), x in impact(5, *mirrored).items()})
    tiny = frozenset(red - {(4, 2)}), frozenset(black - {(3, 5)})
    mirror = tuple(frozenset((b, r) for r, b in cells) for cells in reversed(tiny))
    assert Solver(3).value(*tiny) + Solver(3).value(mirror[0], mirror[1]) == 1


def test_resistance_of_boards_small_enough_for_paper() -> None:
    assert resistance(1, set(), set()) == pytest.approx((2, 2, 0.5))
    assert resistance(2, set(), set())[:2] == pytest.approx((12 / 7, 12 / 7))
    assert resistance(1, {(1, 1)}, set()) == pytest.approx((0.02, inf, 1))
    assert resistance(1, set(), {(1, 1)}) == pytest.approx((inf, 0.02, 0))
    assert impact(1, set(), set()) == {(1, 1): 1.0}


def test_big_boards_weigh_only_thirty_cells() -> None:
    assert len(impact(8, {(4, 4)}, {(5, 5)})) == 30
    assert len(impact(7, {(4, 4)}, {(5, 5)})) == 47
