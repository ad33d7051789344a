"""What a match was, line by line: enough for its text record and its statistics."""

from typing import Literal

import msgspec

from hexmoot.games.hexpath import views
from hexmoot.games.hexpath.rules.match import NOBODY

What = Literal["place", "resign", "timeout", "left"]


class Run(msgspec.Struct, frozen=True, array_like=True):
    """One path's run in a placement: how many hexes, and the points of its visits and of its travel."""

    seat: int
    hexes: int
    visit: int
    travel: int


class Line(msgspec.Struct, frozen=True, array_like=True):
    """A placement, or a seat that went out without one (no hex, no tile). `out` has seat, cause and credited seat,
    `locked` seat and cause, `struck` the seats that were run into."""

    turn: int
    seat: int
    what: What
    hex: str = ""
    tile: str = ""
    runs: tuple[Run, ...] = ()
    out: tuple[tuple[int, views.OutCause, int | None], ...] = ()
    locked: tuple[tuple[int, views.LockCause], ...] = ()
    struck: tuple[int, ...] = ()
    bonus: int = 0

    def gain(self, seat: int) -> int:
        """What a seat's score rose by."""
        runs = sum(run.visit + run.travel for run in self.runs if run.seat == seat)
        return runs + (self.bonus if seat == self.seat else 0)


def line_of(turn: int, events: list[views.Event]) -> Line:
    """The line of a step, from all that it told; `turn` is the turn that it was played in."""
    runs: dict[int, Run] = {}
    out: list[tuple[int, views.OutCause, int | None]] = []
    locked: list[tuple[int, views.LockCause]] = []
    struck: list[int] = []
    placed: views.PlacedEvent | None = None
    bonus = 0
    for event in events:
        match event:
            case views.PlacedEvent():
                placed = event
            case views.EnterEvent(seat=seat):
                old = runs.get(seat, Run(seat, 0, 0, 0))
                visit, travel = event.visit_pts or 0, event.travel_pts or 0
                runs[seat] = Run(seat, old.hexes + 1, old.visit + visit, old.travel + travel)
            case views.HeadOnEvent():
                struck.append(event.struck)
            case views.OutEvent():
                out.append((event.seat, event.cause, event.by))
            case views.LockedEvent():
                locked.append((event.seat, event.cause))
            case views.BonusEvent():
                bonus = event.points
    ended = (tuple(out), tuple(locked), tuple(struck), bonus)
    if placed is None and not out:  # imagined under fog: placed out of sight, by whom does not matter
        return Line(turn, NOBODY, "place")
    if placed is None:
        seat, cause, _ = out[0]
        what: What = "resign" if cause == "resign" else "left" if cause == "left" else "timeout"
        return Line(turn, seat, what, "", "", (), *ended)
    return Line(turn, placed.seat, "place", placed.hex or "", placed.tile or "", tuple(runs.values()), *ended)


def statistics(lines: list[Line], hexes: int, visits: list[list[int]]) -> views.Statistics:
    """The match in numbers; `visits` has by seat how often it entered each hex."""
    placed = [line for line in lines if line.what == "place"]
    out = [views.Departure(line.turn, *gone) for line in lines for gone in line.out]
    seats = [seat_statistics(seat, lines, own) for seat, own in enumerate(visits)]
    return views.Statistics(len(placed), hexes - len(placed), out, seats)


def seat_statistics(seat: int, lines: list[Line], visits: list[int]) -> views.SeatStatistics:
    """One seat's match in numbers."""
    placed = [line for line in lines if line.what == "place"]
    own = [line for line in placed if line.seat == seat]
    runs = [(line, run) for line in placed for run in line.runs if run.seat == seat]
    moved = [run for line, run in runs if line.seat != seat]
    score, scores = 0, []
    for line in placed:
        score += line.gain(seat)
        scores.append(score)
    fatal = next((i for i, line in enumerate(lines) if any(gone[0] == seat for gone in line.out)), len(lines))
    return views.SeatStatistics(
        placements=len(own),
        entered=sum(run.hexes for _, run in runs),
        distinct=sum(count > 0 for count in visits),
        most_visits=max(visits),
        longest_run=max((run.hexes for _, run in runs), default=0),
        best_placement=max((line.gain(seat) for line in own), default=0),
        visit=sum(run.visit for _, run in runs),
        travel=sum(run.travel for _, run in runs),
        bonus=sum(line.bonus for line in own),
        moved=sum(run.visit + run.travel for run in moved),
        times_moved=len(moved),
        rivals_moved=sum(run.seat != seat for line in own for run in line.runs),
        credited=sum(gone[2] == seat for line in lines for gone in line.out),
        rides=sum(seat in line.struck and (seat, "gate") in line.locked for line in placed),
        turns_survived=sum(line.what == "place" for line in lines[:fatal]),
        scores=scores,
    )
