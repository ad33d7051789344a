"""What places are worth: by how often the dice pay there, and in what.

All later judgements of a bot go back to these few numbers.
"""

from hexmoot.accel import rule, table
from hexmoot.games.hexfall.board import CORNERS_IN, TILES_IN, TOUCHING
from hexmoot.games.hexfall.bots.mind import Mind, blurred
from hexmoot.games.hexfall.maps.chart import ANY, DESERT, FISH, SEA
from hexmoot.games.hexfall.rules.bandits import PIPS
from hexmoot.games.hexfall.rules.state import GRAIN, NOWHERE, ORE, RESOURCES, World, settles

WEIGHT = table([1.0, 1.0, 0.9, 1.1, 1.15], "f8")  # what a card of each resource is worth
NEW_RESOURCE = 1.5
PORT, RESOURCE_PORT = 1.0, 0.1  # the second for each pip that its resource has
TOWN, TOWN_SITE, TOWN_ABROAD = 3.5, 0.4, 1.0


@rule
def yield_of(s: World, tile: int) -> int:
    """The resource that a tile pays in, -1 if it never pays."""
    if s.ground[tile] != 0:
        return GRAIN if s.ground[tile] == FISH else ORE
    terrain = s.terrain[tile]
    return NOWHERE if terrain in (SEA, DESERT) else int(terrain - 1)


@rule
def count_income(s: World, m: Mind, seat: int) -> None:
    """Pips for each level on tiles and grounds, and for each ship on a ground."""
    for r in range(RESOURCES):
        m.income[r] = 0.0
    for corner in range(CORNERS_IN[s.grid]):
        if settles(s, seat, corner):
            for i in range(3):
                tile = TOUCHING[s.grid][corner][i]
                r = yield_of(s, tile)
                if r != NOWHERE:
                    m.income[r] += PIPS[s.number[tile]] * s.level[corner]
    for i in range(s.ships):
        if s.ship_owner[i] == seat and s.ground[s.ship_at[i]] != 0:
            m.income[yield_of(s, s.ship_at[i])] += PIPS[s.number[s.ship_at[i]]]


@rule
def site_value(s: World, m: Mind, corner: int) -> float:
    """What a settlement on a corner would bring: income, resources that are new, a port."""
    value = 0.0
    seen = 0
    for i in range(3):
        tile = TOUCHING[s.grid][corner][i]
        r = yield_of(s, tile) if tile < TILES_IN[s.grid] else NOWHERE
        if r == NOWHERE:
            continue
        value += PIPS[s.number[tile]] * WEIGHT[r]
        if m.income[r] == 0.0 and seen & (1 << r) == 0:
            value += NEW_RESOURCE
        seen |= 1 << r
    port = s.port[corner] - 1
    if port >= 0:
        value += PORT
        if port != ANY:
            value += RESOURCE_PORT * m.income[port]
    return float(value)


@rule
def site(s: World, m: Mind, corner: int) -> float:
    """The same as the bot sees it."""
    return blurred(m, site_value(s, m, corner))


@rule
def is_abroad(s: World, seat: int, corner: int) -> bool:
    """Whether a corner is on an island that a seat has never settled."""
    return s.islands[seat] & (1 << s.shore[corner]) == 0


@rule
def town(s: World, m: Mind, seat: int, corner: int) -> float:
    """What it is worth to found a town on a corner."""
    value = TOWN + TOWN_SITE * site_value(s, m, corner)
    if is_abroad(s, seat, corner):
        value += TOWN_ABROAD
    return blurred(m, value)
