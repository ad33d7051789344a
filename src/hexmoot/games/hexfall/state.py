"""A position of Hexfall as the house plays it: the verbs of `rules` with names, events and views around them."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Literal, cast

import msgspec

from hexmoot import accel, game, luck
from hexmoot.game import Outcome, Refused, Step, Viewer
from hexmoot.games.hexfall import acting, choosing, events, looking, notation, reading, shaping, tally, telling, views
from hexmoot.games.hexfall.acting import Act
from hexmoot.games.hexfall.actions import Action, Leave, Resign, Timeout
from hexmoot.games.hexfall.board import sea
from hexmoot.games.hexfall.legal import Legal, legal_for
from hexmoot.games.hexfall.lines import piece_lines
from hexmoot.games.hexfall.looking import EVERYONE
from hexmoot.games.hexfall.making import chart_of
from hexmoot.games.hexfall.options import Options
from hexmoot.games.hexfall.previewing import Preview, certain
from hexmoot.games.hexfall.rules import acts, claims, course, state, story
from hexmoot.games.hexfall.rules.state import NOBODY, OK, Work, World

PAID_FOR = (story.BUILT, story.LAUNCHED, story.RAISED, story.PLAYED)


class State(game.State[Action, events.Event, views.View]):
    """A position. `record` is the state proper; `reports` is what each seat's spies have seen (R86), `lines`
    the chronicle, `tally` what has been counted."""

    def __init__(
        self,
        record: World,
        options: Options,
        reports: Sequence[Sequence[views.Report]] = (),
        lines: Sequence[str] = (),
        counted: tally.Tally | None = None,
    ) -> None:
        self.record = record
        self.options = options
        self.seats = int(record.seats)
        self.reports = [list(own) for own in reports or [()] * self.seats]
        self.lines = list(lines)
        self.tally = counted or tally.blank(self.seats)
        self.sea = sea(int(record.grid))
        self.chart = chart_of(options)

    # --- play --------------------------------------------------------------------------------------------

    def apply(self, seat: int | None, action: Action | game.Timeout, luck_bytes: bytes) -> Step[events.Event]:
        """Play one action; Refused leaves everything as it was."""
        s, w = self.record, Work()
        round = int(s.rounds)
        who, number, act = self.understood(seat, action, w)
        s.quiet = 0
        luck.pour(s, *luck.words_of(luck_bytes))
        code = acts.perform(s, w, act.what, who, number, act.a, act.b, act.c)
        luck.dry(s)
        self.refuse(code)
        draws, rows = telling.reported(s)
        seen = looking.seen(s, EVERYONE)
        found = [self.report(row.a, row.c, seen) for row in rows if row.what == story.PLAYED and row.b == state.SPY]
        told = telling.told(rows, seen, found)
        happened = [each.event for each in told]
        self.lines += notation.lines_of(action, who, round, happened, self.sea)
        self.tally.count(happened, [row.points for row in seen.seats])
        return Step(told, draws, stays=self.stays(who, rows))

    def understood(self, seat: int | None, action: Action | game.Timeout, w: Work) -> tuple[int, int, Act]:
        """Who acts, the decision that the action names, and the action in numbers."""
        match action:
            case Timeout():
                return action.seat, acts.NEWEST, Act(acts.TIME_OUT)
            case Leave():
                return action.seat, acts.NEWEST, Act(acts.LEAVE)
            case game.Timeout():
                raise TypeError(f"{action!r} is no step of Hexfall's clock")
        if not shaping.well_shaped(action):
            raise Refused(reading.CODES[state.BAD_SHAPE])
        number = shaping.decision(action)
        return cast(int, seat), acts.NEWEST if number is None else number, acting.act_of(self.sea, w, action)

    def stays(self, seat: int, rows: Sequence[telling.Row]) -> Literal["shown", "passed"] | None:
        """Why a step is never taken back: it showed what was hidden, passed the turn, or was another seat's (R96)."""
        s = self.record
        if any(row.what == story.PLAYED and row.b in (state.SPY, state.MONOPOLY) for row in rows):
            return "shown"
        bills = [row.piles() for row in rows if row.what in PAID_FOR]
        if any(bill and s.gold[seat] + bill.get("gold", 0) > 0 for bill in bills):
            return "shown"  # what was paid in Gold says what there was no card for
        passes = any(row.what in (story.TURN, story.RESIGNED) for row in rows)
        acting = claims.draft_seat(s) if s.phase == state.DRAFT else s.current
        return "passed" if passes or seat != acting else None

    def refuse(self, code: int) -> None:
        """Raise the refusal that a code stands for; what is stale says which turn it is."""
        if code == state.STALE:
            raise Refused(reading.CODES[code], turn=int(self.record.turn))
        if code != OK:
            raise Refused(reading.CODES[code])

    def report(self, spy: int, rival: int, seen: looking.Seen) -> views.Report:
        """What a spy sees of a rival as it is now, kept for the spy's own view."""
        row = seen.seats[rival]
        found = views.Report(
            seat=rival,
            turn=seen.top.turn,
            resources=row.stores or {},
            gold=row.gold,
            hand=row.hand or [],
            ready=row.ready + row.spent,
        )
        self.reports[spy].append(found)
        return found

    # --- who, what ---------------------------------------------------------------------------------------

    def waiting(self) -> list[int]:
        """The seats that the game waits for."""
        return [seat for seat in range(self.seats) if course.must_act(self.record, seat)]

    def legal(self, seat: int) -> Legal:
        """All that this seat may do, with reasons for what it might expect to."""
        return legal_for(self.record, seat, looking.seen(self.record, seat))

    def actions(self, seat: int) -> list[Action]:
        """Every action of this seat, candidates for offers, discards and fleets; empty if it is not waited for."""
        if not course.must_act(self.record, seat):
            return []
        stores = looking.seen(self.record, seat).seats[seat].stores
        return list(choosing.whole(self.record, seat, stores or {}))

    def preview(self, seat: int, action: Action) -> Preview:
        """What the action surely does; Refused where `apply` would be."""
        return certain(self.clone().apply(seat, action, luck.NO_LUCK).seen(seat))

    def timeout(self, seats: Collection[int], settings: Mapping[str, Any]) -> Timeout:
        """The step of the first of these seats, in turn order from whoever is on turn; the others have their own."""
        order = [int(seat) for seat in self.record.order[: self.seats]]
        current = int(self.record.current)
        first = 0 if current == NOBODY else order.index(current)
        late = [seat for seat in order[first:] + order[:first] if seat in seats and seat in self.waiting()]
        return Timeout(late[0])

    def leave(self, seat: int) -> Resign | Leave | None:
        """Whoever is gone resigns, or while pieces are drafted says that it will."""
        if acts.admits(self.record, acts.RESIGN, seat, acts.NEWEST) == OK:
            return Resign()
        leaves = acts.admits(self.record, acts.LEAVE, seat, acts.NEWEST) == OK
        return Leave(seat) if leaves and course.may_leave_draft(self.record, seat) == OK else None

    # --- seen --------------------------------------------------------------------------------------------

    def view(self, viewer: Viewer) -> views.View:
        """What a viewer may know: the board, all counts, and what is its own."""
        seat = viewer if isinstance(viewer, int) else None
        eyes = EVERYONE if viewer == "full" else NOBODY if seat is None else seat
        seen = looking.seen(self.record, eyes)
        return reading.view(self.chart, self.sea, seen, seat, [] if seat is None else self.reports[seat])

    def outcome(self) -> Outcome | None:
        """Places by the ranking; equal seats share one (R100)."""
        if self.record.phase != state.OVER:
            return None
        seen = looking.seen(self.record, EVERYONE)
        ended = reading.result(seen)
        assert ended
        places = [0] * self.seats
        place = 1
        for tied in ended.ranking:
            for seat in tied:
                places[seat] = place
            place += len(tied)
        return Outcome(ended.way, places, [row.points for row in seen.seats])

    def statistics(self) -> views.Statistics | None:
        """The game in numbers, once it is over."""
        if self.record.phase != state.OVER:
            return None
        seen = looking.seen(self.record, EVERYONE)
        points = [*self.tally.points, [row.points for row in seen.seats]]
        throws = dict(enumerate(seen.totals[2:], start=2))
        return views.Statistics(seen.top.round, seen.top.turn, throws, points, self.tally.seats())

    # --- kept --------------------------------------------------------------------------------------------

    def clone(self) -> "State":
        """A copy that shares nothing that changes."""
        return State(accel.clone(self.record), self.options, self.reports, self.lines, self.tally.copy())

    def dump(self) -> bytes:
        """The record, then options, reports, lines and counts."""
        kept = (self.options, self.reports, self.lines, self.tally)
        return accel.dump(self.record) + msgspec.msgpack.encode(kept)

    def text(self) -> str:
        """The position as text for people."""
        return "\n".join(piece_lines(looking.seen(self.record, EVERYONE), self.sea))
