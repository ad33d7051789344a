"""What entries of the table itself change: who stands in for whom, the device handed over, the server down."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from hexmoot.game import SeatInfo
from hexmoot.record import Entry
from hexmoot.table.clock import Clock
from hexmoot.table.pace import Pace
from hexmoot.table.times import from_iso

if TYPE_CHECKING:
    from hexmoot.table.play import Moment


def played_by_people(waiting: Sequence[int], seats: Sequence[SeatInfo]) -> list[int]:
    """The seats waited for that no bot plays."""
    return [seat for seat in waiting if seats[seat].kind == "human" and not seats[seat].stand_in]


def noted(entry: Entry, old: "Moment") -> tuple[Clock | None, Pace, tuple[SeatInfo, ...]]:
    """What an entry of the table changes: who is away and who stands in, or time."""
    note, clock, pace, seats = entry.table or {}, old.clock, old.pace, old.seats
    if note["type"] in ("stand_in", "back"):
        seats = with_seat(seats, note["seat"], away=note["type"] == "stand_in", stand_in=note.get("bot"))
        if clock:
            waiting, at = old.state.waiting(), time_of(entry) if old.accord.paused is None else old.accord.paused
            clock = clock.step(at, played_by_people(waiting, old.seats), played_by_people(waiting, seats), [])
    if clock and note["type"] == "abandon":
        clock = clock.step(time_of(entry), old.running, [], [])
    if clock and note["type"] == "ready":
        return clock.begin(time_of(entry), note["seat"]), pace.begin(time_of(entry), note["seat"]), seats
    if clock and note["type"] == "pause":
        return clock.pause(note["ms"]), pace.pause(note["ms"]), seats
    return clock, pace, seats


def with_seat(seats: tuple[SeatInfo, ...], seat: int, **changes: Any) -> tuple[SeatInfo, ...]:
    """The seats with one of them changed."""
    return tuple(msgspec.structs.replace(s, **changes) if i == seat else s for i, s in enumerate(seats))


def time_of(entry: Entry) -> int:
    """When an entry happened; the table dates all of its entries."""
    return from_iso(entry.at or "")
