"""Troops aboard: boarding a ship, and landing from it."""

from hexmoot.accel import rule, tell
from hexmoot.games.hexfall.board import CORNERS_IN
from hexmoot.games.hexfall.rules.armies import ALL, depart, is_rivals, join, may_leave
from hexmoot.games.hexfall.rules.battle import fight
from hexmoot.games.hexfall.rules.ground import beside_tile
from hexmoot.games.hexfall.rules.ships import ship_slot, unload
from hexmoot.games.hexfall.rules.state import (
    ALREADY_ACTED,
    ILLEGAL_SITE,
    NOT_HOLDING,
    NOWHERE,
    OK,
    UNKNOWN_ID,
    World,
    marches_allowed,
)
from hexmoot.games.hexfall.rules.story import ABOARD, DISEMBARKED, EMBARKED, FELL


@rule
def may_embark(s: World, seat: int, corner: int, ship: int, count: int) -> int:
    """0, or why so many of a stack cannot board a ship (R72)."""
    slot = ship_slot(s, ship)
    if corner < 0 or corner >= CORNERS_IN[s.grid] or slot == NOWHERE:
        return UNKNOWN_ID
    if s.ship_owner[slot] != seat:
        return NOT_HOLDING
    code = may_leave(s, seat, corner, count)
    if code != OK:
        return code
    fits = s.cargo[slot] == 0 and beside_tile(s, s.ship_at[slot], corner)
    return OK if fits else ILLEGAL_SITE


@rule
def embark(s: World, seat: int, corner: int, ship: int, count: int) -> None:
    """Boarding is a march; marks go aboard."""
    if count == ALL:
        count = s.force[corner]
    slot = ship_slot(s, ship)
    s.cargo[slot] = count
    s.cargo_marched[slot] = s.marched[corner] + 1
    s.cargo_struck[slot] = s.struck[corner]
    depart(s, corner, count)
    tell(s, EMBARKED, seat, corner, ship, count)


@rule
def may_disembark(s: World, seat: int, ship: int, corner: int) -> int:
    """0, or why a ship's cargo cannot land on a corner."""
    slot = ship_slot(s, ship)
    if corner < 0 or corner >= CORNERS_IN[s.grid] or slot == NOWHERE:
        return UNKNOWN_ID
    if s.ship_owner[slot] != seat or s.cargo[slot] == 0:
        return NOT_HOLDING
    if s.cargo_marched[slot] >= marches_allowed(s):
        return ALREADY_ACTED
    ashore = s.shore[corner] != NOWHERE and beside_tile(s, s.ship_at[slot], corner)
    if not ashore or (s.owner[corner] != 0 and s.owner[corner] != seat + 1):
        return ILLEGAL_SITE
    return ALREADY_ACTED if is_rivals(s, seat, corner) and s.cargo_struck[slot] == 1 else OK


@rule
def disembark(s: World, seat: int, ship: int, corner: int) -> None:
    """Landing is a march; onto a rival stack it is an attack, which whoever is not stronger does not survive (R73)."""
    slot = ship_slot(s, ship)
    count, marched, struck = s.cargo[slot], s.cargo_marched[slot] + 1, s.cargo_struck[slot]
    unload(s, slot)
    if is_rivals(s, seat, corner):
        lost, wins = fight(s, seat, s.army[corner] - 1, ABOARD, corner, count, ship)
        tell(s, FELL, 1 if wins else 0, 0, 0, 0)
        count -= lost
        struck = 1
    if count > 0:
        join(s, seat, corner, count, marched, struck)
    tell(s, DISEMBARKED, seat, ship, corner, count)
