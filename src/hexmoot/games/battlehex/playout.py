"""Random ends of games in a few hundred operations: fill the board, then flood it.

On a full board exactly one side has a chain, and a chain is never broken. So a game that is played on past its end
has the same winner as one that stops there, and when a cell is filled does not matter: all that counts is which
half of the empty cells each side gets. The board is one number a red rank, with bit b-1 for black rank b, and a
flood moves a whole rank at a time.
"""

from hexmoot.accel import record, rule, scratch, table
from hexmoot.games.battlehex.board import LARGEST, STRIDE
from hexmoot.games.battlehex.rules import BLACK, RED, Hex, mover
from hexmoot.luck import Words, u32

ROWS = LARGEST + 2  # with a rim on each side
CANDIDATES = 12
BEST_REPLY = int(0.7 * 2**32)  # of 2³²: how often a contest's loser takes the best other candidate
BITS = table([row.bit_count() for row in range(1 << LARGEST)], "i1")


@record
class Rows:
    """A position, as far as the winner depends on it. Red's cells are those neither empty nor black."""

    size: int = scratch("i8")
    mover: int = scratch("i8")
    left: int = scratch("i8")  # how many cells are empty
    count: int = scratch("i8")
    spots: list[int] = scratch("i8", CANDIDATES)  # what the sides choose from in battle, the best first
    empty: list[int] = scratch("i8", ROWS)
    black: list[int] = scratch("i8", ROWS)
    full: list[int] = scratch("i8", ROWS)  # Black's cells on the filled board
    reached: list[int] = scratch("i8", ROWS)  # and those of them that are joined to Black's start


# --- the position -------------------------------------------------------------------------------------------------


@rule
def read(q: Rows, s: Hex) -> None:
    """Take over a position of the rules; the side to move is that of classic."""
    q.size = s.size
    q.mover = mover(s)
    q.left = s.size * s.size - s.pieces
    for r in range(1, s.size + 1):
        q.empty[r] = 0
        q.black[r] = 0
        for b in range(1, s.size + 1):
            piece = s.cell[r * STRIDE + b]
            if piece == 0:
                q.empty[r] |= 1 << (b - 1)
            elif piece == BLACK + 1:
                q.black[r] |= 1 << (b - 1)


@rule
def lay(q: Rows, side: int, at: int) -> None:
    """Lay a piece on an empty cell."""
    r, bit = at // STRIDE, 1 << (at % STRIDE - 1)
    q.empty[r] ^= bit
    q.left -= 1
    if side == BLACK:
        q.black[r] |= bit


@rule
def take(q: Rows, at: int) -> None:
    """Empty a cell again."""
    r, bit = at // STRIDE, 1 << (at % STRIDE - 1)
    q.empty[r] |= bit
    q.left += 1
    q.black[r] &= ~bit


# --- filling ------------------------------------------------------------------------------------------------------


@rule
def fill(q: Rows, dice: Words, blacks: int) -> None:
    """Give Black so many of the empty cells, every choice of them alike, and Red the others.

    Each cell is tossed for, then cells are drawn and turned over until the number is right. No step looks at which
    cells Black has, only at how many, so all sets of that size stay equally likely.
    """
    n = q.size
    have, toss = 0, 0
    for r in range(1, n + 1):
        toss = u32(dice) if r % 2 == 1 else toss >> 16
        q.full[r] = q.empty[r] & toss
        have += BITS[q.full[r]]
    while have != blacks:
        draw = u32(dice)
        r, bit = ((draw >> 16) * n >> 16) + 1, 1 << ((draw & 0xFFFF) * n >> 16)
        if q.empty[r] & bit:
            if have > blacks and q.full[r] & bit:
                q.full[r] ^= bit
                have -= 1
            elif have < blacks and not q.full[r] & bit:
                q.full[r] ^= bit
                have += 1
    for r in range(1, n + 1):
        q.full[r] |= q.black[r]


# --- flooding -----------------------------------------------------------------------------------------------------


@rule
def runs(row: int, seed: int) -> int:
    """Those runs of a row's cells that hold a cell of the seed, which must lie in the row."""
    seed |= row ^ (row + seed) & row  # upwards a carry walks along each run
    seed |= row & seed >> 1  # downwards by 1, 2, 4 and 8 cells
    row &= row >> 1
    seed |= row & seed >> 2
    row &= row >> 2
    seed |= row & seed >> 4
    row &= row >> 4
    return seed | row & seed >> 8


@rule
def winner(q: Rows) -> int:
    """Who has a chain on the filled board: Black if it can be followed from the first red rank to the last.

    From the cells of one rank the next is touched at the same black rank and one lower, the rank before at the same
    and one higher.
    """
    n = q.size
    q.reached[1] = q.full[1]
    for r in range(2, n + 1):
        q.reached[r] = 0
    grown = True
    while grown:
        for r in range(2, n + 1):
            below = q.reached[r - 1]
            q.reached[r] = runs(q.full[r], q.full[r] & (q.reached[r] | below | below >> 1))
        if q.reached[n] != 0:
            return BLACK
        grown = False
        for r in range(n - 1, 1, -1):
            above = q.reached[r + 1]
            fresh = q.full[r] & (above | above << 1) & ~q.reached[r]
            if fresh != 0:
                q.reached[r] |= runs(q.full[r], fresh)
                grown = True
    return RED


# --- for search ---------------------------------------------------------------------------------------------------


@rule
def cells_left(q: Rows, spots: list[int]) -> int:
    """Write the empty cells to `spots`, sorted by red rank, then black; how many. After a chain too: see above."""
    count = 0
    for r in range(1, q.size + 1):
        for b in range(1, q.size + 1):
            if q.empty[r] >> (b - 1) & 1:
                spots[count] = r * STRIDE + b
                count += 1
    return count


@rule
def to_move(q: Rows) -> int:
    """The side to move in classic."""
    return q.mover


@rule
def move(q: Rows, at: int) -> None:
    """A classic turn."""
    lay(q, q.mover, at)
    q.mover = RED + BLACK - q.mover


@rule
def playout(q: Rows, dice: Words) -> int:
    """The winner of a random end of a classic game, the sides filling the board in turn."""
    fill(q, dice, (q.left + q.mover) // 2)
    return winner(q)


@rule
def exchange(q: Rows, dice: Words, i: int, j: int) -> int:
    """1 if Red wins a random end of battle after Red seals candidate i and Black j, else 0; `q` stays as it was.

    A contest goes by a coin, and its loser takes the best other candidate, or now and then any other. Then each side
    fills half of the board, an odd cell going by a coin. There are two candidates or more.
    """
    red, black = q.spots[i], q.spots[j]
    if i == j:
        other = 0 if i > 0 else 1
        if u32(dice) >= BEST_REPLY:
            other = (i + 1 + (u32(dice) * (q.count - 1) >> 32)) % q.count
        if u32(dice) % 2 == 0:
            black = q.spots[other]
        else:
            red = q.spots[other]
    lay(q, RED, red)
    lay(q, BLACK, black)
    fill(q, dice, (q.left + u32(dice) % 2) // 2)
    found = winner(q)
    take(q, red)
    take(q, black)
    return 1 if found == RED else 0
