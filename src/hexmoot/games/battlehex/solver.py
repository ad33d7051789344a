"""What a position of Battle Hex is worth when both sides play perfectly: exact, for boards up to 3x3.

Every turn is a matrix game of Red's cell against Black's, with entries that are values of later positions. A contest
is worth the mean of its two outcomes, since the flips are matching pennies. Naming an occupied cell never helps, so
only empty cells are looked at. Cells come and go as `at` numbers (see `board`); inside, a side's pieces are the bits
of one number, so that positions can be remembered.
"""

from collections.abc import Collection, Sequence
from fractions import Fraction
from functools import cache, cached_property
from typing import NamedTuple

from hexmoot.games.battlehex.board import STRIDE, border, cells, neighbours

LARGEST_SOLVED = 3
HALF = Fraction(1, 2)

Mix = dict[int, Fraction]  # cell: how often to name it; cells that are never named are left out


class Solution(NamedTuple):
    """A matrix game solved: what it is worth to the rows, and a perfect mix for each side."""

    value: Fraction
    rows: list[Fraction]
    columns: list[Fraction]


def solve_matrix(matrix: Sequence[Sequence[Fraction]]) -> Solution:
    """The zero-sum game of a matrix with entries of 0 or more; rows maximise.

    The simplex method in its condensed form: the matrix, raised so that its value is positive, stands in a border of
    ones, and each pivot exchanges a row with a column. Of several candidates the lowest label goes first, which
    cannot cycle.
    """
    rows, columns = len(matrix), len(matrix[0])
    t = [[x + 1 for x in row] + [Fraction(1)] for row in matrix] + [[Fraction(-1)] * columns + [Fraction(0)]]
    left = list(range(columns, columns + rows))  # labels below `columns` are columns of the matrix, the others rows
    top = list(range(columns))
    while True:
        falling = [j for j in range(columns) if t[rows][j] < 0]
        if not falling:
            break
        q = min(falling, key=top.__getitem__)
        p = min((i for i in range(rows) if t[i][q] > 0), key=lambda i: (t[i][columns] / t[i][q], left[i]))
        exchange(t, p, q)
        left[p], top[q] = top[q], left[p]
    worth = t[rows][columns]
    row_mix, column_mix = [Fraction(0)] * rows, [Fraction(0)] * columns
    for j, label in enumerate(top):
        if label >= columns:
            row_mix[label - columns] = t[rows][j] / worth
    for i, label in enumerate(left):
        if label < columns:
            column_mix[label] = t[i][columns] / worth
    return Solution(1 / worth - 1, row_mix, column_mix)


def exchange(t: list[list[Fraction]], p: int, q: int) -> None:
    """Pivot in place on row p, column q of a condensed tableau."""
    pivot = t[p][q]
    t[p] = [x / pivot for x in t[p]]
    t[p][q] = 1 / pivot
    for i, row in enumerate(t):
        factor = row[q]
        if i != p and factor:
            t[i] = [x - factor * y for x, y in zip(row, t[p], strict=True)]
            t[i][q] = -factor / pivot


class Board:
    """One small board: its geometry in bits, and the values worked out so far."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.cells = cells(size)
        self.bit = {at: 1 << i for i, at in enumerate(self.cells)}
        self.near = [self.mask(neighbours(at, size)) for at in self.cells]
        self.ends = [[self.mask(border(side, end, size)) for end in (0, 1)] for side in (0, 1)]
        self.known: dict[tuple[int, int], Fraction] = {}

    def mask(self, ats: Collection[int]) -> int:
        """Cells as bits."""
        return sum(self.bit[at] for at in set(ats))

    @cached_property
    def mirror(self) -> list[int]:
        """For each set of cells its reflection, which exchanges the two goals."""
        return self.moved([self.bit[at % STRIDE * STRIDE + at // STRIDE] for at in self.cells])

    @cached_property
    def turned(self) -> list[int]:
        """For each set of cells its half turn, which keeps the goals."""
        return self.moved([self.bit[self.cells[-1] + self.cells[0] - at] for at in self.cells])

    def moved(self, to: list[int]) -> list[int]:
        """Where a symmetry takes each set of cells, from where it takes each cell."""
        images = [0]
        for bit in to:
            images += [image | bit for image in images]
        return images

    def chain(self, side: int, own: int) -> bool:
        """Whether these pieces join the side's borders."""
        start, end = self.ends[side]
        reached, fresh = 0, own & start
        while fresh:
            reached |= fresh
            around = 0
            for i, near in enumerate(self.near):
                if fresh >> i & 1:
                    around |= near
            fresh = around & own & ~reached
        return bool(reached & end)

    def empty(self, red: int, black: int) -> list[int]:
        """The bits of the empty cells."""
        return [bit for bit in self.bit.values() if not bit & (red | black)]

    def value(self, red: int, black: int) -> Fraction:
        """Red's chance to win, both sides to seal. Remembered once for all positions alike by symmetry."""
        half, mirrored = (self.turned[red], self.turned[black]), (self.mirror[black], self.mirror[red])
        key, flipped = min((red, black), half), min(mirrored, (self.turned[mirrored[0]], self.turned[mirrored[1]]))
        if flipped < key:
            return 1 - self.value(*flipped)
        if key not in self.known:
            self.known[key] = self.worked_out(*key)
        return self.known[key]

    def worked_out(self, red: int, black: int) -> Fraction:
        """The value from the values of what may follow."""
        if self.chain(0, red):
            return Fraction(1)
        if self.chain(1, black):
            return Fraction(0)
        return solve_matrix(self.matrix(red, black)).value

    def matrix(self, red: int, black: int) -> list[list[Fraction]]:
        """The turn as a game: a row for each empty cell as Red's, a column for each as Black's."""
        empty = self.empty(red, black)
        return [
            [self.contest(red, black, i) if i == j else self.value(red | i, black | j) for j in empty] for i in empty
        ]

    def contest(self, red: int, black: int, cell: int) -> Fraction:
        """Both name one cell: each takes it half the time, and the other answers best (BH-7, BH-9, BH-11)."""
        rest = self.empty(red | cell, black)
        red_takes, black_takes = Fraction(1), Fraction(0)
        if not self.chain(0, red | cell):
            red_takes = min(self.value(red | cell, black | free) for free in rest)
        if not self.chain(1, black | cell):
            black_takes = max(self.value(red | free, black | cell) for free in rest)
        return (red_takes + black_takes) * HALF


@cache
def board(size: int) -> Board:
    """The board of a size with what is known of it; ValueError if it is too large to solve."""
    if not 1 <= size <= LARGEST_SOLVED:
        raise ValueError(f"only boards of sizes 1 to {LARGEST_SOLVED} are solved, not {size}")
    return Board(size)


def value(size: int, red: Collection[int], black: Collection[int]) -> Fraction:
    """Red's chance to win from here, both sides to seal: 1 or 0 once a chain stands."""
    small = board(size)
    return small.value(small.mask(red), small.mask(black))


def mixes(size: int, red: Collection[int], black: Collection[int]) -> tuple[Mix, Mix]:
    """A perfect mix of cells for Red and one for Black; ValueError where a chain leaves nothing to choose."""
    small = board(size)
    r, b = small.mask(red), small.mask(black)
    if small.chain(0, r) or small.chain(1, b):
        raise ValueError("a chain stands: there is nothing to choose")
    solved = solve_matrix(small.matrix(r, b))
    empty = [at for at in small.cells if not small.bit[at] & (r | b)]
    by_red, by_black = (
        {at: share for at, share in zip(empty, mix, strict=True) if share} for mix in (solved.rows, solved.columns)
    )
    return by_red, by_black
