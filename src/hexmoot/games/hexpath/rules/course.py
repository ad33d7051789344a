"""The course of a match: seats, deal and first turn, what a seat may ask for, whose turn follows, the end."""

from hexmoot.accel import rule, tell
from hexmoot.games.hexpath.board import CORNER
from hexmoot.games.hexpath.rules.match import (
    ACTIVE,
    CHAMPION,
    CLEAN_SWEEP,
    DREW,
    END,
    INTO_THE_VOID,
    LEFT,
    LOCKED,
    NOBODY,
    NOWHERE,
    OUT,
    PATHBREAKER,
    RESIGN,
    SOLE_SURVIVOR,
    STILL_STANDING,
    TIMEOUT,
    TURN,
    VOID,
    Match,
)
from hexmoot.games.hexpath.rules.tiles import draw_tile, holds, hopeless, tiles_held
from hexmoot.games.hexpath.rules.travel import lay, put_out
from hexmoot.luck import below

# Refusals, in the order in which they are tested (HP-45). The last is for the clock alone.
OK, MATCH_OVER, IS_OUT, STALE, NOT_YOUR_TURN, BAD_SLOT, BAD_ROTATION, IS_LOCKED = range(8)

AUTO, RANDOM, OUT_OF_TIME = 0, 1, 2  # what the clock does to a seat


# --- the start --------------------------------------------------------------------------------------------


@rule
def begin(s: Match, shuffled: int, first: int, full: int) -> None:
    """Seat the entries, draw who is first (`first` -1), deal. Size, seats and corners are set already (HP-39)."""
    s.hexes = 3 * s.rings * (s.rings + 1) + 1
    if shuffled == 1:
        for i in range(s.seats - 1, 0, -1):
            j = below(s, i + 1)
            s.seated[i], s.seated[j] = s.seated[j], s.seated[i]
    for seat in range(s.seats):
        s.head_hex[seat] = NOWHERE
        s.head_point[seat] = s.corner[seat] * s.k + (s.k - 1) // 2
        s.glow[seat] = CORNER[s.rings][s.corner[seat]]
        s.entry[seat] = s.head_point[seat]
        s.by[seat] = NOBODY
        s.gate_of[seat] = NOBODY
    s.turn = 1
    s.first = below(s, s.seats) if first == NOBODY else first
    s.to_move = s.first
    s.deck = s.hexes if full == 1 else s.hexes - 1 - 2 * s.seats  # HP-7, less the hands
    for seat in range(s.seats):
        draw_tile(s, seat, 0)
        draw_tile(s, seat, 1)
    for seat in range(s.seats):
        redraws = 0
        while redraws < s.deck and hopeless(s, seat):
            draw_tile(s, seat, 1)
            redraws += 1


# --- what a seat may ask for ------------------------------------------------------------------------------


@rule
def may_act(s: Match, seat: int) -> int:
    """0, or why this seat has no say any more."""
    if s.to_move == NOBODY:
        return MATCH_OVER
    return IS_OUT if s.status[seat] == OUT else OK


@rule
def may_place(s: Match, seat: int, turn: int, slot: int, rot: int) -> int:
    """0, or why this tile cannot be placed so. Fatal placements can (HP-11)."""
    code = may_act(s, seat)
    if code != OK:
        return code
    if turn != s.turn:
        return STALE
    if seat != s.to_move:
        return NOT_YOUR_TURN
    if slot < 0 or slot > 1 or not holds(s, seat, slot):
        return BAD_SLOT
    return BAD_ROTATION if rot < 0 or rot > 5 else OK


@rule
def place(s: Match, seat: int, turn: int, slot: int, rot: int) -> int:
    """Place a tile; paths run; draw another; the turn passes on."""
    code = may_place(s, seat, turn, slot, rot)
    if code != OK:
        return code
    if s.glow[seat] == NOWHERE:  # a rival out of sight, in what bots imagine under fog: it places where nobody sees
        s.hand[seat][slot][0] = 0
    else:
        lay(s, seat, slot, rot)
    if s.status[seat] == ACTIVE and s.deck > 0:
        s.deck -= 1
        draw_tile(s, seat, slot)
        s.refilled[seat] = slot
        tell(s, DREW, seat, slot, 0, 0)
    pass_on(s, seat, 1)
    return OK


