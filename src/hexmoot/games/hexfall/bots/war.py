"""Armies: whom they attack, which bands they hunt, where they are put and whither they march."""

from hexmoot.accel import rule
from hexmoot.games.hexfall.board import AROUND, CORNERS_IN, CORNERS_OF, SIDES, WAYS
from hexmoot.games.hexfall.bots.mind import Mind, blurred, settle
from hexmoot.games.hexfall.bots.reckoning import beats, need, spoils, spread
from hexmoot.games.hexfall.rules import acts
from hexmoot.games.hexfall.rules.armies import ALL, is_rivals, may_tear, threat
from hexmoot.games.hexfall.rules.bandits import PIPS
from hexmoot.games.hexfall.rules.battle import may_attack
from hexmoot.games.hexfall.rules.ground import beside_tile
from hexmoot.games.hexfall.rules.state import (
    NOWHERE,
    OK,
    World,
    guards,
    marches_allowed,
    settles,
    total,
)
from hexmoot.games.hexfall.rules.story import HAND

HOARD, BAND, HOME = 0.8, 0.9, 0.15
MARCH = 5  # steps to whom an army sets out


# --- fighting -------------------------------------------------------------------------------------------


@rule
def strike(s: World, m: Mind, seat: int) -> bool:
    """The attack or hunt that is worth most, if any is worth something."""
    top = 0.0
    if s.ready[seat] > 0 and s.hand_struck[seat] == 0:
        for corner in range(CORNERS_IN[s.grid]):
            if is_rivals(s, seat, corner):
                top = consider(s, m, seat, HAND, corner, s.ready[seat], top)
    for start in range(CORNERS_IN[s.grid]):
        if not guards(s, seat, start) or s.struck[start] == 1:
            continue
        for i in range(3):
            corner = AROUND[s.grid][start][i]
            if corner < CORNERS_IN[s.grid] and is_rivals(s, seat, corner):
                top = consider(s, m, seat, start, corner, s.force[start], top)
        for slot in range(s.bands):
            if beside_tile(s, s.band_at[slot], start) and s.force[start] > s.band_size[slot]:
                value = blurred(m, prey(s, seat, slot))
                if value > top:
                    top = value
                    settle(m, acts.HUNT, start, s.band_id[slot], ALL)
    return top > 0.0


@rule
def consider(s: World, m: Mind, seat: int, start: int, corner: int, force: int, top: float) -> float:
    """Settle on an attack if it wins, may be made and is worth more than the best so far; what is best now."""
    if not beats(s, m, force, corner):
        return top
    value = blurred(m, spoils(s, corner))
    if value > top and may_attack(s, seat, start, corner, ALL) == OK:
        settle(m, acts.ATTACK, start, corner, ALL)
        return value
    return top


@rule
def prey(s: World, seat: int, slot: int) -> float:
    """What it is worth to hunt a band: its hoard, less its size, and what it takes from the seat."""
    tile, levels = s.band_at[slot], 0
    for i in range(SIDES):
        corner = CORNERS_OF[s.grid][tile][i]
        if settles(s, seat, corner):
            levels += s.level[corner]
    return float(HOARD * total(s.hoard[slot]) - BAND * s.band_size[slot] + HOME * PIPS[s.number[tile]] * levels)


@rule
def tear(s: World, m: Mind, seat: int) -> bool:
    """Tear up the first rival road that a stack stands at."""
    for start in range(CORNERS_IN[s.grid]):
        if not guards(s, seat, start) or s.struck[start] == 1:
            continue
        for i in range(3):
            edge = WAYS[s.grid][start][i]
            if may_tear(s, seat, start, edge) == OK:
                return settle(m, acts.TEAR, start, edge, 0)
    return False


# --- moving ---------------------------------------------------------------------------------------------


@rule
def deploy(s: World, m: Mind, seat: int) -> bool:
    """The whole hand to where it is needed most."""
    if s.ready[seat] + s.spent[seat] == 0:
        return False
    best, most = NOWHERE, 0
    for corner in range(CORNERS_IN[s.grid]):
        if settles(s, seat, corner) and (best == NOWHERE or need(s, seat, corner) > most):
            best, most = corner, need(s, seat, corner)
    return best != NOWHERE and settle(m, acts.DEPLOY, best, ALL, 0)


@rule
def march(s: World, m: Mind, seat: int) -> bool:
    """The first stack that can spare armies for somebody whom they beat."""
    for start in range(CORNERS_IN[s.grid]):
        if not guards(s, seat, start) or s.marched[start] >= marches_allowed(s):
            continue
        force = spared(s, seat, start)
        if force > 0:
            to = goal_of(s, m, seat, start, force)
            if to != NOWHERE:
                return settle(m, acts.MARCH, start, to, force)
    return False


@rule
def spared(s: World, seat: int, corner: int) -> int:
    """How many of a stack may go: half as many as threaten a settlement stay, one at least in the capital."""
    if not settles(s, seat, corner):
        return int(s.force[corner])
    stay = (threat(s, seat, corner) + 1) // 2
    if s.capital[seat] == corner:
        stay = max(stay, 1)
    return int(max(0, s.force[corner] - stay))


@rule
def goal_of(s: World, m: Mind, seat: int, start: int, force: int) -> int:
    """The first step to the nearest rival, or band, that so many beat; of equals to the most valuable. -1 for none."""
    spread(s, m, seat, start, MARCH)
    to, nearest, top = NOWHERE, MARCH + 1, 0.0
    for corner in range(CORNERS_IN[s.grid]):
        away = m.steps[corner]
        if away <= 0 or away > nearest:
            continue
        value = 0.0
        if is_rivals(s, seat, corner):
            if beats(s, m, force, corner):
                value = spoils(s, corner)
        elif away + 1 <= nearest:
            value = best_prey(s, seat, corner, force)
            away += 1
        if value > 0.0 and (away < nearest or value > top):
            to, nearest, top = m.first[corner], away, value
    return NOWHERE if nearest <= 1 else to


@rule
def best_prey(s: World, seat: int, corner: int, force: int) -> float:
    """The most valuable band that so many could hunt from a corner."""
    top = 0.0
    for slot in range(s.bands):
        if beside_tile(s, s.band_at[slot], corner) and force > s.band_size[slot]:
            top = max(top, prey(s, seat, slot))
    return top
