"""Hexfall as a game: its options, actions, events and views, and the making of states."""

from collections.abc import Sequence
from string import ascii_lowercase

import msgspec

from hexmoot import accel, game, luck
from hexmoot.game import Envelope, SeatInfo, Step
from hexmoot.games.hexfall import (
    actions,
    events,
    legal,
    looking,
    notation,
    options,
    previewing,
    reading,
    telling,
    views,
)
from hexmoot.games.hexfall.board import SIZES, sea
from hexmoot.games.hexfall.imagine import imagined
from hexmoot.games.hexfall.looking import EVERYONE
from hexmoot.games.hexfall.making import chart_of, fresh
from hexmoot.games.hexfall.rules import course, ground
from hexmoot.games.hexfall.rules.state import Work, World
from hexmoot.games.hexfall.state import State
from hexmoot.games.hexfall.tally import Tally

SEED_LETTERS = 8


class Hexfall(game.Game[options.Options, actions.Action, events.Event, views.View]):
    """The game itself."""

    id = "hexfall"
    title = "Hexfall"
    rules_version = 1
    seats = (2, 3, 4)
    undo = "unrevealed"  # R96
    turn_seconds = (0, 30, 60, 90, 120, 180)
    timeouts = ("move_on",)  # what the clock does is fixed (R92)
    leavings = ("bot", "resign")
    stand_in = "steward"
    fillers = ("steward", "squire")
    sides = ("crimson", "azure", "verdant", "goldleaf")
    Options = options.Options
    Action = actions.Action
    Event = events.Event
    View = views.View
    Legal = legal.Legal
    Preview = previewing.Preview
    Statistics = views.Statistics
    Board = views.Board
    mapped = ("size", "mapSeed")
    Timeout = actions.Timeout | actions.Leave

    def drawn(self, options: options.Options, luck_bytes: bytes) -> options.Options:
        """A map seed where none is given, so that all see before step 0 which map it will be."""
        dice = luck.Stream(luck_bytes)
        seed = options.map_seed or "".join(dice.pick(ascii_lowercase) for _ in range(SEED_LETTERS))
        return msgspec.structs.replace(options, map_seed=seed)

    def board(self, options: options.Options) -> views.Board:
        """The map, which depends on size and seed alone."""
        return reading.board(chart_of(options), sea(SIZES.index(options.size)), [])

    def new(
        self, options: options.Options, seats: Sequence[SeatInfo], luck_bytes: bytes
    ) -> tuple[State, Step[events.Event]]:
        """Step 0: turn order, bands, pirate."""
        s = fresh(options, len(seats))
        luck.pour(s, *luck.words_of(luck_bytes))
        course.begin(s, Work())
        luck.dry(s)
        draws, rows = telling.reported(s)
        return State(s, options), Step(telling.told(rows, looking.seen(s, EVERYONE), []), draws)

    def imagine(self, envelope: Envelope[views.View], luck_bytes: bytes) -> State:
        """The viewer's position; what rivals hold is drawn as `imagine` says."""
        chosen = msgspec.convert(envelope.options, self.Options)
        s = fresh(chosen, len(envelope.seats))
        imagined(s, envelope.view, luck_bytes)
        reports: list[list[views.Report]] = [[] for _ in envelope.seats]
        if isinstance(envelope.viewer, int):
            reports[envelope.viewer] = list(envelope.view.spy)
        return State(s, chosen, reports)

    def load(self, data: bytes) -> State:
        """The state that `dump` made these bytes of."""
        size = accel.layout_of(World()).lasting
        kept = tuple[options.Options, list[list[views.Report]], list[str], Tally]
        chosen, reports, lines, counted = msgspec.msgpack.decode(data[size:], type=kept)
        record = accel.load(World, data[:size])
        ground.survey(record)
        return State(record, chosen, reports, lines, counted)

    def record_text(self, names: Sequence[str], last: game.State[actions.Action, events.Event, views.View]) -> str:
        """The chronicle: a line for each action. It names banners, not players."""
        assert isinstance(last, State)
        return notation.record_text(last.options, last.lines)


GAME = Hexfall()
