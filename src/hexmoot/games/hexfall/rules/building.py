"""Building: what may stand where, and what each piece brings."""

from hexmoot.accel import rule, tell
from hexmoot.games.hexfall.board import AROUND, CORNERS_IN, CORNERS_OF, EDGES_IN, ENDS, SIDES, TILES_IN, WAYS
from hexmoot.games.hexfall.rules.ending import judge, set_level
from hexmoot.games.hexfall.rules.ground import (
    connects,
    is_empty,
    is_linked,
    is_sea,
    link_ends,
    reach,
    road_ends,
    road_free,
    touches_tile,
)
from hexmoot.games.hexfall.rules.holdings import can_pay, pay, pay_nothing, tell_bill
from hexmoot.games.hexfall.rules.ships import add_ship, is_rivals_water, room_for_ship
from hexmoot.games.hexfall.rules.state import (
    CANNOT_PAY,
    CITADEL,
    FREE_HARBOR,
    FREE_ROAD,
    FREE_SHIP,
    FREE_WALL,
    HARBOR,
    HARBOR_PIECE,
    ILLEGAL_SITE,
    LIBRARY,
    METROPOLIS,
    NOWHERE,
    OK,
    ROAD_PIECE,
    SHIP_PIECE,
    TOWN,
    TOWN_PIECE,
    UNKNOWN_ID,
    UPGRADE_PIECE,
    WALL_PIECE,
    WATER_WAY,
    Work,
    World,
    settles,
)
from hexmoot.games.hexfall.rules.story import BUILT, CROWNED, EXPLORED, LAUNCHED

# --- sites ----------------------------------------------------------------------------------------------


@rule
def is_site(s: World, w: Work, seat: int, what: int, place: int) -> bool:
    """Whether a piece may stand there, cost aside."""
    if what == ROAD_PIECE:
        return road_free(s, seat, place) and connects(s, seat, place)
    if what == TOWN_PIECE:
        return is_empty(s, seat, place) and (road_ends(s, seat, place, NOWHERE) or link_ends(s, seat, place))
    if what == UPGRADE_PIECE:
        return can_rise(s, seat, place) and is_linked(s, w, seat, place)
    if what == WALL_PIECE:
        return settles(s, seat, place) and s.wall[place] == 0
    if what == HARBOR_PIECE:
        return is_empty(s, seat, place) and road_ends(s, seat, place, NOWHERE) and has_water(s, place)
    return is_ship_site(s, seat, place)


@rule
def can_rise(s: World, seat: int, corner: int) -> bool:
    """Whether a settlement has a level above it; the highest needs a Great Library and is the only one (R38, R46)."""
    if not settles(s, seat, corner) or s.level[corner] == METROPOLIS:
        return False
    if s.level[corner] < CITADEL:
        return True
    return s.cards[seat][LIBRARY] > 0 and not has_metropolis(s, seat)


@rule
def has_metropolis(s: World, seat: int) -> bool:
    """Whether a seat has one now."""
    for corner in range(CORNERS_IN[s.grid]):
        if settles(s, seat, corner) and s.level[corner] == METROPOLIS:
            return True
    return False


@rule
def has_water(s: World, corner: int) -> bool:
    """Whether an edge of open water begins at a corner (R44)."""
    for i in range(3):
        if s.way_kind[WAYS[s.grid][corner][i]] == WATER_WAY:
            return True
    return False


@rule
def is_ship_site(s: World, seat: int, tile: int) -> bool:
    """Whether a ship may be launched there (R75, R76)."""
    return is_sea(s, tile) and touches_tile(s, seat, tile) and not is_rivals_water(s, seat, tile)


@rule
def places_for(s: World, what: int) -> int:
    """How many places a piece has to choose from."""
    if what == ROAD_PIECE:
        return int(EDGES_IN[s.grid])
    return int(TILES_IN[s.grid] if what == SHIP_PIECE else CORNERS_IN[s.grid])


@rule
def list_sites(s: World, w: Work, seat: int, what: int) -> int:
    """List where a piece may stand, ascending; how many. Only what is near own pieces is looked at closely."""
    if what == UPGRADE_PIECE:
        reach(s, w, seat)
    else:
        mark_own(s, w, seat)
    count = 0
    for place in range(places_for(s, what)):
        if what == UPGRADE_PIECE:
            fits = w.mark[place] == 1 and can_rise(s, seat, place)
        else:
            fits = is_marked(s, w, what, place) and is_site(s, w, seat, what, place)
        if fits:
            w.sites[count] = place
            count += 1
    return count