@rule
def resign(s: Match, seat: int) -> int:
    """Give up, at any time, locked or not (HP-40)."""
    code = may_act(s, seat)
    if code == OK:
        step_out(s, seat, RESIGN)
    return code


# --- the clock and those who left -------------------------------------------------------------------------


@rule
def time_out(s: Match, turn: int, how: int, slot: int, rot: int) -> int:
    """The clock settles the seat to move: with the placement given, with a random one, or out (HP-30)."""
    if s.to_move == NOBODY:
        return MATCH_OVER
    if turn != s.turn:
        return STALE
    seat = s.to_move
    if how == AUTO:
        return place(s, seat, turn, slot, rot)
    if how == RANDOM:
        x = below(s, 6 * tiles_held(s, seat))
        slot = x // 6 if holds(s, seat, 0) else 1
        return place(s, seat, turn, slot, x % 6)
    step_out(s, seat, TIMEOUT)
    return OK


@rule
def leave(s: Match, seat: int) -> int:
    """Take a seat out whose player is gone; a locked one keeps nobody waiting and stays (HP-31)."""
    if s.to_move != NOBODY and (seat < 0 or seat >= s.seats):
        return IS_OUT
    code = may_act(s, seat)
    if code != OK:
        return code
    if s.status[seat] == LOCKED:
        return IS_LOCKED
    step_out(s, seat, LEFT)
    return OK


@rule
def step_out(s: Match, seat: int, cause: int) -> None:
    """Out without a placement: nobody's credit, and the number of the turn stays."""
    put_out(s, seat, seat, cause)
    pass_on(s, seat, 0)


# --- whose turn follows -----------------------------------------------------------------------------------


@rule
def can_place(s: Match, seat: int) -> bool:
    """Whether a seat takes turns: it has a glow and a tile (HP-13)."""
    return s.glow[seat] != NOWHERE and tiles_held(s, seat) > 0


@rule
def pass_on(s: Match, seat: int, placed: int) -> None:
    """After a seat has acted: end the match, or pass the turn on if it was this seat's (HP-26)."""
    able = 0
    for other in range(s.seats):
        if can_place(s, other):
            able += 1
    if able == 0 or (s.stop == 1 and able == 1):
        s.to_move = NOBODY
        tell(s, END, 0, 0, 0, 0)
    elif seat == s.to_move:
        s.turn += placed
        s.to_move = (seat + 1) % s.seats
        while not can_place(s, s.to_move):
            s.to_move = (s.to_move + 1) % s.seats
        tell(s, TURN, s.turn, s.to_move, 0, 0)


# --- the end ----------------------------------------------------------------------------------------------


@rule
def rank(s: Match, seat: int) -> int:
    """1 and the number of higher scores (HP-29)."""
    higher = 0
    for other in range(s.seats):
        if s.score[other] > s.score[seat]:
            higher += 1
    return 1 + higher


@rule
def achieved(s: Match, seat: int) -> int:
    """The achievements of a seat, as bits (HP-34)."""
    credited = standing = 0
    for other in range(s.seats):
        if s.by[other] == seat:
            credited += 1
        if s.status[other] != OUT:
            standing += 1
    found = int(s.marks[seat])
    if credited > 0:
        found |= PATHBREAKER
    if credited == s.seats - 1:
        found |= CLEAN_SWEEP
    if s.status[seat] != OUT:
        found |= STILL_STANDING
        if standing == 1:
            found |= SOLE_SURVIVOR
    if rank(s, seat) == 1:
        found |= CHAMPION
    if s.cause[seat] == VOID:
        found |= INTO_THE_VOID
    return found
