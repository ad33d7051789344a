"""Attacks on land: the arithmetic of battle, plunder, blows, and what falls."""

from hexmoot.accel import rule, tell
from hexmoot.games.hexfall.board import AROUND, CORNERS_IN
from hexmoot.games.hexfall.rules.armies import ALL, depart, is_rivals, may_strike
from hexmoot.games.hexfall.rules.ending import crown_heir, eliminate, judge, set_level
from hexmoot.games.hexfall.rules.ground import is_step
from hexmoot.games.hexfall.rules.holdings import take_any
from hexmoot.games.hexfall.rules.state import (
    ALREADY_ACTED,
    HARBOR,
    ILLEGAL_SITE,
    NO_CONTACT,
    NOBODY,
    NOT_HOLDING,
    OK,
    PEACE,
    UNKNOWN_ID,
    WRONG_COUNT,
    World,
    guards,
    is_settlement,
)
from hexmoot.games.hexfall.rules.story import FELL, FORCES, FOUGHT, HAND, LOSSES, PLUNDERED, RAZED

# --- who may attack what --------------------------------------------------------------------------------


@rule
def may_attack(s: World, seat: int, start: int, to: int, count: int) -> int:
    """0, or why a stack, or the hand, cannot attack a corner with so many."""
    if to < 0 or to >= CORNERS_IN[s.grid] or start < HAND or start >= CORNERS_IN[s.grid]:
        return UNKNOWN_ID
    code = may_strike_by_hand(s, seat, count) if start == HAND else may_strike(s, seat, start, count)
    if code != OK:
        return code
    if not is_rivals(s, seat, to):
        return ILLEGAL_SITE
    in_range = has_contact(s, seat, to) if start == HAND else is_step(s, seat, start, to)
    if not in_range:
        return NO_CONTACT
    return PEACE if s.level[to] != 0 and s.rounds <= s.peace_rounds else OK


@rule
def may_strike_by_hand(s: World, seat: int, count: int) -> int:
    """0, or why so many ready armies cannot fight from the hand, which counts as one stack (R94)."""
    if s.hand_struck[seat] == 1:
        return ALREADY_ACTED
    if s.ready[seat] == 0:
        return NOT_HOLDING
    return WRONG_COUNT if count != ALL and (count < 1 or count > s.ready[seat]) else OK


@rule
def has_contact(s: World, seat: int, corner: int) -> bool:
    """Whether a structure or a stack of the seat is one step away."""
    for i in range(3):
        other = AROUND[s.grid][corner][i]
        near = s.owner[other] == seat + 1 or guards(s, seat, other)
        if near and is_step(s, seat, other, corner):
            return True
    return False


# --- arithmetic -----------------------------------------------------------------------------------------


@rule
def strength(attackers: int, walled: int) -> int:
    """How much of an attack counts: behind walls half of it (R50)."""
    return attackers // 2 if walled == 1 else attackers


@rule
def defenders_at(s: World, corner: int) -> int:
    """The stack there, and with a structure the owner's hand (R48)."""
    count = s.force[corner]
    if s.level[corner] != 0:
        count += s.ready[s.owner[corner] - 1] + s.spent[s.owner[corner] - 1]
    return int(count)


@rule
def is_walled(s: World, corner: int) -> int:
    """1 behind walls."""
    return 1 if s.wall[corner] > 0 else 0


@rule
def lose_defenders(s: World, corner: int, lost: int) -> None:
    """The stack goes first, then ready, then spent armies of the hand."""
    from_stack = min(lost, s.force[corner])
    lost -= from_stack
    if from_stack > 0:
        depart(s, corner, from_stack)
    if lost > 0:
        seat = s.owner[corner] - 1
        from_ready = min(lost, s.ready[seat])
        s.ready[seat] -= from_ready
        s.spent[seat] -= lost - from_ready


# --- an attack ------------------------------------------------------------------------------------------


@rule
def attack(s: World, seat: int, start: int, to: int, count: int) -> None:
    """Losses, marks, then plunder, blow, and what follows from it, then the test (R103)."""
    if count == ALL:
        count = s.ready[seat] if start == HAND else s.force[start]
    structure = s.level[to] != 0
    victim = (s.owner[to] if structure else s.army[to]) - 1
    lost, wins = fight(s, seat, victim, start, to, count, NOBODY)
    if start == HAND:
        s.ready[seat] -= count
        s.spent[seat] += count - lost
        s.hand_struck[seat] = 1
    else:
        s.struck[start] = 1
        depart(s, start, lost)
    if not (wins and structure):
        tell(s, FELL, 1 if wins else 0, 0, s.level[to], s.wall[to])
        return
    plunder = take_any(s, victim)
    if plunder != NOBODY:
        s.stores[seat][plunder] += 1
    was_settlement = is_settlement(s, to)
    razed = strike(s, victim, to)
    tell(s, FELL, 1, 1, s.level[to], s.wall[to])
    if plunder != NOBODY:
        tell(s, PLUNDERED, plunder, 0, 0, 0)
    if razed:
        tell(s, RAZED, victim, to, 0, 0)
    if razed and was_settlement:
        succeed(s, victim, to)
    judge(s)


@rule
def fight(s: World, seat: int, victim: int, start: int, to: int, count: int, ship: int) -> tuple[int, bool]:
    """Take the defenders' losses; the attackers' losses, and whether they win (R50, R51)."""
    defenders, walled = defenders_at(s, to), is_walled(s, to)
    force = strength(count, walled)
    lost = min(force, defenders)
    tell(s, FOUGHT, seat, victim, start, to)
    tell(s, FORCES, count, defenders, walled, ship)
    tell(s, LOSSES, lost, lost, count - lost, defenders - lost)
    lose_defenders(s, to, lost)
    return lost, force > defenders


@rule
def strike(s: World, victim: int, corner: int) -> bool:
    """One blow: a wall, else a level, and a harbor burns; True if nothing is left."""
    if s.level[corner] == HARBOR:
        set_level(s, victim, corner, 0)
    elif s.wall[corner] > 0:
        s.wall[corner] -= 1
    else:
        set_level(s, victim, corner, s.level[corner] - 1)
    return s.level[corner] == 0


@rule
def succeed(s: World, victim: int, corner: int) -> None:
    """What follows when a settlement is razed: the end of its banner if it was the last, an heir to a capital."""
    if s.settlements[victim] == 0:
        eliminate(s, victim)
    elif s.capital[victim] == corner:
        crown_heir(s, victim)
