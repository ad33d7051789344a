"""A position of Hex Path: the verbs of `rules` with names, JSON and views around them. Nothing is decided here."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, cast

import msgspec

from hexmoot import accel, game, luck
from hexmoot.game import Outcome, Refused, Step, Told, Viewer
from hexmoot.games.hexpath import board, history, magpie, notation, options, preview, reading, views
from hexmoot.games.hexpath.rules import course, match, sight, travel
from hexmoot.games.hexpath.rules.match import NOBODY, Match
from hexmoot.games.hexpath.rules.sight import Sight

CODES = ("", "matchOver", "out", "stale", "notYourTurn", "badSlot", "badRotation", "locked")
TIMEOUTS: tuple[views.How, ...] = ("auto", "random", "out")
HOWS = ("finished",)  # the only way in which a match ends
PLACE, RESIGN, TIMEOUT, LEFT = range(4)


@accel.rule
def perform(s: Match, what: int, seat: int, turn: int, how: int, slot: int, rot: int) -> int:
    """One action; 0 or the refusal."""
    s.told = 0
    s.quiet = 0
    if what == PLACE:
        return course.place(s, seat, turn, slot, rot)
    if what == RESIGN:
        return course.resign(s, seat)
    if what == TIMEOUT:
        return course.time_out(s, turn, how, slot, rot)
    return course.leave(s, seat)


def numbers(seat: int | None, action: views.Action | game.Timeout) -> tuple[int, int, int, int, int, int]:
    """An action as `perform` takes it: what, seat, turn, how, slot, rot."""
    match action:
        case views.Place(turn=turn, slot=slot, rot=rot):
            return PLACE, cast(int, seat), turn, 0, slot, rot
        case views.Resign():
            return RESIGN, cast(int, seat), 0, 0, 0, 0
        case views.Timeout(turn=turn, how=how, slot=slot, rot=rot):
            return TIMEOUT, NOBODY, turn, TIMEOUTS.index(how), -1 if slot is None else slot, -1 if rot is None else rot
        case views.Left(seat=left):
            return LEFT, left, 0, 0, 0, 0
    raise TypeError(f"{action!r} is no action of Hex Path")


class State(game.State[views.Action, views.Event, views.View]):
    """A position of Hex Path. `record` is the state proper; `lines` repeats what happened, for text and counting."""

    def __init__(self, record: Match, options: options.Options, lines: Sequence[history.Line] = ()) -> None:
        self.record = record
        self.options = options
        self.lines = list(lines)
        self.seats = int(record.seats)
        self.k = options.points_per_side
        self.names = board.names(options.rings)

    # --- who, what ---------------------------------------------------------------------------------------

    def seating(self) -> list[int]:
        """The entry of the list of seats that plays each seat (HP-3, HP-39)."""
        return [int(entry) for entry in accel.field_values(self.record, "seated")[: self.seats]]

    def waiting(self) -> list[int]:
        """The seat to move."""
        to_move = int(self.record.to_move)
        return [] if to_move == NOBODY else [to_move]

    def legal(self, seat: int) -> views.Legal:
        """What this seat may do now: every rotation of every tile that it holds, and resigning."""
        s = self.record
        turn = int(s.turn)
        slots = self.playable(seat)
        types: list[Any] = ["place"] if slots else []
        if course.may_act(s, seat) == course.OK:
            types.append("resign")
        return views.Legal(turn, types, self.names[s.glow[seat]] if slots else None, slots)

    def actions(self, seat: int) -> list[views.Action]:
        """All placements of a seat that is to move, fatal ones and equal ones too (HP-11, HP-33)."""
        turn = int(self.record.turn)
        return [views.Place(turn, slot, rot) for slot in self.playable(seat) for rot in range(6)]

    def playable(self, seat: int) -> list[int]:
        """The slots of a seat that is to move which hold a tile."""
        s = self.record
        return [slot for slot in (0, 1) if course.may_place(s, seat, s.turn, slot, 0) == course.OK]

    def preview(self, seat: int, action: views.Action) -> views.Preview:
        """What the action would do, as far as this seat sees; Refused where `apply` would be."""
        s = self.record
        if isinstance(action, views.Resign):
            self.refuse(course.may_act(s, seat), seat)
            return preview.NOTHING
        self.refuse(course.may_place(s, seat, action.turn, action.slot, action.rot), seat)
        w = self.sight(seat)
        trial = self.seen_by(seat, w)
        trial.told = trial.quiet = 0
        travel.lay(trial, seat, action.slot, action.rot)
        trial.drawn = 0
        return preview.preview(seat, reading.reported(trial, self.k).stages, w, self.names)

    def sight(self, seat: int = NOBODY) -> Sight:
        """What a seat sees now, or what each of them sees."""
        w = Sight()
        sight.survey(w, self.record, seat)
        return w

    def seen_by(self, seat: int, w: Sight) -> Match:
        """A copy of the record in which nothing that a seat does not see lies or stands."""
        trial: Match = accel.clone(self.record)
        if not w.lifted:
            sight.forget(trial, w, seat)
        return trial

    # --- play --------------------------------------------------------------------------------------------

    def apply(self, seat: int | None, action: views.Action | game.Timeout, luck_bytes: bytes) -> Step[views.Event]:
        """Play one action; Refused leaves everything as it was."""
        s = self.record
        w, turn = self.sight(), int(s.turn)
        luck.pour(s, *luck.words_of(luck_bytes))
        code = perform(s, *numbers(seat, action))
        luck.dry(s)
        self.refuse(code, seat)
        draws, stages = reading.reported(s, self.k)
        events = reading.Telling(s, w, self.seats, self.names).events(stages)
        self.lines.append(history.line_of(turn, [told.event for told in events]))
        if stages[-1].what == match.END:
            end = result(self.seen(None))
            events.append(Told(views.EndEvent(end.rank, end.hands, end.achievements)))
        return Step(events, draws)

    def refuse(self, code: int, seat: int | None) -> None:
        """Raise the refusal that a code stands for."""
        if code:
            raise Refused(CODES[code], turn=int(self.record.turn), seat=seat)

    def timeout(self, seats: Collection[int], settings: Mapping[str, Any]) -> views.Timeout:
        """The step that settles the seat to move, by the table's `onTimeout`; `auto` is Magpie's choice (HP-30)."""
        s = self.record
        how = settings.get("onTimeout", "auto")
        if how != "auto" or s.to_move == NOBODY:
            return views.Timeout(int(s.turn), how)
        seat = int(s.to_move)
        outlook, trial = magpie.Outlook(), self.seen_by(seat, self.sight(seat))
        trial.quiet = 1
        magpie.look_ahead(trial, Match(), seat, outlook)
        slot, rot = divmod(int(magpie.grab(outlook)), 6)
        return views.Timeout(int(s.turn), how, slot, rot)

    def leave(self, seat: int) -> views.Left | None:
        """Out because its player is gone, if it is active (HP-31)."""
        active = self.record.to_move != NOBODY and self.record.status[seat] == match.ACTIVE
        return views.Left(seat) if active else None

    # --- seen --------------------------------------------------------------------------------------------

    def seen(self, viewer: Viewer) -> reading.Seen:
        """What a viewer may know, as numbers."""
        seat = viewer if isinstance(viewer, int) else NOBODY
        return reading.seen(self.record, self.sight(seat), seat, self.seats, self.k)

    def view(self, viewer: Viewer) -> views.View:
        """What a viewer may know: the own hand, and of the board all, or what fog leaves."""
        seen = self.seen(viewer)
        seat = viewer if isinstance(viewer, int) else None
        trails = reading.trails(seen.laid, self.seats, self.names)
        return views.View(
            turn=seen.turn,
            to_move=None if seen.to_move == NOBODY else seen.to_move,
            rings=self.options.rings,
            k=self.k,
            deck_count=seen.deck,
            you=seat,
            hand=None if seat is None else seen.hands.get(seat),
            tiles={self.names[at]: board.tile_text(tile) for at, (tile, _) in seen.laid.items()},
            seats=[self.seat_view(row, trail) for row, trail in zip(seen.seats, trails, strict=True)],
            hidden=seen.hidden,
            result=result(seen) if seen.to_move == NOBODY else None,
        )

    def seat_view(self, row: reading.SeatSeen, trail: dict[str, Any]) -> views.SeatView:
        """One seat as a viewer sees it."""
        at = row.head_hex
        head = None if at == match.UNSEEN else views.Head(None if at < 0 else self.names[at], row.head_point)
        return views.SeatView(
            corner=row.corner,
            status=reading.STATUSES[row.status],
            cause=reading.CAUSES[row.cause],
            by=None if row.by == NOBODY else row.by,
            gate_of=None if row.gate_of == NOBODY else row.gate_of,
            score=row.score,
            hand_count=row.held,
            glow=None if row.glow < 0 else self.names[row.glow],
            head=head,
            trail=trail,
            marks=cast(Any, reading.achievements(row.marks & reading.MARKS)),
        )

    def statistics(self) -> views.Statistics | None:
        """The match in numbers, once it is over."""
        if self.record.to_move != NOBODY:
            return None
        visits = accel.field_values(self.record, "visits")
        by_seat = [visits[at : at + board.HEXES] for at in range(0, self.seats * board.HEXES, board.HEXES)]
        return history.statistics(self.lines, len(self.names), by_seat)

    def outcome(self) -> Outcome | None:
        """Ranks by score alone (HP-29)."""
        if self.record.to_move != NOBODY:
            return None
        rows = self.seen(None).seats
        return Outcome(HOWS[0], [row.rank for row in rows], [row.score for row in rows])

    def clone(self) -> "State":
        """A copy that shares nothing that changes."""
        return State(accel.clone(self.record), self.options, self.lines)

    def dump(self) -> bytes:
        """The record's bytes, then options and lines as MessagePack."""
        return accel.dump(self.record) + msgspec.msgpack.encode((self.options, self.lines))

    def text(self) -> str:
        """The board as text, fog or not."""
        w = Sight()
        w.lifted = 1
        return notation.board_text(reading.seen(self.record, w, NOBODY, self.seats, self.k), self.options.rings)


def result(seen: reading.Seen) -> views.Result:
    """What the end brings to light."""
    return views.Result(
        rank=[row.rank for row in seen.seats],
        hands=[seen.hands.get(seat) for seat in range(len(seen.seats))],
        achievements=[reading.achievements(row.marks) for row in seen.seats],
    )
