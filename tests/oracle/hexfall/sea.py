"""The cylinder of hexes: ids, neighbours and names of tiles, corners and edges, and what a chart says of them."""

from collections.abc import Iterable
from functools import cached_property
from typing import Any

Chart = dict[str, Any]
PAYS = {"forest": "timber", "hills": "brick", "pasture": "wool", "field": "grain", "mountain": "ore", "desert": None}
CATCH = {"fish": "grain", "whale": "ore"}


class Sea:
    """A board. Columns wrap; rows end."""

    def __init__(self, chart: Chart) -> None:
        width, height = self.width, self.height = chart["cols"], chart["rows"]
        self.chart = chart
        self.tiles = range(width * height)
        self.corners = range(2 * width * (height + 1))
        self.edges = range(3 * width * height + 2 * width)
        self.around = [self.corners_of(tile) for tile in self.tiles]  # N, NE, SE, S, SW, NW
        self.sides = [self.sides_of(tile) for tile in self.tiles]  # NE, E, SE, SW, W, NW
        self.near = [self.near_of(tile) for tile in self.tiles]  # the same; None: over the rim
        self.ends = [self.ends_of(edge) for edge in self.edges]
        self.tiles_at: list[list[int]] = [[t for t in self.tiles if c in self.around[t]] for c in self.corners]
        self.tiles_on: list[list[int]] = [[t for t in self.tiles if e in self.sides[t]] for e in self.edges]
        self.edges_at: list[list[int]] = [[e for e in self.edges if c in self.ends[e]] for c in self.corners]
        kinds = [(tile["terrain"], tile["ground"]) for tile in chart["tiles"]]
        self.land = {tile for tile in self.tiles if chart["tiles"][tile]["land"]}
        self.number: list[int | None] = [tile["number"] for tile in chart["tiles"]]
        self.island: list[int | None] = [tile["island"] for tile in chart["tiles"]]
        self.yields = [PAYS[terrain] if terrain else CATCH.get(ground) for terrain, ground in kinds]
        self.desert = next(tile for tile in self.tiles if kinds[tile][0] == "desert")
        self.grounds = {tile for tile in self.tiles if kinds[tile][1]}
        self.ports = {port["edge"]: port["kind"] for port in chart["ports"]}

    # --- ids ----------------------------------------------------------------------------------------------------

    def place(self, tile: int) -> tuple[int, int, int]:
        """Column, row, and the half column of the centre."""
        row, column = divmod(tile, self.width)
        return column, row, 2 * column + row % 2

    def corner(self, x: int, line: int) -> int:
        return line * 2 * self.width + x % (2 * self.width)

    def corners_of(self, tile: int) -> list[int]:
        _, row, x = self.place(tile)
        steps = [(0, 0), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)]
        return [self.corner(x + dx, row + down) for dx, down in steps]

    def sides_of(self, tile: int) -> list[int]:
        column, row, x = self.place(tile)
        width = self.width

        def slanted(x: int, line: int) -> int:
            return 3 * width * line + x % (2 * width)

        def upright(column: int) -> int:
            return 3 * width * row + 2 * width + column % width

        return [
            slanted(x, row),
            upright(column),
            slanted(x, row + 1),
            slanted(x - 1, row + 1),
            upright(column - 1),
            slanted(x - 1, row),
        ]

    def near_of(self, tile: int) -> list[int | None]:
        column, row, _ = self.place(tile)
        east = row % 2

        def at(column: int, row: int) -> int | None:
            return row * self.width + column % self.width if 0 <= row < self.height else None

        return [
            at(column + east, row - 1),
            at(column + 1, row),
            at(column + east, row + 1),
            at(column + east - 1, row + 1),
            at(column - 1, row),
            at(column + east - 1, row - 1),
        ]

    def ends_of(self, edge: int) -> tuple[int, int]:
        line, rest = divmod(edge, 3 * self.width)
        if rest < 2 * self.width:
            return self.corner(rest, line), self.corner(rest + 1, line)
        x = 2 * (rest - 2 * self.width) + line % 2 + 1
        return self.corner(x, line), self.corner(x, line + 1)

    # --- neighbourhoods -----------------------------------------------------------------------------------------

    def beside(self, tile: int) -> list[int]:
        """Neighbour tiles, ascending."""
        return sorted(other for other in self.near[tile] if other is not None)

    def other_end(self, edge: int, corner: int) -> int:
        a, b = self.ends[edge]
        return b if corner == a else a

    def next_to(self, corner: int) -> list[int]:
        """Neighbour corners."""
        return [self.other_end(edge, corner) for edge in self.edges_at[corner]]

    def steps(self, tile: int) -> dict[int, int]:
        """How far every tile is."""
        return spread([tile], self.beside)

    # --- what is where --------------------------------------------------------------------------------------------

    @cached_property
    def land_corners(self) -> set[int]:
        return {corner for corner in self.corners if self.land & set(self.tiles_at[corner])}

    @cached_property
    def land_edges(self) -> set[int]:
        return {edge for edge in self.edges if self.land & set(self.tiles_on[edge])}

    @cached_property
    def open_edges(self) -> set[int]:
        """Open water on both sides."""
        return {e for e in self.edges if len(self.tiles_on[e]) == 2 and not self.land & set(self.tiles_on[e])}

    def island_of(self, corner: int) -> int:
        """The one island of a land corner."""
        return next(i for tile in self.tiles_at[corner] if (i := self.island[tile]) is not None)

    def pips(self, tile: int) -> int:
        number = self.number[tile]
        return 6 - abs(7 - number) if number else 0

    def corner_pips(self, corner: int) -> int:
        """Of the land there."""
        return sum(self.pips(tile) for tile in self.tiles_at[corner] if tile in self.land)

    # --- names ----------------------------------------------------------------------------------------------------

    @cached_property
    def names(self) -> dict[str, dict[str, int]]:
        """Places by name, for each kind of place. What no tile names goes by its place on the rim."""
        found: dict[str, dict[str, int]] = {"tile": {}, "corner": {}, "edge": {}}
        for tile in self.tiles:
            column, row, _ = self.place(tile)
            name = f"{chr(ord('A') + column)}{row + 1}"
            found["tile"][name] = tile
            for end, at in (("n", 0), ("s", 3)):
                found["corner"][name + end] = self.around[tile][at]
            for side, at in (("e", 1), ("se", 2), ("sw", 3)):
                found["edge"][name + side] = self.sides[tile][at]
        for kind, places in (("corner", self.corners), ("edge", self.edges)):
            known = set(found[kind].values())
            wide = (2 if kind == "corner" else 3) * self.width
            found[kind] |= {f"@{id % wide}.{id // wide}": id for id in places if id not in known}
        return found

    @cached_property
    def name_of(self) -> dict[str, dict[int, str]]:
        """The other way round."""
        return {kind: {id: name for name, id in places.items()} for kind, places in self.names.items()}


def spread(start: Iterable[int], onward: Any, most: int | None = None) -> dict[int, int]:
    """How many steps everything is from the start that can be reached, at most so many."""
    far = dict.fromkeys(start, 0)
    rim = list(far)
    while rim and (most is None or far[rim[0]] < most):
        following = []
        for here in rim:
            for there in onward(here):
                if there not in far:
                    far[there] = far[here] + 1
                    following.append(there)
        rim = following
    return far
