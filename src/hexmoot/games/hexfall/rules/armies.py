"""Armies on land: raising, deploying, marching, tearing up roads, hunting bands."""

from hexmoot.accel import rule, tell
from hexmoot.games.hexfall.board import AROUND, CORNERS_IN, EDGES_IN, WAYS
from hexmoot.games.hexfall.rules.bandits import band_slot, remove_band
from hexmoot.games.hexfall.rules.ending import disband
from hexmoot.games.hexfall.rules.ground import beside_tile, is_step
from hexmoot.games.hexfall.rules.holdings import ARMY_COST, can_pay, pay, tell_bill
from hexmoot.games.hexfall.rules.state import (
    ALREADY_ACTED,
    CANNOT_PAY,
    ILLEGAL_SITE,
    LAND_WAY,
    NO_CONTACT,
    NOT_HOLDING,
    NOWHERE,
    OK,
    RESOURCES,
    UNKNOWN_ID,
    WRONG_COUNT,
    World,
    guards,
    marches_allowed,
    settles,
)
from hexmoot.games.hexfall.rules.story import DEPLOYED, HUNTED, LOSSES, MARCHED, RAISED, TORE, tell_pile

MOST_AT_ONCE = 1 << 20  # so many armies nobody can pay for; more would not fit the sums
ALL = -1  # in place of a count: as many as there are

# --- raising and deploying ------------------------------------------------------------------------------


@rule
def may_raise(s: World, seat: int, count: int) -> int:
    """0, or why a seat cannot raise so many."""
    if count < 1:
        return WRONG_COUNT
    return OK if count < MOST_AT_ONCE and can_pay(s, seat, ARMY_COST, count) else CANNOT_PAY


@rule
def raise_armies(s: World, seat: int, count: int) -> None:
    """Pay for armies, which join the hand."""
    pay(s, seat, ARMY_COST, count)
    s.ready[seat] += count
    tell(s, RAISED, seat, count, 0, 0)
    tell_bill(s)


@rule
def may_deploy(s: World, seat: int, corner: int, count: int) -> int:
    """0, or why so many cannot go from the hand to a corner; ALL are as many as there are."""
    if corner < 0 or corner >= CORNERS_IN[s.grid]:
        return UNKNOWN_ID
    held = s.ready[seat] + s.spent[seat]
    if held == 0:
        return NOT_HOLDING
    if count != ALL and (count < 1 or count > held):
        return WRONG_COUNT
    return OK if settles(s, seat, corner) else ILLEGAL_SITE


@rule
def deploy(s: World, seat: int, corner: int, count: int, auto: int) -> None:
    """Armies of the hand, ready ones first, join or form a garrison, which they do not refresh (R99)."""
    if count == ALL:
        count = s.ready[seat] + s.spent[seat]
    ready = min(count, s.ready[seat])
    s.ready[seat] -= ready
    s.spent[seat] -= count - ready
    join(s, seat, corner, count, 0, 1 if count > ready else 0)
    tell(s, DEPLOYED, seat, corner, count, auto)


@rule
def join(s: World, seat: int, corner: int, count: int, marched: int, struck: int) -> None:
    """Armies come to a corner; a merged stack keeps the larger marks (R55)."""
    s.army[corner] = seat + 1
    s.force[corner] += count
    s.marched[corner] = max(s.marched[corner], marched)
    s.struck[corner] = max(s.struck[corner], struck)


@rule
def depart(s: World, corner: int, count: int) -> None:
    """Armies leave a corner; who is left keeps the marks."""
    s.force[corner] -= count
    if s.force[corner] == 0:
        disband(s, corner)


@rule
def threat(s: World, seat: int, corner: int) -> int:
    """Rival armies within two land edges of a corner, whatever lies between (R59)."""
    armies = rival_force(s, seat, corner)
    for i in range(3):
        if s.way_kind[WAYS[s.grid][corner][i]] != LAND_WAY:
            continue
        middle = AROUND[s.grid][corner][i]
        armies += rival_force(s, seat, middle)
        for k in range(3):
            beyond = AROUND[s.grid][middle][k]
            if beyond != corner and s.way_kind[WAYS[s.grid][middle][k]] == LAND_WAY:
                armies += rival_force(s, seat, beyond)
    return armies


@rule
def rival_force(s: World, seat: int, corner: int) -> int:
    """How many armies of others stand on a corner."""
    return int(s.force[corner]) if s.army[corner] != seat + 1 else 0


