"""How long seats take to decide: from when the game begins to wait for a seat to when it has acted.

A pure value that is folded over the log like the clock, and runs where there is no clock, too. Times are milliseconds.
"""

from collections.abc import Collection
from typing import NamedTuple


class Pace(NamedTuple):
    """By seat: since when it is waited for (None: it is not), how long its decisions have taken, how many they were."""

    since: tuple[int | None, ...]
    spent: tuple[int, ...]
    decisions: tuple[int, ...]

    def step(self, at: int, after: Collection[int], acted: Collection[int]) -> "Pace":
        """The pace after a step: who acted, and who is waited for now. A wait that goes on is not a new one."""
        seats = range(len(self.since))
        took = [at - begun if seat in acted and (begun := self.since[seat]) is not None else None for seat in seats]
        return Pace(
            tuple(
                None if seat not in after else at if seat in acted or begun is None else begun
                for seat, begun in enumerate(self.since)
            ),
            tuple(spent + (more or 0) for spent, more in zip(self.spent, took, strict=True)),
            tuple(count + (more is not None) for count, more in zip(self.decisions, took, strict=True)),
        )

    def begin(self, at: int, seat: int) -> "Pace":
        """The device was handed to this seat: only now it sees what it is to decide."""
        return self._replace(since=tuple(at if s == seat and b is not None else b for s, b in enumerate(self.since)))

    def pause(self, ms: int) -> "Pace":
        """Everything stood still for a while."""
        return self._replace(since=tuple(None if begun is None else begun + ms for begun in self.since))

    def averages(self) -> list[int | None]:
        """Milliseconds for a decision, by seat; None for a seat that has made none."""
        return [
            round(spent / count) if count else None for spent, count in zip(self.spent, self.decisions, strict=True)
        ]


def new_pace(seats: int) -> Pace:
    """The pace of a game that has not begun."""
    return Pace((None,) * seats, (0,) * seats, (0,) * seats)
