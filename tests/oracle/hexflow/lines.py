"""Lines over the board: networks, finished routes, and what could still become one."""

from collections.abc import Iterable

from .board import TERRITORY, Board, Cell
from .state import State, Tiles
from .tiles import ALL, Group

Node = tuple[Cell, Group]
Graph = dict[Cell, list[Group]]  # the nodes of each cell


def joined(board: Board, graph: Graph, node: Node) -> list[Node]:
    """The nodes on which a line goes on."""
    cell, group = node
    found = []
    for side in sorted(group):
        beyond = board.near[cell][side]
        if beyond in graph:
            found += [(beyond, other) for other in graph[beyond] if (side + 3) % 6 in other]
    return found


def meets(board: Board, tiles: Tiles, cell: Cell, ends: Group) -> bool:
    """Whether a tile with these ends has, on a cell, one against a neighbour's."""
    for side in ends:
        beyond = board.near[cell][side]
        if beyond in tiles and (side + 3) % 6 in tiles[beyond].ends:
            return True
    return False


def open_ends(board: Board, tiles: Tiles) -> list[tuple[Cell, int]]:
    """Endpoints towards empty cells, each as the cell of its tile and the side."""
    return [
        (cell, side)
        for cell, tile in tiles.items()
        for side in sorted(tile.ends)
        if board.near[cell][side] is not None and board.near[cell][side] not in tiles
    ]


def leaves_open(board: Board, tiles: Tiles) -> bool:
    return any(
        board.near[cell][side] is not None and board.near[cell][side] not in tiles
        for cell, tile in tiles.items()
        for side in tile.ends
    )


def closed(state: State, tiles: Tiles, party: int, cell: Cell) -> bool:
    """R37, R38: in battle, a rival's tile in the rival's territory, but for the corners to be reached."""
    if state.mode != "battle" or cell in state.goals(party):
        return False
    return tiles[cell].owner != party and cell[0] in TERRITORY[1 - party]


def laid(state: State, tiles: Tiles, party: int) -> Graph:
    """The lines that a party may use."""
    return {cell: tile.groups for cell, tile in tiles.items() if not closed(state, tiles, party, cell)}


def starts(state: State, graph: Graph, party: int) -> list[Node]:
    return [(cell, group) for cell in state.homes(party) for group in graph.get(cell, [])]


def reached(board: Board, graph: Graph, first: Iterable[Node]) -> set[Node]:
    found = set(first)
    todo = list(found)
    while todo:
        for node in joined(board, graph, todo.pop()):
            if node not in found:
                found.add(node)
                todo.append(node)
    return found


def network(state: State, tiles: Tiles, party: int) -> set[Node]:
    graph = laid(state, tiles, party)
    return reached(state.board, graph, starts(state, graph, party))


def completes(state: State, tiles: Tiles, party: int) -> bool:
    """A corner of one's own is joined to a goal. R28 forbids detours, but whatever has one goes without it too."""
    return any(cell in state.goals(party) for cell, _ in network(state, tiles, party))


def completers(state: State, tiles: Tiles) -> list[int]:
    return [party for party in state.active() if completes(state, tiles, party)]


def reach(state: State, tiles: Tiles, party: int) -> int:
    """The smallest distance from the network to a goal."""
    cells = {cell for cell, _ in network(state, tiles, party)}
    return min(state.board.distance(cell, goal) for cell in cells for goal in state.goals(party))


# --- what could be ------------------------------------------------------------------------------------------


def fill_distance(state: State, tiles: Tiles, party: int) -> int | None:
    """The fewest cells that a party has to fill, or None for a party that is cut off.

    Empty cells count as tiles with all six ends. In battle the tiles of the rival may be replaced by such a tile, as
    often as there are tokens and stars left (R33). Nodes are met with the number of replacements used.
    """
    board = state.board
    goals = state.goals(party)
    now = laid(state, tiles, party)
    hopeful: Graph = {cell: now.get(cell, []) if cell in tiles else [ALL] for cell in board.cells}
    stars = {}
    if state.mode == "battle":
        stars = {c: [ALL] for c, tile in tiles.items() if tile.owner != party and c not in state.labelled()}
    spare = min(state.tokens[party], state.unseen(party)["star6"]) if state.mode == "battle" else 0
    best = {(node, 0): 0 if node[0] in tiles else 1 for node in starts(state, hopeful, party)}
    todo = list(best)
    while todo:
        node, used = todo.pop(0)
        steps = [(beyond, used, int(beyond[0] not in tiles)) for beyond in joined(board, hopeful, node)]
        if used < spare:
            steps += [(beyond, used + 1, 1) for beyond in joined(board, stars, node)]
        for beyond, count, cost in steps:
            total = best[node, used] + cost
            if total < best.get((beyond, count), total + 1):
                best[beyond, count] = total
                todo.append((beyond, count))
    return min((total for ((cell, _), _), total in best.items() if cell in goals), default=None)


def has_potential(state: State, tiles: Tiles, party: int) -> bool:
    return fill_distance(state, tiles, party) is not None


def strangles(state: State, mover: int, after: Tiles) -> list[int]:
    """The parties that a blank tile just laid by a party cuts off, if that wins (R31-R34)."""
    if not state.o["strangle"]:
        return []
    rivals = state.rivals(mover)
    if any(has_potential(state, after, rival) for rival in rivals):
        return []
    lost = [rival for rival in rivals if has_potential(state, state.tiles, rival)]
    if state.mode in ("tri2", "tri3") and not has_potential(state, after, mover):
        return []
    return lost
