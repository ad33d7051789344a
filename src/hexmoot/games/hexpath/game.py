"""Hex Path as the registry knows it: what can be chosen, how a match begins, and how one is imagined, kept and told."""

from collections.abc import Collection, Sequence

import msgspec

from hexmoot import accel, game, luck
from hexmoot.game import BadOptions, Envelope, SeatInfo, Step
from hexmoot.games.hexpath import board, history, notation, options, reading, views
from hexmoot.games.hexpath.imagine import imagined
from hexmoot.games.hexpath.rules import course
from hexmoot.games.hexpath.rules.match import NOBODY, Match
from hexmoot.games.hexpath.state import TIMEOUTS, State


class HexPath(game.Game[options.Options, views.Action, views.Event, views.View]):
    """The game, as the registry knows it."""

    id = "hexpath"
    title = "Hex Path"
    rules_version = 1
    seats = (2, 3, 4, 5, 6)
    undo = "never"
    turn_seconds = (0, 15, 30, 60, 90, 120)
    timeouts = TIMEOUTS
    leavings = ("bot", "out")
    lateness = 2  # HP-31
    stand_in = "tortoise"
    fillers = ("magpie", "tortoise", "hawk", "spider", "fox", "owl")  # HP-37
    own_colours = True
    sides = ("crimson", "azure", "verdant", "gold", "murex", "bone")
    Options = options.Options
    Action = views.Action
    Event = views.Event
    View = views.View
    Legal = views.Legal
    Preview = views.Preview
    Timeout = views.Late
    Statistics = views.Statistics

    def usual(self, online: bool) -> options.Options:
        """Only online are seats shuffled unless the host says otherwise."""
        return options.Options(shuffle_seats=online)

    def allow(self, options: options.Options, online: bool) -> None:
        """Fog is for one device (HP-32)."""
        if online and options.fog:
            raise BadOptions("fog", "false, for fog needs a table on one device")

    def without(self, options: options.Options, dropped: Collection[int], seats: int) -> options.Options:
        """Corners go with their entries (HP-3); a first seat that is not there any more is drawn (HP-13)."""
        corners = options.corners and [c for entry, c in enumerate(options.corners) if entry not in dropped]
        first = options.first_seat if options.first_seat is None or options.first_seat < seats else None
        return msgspec.structs.replace(options, corners=corners, first_seat=first)

    def new(
        self, options: options.Options, seats: Sequence[SeatInfo], luck_bytes: bytes
    ) -> tuple[State, Step[views.Event]]:
        """Step 0: seating, first turn and hands are drawn."""
        s = fresh(options, len(seats))
        luck.pour(s, *luck.words_of(luck_bytes))
        first = NOBODY if options.first_seat is None else options.first_seat
        course.begin(s, int(options.shuffle_seats), first, int(options.deck_mode == "full"))
        luck.dry(s)
        state = State(s, options)
        for seat, entry in enumerate(state.seating()):
            s.human[seat] = int(seats[entry].kind == "human")
        return state, Step([], reading.reported(s, state.k).draws)

    def imagine(self, envelope: Envelope[views.View], luck_bytes: bytes) -> State:
        """The viewer's position; unknown hands are fresh tiles, unseen hexes empty (HP-43)."""
        chosen = msgspec.convert(envelope.options, self.Options)
        s = fresh(chosen, len(envelope.seats))
        imagined(s, envelope, luck_bytes)
        return State(s, chosen)

    def load(self, data: bytes) -> State:
        """The state that `dump` made these bytes of."""
        size = accel.layout_of(Match()).lasting
        chosen, lines = msgspec.msgpack.decode(data[size:], type=tuple[options.Options, list[history.Line]])
        return State(accel.load(Match, data[:size]), chosen, lines)

    def record_text(self, names: Sequence[str], last: game.State[views.Action, views.Event, views.View]) -> str:
        """The match in its own notation, which names no players."""
        assert isinstance(last, State)
        corners = [row.corner for row in last.seen(None).seats]
        return notation.record_text(notation.Transcript(last.options, corners, int(last.record.first), last.lines))


def fresh(options: options.Options, seats: int) -> Match:
    """A record with its size, rules and corners set. BadOptions if the seats do not fit the options."""
    corners = list(options.corners or board.USUAL_CORNERS[seats])
    if len(corners) != seats or len(set(corners)) != seats:
        raise BadOptions("corners", f"{seats} different corners, one for each seat, or none at all")
    if options.first_seat is not None and options.first_seat >= seats:
        raise BadOptions("firstSeat", f"a seat from 0 to {seats - 1}, or none to draw it")
    s = Match()
    s.rings, s.k, s.seats = options.rings, options.points_per_side, seats
    s.strict, s.fog = int(options.strict_trails), int(options.fog)
    s.stalemate = int(options.head_on_mode == "stalemate")
    s.stop = int(options.last_standing == "stop")
    s.visit_base, s.visit_multiplier = options.visit_base, options.visit_multiplier
    s.travel_step, s.elimination_multiplier = options.travel_step, options.elimination_multiplier
    entries = sorted(range(seats), key=corners.__getitem__)  # clockwise, from corner 0
    for seat, entry in enumerate(range(seats) if options.shuffle_seats else entries):
        s.seated[seat] = entry
    for seat, corner in enumerate(sorted(corners)):
        s.corner[seat] = corner
    return s


GAME = HexPath()
