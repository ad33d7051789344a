"""Games played on with imagined tiles: by one best answer for Weir, by a few rounds for Delta.

In these rounds everybody takes a win that is there, and else the best looking of a few placements taken at random.
"""

from math import exp, log, sqrt

from hexmoot.accel import assign, rule
from hexmoot.games.hexflow.board import BATTLE, GOAL_BITS, OWN_BITS, TEAM
from hexmoot.games.hexflow.evaluation import gather, make, outlook, result, tiles_left, try_out, value
from hexmoot.games.hexflow.imagine import deal_unknown
from hexmoot.games.hexflow.rules.course import pass_on, refill
from hexmoot.games.hexflow.rules.legality import list_moves
from hexmoot.games.hexflow.rules.state import HAND, NOBODY, OVER, TYPES, Flow, Search, party_of
from hexmoot.games.hexflow.scales import Scales
from hexmoot.games.hexflow.threats import AS_BLOCK, chokers, finishers, joins, look_around
from hexmoot.games.hexflow.tiles import BLOCK
from hexmoot.luck import Words, below, pour, u32

HORIZON, NEAR_END = 8, 20  # placements that are played on, and so many if the game is over then
GLANCES = 3  # placements that are looked at for each of them
LOST = 50.0  # more than any lead
DISPLACING = 4  # one placement in so many is a displacement where there may be one
EXPLORE = 0.15
PRIOR = 10.0  # playouts that the first impression of a move is worth

# --- what might be in rivals' hands -----------------------------------------------------------------------------------


@rule
def deal_again(q: Flow, v: Scales, a: int, b: int, c: int, d: int) -> None:
    """Draw all hands anew that the bot does not know, and give the position luck for what comes."""
    pour(q, a, b, c, d)
    for seat in range(q.seats):
        if v.known[seat] == 0:
            for i in range(HAND):
                q.hand[seat][i] = 0
    for seat in range(q.seats):
        if v.known[seat] == 0:
            deal_unknown(q, seat, q.held[seat], q.power[seat])


@rule
def go_on(q: Flow, w: Search, seat: int) -> None:
    """After a placement the seat draws, from the pool as soon as it may, and the turn passes."""
    if q.phase != OVER:
        refill(q, seat, 1 if q.mode == TEAM and q.pooled[seat] == 0 else 0)
        pass_on(q, w, seat)


# --- one answer (Weir) ------------------------------------------------------------------------------------------------


