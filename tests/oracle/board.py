"""The rhombus of Battle Hex: names, neighbours, borders and chains of (red rank, black rank) cells."""

from collections import deque

Cell = tuple[int, int]
Side = str
Seal = tuple[int, int, str]

SIDES = ("red", "black")
OTHER = {"red": "black", "black": "red"}
RANKS = ("A", *map(str, range(2, 11)), "J", "Q", "K")


def name(cell: Cell) -> str:
    return f"R{RANKS[cell[0] - 1]}B{RANKS[cell[1] - 1]}"


def rank(text: str, size: int) -> int:
    """A card's number; ValueError if no such card belongs to a set of this size."""
    return RANKS[:size].index(text) + 1


def parse_cell(text: str, size: int) -> Cell:
    """`R7B10` to (7, 10); ValueError unless the spelling is exact."""
    if not text.startswith("R") or "B" not in text:
        raise ValueError(text)
    red, _, black = text[1:].partition("B")
    return rank(red, size), rank(black, size)


def parse_seal(text: str, size: int) -> Seal:
    """`R7-B10` or `B10-R7` to (red, black, left); ValueError unless the spelling is exact."""
    first, dash, second = text.partition("-")
    if not dash or first[:1] + second[:1] not in ("RB", "BR"):
        raise ValueError(text)
    ranks = {card[0]: rank(card[1:], size) for card in (first, second)}
    return ranks["R"], ranks["B"], first[0]


def all_cells(size: int) -> list[Cell]:
    return [(r, b) for r in range(1, size + 1) for b in range(1, size + 1)]


def neighbours(cell: Cell, size: int) -> list[Cell]:
    r, b = cell
    around = [(r - 1, b), (r - 1, b + 1), (r, b - 1), (r, b + 1), (r + 1, b - 1), (r + 1, b)]
    return [(x, y) for x, y in around if 1 <= x <= size and 1 <= y <= size]


def borders(side: Side, size: int) -> tuple[list[Cell], list[Cell]]:
    """The two rows of cells that this side wants to join, start first."""
    line = range(1, size + 1)
    if side == "red":
        return [(r, 1) for r in line], [(r, size) for r in line]
    return [(1, b) for b in line], [(size, b) for b in line]


def shortest_chain(side: Side, size: int, own: set[Cell]) -> list[Cell] | None:
    """A chain of fewest pieces from start to end border, or None: breadth first over the own pieces."""
    start, end = borders(side, size)
    paths = {cell: [cell] for cell in start if cell in own}
    queue = deque(paths)
    while queue:
        cell = queue.popleft()
        if cell in end:
            return paths[cell]
        for near in neighbours(cell, size):
            if near in own and near not in paths:
                paths[near] = [*paths[cell], near]
                queue.append(near)
    return None