@rule
def mark_own(s: World, w: Work, seat: int) -> None:
    """Mark the corners where something of the seat's stands or ends: no piece but upgrades is built elsewhere."""
    own = seat + 1
    for corner in range(CORNERS_IN[s.grid] + 1):
        w.mark[corner] = 0
    for corner in range(CORNERS_IN[s.grid]):
        if s.army[corner] == own:
            w.mark[corner] = 1
        if s.owner[corner] == own and s.level[corner] != 0:
            w.mark[corner] = 1
            if s.level[corner] == HARBOR:
                for i in range(3):
                    w.mark[AROUND[s.grid][corner][i]] = 1
    for edge in range(EDGES_IN[s.grid]):
        if s.road[edge] == own:
            w.mark[ENDS[s.grid][edge][0]] = 1
            w.mark[ENDS[s.grid][edge][1]] = 1


@rule
def is_marked(s: World, w: Work, what: int, place: int) -> bool:
    """Whether a place for a piece is at a marked corner."""
    if what == ROAD_PIECE:
        a, b = ENDS[s.grid][place][0], ENDS[s.grid][place][1]
        return bool(w.mark[a] == 1 or w.mark[b] == 1)
    if what != SHIP_PIECE:
        return w.mark[place] == 1
    for i in range(SIDES):
        if w.mark[CORNERS_OF[s.grid][place][i]] == 1:
            return True
    return False


@rule
def free_piece(what: int) -> int:
    """The kind of credit that pays for a piece, -1 if none does."""
    if what == ROAD_PIECE:
        return FREE_ROAD
    if what == WALL_PIECE:
        return FREE_WALL
    if what == HARBOR_PIECE:
        return FREE_HARBOR
    return FREE_SHIP if what == SHIP_PIECE else NOWHERE


@rule
def has_free(s: World, seat: int, what: int) -> bool:
    """Whether a credit is there for a piece (R80)."""
    kind = free_piece(what)
    return kind != NOWHERE and s.free[seat][kind] > 0


@rule
def may_build(s: World, w: Work, seat: int, what: int, place: int) -> int:
    """0, or why a seat cannot build this there."""
    if place < 0 or place >= places_for(s, what):
        return UNKNOWN_ID
    if not is_site(s, w, seat, what, place):
        return ILLEGAL_SITE
    if not has_free(s, seat, what) and not can_pay(s, seat, what, 1):
        return CANNOT_PAY
    return room_for_ship(s) if what == SHIP_PIECE else OK


# --- building -------------------------------------------------------------------------------------------


@rule
def build(s: World, seat: int, what: int, place: int) -> None:
    """Pay, then put the piece there (R103)."""
    if has_free(s, seat, what):
        pay_nothing(s)
        s.free[seat][free_piece(what)] -= 1
    else:
        pay(s, seat, what, 1)
    if what == SHIP_PIECE:
        tell(s, LAUNCHED, seat, add_ship(s, seat, place), place, 0)
        tell_bill(s)
        return
    if what == ROAD_PIECE:
        s.road[place] = seat + 1
    elif what == WALL_PIECE:
        s.wall[place] = 1
    elif what == HARBOR_PIECE:
        set_level(s, seat, place, HARBOR)
    elif what == UPGRADE_PIECE:
        set_level(s, seat, place, s.level[place] + 1)
    if what == TOWN_PIECE:
        tell(s, BUILT, seat, what, place, TOWN)
        tell_bill(s)
        found(s, seat, place)
        return
    tell(s, BUILT, seat, what, place, s.level[place] if what != ROAD_PIECE else 0)
    tell_bill(s)
    judge(s)


@rule
def found(s: World, seat: int, corner: int) -> None:
    """A new town; on an island that the seat has never settled an army joins its hand (R20, R101, R105)."""
    set_level(s, seat, corner, TOWN)
    new = s.islands[seat] & (1 << s.shore[corner]) == 0
    s.islands[seat] |= 1 << s.shore[corner]
    if s.capital[seat] == NOWHERE:
        s.capital[seat] = corner
        tell(s, CROWNED, seat, corner, 0, 0)
    if not judge(s) and new:
        s.ready[seat] += 1
        tell(s, EXPLORED, seat, s.shore[corner], 0, 0)
