"""What Tortoise, Hawk and Spider find a placement worth (HP-37), and what they weigh it with.

Each verb weighs placements of one seat: those listed in `order`, n of them from number `first` on. The fresh tiles are
drawn before, and serve all placements of a decision.
"""

from hexmoot.accel import record, rule, scratch
from hexmoot.games.hexpath.board import AXIAL, HEXES, MIRROR, NEAR, POINTS, SIDE
from hexmoot.games.hexpath.magpie import PLACEMENTS, try_out
from hexmoot.games.hexpath.rules.match import ACTIVE, LOCKED, NOBODY, NOWHERE, OUT, Match
from hexmoot.games.hexpath.rules.tiles import draw_tile, holds, lay_turned
from hexmoot.games.hexpath.rules.travel import gate_at, trodden, visit_points, waiting_at
from hexmoot.luck import pour

TORTOISE_TILES, HAWK_TILES, MOST_TILES = 8, 4, 18  # the most are Fox's
LOCKED_LOSS = 50.0
CROWDED = 0.5  # what a rival at the own glow costs Tortoise
KILL, THREAT, DISTANCE, OWN_HEX = 40.0, 20.0, 2.0, 6  # Hawk's; a shared glow counts as so far away
RICHEST = 32  # what one visited neighbour is worth at most to Spider


@record
class Scales:
    """What is weighed, with what, and what it is worth."""

    order: list[int] = scratch("i1", PLACEMENTS)
    worth: list[float] = scratch("f8", PLACEMENTS)  # by number in that order
    fresh: list[list[int]] = scratch("i1", MOST_TILES, POINTS)
    reached: list[int] = scratch("i1", HEXES)
    front: list[int] = scratch("i2", HEXES)


@rule
def draw_fresh(s: Match, w: Scales, a: int, b: int, c: int, d: int) -> None:
    """Draw all fresh tiles from a luck; `s` is working space that knows its k."""
    pour(s, a, b, c, d)
    for i in range(MOST_TILES):
        draw_tile(s, 0, 0)
        copy_tile(s.hand[0][0], w.fresh[i])


@rule
def copy_tile(tile: list[int], to: list[int]) -> None:
    """The same tile in another place."""
    for p in range(POINTS):
        to[p] = tile[p]


# --- what a seat may still live through ---------------------------------------------------------------------------


@rule
def share(s: Match, seat: int, w: Scales, kept: int, fresh: int) -> float:
    """The part of the placements of some tiles that leave a seat in play, 0 if it is not active.

    The tiles are so many fresh ones, and that of the own slot `kept` if there is one there.
    """
    if s.status[seat] != ACTIVE:
        return 0.0
    tiles = good = 0
    if kept != NOBODY and holds(s, seat, kept):
        tiles += 1
        good += survived(s, seat, s.hand[seat][kept])
    for i in range(fresh):
        tiles += 1
        good += survived(s, seat, w.fresh[i])
    return good / (6 * tiles)


@rule
def survived(s: Match, seat: int, tile: list[int]) -> int:
    """How many rotations of a tile leave a seat in play."""
    at, good = s.glow[seat], 0
    for rot in range(6):
        lay_turned(s, at, tile, rot)
        if survives(s, seat):
            good += 1
    s.tile[at][0] = 0
    return good


@rule
def survives(s: Match, seat: int) -> bool:
    """Whether a path lives through the tile just laid into its glow: `travel.run`, but nothing moves."""
    at, p = s.glow[seat], s.entry[seat]
    first, first_point = at, p
    while True:
        if s.strict == 1 and trodden(s, seat, at):
            return False
        x = s.tile[at][p]
        if waiting_at(s, seat, at, x) != NOBODY:
            return bool(s.stalemate == 1)
        near = NEAR[at][SIDE[s.k][x]]
        if near >= s.hexes:
            return gate_at(s, at, x) != NOBODY
        p = MIRROR[s.k][x]
        if s.tile[near][0] == 0 or (near == first and p == first_point):
            return True
        at = near


# --- Tortoise -----------------------------------------------------------------------------------------------------


