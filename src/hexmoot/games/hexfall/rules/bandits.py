"""Bandit bands: where they go, how they grow, where new ones come from. They never attack (R62)."""

from hexmoot.accel import rule, table, tell
from hexmoot.games.hexfall.board import CORNERS_OF, NEAR, OFF_TILE, SIDES, TILES_IN
from hexmoot.games.hexfall.maps.chart import PIPS as PIPS_OF
from hexmoot.games.hexfall.rules.ground import is_land
from hexmoot.games.hexfall.rules.state import (
    MOST_BANDS,
    NOBODY,
    NOWHERE,
    RESOURCES,
    Work,
    World,
    is_settlement,
    living,
    place_in_order,
    points,
    settles,
    total,
)
from hexmoot.games.hexfall.rules.story import BAND_GREW, BAND_MOVED, BAND_SPAWNED
from hexmoot.luck import below

PIPS = table(list(PIPS_OF))


@rule
def band_on(s: World, tile: int) -> int:
    """Where the band on a tile stands in the list, -1 for none."""
    for i in range(s.bands):
        if s.band_at[i] == tile:
            return i
    return NOWHERE


@rule
def band_slot(s: World, band: int) -> int:
    """Where a band stands in the list, -1 if there is none of this id."""
    for i in range(s.bands):
        if s.band_id[i] == band:
            return i
    return NOWHERE


# --- moving ---------------------------------------------------------------------------------------------


@rule
def move_bands(s: World, w: Work) -> None:
    """Each band in turn goes where it scores most, a draw for each candidate (R25)."""
    for i in range(s.bands):
        count = list_moves(s, w, i)
        best, best_score = NOWHERE, 0
        for k in range(count):
            tile = w.sites[k]
            score = band_score(s, i, tile) + below(s, 4)
            if best == NOWHERE or score > best_score:
                best, best_score = tile, score
        tell(s, BAND_MOVED, s.band_id[i], s.band_at[i], best, 0)
        s.band_at[i] = best


@rule
def list_moves(s: World, w: Work, i: int) -> int:
    """List the tiles where a band may be next, ascending; how many."""
    count = 0
    for tile in range(TILES_IN[s.grid]):
        if may_hold(s, i, tile):
            w.sites[count] = tile
            count += 1
    return count


@rule
def may_hold(s: World, i: int, tile: int) -> bool:
    """Whether a band may stay on, or go to, a tile: its own, or land beside it without another band."""
    here = s.band_at[i]
    if tile == here:
        return True
    if not is_land(s, tile) or band_on(s, tile) != NOWHERE:
        return False
    for side in range(SIDES):
        if NEAR[s.grid][here][side] == tile:
            return True
    return False


@rule
def band_score(s: World, i: int, tile: int) -> int:
    """What draws a band to a tile, and what keeps it off."""
    score = 2 * PIPS[s.number[tile]]
    for k in range(SIDES):
        corner = CORNERS_OF[s.grid][tile][k]
        if is_settlement(s, corner):
            might = s.band_size[i] // 2 if s.wall[corner] > 0 else s.band_size[i]
            if might > s.force[corner]:
                score += 3 * s.level[corner]
        score -= 2 * s.force[corner]
    return int(score)


# --- growing and coming -----------------------------------------------------------------------------------


@rule
def grow_bands(s: World) -> None:
    """A band grows up to half of what it hoards (R65)."""
    for i in range(s.bands):
        if s.band_size[i] < max(1, total(s.hoard[i]) // 2):
            s.band_size[i] += 1
            tell(s, BAND_GREW, s.band_id[i], s.band_size[i], 0, 0)


@rule
def spawn_band(s: World, w: Work) -> None:
    """A new band beside the seat that has fewest about it, while there are fewer bands than seats (R64)."""
    if s.bands >= living(s) or s.bands >= MOST_BANDS:
        return
    victim = NOBODY
    for i in range(s.seats):
        seat = s.order[i]
        if s.alive[seat] == 1 and list_haunts(s, w, seat) > 0:
            if victim == NOBODY or is_likelier(s, seat, victim):
                victim = seat
    if victim == NOBODY:
        return
    count = list_haunts(s, w, victim)
    add_band(s, w.sites[below(s, count)])


@rule
def is_likelier(s: World, a: int, b: int) -> bool:
    """Whether seat a rather than b gets the new band: fewer bands about it, more points, earlier in the order."""
    near_a, near_b = bands_about(s, a), bands_about(s, b)
    if near_a != near_b:
        return near_a < near_b
    if points(s, a) != points(s, b):
        return points(s, a) > points(s, b)
    return place_in_order(s, a) < place_in_order(s, b)


@rule
def is_home(s: World, seat: int, tile: int) -> bool:
    """Whether a settlement of the seat touches a tile."""
    for k in range(SIDES):
        if settles(s, seat, CORNERS_OF[s.grid][tile][k]):
            return True
    return False


@rule
def bands_about(s: World, seat: int) -> int:
    """How many bands are on tiles that the seat's settlements touch."""
    count = 0
    for i in range(s.bands):
        if is_home(s, seat, s.band_at[i]):
            count += 1
    return count


@rule
def list_haunts(s: World, w: Work, seat: int) -> int:
    """List the tiles without a band that the seat's settlements touch, ascending; how many."""
    count = 0
    for tile in range(TILES_IN[s.grid]):
        if is_land(s, tile) and band_on(s, tile) == NOWHERE and is_home(s, seat, tile):
            w.sites[count] = tile
            count += 1
    return count


@rule
def add_band(s: World, tile: int) -> None:
    """A band of one."""
    i = s.bands
    s.band_id[i] = s.next_band
    s.band_at[i] = tile
    s.band_size[i] = 1
    s.bands += 1
    s.next_band += 1
    tell(s, BAND_SPAWNED, s.band_id[i], tile, 0, 0)


@rule
def remove_band(s: World, slot: int) -> None:
    """A band is no more; the list closes up."""
    s.bands -= 1
    for i in range(slot, s.bands):
        s.band_id[i] = s.band_id[i + 1]
        s.band_at[i] = s.band_at[i + 1]
        s.band_size[i] = s.band_size[i + 1]
        for r in range(RESOURCES):
            s.hoard[i][r] = s.hoard[i + 1][r]
    last = s.bands
    s.band_id[last] = 0
    s.band_at[last] = 0
    s.band_size[last] = 0
    for r in range(RESOURCES):
        s.hoard[last][r] = 0


@rule
def first_bands(s: World, w: Work, desert: int) -> None:
    """One band for two seats, the first in the desert, the next where land pays least (R22)."""
    add_band(s, desert)
    for _ in range(1, max(1, s.seats // 2)):
        fewest = OFF_TILE
        for tile in range(TILES_IN[s.grid]):
            if may_begin(s, tile):
                fewest = min(fewest, PIPS[s.number[tile]])
        count = 0
        for tile in range(TILES_IN[s.grid]):
            if may_begin(s, tile) and PIPS[s.number[tile]] == fewest:
                w.sites[count] = tile
                count += 1
        add_band(s, w.sites[below(s, count)])


@rule
def may_begin(s: World, tile: int) -> bool:
    """Whether a band may be put on a tile before play: numbered land without one."""
    return is_land(s, tile) and s.number[tile] != 0 and band_on(s, tile) == NOWHERE
