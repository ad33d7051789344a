"""How good a position looks: each side's board as an electric net, and the cells that matter most.

W, the estimated chance that Red wins, compares the resistances between the borders of the two sides: an own cell is
a good wire, an empty one a poor one, a foreign one is cut out. The impact of an empty cell is W with a red piece on
it less W with a black one; both sides want the same cells.
"""

from hexmoot.accel import record, rule, scratch
from hexmoot.games.battlehex.board import LARGEST, SPOTS, STEPS, STRIDE
from hexmoot.games.battlehex.rules import BLACK, RED, Hex, on_board

OWN_OHMS, EMPTY_OHMS = 0.01, 1.0
CELLS = LARGEST * LARGEST
SMALL = 7  # up to this size every empty cell is weighed; on larger boards
KEPT = 30  # only those with the shortest connections of both sides through them
FAR = 2 * CELLS  # no connection is as long


@record
class Scales:
    """Working space for weighing cells."""

    band: list[list[float]] = scratch("f8", CELLS, LARGEST + 1)  # conductance from a cell to the k-th after it
    start: list[float] = scratch("f8", CELLS)  # from a cell to the start border
    end: list[float] = scratch("f8", CELLS)
    way: list[list[int]] = scratch("i2", 4, SPOTS)  # empty cells from a border to a cell, both included
    queue: list[int] = scratch("i2", 2 * SPOTS)
    tally: list[int] = scratch("i2", FAR + 1)
    spots: list[int] = scratch("i2", CELLS)  # the candidates, sorted by red rank, then black
    worth: list[float] = scratch("f8", CELLS)  # what is found out about each


# --- resistance ---------------------------------------------------------------------------------------------------


@rule
def ohms(s: Hex, side: int, at: int) -> float:
    """The resistance of a cell to one side; 0 stands for a foreign cell, which is cut out."""
    if s.cell[at] == 0:
        return EMPTY_OHMS
    return OWN_OHMS if s.cell[at] == side + 1 else 0.0


@rule
def wire(a: float, b: float) -> float:
    """The conductance between two touching cells of these resistances."""
    return 1.0 / (a + b) if a > 0.0 and b > 0.0 else 0.0


@rule
def string(s: Hex, w: Scales, side: int) -> None:
    """Wire every cell to the touching cells after it, and to the side's borders where it lies on one."""
    n = s.size
    for i in range(n * n):
        r, b = i // n + 1, i % n + 1
        at = r * STRIDE + b
        own = ohms(s, side, at)
        band = w.band[i]
        for k in range(n + 1):
            band[k] = 0.0
        if b < n:
            band[1] = wire(own, ohms(s, side, at + 1))
        if r < n:
            band[n] = wire(own, ohms(s, side, at + STRIDE))
            if b > 1:
                band[n - 1] = wire(own, ohms(s, side, at + STRIDE - 1))
        along = b if side == RED else r
        w.start[i] = 1.0 / own if along == 1 and own > 0.0 else 0.0
        w.end[i] = 1.0 / own if along == n and own > 0.0 else 0.0


@rule
def conductance(s: Hex, w: Scales, side: int) -> float:
    """Between the side's two borders: 0 where they are cut apart.

    One cell after another is taken out of the net, and its wires replaced by those that join its neighbours as well
    (the star-mesh transform), until only the borders are left. Nothing is ever subtracted, so no digit is lost.
    """
    string(s, w, side)
    n = s.size
    joined = 0.0
    for i in range(n * n):
        band = w.band[i]
        to_start, to_end = w.start[i], w.end[i]
        total = to_start + to_end
        for k in range(1, n + 1):
            total += band[k]
        if total == 0.0:
            continue
        joined += to_start * to_end / total
        for k in range(1, n + 1):
            if band[k] > 0.0:
                share = band[k] / total
                other = w.band[i + k]
                for j in range(k + 1, n + 1):
                    other[j - k] += share * band[j]
                w.start[i + k] += share * to_start
                w.end[i + k] += share * to_end
    return joined


@rule
def chances(s: Hex, w: Scales) -> float:
    """W: about Red's chance to win, 1 or 0 once a chain stands (a chain cuts the other side's borders apart)."""
    black = conductance(s, w, BLACK)
    if black == 0.0:
        return 1.0
    ratio = conductance(s, w, RED) / black
    return ratio * ratio / (1.0 + ratio * ratio)


@rule
def chances_with(s: Hex, w: Scales, side: int, at: int) -> float:
    """W with one more piece on an empty cell."""
    s.cell[at] = side + 1
    found = chances(s, w)
    s.cell[at] = 0
    return found


# --- shortest connections -----------------------------------------------------------------------------------------