@rule
def weigh_tortoise(s: Match, trial: Match, w: Scales, seat: int, first: int, n: int) -> None:
    """What may be survived, open space, and no company."""
    for i in range(first, first + n):
        x = w.order[i]
        try_out(s, trial, seat, x)
        if trial.status[seat] == LOCKED:
            w.worth[i] = -1.0
        else:
            room = open_space(trial, w, trial.glow[seat]) / trial.hexes
            chance = share(trial, seat, w, 1 - x // 6, TORTOISE_TILES)
            w.worth[i] = chance + room - CROWDED * company(trial, seat)


@rule
def open_space(s: Match, w: Scales, at: int) -> int:
    """How many empty hexes hang together with this one, itself among them."""
    for h in range(s.hexes):
        w.reached[h] = 0
    w.reached[at] = 1
    w.front[0] = at
    done, found = 0, 1
    while done < found:
        for side in range(6):
            near = NEAR[w.front[done]][side]
            if near < s.hexes and s.tile[near][0] == 0 and w.reached[near] == 0:
                w.reached[near] = 1
                w.front[found] = near
                found += 1
        done += 1
    return found


@rule
def company(s: Match, seat: int) -> int:
    """How many rivals have the same glow."""
    count = 0
    for other in range(s.seats):
        if other != seat and s.glow[other] == s.glow[seat]:
            count += 1
    return count


# --- Hawk ---------------------------------------------------------------------------------------------------------


@rule
def weigh_hawk(s: Match, trial: Match, w: Scales, seat: int, first: int, n: int) -> None:
    """Rivals struck, rivals sent where they will hardly live, and rivals close by."""
    for i in range(first, first + n):
        try_out(s, trial, seat, w.order[i])
        points = trial.gain[seat] + trial.bonus
        if trial.status[seat] == LOCKED:
            w.worth[i] = points - LOCKED_LOSS
        else:
            worth = KILL * felled(s, trial, seat) - best_rival(trial, seat) + 0.5 * points
            for other in range(s.seats):
                if other != seat and trial.moved[other] == 1 and trial.status[other] == ACTIVE:
                    worth += THREAT * (1.0 - share(trial, other, w, NOBODY, HAWK_TILES))
            w.worth[i] = worth - DISTANCE * nearest_rival(trial, seat)


@rule
def felled(s: Match, trial: Match, seat: int) -> int:
    """How many other seats the placement put out."""
    count = 0
    for other in range(s.seats):
        if other != seat and trial.status[other] == OUT and s.status[other] != OUT:
            count += 1
    return count


@rule
def best_rival(s: Match, seat: int) -> int:
    """The most points that any one rival made in the placement just tried; 0 if none moved."""
    most = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, s.gain[other])
    return most


@rule
def nearest_rival(s: Match, seat: int) -> int:
    """How far from the own glow the nearest glow of a rival is, the same hex counting as 6; 0 without rivals."""
    least = NOWHERE
    for other in range(s.seats):
        if other != seat and s.glow[other] != NOWHERE:
            far = distance(s.glow[seat], s.glow[other])
            if least == NOWHERE or far < least:
                least = far
    if least == NOWHERE:
        return 0
    return OWN_HEX if least == 0 else least


@rule
def distance(a: int, b: int) -> int:
    """Steps from hex to hex."""
    q = AXIAL[a][0] - AXIAL[b][0]
    r = AXIAL[a][1] - AXIAL[b][1]
    return int(max(abs(q), abs(r), abs(q + r)))


# --- Spider -------------------------------------------------------------------------------------------------------


@rule
def weigh_spider(s: Match, trial: Match, w: Scales, seat: int, first: int, n: int) -> None:
    """Points now, and much-visited hexes round the new glow."""
    for i in range(first, first + n):
        try_out(s, trial, seat, w.order[i])
        points = trial.gain[seat] + trial.bonus
        if trial.status[seat] == LOCKED:
            w.worth[i] = points - LOCKED_LOSS
        else:
            w.worth[i] = points + 0.5 * threads(trial, seat)


@rule
def threads(s: Match, seat: int) -> int:
    """What the next visits to the laid neighbours of the glow would be worth, each up to a limit."""
    total = 0
    for side in range(6):
        near = NEAR[s.glow[seat]][side]
        if near < s.hexes and s.tile[near][0] != 0:
            total += min(RICHEST, visit_points(s, s.visits[seat][near] + 1))
    return total
