"""What positions are worth: exactly on tiny boards, by electricity on any.

The exact part walks every continuation and solves each turn's matrix game in fractions, which is only
possible up to 3×3. The electric part is the estimate the bots steer by, done with plain elimination.
"""

from fractions import Fraction
from math import inf

from .board import Cell, Side, all_cells, borders, neighbours, shortest_chain

Cells = frozenset[Cell]
Mix = dict[Cell, Fraction]

OWN_OHMS = 0.01
EMPTY_OHMS = 1.0
KEPT = 30  # candidates that impact looks at on boards above this size:
SMALL = 7


# --- matrix games -----------------------------------------------------------------------------------------


def solve_matrix(matrix: list[list[Fraction]]) -> tuple[Fraction, list[Fraction], list[Fraction]]:
    """Value, row mix and column mix of a zero-sum game with entries ≥ 0; rows maximise.

    With every entry raised to 1 or more, the columns' best mix y/Σy comes from: maximise Σy where no row
    earns above 1. The simplex method does it, Bland's rule keeps it from cycling, and the finished
    objective row holds the rows' mix under the slack variables.
    """
    rows, columns = len(matrix), len(matrix[0])
    table = [
        [entry + 1 for entry in line] + [Fraction(i == k) for k in range(rows)] + [Fraction(1)]
        for i, line in enumerate(matrix)
    ]
    goal = [Fraction(-1)] * columns + [Fraction(0)] * (rows + 1)
    basis = [columns + i for i in range(rows)]
    while any(price < 0 for price in goal[:-1]):
        enter = next(j for j, price in enumerate(goal) if price < 0)
        leave = min(
            (i for i in range(rows) if table[i][enter] > 0),
            key=lambda i: (table[i][-1] / table[i][enter], basis[i]),
        )
        pivot = table[leave][enter]
        table[leave] = [x / pivot for x in table[leave]]
        for i in range(rows):
            if i != leave:
                table[i] = minus(table[i], table[i][enter], table[leave])
        goal = minus(goal, goal[enter], table[leave])
        basis[leave] = enter
    total = goal[-1]
    column_mix = [Fraction(0)] * columns
    for i, variable in enumerate(basis):
        if variable < columns:
            column_mix[variable] = table[i][-1] / total
    row_mix = [price / total for price in goal[columns:-1]]
    return 1 / total - 1, row_mix, column_mix


def minus(line: list[Fraction], factor: Fraction, pivot_line: list[Fraction]) -> list[Fraction]:
    return [x - factor * p for x, p in zip(line, pivot_line, strict=True)] if factor else line


# --- exact values -----------------------------------------------------------------------------------------


