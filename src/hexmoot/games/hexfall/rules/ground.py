"""The ground of play: which corners are land, what joins them, and what is free."""

from hexmoot.accel import rule
from hexmoot.games.hexfall.board import (
    AROUND,
    BESIDE,
    CORNERS_IN,
    CORNERS_OF,
    EDGES_IN,
    ENDS,
    NEAR,
    SIDES,
    TILES_IN,
    TOUCHING,
    WAYS,
)
from hexmoot.games.hexfall.rules.state import (
    HARBOR,
    LAND_WAY,
    MOST_SEATS,
    NOWHERE,
    PORTS,
    WATER_WAY,
    Work,
    World,
    guards,
    is_settlement,
    settles,
)


@rule
def survey(s: World) -> None:
    """Work out anew what map and pieces say: coasts, ways, ports, levels."""
    for corner in range(CORNERS_IN[s.grid]):
        s.shore[corner] = NOWHERE
        s.port[corner] = 0
        for i in range(3):
            at = TOUCHING[s.grid][corner][i]
            if s.island[at] != NOWHERE:
                s.shore[corner] = s.island[at]
    for edge in range(EDGES_IN[s.grid]):
        a, b = BESIDE[s.grid][edge][0], BESIDE[s.grid][edge][1]
        dry = s.island[a] != NOWHERE or s.island[b] != NOWHERE
        s.way_kind[edge] = LAND_WAY if dry else WATER_WAY
    for i in range(PORTS):
        for end in range(2):
            s.port[ENDS[s.grid][s.port_edge[i]][end]] = s.port_kind[i] + 1
    for seat in range(MOST_SEATS):
        s.levels[seat] = 0
        s.settlements[seat] = 0
    for corner in range(CORNERS_IN[s.grid]):
        if is_settlement(s, corner):
            s.levels[s.owner[corner] - 1] += s.level[corner]
            s.settlements[s.owner[corner] - 1] += 1


# --- kinds of tiles -------------------------------------------------------------------------------------


@rule
def is_land(s: World, tile: int) -> bool:
    """Whether a tile is on an island; canals stay land (R74)."""
    return s.island[tile] != NOWHERE


@rule
def is_sea(s: World, tile: int) -> bool:
    """Whether a tile is water, and not beyond the rim."""
    return s.island[tile] == NOWHERE and tile < TILES_IN[s.grid]


@rule
def beside_tile(s: World, tile: int, corner: int) -> bool:
    """Whether a corner is one of a tile's."""
    for i in range(SIDES):
        if CORNERS_OF[s.grid][tile][i] == corner:
            return True
    return False


@rule
def are_near(s: World, a: int, b: int) -> bool:
    """Whether two tiles are neighbours."""
    for i in range(SIDES):
        if NEAR[s.grid][a][i] == b:
            return True
    return False


# --- what joins corners ---------------------------------------------------------------------------------


@rule
def owns_harbor(s: World, seat: int, corner: int) -> bool:
    """Whether a harbor of this seat stands there."""
    return s.level[corner] == HARBOR and s.owner[corner] == seat + 1


@rule
def is_link(s: World, seat: int, edge: int) -> bool:
    """Whether open water at a harbor of this seat joins two land corners (R41)."""
    if s.way_kind[edge] != WATER_WAY:
        return False
    a, b = ENDS[s.grid][edge][0], ENDS[s.grid][edge][1]
    if s.shore[a] == NOWHERE or s.shore[b] == NOWHERE:
        return False
    return owns_harbor(s, seat, a) or owns_harbor(s, seat, b)


@rule
def is_step(s: World, seat: int, a: int, b: int) -> bool:
    """Whether armies of this seat get from one corner to the other at once (R47, R54)."""
    for i in range(3):
        if AROUND[s.grid][a][i] == b:
            edge = WAYS[s.grid][a][i]
            return s.way_kind[edge] == LAND_WAY or is_link(s, seat, edge)
    return False


