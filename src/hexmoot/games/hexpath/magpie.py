"""Magpie: the placement that earns the most at once. The clock plays it for those who let it run out (HP-30).

All other characters begin with what it looks at: what each placement of a hand would do.
"""

from hexmoot.accel import assign, record, rule, scratch
from hexmoot.games.hexpath.rules.match import OUT, Match
from hexmoot.games.hexpath.rules.tiles import holds
from hexmoot.games.hexpath.rules.travel import lay

PLACEMENTS = 12  # a placement is 6 · slot + rot
NO_TILE = -1


@record
class Outlook:
    """What the placements of one hand would do: the fate of the own path (or no tile), and its points, bonus too."""

    fate: list[int] = scratch("i1", PLACEMENTS)
    points: list[int] = scratch("i8", PLACEMENTS)


@rule
def try_out(s: Match, trial: Match, seat: int, x: int) -> None:
    """Make `trial` the position right after a placement, before anything is drawn. `s` should be quiet."""
    assign(trial, s)
    lay(trial, seat, x // 6, x % 6)


@rule
def look_ahead(s: Match, trial: Match, seat: int, o: Outlook) -> None:
    """Try all placements of a seat."""
    for x in range(PLACEMENTS):
        o.fate[x] = NO_TILE
        if holds(s, seat, x // 6):
            try_out(s, trial, seat, x)
            o.fate[x] = trial.status[seat]
            o.points[x] = trial.gain[seat] + trial.bonus


@rule
def lives(o: Outlook, x: int) -> bool:
    """Whether a placement can be made and leaves the own path in play."""
    return bool(o.fate[x] != NO_TILE and o.fate[x] != OUT)


@rule
def grab(o: Outlook) -> int:
    """The placement with the most points that leaves the path in play, if there is one; of equals the lowest.

    There must be a tile to place.
    """
    best = -1
    for x in range(PLACEMENTS):
        if o.fate[x] != NO_TILE and (
            best < 0
            or (lives(o, x) and not lives(o, best))
            or (lives(o, x) == lives(o, best) and o.points[x] > o.points[best])
        ):
            best = x
    return best
