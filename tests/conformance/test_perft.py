"""The tree of actions has as many leaves as it always had: tests/perft/<game>.txt.

A line holds options as JSON, for the most seats that they suit, and then the numbers of positions after 1, 2, 3, …
actions, each played by any seat that the game waits for, with the luck of zeros.
"""

from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from conformance.playing import AnyState, named_seats
from hexmoot.game import BadOptions
from hexmoot.games import AnyGame, games
from hexmoot.luck import NO_LUCK

FOLDER = Path(__file__).parents[1] / "perft"


def lines(game: AnyGame) -> list[tuple[str, list[int]]]:
    """The options and counts that are written down."""
    text = (FOLDER / f"{game.id}.txt").read_text(encoding="utf-8")
    rows = [line.split() for line in text.splitlines() if line and not line.startswith("#")]
    return [(options, [int(count) for count in counts]) for options, *counts in rows]


def divide(state: AnyState, depth: int) -> dict[str, int]:
    """How many leaves each first action leads to."""
    return {
        f"{seat} {msgspec.json.encode(action).decode()}": leaves(after(state, seat, action), depth - 1)
        for seat in state.waiting()
        for action in state.actions(seat)
    }


def leaves(state: AnyState, depth: int) -> int:
    """How many ways there are to play so many actions."""
    if depth == 0:
        return 1
    choices = [(seat, action) for seat in state.waiting() for action in state.actions(seat)]
    return len(choices) if depth == 1 else sum(leaves(after(state, *choice), depth - 1) for choice in choices)


def after(state: AnyState, seat: int, action: Any) -> AnyState:
    """The state after an action, as a copy."""
    copy = state.clone()
    copy.apply(seat, action, NO_LUCK)
    return copy


def widest(game: AnyGame, options: Any) -> AnyState:
    """A fresh game of the most seats that the options are made for."""
    for count in sorted(game.seats, reverse=True):
        with suppress(BadOptions):
            return game.new(options, named_seats(count), NO_LUCK)[0]
    raise AssertionError(f"{options} suit no number of seats")


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_the_tree_of_actions_has_the_known_leaves(game: AnyGame) -> None:
    written = lines(game)
    assert written
    for options, counts in written:
        state = widest(game, msgspec.json.decode(options, type=game.Options))
        for depth, count in enumerate(counts, 1):
            table = divide(state, depth)
            shown = "".join(f"\n{first} {number}" for first, number in table.items())
            assert sum(table.values()) == count, f"{options} to depth {depth}:{shown}"
