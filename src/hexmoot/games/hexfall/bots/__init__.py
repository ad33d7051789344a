"""The characters of Hexfall: Squire and Steward, weakest first.

Both judge places, goals and battles by the same few numbers; Steward sees them as they are, Squire blurred by chance.
Neither looks at what rivals may hold: of hidden cards only their number counts.
"""

from functools import partial
from typing import Any

from hexmoot.game import Envelope, SeatInfo
from hexmoot.games.hexfall import actions, views
from hexmoot.games.hexfall.bots.mind import Mind
from hexmoot.games.hexfall.bots.speaking import spoken
from hexmoot.games.hexfall.bots.steward import decide
from hexmoot.games.hexfall.game import GAME
from hexmoot.games.hexfall.rules.state import Work
from hexmoot.luck import NO_LUCK, Stream, pour, words_of
from hexmoot.search.budget import Budget
from hexmoot.search.character import Character, shown


def choose(rough: bool, envelope: Envelope[views.View], luck: bytes, budget: Budget) -> actions.Action:
    """The action of a character that does not search; ValueError if its seat is not waited for."""
    stream = Stream(luck)
    state = GAME.imagine(envelope, stream.luck())
    seat = envelope.viewer
    if not isinstance(seat, int) or seat not in state.waiting():
        raise ValueError("nothing is waited for from this seat")
    m, w = Mind(), Work()
    m.rough = m.timid = int(rough)
    pour(m, *words_of(stream.luck()))
    decide(state.record, w, m, seat)
    return spoken(m, w)


CHARACTERS = (
    Character("squire", "Squire", 1, partial(choose, True)),
    Character("steward", "Steward", 2, partial(choose, False)),
)


def rehearsals() -> list[Envelope[Any]]:
    """The first step of a draft, and the first turn after it."""
    options = GAME.Options(size="tiny", map_seed="rehearsal")
    state, _ = GAME.new(options, [SeatInfo("", "bot")] * 2, NO_LUCK)
    found = [shown(GAME, options, state, state.waiting()[0])]
    while state.view(None).phase == "draft":
        state.apply(None, state.timeout(state.waiting(), {}), NO_LUCK)
    return [*found, shown(GAME, options, state, state.waiting()[0])]