@rule
def weigh_answers(
    s: Flow, q: Flow, trial: Flow, w: Search, v: Scales, r: Scales, seat: int, luck: int, first: int, n: int
) -> None:
    """Add up what is left of so many moves after the next player's best answer. All moves meet the same worlds."""
    for number in range(first, first + n):
        i = number % v.count
        assign(q, s)
        deal_again(q, v, luck, number // v.count, 0, 0)
        make(q, w, seat, v.move[i])
        go_on(q, w, seat)
        v.total[i] += after_answer(q, trial, w, r, seat)
        v.tries[i] += 1


@rule
def settle(v: Scales) -> None:
    """What has been tried is worth what came of it on average; tries are counted anew."""
    for i in range(v.count):
        if v.tries[i] > 0:
            v.worth[i] = v.total[i] / v.tries[i]
        v.total[i] = 0.0
        v.tries[i] = 0


@rule
def after_answer(q: Flow, trial: Flow, w: Search, r: Scales, seat: int) -> float:
    """What a position is worth to a seat once the next player has done what is best for itself."""
    party, other = party_of(q, seat), q.to_move
    if q.phase == OVER:
        return result(q, party)
    best, top = 0, -1.0
    gather(q, w, r, other)
    for i in range(r.count):
        try_out(q, trial, w, r, other, r.move[i])
        worth = value(trial, w, r, other)
        if worth > top:
            best, top = r.move[i], worth
    try_out(q, trial, w, r, other, best)
    r.known[seat] = 1
    worth = seen_by(trial, w, r, seat, other)
    r.known[seat] = 0
    return worth


@rule
def seen_by(q: Flow, w: Search, v: Scales, seat: int, last: int) -> float:
    """How good a position looks to a seat when another, or itself, was the last to place. Where three play, a seat that
    has just placed would fear for itself alone, so only the standing counts."""
    party = party_of(q, seat)
    if q.phase == OVER:
        return result(q, party)
    if q.parties == 2:
        worth = value(q, w, v, last)
        return worth if party_of(q, last) == party else 1.0 - worth
    return 0.0 if q.out[seat] != 0 else 1.0 / (1.0 + exp(-outlook(q, w, v, party)))


# --- further on (Delta) -----------------------------------------------------------------------------------------------


@rule
def try_moves(s: Flow, q: Flow, trial: Flow, w: Search, v: Scales, seat: int, dice: Words, n: int) -> None:
    """So many playouts, each of the move that promises most (UCB1, with the first impression as a few playouts)."""
    for _ in range(n):
        i = most_promising(v)
        assign(q, s)
        deal_again(q, v, u32(dice), u32(dice), u32(dice), u32(dice))
        make(q, w, seat, v.move[i])
        go_on(q, w, seat)
        v.total[i] += play_on(q, trial, w, v, seat, dice)
        v.tries[i] += 1


@rule
def most_promising(v: Scales) -> int:
    """The move of the highest bound, the first of several."""
    done = 1
    for i in range(v.count):
        done += v.tries[i]
    best, top = 0, -1.0
    for i in range(v.count):
        weight = v.tries[i] + PRIOR
        bound = (v.total[i] + PRIOR * v.worth[i]) / weight + EXPLORE * sqrt(log(done) / weight)
        if bound > top:
            best, top = i, bound
    return best


@rule
def play_on(q: Flow, trial: Flow, w: Search, v: Scales, seat: int, dice: Words) -> float:
    """Play a few rounds, or to the end if that is near; how good it looks to a seat then."""
    left, last = tiles_left(q), seat
    for _ in range(left if left <= NEAR_END else HORIZON):
        if q.phase == OVER or q.out[seat] != 0:
            break
        last = q.to_move
        advance(q, trial, w, v, last, dice)
    return seen_by(q, w, v, seat, last)


@rule
def advance(q: Flow, trial: Flow, w: Search, v: Scales, seat: int, dice: Words) -> None:
    """A placement: a win if there is one, else that which looks best of a few taken at random."""
    displace = 1 if q.mode == BATTLE and q.tokens[seat] > 0 and below(dice, DISPLACING) == 0 else 0
    count = list_moves(q, w, seat, displace)
    if count == 0:
        count = list_moves(q, w, seat, 1 - displace)
    move = winning(q, w, v, seat, count)
    if move == NOBODY:
        move = strangling(q, w, v, seat, count)
    top = -LOST
    for _ in range(GLANCES if move == NOBODY else 0):
        glanced = w.moves[below(dice, count)]
        assign(trial, q)
        make(trial, w, seat, glanced)
        worth = glance(trial, w, v, seat)
        if move == NOBODY or worth > top:
            move, top = glanced, worth
    make(q, w, seat, move)
    go_on(q, w, seat)


@rule
def glance(s: Flow, w: Search, v: Scales, seat: int) -> float:
    """How a placement looks at first sight; whether it leaves a win to the next player matters most."""
    party = party_of(s, seat)
    if s.phase == OVER:
        return LOST * (2.0 * result(s, party) - 1.0)
    lead = outlook(s, w, v, party)
    return lead - LOST if gives_away(s, v, seat) else lead


@rule
def winning(q: Flow, w: Search, v: Scales, seat: int, count: int) -> int:
    """The first of the listed moves that completes a route of the seat's party; -1 if there is none."""
    if finishers(q, v, seat) & held_kinds(q, seat) == 0:
        return NOBODY
    party = party_of(q, seat)
    own, goal = OWN_BITS[q.home[party]], GOAL_BITS[q.home[party]]
    for i in range(count):
        rot, at = w.moves[i] % 8, w.moves[i] // 8 % 128
        declared, kind = w.moves[i] // 1024 % TYPES, w.moves[i] // 1024 // TYPES % TYPES
        if is_hot(v, at):
            look_around(q, v, party, at)
            if joins(q, v, declared - 1 if declared > 0 else kind, rot, at, own, goal):
                return w.moves[i]
    return NOBODY


@rule
def strangling(q: Flow, w: Search, v: Scales, seat: int, count: int) -> int:
    """One of the listed moves that cuts the next rival off from all its ways; -1 if there is none."""
    party = party_of(q, seat)
    victim = party_of(q, follower(q, seat))
    if held_kinds(q, seat) & AS_BLOCK == 0 or victim == party or chokers(q, w, v, seat, victim) == 0:
        return NOBODY
    for i in range(count):
        at, declared, kind = w.moves[i] // 8 % 128, w.moves[i] // 1024 % TYPES, w.moves[i] // 1024 // TYPES % TYPES
        if at == v.gate[v.gates] and (declared == BLOCK + 1 or (kind == BLOCK and declared == 0)):
            return w.moves[i]
    return NOBODY


@rule
def is_hot(v: Scales, at: int) -> bool:
    """Whether `finishers` found something in a cell."""
    for i in range(v.hot_cells):
        if v.hot[i] == at:
            return True
    return False


@rule
def held_kinds(q: Flow, seat: int) -> int:
    """The kinds of tiles that a seat holds, as bits."""
    kinds = 0
    for i in range(q.held[seat]):
        kinds |= 1 << q.hand[seat][i] - 1
    return kinds


@rule
def follower(q: Flow, seat: int) -> int:
    """Who places after a seat."""
    i = 0
    while q.order[i] != seat:
        i += 1
    while True:
        i = (i + 1) % q.seats
        if q.order[i] != NOBODY and (q.out[q.order[i]] == 0 or q.order[i] == seat):
            return q.order[i]


@rule
def gives_away(q: Flow, v: Scales, seat: int) -> bool:
    """Whether whoever is next could win at once."""
    other = follower(q, seat)
    return party_of(q, other) != party_of(q, seat) and finishers(q, v, other) & held_kinds(q, other) != 0
