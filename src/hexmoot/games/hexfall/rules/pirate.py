"""The pirate: where it sails, whom it sinks, whom it robs."""

from hexmoot.accel import rule, tell
from hexmoot.games.hexfall.board import CORNERS_OF, NEAR, SIDES, TILES_IN
from hexmoot.games.hexfall.rules.bandits import PIPS
from hexmoot.games.hexfall.rules.ground import are_near, is_land, is_sea
from hexmoot.games.hexfall.rules.holdings import take_any
from hexmoot.games.hexfall.rules.ships import fleet_size, remove_ship
from hexmoot.games.hexfall.rules.state import NOBODY, NOWHERE, PIRATE_MOST, Work, World, is_settlement, stock
from hexmoot.games.hexfall.rules.story import PIRATE_CAME, PIRATE_GREW, PIRATE_MOVED, PIRATE_ROBBED
from hexmoot.luck import below

NEW_SIZE = 2

# --- coming and growing -----------------------------------------------------------------------------------


@rule
def bring_pirate(s: World, w: Work) -> None:
    """A pirate of two ships on a deep tile; without one on any quiet water, or not at all."""
    for deep in range(2):
        count = 0
        for tile in range(TILES_IN[s.grid]):
            if is_quiet(s, tile) and (deep == 1 or is_deep(s, tile)):
                w.sites[count] = tile
                count += 1
        if count > 0:
            s.pirate_at = w.sites[below(s, count)]
            s.pirate_size = NEW_SIZE
            tell(s, PIRATE_CAME, s.pirate_at, s.pirate_size, 0, 0)
            return


@rule
def is_quiet(s: World, tile: int) -> bool:
    """Sea without a ground and without ships."""
    return is_sea(s, tile) and s.ground[tile] == 0 and fleet_size(s, tile) == 0


@rule
def is_deep(s: World, tile: int) -> bool:
    """No land beside it."""
    for side in range(SIDES):
        if is_land(s, NEAR[s.grid][tile][side]):
            return False
    return True


@rule
def grow_pirate(s: World, w: Work) -> None:
    """What a 7 brings: one ship more, or a new pirate (R71)."""
    if s.pirate_at == NOWHERE:
        bring_pirate(s, w)
    elif s.pirate_size < PIRATE_MOST:
        s.pirate_size += 1
        tell(s, PIRATE_GREW, s.pirate_size, 0, 0, 0)


# --- sailing --------------------------------------------------------------------------------------------


@rule
def move_pirate(s: World, w: Work) -> None:
    """Sail where most is to be had, sink who is there, rob a neighbour."""
    if s.pirate_at == NOWHERE:
        return
    count = list_courses(s, w)
    best, best_score = NOWHERE, 0
    for k in range(count):
        tile = w.sites[k]
        score = pirate_score(s, tile) + below(s, 4)
        if best == NOWHERE or score > best_score:
            best, best_score = tile, score
    sunk, whose, i = 0, NOBODY, 0
    while i < s.ships:
        if s.ship_at[i] == best:
            whose = s.ship_owner[i]
            remove_ship(s, i)
            sunk += 1
        else:
            i += 1
    tell(s, PIRATE_MOVED, s.pirate_at, best, sunk, whose)
    s.pirate_at = best
    s.pirate_size -= sunk
    rob(s)


@rule
def list_courses(s: World, w: Work) -> int:
    """List where the pirate may be next, ascending; how many."""
    count = 0
    for tile in range(TILES_IN[s.grid]):
        if tile == s.pirate_at or (fleet_size(s, tile) < s.pirate_size and in_reach(s, tile)):
            w.sites[count] = tile
            count += 1
    return count


@rule
def in_reach(s: World, tile: int) -> bool:
    """Whether a sea tile is one or two steps from the pirate, not passing through ships."""
    if not is_sea(s, tile):
        return False
    for side in range(SIDES):
        middle = NEAR[s.grid][tile][side]
        if middle == s.pirate_at:
            return True
        if is_sea(s, middle) and fleet_size(s, middle) == 0 and are_near(s, middle, s.pirate_at):
            return True
    return False


@rule
def pirate_score(s: World, tile: int) -> int:
    """What draws the pirate to a tile: ships to sink, a ground to seize, somebody to rob."""
    score = 0
    fleet = fleet_size(s, tile)
    if fleet > 0:
        score += 12 + 3 * fleet
        for i in range(s.ships):
            if s.ship_at[i] == tile:
                score += 2 * s.cargo[i]
    if s.ground[tile] != 0:
        score += PIPS[s.number[tile]]
        for k in range(SIDES):
            corner = CORNERS_OF[s.grid][tile][k]
            if is_settlement(s, corner):
                score += s.level[corner]
    for seat in range(s.seats):
        if can_rob(s, seat, tile):
            return int(score + 4)
    return int(score)


@rule
def can_rob(s: World, seat: int, tile: int) -> bool:
    """Whether a seat with cards has a ship beside a tile."""
    if stock(s, seat) == 0:
        return False
    for i in range(s.ships):
        if s.ship_owner[i] == seat and are_near(s, tile, s.ship_at[i]):
            return True
    return False


@rule
def rob(s: World) -> None:
    """The richest neighbour loses a card to the hold (R70)."""
    victim = NOBODY
    for i in range(s.seats):
        seat = s.order[i]
        if can_rob(s, seat, s.pirate_at) and (victim == NOBODY or stock(s, seat) > stock(s, victim)):
            victim = seat
    if victim == NOBODY:
        return
    r = take_any(s, victim)
    s.hold[r] += 1
    tell(s, PIRATE_ROBBED, victim, r, 0, 0)
