"""Outlook: what a party could still do if every empty cell held a Star-6, and how many cells that would take.

In Battle a rival's tile may be replaced on the way, as often as the party has tokens and unseen Stars (HF-33). A state
of the search is a cell, how it is crossed (by one of its lines, or as a Star), and how many tiles were displaced.
"""

from hexmoot.accel import rule
from hexmoot.games.hexflow.board import BATTLE, CELLS, IS_GOAL, LABELLED, NEAR, OFF, OWN, TRI2, TRI3
from hexmoot.games.hexflow.rules.ground import FAR, closed
from hexmoot.games.hexflow.rules.state import NOWHERE, SPENT, Flow, Search, active
from hexmoot.games.hexflow.tiles import STAR6

AS_STAR = 2


@rule
def displacements(s: Flow, party: int) -> int:
    """How many rival tiles a party could still displace on one route."""
    if s.mode != BATTLE:
        return 0
    return min(s.tokens[party], s.unseen[party][STAR6], SPENT - 1)


@rule
def fill(s: Flow, w: Search, party: int) -> int:
    """The fewest cells that a party must still fill to complete a route; FAR if it is cut off.

    `w.arrived` is then where such a way ends, and `w.came` leads back along it.
    """
    home, most = s.home[party], displacements(s, party)
    for i in range(3 * (CELLS + 1) * (most + 1)):
        w.far[i] = FAR
    w.arrived = NOWHERE
    now = later = 0
    for i in range(2):
        corner = OWN[home][i]
        if corner == OFF:
            continue
        if s.kind[corner] == 0:
            later = note(w, w.later, later, corner * 3 + AS_STAR, 1, NOWHERE)
            continue
        for line in range(2):
            if s.lines[corner][line] != 0:
                now = note(w, w.now, now, corner * 3 + line, 0, NOWHERE)
    cost = 0
    while now > 0 or later > 0:
        while now > 0:
            now -= 1
            state = w.now[now]
            if w.far[state] != cost:
                continue
            place = state // 3
            at, how, spent = place % (CELLS + 1), state % 3, place // (CELLS + 1)
            if IS_GOAL[home][at]:
                w.arrived = state
                return cost
            mask = 63 if how == AS_STAR else s.lines[at][how]
            base = spent * (CELLS + 1)
            for side in range(6):
                near = NEAR[s.grid][at][side]
                if mask >> side & 1 == 0 or near == OFF:
                    continue
                if s.kind[near] == 0:
                    later = note(w, w.later, later, (base + near) * 3 + AS_STAR, cost + 1, state)
                    continue
                if not closed(s, party, near):
                    for line in range(2):
                        if s.lines[near][line] >> (side + 3) % 6 & 1:
                            now = note(w, w.now, now, (base + near) * 3 + line, cost, state)
                if spent < most and s.owner[near] != party and not LABELLED[s.mode][near]:
                    beyond = (base + CELLS + 1 + near) * 3 + AS_STAR
                    later = note(w, w.later, later, beyond, cost + 1, state)
        cost += 1
        for i in range(later):
            w.now[i] = w.later[i]
        now, later = later, 0
    return FAR


@rule
def note(w: Search, waiting: list[int], count: int, state: int, cost: int, origin: int) -> int:
    """Put a state on a list if this is the cheapest way there so far; how long the list is then."""
    if w.far[state] <= cost:
        return count
    w.far[state] = cost
    w.came[state] = origin
    waiting[count] = state
    return count + 1


@rule
def hopes(s: Flow, w: Search, mover: int) -> int:
    """Who of the active parties is not cut off, as bits; the mover matters on the triangle alone (HF-32 to HF-34)."""
    found = 0
    for party in range(s.parties):
        asked = party != mover or s.mode == TRI2 or s.mode == TRI3
        if asked and active(s, party) and fill(s, w, party) < FAR:
            found |= 1 << party
    return found


@rule
def strangled(s: Flow, before: int, after: int, mover: int) -> int:
    """The rivals that a lineless tile of the mover has cut off, if that wins the game (HF-31 to HF-34); else 0.

    A rival that was cut off before is not among them.
    """
    rivals = 0
    for party in range(s.parties):
        if party != mover and active(s, party):
            rivals |= 1 << party
    lost = before & ~after & rivals
    if after & rivals != 0:
        return 0
    if (s.mode == TRI2 or s.mode == TRI3) and after >> mover & 1 == 0:
        return 0
    return lost
