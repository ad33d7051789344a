"""The six characters of Hex Path (HP-37).

Each tries every placement on what it sees, drops those that would end its own path, and has its own view of which of
the others is worth most. Ties go to more points at once, then the lower slot, then the lower rotation. Fresh tiles are
drawn from a character's own luck: tiles are independent, so they are as good as the true ones (HP-6).

A character whose time runs out answers with the best of what it has weighed so far.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from hexmoot.accel import field_values
from hexmoot.game import Envelope, SeatInfo
from hexmoot.games.hexpath import magpie, views
from hexmoot.games.hexpath.game import GAME
from hexmoot.games.hexpath.magpie import NO_TILE, PLACEMENTS, Outlook
from hexmoot.games.hexpath.rules.match import OUT, Match
from hexmoot.luck import NO_LUCK, Stream
from hexmoot.search.budget import Budget
from hexmoot.search.character import Character, shown


class Thought(NamedTuple):
    """What a character thinks with: an imagined position, its seat, its luck and its budget."""

    s: Match
    seat: int
    stream: Stream
    budget: Budget


# A mind picks one of the placements that leave its path in play, given with the most points at once first.
Mind = Callable[[Thought, list[int]], int]


def grabbing(t: Thought, options: list[int]) -> int:
    """Magpie's way: the first of them."""
    return options[0]


# --- deciding -----------------------------------------------------------------------------------------------------


def choose(mind: Mind, envelope: Envelope[views.View], luck: bytes, budget: Budget) -> views.Place:
    """A character's placement; ValueError if its seat is not waited for."""
    t = thought(envelope, luck, budget)
    outlook = Outlook()
    magpie.look_ahead(t.s, Match(), t.seat, outlook)
    fates, points = field_values(outlook, "fate"), field_values(outlook, "points")
    placements = sorted((x for x in range(PLACEMENTS) if fates[x] != NO_TILE), key=lambda x: -points[x])
    options = [x for x in placements if fates[x] != OUT]
    x = mind(t, options) if options else placements[0]
    return views.Place(envelope.view.turn, *divmod(x, 6))


def thought(envelope: Envelope[views.View], luck: bytes, budget: Budget) -> Thought:
    """What there is to think about; ValueError if nothing is asked of the envelope's seat."""
    stream = Stream(luck)
    state = GAME.imagine(envelope, stream.luck())
    seat = envelope.viewer
    if not isinstance(seat, int) or seat not in state.waiting():
        raise ValueError("nothing is waited for from this seat")
    state.record.quiet = 1
    return Thought(state.record, seat, stream, budget)


MINDS = (("magpie", grabbing),)
CHARACTERS = tuple(
    Character(id, id.capitalize(), level, partial(choose, mind)) for level, (id, mind) in enumerate(MINDS, 1)
)


# --- warming up ---------------------------------------------------------------------------------------------------


def rehearsals() -> list[Envelope[Any]]:
    """The first turn of three on a small board: all that is ever called is called there."""
    options = GAME.Options(rings=2, first_seat=0)
    state, _ = GAME.new(options, [SeatInfo("", "bot") for _ in range(3)], NO_LUCK)
    return [shown(GAME, options, state, 0)]
