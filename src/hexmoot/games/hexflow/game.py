"""HEXFLOW as a game: the verbs of `rules` with names, JSON, views and text around them."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, cast

import msgspec

from hexmoot import accel, game, luck
from hexmoot.game import BadOptions, Envelope, Outcome, Refused, SeatInfo, Step, Viewer
from hexmoot.games.hexflow import choosing, history, notation, options, preview, reading, telling, views
from hexmoot.games.hexflow.board import CORNER_NAMES, MODES, NAMES, NUMBERS, OFF, SEATS_OF
from hexmoot.games.hexflow.imagine import imagined
from hexmoot.games.hexflow.rules import course, ground, opening, state
from hexmoot.games.hexflow.rules.state import NOBODY, OK, Flow, Search
from hexmoot.games.hexflow.tiles import KINDS, STANDARD

ORDERS = ("first", "second")
SOURCES = ("bag", "pool")
HOWS: tuple[views.How, ...] = ("place", "forfeit")
FIRST_CHOICES = ("winner_chooses", "random", "seat_order")
NO_WORD = -1
ORDER, CORNER, PLACE, RESIGN, TIMEOUT = range(5)
Move = tuple[int, int, int, int, int, int]


@accel.rule
def perform(
    s: Flow, w: Search, what: int, seat: int, kind: int, declared: int, at: int, rot: int, displace: int, pool: int
) -> int:
    """One action; 0 or the refusal. What is no placement says what it chooses in place of the kind."""
    s.told = 0
    s.quiet = 0
    if what == ORDER:
        return opening.choose_order(s, seat, kind)
    if what == CORNER:
        return opening.choose_corner(s, seat, kind)
    if what == PLACE:
        return course.place(s, w, seat, kind, declared, at, rot, displace, pool)
    if what == RESIGN:
        return course.resign(s, w, seat)
    return course.time_out(s, w, seat, kind)


def index(words: Sequence[str], word: str) -> int:
    """The number of a word, -1 for one that means nothing."""
    return words.index(word) if word in words else NO_WORD


def move_of(action: views.Place, numbers: Mapping[str, int]) -> Move:
    """A placement as the rules take it: kind, declared, cell, rotation, displacing, pool."""
    declared = 0 if action.declare is None else index(KINDS[:STANDARD], action.declare)
    return (
        index(KINDS, action.tile),
        declared + 1 if action.declare is not None and declared != NO_WORD else declared,
        numbers.get(action.cell, OFF),
        action.rotation,
        int(action.displace),
        index(SOURCES, action.draw),
    )


class State(game.State[views.Action, views.Event, views.View]):
    """A position of HEXFLOW. `record` is the state proper; `lines` repeats what happened, for the text record."""

    def __init__(self, record: Flow, options: options.Options, lines: Sequence[history.Line] = ()) -> None:
        self.record = record
        self.options = options
        self.lines = list(lines)
        self.seats = int(record.seats)
        self.shape = int(record.grid)
        self.names = NAMES[self.shape]

    # --- who, what ---------------------------------------------------------------------------------------

    def waiting(self) -> list[int]:
        """The seat that places or chooses; of a team that may choose, the lower one."""
        to_move = int(self.record.to_move)
        return [] if to_move == NOBODY else [to_move]

    def legal(self, seat: int) -> views.Legal:
        """What this seat may do now: choices, and every tile with its cells, rotations and reasons."""
        s, types = self.record, []
        corners = self.free_corners(seat)
        why: dict[str, list[str]] = {}
        tiles: list[views.Choice] = []
        if opening.may_choose_order(s, seat, 0) == OK:
            types.append("choose_order")
        if corners:
            types.append("choose_corner")
        if s.phase == state.PLAY and s.to_move == seat:
            types.append("place")
            why, tiles = choosing.choices(s, seat)
        if course.may_resign(s, seat) == OK:
            types.append("resign")
        return views.Legal(types, corners, why, tiles, bool(tiles) and self.has_pool(seat))

    def free_corners(self, seat: int) -> list[views.Corner]:
        """The corners of the triangle that this seat may choose now."""
        free = [c for i, c in enumerate(CORNER_NAMES) if opening.may_choose_corner(self.record, seat, i) == OK]
        return cast("list[views.Corner]", free)

    def has_pool(self, seat: int) -> bool:
        """Whether this seat may still draw from a pool."""
        return self.options.mode == "team" and int(self.record.pooled[seat]) == 0

    def actions(self, seat: int) -> list[views.Action]:
        """Every choice or placement of the seat that is waited for, each with every source of the next tile."""
        s = self.record
        if seat != s.to_move:
            return []
        if s.phase == state.CHOOSE_ORDER:
            return [views.ChooseOrder(order) for order in ORDERS]
        if s.phase == state.CHOOSE_CORNER:
            return [
                views.ChooseCorner(c) for i, c in enumerate(CORNER_NAMES) if not opening.may_choose_corner(s, seat, i)
            ]
        sources = SOURCES if self.has_pool(seat) else SOURCES[:1]
        return [
            views.Place(KINDS[kind], self.names[at], rot, reading.kind_or_none(declared), bool(displace), source)
            for kind, declared, at, rot, displace in choosing.moves(s, seat)
            for source in sources
        ]

    def preview(self, seat: int, action: views.Action) -> views.Preview:
        """What the action would do, as far as its player can know; Refused where `apply` would be."""
        s = self.record
        match action:
            case views.ChooseOrder(order=order):
                self.refuse(opening.may_choose_order(s, seat, index(ORDERS, order)))
            case views.ChooseCorner(corner=corner):
                self.refuse(opening.may_choose_corner(s, seat, index(CORNER_NAMES, corner)))
            case views.Resign():
                self.refuse(course.may_resign(s, seat))
            case views.Place():
                move = move_of(action, NUMBERS[self.shape])
                code = course.may_place(s, Search(), seat, *move)
                if code == OK:
                    return preview.preview(s, seat, move)
                if s.strict and code >= state.NOT_IN_HAND:
                    return views.Preview(offence=reading.CODES[code])
                self.refuse(code)
        return views.Preview()

    # --- play --------------------------------------------------------------------------------------------

    def apply(self, seat: int | None, action: views.Action | game.Timeout, luck_bytes: bytes) -> Step[views.Event]:
        """Play one action; Refused leaves everything as it was."""
        s, w = self.record, Search()
        luck.pour(s, *luck.words_of(luck_bytes))
        code = perform(s, w, *self.numbers(seat, action))
        luck.dry(s)
        self.refuse(code)
        if w.lost:
            raise RuntimeError("the search for the best route had to be given up")
        draws, rows = telling.reported(s)
        told = telling.Telling(s)
        events = told.events(rows)
        parties = [row.party for row in told.seen.seats]
        self.lines += history.lines_of([each.event for each in events], seat, action, parties)
        return Step(events, draws, fine=telling.fine(rows))

    def numbers(self, seat: int | None, action: views.Action | game.Timeout) -> tuple[int, ...]:
        """An action as `perform` takes it."""
        nothing = (0, 0, 0, 0, 0)
        match action:
            case views.ChooseOrder(order=order):
                return ORDER, cast(int, seat), index(ORDERS, order), *nothing
            case views.ChooseCorner(corner=corner):
                return CORNER, cast(int, seat), index(CORNER_NAMES, corner), *nothing
            case views.Place():
                return PLACE, cast(int, seat), *move_of(action, NUMBERS[self.shape])
            case views.Resign():
                return RESIGN, cast(int, seat), 0, *nothing
            case views.Timeout(player=player, how=how):
                return TIMEOUT, player, HOWS.index(how), *nothing
        raise TypeError(f"{action!r} is no action of HEXFLOW")

    def refuse(self, code: int) -> None:
        """Raise the refusal that a code stands for."""
        if code != OK:
            raise Refused(reading.CODES[code])

    def timeout(self, seats: Collection[int], settings: Mapping[str, Any]) -> views.Timeout:
        """The step that settles the seat to move, by the table's `onTimeout`."""
        return views.Timeout(int(self.record.to_move), settings.get("onTimeout", HOWS[0]))

    def leave(self, seat: int) -> views.Resign | None:
        """Whoever is gone for good has resigned."""
        return views.Resign() if course.may_resign(self.record, seat) == OK else None

    # --- seen --------------------------------------------------------------------------------------------

    def view(self, viewer: Viewer) -> views.View:
        """What a viewer may know: the board, all counts, and the hands that are open to it."""
        seat = viewer if isinstance(viewer, int) else None
        seen = reading.seen(self.record, NOBODY if seat is None else seat)
        return views.View(
            mode=self.options.mode,
            phase=reading.PHASES[seen.phase],
            board=seen.board,
            to_move=None if seen.to_move == NOBODY else seen.to_move,
            ply=seen.ply,
            you=seat,
            hand=None if seat is None else seen.seats[seat].hand,
            bag=None if seat is None else seen.bag,
            hands={i: row.hand for i, row in enumerate(seen.seats) if row.hand is not None},
            players=[self.player_view(row, seen.parties[row.party].home) for row in seen.seats],
            pool=[views.Pool(*pool) for pool in seen.pools],
            coin=None if seen.coin == NOBODY else seen.coin,
            ranking=seen.rank,
            order=seen.order,
            result=reading.result(seen, self.options.mode),
        )

    def player_view(self, row: reading.SeatSeen, home: int) -> views.Player:
        """One seat as everybody sees it."""
        return views.Player(
            party=row.party,
            corner=reading.corner_of(home),
            hand_count=row.held,
            bag_count=row.bag,
            unseen=row.unseen,
            tokens=row.tokens,
            captures=row.captures,
            placed_first=bool(row.begun),
            out=cast("views.OutReason | None", reading.REASONS[row.out]),
            pooled=bool(row.pooled),
            power=bool(row.power),
            late=row.late,
            offences=row.offences,
        )

    def outcome(self) -> Outcome | None:
        """Winners, or of a draw the tied, share the first place; all others the next."""
        seen = reading.seen(self.record, NOBODY)
        ended = reading.result(seen, self.options.mode)
        if ended is None:
            return None
        parties = [row.party for row in seen.seats]
        best = ended.winners or ended.tied
        first = sum(party in best for party in parties)
        places = [1 if party in best else 1 + first for party in parties]
        teams = [[0, 2], [1, 3]] if self.options.mode == "team" else None
        return Outcome(ended.reason, places, [ended.scores[party] for party in parties], teams)

    def statistics(self) -> views.Statistics | None:
        """The game in numbers, once it is over."""
        seen = reading.seen(self.record, NOBODY)
        ended = reading.result(seen, self.options.mode)
        if ended is None:
            return None
        placed = [sum(tile.owner == seat for tile in seen.board.values()) for seat in range(self.seats)]
        records = [
            views.Record(
                score=score,
                against=max(other for i, other in enumerate(ended.scores) if i != party),
                path_points=seen.parties[party].points,
                captures=sum(len(row.captures) for row in seen.seats if row.party == party),
            )
            for party, score in enumerate(ended.scores)
        ]
        return views.Statistics(seen.ply, len(self.names) - len(seen.board), placed, records)

    # --- kept --------------------------------------------------------------------------------------------

    def clone(self) -> "State":
        """A copy that shares nothing that changes."""
        return State(accel.clone(self.record), self.options, self.lines)

    def dump(self) -> bytes:
        """The record, then options and lines."""
        return accel.dump(self.record) + msgspec.msgpack.encode((self.options, self.lines))

    def text(self) -> str:
        """The board as text for people."""
        return notation.board_text(reading.seen(self.record, NOBODY).board, self.shape)


