"""The second HEXFLOW must be right before it may judge: the worked positions, asked of it alone."""

import json
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from oracle.hexflow import Match
from oracle.hexflow.board import BOARDS, CENTRE, CORNERS, HOMES, MAIN, TEAM, TRIANGLE, Board
from oracle.hexflow.notation import read, write
from oracle.hexflow.refusals import USUAL, refusal
from oracle.hexflow.routes import chain, measures
from oracle.hexflow.tiles import CODES, KINDS, STANDARD, Placed, canonical, set_of

POSITIONS = Path(__file__).parents[1] / "positions" / "hexflow.json"
KNOWN: list[dict[str, Any]] = json.loads(POSITIONS.read_text(encoding="utf-8"))
VECTORS = [position for position in KNOWN if position["kind"] == "move"]
LUCK = bytes(range(16))
LETTERS = "ABCD"


def position(vector: dict[str, Any]) -> Match:
    """The game of a vector before its move."""
    given = dict(vector["options"])
    loose = {key: given.pop(key, None) for key in ("hand", "bags", "tokens_left", "capt")}
    match = Match({"mode": vector["mode"], "first_choice": "seat_order"} | given, LUCK)
    match.sequence = list(match.all())
    match.to_move = LETTERS.index(vector["to_move"])
    match.tokens = loose["tokens_left"] or match.tokens
    for seat in match.all():
        match.hands[seat] = list((loose["hand"] or {}).get(str(seat), []))
        match.bags[seat] = Counter((loose["bags"] or {}).get(str(seat), []))
        match.captures[seat] = ["straight"] * (loose["capt"] or [0] * match.seats)[seat]
    for text in vector["setup"]:
        seat, action = read(text)
        assert seat is not None
        shape = action["declare"] or action["tile"]
        rotation = canonical(shape, action["rotation"])
        match.tiles[action["cell"]] = Placed(seat, action["tile"], action["declare"], rotation, match.ply)
        match.begun.add(seat)
        match.ply += 1
    return match


def outcome(match: Match) -> str:
    if match.result is None:
        return "ok"
    kind = "win" if match.result["winners"] else "draw"
    who = "".join(LETTERS[party] for party in match.result["winners"] or match.result["tied"])
    reason = [match.result["reason"]] if kind == "win" else []
    return ":".join([kind, who, *reason, ",".join(map(str, match.result["scores"]))])


def name_of(vector: dict[str, Any]) -> str:
    return f"{vector['id']} {vector['move']}"


@pytest.mark.parametrize("vector", VECTORS, ids=name_of)
def test_position(vector: dict[str, Any]) -> None:
    match = position(vector)
    seat, action = read(vector["move"])
    assert seat is not None
    whole = "hand" in vector["options"]
    if not whole:
        match.hands[seat] = [action["tile"]]
    code = refusal(match, seat, action)
    if code is not None:
        assert f"illegal:{code}" == vector["expect"]
        return
    if whole:
        match.apply(seat, action, LUCK)
    else:
        match.place(seat, USUAL | action, None)
    assert outcome(match) == vector["expect"]
    assert [LETTERS[seat] for seat in match.out] == vector["out"]
    if vector["next"]:
        following = match.to_move if whole else (seat + 1) % match.seats
        assert following is not None
        assert LETTERS[following] == vector["next"]
    found = {"routes": {str(party): cells for party, cells in (match.result or {}).get("paths", {}).items()}}
    if "measures" in vector["detail"]:
        found = {
            "measures": {str(party): measures(match, match.tiles, party) for party in match.active()},
            "chains": {str(party): chain(match, match.tiles, party).cells for party in match.active()},
        }
    assert {key: value for key, value in found.items() if value} == vector["detail"]


STEP_0 = [
    ("race", "winner_chooses", "coin 0", "YR BK AR, TB TB BK"),
    ("race", "seat_order", "", "S6 YL TB, BK S6 AR"),
    ("tri3", "winner_chooses", "dice 3 4 6: 2 1 0", "YR AN TB, YR WC BK, YR S6 ST"),
    ("team", "winner_chooses", "coin 0", "YL BK LC, ST AN YL, TB LC YR, AN ST YL"),
]


@pytest.mark.parametrize(("mode", "choice", "first", "hands"), STEP_0)
def test_the_start(mode: str, choice: str, first: str, hands: str) -> None:
    match = Match({"mode": mode, "first_choice": choice}, LUCK)
    assert ", ".join(" ".join(CODES[tile] for tile in hand) for hand in match.hands) == hands
    event = match.told[None][0]
    if event["e"] == "coin":
        assert first == f"coin {event['winner']}"
    elif event["e"] == "dice":
        [rolls] = event["rolls"]
        shown = [" ".join(map(str, numbers)) for numbers in (rolls.values(), event["ranking"])]
        assert first == "dice " + ": ".join(shown)
    else:
        assert not first


# --- boards ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("board", "cells", "dots"), [(MAIN, 85, 17), (TEAM, 109, 19), (TRIANGLE, 105, 19)])
def test_size_of_a_board(board: Board, cells: int, dots: int) -> None:
    assert (len(board.cells), len(board.worth)) == (cells, dots)
    assert set(board.worth) <= set(board.cells)
    for cell, around in board.near.items():
        for side, beyond in enumerate(around):
            assert beyond is None or board.near[beyond][(side + 3) % 6] == cell


