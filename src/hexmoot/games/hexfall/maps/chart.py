"""A map as a value, and its digest."""

import hashlib
from typing import NamedTuple

from hexmoot.games.hexfall.board import OFF_TILE, SIZES, Sea, sea

SEA, FOREST, HILLS, PASTURE, FIELD, MOUNTAIN, DESERT = range(7)
FISH, WHALE = 1, 2
TERRAINS = ("forest", "hills", "pasture", "field", "mountain", "desert")
RESOURCES = ("timber", "brick", "wool", "grain", "ore")  # resource r comes from terrain r + 1
ANY = len(RESOURCES)  # the kind of a port that takes every resource
KINDS = (*RESOURCES, "any")
NO_ISLAND = -1
PIPS = (0, 0, 1, 2, 3, 4, 5, 0, 5, 4, 3, 2, 1)
LAND_CODES = ".FHPGM"
GROUND_CODES = ".fw"


class Chart(NamedTuple):
    """What lies where. `ports` has edges in ascending order, each with its kind; the others are by tile."""

    size: int
    terrain: tuple[int, ...]
    number: tuple[int, ...]  # 0 for none
    ground: tuple[int, ...]  # 0 for none
    island: tuple[int, ...]
    ports: tuple[tuple[int, int], ...]
    attempt: int
    drawn: int  # outputs in the attempt that held

    def code(self, at: int) -> str:
        """A tile in two or three signs: `F5`, `D`, `w10`, `.`."""
        if self.terrain[at] == DESERT:
            return "D"
        signs, kind = (LAND_CODES, self.terrain[at]) if self.terrain[at] else (GROUND_CODES, self.ground[at])
        return f"{signs[kind]}{self.number[at]}" if kind else "."

    def rows(self) -> list[list[str]]:
        """The codes, row by row."""
        columns = sea(self.size).columns
        codes = [self.code(at) for at in range(len(self.terrain))]
        return [codes[at : at + columns] for at in range(0, len(codes), columns)]

    def digest(self) -> str:
        """16 hexadecimal digits that two maps share only if they are equal."""
        ports = " ".join(f"{edge}:{KINDS[kind]}" for edge, kind in self.ports)
        lines = [SIZES[self.size], *(" ".join(row) for row in self.rows()), ports]
        return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


class Draft:
    """A map in the making."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.sea: Sea = sea(size)
        self.terrain = [SEA] * self.sea.tiles
        self.number = [0] * self.sea.tiles
        self.ground = [0] * self.sea.tiles
        self.island = [NO_ISLAND] * (OFF_TILE + 1)  # what lies beyond the rim is no land either
        self.ports: list[tuple[int, int]] = []

    def is_land(self, at: int) -> bool:
        """Whether a tile is on an island."""
        return self.island[at] != NO_ISLAND

    def land(self) -> list[int]:
        """All land tiles, ascending."""
        return [at for at in range(self.sea.tiles) if self.is_land(at)]

    def at_corner(self, corner: int) -> list[int]:
        """The land tiles at a corner."""
        return [at for at in self.sea.touching[corner] if self.is_land(at)]

    def corner_pips(self, corner: int) -> int:
        """How often the dice pay at a corner, in 36 throws."""
        return sum(PIPS[self.number[at]] for at in self.at_corner(corner))

    def finished(self, attempt: int, drawn: int) -> Chart:
        """The map as a value."""
        return Chart(
            self.size,
            tuple(self.terrain),
            tuple(self.number),
            tuple(self.ground),
            tuple(self.island[: self.sea.tiles]),
            tuple(sorted(self.ports)),
            attempt,
            drawn,
        )
