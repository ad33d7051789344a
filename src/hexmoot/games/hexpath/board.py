"""The board: hexes and their names, the points on their sides, corners, gates, and tiles as text.

Inside the rules a hex is one number, counted from the centre outwards ring by ring; so a board of n rings is simply
the first 3n² + 3n + 1 numbers, and whatever lies beyond has a higher one. The points of a hex are numbered clockwise
from the east, k to a side.
"""

from collections.abc import Sequence
from functools import cache

from hexmoot.accel import table
from hexmoot.game import Refused
from hexmoot.hexes import Axial, ring

SMALLEST, LARGEST = 2, 8
DENSEST = 3  # points to a side
POINTS = 6 * DENSEST
CORNERS = 6
MOST_SEATS = 6
CELLS = tuple(cell for radius in range(LARGEST + 1) for cell in ring(radius))
HEXES = len(CELLS)
INDEX = {cell: at for at, cell in enumerate(CELLS)}
DIGITS = "0123456789abcdefgh"
USUAL_CORNERS = {2: (0, 3), 3: (0, 2, 4), 4: (0, 1, 3, 4), 5: (0, 1, 2, 3, 4), 6: (0, 1, 2, 3, 4, 5)}  # HP-3


def hexes(rings: int) -> int:
    """How many hexes a board has."""
    return 3 * rings * (rings + 1) + 1


def mirror(k: int, point: int) -> int:
    """The number that the hex across the side has for a point."""
    side, j = divmod(point, k)
    return (side + 3) % 6 * k + k - 1 - j


def gate_point(k: int, corner: int) -> int:
    """The gate's number on its corner hex: on the outward side, the middle point or the one before it (HP-4)."""
    return corner * k + (k - 1) // 2


# Constant tables of the rules: AXIAL[at] is q and r, then NEAR[at][side], SIDE[k][point], MIRROR[k][point] and
# CORNER[rings][corner].
AXIAL = table([list(cell) for cell in CELLS])
NEAR = table([[INDEX.get(near, HEXES) for near in cell.neighbours()] for cell in CELLS])
SIDE = table([[p // k if p < 6 * k else 0 for p in range(POINTS)] for k in range(DENSEST + 1)])  # faster than to divide
MIRROR = table([[mirror(k, p) if p < 6 * k else 0 for p in range(POINTS)] for k in range(DENSEST + 1)])
CORNER = table([[INDEX[Axial(0, 0).step(corner, n)] for corner in range(CORNERS)] for n in range(LARGEST + 1)])


# --- names (HP-2) ---------------------------------------------------------------------------------------


def name(at: int, rings: int) -> str:
    """`C4`: the row's letter, from the top, and the number within the row, from the left."""
    q, r = CELLS[at]
    return f"{chr(ord('A') + r + rings)}{q - max(-rings, -rings - r) + 1}"


def names(rings: int) -> list[str]:
    """The names of all hexes of a board by their numbers."""
    return [name(at, rings) for at in range(hexes(rings))]


@cache
def numbers(rings: int) -> dict[str, int]:
    """The numbers of all hexes of a board by their names."""
    return {text: at for at, text in enumerate(names(rings))}


def named(text: str, rings: int) -> int:
    """The number of the hex so named; Refused `badHex` if this board has none."""
    if text in numbers(rings):
        return numbers(rings)[text]
    raise Refused("badHex", hex=text, rings=rings)


# --- tiles as text (HP-5) -------------------------------------------------------------------------------


def tile_text(partners: Sequence[int]) -> str:
    """A tile as a string: the sign at each point is the point that it is joined to."""
    return "".join([DIGITS[p] for p in partners])


def tile_of(text: str, k: int) -> list[int]:
    """The points joined to each point; Refused `badTile` if this is no tile for k points to a side."""
    partners = [DIGITS.find(sign) for sign in text]
    if len(partners) != 6 * k or any(
        not 0 <= b < 6 * k or partners[b] != a or a // k == b // k for a, b in enumerate(partners)
    ):
        raise Refused("badTile", tile=text, points=k)
    return partners


def turned(partners: Sequence[int], k: int, rot: int) -> list[int]:
    """The tile turned clockwise by so many sixths."""
    n = 6 * k
    return [(partners[(p - rot * k) % n] + rot * k) % n for p in range(n)]
