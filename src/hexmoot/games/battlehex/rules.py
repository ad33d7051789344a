"""The rules of Battle Hex and of classic Hex on the same board, as verbs over one record.

Sides are 0 (Red) and 1 (Black); the piece of a side is side + 1. `at` is a cell's number (see `board`). A verb that
a player asks for returns 0, or the number of its refusal with nothing changed (BH-24: the first that applies).
"""

from hexmoot.accel import fleeting, public, record, rule, secret, table, tell
from hexmoot.games.battlehex.board import SPOTS, STEPS, STRIDE
from hexmoot.luck import below

BATTLE, CLASSIC = 0, 1
CHOOSE, FREE, PLAY, OVER = 0, 1, 2, 3
RED, BLACK, NOBODY = 0, 1, -1
LEFT_RED, LEFT_BLACK, LEFT_RANDOM = 0, 1, 2
CHAIN, FORFEITS, RESIGN, ABANDONED = 1, 2, 3, 4
FORFEIT_IT, RANDOM_CELL = 0, 1
LAST_TURN = 10_000  # far beyond any game; without it two clocks that nobody minds would run for ever

# Refusals, in the order in which they are tested.
OK, GAME_OVER, STALE, WRONG_PHASE, NOT_YOUR_MOVE, BAD_RANK, BAD_LEFT, OCCUPIED = range(8)

# What is told: the kind of row, then its four numbers.
SEALED = 1  # side
UNSEALED = 2  # side
REVEAL = 3  # red's cell or 0, red's left, black's cell or 0, black's left
FORFEIT = 4  # side, streak
CONTEST = 5  # cell, winner
PLACED = 6  # side, cell, 1 if placed freely
GOES_FREE = 7  # side
NEXT_TURN = 8  # turn
SWAPPED = 9  # from, to
GAME_END = 10  # winner or -1, how

FROM_START, TO_END = 1, 2  # what a group may reach: one border of its side, or the other
CHAINED = FROM_START | TO_END


def groups_around(friends: int) -> list[int]:
    """How many groups the friends among six neighbours (bits, in the order of STEPS) can form, and a step to each.

    Neighbours that follow one another touch, so they are one group already.
    """
    firsts = [STEPS[i] for i in range(6) if friends >> i & 1 and not friends >> (i - 1) % 6 & 1]
    if friends == 63:
        firsts = [STEPS[0]]
    return [len(firsts), *firsts, *[0] * (3 - len(firsts))]


GROUPS = table([groups_around(friends) for friends in range(64)])


@record
class Hex:
    """One position. `boss` is the union-find forest of the pieces; `reach` is kept right at the root of each group."""

    mode: int = public("i1")
    size: int = public("i1")
    forfeit_limit: int = public("i1")
    swap: int = public("i1")
    host: int = public("i1")  # the side that seat 0 plays
    phase: int = public("i1")
    free: int = public("i1")  # the side that places freely, or -1
    winner: int = public("i1")
    how: int = public("i1")
    sealed: list[int] = public("i1", 2)
    streak: list[int] = public("i2", 2)
    cell: list[int] = public("i1", SPOTS)
    boss: list[int] = public("i2", SPOTS)
    reach: list[int] = public("i1", SPOTS)
    chain: list[int] = public("i1", 2)  # 1 for a side that has one
    turn: int = public("i2")
    pieces: int = public("i2")
    want: list[int] = secret("i2", 2)  # the cell a side has sealed; 0 for one settled without a move
    left: list[int] = secret("i1", 2)
    luck: list[int] = fleeting("i8", 4)
    draws: list[int] = fleeting("i4", 16)
    drawn: int = fleeting("i4")
    story: list[list[int]] = fleeting("i2", 16, 5)
    told: int = fleeting("i4")
    quiet: int = fleeting("i1")


# --- the board ------------------------------------------------------------------------------------------


@rule
def on_board(s: Hex, at: int) -> bool:
    """Whether the number is a cell of this board."""
    return 1 <= at // STRIDE <= s.size and 1 <= at % STRIDE <= s.size


