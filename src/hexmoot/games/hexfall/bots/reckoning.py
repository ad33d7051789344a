"""What can be known of battles beforehand: who could be beaten, from where, and what that is worth."""

from hexmoot.accel import rule
from hexmoot.games.hexfall.board import AROUND, CORNERS_IN, WAYS
from hexmoot.games.hexfall.bots.mind import Mind
from hexmoot.games.hexfall.rules.armies import is_rivals, threat
from hexmoot.games.hexfall.rules.battle import defenders_at, is_walled, strength
from hexmoot.games.hexfall.rules.ground import is_link
from hexmoot.games.hexfall.rules.state import (
    LAND_WAY,
    NOWHERE,
    World,
    guards,
    is_settlement,
    points,
    settles,
)

SETTLEMENT, OTHER, PLUNDER, VICTIM, DEFENDER = 2.5, 1.0, 0.7, 0.15, 0.6
ARMY, ARMY_NEED, MOST_NEED = 1.2, 0.8, 5
WAR, MISSING = 2.5, 0.5
NEAR = 3  # steps within which a rival settlement calls for armies
TIMID_MOST = 1  # defenders that a timid bot still attacks


# --- battles --------------------------------------------------------------------------------------------


@rule
def victim_of(s: World, corner: int) -> int:
    """Whose structure, or else whose stack, stands there."""
    return int((s.owner[corner] if s.level[corner] != 0 else s.army[corner]) - 1)


@rule
def beats(s: World, m: Mind, force: int, corner: int) -> bool:
    """Whether so many would win an attack, and the bot dares it."""
    defenders = defenders_at(s, corner)
    if m.timid == 1 and defenders > TIMID_MOST:
        return False
    return strength(force, is_walled(s, corner)) > defenders


@rule
def needed(s: World, corner: int) -> int:
    """The fewest attackers that would win."""
    defenders = defenders_at(s, corner)
    return 2 * defenders + 2 if is_walled(s, corner) == 1 else defenders + 1


@rule
def spoils(s: World, corner: int) -> float:
    """What a victory there is worth, less the armies that it costs."""
    value = SETTLEMENT if is_settlement(s, corner) else OTHER
    return value + PLUNDER + VICTIM * points(s, victim_of(s, corner)) - DEFENDER * defenders_at(s, corner)


# --- ways -----------------------------------------------------------------------------------------------


@rule
def spread(s: World, m: Mind, seat: int, start: int, most: int) -> None:
    """How many steps it is from a corner to all within reach, and which comes first; rivals end a way."""
    for corner in range(CORNERS_IN[s.grid]):
        m.steps[corner] = NOWHERE
    m.steps[start] = 0
    m.queue[0] = start
    head, tail = 0, 1
    while head < tail:
        corner = m.queue[head]
        head += 1
        if m.steps[corner] == most or (corner != start and is_rivals(s, seat, corner)):
            continue
        for i in range(3):
            other, edge = AROUND[s.grid][corner][i], WAYS[s.grid][corner][i]
            if other >= CORNERS_IN[s.grid] or m.steps[other] != NOWHERE:
                continue
            if s.way_kind[edge] == LAND_WAY or is_link(s, seat, edge):
                m.steps[other] = m.steps[corner] + 1
                m.first[other] = other if corner == start else m.first[corner]
                m.queue[tail] = other
                tail += 1


# --- armies ---------------------------------------------------------------------------------------------


@rule
def need(s: World, seat: int, corner: int) -> int:
    """By how much rival armies near an own settlement exceed its garrison."""
    return int(threat(s, seat, corner) - s.force[corner])


@rule
def muster_value(s: World, m: Mind, seat: int) -> float:
    """What one more army is worth: for the settlement that needs it most, and for a rival one that is near."""
    worst = 0
    for corner in range(CORNERS_IN[s.grid]):
        if settles(s, seat, corner):
            worst = max(worst, need(s, seat, corner))
    return ARMY + ARMY_NEED * min(worst, MOST_NEED) + war_bonus(s, m, seat)


@rule
def war_bonus(s: World, m: Mind, seat: int) -> float:
    """For the rival settlement near a stack for which the fewest armies are missing, those in hand counted."""
    bonus = 0.0
    for start in range(CORNERS_IN[s.grid]):
        if not guards(s, seat, start):
            continue
        spread(s, m, seat, start, NEAR)
        for corner in range(CORNERS_IN[s.grid]):
            if m.steps[corner] > 0 and is_settlement(s, corner) and s.owner[corner] != seat + 1:
                missing = max(0, needed(s, corner) - s.force[start] - s.ready[seat] - s.spent[seat])
                bonus = max(bonus, WAR - MISSING * missing)
    return bonus
