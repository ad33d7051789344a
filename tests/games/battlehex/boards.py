"""Boards for tests: cells as sets, and connection by the plainest flood."""

from collections.abc import Collection, Iterable

from hypothesis import strategies as st

from hexmoot.games.battlehex import rules
from hexmoot.games.battlehex.board import border, cells, neighbours

sizes = st.integers(3, 13)


def fewest(size: int, side: int, own: Collection[int]) -> int:
    """The number of pieces in the shortest chain, 0 if there is none: layer by layer."""
    layer, seen, count = {at for at in border(side, 0, size) if at in own}, set[int](), 0
    goal = set(border(side, 1, size))
    while layer:
        count += 1
        if layer & goal:
            return count
        seen |= layer
        layer = {near for at in layer for near in neighbours(at, size) if near in own} - seen
    return 0


def laid(size: int, pieces: Iterable[tuple[int, int]]) -> rules.Hex:
    """A record with these (side, cell) pieces, laid in this order."""
    s = rules.Hex()
    rules.start(s, rules.BATTLE, size, 3, 1, rules.RED)
    for side, at in pieces:
        rules.put(s, side, at)
    return s


@st.composite
def positions(draw: st.DrawFn) -> tuple[int, list[tuple[int, int]]]:
    """A size, and pieces on some of its cells in any order."""
    size = draw(sizes)
    order = draw(st.permutations(cells(size)))
    count = draw(st.integers(0, size * size))
    colours = draw(st.lists(st.integers(0, 1), min_size=count, max_size=count))
    return size, list(zip(colours, order, strict=False))