@rule
def spread(s: Hex, w: Scales, side: int, end: int) -> None:
    """Fill `w.way[2 * side + end]` from that border: how many empty cells the side needs to reach each cell."""
    way = w.way[2 * side + end]
    for at in range(SPOTS):
        way[at] = FAR
    head = tail = SPOTS  # nearer cells are put in front, so that the queue stays sorted
    for empty in range(2):
        for i in range(1, s.size + 1):
            rank = s.size if end == 1 else 1
            at = i * STRIDE + rank if side == RED else rank * STRIDE + i
            if s.cell[at] == (0 if empty == 1 else side + 1):
                way[at] = empty
                w.queue[tail] = at
                tail += 1
    while head < tail:
        at = w.queue[head]
        head += 1
        for step in STEPS:
            near = at + step
            if way[near] < FAR or not on_board(s, near):
                continue
            if s.cell[near] == side + 1:
                way[near] = way[at]
                head -= 1
                w.queue[head] = near
            elif s.cell[near] == 0:
                way[near] = way[at] + 1
                w.queue[tail] = near
                tail += 1


@rule
def through(w: Scales, side: int, at: int) -> int:
    """How many empty cells the side's shortest connection through an empty cell needs; FAR if there is none."""
    both = w.way[2 * side][at] + w.way[2 * side + 1][at] - 1
    return both if both < FAR else FAR


@rule
def keep_shortest(s: Hex, w: Scales, side: int) -> int:
    """List the empty cells on a side's shortest connections in `w.spots`; how many. Not once a chain stands."""
    spread(s, w, side, 0)
    spread(s, w, side, 1)
    count, least = 0, FAR
    for r in range(1, s.size + 1):
        for b in range(1, s.size + 1):
            at = r * STRIDE + b
            if s.cell[at] == 0:
                needed = through(w, side, at)
                if needed < least:
                    count, least = 0, needed
                if needed == least:
                    w.spots[count] = at
                    count += 1
    return count


@rule
def keep_candidates(s: Hex, w: Scales) -> int:
    """List the empty cells worth weighing in `w.spots`; how many."""
    for side in range(2):
        for end in range(2):
            spread(s, w, side, end)
    for needed in range(FAR + 1):
        w.tally[needed] = 0
    for r in range(1, s.size + 1):
        for b in range(1, s.size + 1):
            if s.cell[r * STRIDE + b] == 0:
                w.tally[both_through(w, r * STRIDE + b)] += 1
    limit, room = 0, CELLS if s.size <= SMALL else KEPT
    while limit < FAR and w.tally[limit] <= room:
        room -= w.tally[limit]
        limit += 1
    count = 0
    for r in range(1, s.size + 1):
        for b in range(1, s.size + 1):
            at = r * STRIDE + b
            if s.cell[at] == 0:
                needed = both_through(w, at)
                if needed < limit or (needed == limit and room > 0):
                    if needed == limit:
                        room -= 1
                    w.spots[count] = at
                    count += 1
    return count


@rule
def both_through(w: Scales, at: int) -> int:
    """The shortest connections of both sides through an empty cell, together."""
    both = through(w, RED, at) + through(w, BLACK, at)
    return both if both < FAR else FAR


# --- weighing -----------------------------------------------------------------------------------------------------


@rule
def weigh_impact(s: Hex, w: Scales, first: int, count: int) -> None:
    """Write the impact of so many candidates to `w.worth`."""
    for i in range(first, first + count):
        at = w.spots[i]
        w.worth[i] = chances_with(s, w, RED, at) - chances_with(s, w, BLACK, at)


@rule
def weigh_own(s: Hex, w: Scales, side: int, first: int, count: int) -> None:
    """Write to `w.worth` a side's own chance after its piece on each of so many candidates."""
    for i in range(first, first + count):
        red = chances_with(s, w, side, w.spots[i])
        w.worth[i] = red if side == RED else 1.0 - red


@rule
def weigh_pairs(s: Hex, w: Scales, spots: list[int], pay: list[list[float]], first: int, count: int) -> None:
    """Write to `pay[i][j]` W after a red piece on spot i and a black one on j, for the pairs so numbered, row by row.

    Where i is j nothing is written: `settle_contests` does that when all pairs are there.
    """
    n = len(spots)
    for pair in range(first, first + count):
        i, j = pair // n, pair % n
        if i != j:
            s.cell[spots[i]] = RED + 1
            pay[i][j] = chances_with(s, w, BLACK, spots[j])
            s.cell[spots[i]] = 0


@rule
def settle_contests(pay: list[list[float]]) -> None:
    """Fill the diagonal: each side takes the cell half the time, the other answers best with another of these cells.

    A lone cell is the last one or as good as that: who takes it wins.
    """
    n = len(pay)
    for i in range(n):
        red_takes, black_takes = 1.0, 0.0
        for j in range(n):
            if j != i:
                red_takes = min(red_takes, pay[i][j])
                black_takes = max(black_takes, pay[j][i])
        pay[i][i] = (red_takes + black_takes) / 2.0
