"""Battle Hex as a game: the verbs of `rules` with names, JSON, views and text around them."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec

from hexmoot import accel, game, luck
from hexmoot.game import Envelope, Outcome, Refused, SeatInfo, Step, Told, Viewer
from hexmoot.games.battlehex import notation, options, rules, views
from hexmoot.games.battlehex.board import NAMES, SIDES, STRIDE, cells, name, named
from hexmoot.games.battlehex.chain import chain
from hexmoot.games.battlehex.reading import (
    CODES,
    COLOURS,
    HOWS,
    LEFTS,
    MODES,
    PHASES,
    Facts,
    facts,
    numbers,
    perform,
    told,
)

PAST = (views.RevealEvent, views.ForfeitEvent, views.ContestEvent, views.PlacedEvent, views.SwappedEvent)


class State(game.State[views.Action, views.Event, views.View]):
    """A position of Battle Hex. `record` is the state proper; `history` repeats what was made public."""

    seats = 2

    def __init__(self, record: rules.Hex, history: Sequence[views.Past] = ()) -> None:
        self.record = record
        self.history = list(history)

    # --- who, what ---------------------------------------------------------------------------------------

    def facts(self) -> Facts:
        """The record's numbers."""
        return facts(self.record)

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
        targets = [NAMES[at] for at in cells(f.size) if f.cell[at] == 0] if types else []
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
        trial.sealed[1 - side] = 0  # a rival's sealed move must not show: as if nobody had sealed
        self.refuse(perform(trial, what, side, turn, r, b, left, 1))
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
            self.refuse(rules.NOT_YOUR_MOVE)
        side = rules.NOBODY if seat is None else self.side(seat)
        what, turn, r, b, left = numbers(action)
        hidden = isinstance(action, views.Seal) and bool(self.record.sealed[side])  # a replaced move (BH-6)
        luck.pour(self.record, *luck.words_of(luck_bytes))
        code = perform(self.record, what, side, turn, r, b, left, 0)
        luck.dry(self.record)
        self.refuse(code)
        draws, events = told(self.record)
        self.history += [e for e in events if isinstance(e, PAST)]
        others = frozenset({None, 1 - seat}) if hidden and seat is not None else frozenset[int | None]()
        shown = any(isinstance(e, views.RevealEvent) for e in events)
        return Step([Told(e) for e in events], draws, others, "shown" if shown else None)

    def refuse(self, code: int) -> None:
        """Raise the refusal that a code stands for."""
        if code:
            f = self.facts()
            raise Refused(CODES[code], turn=f.turn, size=f.size)

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
            cells={NAMES[at]: SIDES[f.cell[at] - 1] for at in cells(f.size) if f.cell[at]},
            sealed=views.SealedBySide(bool(f.sealed[0]), bool(f.sealed[1])),
            mine=mine,
            free=SIDES[f.free] if f.phase == rules.FREE else None,
            streaks=views.BySide(*f.streak),
            history=list(self.history),
            winner=SIDES[f.winner] if f.winner >= 0 else None,
            how=HOWS[f.how - 1] if f.how else None,
            chain=chain(self.record) if over else None,
        )

    def outcome(self) -> Outcome | None:
        """Winner first; an abandoned game has no places."""
        if self.record.phase != rules.OVER:
            return None
        f = self.facts()
        if f.winner < 0:
            return Outcome(HOWS[f.how - 1], None, [0, 0])
        won = [self.side(seat) == f.winner for seat in (0, 1)]
        return Outcome(HOWS[f.how - 1], [1 if w else 2 for w in won], [int(w) for w in won])

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
    turn_seconds = (0, 15, 30, 60, 120)
    timeouts = ("forfeit", "random")
    leavings = ("bot", "resign")
    stand_in = "general"
    fillers = ("recruit", "corporal", "captain", "general")
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
        draws, events = told(s)
        return state, Step([Told(e) for e in events], draws)

    def imagine(self, envelope: Envelope[views.View], luck_bytes: bytes) -> State:
        """The viewer's position; a rival's sealed move is any empty cell alike, its left random (BH-18)."""
        view = envelope.view
        s = rules.Hex()
        stream = luck.Stream(luck_bytes)
        chosen = msgspec.convert(envelope.options, self.Options)
        host = SIDES.index(view.colours[0])
        rules.start(s, MODES.index(view.mode), view.size, chosen.forfeit_limit, int(chosen.swap), host)
        s.phase, s.turn = PHASES.index(view.phase), view.turn
        s.how = HOWS.index(view.how) + 1 if view.how else 0
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