class HexFlow(game.Game[options.Options, views.Action, views.Event, views.View]):
    """The game itself."""

    id = "hexflow"
    title = "HEXFLOW"
    rules_version = 1
    seats = (2, 3, 4)
    undo = "never"  # HF-24
    turn_seconds = (0, 20, 60, 90, 120)
    timeouts = HOWS
    leavings = ("bot", "resign")
    stand_in = "brook"
    fillers = ("brook", "weir", "drip", "delta")
    sides = ("black", "white", "grey", "amber")
    Options = options.Options
    Action = views.Action
    Event = views.Event
    View = views.View
    Legal = views.Legal
    Preview = views.Preview
    Timeout = views.Timeout
    Statistics = views.Statistics

    def new(
        self, options: options.Options, seats: Sequence[SeatInfo], luck_bytes: bytes
    ) -> tuple[State, Step[views.Event]]:
        """Step 0: coin or dice, corners that are drawn, and the deal."""
        s = fresh(options, len(seats))
        luck.pour(s, *luck.words_of(luck_bytes))
        opening.begin(s)
        luck.dry(s)
        draws, rows = telling.reported(s)
        return State(s, options), Step(telling.Telling(s).events(rows), draws)

    def imagine(self, envelope: Envelope[views.View], luck_bytes: bytes) -> State:
        """The viewer's position; hands that it does not know are drawn from what their seats have not played."""
        chosen = msgspec.convert(envelope.options, self.Options)
        s = fresh(chosen, len(envelope.seats))
        imagined(s, envelope, luck_bytes)
        return State(s, chosen)

    def load(self, data: bytes) -> State:
        """The state that `dump` made these bytes of."""
        size = accel.layout_of(Flow()).lasting
        chosen, lines = msgspec.msgpack.decode(data[size:], type=tuple[options.Options, list[history.Line]])
        record = accel.load(Flow, data[:size])
        ground.survey(record)
        return State(record, chosen, lines)

    def record_text(self, names: Sequence[str], last: game.State[views.Action, views.Event, views.View]) -> str:
        """The game in its own notation, which names no players."""
        assert isinstance(last, State)
        seen = reading.seen(last.record, NOBODY)
        corners = [reading.corner_of(party.home) for party in seen.parties]
        deeds = [(line.seat, line.text) for line in last.lines]
        ended = reading.result(seen, last.options.mode)
        return notation.record_text(notation.Transcript(last.options, seen.order, [*corners], deeds, ended))


def fresh(options: options.Options, seats: int) -> Flow:
    """A record with its mode, rules and sets. BadOptions if seats and options do not fit."""
    options.check()
    mode = MODES.index(options.mode)
    if seats != SEATS_OF[mode]:
        raise BadOptions("mode", f"for {SEATS_OF[mode]} players, not {seats}")
    s = Flow()
    s.mode = mode
    s.dots, s.strangle, s.guards = int(options.dots), int(options.strangles()), int(options.guards)
    s.wildcard_block, s.open_hand = int(options.wildcard_block), int(options.open_hand)
    s.strict, s.first_choice = int(options.strict_penalties), FIRST_CHOICES.index(options.first_choice)
    s.second_corner, s.partner_hands = int(options.value("second_corner")), int(options.value("partner_hands"))
    s.balanced, s.shared = int(options.value("tri_order") == "balanced"), int(options.value("tri_shared_victory"))
    for seat in range(seats if options.mode == "battle" else 0):
        s.tokens[seat] = options.value("tokens")
    opening.set_up(s, int(options.value("tri_extra_tile") == "arrow"))
    return s


GAME = HexFlow()
