"""Travel: a tile is laid, and every path that points into its hex runs on."""

from hexmoot.accel import rule, tell
from hexmoot.games.hexpath.board import CORNER, MIRROR, NEAR, SIDE
from hexmoot.games.hexpath.rules.match import (
    BONUS,
    CIRCLE,
    CODE,
    DOUBLE_DOWN,
    FIRST_BLOOD,
    GATE,
    GONE,
    HEAD_ON,
    LOCK,
    LOCKED,
    MET,
    NOBODY,
    NOWHERE,
    OUT,
    PLACED,
    RUN,
    SELF_DESTRUCT,
    SHINE,
    TRAIL,
    VOID,
    WRONG_WAY,
    Match,
)
from hexmoot.games.hexpath.rules.tiles import drop_hand, turn_into


@rule
def lay(s: Match, seat: int, slot: int, rot: int) -> None:
    """Turn a tile of the hand into the own glow and let all paths run that point there (HP-14)."""
    at = s.glow[seat]
    turn_into(s, at, seat, slot, rot)
    tell(s, PLACED, s.turn, seat, at, 0)
    s.bonus = 0
    for m in range(s.seats):
        s.gain[m] = 0
        s.moved[m] = 1 if s.glow[m] == at else 0
    felled = 0
    for i in range(s.seats):
        m = (seat + i) % s.seats
        if s.glow[m] == at:  # and not locked by a stalemate just before
            run(s, seat, m)
            if m != seat and s.status[m] == OUT:
                felled += 1
    for m in range(s.seats):
        s.score[m] += s.gain[m]
    reward(s, seat, felled)


@rule
def run(s: Match, placer: int, m: int) -> None:
    """One path's way from its glow on, as far as the tiles carry it."""
    at, p = s.glow[m], s.entry[m]
    first, first_point, length = at, p, 0
    while True:
        if s.strict == 1 and trodden(s, m, at):
            tell(s, RUN, m, first_point, length, 0)
            put_out(s, placer, m, TRAIL)
            return
        length += 1
        enter(s, m, at, p, length)
        x = s.tile[at][p]
        s.head_hex[m] = at
        s.head_point[m] = x
        struck = waiting_at(s, m, at, x)
        near = NEAR[at][SIDE[s.k][x]]
        p = MIRROR[s.k][x]
        if struck != NOBODY:
            tell(s, RUN, m, first_point, length, 0)
            head_on(s, placer, m, struck)
            return
        if near >= s.hexes:
            tell(s, RUN, m, first_point, length, 0)
            gate = gate_at(s, at, x)
            if gate != NOBODY:
                lock(s, m, GATE, gate)
            else:
                put_out(s, placer, m, VOID)
            return
        if near == first and p == first_point:  # back where this run began, which only fog can make us imagine (HP-43)
            tell(s, RUN, m, first_point, length, 0)
            lock(s, m, CIRCLE, NOBODY)
            return
        if s.tile[near][0] == 0:
            tell(s, RUN, m, first_point, length, 0)
            s.glow[m] = near
            s.entry[m] = p
            tell(s, SHINE, m, near, 0, 0)
            return
        at = near


@rule
def enter(s: Match, m: int, at: int, p: int, step: int) -> None:
    """A path enters a hex: the visit counts, it scores, and the hex joins the trail (HP-15, HP-24, HP-25)."""
    visit = s.visits[m][at] + 1
    s.visits[m][at] = visit
    s.entered[at][p] = visit * CODE + m
    s.gain[m] += visit_points(s, visit) + s.travel_step * step


@rule
def visit_points(s: Match, visit: int) -> int:
    """What the n-th visit of a seat to one hex is worth."""
    points = int(s.visit_base)
    for _ in range(1, visit):
        points *= s.visit_multiplier
    return points


@rule
def trodden(s: Match, m: int, at: int) -> bool:
    """Whether the hex is in the trail of another seat, whatever became of it (HP-21)."""
    for o in range(s.seats):
        if o != m and s.visits[o][at] > 0:
            return True
    return False


@rule
def waiting_at(s: Match, m: int, at: int, x: int) -> int:
    """The other seat whose head waits at this point and points into this hex, or nobody (HP-17)."""
    for o in range(s.seats):
        if s.glow[o] == at and s.entry[o] == x and o != m:
            return o
    return NOBODY


@rule
def gate_at(s: Match, at: int, x: int) -> int:
    """The seat whose gate this point is, or nobody (HP-19)."""
    for o in range(s.seats):
        if CORNER[s.rings][s.corner[o]] == at and s.corner[o] * s.k + (s.k - 1) // 2 == x:
            return o
    return NOBODY


@rule
def head_on(s: Match, placer: int, m: int, struck: int) -> None:
    """Two heads meet: the mover is out and the struck path will ride its trail home, or both are locked (HP-18)."""
    tell(s, MET, m, struck, 0, 0)
    s.marks[m] |= WRONG_WAY
    if s.stalemate == 1:
        lock(s, m, HEAD_ON, NOBODY)
        lock(s, struck, HEAD_ON, NOBODY)
    else:
        put_out(s, placer, m, HEAD_ON)


@rule
def lock(s: Match, m: int, cause: int, gate: int) -> None:
    """A path that can never go on, and lives (HP-20)."""
    s.status[m] = LOCKED
    s.cause[m] = cause
    s.gate_of[m] = gate
    s.glow[m] = NOWHERE
    drop_hand(s, m)
    tell(s, LOCK, m, cause, gate, 0)


@rule
def put_out(s: Match, placer: int, m: int, cause: int) -> None:
    """A path is out, credited to whoever placed unless it was its own doing (HP-27). Its head blocks nobody."""
    s.status[m] = OUT
    s.cause[m] = cause
    s.by[m] = NOBODY if placer == m else placer
    s.gate_of[m] = NOBODY
    s.glow[m] = NOWHERE
    drop_hand(s, m)
    tell(s, GONE, m, cause, s.by[m], 0)


@rule
def reward(s: Match, seat: int, felled: int) -> None:
    """Bonus and marks for a placement that put other seats out, and the mark of who went out by the own (HP-23)."""
    if s.status[seat] == OUT:
        s.marks[seat] |= SELF_DESTRUCT
    if felled == 0:
        return
    taken = 0
    for o in range(s.seats):
        taken |= s.marks[o] & FIRST_BLOOD
    if taken == 0:
        s.marks[seat] |= FIRST_BLOOD
    if felled > 1:
        s.marks[seat] |= DOUBLE_DOWN
    if s.status[seat] != OUT:
        s.bonus = s.elimination_multiplier * s.gain[seat]
        s.score[seat] += s.bonus
        if s.bonus > 0:
            tell(s, BONUS, seat, s.bonus, 0, 0)
