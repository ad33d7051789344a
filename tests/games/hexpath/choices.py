"""What every character chooses in positions of every setting, a line each, so that modes can be compared; or how a
whole match of all six ends on the largest board.

usage: python -m games.hexpath.choices [match]
"""

import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from games.hexpath.playing import GAME, SETTINGS, begun, steps
from hexmoot.arena import play_out
from hexmoot.bots.registry import characters
from hexmoot.games.hexpath.board import hexes
from hexmoot.luck import NO_LUCK, Stream
from hexmoot.search.budget import Budget
from hexmoot.search.character import shown

APART = 5  # every so many steps somebody is asked
ASKED = 2  # so often in a match
PLAYOUTS = 6


def positions(name: str, rings: int = 2) -> Iterator[tuple[Any, int]]:
    """Positions of a random match, and the seat to move."""
    dice = Stream(name.encode().ljust(16)[:16])
    state, *_ = begun(SETTINGS[name], dice, rings=rings)
    for number, (seat, action) in enumerate(steps(state, dice)):
        if number % APART == 1 and number < APART * ASKED:
            yield state.clone(), state.waiting()[0]
        state.apply(seat, action, dice.luck())


def chosen(state: Any, seat: int, luck: bytes) -> Iterator[tuple[str, Any]]:
    """What each character does there."""
    envelope = shown(GAME, state.options, state, seat)
    for bot in characters(GAME.id):
        yield bot.id, bot.choose(envelope, luck, Budget(playouts=PLAYOUTS))


def choices() -> Iterator[str]:
    """All choices."""
    dice = Stream(bytes(range(16)))
    for name in SETTINGS:
        for state, seat in positions(name):
            for bot, action in chosen(state, seat, dice.luck()):
                yield f"{name} {bot} {action}"


def large_match() -> dict[str, Any]:
    """How six bots end on eight rings with three points to a side."""
    options = GAME.Options(rings=8, points_per_side=3)
    last = play_out(GAME, options, characters(GAME.id), Stream(NO_LUCK), lambda: Budget(playouts=PLAYOUTS))
    outcome = last.outcome()
    assert outcome
    laid = len(last.view("full").tiles)
    return {"laid": laid, "deck": hexes(8) - 1, "places": outcome.places, "points": outcome.points}


if __name__ == "__main__":
    for line in [msgspec.json.encode(large_match()).decode()] if "match" in sys.argv else choices():
        print(line)
