"""Ships: where they would fish, and how they get there."""

from hexmoot.accel import rule
from hexmoot.games.hexfall.board import NEAR, SIDES, TILES_IN
from hexmoot.games.hexfall.bots.mind import Mind, blurred, settle
from hexmoot.games.hexfall.rules import acts
from hexmoot.games.hexfall.rules.bandits import PIPS
from hexmoot.games.hexfall.rules.building import is_ship_site
from hexmoot.games.hexfall.rules.ground import is_sea
from hexmoot.games.hexfall.rules.ships import fleet_owner, fleet_size, is_rivals_water, room_for_ship
from hexmoot.games.hexfall.rules.state import (
    FREE_SHIP,
    NOBODY,
    NOWHERE,
    OK,
    SHIP_PIECE,
    SHIP_STEPS,
    Work,
    World,
    total,
)

MOST_OWN = 2
SHIP, DISTANCE, RICHNESS = 3.0, 0.5, 0.3
FAR = 1000.0
PRIZE = 2  # cards in the hold, or ships and armies sunk, for which a fleet fights


@rule
def is_free_ground(s: World, tile: int) -> bool:
    """A ground on which nobody is."""
    return s.ground[tile] != 0 and s.pirate_at != tile and fleet_owner(s, tile) == NOBODY


@rule
def is_water(s: World, seat: int, tile: int) -> bool:
    """Whether ships of this seat can go to a tile without a fight."""
    return (is_sea(s, tile) or s.canal[tile] == 1) and not is_rivals_water(s, seat, tile)


@rule
def chart(s: World, m: Mind, seat: int) -> None:
    """For every tile the distance to the nearest free ground, rich ones being nearer than they are."""
    head, tail = 0, 0
    for tile in range(TILES_IN[s.grid]):
        m.course[tile] = FAR
        if is_free_ground(s, tile):
            m.course[tile] = -RICHNESS * PIPS[s.number[tile]]
            m.queue[tail] = tile
            tail += 1
    while head < tail:
        tile = m.queue[head]
        head += 1
        for side in range(SIDES):
            other = NEAR[s.grid][tile][side]
            if m.course[tile] + 1.0 < m.course[other] - 1e-9 and is_water(s, seat, other):
                m.course[other] = m.course[tile] + 1.0
                if tail < len(m.queue):
                    m.queue[tail] = other
                    tail += 1


@rule
def ships_of(s: World, seat: int) -> int:
    """How many ships a seat has."""
    count = 0
    for i in range(s.ships):
        if s.ship_owner[i] == seat:
            count += 1
    return count


@rule
def best_launch(s: World, m: Mind, seat: int) -> None:
    """The goal of a ship, where it is nearest to a ground; a second one is enough."""
    if ships_of(s, seat) >= MOST_OWN and s.free[seat][FREE_SHIP] == 0:
        return
    if room_for_ship(s) != OK:
        return
    chart(s, m, seat)
    for tile in range(TILES_IN[s.grid]):
        if m.course[tile] < FAR and is_ship_site(s, seat, tile):
            value = blurred(m, SHIP - DISTANCE * m.course[tile])
            if value > m.value[SHIP_PIECE]:
                m.value[SHIP_PIECE] = value
                m.place[SHIP_PIECE] = tile


# --- sailing --------------------------------------------------------------------------------------------


@rule
def sail(s: World, w: Work, m: Mind, seat: int) -> bool:
    """The first ship that has somewhere to go; a fleet that has someone to sink goes together."""
    charted = False
    for i in range(s.ships):
        if s.ship_owner[i] != seat or s.ship_fresh[i] == 1 or s.ship_steps[i] >= SHIP_STEPS:
            continue
        tile = s.ship_at[i]
        if hunt_ships(s, w, m, seat, tile):
            return True
        if s.ground[tile] != 0 and is_first_on(s, i):
            continue
        if not charted:
            chart(s, m, seat)
            charted = True
        to = nearer(s, m, seat, tile)
        if to != NOWHERE:
            w.ships[0] = s.ship_id[i]
            w.count = 1
            return settle(m, acts.SAIL, to, 0, 0)
    return False


@rule
def is_first_on(s: World, slot: int) -> bool:
    """Whether a ship is the first of those on its tile: one is enough to fish there."""
    for i in range(slot):
        if s.ship_at[i] == s.ship_at[slot]:
            return False
    return True


@rule
def nearer(s: World, m: Mind, seat: int, tile: int) -> int:
    """The neighbouring tile from which a ground is nearest, if it is nearer than from here; -1 else."""
    best, least = NOWHERE, m.course[tile] if s.ground[tile] == 0 else FAR
    for side in range(SIDES):
        other = NEAR[s.grid][tile][side]
        if other < TILES_IN[s.grid] and is_water(s, seat, other):
            if m.course[other] < least or (m.course[other] == least and best != NOWHERE and other < best):
                best, least = other, m.course[other]
    return best


@rule
def hunt_ships(s: World, w: Work, m: Mind, seat: int, tile: int) -> bool:
    """Attack the pirate or a fleet beside a tile with all ships there, if these are more and it pays."""
    w.count = 0
    for i in range(s.ships):
        able = s.ship_fresh[i] == 0 and s.ship_steps[i] < SHIP_STEPS
        if s.ship_owner[i] == seat and s.ship_at[i] == tile and able:
            w.ships[w.count] = s.ship_id[i]
            w.count += 1
    for side in range(SIDES):
        other = NEAR[s.grid][tile][side]
        if other < TILES_IN[s.grid] and is_prey(s, seat, other, w.count):
            return settle(m, acts.SAIL, other, 0, 0)
    return False


@rule
def is_prey(s: World, seat: int, tile: int, force: int) -> bool:
    """Whether so many ships would sink what is on a tile, and have something of it."""
    if not (is_sea(s, tile) or s.canal[tile] == 1):
        return False
    if s.pirate_at == tile:
        return force > s.pirate_size and total(s.hold) >= PRIZE
    whose = fleet_owner(s, tile)
    if whose in (NOBODY, seat):
        return False
    catch = 0
    for i in range(s.ships):
        if s.ship_at[i] == tile:
            catch += 1 + s.cargo[i]
    return force > fleet_size(s, tile) and catch >= PRIZE
