"""Games played on to their end with imagined tiles: what Delta tries its moves by, and what Weir answers them with.

In a playout everybody takes a win that is there, tries not to leave one to the next, and else places at random.
"""

from math import exp, log, sqrt

from hexmoot.accel import assign, rule
from hexmoot.games.hexflow.board import BATTLE, GOAL_BITS, OWN_BITS, TEAM, TRI3
from hexmoot.games.hexflow.evaluation import gather, make, outlook, result, try_out, value
from hexmoot.games.hexflow.imagine import deal_unknown
from hexmoot.games.hexflow.rules.course import pass_on, refill
from hexmoot.games.hexflow.rules.legality import list_moves
from hexmoot.games.hexflow.rules.state import HAND, NOBODY, OVER, PLAY, TYPES, Flow, Search, party_of
from hexmoot.games.hexflow.scales import Scales
from hexmoot.games.hexflow.threats import finishers, joins, look_around
from hexmoot.luck import Words, below, pour, u32

TRIES = 3  # moves that are looked at until one leaves no win to the next player
DISPLACING = 4  # one placement in so many is a displacement where there may be one
EXPLORE = 0.4
PRIOR = 4.0  # playouts that the first impression of a move is worth

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
    if q.parties == 2:
        return 1.0 - top
    try_out(q, trial, w, r, other, best)
    if trial.phase == OVER:
        return result(trial, party)
    return 1.0 / (1.0 + exp(-outlook(trial, w, r, party)))


# --- to the end (Delta) -----------------------------------------------------------------------------------------------


@rule
def try_moves(s: Flow, q: Flow, trial: Flow, w: Search, v: Scales, seat: int, dice: Words, n: int) -> None:
    """So many playouts, each of the move that promises most (UCB1, with the first impression as a few playouts)."""
    for _ in range(n):
        i = most_promising(v)
        assign(q, s)
        deal_again(q, v, u32(dice), u32(dice), u32(dice), u32(dice))
        make(q, w, seat, v.move[i])
        go_on(q, w, seat)
        v.total[i] += play_on(q, trial, w, v, party_of(s, seat), dice)
        v.tries[i] += 1


@rule
def most_promising(v: Scales) -> int:
    """The first move that was never tried, else that of the highest bound."""
    done = 0
    for i in range(v.count):
        if v.tries[i] == 0:
            return i
        done += v.tries[i]
    best, top = 0, -1.0
    for i in range(v.count):
        mean = (v.total[i] + PRIOR * v.worth[i]) / (v.tries[i] + PRIOR)
        bound = mean + EXPLORE * sqrt(log(done) / v.tries[i])
        if bound > top:
            best, top = i, bound
    return best


@rule
def play_on(q: Flow, trial: Flow, w: Search, v: Scales, party: int, dice: Words) -> float:
    """Play to the end; what that is worth to a party. Both positions are working space."""
    while q.phase == PLAY:
        if q.mode == TRI3 and q.out[party] != 0:
            return 0.0
        advance(q, trial, w, v, q.to_move, dice)
        q, trial = trial, q
    return result(q, party)


@rule
def advance(q: Flow, trial: Flow, w: Search, v: Scales, seat: int, dice: Words) -> None:
    """Make `trial` the position after a seat's next placement."""
    displace = 1 if q.mode == BATTLE and q.tokens[seat] > 0 and below(dice, DISPLACING) == 0 else 0
    count = list_moves(q, w, seat, displace)
    if count == 0:
        count = list_moves(q, w, seat, 1 - displace)
    move = winning(q, w, v, seat, count)
    for left in range(TRIES, 0, -1):
        chosen = w.moves[below(dice, count)] if move < 0 else move
        assign(trial, q)
        make(trial, w, seat, chosen)
        if move >= 0 or left == 1 or not gives_away(trial, v, seat):
            break
    go_on(trial, w, seat)


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
def gives_away(q: Flow, v: Scales, seat: int) -> bool:
    """Whether whoever is next could win at once, or has won already by this placement."""
    party, i = party_of(q, seat), 0
    if q.phase == OVER:
        return q.winners >> party & 1 == 0
    while q.order[i] != seat:
        i += 1
    for _ in range(q.seats - 1):
        i = (i + 1) % q.seats
        other = q.order[i]
        if other != NOBODY and q.out[other] == 0:
            return finishers(q, v, other) & held_kinds(q, other) != 0
    return False
