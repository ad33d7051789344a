"""The end: who has won by a route, by strangling or by staying, what it scores, and what decides when tiles run out."""

from hexmoot.accel import rule, tell
from hexmoot.games.hexflow.board import BATTLE, TRI2, TRI3, TRIANGLE
from hexmoot.games.hexflow.rules.ground import completers, reach
from hexmoot.games.hexflow.rules.outlook import hopes, strangled
from hexmoot.games.hexflow.rules.routes import best_route
from hexmoot.games.hexflow.rules.state import (
    CAPTURES,
    DRAW,
    END,
    GONE,
    MEASURES,
    NOBODY,
    OVER,
    PATH,
    RESOLUTION,
    RESOLVED,
    ROUTE,
    STRANGLE,
    STRANGLED,
    Flow,
    Search,
    active,
    party_of,
)
from hexmoot.games.hexflow.tiles import COUNT

WIN = 10


@rule
def finish(s: Flow, winners: int, tied: int, how: int) -> None:
    """The game is over. Winners without a route score the plain value of a win (HF-63)."""
    s.phase = OVER
    s.to_move = NOBODY
    s.winners = winners
    s.tied = tied
    s.how = how
    if how != PATH:
        for party in range(s.parties):
            s.score[party] = WIN if winners >> party & 1 else 0
    tell(s, END, 0, 0, 0, 0)


# --- by a placement -------------------------------------------------------------------------------------


@rule
def judge(s: Flow, w: Search, seat: int, at: int, lineless: int, before: int) -> None:
    """After a placement: has it completed a route, or strangled? `before` has who was not cut off until then."""
    mover, done = party_of(s, seat), completers(s)
    if done != 0:
        win_by_route(s, w, done, mover)
    elif lineless == 1 and s.strangle == 1:
        cut = strangled(s, before, hopes(s, w, mover), mover)
        if cut != 0:
            tell(s, STRANGLED, mover, at, cut, 0)
            finish(s, 1 << mover, 0, STRANGLE)


@rule
def win_by_route(s: Flow, w: Search, done: int, mover: int) -> None:
    """The mover wins if its route is complete; else who is, or the best of them (HF-29, HF-30, HF-49, HF-57)."""
    winners = done
    if done >> mover & 1:
        winners = 1 << mover
    for party in range(s.parties):
        if winners >> party & 1:
            best_route(s, w, party, 0)
            keep_route(s, w, party)
    if COUNT[winners] > 1 and not (s.shared == 1 and apart(s, winners)):
        winners = best_of(s, winners)
    for party in range(s.parties):
        if winners >> party & 1:
            tell(s, ROUTE, party, s.score[party], 0, 0)
        else:
            s.score[party] = 0
            s.points[party] = 0
            s.length[party] = 0
    for party in range(s.parties):
        for i in range(MEASURES):
            s.measure[party][i] = 0
    finish(s, winners, 0, PATH)


@rule
def keep_route(s: Flow, w: Search, party: int) -> None:
    """Take the best winning route over: its cells, its score (HF-61), and what ties are broken by (HF-58)."""
    take_trail(s, w, party)
    value = w.best_value
    s.score[party] = WIN + value if s.grid == TRIANGLE else WIN * max(1, value)
    s.points[party] = w.best_points
    s.measure[party][0] = w.best_points
    s.measure[party][1] = w.best_dots


@rule
def take_trail(s: Flow, w: Search, party: int) -> None:
    """Keep the cells of the route just found."""
    s.length[party] = w.best_length
    for i in range(w.best_length):
        s.trail[party][i] = w.best[i]


@rule
def apart(s: Flow, winners: int) -> bool:
    """Whether the routes of several winners end on more than one centre hex (HF-57)."""
    last = -1
    for party in range(s.parties):
        if winners >> party & 1:
            end = s.trail[party][s.length[party] - 1]
            if last >= 0 and end != last:
                return True
            last = end
    return False


@rule
def best_of(s: Flow, winners: int) -> int:
    """Of several routes that with the most tile points, then dot hexes; then whoever moves first (HF-57, HF-58)."""
    best = NOBODY
    for i in range(s.seats):
        party = s.order[i]
        if party >= 0 and winners >> party & 1 and (best == NOBODY or compare_measures(s, party, best) > 0):
            best = party
    return 1 << best


@rule
def compare_measures(s: Flow, one: int, other: int) -> int:
    """Above 0 if one party's measures are better, below if the other's are; read from the left, larger is better."""
    for i in range(MEASURES):
        if s.measure[one][i] != s.measure[other][i]:
            return s.measure[one][i] - s.measure[other][i]
    return 0


# --- by dropping out ------------------------------------------------------------------------------------


@rule
def drop_out(s: Flow, seat: int, reason: int) -> None:
    """A seat is out; that ends the game unless several of three are left (HF-23, HF-59). The turn stays where it is."""
    if s.mode != TRI3:
        finish(s, 3 ^ 1 << party_of(s, seat), 0, reason)
        return
    s.out[seat] = reason
    tell(s, GONE, seat, reason, 0, 0)
    left = 0
    for party in range(s.parties):
        if active(s, party):
            left |= 1 << party
    if COUNT[left] == 1:
        finish(s, left, 0, reason)


# --- by running out of tiles ----------------------------------------------------------------------------


@rule
def resolve(s: Flow, w: Search) -> None:
    """Who is to move has no tile: what has been built decides (HF-64 to HF-68).

    Chains are not looked for where nobody is told and the nearest network is ahead of all others.
    """
    for party in range(s.parties):
        if active(s, party) and s.mode != BATTLE:
            s.measure[party][0] = -reach(s, party)
    if s.quiet == 0 or s.mode == BATTLE or COUNT[unbeaten(s)] > 1:
        for party in range(s.parties):
            if active(s, party):
                best_route(s, w, party, 1)
                take_trail(s, w, party)
                take_measures(s, w, party)
    tell(s, RESOLVED, 0, 0, 0, 0)
    best = unbeaten(s)
    if COUNT[best] == 1:
        finish(s, best, 0, RESOLUTION)
    else:
        finish(s, 0, best, DRAW)


@rule
def take_measures(s: Flow, w: Search, party: int) -> None:
    """What a party's chain is worth (HF-50, HF-65, HF-66)."""
    measure = s.measure[party]
    if s.mode == BATTLE:
        measure[0] = w.best_tiles * max(1, w.best_value) + 2 * captures(s, party)
    elif s.mode == TRI2 or s.mode == TRI3:
        measure[1] = w.best_points
        measure[2] = w.best_dots
    else:
        measure[1] = w.best_tiles


@rule
def captures(s: Flow, seat: int) -> int:
    """How many tiles a seat has captured."""
    count = 0
    for i in range(CAPTURES):
        if s.taken[seat][i] != 0:
            count += 1
    return count


@rule
def unbeaten(s: Flow) -> int:
    """The active parties whose measures nobody's are better than, as bits."""
    best = 0
    for party in range(s.parties):
        if active(s, party) and not beaten(s, party):
            best |= 1 << party
    return best


@rule
def beaten(s: Flow, party: int) -> bool:
    """Whether an active rival's measures are better."""
    for other in range(s.parties):
        if active(s, other) and compare_measures(s, other, party) > 0:
            return True
    return False
