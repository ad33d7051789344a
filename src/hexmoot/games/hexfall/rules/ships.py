"""Ships: launching, sailing, battles at sea, troops aboard."""

from hexmoot.accel import rule, tell
from hexmoot.games.hexfall.board import TILES_IN
from hexmoot.games.hexfall.rules.ground import are_near, is_sea
from hexmoot.games.hexfall.rules.state import (
    ALREADY_ACTED,
    FLEET_LIMIT,
    ILLEGAL_SITE,
    MOST_SHIPS,
    NOBODY,
    NOT_HOLDING,
    NOWHERE,
    OK,
    RESOURCES,
    SHIP_STEPS,
    UNKNOWN_ID,
    Work,
    World,
)
from hexmoot.games.hexfall.rules.story import AT_SEA, FORCES, LOSSES, SAILED, SEA_FOUGHT, tell_pile

# --- fleets ---------------------------------------------------------------------------------------------


@rule
def ship_slot(s: World, ship: int) -> int:
    """Where a ship stands in the list, -1 if there is none of this id."""
    for i in range(s.ships):
        if s.ship_id[i] == ship:
            return i
    return NOWHERE


@rule
def fleet_owner(s: World, tile: int) -> int:
    """Whose ships are on a tile, -1 for nobody's."""
    for i in range(s.ships):
        if s.ship_at[i] == tile:
            return int(s.ship_owner[i])
    return NOBODY


@rule
def is_rivals_water(s: World, seat: int, tile: int) -> bool:
    """Whether somebody else's ships, or the pirate's, are on a tile."""
    whose = fleet_owner(s, tile)
    return s.pirate_at == tile or (whose != NOBODY and whose != seat)


@rule
def fleet_size(s: World, tile: int) -> int:
    """How many ships are on a tile."""
    count = 0
    for i in range(s.ships):
        if s.ship_at[i] == tile:
            count += 1
    return count


@rule
def remove_ship(s: World, slot: int) -> None:
    """Take a ship off, with its cargo; the list closes up."""
    s.ships -= 1
    for i in range(slot, s.ships):
        s.ship_id[i] = s.ship_id[i + 1]
        s.ship_owner[i] = s.ship_owner[i + 1]
        s.ship_at[i] = s.ship_at[i + 1]
        s.ship_steps[i] = s.ship_steps[i + 1]
        s.ship_fresh[i] = s.ship_fresh[i + 1]
        s.cargo[i] = s.cargo[i + 1]
        s.cargo_marched[i] = s.cargo_marched[i + 1]
        s.cargo_struck[i] = s.cargo_struck[i + 1]
    last = s.ships
    s.ship_id[last] = 0
    s.ship_owner[last] = 0
    s.ship_at[last] = 0
    s.ship_steps[last] = 0
    s.ship_fresh[last] = 0
    unload(s, last)


@rule
def unload(s: World, slot: int) -> None:
    """A ship carries nothing any more."""
    s.cargo[slot] = 0
    s.cargo_marched[slot] = 0
    s.cargo_struck[slot] = 0


@rule
def add_ship(s: World, seat: int, tile: int) -> int:
    """A new ship, which sails from the next turn on; its id."""
    i = s.ships
    s.ship_id[i] = s.next_ship
    s.ship_owner[i] = seat
    s.ship_at[i] = tile
    s.ship_fresh[i] = 1
    s.ships += 1
    s.next_ship += 1
    return int(s.ship_id[i])


@rule
def room_for_ship(s: World) -> int:
    """0, or that no more ships fit into the record."""
    return OK if s.ships < MOST_SHIPS else FLEET_LIMIT


# --- sailing --------------------------------------------------------------------------------------------


@rule
def may_sail(s: World, w: Work, seat: int, to: int) -> int:
    """0, or why the chosen ships cannot sail to a tile."""
    if to < 0 or to >= TILES_IN[s.grid]:
        return UNKNOWN_ID
    for k in range(w.count):
        if ship_slot(s, w.ships[k]) == NOWHERE:
            return UNKNOWN_ID
    start = s.ship_at[ship_slot(s, w.ships[0])]
    for k in range(w.count):
        if s.ship_owner[ship_slot(s, w.ships[k])] != seat:
            return NOT_HOLDING
    for k in range(w.count):
        if s.ship_at[ship_slot(s, w.ships[k])] != start:
            return ILLEGAL_SITE
    for k in range(w.count):
        slot = ship_slot(s, w.ships[k])
        if s.ship_fresh[slot] == 1 or s.ship_steps[slot] >= SHIP_STEPS:
            return ALREADY_ACTED
    if not are_near(s, start, to) or not (is_sea(s, to) or s.canal[to] == 1):
        return ILLEGAL_SITE
    return OK


