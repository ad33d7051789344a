"""The clock of a game: every seat has its own time, and none is given twice.

A pure value that is folded over the log, so that a restarted server has the same clock. Times are milliseconds.
"""

from collections.abc import Collection
from typing import NamedTuple

from hexmoot.game import ClockView
from hexmoot.table.times import iso

LEAST = 1000  # what a fine leaves


class Clock(NamedTuple):
    """`left[seat]` is what a seat has for its coming wait, `ends[seat]` when the time of its newest one is up (None: it
    has not begun).

    Without an `increment` every wait has the whole `time`. With one, what a wait leaves of it is kept in a bank, and
    each decision adds the increment. With `by_hand` (one device, several people) a wait begins when its pass screen is
    confirmed.
    """

    time: int
    increment: int | None
    by_hand: bool
    left: tuple[int, ...]
    ends: tuple[int | None, ...]

    def step(self, at: int, before: Collection[int], after: Collection[int], acted: Collection[int]) -> "Clock":
        """The clock after something happened at time `at`: whose time ran, whose runs now, and who decided.

        Who acts without being waited for and is waited for then has taken back what it did, and goes on with the time
        that it had. Who is waited for neither before nor after has only changed its mind, and nothing changes.
        """
        clock = self
        for seat in range(len(self.ends)):
            was, now, did = seat in before, seat in after, seat in acted
            if was and (did or not now):
                clock = clock.stopped(at, seat, did)
            if now and was == did:
                clock = clock.ending(seat, None if self.by_hand else at + clock.left[seat])
            elif now and did and self.increment is not None:
                clock = clock.ending(seat, at + clock.left[seat] - self.increment)
        return clock

    def stopped(self, at: int, seat: int, decided: bool) -> "Clock":
        """A seat's time runs no longer; a decision renews it, or adds the increment to what is left."""
        end = self.ends[seat]
        left = self.left[seat] if end is None else max(0, end - at)
        if decided:
            left = self.time if self.increment is None else left + self.increment
        return self._replace(left=tuple(left if s == seat else other for s, other in enumerate(self.left)))

    def ending(self, seat: int, end: int | None) -> "Clock":
        """The clock with another end for this seat."""
        return self._replace(ends=tuple(end if s == seat else other for s, other in enumerate(self.ends)))

    def decided(self, seat: int) -> "Clock":
        """Somebody has decided for a seat whose time did not run: its next wait is a new one."""
        return self if self.increment is not None else self.stopped(0, seat, True)

    def fined(self, at: int, seat: int, ms: int) -> "Clock":
        """A seat's bank holds less, though no less than a second unless it did before; a turn's time stays as it is."""
        if self.increment is None:
            return self
        end, left = self.ends[seat], self.left[seat]
        if end is not None:
            return self.ending(seat, min(end, max(end - ms, at + LEAST)))
        less = min(left, max(left - ms, LEAST))
        return self._replace(left=tuple(less if s == seat else other for s, other in enumerate(self.left)))

    def undone(self, at: int, then: "Clock", acted: int, before: Collection[int], after: Collection[int]) -> "Clock":
        """The clock after a step was taken back that had been made at `acted`, when the clock was `then`.

        Time that was used is not given back: whose time runs anew has what it had then, without what the step has
        brought; whose time has run all along, no more than that; and for the others what they used is used.
        """
        clock = self
        for seat, end in enumerate(self.ends):
            ran, met = seat in before, then.ends[seat]
            if ran and seat not in after:
                clock = clock.stopped(at, seat, False)
            elif seat in after and met is not None:
                again = at + met - acted
                clock = clock.ending(seat, min(end, again) if ran and end is not None else again)
        return clock

    def begin(self, at: int, seat: int) -> "Clock":
        """The pass screen of a seat was confirmed: its time begins, unless it has begun."""
        return self if self.ends[seat] is not None else self.ending(seat, at + self.left[seat])

    def pause(self, ms: int) -> "Clock":
        """The clock stood still for a while."""
        return self._replace(ends=tuple(None if end is None else end + ms for end in self.ends))

    def next_end(self, running: Collection[int]) -> int | None:
        """When the first time of the seats whose time runs is up."""
        return min((end for seat in running if (end := self.ends[seat]) is not None), default=None)

    def overdue(self, now: int, running: Collection[int]) -> list[int]:
        """The seats whose time runs, and is up."""
        return [seat for seat in running if (end := self.ends[seat]) is not None and end <= now]

    def view(self, at: int, running: Collection[int]) -> ClockView:
        """The clock as everybody sees it; of a time that stands still only what is in a bank."""
        ends = [end if seat in running else None for seat, end in enumerate(self.ends)]
        stands = [None if self.increment is None else left for left in self.left]
        left = [stands[seat] if end is None else max(0, end - at) for seat, end in enumerate(ends)]
        return ClockView(left, [end is not None for end in ends], iso(at))


def new_clock(seats: int, terms: tuple[int, int | None] | None, by_hand: bool) -> Clock | None:
    """The clock of a game that has not begun, by its time and increment; None where there is no time limit."""
    return Clock(*terms, by_hand, (terms[0],) * seats, (None,) * seats) if terms else None