def test_places_on_the_boards() -> None:
    assert [MAIN.at[cell] for cell in ("e5", "a1", "i9")] == [(0, 0), (-4, -2), (4, 2)]
    assert MAIN.near["e5"] == ["e4", "f5", "f6", "e6", "d6", "d5"]
    assert TRIANGLE.near["e9"] == ["e8", "f9", "f10", "e10", "d9", "d8"]
    assert [MAIN.distance("a1", cell) for cell in ("i1", "a9", "i9")] == [8, 8, 12]
    assert [TEAM.distance("a1", cell) for cell in ("k1", "a10")] == [10, 9]
    for corner in ("a1", "a14", "n14"):
        assert sorted(TRIANGLE.distance(corner, cell) for cell in CENTRE) == [8, 9, 9]


@pytest.mark.parametrize(
    ("mode", "ways_out"),
    [
        ("race", {"a1": [1, 2, 3], "a9": [0, 1, 2], "i1": [3, 4, 5], "i9": [0, 4, 5]}),
        ("tri3", {"a1": [2, 3], "a14": [0, 1], "n14": [4, 5]}),
    ],
)
def test_corners_lead_onto_the_board(mode: str, ways_out: dict[str, list[int]]) -> None:
    near = BOARDS[mode].near
    assert {cell: [side for side in range(6) if near[cell][side]] for cell in ways_out} == ways_out


@pytest.mark.parametrize("board", [MAIN, TEAM], ids=["main", "team"])
def test_dots_lie_the_same_in_both_mirrors(board: Board) -> None:
    level = {cell: 2 * r + q for cell, (q, r) in board.at.items()}
    where = {(q, level[cell]): cell for cell, (q, _) in board.at.items()}
    for cell, (q, _) in board.at.items():
        for mirrored in (where[-q, level[cell]], where[q, -level[cell]]):
            assert board.worth.get(cell) == board.worth.get(mirrored)


def test_dots_cost_steps_on_the_main_board() -> None:
    corners = [cell for cells in HOMES["race"] for cell in cells]
    pairs = [pair for pair in combinations(corners, 2) if MAIN.distance(*pair) == 8]
    detours: dict[int, set[int]] = {}
    for cell, worth in MAIN.worth.items():
        least = min(MAIN.distance(a, cell) + MAIN.distance(cell, b) - 8 for a, b in pairs)
        detours.setdefault(worth, set()).add(least)
    assert detours == {3: {0, 1}, 4: {2}, 5: {3}, 6: {4}}


def best_bonus(corner: str, longer: int) -> int:
    """The best sum of dots on the way from a corner to the centre with so many steps too many."""
    best = {(corner, frozenset[str]()): 0}
    done = 0
    for step in range(9 + longer):
        following: dict[tuple[str, frozenset[str]], int] = {}
        for (cell, passed), total in best.items():
            done = max(done, total if cell in CENTRE else 0)
            for beyond in TRIANGLE.near[cell]:
                rest = 8 + longer - step - 1
                if beyond and min(TRIANGLE.distance(beyond, goal) for goal in CENTRE) <= rest and beyond not in passed:
                    new = passed | {beyond} if beyond in TRIANGLE.worth else passed
                    following[beyond, new] = total + TRIANGLE.worth.get(beyond, 0)
        best = following
    return done


@pytest.mark.parametrize(("corner", "bonus"), [("I", [12, 16, 19]), ("II", [10, 13, 17]), ("III", [6, 9, 13])])
def test_dots_of_the_triangle_are_worth_what_is_known(corner: str, bonus: list[int]) -> None:
    assert [best_bonus(CORNERS["tri3"][corner], longer) for longer in range(3)] == bonus


# --- tiles ----------------------------------------------------------------------------------------------------


def test_tiles() -> None:
    turns = {CODES[key]: len({canonical(key, r) for r in range(6)}) for key in STANDARD}
    one, two, three = {"BK": 1, "S6": 1}, {"TB": 2}, {"ST": 3, "XC": 3}
    assert turns == dict.fromkeys(turns, 6) | one | two | three
    assert sum(turns.values()) == 46
    assert [sum(1 << side for side in group) for key in STANDARD for group in KINDS[key].groups] == [
        *(9, 9, 18, 3, 35, 13, 25, 63, 42, 5, 29),
    ]


@pytest.mark.parametrize(("mode", "number"), [("race", 22), ("battle", 22), ("tri2", 22), ("tri3", 18), ("team", 16)])
def test_size_of_a_set(mode: str, number: int) -> None:
    assert set_of(mode, "arrow").total() == number


@pytest.mark.parametrize("text", ["AR@e5/2", "WC=S6@e9", "BK=LC@d6/4", "S6xe5", "BK@a1", "ST@a9/0+P", "WC=BK@m14"])
def test_notation_reads_what_it_writes(text: str) -> None:
    _, action = read(text)
    placed = Placed(0, action["tile"], action["declare"], action["rotation"], 0)
    written = write(action["cell"], placed, displaced=action["displace"], pool=action["draw"] == "pool")
    assert written == text
    assert read(f"III:{text}#") == (2, action)