@rule
def sail(s: World, w: Work, seat: int, to: int) -> None:
    """One step with the chosen ships; entering a tile with other ships is attacking them."""
    start = s.ship_at[ship_slot(s, w.ships[0])]
    tell(s, SAILED, seat, start, to, 0)
    for k in range(w.count):
        tell(s, AT_SEA, w.ships[k], 0, 0, 0)
    rival = fleet_owner(s, to)
    if s.pirate_at == to:
        fight_pirate(s, w, seat, to)
    elif rival != NOBODY and rival != seat:
        fight_fleet(s, w, seat, rival, to)
    else:
        for k in range(w.count):
            slot = ship_slot(s, w.ships[k])
            s.ship_at[slot] = to
            s.ship_steps[slot] += 1


@rule
def fight_fleet(s: World, w: Work, seat: int, rival: int, to: int) -> None:
    """Ships against ships: each sinks one (R67)."""
    attackers, defenders = w.count, fleet_size(s, to)
    lost = min(attackers, defenders)
    tell(s, SEA_FOUGHT, seat, rival, to, 0)
    tell_forces(s, attackers, defenders)
    for _ in range(lost):
        sink_weakest(s, to)
    sink_attackers(s, w, lost)
    arrive(s, w, to)


@rule
def fight_pirate(s: World, w: Work, seat: int, to: int) -> None:
    """Ships against the pirate, whose hold goes to whoever sinks it and survives (R68, R69)."""
    attackers, defenders = w.count, s.pirate_size
    lost = min(attackers, defenders)
    tell(s, SEA_FOUGHT, seat, NOBODY, to, 0)
    tell_forces(s, attackers, defenders)
    s.pirate_size -= lost
    sink_attackers(s, w, lost)
    if s.pirate_size == 0:
        s.pirate_at = NOWHERE
        if attackers > defenders:
            tell_pile(s, seat, s.hold, RESOURCES)
        for r in range(RESOURCES):
            if attackers > defenders:
                s.stores[seat][r] += s.hold[r]
            s.hold[r] = 0
    arrive(s, w, to)


@rule
def tell_forces(s: World, attackers: int, defenders: int) -> None:
    """The numbers of a battle at sea."""
    lost = min(attackers, defenders)
    tell(s, FORCES, attackers, defenders, 0, NOBODY)
    tell(s, LOSSES, lost, lost, attackers - lost, defenders - lost)


@rule
def sink_attackers(s: World, w: Work, lost: int) -> None:
    """The weakest of the chosen ships go down; those left stay chosen."""
    for _ in range(lost):
        weakest = 0
        for k in range(1, w.count):
            if is_weaker(s, ship_slot(s, w.ships[k]), ship_slot(s, w.ships[weakest])):
                weakest = k
        tell(s, AT_SEA, w.ships[weakest], 0, 0, 0)
        remove_ship(s, ship_slot(s, w.ships[weakest]))
        w.count -= 1
        for k in range(weakest, w.count):
            w.ships[k] = w.ships[k + 1]


@rule
def sink_weakest(s: World, tile: int) -> None:
    """The weakest ship on a tile goes down."""
    weakest = NOWHERE
    for i in range(s.ships):
        if s.ship_at[i] == tile and (weakest == NOWHERE or is_weaker(s, i, weakest)):
            weakest = i
    tell(s, AT_SEA, s.ship_id[weakest], 0, 0, 0)
    remove_ship(s, weakest)


@rule
def is_weaker(s: World, a: int, b: int) -> bool:
    """Less cargo, then the lower id, sinks first."""
    if s.cargo[a] != s.cargo[b]:
        return bool(s.cargo[a] < s.cargo[b])
    return bool(s.ship_id[a] < s.ship_id[b])


@rule
def arrive(s: World, w: Work, to: int) -> None:
    """Who is left of the attackers takes the tile and sails no further."""
    for k in range(w.count):
        slot = ship_slot(s, w.ships[k])
        s.ship_at[slot] = to
        s.ship_steps[slot] = SHIP_STEPS
