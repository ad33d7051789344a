"""Battle Hex as a game: the verbs of `rules` with names, JSON, views and text around them."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple, cast

import msgspec

from hexmoot import accel, game, luck
from hexmoot.game import Envelope, Outcome, Refused, SeatInfo, Step, Told, Viewer
from hexmoot.games.battlehex import notation, options, rules, views
from hexmoot.games.battlehex.board import SIDES, SPOTS, STRIDE, cells, name, named

CODES = ("", "gameOver", "stale", "wrongPhase", "notYourMove", "badRank", "badLeft", "occupied")
PHASES: tuple[views.Phase, ...] = ("choose", "free", "play", "over")
MODES: tuple[views.Mode, ...] = ("battle", "classic")
COLOURS = ("red", "black", "random")
CARDS: tuple[views.Card, ...] = ("R", "B")
LEFTS: tuple[views.Left, ...] = ("R", "B", "random")
HOWS: tuple[views.How | None, ...] = (None, "chain", "forfeits", "resign", "abandoned")
RESULTS: tuple[views.Result, ...] = ("same", "opposite")
PAST = (views.RevealEvent, views.ForfeitEvent, views.ContestEvent, views.PlacedEvent, views.SwappedEvent)
NUMBERS = 17


class Facts(NamedTuple):
    """The numbers of a record, taken in one go."""

    mode: int
    size: int
    host: int
    phase: int
    free: int
    winner: int
    how: int
    turn: int
    sealed: tuple[int, int]
    streak: tuple[int, int]
    want: tuple[int, int]
    left: tuple[int, int]
    swap_open: int
    cell: list[int]


@accel.rule
def look(s: rules.Hex, out: list[int]) -> None:
    """Write what the readable layer asks for, numbers first, then the cells."""
    out[0] = s.mode
    out[1] = s.size
    out[2] = s.host
    out[3] = s.phase
    out[4] = s.free
    out[5] = s.winner
    out[6] = s.how
    out[7] = s.turn
    for side in range(2):
        out[8 + side] = s.sealed[side]
        out[10 + side] = s.streak[side]
        out[12 + side] = s.want[side]
        out[14 + side] = s.left[side]
    out[16] = 1 if rules.may_swap(s, rules.BLACK, s.turn) == rules.OK else 0
    for at in range(SPOTS):
        out[NUMBERS + at] = s.cell[at]


@accel.rule
def retell(s: rules.Hex, out: list[int]) -> None:
    """Write the draws and the story of the step: their counts, then their rows."""
    out[0] = s.drawn
    out[1] = s.told
    at = 2
    for i in range(s.drawn):
        for j in range(2):
            out[at] = s.draws[i][j]
            at += 1
    for i in range(s.told):
        for j in range(5):
            out[at] = s.story[i][j]
            at += 1


@accel.rule
def perform(s: rules.Hex, what: int, side: int, turn: int, r: int, b: int, left: int, quiet: int) -> int:
    """One action as `numbers` gives it; 0 or the refusal."""
    s.told = 0
    s.quiet = quiet
    if what == 0:
        return rules.seal(s, side, turn, r, b, left)
    if what == 1:
        return rules.unseal(s, side, turn)
    if what == 2:
        return rules.place_free(s, side, turn, r, b)
    if what == 3:
        return rules.play(s, side, turn, r, b)
    if what == 4:
        return rules.swap_colours(s, side, turn)
    if what == 5:
        return rules.resign(s, side)
    return rules.time_out(s, turn, left, r, b)


def numbers(action: views.Action | game.Timeout) -> tuple[int, int, int, int, int]:
    """An action as `perform` takes it: what, turn and three numbers. A word for the left card may be wrong: -1."""
    match action:
        case views.Seal(turn=turn, red=red, black=black, left=left):
            return 0, turn, red, black, LEFTS.index(left) if left in LEFTS else -1
        case views.Unseal(turn=turn):
            return 1, turn, 0, 0, 0
        case views.Free(turn=turn, red=red, black=black):
            return 2, turn, red, black, 0
        case views.Play(turn=turn, red=red, black=black):
            return 3, turn, red, black, 0
        case views.Swap(turn=turn):
            return 4, turn, 0, 0, 0
        case views.Resign():
            return 5, 0, 0, 0, 0
        case views.Timeout(turn=turn, how=how, sides=sides):
            return 6, turn, int("red" in sides), int("black" in sides), int(how == "random")
    raise TypeError(f"{action!r} is no action of Battle Hex")


class State(game.State[views.Action, views.Event, views.View]):
    """A position of Battle Hex. `record` is the state proper; `history` repeats what was made public."""

    seats = 2

    def __init__(self, record: rules.Hex, history: Sequence[views.Past] = ()) -> None:
        self.record = record
        self.history = list(history)

    # --- who, what ---------------------------------------------------------------------------------------

    def facts(self) -> Facts:
        """The record's numbers."""
        out = accel.buffer(NUMBERS + SPOTS)
        look(self.record, out)
        n = accel.listed(out)
        sealed, streak, want, left = ((n[i], n[i + 1]) for i in (8, 10, 12, 14))
        return Facts(*(n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7]), sealed, streak, want, left, n[16], n[NUMBERS:])

    def side(self, seat: int) -> int:
        """The side that a seat plays."""
        return seat ^ int(self.record.host)

    def waiting(self) -> list[int]:
        """The seats that the game waits for."""
        return [seat for seat in (0, 1) if rules.overdue(self.record, self.side(seat))]

    def legal(self, seat: int) -> views.Legal:
        """What this seat may do now."""
        f, side = self.facts(), self.side(seat)
        types: list[Any] = []
        if f.phase == rules.CHOOSE and not rules.settled(self.record, side):
            types = ["seal", "unseal"] if f.sealed[side] else ["seal"]
        elif f.phase == rules.FREE and f.free == side:
            types = ["free"]
        elif f.phase == rules.PLAY and rules.overdue(self.record, side):
            types = ["play", "swap"] if f.swap_open else ["play"]
        targets = [name(at) for at in cells(f.size) if f.cell[at] == 0] if types else []
        if f.phase != rules.OVER:
            types.append("resign")
        return views.Legal(f.turn, types, targets)

    def actions(self, seat: int) -> list[views.Action]:
        """All seals (occupied cells and every left too), free placements or classic moves of a seat waited for."""
        f, side = self.facts(), self.side(seat)
        if not rules.overdue(self.record, side):
            return []
        spots = cells(f.size)
        if f.phase == rules.CHOOSE:
            return [views.Seal(f.turn, at // STRIDE, at % STRIDE, left) for at in spots for left in LEFTS]
        kind = views.Free if f.phase == rules.FREE else views.Play
        found: list[views.Action] = [kind(f.turn, at // STRIDE, at % STRIDE) for at in spots if f.cell[at] == 0]
        if f.swap_open:
            found.append(views.Swap(f.turn))
        return found

    def preview(self, seat: int, action: views.Action) -> views.Preview:
        """What the action would do; Refused where `apply` would be."""
        side = self.side(seat)
        what, turn, r, b, left = numbers(action)
        trial = accel.clone(self.record)
        for other in (0, 1):  # a rival's sealed move must not show: as if nobody had sealed
            if other != side:
                trial.sealed[other] = 0
        self.refuse(perform(trial, what, side, turn, r, b, left, 1), seat, action)
        if isinstance(action, views.Unseal | views.Resign):
            return views.Preview(None, False, False)
        if isinstance(action, views.Swap):
            return views.Preview(next(name(at) for at in cells(self.facts().size) if trial.cell[at]), False, False)
        at = r * STRIDE + b
        occupied = bool(self.record.cell[at])
        if isinstance(action, views.Seal) and not occupied:
            rules.put(trial, side, at)
        return views.Preview(name(at), occupied, not occupied and bool(rules.connected(trial, side)))

    # --- play --------------------------------------------------------------------------------------------

    def apply(self, seat: int | None, action: views.Action | game.Timeout, luck_bytes: bytes) -> Step[views.Event]:
        """Play one action; Refused leaves everything as it was."""
        if (seat is None) != isinstance(action, game.Timeout):
            raise Refused("notYourMove", turn=self.facts().turn, size=self.facts().size)
        side = rules.NOBODY if seat is None else self.side(seat)
        what, turn, r, b, left = numbers(action)
        hidden = isinstance(action, views.Seal) and bool(self.record.sealed[side])  # a replaced move (BH-6)
        luck.pour(self.record, *luck.words_of(luck_bytes))
        code = perform(self.record, what, side, turn, r, b, left, 0)
        luck.dry(self.record)
        self.refuse(code, seat, action)
        draws, events = self.told()
        self.history += [e for e in events if isinstance(e, PAST)]
        others = frozenset({None, 1 - seat}) if hidden and seat is not None else frozenset[int | None]()
        return Step([Told(e) for e in events], draws, others)

    def refuse(self, code: int, seat: int | None, action: msgspec.Struct) -> None:
        """Raise the refusal that a code stands for."""
        if code:
            raise Refused(CODES[code], turn=self.facts().turn, size=self.facts().size)

    def told(self) -> tuple[list[tuple[int, int]], list[views.Event]]:
        """Draws and events of the step just played."""
        s = self.record
        out = accel.buffer(2 + 2 * len(s.draws) + 5 * len(s.story))
        retell(s, out)
        n = accel.listed(out)
        first = 2 + 2 * n[0]
        draws = [(n[i], n[i + 1]) for i in range(2, first, 2)]
        rows = [n[i : i + 5] for i in range(first, first + 5 * n[1], 5)]
        turn = int(s.turn) - any(row[0] == rules.NEXT_TURN for row in rows)
        return draws, [self.event(turn, row) for row in rows]

    def event(self, turn: int, row: list[int]) -> views.Event:
        """One row of the story as an event."""
        what, a, b, c, d = row
        if what == rules.SEALED:
            return views.SealedEvent(turn, SIDES[a])
        if what == rules.UNSEALED:
            return views.UnsealedEvent(turn, SIDES[a])
        if what == rules.REVEAL:
            shown = [views.Revealed(name(at), CARDS[left]) if at else None for at, left in ((a, b), (c, d))]
            return views.RevealEvent(turn, shown[0], shown[1])
        if what == rules.FORFEIT:
            return views.ForfeitEvent(turn, SIDES[a], b)
        if what == rules.CONTEST:
            return views.ContestEvent(turn, name(a), RESULTS[b], SIDES[b])
        if what == rules.PLACED:
            return views.PlacedEvent(turn, SIDES[a], name(b), bool(c))
        if what == rules.GOES_FREE:
            return views.FreeEvent(turn, SIDES[a])
        if what == rules.NEXT_TURN:
            return views.TurnEvent(a)
        if what == rules.SWAPPED:
            return views.SwappedEvent(turn, name(a), name(b))
        return views.OverEvent(SIDES[a] if a >= 0 else None, cast(Any, HOWS[b]), self.chain())

    def chain(self) -> list[str]:
        """One shortest chain of the winner, from border to border; empty if the game ended otherwise."""
        if self.record.how != rules.CHAIN:
            return []
        walk = rules.Walk()
        length = rules.shortest_chain(self.record, walk, int(self.record.winner))
        return [name(at) for at in accel.listed(walk.path)[:length]]

    def timeout(self, seats: Collection[int], settings: Mapping[str, Any]) -> views.Timeout:
        """The step that settles these seats, by the table's `onTimeout`."""
        sides = sorted(self.side(seat) for seat in seats)
        return views.Timeout(int(self.record.turn), settings.get("onTimeout", "forfeit"), [SIDES[x] for x in sides])

    def leave(self, seat: int) -> views.Action | None:
        """Resigning, while there is something to resign."""
        return None if self.record.phase == rules.OVER else views.Resign()

    # --- seen --------------------------------------------------------------------------------------------

    def view(self, viewer: Viewer) -> views.View:
        """What a viewer may know: the own sealed move, and of the rival's that it is sealed."""
        f = self.facts()
        mine = None
        if isinstance(viewer, int) and f.want[self.side(viewer)]:
            side = self.side(viewer)
            mine = views.Move(f.want[side] // STRIDE, f.want[side] % STRIDE, LEFTS[f.left[side]])
        over = f.phase == rules.OVER
        return views.View(
            mode=MODES[f.mode],
            size=f.size,
            colours=[SIDES[f.host], SIDES[1 - f.host]],
            turn=f.turn,
            phase=PHASES[f.phase],
            to_move=SIDES[(f.turn - 1) % 2] if f.phase == rules.PLAY else None,
            cells={name(at): SIDES[f.cell[at] - 1] for at in cells(f.size) if f.cell[at]},
            sealed=views.SealedBySide(bool(f.sealed[0]), bool(f.sealed[1])),
            mine=mine,
            free=SIDES[f.free] if f.phase == rules.FREE else None,
            streaks=views.BySide(*f.streak),
            history=list(self.history),
            winner=SIDES[f.winner] if f.winner >= 0 else None,
            how=cast(Any, HOWS[f.how]),
            chain=self.chain() if over else None,
        )

    def outcome(self) -> Outcome | None:
        """Winner first; an abandoned game has no places."""
        f = self.facts()
        if f.phase != rules.OVER:
            return None
        if f.winner < 0:
            return Outcome(str(HOWS[f.how]), None, [0, 0])
        won = [self.side(seat) == f.winner for seat in (0, 1)]
        return Outcome(str(HOWS[f.how]), [1 if w else 2 for w in won], [int(w) for w in won])

    def clone(self) -> "State":
        """A copy that shares nothing that changes."""
        return State(accel.clone(self.record), self.history)

    def dump(self) -> bytes:
        """The record's bytes, then the history as MessagePack."""
        return accel.dump(self.record) + msgspec.msgpack.encode(self.history)

    def text(self) -> str:
        """The board as text."""
        f = self.facts()
        return notation.board_text(f.size, f.cell)


class BattleHex(game.Game[options.Options, views.Action, views.Event, views.View]):
    """The game, as the registry knows it."""

    id = "battlehex"
    title = "Battle Hex"
    rules_version = 1
    seats = (2,)
    undo = "never"
    sides = SIDES
    Options = options.Options
    Action = views.Action
    Event = views.Event
    View = views.View
    Legal = views.Legal
    Preview = views.Preview
    Timeout = views.Timeout

    def new(
        self, options: options.Options, seats: Sequence[SeatInfo], luck_bytes: bytes
    ) -> tuple[State, Step[views.Event]]:
        """Step 0: the colours are drawn here if `firstColour` is random."""
        s = rules.Hex()
        luck.pour(s, *luck.words_of(luck_bytes))
        first = COLOURS.index(options.first_colour)
        rules.start(s, MODES.index(options.mode), options.size, options.forfeit_limit, int(options.swap), first)
        luck.dry(s)
        s.told = 0
        state = State(s)
        draws, events = state.told()
        return state, Step([Told(e) for e in events], draws)

    def imagine(self, envelope: Envelope[views.View], luck_bytes: bytes) -> State:
        """The viewer's position; a rival's sealed move is any empty cell alike, its left random (BH-18)."""
        view = envelope.view
        s = rules.Hex()
        stream = luck.Stream(luck_bytes)
        chosen = msgspec.convert(envelope.options, self.Options)
        host = SIDES.index(view.colours[0])
        rules.start(s, MODES.index(view.mode), view.size, chosen.forfeit_limit, int(chosen.swap), host)
        s.phase, s.turn, s.how = PHASES.index(view.phase), view.turn, HOWS.index(view.how)
        s.free = SIDES.index(view.free) if view.free else rules.NOBODY
        s.winner = SIDES.index(view.winner) if view.winner else rules.NOBODY
        for cell, colour in view.cells.items():
            rules.put(s, SIDES.index(colour), named(cell, view.size))
        empty = [at for at in cells(view.size) if s.cell[at] == 0]
        own = SIDES.index(view.colours[envelope.viewer]) if isinstance(envelope.viewer, int) else rules.NOBODY
        sealed, streaks = (view.sealed.red, view.sealed.black), (view.streaks.red, view.streaks.black)
        for side in (rules.RED, rules.BLACK):
            s.streak[side] = streaks[side]
            s.sealed[side] = int(sealed[side])
            if sealed[side] and side != own:
                s.want[side] = stream.pick(empty)
                s.left[side] = rules.LEFT_RANDOM
            elif view.mine and side == own:
                s.want[side] = view.mine.red * STRIDE + view.mine.black
                s.left[side] = LEFTS.index(view.mine.left)
        return State(s, view.history)

    def load(self, data: bytes) -> State:
        """The state that `dump` made these bytes of."""
        size = accel.layout_of(rules.Hex()).lasting
        return State(accel.load(rules.Hex, data[:size]), msgspec.msgpack.decode(data[size:], type=list[views.Past]))

    def next_options(
        self, options: options.Options, last: game.State[views.Action, views.Event, views.View]
    ) -> options.Options:
        """Colours change after every game of a series; an abandoned one is replayed with the same (BH-17, BH-22)."""
        assert isinstance(last, State)
        f = last.facts()
        return msgspec.structs.replace(options, first_colour=SIDES[f.host if f.winner < 0 else 1 - f.host])

    def record_text(self, names: Sequence[str], last: game.State[views.Action, views.Event, views.View]) -> str:
        """The game in its own notation."""
        view = last.view(None)
        red, black = names if view.colours[0] == "red" else reversed(names)
        return notation.record_text(notation.transcript(red, black, view))


GAME = BattleHex()
