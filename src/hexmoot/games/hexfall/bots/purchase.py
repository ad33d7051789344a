"""What a bot buys, what it takes to the bank for that, and what it gives up in a famine."""

from hexmoot.accel import rule
from hexmoot.games.hexfall.board import CORNERS_IN, EDGES_IN
from hexmoot.games.hexfall.bots.goals import harbor_value, next_best, road_value
from hexmoot.games.hexfall.bots.mind import ARMY, CARD, NONE, Mind, settle
from hexmoot.games.hexfall.bots.valuation import WEIGHT
from hexmoot.games.hexfall.rules import acts
from hexmoot.games.hexfall.rules.armies import threat
from hexmoot.games.hexfall.rules.building import has_water
from hexmoot.games.hexfall.rules.ground import connects, is_empty, road_ends, road_free
from hexmoot.games.hexfall.rules.holdings import COSTS
from hexmoot.games.hexfall.rules.state import (
    FREE_HARBOR,
    FREE_ROAD,
    FREE_SHIP,
    FREE_WALL,
    HARBOR_PIECE,
    NOWHERE,
    RESOURCES,
    ROAD_PIECE,
    SHIP_PIECE,
    WALL_PIECE,
    Work,
    World,
    settles,
    stock,
)
from hexmoot.games.hexfall.rules.trade import rate

LOOKED_AT = 6  # goals
GOOD_ENOUGH = 0.7  # of the value of the first
FULL = 2  # cards below the limit of famine at which a hand counts as full


# --- buying ---------------------------------------------------------------------------------------------


@rule
def buy(s: World, m: Mind, seat: int, full: bool) -> bool:
    """The first of the best goals that can be paid for; unless the hand is full, none in the way of the best of all."""
    taken = 0
    for _ in range(LOOKED_AT):
        kind = next_best(m, taken)
        if kind == NONE:
            return False
        taken |= 1 << kind
        if (full or is_wanted(m, kind)) and acquire(s, m, seat, kind):
            return True
    return False


@rule
def is_full(s: World, seat: int) -> bool:
    """Whether a famine is to be feared."""
    return stock(s, seat) > s.famine_limit - FULL


@rule
def is_wanted(m: Mind, kind: int) -> bool:
    """Whether a goal may be bought although another is better."""
    if kind == m.best or m.value[kind] >= GOOD_ENOUGH * m.value[m.best]:
        return True
    for r in range(RESOURCES):
        if COSTS[kind][r] > 0 and COSTS[m.best][r] > 0:
            return False
    return True


@rule
def acquire(s: World, m: Mind, seat: int, kind: int) -> bool:
    """Buy a goal, or take to the bank what is not needed if that will do; Gold pays for the rest."""
    missing, swaps = 0, 0
    for r in range(RESOURCES):
        missing += max(0, COSTS[kind][r] - s.stores[seat][r])
        swaps += surplus(s, m, seat, kind, r) // rate(s, seat, r)
    if missing > swaps + s.gold[seat]:
        return False
    if missing > 0 and swaps > 0:
        return swap(s, m, seat, kind)
    if kind == ARMY:
        return settle(m, acts.RAISE, 1, 0, 0)
    if kind == CARD:
        return settle(m, acts.BUY_CARD, 0, 0, 0)
    return settle(m, acts.BUILD, kind, m.place[kind], 0)


@rule
def surplus(s: World, m: Mind, seat: int, kind: int, r: int) -> int:
    """Cards of a resource that neither this goal nor the best one needs."""
    left = s.stores[seat][r] - COSTS[kind][r]
    if kind != m.best:
        left -= COSTS[m.best][r]
    return int(max(0, left))


@rule
def swap(s: World, m: Mind, seat: int, kind: int) -> bool:
    """A trade with the bank: where it takes least, of what is worth least, for what lacks most."""
    give, cheapest = NOWHERE, 0.0
    get, most = NOWHERE, 0
    for r in range(RESOURCES):
        price = rate(s, seat, r)
        if surplus(s, m, seat, kind, r) >= price:
            if give == NOWHERE or price * WEIGHT[r] < cheapest:
                give, cheapest = r, price * WEIGHT[r]
        lack = COSTS[kind][r] - s.stores[seat][r]
        if lack > most:
            get, most = r, lack
    return settle(m, acts.BANK, give, get, 0)


# --- what is free ---------------------------------------------------------------------------------------


@rule
def lay_free(s: World, m: Mind, seat: int) -> bool:
    """Put free pieces where they are worth most."""
    if s.free[seat][FREE_ROAD] > 0:
        place = free_road(s, m, seat)
        if place != NOWHERE:
            return settle(m, acts.BUILD, ROAD_PIECE, place, 0)
    if s.free[seat][FREE_HARBOR] > 0:
        place = free_harbor(s, m, seat)
        if place != NOWHERE:
            return settle(m, acts.BUILD, HARBOR_PIECE, place, 0)
    if s.free[seat][FREE_WALL] > 0:
        place = free_wall(s, seat)
        if place != NOWHERE:
            return settle(m, acts.BUILD, WALL_PIECE, place, 0)
    if s.free[seat][FREE_SHIP] > 0 and m.place[SHIP_PIECE] != NOWHERE:
        return settle(m, acts.BUILD, SHIP_PIECE, m.place[SHIP_PIECE], 0)
    return False


@rule
def free_road(s: World, m: Mind, seat: int) -> int:
    """The road that opens the best corner, however good the others are; -1 if none opens any."""
    best, top = NOWHERE, 0.0
    for edge in range(EDGES_IN[s.grid]):
        if road_free(s, seat, edge) and connects(s, seat, edge):
            value = road_value(s, m, seat, edge)
            if value > top:
                best, top = edge, value
    return best


@rule
def free_harbor(s: World, m: Mind, seat: int) -> int:
    """The harbor across from the best corner, -1 if none leads anywhere."""
    best, top = NOWHERE, 0.0
    for corner in range(CORNERS_IN[s.grid]):
        if is_empty(s, seat, corner) and has_water(s, corner) and road_ends(s, seat, corner, NOWHERE):
            value = harbor_value(s, m, seat, corner)
            if value > top:
                best, top = corner, value
    return best


@rule
def free_wall(s: World, seat: int) -> int:
    """The most threatened settlement without a wall, then the highest; -1 if all have one."""
    best, top = NOWHERE, -1
    for corner in range(CORNERS_IN[s.grid]):
        if settles(s, seat, corner) and s.wall[corner] == 0:
            value = 8 * threat(s, seat, corner) + s.level[corner]
            if value > top:
                best, top = corner, value
    return best


# --- famine ---------------------------------------------------------------------------------------------


@rule
def give_up(s: World, w: Work, m: Mind, seat: int) -> bool:
    """One by one from the largest pile, dear cards counting for less."""
    for r in range(RESOURCES):
        w.give[r] = 0
    for _ in range(s.owed[seat]):
        largest, top = NOWHERE, 0.0
        for r in range(RESOURCES):
            left = s.stores[seat][r] - w.give[r]
            if left > 0 and (largest == NOWHERE or left - WEIGHT[r] > top):
                largest, top = r, left - WEIGHT[r]
        w.give[largest] += 1
    return settle(m, acts.GIVE_UP_CARDS, 0, 0, 0)
