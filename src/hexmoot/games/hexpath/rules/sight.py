"""Sight: what each seat sees under fog (HP-32, HP-41, HP-42), kept up while a story is told.

A seat sees its trail, its glow and all their neighbours. For each hex it is counted how many of these make it seen, so
that a glow can move on and take its ring with it.
"""

from hexmoot.accel import record, rule, scratch
from hexmoot.games.hexpath.board import HEXES, MOST_SEATS, NEAR
from hexmoot.games.hexpath.rules.match import ACTIVE, NOBODY, NOWHERE, UNSEEN, Match


@record
class Sight:
    """Who sees what. Once it is lifted everybody sees everything."""

    reasons: list[list[int]] = scratch("i2", MOST_SEATS, HEXES)
    glow: list[int] = scratch("i2", MOST_SEATS)
    lifted: int = scratch("i1")


@rule
def survey(w: Sight, s: Match, seat: int) -> None:
    """What a seat sees now, or each of them (-1). There is nothing to count where nothing is hidden."""
    w.lifted = 1 if s.fog == 0 or s.to_move == NOBODY or not people_play(s) else 0
    if w.lifted == 0:
        first, last = (0, s.seats - 1) if seat == NOBODY else (seat, seat)
        for other in range(first, last + 1):
            explore(w, s, other)


@rule
def explore(w: Sight, s: Match, seat: int) -> None:
    """Count what one seat sees."""
    for at in range(HEXES):
        w.reasons[seat][at] = 0
    for at in range(s.hexes):
        if s.visits[seat][at] > 0:
            look_around(w, s, seat, at, 1)
    w.glow[seat] = NOWHERE
    shine(w, s, seat, s.glow[seat])


@rule
def people_play(s: Match) -> bool:
    """Whether a person's path is still active: fog is for them."""
    for seat in range(s.seats):
        if s.human[seat] == 1 and s.status[seat] == ACTIVE:
            return True
    return False


@rule
def look_around(w: Sight, s: Match, seat: int, at: int, more: int) -> None:
    """One reason more (1) or less (-1) to see a hex and its neighbours."""
    w.reasons[seat][at] += more
    for side in range(6):
        near = NEAR[at][side]
        if near < s.hexes:
            w.reasons[seat][near] += more


@rule
def shine(w: Sight, s: Match, seat: int, at: int) -> None:
    """A seat's glow has moved, or gone."""
    if w.glow[seat] != NOWHERE:
        look_around(w, s, seat, w.glow[seat], -1)
    w.glow[seat] = at
    if at != NOWHERE:
        look_around(w, s, seat, at, 1)


@rule
def darken(w: Sight, s: Match, seat: int) -> None:
    """A seat is out or locked: its glow is gone, and fog lifts when no person's glow is left."""
    shine(w, s, seat, NOWHERE)
    people = 0
    for other in range(s.seats):
        if s.human[other] == 1 and w.glow[other] != NOWHERE:
            people += 1
    if people == 0:
        w.lifted = 1


@rule
def sees(w: Sight, seat: int, at: int) -> bool:
    """Whether a seat sees a hex. Watchers (seat -1) see nothing while there is fog."""
    return w.lifted == 1 or (seat != NOBODY and w.reasons[seat][at] > 0)


@rule
def sees_glow(w: Sight, s: Match, seat: int, other: int) -> bool:
    """Whether a seat sees that another has a glow, and where."""
    return s.glow[other] != NOWHERE and sees(w, seat, s.glow[other])


@rule
def sees_head(w: Sight, s: Match, seat: int, other: int) -> bool:
    """Whether a seat sees where another stands (the hex that it came from, or its glow). Itself it always sees."""
    if w.lifted == 1 or seat == other or sees_glow(w, s, seat, other):
        return s.head_hex[other] != UNSEEN
    return s.head_hex[other] >= 0 and sees(w, seat, s.head_hex[other])


@rule
def forget(s: Match, w: Sight, seat: int) -> None:
    """Leave only what a seat sees: unseen hexes are empty, unseen rivals stand nowhere (HP-43)."""
    for other in range(s.seats):
        if not sees_head(w, s, seat, other):
            s.head_hex[other] = UNSEEN
            s.glow[other] = NOWHERE
    for at in range(s.hexes):
        if not sees(w, seat, at):
            for p in range(6 * s.k):
                s.tile[at][p] = 0
                s.entered[at][p] = 0
            for other in range(s.seats):
                s.visits[other][at] = 0
