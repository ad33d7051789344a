"""The worked positions, and a checker that fails what it does not know."""

import json
from pathlib import Path
from typing import Any

import pytest

from hexmoot.positions import run

POSITIONS = json.loads((Path(__file__).parents[2] / "positions" / "battlehex.json").read_text(encoding="utf-8"))
PLAY: dict[str, Any] = {"id": "P", "kind": "play", "size": 3, "turns": [["R2-B2", "R2-B2"]], "expect": {"turn": 1}}
CLASSIC: dict[str, Any] = {"id": "C", "kind": "classic", "size": 3, "plays": ["R2B2"], "expect": {"turn": 2}}


def passes(position: dict[str, Any], **change: Any) -> bool:
    [result] = run("battlehex", [position | change])
    return result.passed


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["id"])
def test_a_worked_position_comes_out_as_written(position: dict[str, Any]) -> None:
    [result] = run("battlehex", [position])
    assert result.passed, (result.expected, result.got)


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["id"])
def test_an_unknown_key_fails_the_position_it_stands_in(position: dict[str, Any]) -> None:
    assert not passes(position, surprise=1)
    if position["kind"] in ("play", "classic", "borders"):
        assert not passes(position, expect=position["expect"] | {"surprise": None})


@pytest.mark.parametrize("raw", [None, 3, [], {}, {"id": "X"}, {"id": "X", "kind": "dance"}, PLAY | {"size": 14}])
def test_what_is_no_position_fails(raw: Any) -> None:
    [result] = run("battlehex", [raw])
    assert not result.passed
    assert "cannot be checked" in result.got


def test_there_are_no_positions_of_an_unknown_game() -> None:
    with pytest.raises(KeyError):
        run("ludo", [])


def test_results_keep_order_and_ids_and_say_what_came_of_it() -> None:
    wrong = PLAY | {"expect": {"turn": 2, "phase": "free"}}
    first, second = run("battlehex", [wrong, {"kind": "play"}])
    assert first == ("P", False, {"turn": 2, "phase": "free"}, {"turn": 1, "phase": "free"})
    assert (second.id, second.passed) == ("#2", False)


@pytest.mark.parametrize(
    ("turns", "options", "expect"),
    [
        ([["R2-B2", "R2-B2"], "RABA"], {}, {"steps": [["reveal", "red", []], ["free", "RABA"]], "black": 1}),
        ([["R2-B2", "R2-B2"], None], {}, {"steps": [["reveal", "red", []], ["free", None]], "turn": 2, "black": 0}),
        ([["R2-B2", None]], {"forfeitLimit": 1}, {"how": "forfeits", "winner": "red", "turn": 1, "phase": "over"}),
        ([["R2-B2", None]], {"options": {"forfeitLimit": 1}}, {"how": "forfeits", "winner": "red"}),
        ([[None, None]] * 4, {"forfeitLimit": 0}, {"forfeits": [4, 4], "how": None, "turn": 5}),
        ([["R2-B2", "R2-B2"], "R2B2"], {}, {"refused": "occupied", "free": "black"}),
        ([["R2-B2", "R2-B9"]], {}, {"refused": "badMove"}),
        (["R2B2"], {}, {"refused": "wrongPhase"}),
        ([None], {}, {"refused": "wrongPhase"}),
        ([["R2-B2", "R3-B2"]], {}, {"red": ["R2B2"], "black": ["R3B2"], "owner": {"RABA": None, "R2B2": "red"}}),
        ([["RA-B3", "R3-BA"]], {"setup": {"red": ["RABA", "RAB2"]}}, {"how": "chain", "winner": "red"}),
    ],
)
def test_battle_is_played_with_all_that_a_position_may_hold(turns: Any, options: Any, expect: Any) -> None:
    [result] = run("battlehex", [PLAY | options | {"turns": turns, "expect": expect}])
    assert result.passed, result.got


@pytest.mark.parametrize(
    ("plays", "options", "expect"),
    [
        (["R2BA", "swap"], {}, {"red": [], "black": ["RAB2"], "toMove": "red", "turn": 3}),
        (["R2BA", "swap"], {"swap": False}, {"refused": "wrongPhase", "toMove": "black"}),
        (["swap"], {}, {"refused": "wrongPhase", "turn": 1}),
        (["--", "swap"], {}, {"refused": "wrongPhase", "forfeits": [1, 0]}),
        (["R2B2", "R2B2"], {}, {"refused": "occupied", "red": 1}),
        (["R2B2", "resign"], {}, {"winner": "red", "how": "resign", "phase": "over", "toMove": None}),
        (["R3BA", "R2BA", "RAB3"], {}, {"red": ["R3BA", "RAB3"], "black": ["R2BA"]}),
        (["--", "--"], {"forfeitLimit": 1}, {"refused": "gameOver", "winner": "black", "how": "forfeits"}),
    ],
)
def test_classic_is_played_with_all_that_a_position_may_hold(plays: Any, options: Any, expect: Any) -> None:
    [result] = run("battlehex", [CLASSIC | options | {"plays": plays, "expect": expect}])
    assert result.passed, result.got


def test_a_refusal_that_was_not_expected_fails() -> None:
    [result] = run("battlehex", [CLASSIC | {"plays": ["R2B2", "R2B2"], "expect": {"red": 1}}])
    assert not result.passed
    assert result.got["refused"] == "occupied"


def test_a_setup_must_fit_the_board() -> None:
    assert not passes(PLAY, setup={"red": ["R4B4"]})
    assert not passes(PLAY, setup={"red": ["R3B3"], "black": ["R3B3"]})
    assert not passes(PLAY, setup={"green": []})


VALUE: dict[str, Any] = {"id": "V", "kind": "value", "cases": [[3, ["RABA"], ["R2B2"], "5/24"]]}
RED_MIX = {"RAB2": "1/9", "RAB3": "1/9", "R3BA": "7/18", "R3B2": "7/18"}
BLACK_MIX = {"RAB2": "1/3", "RAB3": "1/3", "R3BA": "1/6", "R3B2": "1/6"}


@pytest.mark.parametrize(
    ("red", "black", "passed"),
    [
        (RED_MIX, BLACK_MIX, True),
        (RED_MIX | {"RAB2": "2/9"}, BLACK_MIX, False),
        ({"RAB2": "1"}, BLACK_MIX, False),
        (RED_MIX, RED_MIX, False),
        (RED_MIX | {"R3B3": "0"}, BLACK_MIX, True),
        (RED_MIX | {"R2B2": "0"}, {}, False),
    ],
)
def test_a_mix_passes_if_it_is_perfect(red: Any, black: Any, passed: bool) -> None:
    assert passes(VALUE, mix={"red": red, "black": black}) == passed


def test_values_outside_the_solved_boards_fail() -> None:
    assert passes(VALUE)
    assert passes(VALUE, cases=[[3, ["RABA", "RAB2", "RAB3"], [], "1"]])
    assert not passes(VALUE, cases=[[3, ["RABA"], ["R2B2"], "5/23"]])
    assert not passes(VALUE, cases=[[4, [], [], "1/2"]])
    assert not passes(VALUE, cases=[[3, ["RKBA"], [], "1/2"]])
    assert not passes(VALUE, cases=[[3, [], [], "half"]])
