"""What a turn costs in the server, where nothing is compiled: the same rows for every game."""

from collections.abc import Callable
from typing import Any

import msgspec
from measure import Row, apart, rate

LOOKS = 20  # how often a position is looked at
LIMIT_MS = 5.0  # what takes longer must not be done in the server's loop
PARTS = ("view", "legal", "previews")  # functions of the module that has the rows


def cost(state: Any, answers: Callable[[Any, int], list[msgspec.Struct]]) -> float:
    """Milliseconds that these answers to whose turn it is take, made and written."""
    seat = state.waiting()[0]

    def work() -> int:
        for _ in range(LOOKS):
            msgspec.json.encode(answers(state, seat))
        return LOOKS

    return 1000 / rate(work)


def rows(game: str) -> list[Row]:
    """The rows of a game, whose module of rows has a function for each part."""
    return [
        Row(
            f"{game}.turn.{part}",
            "ms",
            lambda part=part: apart("plain", f"rows_{game}", part),
            lambda: LIMIT_MS,
            "<= 1, else off the loop",
        )
        for part in PARTS
    ]
