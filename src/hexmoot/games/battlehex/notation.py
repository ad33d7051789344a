"""Moves and positions as text, both ways."""

from collections.abc import Sequence
from typing import Any

from hexmoot.game import Refused
from hexmoot.games.battlehex.board import INDEX, LARGEST, RANKS, STRIDE

MARKS = ".RB"


def sealed_text(r: int, b: int, left: str) -> str:
    """`R7-B10`, or `B10-R7` with the black card on the left."""
    red, black = f"R{RANKS[r - 1]}", f"B{RANKS[b - 1]}"
    return f"{black}-{red}" if left == "B" else f"{red}-{black}"


def parse_sealed(text: str, size: int = LARGEST) -> tuple[int, int, str]:
    """Red rank, black rank and left card of a sealed move; Refused `badMove` if it is none on this board."""
    first, dash, second = text.partition("-")
    left = first[:1]
    red, black = (first, second) if left == "R" else (second, first)
    if dash and red[:1] == "R" and black[:1] == "B" and red[1:] in INDEX and black[1:] in INDEX:
        r, b = INDEX[red[1:]], INDEX[black[1:]]
        if max(r, b) <= size:
            return r, b, left
    raise Refused("badMove", move=text, size=size)


def board_text(size: int, cell: Sequence[int]) -> str:
    """The rhombus, a line for each red rank from the highest down, shifted so that touching cells touch."""
    lines = []
    for r in range(size, 0, -1):
        row = " ".join(MARKS[cell[r * STRIDE + b]] for b in range(1, size + 1))
        lines.append(f"{' ' * (size - r)}{RANKS[r - 1]:>2} {row}")
    lines.append(f"{' ' * size}  " + " ".join(RANKS[b] for b in range(size)))
    return "\n".join(lines)


def record_text(names: Sequence[str], steps: Sequence[Any]) -> str:
    """A whole game, from its published record."""
    return ""