@rule
def root(s: Hex, at: int) -> int:
    """The cell that stands for a piece's group."""
    while s.boss[at] != at:
        s.boss[at] = s.boss[s.boss[at]]
        at = s.boss[at]
    return at


@rule
def put(s: Hex, side: int, at: int) -> None:
    """Lay a piece and join it to its friends: the group then reaches what any part of it reached."""
    piece = side + 1
    s.cell[at] = piece
    s.pieces += 1
    along = at % STRIDE if side == RED else at // STRIDE
    reach = FROM_START if along == 1 else TO_END if along == s.size else 0
    friends = 0
    for i in range(6):  # no branch here: no processor can guess which neighbours are friends
        friends |= (s.cell[at + STEPS[i]] == piece) << i
    group = at
    for i in range(GROUPS[friends][0]):
        other = root(s, at + GROUPS[friends][1 + i])
        s.boss[group] = other
        group = other
        reach |= s.reach[other]
    s.reach[group] = reach
    if reach == CHAINED:
        s.chain[side] = 1


@rule
def connected(s: Hex, side: int) -> bool:
    """Whether a side has a chain from border to border."""
    return s.chain[side] == 1


@rule
def random_empty(s: Hex) -> int:
    """Draw one of the empty cells, counted by red rank, then black."""
    skip = below(s, s.size * s.size - s.pieces)
    for r in range(1, s.size + 1):
        for b in range(1, s.size + 1):
            at = r * STRIDE + b
            if s.cell[at] == 0:
                if skip == 0:
                    return at
                skip -= 1
    return 0


# --- the course of a game -------------------------------------------------------------------------------


@rule
def start(s: Hex, mode: int, size: int, forfeit_limit: int, swap: int, first: int) -> None:
    """Begin a game. `first` is the side of seat 0, or 2 to draw it (0: Red)."""
    s.mode = mode
    s.size = size
    s.forfeit_limit = forfeit_limit
    s.swap = swap
    s.host = below(s, 2) if first == 2 else first
    s.phase = CHOOSE if mode == BATTLE else PLAY
    s.free = NOBODY
    s.winner = NOBODY
    s.how = 0
    s.turn = 1
    s.pieces = 0
    for side in range(2):
        s.sealed[side] = 0
        s.streak[side] = 0
        s.want[side] = 0
        s.left[side] = 0
        s.chain[side] = 0
    for at in range(SPOTS):
        s.cell[at] = 0
        s.boss[at] = at
        s.reach[at] = 0


@rule
def mover(s: Hex) -> int:
    """The side to move in classic: Red on odd turns."""
    return (s.turn - 1) & 1


@rule
def finish(s: Hex, winner: int, how: int) -> None:
    """End the game."""
    s.phase = OVER
    s.free = NOBODY
    s.winner = winner
    s.how = how
    tell(s, GAME_END, winner, how, 0, 0)


@rule
def next_turn(s: Hex) -> None:
    """Open the next turn, unless the forfeit limit or the last turn ends the game first (BH-12)."""
    red_out = s.forfeit_limit > 0 and s.streak[RED] >= s.forfeit_limit
    black_out = s.forfeit_limit > 0 and s.streak[BLACK] >= s.forfeit_limit
    if (red_out and black_out) or s.turn == LAST_TURN:
        finish(s, NOBODY, ABANDONED)
    elif red_out or black_out:
        finish(s, BLACK if red_out else RED, FORFEITS)
    else:
        s.turn += 1
        s.phase = CHOOSE if s.mode == BATTLE else PLAY
        s.free = NOBODY
        tell(s, NEXT_TURN, s.turn, 0, 0, 0)


@rule
def lose_move(s: Hex, side: int) -> None:
    """Count a forfeited move."""
    s.streak[side] += 1
    tell(s, FORFEIT, side, s.streak[side], 0, 0)


