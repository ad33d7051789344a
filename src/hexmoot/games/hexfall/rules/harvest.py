"""A throw of the dice: what land and grounds pay, famine on a 7, cards for those whom the dice forget."""

from hexmoot.accel import rule, tell
from hexmoot.games.hexfall.board import CORNERS_OF, SIDES, TILES_IN
from hexmoot.games.hexfall.maps.chart import FISH
from hexmoot.games.hexfall.rules.bandits import band_on, grow_bands, spawn_band
from hexmoot.games.hexfall.rules.ending import judge
from hexmoot.games.hexfall.rules.ground import is_land
from hexmoot.games.hexfall.rules.holdings import draw_card
from hexmoot.games.hexfall.rules.pirate import grow_pirate
from hexmoot.games.hexfall.rules.state import (
    DISCARD,
    GRAIN,
    MAIN,
    NOWHERE,
    ORE,
    RELIEF,
    RESOURCES,
    Work,
    World,
    is_settlement,
    place_in_order,
    stock,
    total,
)
from hexmoot.games.hexfall.rules.story import BAND_SEIZED, DRY, FAMINE, HARVESTED, PILE, PIRATE_SEIZED, RELIEVED, THROWN
from hexmoot.luck import below

SEVEN = 7


@rule
def throw_dice(s: World, w: Work) -> None:
    """Throw and resolve; then the turn's main phase, or discards that are owed."""
    for i in range(2):
        s.dice[i] = below(s, 6) + 1
    thrown = s.dice[0] + s.dice[1]
    s.throw += 1
    s.totals[thrown] += 1
    tell(s, THROWN, s.dice[0], s.dice[1], 0, 0)
    if thrown == SEVEN:
        starve(s)
        grow_bands(s)
        spawn_band(s, w)
        grow_pirate(s, w)
        s.surge = 1
    else:
        harvest(s, thrown)
    if not count_dry(s):
        s.phase = DISCARD if owes_any(s) else MAIN


# --- harvest --------------------------------------------------------------------------------------------


@rule
def harvest(s: World, thrown: int) -> None:
    """Land of this number pays, then grounds, each in ascending order."""
    for tile in range(TILES_IN[s.grid]):
        if is_land(s, tile) and s.number[tile] == thrown:
            harvest_land(s, tile)
    for tile in range(TILES_IN[s.grid]):
        if s.ground[tile] != 0 and s.number[tile] == thrown:
            harvest_ground(s, tile)
    tell(s, HARVESTED, 0, 0, 0, 0)
    for seat in range(s.seats):
        for r in range(RESOURCES):
            if s.paid[seat][r] > 0:
                tell(s, PILE, seat, r, s.paid[seat][r], 0)


@rule
def factor(s: World, seat: int, r: int) -> int:
    """2 while the harvest of a resource is bountiful for a seat (R31)."""
    return 2 if s.bountiful[seat][r] > 0 else 1


@rule
def receive(s: World, seat: int, r: int, cards: int) -> None:
    """A payment of this throw."""
    s.paid[seat][r] += cards
    s.stores[seat][r] += cards


@rule
def harvest_land(s: World, tile: int) -> None:
    """Each settlement has a card for each level; a band takes all of them (R30)."""
    r = s.terrain[tile] - 1
    band, seized = band_on(s, tile), 0
    for k in range(SIDES):
        corner = CORNERS_OF[s.grid][tile][k]
        if is_settlement(s, corner):
            seat = s.owner[corner] - 1
            cards = s.level[corner] * factor(s, seat, r)
            if band == NOWHERE:
                receive(s, seat, r, cards)
            seized += cards
    if band != NOWHERE:
        seized = max(1, seized)
        s.hoard[band][r] += seized
        tell(s, BAND_SEIZED, s.band_id[band], tile, r, seized)


@rule
def harvest_ground(s: World, tile: int) -> None:
    """Settlements by their levels, ships one each; the pirate takes what levels would have, undoubled (R29, R30)."""
    r = GRAIN if s.ground[tile] == FISH else ORE
    held, seized = s.pirate_at == tile, 0
    for k in range(SIDES):
        corner = CORNERS_OF[s.grid][tile][k]
        if is_settlement(s, corner):
            seat = s.owner[corner] - 1
            if not held:
                receive(s, seat, r, s.level[corner] * factor(s, seat, r))
            seized += s.level[corner]
    if held:
        seized = max(1, seized)
        s.hold[r] += seized
        tell(s, PIRATE_SEIZED, tile, r, seized, 0)
        return
    for i in range(s.ships):
        if s.ship_at[i] == tile:
            receive(s, s.ship_owner[i], r, factor(s, s.ship_owner[i], r))


# --- famine and drought ---------------------------------------------------------------------------------


@rule
def starve(s: World) -> None:
    """Who holds too much spends a Famine relief, or owes half of it (R87)."""
    starving = 0
    for seat in range(s.seats):
        if s.alive[seat] == 1 and stock(s, seat) > s.famine_limit:
            if s.cards[seat][RELIEF] > 0:
                s.cards[seat][RELIEF] -= 1
                tell(s, RELIEVED, seat, 0, 0, 0)
            else:
                s.owed[seat] = stock(s, seat) // 2
                starving |= 1 << seat
    if starving != 0:
        tell(s, FAMINE, starving, 0, 0, 0)


@rule
def owes_any(s: World) -> bool:
    """Whether some seat still owes a discard."""
    for seat in range(s.seats):
        if s.owed[seat] > 0:
            return True
    return False


@rule
def count_dry(s: World) -> bool:
    """From the roller on: who was paid nothing is dry once more, in time draws a card; True if one has won (R32)."""
    first = place_in_order(s, s.current)
    for i in range(s.seats):
        seat = s.order[(first + i) % s.seats]
        if s.alive[seat] == 0:
            continue
        if total(s.paid[seat]) > 0:
            s.dry[seat] = 0
            continue
        s.dry[seat] += 1
        if s.dry[seat] >= s.dry_turns:
            s.dry[seat] = 0
            draw_card(s, seat, DRY)
            if judge(s):
                return True
    return False
