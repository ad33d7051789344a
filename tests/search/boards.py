"""Random positions of Battle Hex."""

from hexmoot.games.battlehex import rules
from hexmoot.games.battlehex.board import STRIDE, cells
from hexmoot.luck import Stream

Pairs = set[tuple[int, int]]


def position(
    size: int, pieces: int, stream: Stream, mode: int = rules.BATTLE
) -> tuple[rules.Hex, list[int], list[int]]:
    """A board with so many random pieces, half of them each side's, and the cells of both sides."""
    s = rules.Hex()
    rules.start(s, mode, size, 3, 1, 0)
    order = list(cells(size))
    stream.shuffle(order)
    red, black = order[: pieces // 2], order[pieces // 2 : pieces]
    for side, own in enumerate((red, black)):
        for at in own:
            rules.put(s, side, at)
    return s, red, black


def pairs(spots: list[int]) -> Pairs:
    """Cells as (red rank, black rank)."""
    return {(int(at) // STRIDE, int(at) % STRIDE) for at in spots}
