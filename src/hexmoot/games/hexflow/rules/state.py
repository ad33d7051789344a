"""One game of HEXFLOW as a record, and the numbers that stand for its words.

A cell is its number (see `board`); tiles are stored as kind + 1, so that 0 is an empty cell, and declarations the same
way. Parties are the sides that win: players, or in team mode A + C and B + D. Sets of sides, of rotations and of
parties are bits.
"""

from hexmoot.accel import fleeting, public, record, rule, scratch, secret
from hexmoot.games.hexflow.board import CELLS, MOST_SEATS, TEAM

CHOOSE_ORDER, CHOOSE_CORNER, PLAY, OVER = range(4)
NOBODY = -1
NOWHERE = -1
PATH, STRANGLE, NO_MOVE, RESIGN, TIMEOUT, PENALTY, RESOLUTION, DRAW = range(1, 9)  # how a game ends, why one is out
WINNER_CHOOSES, RANDOM, SEAT_ORDER = range(3)
HAND = 3
TYPES = 12
MEASURES = 3
CAPTURES = 5
LATE_LIMIT = 3
OFFENCE_LIMIT = 3
FINED, FINE = 2, 120  # the offence that costs time, and how many seconds (HF-78)

# Refusals, in the order in which they are tested.
(
    OK,
    GAME_OVER,
    BAD_ACTION,
    NOT_YOUR_TURN,
    NOT_IN_HAND,
    OFF_BOARD,
    DECLARE_REQUIRED,
    DECLARE_NOT_ALLOWED,
    DISPLACE_NOT_ALLOWED,
    FIRST_NOT_ON_CORNER,
    OCCUPIED,
    CORNER_DEAD,
    DISPLACER_TYPE,
    NO_TARGET,
    OWN_TARGET,
    PROTECTED_CORNER,
    NO_TOKEN,
    NOT_BESIDE_OWN,
    TOO_FRESH,
    NOT_ADJACENT,
    LINELESS_ON_CORNER,
    BESIDE_CORNER,
    NOT_CONNECTED,
    ORPHANS,
    SEALS,
    POOL_USED,
    CORNER_TAKEN,
) = range(27)

# What is told: the kind of row, then its numbers.
COIN = 1  # winning party
ROLL = 2  # round, seat, number
RANKED = 3
ORDERED = 4
CORNERED = 5  # seat, corner
DEALT = 6  # seat, how many
DISPLACED = 7  # seat, cell, kind, from whom
PLACED = 8  # seat, cell
DREW = 9  # seat, 1 from the pool, kind, tiles left in the bag
TURN = 10  # seat, ply
ROUTE = 11  # party, score
STRANGLED = 12  # party, cell, parties cut off
GONE = 13  # seat, reason
RESOLVED = 14
LATE = 15  # seat, 1 if something is done for it
OFFENCE = 16  # seat, which one, refusal
END = 17
STORY = 96

# Nodes of the routing graph: cell · 2 + line. A route visits each once; no mode has more tiles and second lines.
NODES = 2 * (CELLS + 1)
LONGEST = 96


