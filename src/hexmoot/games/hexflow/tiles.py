"""Tiles: their lines in every rotation, how many of each a player has, and their names.

A line is the set of sides that it joins, as bits; a tile has none, one or two that never meet (HF-25). Kinds are
numbered in the order of the rulebook's table. Only the eleven standard kinds have lines of their own; a wildcard has
those of the kind that it is declared to be.
"""

from hexmoot.accel import table
from hexmoot.games.hexflow.board import BATTLE, MODES, RACE, SIDES, TEAM, TRI2, TRI3

KINDS = (
    "straight",
    "xcross",
    "angle",
    "arrow",
    "block",
    "yright",
    "yleft",
    "star6",
    "tribranch",
    "lcurve",
    "spread",
    "wildcard",
)
STRAIGHT, XCROSS, ANGLE, ARROW, BLOCK, YRIGHT, YLEFT, STAR6, TRIBRANCH, LCURVE, SPREAD, WILDCARD = range(12)
STANDARD = 11
CODES = ("ST", "XC", "AN", "AR", "BK", "YR", "YL", "S6", "TB", "LC", "SP", "WC")
DRAWN = ((9,), (9, 18), (3,), (35,), (), (13,), (25,), (63,), (42,), (5,), (29,))  # unturned

POINTS = table([2, 4, 2, 3, 1, 3, 3, 5, 3, 2, 4])


def turned(line: int, rot: int) -> int:
    """A line turned clockwise by so many sixths."""
    return (line << rot | line >> SIDES - rot) & 63


def canonical(kind: int, rot: int) -> int:
    """The smallest rotation that looks the same (HF-12)."""
    looks = [{turned(line, r) for line in DRAWN[kind]} for r in range(SIDES)]
    return looks.index(looks[rot])


def lines(kind: int, rot: int) -> list[int]:
    """Both lines of a turned tile, 0 where there is none."""
    return [*(turned(line, rot) for line in DRAWN[kind]), 0, 0][:2]


CANON = table([[canonical(kind, rot) for rot in range(SIDES)] for kind in range(STANDARD)])
LINES = table([[lines(kind, rot) for rot in range(SIDES)] for kind in range(STANDARD)])
ENDS = table([[sum(lines(kind, rot)) for rot in range(SIDES)] for kind in range(STANDARD)])
FIT = table(
    [
        [
            sum(1 << rot for rot in range(SIDES) if canonical(kind, rot) == rot and sum(lines(kind, rot)) & sides)
            for sides in range(64)
        ]
        for kind in range(STANDARD)
    ]
)  # the rotations in which a kind has an end on one of these sides, as bits
COUNT = table([bin(sides).count("1") for sides in range(64)])


# --- sets -----------------------------------------------------------------------------------------------

TRI3_ONCE = (STAR6, XCROSS, SPREAD, YRIGHT, YLEFT, WILDCARD)
TRI3_TWICE = (ARROW, TRIBRANCH, STRAIGHT, ANGLE, LCURVE, BLOCK)  # HF-7
TEAM_TWICE = (STRAIGHT, ANGLE, BLOCK, YRIGHT, YLEFT, TRIBRANCH, LCURVE, WILDCARD)  # HF-10
POWER = (STAR6, XCROSS, SPREAD, ARROW)  # HF-11


def set_of(mode: int) -> list[int]:
    """How many tiles of each kind a player begins with."""
    if mode == TRI3:
        return [(kind in TRI3_ONCE) + 2 * (kind in TRI3_TWICE) for kind in range(len(KINDS))]
    if mode == TEAM:
        return [2 * (kind in TEAM_TWICE) for kind in range(len(KINDS))]
    assert mode in (RACE, BATTLE, TRI2)
    return [2 * (kind != WILDCARD) for kind in range(len(KINDS))]


SET = table([set_of(mode) for mode in range(len(MODES))])
IS_POWER = table([int(kind in POWER) for kind in range(len(KINDS))])
POOL = table([2 * (kind in POWER) for kind in range(len(KINDS))])
