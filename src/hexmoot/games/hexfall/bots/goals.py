"""What a bot would like to have next: for each kind of thing the best one, with a value."""

from hexmoot.accel import rule
from hexmoot.games.hexfall.board import AROUND, CORNERS_IN, EDGES_IN, ENDS, WAYS
from hexmoot.games.hexfall.bots.mind import ARMY, CARD, KINDS, NONE, Mind, blurred
from hexmoot.games.hexfall.bots.reckoning import muster_value
from hexmoot.games.hexfall.bots.sea import best_launch
from hexmoot.games.hexfall.bots.valuation import site_value, town
from hexmoot.games.hexfall.rules.armies import threat
from hexmoot.games.hexfall.rules.building import can_rise, has_water
from hexmoot.games.hexfall.rules.ground import connects, is_empty, link_ends, reach, rival_settles, road_ends, road_free
from hexmoot.games.hexfall.rules.holdings import COSTS
from hexmoot.games.hexfall.rules.state import (
    HARBOR_PIECE,
    NOWHERE,
    RESOURCES,
    ROAD_PIECE,
    TOWN_PIECE,
    UPGRADE_PIECE,
    WALL_PIECE,
    WATER_WAY,
    Work,
    World,
    settles,
)

UPGRADE, UPGRADE_SITE = 4.0, 0.35
ROAD, SECOND_ROAD, ROAD_FLOOR = 0.75, 0.5, 0.75
HARBOR = 0.7
WALL, WALL_THREAT, WALL_LEVEL, MOST_THREAT = 0.5, 0.6, 0.5, 4
CARD_VALUE = 3.2


@rule
def weigh_goals(s: World, w: Work, m: Mind, seat: int) -> None:
    """The best goal of each kind, the best of all, and what is missing for it."""
    for kind in range(KINDS):
        m.value[kind] = 0.0
        m.place[kind] = NOWHERE
    weigh_towns(s, m, seat)
    weigh_roads(s, m, seat, ROAD_FLOOR * m.value[TOWN_PIECE])
    weigh_harbors(s, m, seat, m.value[TOWN_PIECE])
    weigh_upgrades(s, w, m, seat)
    weigh_walls(s, m, seat)
    best_launch(s, m, seat)
    m.value[ARMY] = blurred(m, muster_value(s, m, seat))
    m.value[CARD] = blurred(m, CARD_VALUE)
    m.best = next_best(m, 0)
    for r in range(RESOURCES):
        m.lack[r] = max(0, COSTS[m.best][r] - s.stores[seat][r])


@rule
def next_best(m: Mind, taken: int) -> int:
    """The kind of the best goal that is not among those taken (bits), -1 if none is left."""
    best, top = NONE, 0.0
    for kind in range(KINDS):
        if taken & (1 << kind) == 0 and m.value[kind] > top:
            best, top = kind, m.value[kind]
    return best


@rule
def prefer(m: Mind, kind: int, place: int, value: float) -> None:
    """Keep the better of two goals of a kind, the first of equals."""
    if value > m.value[kind]:
        m.value[kind] = value
        m.place[kind] = place


# --- settling -------------------------------------------------------------------------------------------


@rule
def weigh_towns(s: World, m: Mind, seat: int) -> None:
    """Towns that could be founded now."""
    for corner in range(CORNERS_IN[s.grid]):
        if is_empty(s, seat, corner) and is_reached(s, seat, corner):
            prefer(m, TOWN_PIECE, corner, town(s, m, seat, corner))


@rule
def is_reached(s: World, seat: int, corner: int) -> bool:
    """Whether an own road or link comes to a corner."""
    return road_ends(s, seat, corner, NOWHERE) or link_ends(s, seat, corner)


@rule
def weigh_roads(s: World, m: Mind, seat: int, floor: float) -> None:
    """Roads to places that are worth more than the floor."""
    for edge in range(EDGES_IN[s.grid]):
        if road_free(s, seat, edge) and connects(s, seat, edge):
            value = road_value(s, m, seat, edge)
            if value > floor:
                prefer(m, ROAD_PIECE, edge, value)


@rule
def road_value(s: World, m: Mind, seat: int, edge: int) -> float:
    """What the corner that a road opens is worth, or one that a second road would open."""
    top = 0.0
    for end in range(2):
        corner = ENDS[s.grid][edge][end]
        if is_empty(s, seat, corner) and not is_reached(s, seat, corner):
            top = max(top, ROAD * town(s, m, seat, corner))
        if rival_settles(s, seat, corner):
            continue
        for i in range(3):
            way, other = WAYS[s.grid][corner][i], AROUND[s.grid][corner][i]
            if way != edge and road_free(s, seat, way) and is_empty(s, seat, other) and not is_reached(s, seat, other):
                top = max(top, SECOND_ROAD * town(s, m, seat, other))
    return top


@rule
def weigh_harbors(s: World, m: Mind, seat: int, floor: float) -> None:
    """Harbors across from places that are worth more than the floor."""
    for corner in range(CORNERS_IN[s.grid]):
        if s.level[corner] == 0 and has_water(s, corner) and is_empty(s, seat, corner):
            if road_ends(s, seat, corner, NOWHERE):
                value = harbor_value(s, m, seat, corner)
                if value > floor:
                    prefer(m, HARBOR_PIECE, corner, value)


@rule
def harbor_value(s: World, m: Mind, seat: int, corner: int) -> float:
    """What a town across the strait would be worth, 0 where there is no other shore."""
    for i in range(3):
        other = AROUND[s.grid][corner][i]
        if s.way_kind[WAYS[s.grid][corner][i]] == WATER_WAY and is_empty(s, seat, other):
            if not is_reached(s, seat, other):
                return HARBOR * town(s, m, seat, other)
    return 0.0


# --- what stands already ----------------------------------------------------------------------------------


@rule
def weigh_upgrades(s: World, w: Work, m: Mind, seat: int) -> None:
    """Settlements that can rise."""
    reach(s, w, seat)
    for corner in range(CORNERS_IN[s.grid]):
        if w.mark[corner] == 1 and can_rise(s, seat, corner):
            prefer(m, UPGRADE_PIECE, corner, blurred(m, UPGRADE + UPGRADE_SITE * site_value(s, m, corner)))


@rule
def weigh_walls(s: World, m: Mind, seat: int) -> None:
    """Settlements without a wall within reach of rival armies."""
    for corner in range(CORNERS_IN[s.grid]):
        if settles(s, seat, corner) and s.wall[corner] == 0:
            danger = threat(s, seat, corner)
            if danger > 0:
                value = WALL + WALL_THREAT * min(danger, MOST_THREAT) + WALL_LEVEL * s.level[corner]
                prefer(m, WALL_PIECE, corner, blurred(m, value))
