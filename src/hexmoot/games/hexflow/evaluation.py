"""How good a position looks to who has just placed, between 0 (lost) and 1 (won).

Cells still to be filled, how near the own network has come and may come, what it is worth when tiles run out; and over
all that the chance that a rival wins before the own next turn.
"""

from math import exp, log

from hexmoot.accel import assign, rule
from hexmoot.games.hexflow.board import (
    AWAY,
    BATTLE,
    INWARD,
    IS_OWN,
    NEAR,
    OWN,
    OWN_BITS,
    RACE,
    SIDES,
    SIZES,
    TEAM,
    VALUE,
)
from hexmoot.games.hexflow.preview import runs_out
from hexmoot.games.hexflow.rules.course import put_down
from hexmoot.games.hexflow.rules.ending import captures, resolve
from hexmoot.games.hexflow.rules.ground import closed, forest, root
from hexmoot.games.hexflow.rules.legality import list_moves
from hexmoot.games.hexflow.rules.outlook import fill
from hexmoot.games.hexflow.rules.state import OVER, TYPES, Flow, Search, active, dealt_out, party_of
from hexmoot.games.hexflow.scales import Scales
from hexmoot.games.hexflow.threats import danger
from hexmoot.games.hexflow.tiles import COUNT

CUT_OFF = 15  # what counts as the distance of who can never complete a route
MOST_SCORE = 100.0  # a win of this score or more is the best there is
FOR_SCORE = 0.02  # how much of a win its score may be worth

# --- moves ------------------------------------------------------------------------------------------------------------


@rule
def gather(s: Flow, w: Search, v: Scales, seat: int) -> None:
    """Write all placements of a seat into `v.move`, displacements last."""
    v.count = 0
    for displace in range(2 if s.mode == BATTLE and s.tokens[seat] > 0 and s.begun[seat] == 1 else 1):
        found = list_moves(s, w, seat, displace)
        for i in range(found):
            v.move[v.count + i] = w.moves[i]
        v.count += found


