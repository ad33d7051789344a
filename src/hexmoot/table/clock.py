"""The clock of a game: each wait for a seat has the same time, and none is given twice.

A pure value that is folded over the log, so that a restarted server has the same clock. Times are milliseconds.
"""

from collections.abc import Collection
from typing import NamedTuple

from hexmoot.game import ClockView
from hexmoot.table.times import iso


class Clock(NamedTuple):
    """`ends[seat]` is when the seat's time is up; None while it has not begun. `turn` is the time of one wait.

    With `by_hand` (one device, several people) a wait begins when its pass screen is confirmed.
    """

    turn: int
    by_hand: bool
    ends: tuple[int | None, ...]

    def step(self, at: int, before: Collection[int], after: Collection[int], acted: Collection[int]) -> "Clock":
        """The clock after a step at time `at`: who was waited for, who is now, and who acted.

        A seat keeps its time while it is still waited for, and when it takes back what it did; else it gets new time.
        """
        fresh = None if self.by_hand else at + self.turn
        kept = [(seat in before) != (seat in acted) for seat in range(len(self.ends))]
        ends = [fresh if seat in after and not kept[seat] else end for seat, end in enumerate(self.ends)]
        return self._replace(ends=tuple(ends))

    def begin(self, at: int, seat: int) -> "Clock":
        """The pass screen of a seat was confirmed: its time begins, unless it has begun."""
        ends = [at + self.turn if s == seat and end is None else end for s, end in enumerate(self.ends)]
        return self._replace(ends=tuple(ends))

    def pause(self, ms: int) -> "Clock":
        """The clock stood still for a while."""
        return self._replace(ends=tuple(None if end is None else end + ms for end in self.ends))

    def next_end(self, waiting: Collection[int]) -> int | None:
        """When the first time of the seats waited for is up."""
        return min((end for seat in waiting if (end := self.ends[seat]) is not None), default=None)

    def overdue(self, now: int, waiting: Collection[int]) -> list[int]:
        """The seats waited for whose time is up."""
        return [seat for seat in waiting if (end := self.ends[seat]) is not None and end <= now]

    def view(self, at: int, waiting: Collection[int]) -> ClockView:
        """The clock as everybody sees it."""
        shown = [end if seat in waiting else None for seat, end in enumerate(self.ends)]
        left = [None if end is None else max(0, end - at) for end in shown]
        return ClockView(left, [end is not None for end in shown], iso(at))


def new_clock(seats: int, turn_seconds: int, by_hand: bool) -> Clock | None:
    """The clock of a game that has not begun; None where there is no time limit."""
    return Clock(turn_seconds * 1000, by_hand, (None,) * seats) if turn_seconds else None