@rule
def road_ends(s: World, seat: int, corner: int, but: int) -> bool:
    """Whether a road of this seat, other than one on the edge `but`, ends at a corner."""
    for i in range(3):
        edge = WAYS[s.grid][corner][i]
        if s.road[edge] == seat + 1 and edge != but:
            return True
    return False


@rule
def link_ends(s: World, seat: int, corner: int) -> bool:
    """Whether a link of this seat ends at a corner."""
    for i in range(3):
        if is_link(s, seat, WAYS[s.grid][corner][i]):
            return True
    return False


@rule
def rival_road_ends(s: World, seat: int, corner: int) -> bool:
    """Whether somebody else's road ends at a corner."""
    for i in range(3):
        whose = s.road[WAYS[s.grid][corner][i]]
        if whose != 0 and whose != seat + 1:
            return True
    return False


@rule
def rival_settles(s: World, seat: int, corner: int) -> bool:
    """Whether somebody else's settlement stands there."""
    return is_settlement(s, corner) and s.owner[corner] != seat + 1


@rule
def rival_stands(s: World, seat: int, corner: int) -> bool:
    """Whether somebody else's stack stands there."""
    return s.army[corner] != 0 and s.army[corner] != seat + 1


@rule
def reach(s: World, w: Work, seat: int) -> None:
    """Mark the corners linked to the capital: over own roads and links, not through rival settlements (R42)."""
    for corner in range(CORNERS_IN[s.grid]):
        w.mark[corner] = 0
    start = s.capital[seat]
    if start == NOWHERE:
        return
    w.mark[start] = 1
    w.queue[0] = start
    head, tail = 0, 1
    while head < tail:
        corner = w.queue[head]
        head += 1
        if rival_settles(s, seat, corner):
            continue
        for i in range(3):
            edge, other = WAYS[s.grid][corner][i], AROUND[s.grid][corner][i]
            if w.mark[other] == 0 and (s.road[edge] == seat + 1 or is_link(s, seat, edge)):
                w.mark[other] = 1
                w.queue[tail] = other
                tail += 1


# --- what is free ---------------------------------------------------------------------------------------


@rule
def is_empty(s: World, seat: int, corner: int) -> bool:
    """Whether this seat may put a structure on a land corner (R43)."""
    return s.shore[corner] != NOWHERE and s.level[corner] == 0 and not rival_stands(s, seat, corner)


@rule
def road_free(s: World, seat: int, edge: int) -> bool:
    """Whether a road of this seat may lie on an edge, as far as other roads are concerned."""
    if s.way_kind[edge] != LAND_WAY or s.road[edge] != 0:
        return False
    a, b = ENDS[s.grid][edge][0], ENDS[s.grid][edge][1]
    return not rival_road_ends(s, seat, a) and not rival_road_ends(s, seat, b)


@rule
def connects(s: World, seat: int, edge: int) -> bool:
    """Whether a road on this edge would go on from something of the seat's (R40)."""
    for end in range(2):
        corner = ENDS[s.grid][edge][end]
        if settles(s, seat, corner) or guards(s, seat, corner):
            return True
        onward = road_ends(s, seat, corner, edge) or link_ends(s, seat, corner)
        if onward and not rival_settles(s, seat, corner):
            return True
    return False


@rule
def touches_tile(s: World, seat: int, tile: int) -> bool:
    """Whether a settlement of this seat stands, or one of its roads ends, at a corner of a tile (R75)."""
    for i in range(SIDES):
        corner = CORNERS_OF[s.grid][tile][i]
        if settles(s, seat, corner) or road_ends(s, seat, corner, NOWHERE):
            return True
    return False


@rule
def is_linked(s: World, w: Work, seat: int, corner: int) -> bool:
    """Whether a corner is linked to the capital."""
    reach(s, w, seat)
    return w.mark[corner] == 1