@rule
def make(s: Flow, w: Search, seat: int, move: int) -> None:
    """Put a tile down as a move says; nothing is drawn and the turn stays."""
    rot, at = move % 8, move // 8 % 128
    kinds = move // 1024
    put_down(s, w, seat, kinds // TYPES % TYPES, kinds % TYPES, at, rot, kinds // (TYPES * TYPES))


@rule
def try_out(s: Flow, trial: Flow, w: Search, v: Scales, seat: int, move: int) -> None:
    """Make `trial` the position right after a move; if the next player surely has no tile then, the game is over."""
    assign(trial, s)
    make(trial, w, seat, move)
    if trial.phase != OVER and runs_out(trial, seat, v.pools):
        resolve(trial, w)


# --- what a party has -------------------------------------------------------------------------------------------------


@rule
def survey_network(s: Flow, v: Scales, party: int) -> None:
    """Of all lines that hang together with a party's corner: how near they have come to a goal (`reach`), how near
    the cells are that they point into (`front`), and how many lines, open ends and dot values they have."""
    f, home = forest(s, party), s.home[party]
    away = AWAY[home]
    v.reach[party] = away[OWN[home][0]] + 1
    v.front[party] = v.reach[party]
    v.size[party] = 0
    v.exits[party] = 0
    v.dots[party] = 0
    for at in range(SIZES[s.grid]):
        if s.ends[at] == 0 or closed(s, party, at):
            continue
        counted = False
        for line in range(2):
            mask = s.lines[at][line]
            if mask == 0 or not (IS_OWN[home][at] or s.holds[f][root(s, f, at * 2 + line)] & OWN_BITS[home]):
                continue
            if not counted:
                counted = True
                v.size[party] += 1
                v.dots[party] += VALUE[s.grid][at] * s.dots
                v.reach[party] = min(v.reach[party], away[at])
            free = mask & INWARD[s.grid][at] & ~s.touch[at]
            v.exits[party] += COUNT[free]
            for side in range(SIDES):
                if free >> side & 1:
                    v.front[party] = min(v.front[party], away[NEAR[s.grid][at][side]])
    v.front[party] = min(v.front[party], v.reach[party])


# --- what it is worth -------------------------------------------------------------------------------------------------


@rule
def value(s: Flow, w: Search, v: Scales, seat: int) -> float:
    """How good the position looks to a seat that has just placed."""
    party = party_of(s, seat)
    if s.phase == OVER:
        return result(s, party)
    if s.out[seat] != 0:
        return 0.0
    lead = outlook(s, w, v, party)
    return (1.0 - danger(s, w, v, seat)) / (1.0 + exp(-lead))


@rule
def result(s: Flow, party: int) -> float:
    """What the end is worth to a party: a win a little more if it scores more, a draw its share."""
    if s.winners >> party & 1:
        return 1.0 - FOR_SCORE + FOR_SCORE * min(1.0, s.score[party] / MOST_SCORE)
    return 1.0 / COUNT[s.tied] if s.tied >> party & 1 else 0.0


@rule
def outlook(s: Flow, w: Search, v: Scales, party: int) -> float:
    """How far a party is ahead of its best rival, 0 if it is level."""
    lead, ahead = 99.0, still_to_come(s)
    for p in range(s.parties):
        if active(s, p):
            survey_network(s, v, p)
            v.left[p] = min(CUT_OFF, fill(s, w, p)) if s.mode != RACE and s.mode != TEAM else 0
    for other in range(s.parties):
        if other != party and active(s, other):
            lead = min(lead, standing(s, v, party, ahead) - standing(s, v, other, ahead))
    return lead


@rule
def tiles_left(s: Flow) -> int:
    """How many tiles those who are in have not placed yet."""
    left = 0
    for seat in range(s.seats):
        if s.out[seat] == 0:
            left += s.held[seat] + dealt_out(s, seat)
    return left


@rule
def still_to_come(s: Flow) -> float:
    """How much of the game lies ahead, from 1 at its start to 0 when tiles have run out."""
    left = tiles_left(s)
    return left / (left + s.ply)


@rule
def standing(s: Flow, v: Scales, party: int, ahead: float) -> float:
    """What a party has, in numbers that can be compared. In Race and for teams all ways are shared, so what counts is
    who stays nearer; elsewhere the cells still to be filled come first. Towards the end what has been built decides,
    and what might be built counts for less."""
    done, hope = 1.0 - ahead, min(1.0, 2.0 * ahead)
    if s.mode == BATTLE:
        total = v.size[party] * max(1, v.dots[party]) + 2 * captures(s, party)
        built = (0.5 + done) * log(1.0 + total)
        return built + 0.02 * v.exits[party] - 0.7 * hope * v.left[party] - 0.1 * v.reach[party]
    near = (0.6 + done) * v.reach[party] + 0.5 * hope * v.front[party]
    size = (0.03 + 0.05 * done) * v.size[party] + 0.05 * hope * v.exits[party]
    if s.mode == RACE or s.mode == TEAM:
        return size - near
    return size - 0.4 * near - 0.8 * hope * v.left[party]


@rule
def weigh(s: Flow, trial: Flow, w: Search, v: Scales, seat: int, first: int, n: int) -> None:
    """What so many of the moves in `v.move` are worth, from number `first` on."""
    for i in range(first, first + n):
        try_out(s, trial, w, v, seat, v.move[i])
        v.worth[i] = value(trial, w, v, seat)


@rule
def weigh_blindly(s: Flow, trial: Flow, w: Search, v: Scales, seat: int, first: int, n: int) -> None:
    """The same by what the seat's party has alone, without a look at anybody else."""
    party = party_of(s, seat)
    for i in range(first, first + n):
        try_out(s, trial, w, v, seat, v.move[i])
        if trial.phase == OVER:
            v.worth[i] = 99.0 * result(trial, party)
        else:
            survey_network(trial, v, party)
            v.left[party] = min(CUT_OFF, fill(trial, w, party))
            v.worth[i] = standing(trial, v, party, still_to_come(trial))