@rule
def reveal(s: Hex) -> None:
    """Turn up both moves and resolve the turn."""
    for side in range(2):
        if s.left[side] == LEFT_RANDOM:
            s.left[side] = below(s, 2)
    red, black, red_left, black_left = s.want[RED], s.want[BLACK], s.left[RED], s.left[BLACK]
    tell(s, REVEAL, red, red_left, black, black_left)
    for side in range(2):
        s.sealed[side] = 0
        s.want[side] = 0
        s.left[side] = 0
    red_hits = red != 0 and s.cell[red] == 0
    black_hits = black != 0 and s.cell[black] == 0
    if red_hits:
        s.streak[RED] = 0
    else:
        lose_move(s, RED)
    if black_hits:
        s.streak[BLACK] = 0
    else:
        lose_move(s, BLACK)
    if red_hits and black_hits and red == black:
        contest(s, red, RED if red_left == black_left else BLACK)
        return
    if red_hits:
        put(s, RED, red)
        tell(s, PLACED, RED, red, 0, 0)
    if black_hits:
        put(s, BLACK, black)
        tell(s, PLACED, BLACK, black, 0, 0)
    if connected(s, RED):  # both pieces lie before the test, and two chains cannot both exist (BH-10)
        finish(s, RED, CHAIN)
    elif connected(s, BLACK):
        finish(s, BLACK, CHAIN)
    else:
        next_turn(s)


@rule
def contest(s: Hex, at: int, winner: int) -> None:
    """Both aim at one empty cell: the winner takes it, the loser places freely (BH-7, BH-9, BH-11)."""
    tell(s, CONTEST, at, winner, 0, 0)
    put(s, winner, at)
    tell(s, PLACED, winner, at, 0, 0)
    if connected(s, winner):
        finish(s, winner, CHAIN)
    else:
        s.phase = FREE
        s.free = BLACK if winner == RED else RED
        tell(s, GOES_FREE, s.free, 0, 0, 0)


@rule
def lay(s: Hex, side: int, at: int, free: int) -> None:
    """One open piece and what follows: a free placement, or a classic turn."""
    put(s, side, at)
    tell(s, PLACED, side, at, free, 0)
    if connected(s, side):
        finish(s, side, CHAIN)
    else:
        next_turn(s)


# --- what players may ask for ---------------------------------------------------------------------------


@rule
def refusal(s: Hex, turn: int, phase: int) -> int:
    """The refusals that come first whatever is asked."""
    if s.phase == OVER:
        return GAME_OVER
    if turn != s.turn:
        return STALE
    if s.phase != phase:
        return WRONG_PHASE
    return OK


@rule
def settled(s: Hex, side: int) -> bool:
    """Whether the clock has settled this side without a move."""
    return s.sealed[side] == 1 and s.want[side] == 0


@rule
def may_seal(s: Hex, side: int, turn: int, r: int, b: int, left: int) -> int:
    """0, or why this move cannot be sealed. An occupied cell can (BH-8)."""
    code = refusal(s, turn, CHOOSE)
    if code != OK:
        return code
    if settled(s, side):
        return WRONG_PHASE
    if r < 1 or r > s.size or b < 1 or b > s.size:
        return BAD_RANK
    if left < 0 or left > LEFT_RANDOM:
        return BAD_LEFT
    return OK


@rule
def seal(s: Hex, side: int, turn: int, r: int, b: int, left: int) -> int:
    """Seal a move, or replace the sealed one in secret (BH-6); the second seal of a turn reveals both."""
    code = may_seal(s, side, turn, r, b, left)
    if code != OK:
        return code
    s.want[side] = r * STRIDE + b
    s.left[side] = left
    if s.sealed[side] == 0:
        s.sealed[side] = 1
        tell(s, SEALED, side, 0, 0, 0)
        if s.sealed[1 - side] == 1:
            reveal(s)
    return OK


@rule
def may_unseal(s: Hex, side: int, turn: int) -> int:
    """0, or why there is nothing to take back."""
    code = refusal(s, turn, CHOOSE)
    if code != OK:
        return code
    return OK if s.sealed[side] == 1 and not settled(s, side) else WRONG_PHASE


@rule
def unseal(s: Hex, side: int, turn: int) -> int:
    """Take a sealed move back."""
    code = may_unseal(s, side, turn)
    if code != OK:
        return code
    s.sealed[side] = 0
    s.want[side] = 0
    s.left[side] = 0
    tell(s, UNSEALED, side, 0, 0, 0)
    return OK


