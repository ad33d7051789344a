"""The draft: whose step it is, and where its structure and its road may go."""

from hexmoot.accel import rule
from hexmoot.games.hexfall.board import AROUND, CORNERS_IN, EDGES_IN, ENDS, WAYS
from hexmoot.games.hexfall.rules.ground import (
    is_empty,
    rival_settles,
    road_ends,
    road_free,
)
from hexmoot.games.hexfall.rules.state import (
    CITY,
    ILLEGAL_SITE,
    LAND_WAY,
    NOWHERE,
    OK,
    TOWN,
    UNKNOWN_ID,
    Work,
    World,
    settles,
)

# --- whose step, and of what ------------------------------------------------------------------------------


@rule
def draft_steps(s: World) -> int:
    """How many steps the draft has."""
    return int(s.seats * (s.start_cities + s.start_towns))


@rule
def draft_seat(s: World) -> int:
    """Whose step it is: there and back through the turn order."""
    lap, i = s.step // s.seats, s.step % s.seats
    return int(s.order[i] if lap % 2 == 0 else s.order[s.seats - 1 - i])


@rule
def draft_level(s: World) -> int:
    """What is placed in this step."""
    return CITY if s.step // s.seats < s.start_cities else TOWN


# --- roads ----------------------------------------------------------------------------------------------


@rule
def in_network(s: World, seat: int, corner: int) -> bool:
    """Whether the seat's roads may go on from a corner."""
    if settles(s, seat, corner):
        return True
    return road_ends(s, seat, corner, NOWHERE) and not rival_settles(s, seat, corner)


@rule
def widens(s: World, seat: int, edge: int) -> bool:
    """Whether a road may lie on an edge, from the seat's network."""
    if not road_free(s, seat, edge):
        return False
    return in_network(s, seat, ENDS[s.grid][edge][0]) or in_network(s, seat, ENDS[s.grid][edge][1])


@rule
def can_widen(s: World, seat: int) -> bool:
    """Whether the network has room for a road."""
    for edge in range(EDGES_IN[s.grid]):
        if widens(s, seat, edge):
            return True
    return False


@rule
def has_way_out(s: World, seat: int, corner: int) -> bool:
    """Whether a road may lie at a corner."""
    for i in range(3):
        if road_free(s, seat, WAYS[s.grid][corner][i]):
            return True
    return False


@rule
def completes(s: World, seat: int, corner: int) -> bool:
    """Whether a structure on this corner would have its road: from the network if own roads come here, else here."""
    if road_ends(s, seat, corner, NOWHERE):
        return has_way_out(s, seat, corner) or can_widen(s, seat)
    return has_way_out(s, seat, corner)


@rule
def may_draft_road(s: World, seat: int, edge: int) -> int:
    """0, or why the step's road cannot lie there."""
    if edge < 0 or edge >= EDGES_IN[s.grid]:
        return UNKNOWN_ID
    if s.step_edge != NOWHERE:
        return ILLEGAL_SITE
    if s.step_corner == NOWHERE:
        return OK if draft_level(s) == TOWN and may_lead(s, seat, edge) else ILLEGAL_SITE
    return OK if may_follow(s, seat, edge) else ILLEGAL_SITE


@rule
def may_follow(s: World, seat: int, edge: int) -> bool:
    """Whether the road of the structure just placed may lie there."""
    corner = s.step_corner
    if road_ends(s, seat, corner, NOWHERE):
        return widens(s, seat, edge)
    return road_free(s, seat, edge) and (ENDS[s.grid][edge][0] == corner or ENDS[s.grid][edge][1] == corner)


@rule
def may_lead(s: World, seat: int, edge: int) -> bool:
    """Whether a town's road may come first there: then it must leave a corner for the town."""
    if not widens(s, seat, edge):
        return False
    for end in range(2):
        if is_empty(s, seat, ENDS[s.grid][edge][end]):
            return True
    for corner in range(CORNERS_IN[s.grid]):
        if is_empty(s, seat, corner) and road_ends(s, seat, corner, NOWHERE):
            return True
    return False


# --- corners --------------------------------------------------------------------------------------------


@rule
def is_spaced(s: World, corner: int, capital: int) -> bool:
    """Whether no structure but the capital stands on a corner beside this one (R15)."""
    for i in range(3):
        other = AROUND[s.grid][corner][i]
        if other != capital and s.level[other] != 0:
            return False
    return True


@rule
def may_be_second(s: World, seat: int, corner: int) -> bool:
    """Whether the second city may stand there, beside the capital, its road being laid or another possible (R16)."""
    capital = s.capital[seat]
    if capital == NOWHERE or not is_empty(s, seat, corner) or not is_spaced(s, corner, capital):
        return False
    edge = way_between(s, capital, corner)
    if edge == NOWHERE or s.way_kind[edge] != LAND_WAY:
        return False
    return road_free(s, seat, edge) or (s.road[edge] == seat + 1 and completes(s, seat, corner))


@rule
def way_between(s: World, a: int, b: int) -> int:
    """The edge that joins two corners, -1 if there is none."""
    for i in range(3):
        if AROUND[s.grid][a][i] == b:
            return int(WAYS[s.grid][a][i])
    return NOWHERE


@rule
def list_draft_corners(s: World, w: Work, seat: int) -> int:
    """List where the step's structure may stand, ascending; how many (R16, R18, R102)."""
    if s.step_corner != NOWHERE:
        return 0
    city, count = draft_level(s) == CITY, 0
    if city and s.step // s.seats == 1:
        for corner in range(CORNERS_IN[s.grid]):
            if may_be_second(s, seat, corner):
                w.sites[count] = corner
                count += 1
    for careless in range(2):
        if count > 0:
            return count
        for corner in range(CORNERS_IN[s.grid]):
            fits = is_empty(s, seat, corner) and (not city or is_spaced(s, corner, NOWHERE))
            if s.step_edge != NOWHERE:
                fits = fits and road_ends(s, seat, corner, NOWHERE)
            elif careless == 0:
                fits = fits and completes(s, seat, corner)
            if fits:
                w.sites[count] = corner
                count += 1
    return count


@rule
def list_draft_roads(s: World, w: Work, seat: int) -> int:
    """List where the step's road may lie, ascending; how many."""
    count = 0
    for edge in range(EDGES_IN[s.grid]):
        if may_draft_road(s, seat, edge) == OK:
            w.sites[count] = edge
            count += 1
    return count


@rule
def may_draft_place(s: World, w: Work, seat: int, corner: int) -> int:
    """0, or why the step's structure cannot stand there."""
    if corner < 0 or corner >= CORNERS_IN[s.grid]:
        return UNKNOWN_ID
    for k in range(list_draft_corners(s, w, seat)):
        if w.sites[k] == corner:
            return OK
    return ILLEGAL_SITE
