"""The places of Hexfall: tiles, corners and edges of a sea that is closed to north and south and joined east to west.

Pointy-top hexes, odd rows shifted right by half a hex. Places have the numbers and names of the rules: tile `C5`,
corner `C5n` or `C5s`, edge `C5e`, `C5se` or `C5sw`; on the rim, where no piece can stand, also `@x.j`.
"""

from functools import cache
from typing import NamedTuple

from hexmoot.accel import table

SIDES = 6
SIZES = ("tiny", "small", "medium", "large", "huge")
COLUMNS = (7, 9, 11, 13, 15)
ROWS = (7, 7, 9, 11, 13)
TILES = 195  # of the largest sea, as the next two
CORNERS = 420
EDGES = 615
OFF_TILE, OFF_CORNER, OFF_EDGE = TILES, CORNERS, EDGES  # what lies beyond the rim

# Sides and corners of a tile, clockwise; side d joins corners d and d + 1.
NORTH_EAST, EAST, SOUTH_EAST, SOUTH_WEST, WEST, NORTH_WEST = range(SIDES)
N, NE, SE, S, SW, NW = range(SIDES)


class Sea(NamedTuple):
    """All places of one size, and what they touch, by number; OFF where the sea ends."""

    columns: int
    rows: int
    tiles: int
    corners: int
    edges: int
    near: list[list[int]]  # the tile across each side of a tile
    corners_of: list[list[int]]  # of a tile
    edges_of: list[list[int]]  # of a tile
    ends: list[list[int]]  # the two corners of an edge
    beside: list[list[int]]  # the two tiles of an edge
    around: list[list[int]]  # the corners joined to a corner
    ways: list[list[int]]  # the edges to them, in the same order
    touching: list[list[int]]  # the tiles at a corner
    tile_names: list[str]
    corner_names: list[str]
    edge_names: list[str]

    def distance(self, a: int, b: int) -> int:
        """Steps from one tile to another."""
        (row_a, column_a), (row_b, column_b) = divmod(a, self.columns), divmod(b, self.columns)
        dr = row_b - row_a
        straight = (column_b - row_b // 2) - (column_a - row_a // 2)
        turned = (straight + round_trip * self.columns for round_trip in (-1, 0, 1))
        return min((abs(dq) + abs(dr) + abs(dq + dr)) // 2 for dq in turned)


@cache
def sea(size: int) -> Sea:
    """The places of a size, given by its number."""
    columns, rows = COLUMNS[size], ROWS[size]
    round_sea = 2 * columns
    tiles, corners, edges = columns * rows, round_sea * (rows + 1), 3 * columns * rows + round_sea
    corners_of = [corners_around(columns, *reversed(divmod(at, columns))) for at in range(tiles)]
    edges_of = [edges_around(columns, *reversed(divmod(at, columns))) for at in range(tiles)]
    ends: list[list[int]] = [[] for _ in range(edges)]
    beside: list[list[int]] = [[] for _ in range(edges)]
    touching: list[list[int]] = [[] for _ in range(corners)]
    for at in range(tiles):
        for side in range(SIDES):
            edge = edges_of[at][side]
            ends[edge] = [corners_of[at][side], corners_of[at][(side + 1) % SIDES]]
            beside[edge].append(at)
            touching[corners_of[at][side]].append(at)
    around: list[list[int]] = [[] for _ in range(corners)]
    ways: list[list[int]] = [[] for _ in range(corners)]
    for edge, (a, b) in enumerate(ends):
        around[a].append(b)
        around[b].append(a)
        ways[a].append(edge)
        ways[b].append(edge)
    near = [[across(beside[edge], at) for edge in edges_of[at]] for at in range(tiles)]
    return Sea(
        columns,
        rows,
        tiles,
        corners,
        edges,
        near,
        corners_of,
        edges_of,
        ends,
        [padded(row, 2, OFF_TILE) for row in beside],
        [padded(row, 3, OFF_CORNER) for row in around],
        [padded(row, 3, OFF_EDGE) for row in ways],
        [padded(row, 3, OFF_TILE) for row in touching],
        [tile_name(columns, at) for at in range(tiles)],
        [corner_name(columns, rows, at) for at in range(corners)],
        [edge_name(columns, at) for at in range(edges)],
    )


def corners_around(columns: int, column: int, row: int) -> list[int]:
    """The six corners of a tile, clockwise from the north."""
    x, line = 2 * column + row % 2, 2 * columns
    places = ((x, row), (x + 1, row), (x + 1, row + 1), (x, row + 1), (x - 1, row + 1), (x - 1, row))
    return [j * line + x % line for x, j in places]


def edges_around(columns: int, column: int, row: int) -> list[int]:
    """The six edges of a tile, clockwise from the north-east."""
    x, line = 2 * column + row % 2, 2 * columns
    above, below = 3 * columns * row, 3 * columns * (row + 1)
    return [
        above + x % line,
        above + line + column,
        below + x % line,
        below + (x - 1) % line,
        above + line + (column - 1) % columns,
        above + (x - 1) % line,
    ]


def across(tiles: list[int], at: int) -> int:
    """Of the one or two tiles of an edge the one that is not this."""
    return next((tile for tile in tiles if tile != at), OFF_TILE)


def padded(row: list[int], length: int, off: int) -> list[int]:
    """A row of fixed length."""
    return row + [off] * (length - len(row))


# --- names ----------------------------------------------------------------------------------------------


def tile_name(columns: int, at: int) -> str:
    """A letter for the column, the row counted from 1."""
    row, column = divmod(at, columns)
    return f"{chr(ord('A') + column)}{row + 1}"


def corner_name(columns: int, rows: int, at: int) -> str:
    """The tile of which a corner is the northern or the southern one."""
    j, x = divmod(at, 2 * columns)
    if (x + j) % 2 == 0 and j < rows:
        return tile_name(columns, j * columns + x // 2) + "n"
    if (x + j) % 2 == 1 and j > 0:
        return tile_name(columns, (j - 1) * columns + x // 2) + "s"
    return f"@{x}.{j}"


def edge_name(columns: int, at: int) -> str:
    """The tile of which an edge is the eastern, south-eastern or south-western one."""
    j, place = divmod(at, 3 * columns)
    if place >= 2 * columns:
        return tile_name(columns, j * columns + place - 2 * columns) + "e"
    if j == 0:
        return f"@{place}.0"
    row = j - 1
    if place % 2 == row % 2:
        return tile_name(columns, row * columns + place // 2) + "se"
    return tile_name(columns, row * columns + (place + 1) % (2 * columns) // 2) + "sw"


# --- the same for the verbs, every size as large as the largest -----------------------------------------


def stacked(rows: list[list[list[int]]], length: int, off: int) -> list[list[list[int]]]:
    """The rows of all sizes, filled up with what lies beyond."""
    return [each + [[off] * len(each[0])] * (length + 1 - len(each)) for each in rows]


SEAS = [sea(size) for size in range(len(SIZES))]
TILES_IN = table([each.tiles for each in SEAS])
CORNERS_IN = table([each.corners for each in SEAS])
EDGES_IN = table([each.edges for each in SEAS])
NEAR = table(stacked([each.near for each in SEAS], TILES, OFF_TILE))
CORNERS_OF = table(stacked([each.corners_of for each in SEAS], TILES, OFF_CORNER))
EDGES_OF = table(stacked([each.edges_of for each in SEAS], TILES, OFF_EDGE))
ENDS = table(stacked([each.ends for each in SEAS], EDGES, OFF_CORNER))
BESIDE = table(stacked([each.beside for each in SEAS], EDGES, OFF_TILE))
AROUND = table(stacked([each.around for each in SEAS], CORNERS, OFF_CORNER))
WAYS = table(stacked([each.ways for each in SEAS], CORNERS, OFF_EDGE))
TOUCHING = table(stacked([each.touching for each in SEAS], CORNERS, OFF_TILE))