@record
class Flow:
    """One position. What only repeats the board (`lines` and all after it) is worked out anew by `ground.survey`."""

    mode: int = public("i1")
    grid: int = public("i1")  # which board
    seats: int = public("i1")
    parties: int = public("i1")
    dots: int = public("i1")
    strangle: int = public("i1")
    guards: int = public("i1")
    wildcard_block: int = public("i1")
    open_hand: int = public("i1")
    second_corner: int = public("i1")
    first_choice: int = public("i1")
    balanced: int = public("i1")
    shared: int = public("i1")
    partner_hands: int = public("i1")
    strict: int = public("i1")

    phase: int = public("i1")
    to_move: int = public("i1")  # who places or chooses, -1 once the game is over
    ply: int = public("i2")
    coin: int = public("i1")  # the party that won it
    rank: list[int] = public("i1", MOST_SEATS)  # seats as the dice ranked them
    order: list[int] = public("i1", MOST_SEATS)  # seats from the first mover, -1 where nobody follows
    home: list[int] = public("i1", MOST_SEATS)  # by party, -1 while a corner is not chosen
    out: list[int] = public("i1", MOST_SEATS)  # why a seat has dropped out, 0 while it is in
    begun: list[int] = public("i1", MOST_SEATS)  # 1 for a seat that has placed its first tile
    tokens: list[int] = public("i1", MOST_SEATS)
    taken: list[list[int]] = public("i1", MOST_SEATS, CAPTURES)  # captured tiles, in order
    late: list[int] = public("i1", MOST_SEATS)
    offences: list[int] = public("i1", MOST_SEATS)
    unseen: list[list[int]] = public("i1", MOST_SEATS, TYPES)  # of the own set, what a seat has not played yet
    held: list[int] = public("i1", MOST_SEATS)  # how many tiles a seat has in hand
    pool: list[list[int]] = public("i1", 2, TYPES)  # of a team's pool, what nobody has played yet
    pooled: list[int] = public("i1", MOST_SEATS)  # 1 for a seat that has drawn from the pool
    power: list[int] = public("i1", MOST_SEATS)  # 1 while it holds that tile

    kind: list[int] = public("i1", CELLS + 1)
    turned: list[int] = public("i1", CELLS + 1)
    declared: list[int] = public("i1", CELLS + 1)
    owner: list[int] = public("i1", CELLS + 1)
    laid: list[int] = public("i1", CELLS + 1)  # the ply in which a tile was laid

    winners: int = public("i1")
    tied: int = public("i1")
    how: int = public("i1")
    score: list[int] = public("i2", MOST_SEATS)  # by party, as the next four
    points: list[int] = public("i2", MOST_SEATS)  # of the tiles of a winner's route
    measure: list[list[int]] = public("i2", MOST_SEATS, MEASURES)
    trail: list[list[int]] = public("i1", MOST_SEATS, LONGEST)  # the winning route, or in a resolution the chain
    length: list[int] = public("i1", MOST_SEATS)

    hand: list[list[int]] = secret("i1", MOST_SEATS, HAND)  # kind + 1, in the order in which they were drawn

    lines: list[list[int]] = fleeting("i1", CELLS + 1, 2)
    ends: list[int] = fleeting("i1", CELLS + 1)  # both lines together
    meets: list[int] = fleeting("i1", CELLS + 1)  # the sides across which a neighbour has an end
    touch: list[int] = fleeting("i1", CELLS + 1)  # the sides across which a tile lies
    open_ends: int = fleeting("i2")
    boss: list[list[int]] = fleeting("i2", 2, NODES)  # forests of joined lines; the second is seat B's in Battle
    holds: list[list[int]] = fleeting("i1", 2, NODES)  # what the group of a root holds (see `board.bits`)

    low: list[int] = fleeting("i1", MOST_SEATS)  # while dice are rolled: the first and last place a seat may get
    high: list[int] = fleeting("i1", MOST_SEATS)
    rolled: list[int] = fleeting("i1", MOST_SEATS)

    luck: list[int] = fleeting("i8", 4)
    draws: list[int] = fleeting("i4", 256)
    drawn: int = fleeting("i4")
    story: list[list[int]] = fleeting("i2", STORY, 5)
    told: int = fleeting("i4")
    quiet: int = fleeting("i1")


MOST_MOVES = 8192  # a wildcard and two other tiles on every cell in every rotation are fewer
SPENT = 3  # 0, 1 or 2 tiles displaced on the way: nobody has more than two Stars
STATES = 3 * (CELLS + 1) * SPENT


@record
class Search:
    """Working space of the verbs that look around; nothing in it lasts."""

    moves: list[int] = scratch("i4", MOST_MOVES)
    rim: list[int] = scratch("i2", CELLS)

    far: list[int] = scratch("i2", STATES)
    came: list[int] = scratch("i2", STATES)  # the state from which each was reached
    arrived: int = scratch("i2")  # the state in which the shortest way ends
    now: list[int] = scratch("i2", 2 * STATES)
    later: list[int] = scratch("i2", 2 * STATES)

    way: list[int] = scratch("i2", LONGEST)  # nodes from the corner to here, and for each of them:
    turn: list[int] = scratch("i1", LONGEST)  # which of the lines beyond is to be tried next
    nearest: list[int] = scratch("i1", LONGEST)  # the smallest distance to a goal so far
    tiles: list[int] = scratch("i2", LONGEST)
    value: list[int] = scratch("i2", LONGEST)
    points: list[int] = scratch("i2", LONGEST)
    beyond: list[list[int]] = scratch("i2", NODES, 6)  # the lines that each line leads to
    visited: list[int] = scratch("i1", NODES)
    visits: list[int] = scratch("i1", CELLS + 1)
    queue: list[int] = scratch("i2", NODES)
    reached: list[int] = scratch("i8", NODES)
    counted: list[int] = scratch("i8", CELLS + 1)
    stamp: int = scratch("i8")

    best: list[int] = scratch("i1", LONGEST)
    best_length: int = scratch("i2")  # 0: none found
    best_tiles: int = scratch("i2")
    best_value: int = scratch("i2")
    best_points: int = scratch("i2")
    best_dots: int = scratch("i2")
    steps: int = scratch("i8")
    most_steps: int = scratch("i8")  # where bots give a search up; 0 in play, where it must not be
    lost: int = scratch("i1")  # 1 once a search had to be given up


@rule
def party_of(s: Flow, seat: int) -> int:
    """The party of a seat (HF-80)."""
    return seat & 1 if s.mode == TEAM else seat


@rule
def active(s: Flow, party: int) -> bool:
    """Whether a party is still in."""
    return s.mode == TEAM or s.out[party] == 0


@rule
def dealt_out(s: Flow, seat: int) -> int:
    """How many tiles of its own set a seat still has in its bag."""
    left = s.power[seat] - s.held[seat]
    for kind in range(TYPES):
        left += s.unseen[seat][kind]
    return left
