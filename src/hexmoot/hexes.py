"""Hex geometry: axial coordinates, the six directions, boards, distance and how a board is drawn.

Axial (q, r): q grows to the east, r to the south-east (pointy-top) or the way `layout` says; the third cube
coordinate is -q-r. Directions are numbered clockwise from east, y down.
"""

import math
from collections.abc import Iterator
from typing import NamedTuple

DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


class Axial(NamedTuple):
    """A cell in axial coordinates."""

    q: int
    r: int

    def step(self, direction: int, times: int = 1) -> "Axial":
        """The cell so many steps away in one of the directions 0 … 5."""
        dq, dr = DIRECTIONS[direction]
        return Axial(self.q + dq * times, self.r + dr * times)

    def neighbours(self) -> "tuple[Axial, ...]":
        """The six cells around, clockwise from east."""
        return tuple(self.step(d) for d in range(6))


def distance(a: Axial, b: Axial) -> int:
    """Steps from one cell to another."""
    dq, dr = a.q - b.q, a.r - b.r
    return max(abs(dq), abs(dr), abs(dq + dr))


def rotate(cell: Axial, sixths: int) -> Axial:
    """The cell turned clockwise about the origin by so many sixths of a full turn."""
    q, r = cell
    for _ in range(sixths % 6):
        q, r = -r, q + r
    return Axial(q, r)


def ring(radius: int) -> Iterator[Axial]:
    """The cells at this distance from the origin, clockwise from the eastern corner."""
    if radius == 0:
        yield Axial(0, 0)
        return
    cell = Axial(0, 0).step(0, radius)
    for side in range(6):
        for _ in range(radius):
            yield cell
            cell = cell.step((side + 2) % 6)


def hexagon(radius: int) -> list[Axial]:
    """A hexagonal board, row by row: 3n² + 3n + 1 cells."""
    return [
        Axial(q, r)
        for r in range(-radius, radius + 1)
        for q in range(max(-radius, -radius - r), min(radius, radius - r) + 1)
    ]


def rhombus(size: int) -> list[Axial]:
    """A rhombic board of size² cells, (0, 0) in one acute corner, sorted by q, then r."""
    return [Axial(q, r) for q in range(size) for r in range(size)]


def centre(cell: Axial, *, pointy: bool = True) -> tuple[float, float]:
    """Where a cell's centre is drawn, y down, for hexes of radius 1 (centre to corner)."""
    q, r = cell
    if pointy:
        return math.sqrt(3) * (q + r / 2), 1.5 * r
    return 1.5 * q, math.sqrt(3) * (r + q / 2)
