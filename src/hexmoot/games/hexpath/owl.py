"""Owl's search: the next two rounds played out again and again with imagined tiles (HP-37).

Fresh tiles hardly ever repeat, so below the first placement no tree would be met twice: each placement is an arm, and
the arm that promises most is tried next (UCB1).
"""

from math import exp, log, sqrt

from hexmoot.accel import assign, record, rule, scratch
from hexmoot.games.hexpath.magpie import NO_TILE, PLACEMENTS, Outlook, grab, lives, look_ahead
from hexmoot.games.hexpath.rules.course import place
from hexmoot.games.hexpath.rules.match import NOBODY, OUT, Match
from hexmoot.games.hexpath.rules.tiles import draw_tile, holds
from hexmoot.luck import Words, below, pour, u32

USUAL, MOST = 120, 1000  # rollouts: without any budget, and at most
ROUNDS = 2
WHIM = 5  # one placement in so many is any that the path survives
EXPLORE = 0.7
OUT_LOSS = 40
SCALE = 25.0  # points, for each ring, that make a difference felt
STEEPEST = 50.0


@record
class Arms:
    """How often each placement that the own path survives has been tried, and the sum of its rewards (0 … 1)."""

    open: list[int] = scratch("i1", PLACEMENTS)
    tries: list[int] = scratch("i8", PLACEMENTS)
    total: list[float] = scratch("f8", PLACEMENTS)


@rule
def try_arms(s: Match, q: Match, trial: Match, o: Outlook, arms: Arms, seat: int, dice: Words, n: int) -> None:
    """So many rollouts. `q`, `trial` and `o` are working space."""
    for _ in range(n):
        x = most_promising(arms)
        arms.total[x] += rollout(s, q, trial, o, seat, x, dice)
        arms.tries[x] += 1


@rule
def most_promising(arms: Arms) -> int:
    """The first arm that was never tried, else that of the highest bound."""
    done = 0
    for x in range(PLACEMENTS):
        done += arms.tries[x]
    best, top = -1, 0.0
    for x in range(PLACEMENTS):
        if arms.open[x] == 1:
            n = arms.tries[x]
            if n == 0:
                return x
            bound = arms.total[x] / n + EXPLORE * sqrt(log(done) / n)
            if best < 0 or bound > top:
                best, top = x, bound
    return best


@rule
def rollout(s: Match, q: Match, trial: Match, o: Outlook, seat: int, x: int, dice: Words) -> float:
    """What a placement came to this time, between 0 and 1."""
    imagine_tiles(s, q, seat, dice)
    before = lead(q, seat)
    place(q, seat, q.turn, x // 6, x % 6)
    for _ in range(ROUNDS * s.seats - 1):
        if q.to_move == NOBODY:
            break
        mover = q.to_move
        look_ahead(q, trial, mover, o)
        y = any_that_lives(q, o) if below(q, WHIM) == 0 else grab(o)
        place(q, mover, q.turn, y // 6, y % 6)
    gained = lead(q, seat) - before - (OUT_LOSS if q.status[seat] == OUT else 0)
    steep = gained / (SCALE * s.rings)
    return 1.0 / (1.0 + exp(-min(STEEPEST, max(-STEEPEST, steep))))


@rule
def imagine_tiles(s: Match, q: Match, seat: int, dice: Words) -> None:
    """Make `q` the position with fresh tiles in all other hands, and luck for all that will be drawn."""
    assign(q, s)
    pour(q, u32(dice), u32(dice), u32(dice), u32(dice))
    for other in range(s.seats):
        for slot in range(2):
            if other != seat and holds(s, other, slot):
                draw_tile(q, other, slot)


@rule
def lead(s: Match, seat: int) -> int:
    """Own score less that of the best rival."""
    best = -1
    for other in range(s.seats):
        if other != seat:
            best = max(best, s.score[other])
    return int(s.score[seat] - best)


@rule
def any_that_lives(s: Match, o: Outlook) -> int:
    """A random placement that the path survives; Magpie's if none is survived."""
    count = 0
    for x in range(PLACEMENTS):
        if lives(o, x):
            count += 1
    if count == 0:
        return grab(o)
    left = below(s, count)
    for x in range(PLACEMENTS):
        if lives(o, x):
            if left == 0:
                return x
            left -= 1
    return NO_TILE