class Solver:
    """Exact values of all positions of one small board, from Red's side; remembers what it has worked out."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.known: dict[tuple[Cells, Cells], Fraction] = {}

    def decided(self, red: Cells, black: Cells) -> Fraction | None:
        """1 or 0 once a chain stands."""
        if shortest_chain("red", self.size, set(red)):
            return Fraction(1)
        if shortest_chain("black", self.size, set(black)):
            return Fraction(0)
        return None

    def value(self, red: Cells, black: Cells) -> Fraction:
        """Chance that Red wins when both play perfectly, sealed moves due next."""
        if (red, black) not in self.known:
            value = self.decided(red, black)
            if value is None:
                value, _, _ = solve_matrix(self.matrix(red, black))
            self.remember(red, black, value)
        return self.known[red, black]

    def remember(self, red: Cells, black: Cells, value: Fraction) -> None:
        """A half turn leaves the value alone; reflecting swaps the colours and so turns it over."""
        for r, b in ((red, black), (self.turned(red), self.turned(black))):
            self.known[r, b] = value
            self.known[reflected(b), reflected(r)] = 1 - value

    def turned(self, cells: Cells) -> Cells:
        return frozenset((self.size + 1 - r, self.size + 1 - b) for r, b in cells)

    def empty(self, red: Cells, black: Cells) -> list[Cell]:
        return [cell for cell in all_cells(self.size) if cell not in red | black]

    def matrix(self, red: Cells, black: Cells) -> list[list[Fraction]]:
        """The turn as a game: Red's cell down, Black's across."""
        cells = self.empty(red, black)
        return [
            [self.contest(red, black, i) if i == j else self.value(red | {i}, black | {j}) for j in cells]
            for i in cells
        ]

    def contest(self, red: Cells, black: Cells, cell: Cell) -> Fraction:
        """Both want the cell: a fair coin gives it away, and unless that ends it the loser answers best."""
        rest = [x for x in self.empty(red, black) if x != cell]
        if_red = self.decided(red | {cell}, black)
        if if_red is None:
            if_red = min(self.value(red | {cell}, black | {x}) for x in rest)
        if_black = self.decided(red, black | {cell})
        if if_black is None:
            if_black = max(self.value(red | {x}, black | {cell}) for x in rest)
        return (if_red + if_black) / 2

    def mixes(self, red: Cells, black: Cells) -> tuple[Mix, Mix]:
        """One perfect mix for each side, cells that are never named left out; the game must be on."""
        cells = self.empty(red, black)
        _, rows, columns = solve_matrix(self.matrix(red, black))
        red_mix = {cell: share for cell, share in zip(cells, rows, strict=True) if share}
        black_mix = {cell: share for cell, share in zip(cells, columns, strict=True) if share}
        return red_mix, black_mix


def reflected(cells: Cells) -> Cells:
    return frozenset((b, r) for r, b in cells)


# --- electricity ------------------------------------------------------------------------------------------


def ohms(side: Side, size: int, own: set[Cell], foreign: set[Cell]) -> float:
    """Resistance between a side's two borders, infinite when the foreign cells cut them apart.

    The start border is held at 1 volt and the end border at 0; the cells' voltages balance all currents,
    and one over the current that then leaves the start border is the answer.
    """
    start, end = borders(side, size)
    live = reached(size, start, foreign)
    if not any(cell in live for cell in end):
        return inf
    cells = sorted(live)
    index = {cell: i for i, cell in enumerate(cells)}
    ohm = {cell: OWN_OHMS if cell in own else EMPTY_OHMS for cell in cells}
    lines = [[0.0] * (len(cells) + 1) for _ in cells]
    for cell, i in index.items():
        for near in neighbours(cell, size):
            if near in index:
                current = 1 / (ohm[cell] + ohm[near])
                lines[i][i] += current
                lines[i][index[near]] -= current
        if cell in start:
            lines[i][i] += 1 / ohm[cell]
            lines[i][-1] += 1 / ohm[cell]
        if cell in end:
            lines[i][i] += 1 / ohm[cell]
    volts = eliminate(lines)
    return 1 / sum((1 - volts[index[cell]]) / ohm[cell] for cell in start if cell in index)


def reached(size: int, start: list[Cell], blocked: set[Cell]) -> set[Cell]:
    found = {cell for cell in start if cell not in blocked}
    todo = list(found)
    while todo:
        for near in neighbours(todo.pop(), size):
            if near not in blocked and near not in found:
                found.add(near)
                todo.append(near)
    return found


def eliminate(lines: list[list[float]]) -> list[float]:
    """Solve the system, right side in the last column. Diagonals dominate here, so no row moves."""
    count = len(lines)
    for i in range(count):
        for k in range(i + 1, count):
            if lines[k][i]:
                factor = lines[k][i] / lines[i][i]
                lines[k][i:] = [x - factor * p for x, p in zip(lines[k][i:], lines[i][i:], strict=True)]
    answer = [0.0] * count
    for i in reversed(range(count)):
        known = sum(lines[i][j] * answer[j] for j in range(i + 1, count))
        answer[i] = (lines[i][-1] - known) / lines[i][i]
    return answer


def resistance(size: int, red: set[Cell], black: set[Cell]) -> tuple[float, float, float]:
    """(ρ of Red, ρ of Black, W): W estimates the chance that Red wins, 1 or 0 once a chain stands."""
    rho_red = ohms("red", size, red, black)
    rho_black = ohms("black", size, black, red)
    if rho_black == inf:
        return rho_red, rho_black, 1.0
    return rho_red, rho_black, 1 / (1 + (rho_red / rho_black) ** 2)


def distances(size: int, sources: list[Cell], own: set[Cell], foreign: set[Cell]) -> dict[Cell, float]:
    """Empty cells on the cheapest way from the sources to each cell, both ends counted."""
    price = {cell: 0 if cell in own else 1 for cell in all_cells(size) if cell not in foreign}
    cost: dict[Cell, float] = dict.fromkeys(all_cells(size), inf)
    cost.update((cell, price[cell]) for cell in sources if cell in price)
    todo = [cell for cell in sources if cell in price]
    while todo:
        cell = todo.pop(0)
        for near in neighbours(cell, size):
            if near in price and cost[cell] + price[near] < cost[near]:
                cost[near] = cost[cell] + price[near]
                todo.append(near)
    return cost


def connection_through(side: Side, size: int, own: set[Cell], foreign: set[Cell]) -> dict[Cell, float]:
    """For each empty cell the empty cells that the side's shortest connection through it needs."""
    start, end = (distances(size, border, own, foreign) for border in borders(side, size))
    return {cell: start[cell] + end[cell] - 1 for cell in all_cells(size) if cell not in own | foreign}


def candidates(size: int, red: set[Cell], black: set[Cell]) -> list[Cell]:
    """The empty cells worth weighing: all on small boards, else those best placed for both sides together."""
    for_red = connection_through("red", size, red, black)
    for_black = connection_through("black", size, black, red)
    cells = sorted(for_red)
    if size <= SMALL:
        return cells
    return sorted(sorted(cells, key=lambda cell: for_red[cell] + for_black[cell])[:KEPT])


def impact(size: int, red: set[Cell], black: set[Cell]) -> dict[Cell, float]:
    """How much each candidate swings W: with a red piece on it less with a black one."""
    return {
        cell: resistance(size, red | {cell}, black)[2] - resistance(size, red, black | {cell})[2]
        for cell in candidates(size, red, black)
    }
