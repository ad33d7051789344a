"""Exact routes by trying them all: the path that is scored, the chain that is measured."""

from collections.abc import Iterator
from typing import NamedTuple

from .board import Cell
from .lines import Graph, Node, joined, laid, reach, starts
from .state import State, Tiles


class Route(NamedTuple):
    """A route by its cells; dots and tiles count once, however often a line passes."""

    cells: list[Cell]
    tiles: int
    dots: int
    dot_hexes: int
    points: int


def every(state: State, graph: Graph, party: int, path: list[Node]) -> Iterator[list[Node]]:
    """All simple routes that begin with this one. None enters a corner of its own again or runs on from a goal."""
    yield path
    if path[-1][0] not in state.goals(party):
        for node in joined(state.board, graph, path[-1]):
            if node not in path and node[0] not in state.homes(party):
                yield from every(state, graph, party, [*path, node])


def of_party(state: State, tiles: Tiles, party: int) -> Iterator[list[Cell]]:
    """The cells of all routes from corners of a party's own."""
    graph = laid(state, tiles, party)
    for start in starts(state, graph, party):
        for path in every(state, graph, party, [start]):
            yield [cell for cell, _ in path]


def weighed(state: State, tiles: Tiles, cells: list[Cell]) -> Route:
    distinct = set(cells)
    dots = [state.worth(cell) for cell in distinct if state.worth(cell)]
    return Route(cells, len(distinct), sum(dots), len(dots), sum(tiles[cell].points for cell in distinct))


def place(state: State, route: Route) -> list[int]:
    return [state.board.index[cell] for cell in route.cells]


def winning(state: State, tiles: Tiles, party: int) -> Route:
    """R62: most dots, fewest tiles, most points, first in reading order."""
    goals = state.goals(party)
    routes = [weighed(state, tiles, cells) for cells in of_party(state, tiles, party) if cells[-1] in goals]
    return min(routes, key=lambda route: (-route.dots, route.tiles, -route.points, place(state, route)))


def chain(state: State, tiles: Tiles, party: int) -> Route:
    """R67: of the routes that end nearer to a goal than they ever were: most tiles, dots, points, reading order."""
    goals = state.goals(party)
    far = {cell: min(state.board.distance(cell, goal) for goal in goals) for cell in tiles}
    routes = [
        weighed(state, tiles, cells)
        for cells in of_party(state, tiles, party)
        if all(far[cells[-1]] < far[cell] for cell in cells[:-1])
    ]
    return min(routes, key=lambda route: (-route.tiles, -route.dots, -route.points, place(state, route)))


def score(state: State, route: Route) -> int:
    if state.mode in ("tri2", "tri3"):
        return 10 + route.dots
    return 10 * max(1, route.dots)


def measures(state: State, tiles: Tiles, party: int) -> list[int]:
    """What a resolution compares, larger is better."""
    own = chain(state, tiles, party)
    if state.mode == "battle":
        return [own.tiles * max(1, own.dots) + 2 * len(state.captures[party])]
    if state.mode in ("tri2", "tri3"):
        return [-reach(state, tiles, party), own.points, own.dot_hexes]
    return [-reach(state, tiles, party), own.tiles]