@rule
def deploy_all(s: World, seat: int) -> None:
    """At the end of a turn the hand goes where it is needed most, else to the capital (R59)."""
    if s.ready[seat] + s.spent[seat] == 0:
        return
    place, most = NOWHERE, 0
    for corner in range(CORNERS_IN[s.grid]):
        if settles(s, seat, corner) and threat(s, seat, corner) > 0:
            need = threat(s, seat, corner) - s.force[corner]
            if place == NOWHERE or need > most or (need == most and s.level[corner] > s.level[place]):
                place, most = corner, need
    if place == NOWHERE:
        place = s.capital[seat]
    if place != NOWHERE:
        deploy(s, seat, place, ALL, 1)


# --- marching -------------------------------------------------------------------------------------------


@rule
def may_leave(s: World, seat: int, corner: int, count: int) -> int:
    """0, or why so many of a stack cannot move off: only from an own settlement may part of it go (R56)."""
    if not guards(s, seat, corner):
        return NOT_HOLDING
    if s.marched[corner] >= marches_allowed(s):
        return ALREADY_ACTED
    if count == ALL:
        return OK
    if count < 1 or count > s.force[corner]:
        return WRONG_COUNT
    return OK if count == s.force[corner] or settles(s, seat, corner) else WRONG_COUNT


@rule
def may_march(s: World, seat: int, start: int, to: int, count: int) -> int:
    """0, or why a stack cannot march there."""
    if start < 0 or to < 0 or start >= CORNERS_IN[s.grid] or to >= CORNERS_IN[s.grid]:
        return UNKNOWN_ID
    code = may_leave(s, seat, start, count)
    if code != OK:
        return code
    blocked = is_rivals(s, seat, to) or not is_step(s, seat, start, to)
    return ILLEGAL_SITE if blocked else OK


@rule
def is_rivals(s: World, seat: int, corner: int) -> bool:
    """Whether a structure or a stack of somebody else stands on a corner."""
    structure = s.owner[corner] != 0 and s.owner[corner] != seat + 1
    return structure or (s.army[corner] != 0 and s.army[corner] != seat + 1)


@rule
def march(s: World, seat: int, start: int, to: int, count: int) -> None:
    """One step."""
    if count == ALL:
        count = s.force[start]
    join(s, seat, to, count, s.marched[start] + 1, s.struck[start])
    depart(s, start, count)
    tell(s, MARCHED, seat, start, to, count)


# --- instead of an attack -------------------------------------------------------------------------------


@rule
def may_strike(s: World, seat: int, corner: int, count: int) -> int:
    """0, or why so many of a stack cannot fight now."""
    if not guards(s, seat, corner):
        return NOT_HOLDING
    if s.struck[corner] == 1:
        return ALREADY_ACTED
    if count != ALL and (count < 1 or count > s.force[corner]):
        return WRONG_COUNT
    return OK


@rule
def may_tear(s: World, seat: int, corner: int, edge: int) -> int:
    """0, or why a stack cannot tear up this road."""
    if corner < 0 or edge < 0 or corner >= CORNERS_IN[s.grid] or edge >= EDGES_IN[s.grid]:
        return UNKNOWN_ID
    code = may_strike(s, seat, corner, ALL)
    if code != OK:
        return code
    for i in range(3):
        if WAYS[s.grid][corner][i] == edge and s.road[edge] != 0 and s.road[edge] != seat + 1:
            return OK
    return ILLEGAL_SITE


@rule
def tear(s: World, seat: int, corner: int, edge: int) -> None:
    """A rival road is no more."""
    whose = s.road[edge] - 1
    s.road[edge] = 0
    s.struck[corner] = 1
    tell(s, TORE, seat, corner, edge, whose)


@rule
def may_hunt(s: World, seat: int, corner: int, band: int, count: int) -> int:
    """0, or why a stack cannot hunt this band."""
    slot = band_slot(s, band)
    if corner < 0 or corner >= CORNERS_IN[s.grid] or slot == NOWHERE:
        return UNKNOWN_ID
    code = may_strike(s, seat, corner, count)
    if code != OK:
        return code
    return OK if beside_tile(s, s.band_at[slot], corner) else NO_CONTACT


@rule
def hunt(s: World, seat: int, corner: int, band: int, count: int) -> None:
    """Both lose alike; the hoard goes to hunters who are left, else back to the bank (R58)."""
    if count == ALL:
        count = s.force[corner]
    slot = band_slot(s, band)
    size = s.band_size[slot]
    lost = min(count, size)
    tell(s, HUNTED, seat, corner, band, count)
    tell(s, LOSSES, lost, lost, count - lost, size - lost)
    s.struck[corner] = 1
    depart(s, corner, lost)
    s.band_size[slot] -= lost
    if s.band_size[slot] > 0:
        return
    if count > size:
        tell_pile(s, seat, s.hoard[slot], RESOURCES)
        for r in range(RESOURCES):
            s.stores[seat][r] += s.hoard[slot][r]
    remove_band(s, slot)
