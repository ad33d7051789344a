"""The rhombus: ranks, cells, names and borders.

Inside the rules a cell is one number, `at` = 15·r + b with red rank r and black rank b from 1; the rim of width one
keeps every neighbour inside the table, whatever the size.
"""

from functools import cache
from typing import Literal

from hexmoot.game import Refused
from hexmoot.hexes import DIRECTIONS

Side = Literal["red", "black"]

SMALLEST, LARGEST = 3, 13
STRIDE = LARGEST + 2
SPOTS = STRIDE * STRIDE
STEPS = tuple(q * STRIDE + r for q, r in DIRECTIONS)  # r plays axial q, b plays axial r
RANKS = ("A", *map(str, range(2, 11)), "J", "Q", "K")
INDEX = {rank: i for i, rank in enumerate(RANKS, 1)}
SIDES: tuple[Side, Side] = ("red", "black")


def spot(r: int, b: int) -> int:
    """The number of the cell on red rank r and black rank b."""
    return r * STRIDE + b


NAMES = {spot(r, b): f"R{red}B{black}" for r, red in enumerate(RANKS, 1) for b, black in enumerate(RANKS, 1)}


def name(at: int) -> str:
    """`R7B10` for the cell on red rank 7 and black rank 10."""
    return NAMES[at]


def named(text: str, size: int = LARGEST) -> int:
    """The number of the cell so named; Refused `badCell` if this board has none."""
    red, mark, black = text[1:].partition("B")
    if text[:1] == "R" and mark and red in INDEX and black in INDEX and max(INDEX[red], INDEX[black]) <= size:
        return spot(INDEX[red], INDEX[black])
    raise Refused("badCell", cell=text, size=size)


@cache
def cells(size: int) -> tuple[int, ...]:
    """All cells of a board, sorted by red rank, then black."""
    return tuple(spot(r, b) for r in range(1, size + 1) for b in range(1, size + 1))


def neighbours(at: int, size: int) -> list[int]:
    """The touching cells on the board: 2 or 3 in a corner, 4 on a border, 6 inside."""
    return [n for n in (at + step for step in STEPS) if 1 <= n // STRIDE <= size and 1 <= n % STRIDE <= size]


def border(side: int, end: int, size: int) -> list[int]:
    """The cells of one border: side 0 is Red, whose start (end 0) is upper left; 1 is Black, from lower left."""
    rank = size if end else 1
    return [spot(i, rank) if side == 0 else spot(rank, i) for i in range(1, size + 1)]
