"""The worked positions and complete games come out as known."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hexmoot.games.hexfall.positions import Position

FILE = Path(__file__).parents[2] / "positions" / "hexfall.json"
POSITIONS = json.loads(FILE.read_text(encoding="utf-8"))


def checked(position: dict[str, Any]) -> tuple[Any, Any]:
    return msgspec.convert(position, Position, str_keys=True).check()


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["id"])
def test_position(position: dict[str, Any]) -> None:
    expected, got = checked(position)
    assert got == expected


def broken(position: dict[str, Any]) -> dict[str, Any]:
    """The same position with a wrong expectation."""
    first, *rest = position["steps"]
    if "ask" in first:
        return position | {"steps": [first | {"is": "nothing"}, *rest]}
    if "expect" in first:
        return position | {"steps": [first | {"expect": {"refused": "nothing"}}, *rest]}
    return position | {"steps": [first | {"events": ["nothing"]}, *rest]}


def test_a_wrong_expectation_is_noticed() -> None:
    for position in POSITIONS:
        if position["steps"] and position["steps"][0].get("expect") != {"refused": "any"}:
            expected, got = checked(broken(position))
            assert got != expected, position["id"]


@pytest.mark.parametrize("key", ["has", "lacks", "at", "ships", "phase", "digest", "winner"])
def test_a_wrong_sight_is_noticed(key: str) -> None:
    wrong: dict[str, Any] = {"has": ["S0 A1n t"], "lacks": ["D5n"], "at": {"0": {"points": 99}}, "ships": {"0": 9}}
    position = next(position for position in POSITIONS if position["id"] == "18")
    expected, got = checked(position | {"after": {key: wrong.get(key, "nothing")}})
    assert got != expected
