"""A series: best of n games, first to the majority. Abandoned games are replayed, but not for ever (BH-22)."""

from collections.abc import Sequence
from typing import NamedTuple

from hexmoot.game import Outcome


class Standing(NamedTuple):
    """Won games by seat, whether the series is over, and its places by seat (None: no winner)."""

    points: list[int]
    over: bool
    places: list[int] | None


def standing(outcomes: Sequence[Outcome], best_of: int, seats: int) -> Standing:
    """How a series stands after these games. Seats here are entries of the table: they do not turn."""
    points = [0] * seats
    for outcome in outcomes:
        for seat, place in enumerate(outcome.places or []):
            points[seat] += place == 1
    if max(points, default=0) > best_of // 2:
        return Standing(points, True, [1 + sum(other > own for other in points) for own in points])
    patience = 1 if best_of == 1 else 2
    last = outcomes[-patience:]
    return Standing(points, len(last) == patience and all(o.places is None for o in last), None)