@rule
def may_lay(s: Hex, side: int, turn: int, phase: int, r: int, b: int) -> int:
    """0, or why no open piece can be laid there: phase FREE or PLAY."""
    code = refusal(s, turn, phase)
    if code != OK:
        return code
    if side != (s.free if phase == FREE else mover(s)):
        return NOT_YOUR_MOVE
    if r < 1 or r > s.size or b < 1 or b > s.size:
        return BAD_RANK
    return OCCUPIED if s.cell[r * STRIDE + b] != 0 else OK


@rule
def place_free(s: Hex, side: int, turn: int, r: int, b: int) -> int:
    """The contest's loser places on any empty cell."""
    code = may_lay(s, side, turn, FREE, r, b)
    if code != OK:
        return code
    lay(s, side, r * STRIDE + b, 1)
    return OK


@rule
def play(s: Hex, side: int, turn: int, r: int, b: int) -> int:
    """A classic turn."""
    code = may_lay(s, side, turn, PLAY, r, b)
    if code != OK:
        return code
    s.streak[side] = 0
    lay(s, side, r * STRIDE + b, 0)
    return OK


@rule
def may_swap(s: Hex, side: int, turn: int) -> int:
    """0, or why Red's first piece cannot be swapped (BH-16)."""
    code = refusal(s, turn, PLAY)
    if code != OK:
        return code
    if side != mover(s):
        return NOT_YOUR_MOVE
    return OK if s.swap == 1 and s.turn == 2 and s.pieces == 1 else WRONG_PHASE


@rule
def swap_first_piece(s: Hex, side: int, turn: int) -> int:
    """Red's first piece becomes a black one, reflected."""
    code = may_swap(s, side, turn)
    if code != OK:
        return code
    at = 0
    while s.cell[at] == 0:
        at += 1
    to = at % STRIDE * STRIDE + at // STRIDE
    s.cell[at] = 0
    s.pieces = 0
    s.reach[at] = 0
    s.streak[side] = 0
    put(s, side, to)
    tell(s, SWAPPED, at, to, 0, 0)
    next_turn(s)
    return OK


@rule
def resign(s: Hex, side: int) -> int:
    """Give the game up (BH-13)."""
    if s.phase == OVER:
        return GAME_OVER
    finish(s, 1 - side, RESIGN)
    return OK


# --- the clock ------------------------------------------------------------------------------------------


@rule
def overdue(s: Hex, side: int) -> bool:
    """Whether the game waits for this side."""
    if s.phase == CHOOSE:
        return s.sealed[side] == 0
    if s.phase == FREE:
        return s.free == side
    return s.phase == PLAY and mover(s) == side


@rule
def may_time_out(s: Hex, turn: int, red: int, black: int) -> int:
    """0, or why the clock cannot settle these sides (1: settle it)."""
    code = refusal(s, turn, s.phase)
    if code != OK:
        return code
    if red + black == 0 or (red == 1 and not overdue(s, RED)) or (black == 1 and not overdue(s, BLACK)):
        return NOT_YOUR_MOVE
    return OK


@rule
def time_out(s: Hex, turn: int, how: int, red: int, black: int) -> int:
    """The clock settles the sides whose flag is 1: all of them in one step (BH-14, BH-21)."""
    code = may_time_out(s, turn, red, black)
    if code != OK:
        return code
    if s.phase == CHOOSE:
        for side in range(2):
            if (red if side == RED else black) == 1:
                if how == RANDOM_CELL:
                    s.want[side] = random_empty(s)
                    s.left[side] = LEFT_RANDOM
                s.sealed[side] = 1
        if s.sealed[RED] == 1 and s.sealed[BLACK] == 1:
            reveal(s)
        else:
            tell(s, SEALED, RED if red == 1 else BLACK, 0, 0, 0)
        return OK
    side = RED if red == 1 else BLACK
    free = 1 if s.phase == FREE else 0
    if how == RANDOM_CELL:
        if free == 0:
            s.streak[side] = 0
        lay(s, side, random_empty(s), free)
        return OK
    if free == 0:
        lose_move(s, side)
    next_turn(s)
    return OK
