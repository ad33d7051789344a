"""A match with short verbs, for tests that play."""

from typing import Any

import pytest

from .battlehex import Match, Refused
from .board import parse_cell, parse_seal

Events = list[dict[str, Any]]

LUCK = bytes(range(16))


def kinds(events: Events) -> list[str]:
    return [event["e"] for event in events]


class Table:
    """A match with short verbs; every step gets the same luck, so coins are known."""

    def __init__(self, **options: Any) -> None:
        self.match = Match({"size": 5, "firstColour": "red"} | options, LUCK)

    def do(self, side: str | None, kind: str, **fields: Any) -> Events:
        return self.match.apply(side, {"type": kind, "turn": self.match.turn} | fields, LUCK)

    def seal(self, side: str, text: str) -> Events:
        red, black, left = parse_seal(text, self.match.size)
        return self.do(side, "seal", red=red, black=black, left=left)

    def at(self, side: str, kind: str, cell: str) -> Events:
        red, black = parse_cell(cell, self.match.size)
        return self.do(side, kind, red=red, black=black)

    def late(self, how: str, *sides: str) -> Events:
        return self.do(None, "timeout", how=how, sides=list(sides))

    def code(self, side: str | None, kind: str, **fields: Any) -> str:
        before = self.match.view(None), self.match.view("red"), self.match.view("black")
        with pytest.raises(Refused) as refusal:
            self.do(side, kind, **fields)
        assert before == (self.match.view(None), self.match.view("red"), self.match.view("black"))
        return refusal.value.code

    def cells(self, side: str) -> list[str]:
        return [cell for cell, who in self.match.view(None)["cells"].items() if who == side]
