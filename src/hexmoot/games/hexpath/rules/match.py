"""One match of Hex Path as a record, and the numbers that stand for its words.

A hex is its number, a point its number on that hex (see `board`). A tile is the list of the points that each point is
joined to; since no point is joined to itself, a 0 at point 0 means that there is no tile. Seats are numbered clockwise.
"""

from hexmoot.accel import fleeting, public, record, secret
from hexmoot.games.hexpath.board import HEXES, MOST_SEATS, POINTS

NOBODY = -1
NOWHERE = -1  # a glow that is gone; a head still on its gate
UNSEEN = -2  # the head of a rival that fog hides, in an imagined match

ACTIVE, LOCKED, OUT = 0, 1, 2
VOID, HEAD_ON, TRAIL, RESIGN, TIMEOUT, LEFT, GATE, CIRCLE = 1, 2, 3, 4, 5, 6, 7, 8  # why a path is out or locked

# Achievements, each a bit; the marks of a seat are those that a placement has earned it.
FIRST_BLOOD, PATHBREAKER, DOUBLE_DOWN, CLEAN_SWEEP, STILL_STANDING = 1, 2, 4, 8, 16
SOLE_SURVIVOR, CHAMPION, INTO_THE_VOID, WRONG_WAY, SELF_DESTRUCT = 32, 64, 128, 256, 512

# What is told: the kind of row, then its numbers. The hexes of a run are found again by walking it.
PLACED = 1  # turn, seat, hex
RUN = 2  # seat, entry into the hex just laid, length
MET = 3  # mover, struck seat
LOCK = 4  # seat, cause, seat of the gate or -1
GONE = 5  # seat, cause, credited seat or -1
SHINE = 6  # seat, hex of the new glow
BONUS = 7  # seat, points
DREW = 8  # seat, slot
TURN = 9  # turn, seat
END = 10
STORY = 32  # a placement tells at most 4 rows for each of 6 movers and 4 of its own

CODE = MOST_SEATS  # `entered` holds visit · CODE + seat


@record
class Match:
    """One position. `to_move` is -1 once the match is over."""

    rings: int = public("i1")
    k: int = public("i1")  # points to a side
    seats: int = public("i1")
    strict: int = public("i1")
    stalemate: int = public("i1")
    stop: int = public("i1")  # the match ends when one seat is left that can place
    fog: int = public("i1")
    visit_base: int = public("i1")
    visit_multiplier: int = public("i1")
    travel_step: int = public("i1")
    elimination_multiplier: int = public("i1")
    corner: list[int] = public("i1", MOST_SEATS)
    seated: list[int] = public("i1", MOST_SEATS)  # the entry of the list of seats that plays a seat
    human: list[int] = public("i1", MOST_SEATS)

    hexes: int = public("i2")
    tile: list[list[int]] = public("i1", HEXES, POINTS)
    entered: list[list[int]] = public("i1", HEXES, POINTS)  # which visit of which seat came in at a point
    visits: list[list[int]] = public("i1", MOST_SEATS, HEXES)
    head_hex: list[int] = public("i2", MOST_SEATS)  # where a path stands: the hex that it came from and the point there
    head_point: list[int] = public("i1", MOST_SEATS)
    glow: list[int] = public("i2", MOST_SEATS)  # the empty hex before it, and the number of the point there
    entry: list[int] = public("i1", MOST_SEATS)
    status: list[int] = public("i1", MOST_SEATS)
    cause: list[int] = public("i1", MOST_SEATS)
    by: list[int] = public("i1", MOST_SEATS)
    gate_of: list[int] = public("i1", MOST_SEATS)
    marks: list[int] = public("i2", MOST_SEATS)
    score: list[int] = public("i8", MOST_SEATS)
    first: int = public("i1")  # who had the first turn
    turn: int = public("i2")
    to_move: int = public("i1")
    deck: int = public("i2")
    refilled: list[int] = public("i1", MOST_SEATS)  # the slot that was filled last, which everybody is told
    hand: list[list[list[int]]] = secret("i1", MOST_SEATS, 2, POINTS)

    gain: list[int] = fleeting("i8", MOST_SEATS)  # what each seat's run earned in this placement
    bonus: int = fleeting("i8")
    moved: list[int] = fleeting("i1", MOST_SEATS)  # who pointed into the hex just laid
    bag: list[int] = fleeting("i1", POINTS)
    luck: list[int] = fleeting("i8", 4)
    draws: list[int] = fleeting("i1", 4096)
    drawn: int = fleeting("i4")
    story: list[list[int]] = fleeting("i4", STORY, 5)
    told: int = fleeting("i4")
    quiet: int = fleeting("i1")  # nothing is told, and what tiles are drawn from is not listed
