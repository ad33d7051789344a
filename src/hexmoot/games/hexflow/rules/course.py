"""The course of play: a placement from the hand to the next player, resigning, the clock, offences."""

from hexmoot.accel import rule, tell
from hexmoot.games.hexflow.board import OFF, TEAM
from hexmoot.games.hexflow.rules.ending import captures, drop_out, judge, resolve
from hexmoot.games.hexflow.rules.ground import lay, lift
from hexmoot.games.hexflow.rules.hands import draw, spend
from hexmoot.games.hexflow.rules.legality import can_place, canonical, fault, in_hand, list_moves
from hexmoot.games.hexflow.rules.opening import choose_corner, choose_order, free_corner, next_choice
from hexmoot.games.hexflow.rules.outlook import hopes
from hexmoot.games.hexflow.rules.state import (
    BAD_ACTION,
    CHOOSE_CORNER,
    CHOOSE_ORDER,
    DISPLACED,
    DREW,
    GAME_OVER,
    LATE,
    LATE_LIMIT,
    NO_MOVE,
    NOBODY,
    NOT_IN_HAND,
    NOT_YOUR_TURN,
    OFF_BOARD,
    OFFENCE,
    OFFENCE_LIMIT,
    OK,
    OVER,
    PENALTY,
    PLACED,
    PLAY,
    POOL_USED,
    RESIGN,
    TIMEOUT,
    TURN,
    TYPES,
    Flow,
    Search,
    dealt_out,
    party_of,
)
from hexmoot.games.hexflow.tiles import BLOCK
from hexmoot.luck import below

# --- a placement ----------------------------------------------------------------------------------------


@rule
def may_place(
    s: Flow, w: Search, seat: int, kind: int, declared: int, at: int, rot: int, displace: int, pool: int
) -> int:
    """0, or the first reason why a seat cannot place so. A number out of range stands for a word that means nothing;
    `at` is OFF for a cell that this board does not have, `rot` as it was asked for."""
    if s.phase == OVER:
        return GAME_OVER
    if s.phase != PLAY or kind < 0 or rot < 0 or rot > 5 or declared < 0 or pool < 0 or (pool == 1 and s.mode != TEAM):
        return BAD_ACTION
    if seat != s.to_move:
        return NOT_YOUR_TURN
    if not in_hand(s, seat, kind):
        return NOT_IN_HAND
    if at == OFF:
        return OFF_BOARD
    code = fault(s, w, seat, kind, declared, at, canonical(kind, declared, rot), displace)
    if code != OK:
        return code
    return POOL_USED if pool == 1 and s.pooled[seat] == 1 else OK


@rule
def place(s: Flow, w: Search, seat: int, kind: int, declared: int, at: int, rot: int, displace: int, pool: int) -> int:
    """Place a tile, and whatever follows from it. Where offences count, a refusal is one (HF-78)."""
    code = may_place(s, w, seat, kind, declared, at, rot, displace, pool)
    if code != OK:
        if s.strict == 0 or code < NOT_IN_HAND:
            return code
        offend(s, w, seat, code)
        return OK
    put_down(s, w, seat, kind, declared, at, canonical(kind, declared, rot), displace)
    if s.phase != OVER:
        refill(s, seat, pool)
        pass_on(s, w, seat)
    return OK


@rule
def put_down(s: Flow, w: Search, seat: int, kind: int, declared: int, at: int, rot: int, displace: int) -> None:
    """Out of the hand onto the board; a tile that lay there is captured (HF-47). Then it is looked who has won."""
    spend(s, seat, kind)
    lineless = 1 if (declared - 1 if declared > 0 else kind) == BLOCK else 0
    before = hopes(s, w, party_of(s, seat)) if lineless == 1 and s.strangle == 1 else 0
    if displace == 1:
        tell(s, DISPLACED, seat, at, s.kind[at] - 1, s.owner[at])
        s.taken[seat][captures(s, seat)] = s.kind[at]
        s.tokens[seat] -= 1
        lift(s, at)
    lay(s, seat, kind, declared, at, rot, s.ply)
    s.begun[seat] = 1
    s.ply += 1
    tell(s, PLACED, seat, at, 0, 0)
    judge(s, w, seat, at, lineless, before)


@rule
def refill(s: Flow, seat: int, pool: int) -> None:
    """Draw the tile that follows a placement."""
    had = s.held[seat]
    draw(s, seat, pool)
    if s.held[seat] > had:
        tell(s, DREW, seat, pool, s.hand[seat][had] - 1, dealt_out(s, seat))


@rule
def pass_on(s: Flow, w: Search, seat: int) -> None:
    """The next who is in takes the turn. Without a tile the game is resolved, without a placement one drops out."""
    place_in_order = 0
    while s.order[place_in_order] != seat:
        place_in_order += 1
    while s.phase == PLAY:
        place_in_order = (place_in_order + 1) % s.seats
        following = s.order[place_in_order]
        if following == NOBODY or s.out[following] != 0:
            continue
        s.to_move = following
        if s.held[following] == 0:
            resolve(s, w)
        elif can_place(s, following):
            tell(s, TURN, following, s.ply, 0, 0)
            return
        else:
            drop_out(s, following, NO_MOVE)


# --- leaving, lateness, offences ------------------------------------------------------------------------


@rule
def may_resign(s: Flow, seat: int) -> int:
    """0, or why a seat cannot give up any more."""
    if s.phase == OVER:
        return GAME_OVER
    return NOT_YOUR_TURN if s.out[seat] != 0 else OK


@rule
def resign(s: Flow, w: Search, seat: int) -> int:
    """Give up, at any time."""
    code = may_resign(s, seat)
    if code == OK:
        give_up(s, w, seat, RESIGN)
    return code


@rule
def give_up(s: Flow, w: Search, seat: int, reason: int) -> None:
    """Drop out; if others go on, they need not wait for this seat."""
    drop_out(s, seat, reason)
    if s.phase == PLAY and s.to_move == seat:
        pass_on(s, w, seat)
    elif s.phase == CHOOSE_CORNER:
        next_choice(s)


@rule
def offend(s: Flow, w: Search, seat: int, code: int) -> None:
    """A placement against the rules where these count: a warning, lost time, then the game is lost (HF-78)."""
    s.offences[seat] += 1
    tell(s, OFFENCE, seat, s.offences[seat], code, 0)
    if s.offences[seat] == OFFENCE_LIMIT:
        give_up(s, w, seat, PENALTY)


@rule
def time_out(s: Flow, w: Search, seat: int, forfeit: int) -> int:
    """The clock of the seat to move has run out: it chooses, places or drops out (HF-72, HF-77, HF-83)."""
    if s.phase == OVER:
        return GAME_OVER
    if seat != s.to_move:
        return NOT_YOUR_TURN
    if s.phase != PLAY:
        tell(s, LATE, seat, 1, 0, 0)
        if s.phase == CHOOSE_ORDER:
            return choose_order(s, seat, 0)
        return choose_corner(s, seat, free_corner(s, 0))
    s.late[seat] += 1
    if forfeit == 1 or s.late[seat] == LATE_LIMIT:
        tell(s, LATE, seat, 0, 0, 0)
        give_up(s, w, seat, TIMEOUT)
        return OK
    tell(s, LATE, seat, 1, 0, 0)
    count = list_moves(s, w, seat, 0)
    if count == 0:
        count = list_moves(s, w, seat, 1)
    move = w.moves[below(s, count)]
    move, rot = move // 8, move % 8
    move, at = move // 128, move % 128
    move, declared = move // TYPES, move % TYPES
    return place(s, w, seat, move % TYPES, declared, at, rot, move // TYPES, 0)
