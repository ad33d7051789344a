"""The worked positions come out as known."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hexmoot.games.hexflow.positions import Position

FILE = Path(__file__).parents[2] / "positions" / "hexflow.json"
POSITIONS = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: f"{position['id']} {position.get('move', '')}")
def test_position(position: dict[str, Any]) -> None:
    expected, got = msgspec.convert(position, Position, str_keys=True).check()
    assert got == expected


def test_a_wrong_expectation_is_noticed() -> None:
    for raw in POSITIONS:
        if raw["kind"] == "move":
            expected, got = msgspec.convert(raw | {"expect": "nothing"}, Position, str_keys=True).check()
            assert got != expected
