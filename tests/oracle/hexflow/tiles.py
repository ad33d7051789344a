"""Tiles: twelve types, their lines turned, and what every player starts with."""

from collections import Counter
from functools import cache
from typing import NamedTuple

Group = frozenset[int]  # the sides that one line of a tile joins

ALL: Group = frozenset(range(6))


class Kind(NamedTuple):
    code: str
    points: int
    groups: list[Group]


def lines(*groups: str) -> list[Group]:
    return [frozenset(int(side) for side in group) for group in groups]


KINDS = {
    "straight": Kind("ST", 2, lines("03")),
    "xcross": Kind("XC", 4, lines("03", "14")),
    "angle": Kind("AN", 2, lines("01")),
    "arrow": Kind("AR", 3, lines("015")),
    "block": Kind("BK", 1, []),
    "yright": Kind("YR", 3, lines("023")),
    "yleft": Kind("YL", 3, lines("034")),
    "star6": Kind("S6", 5, lines("012345")),
    "tribranch": Kind("TB", 3, lines("135")),
    "lcurve": Kind("LC", 2, lines("02")),
    "spread": Kind("SP", 4, lines("0234")),
}
STANDARD = list(KINDS)
ORDER = [*STANDARD, "wildcard"]
CODES = {key: kind.code for key, kind in KINDS.items()} | {"wildcard": "WC"}
ONE_LINE = ["straight", "angle", "lcurve"]  # what a block may be declared


@cache
def turned(key: str, rotation: int) -> list[Group]:
    """The lines of a standard type, clockwise by so many sixths."""
    return [frozenset((side + rotation) % 6 for side in group) for group in KINDS[key].groups]


@cache
def ends(key: str, rotation: int) -> Group:
    """All sides with an endpoint."""
    return frozenset().union(*turned(key, rotation))


@cache
def canonical(key: str, rotation: int) -> int:
    """The smallest rotation that lays the same lines."""
    return next(r for r in range(6) if set(turned(key, r)) == set(turned(key, rotation)))


class Placed(NamedTuple):
    """A tile on the board; `rotation` is canonical."""

    owner: int
    tile: str
    declare: str | None
    rotation: int
    ply: int

    @property
    def shape(self) -> str:
        """The type whose lines it has."""
        return self.declare or self.tile

    @property
    def groups(self) -> list[Group]:
        return turned(self.shape, self.rotation)

    @property
    def ends(self) -> Group:
        return ends(self.shape, self.rotation)

    @property
    def points(self) -> int:
        return KINDS[self.shape if self.tile == "wildcard" else self.tile].points


def times(number: int, *keys: str) -> Counter[str]:
    return Counter(dict.fromkeys(keys, number))


def set_of(mode: str, extra: str) -> Counter[str]:
    """What a player's bag holds before the deal."""
    if mode == "tri3":
        once = times(1, "star6", "xcross", "spread", "yright", "yleft", "wildcard")
        twice = times(2, "arrow", "tribranch", "straight", "angle", "lcurve", "block")
        return once + twice - (times(1, "arrow") if extra == "none" else Counter())
    if mode == "team":
        return times(2, "straight", "angle", "block", "yright", "yleft", "tribranch", "lcurve", "wildcard")
    return times(2, *STANDARD)


POOL = times(2, "star6", "xcross", "spread", "arrow")


def listed(bag: Counter[str]) -> list[str]:
    """A bag written out, as draws count it."""
    return [key for key in ORDER for _ in range(bag[key])]
