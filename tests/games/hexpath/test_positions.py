"""The worked positions come out as known."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hexmoot.games.hexpath.positions import Position

FILE = Path(__file__).parents[2] / "positions" / "hexpath.json"
POSITIONS = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["id"])
def test_position(position: dict[str, Any]) -> None:
    expected, got = msgspec.convert(position, Position, str_keys=True).check()
    assert got == expected


def test_a_wrong_expectation_is_noticed() -> None:
    for raw in POSITIONS:
        if raw["kind"] == "play":
            wrong = raw | {"expect": raw["expect"] | {"score": [-1]}}
            expected, got = msgspec.convert(wrong, Position, str_keys=True).check()
            assert got != expected
