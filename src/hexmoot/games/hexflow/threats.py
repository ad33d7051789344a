"""Threats: with which tiles somebody could win at once, and how likely it is that one of them is held.

A route is finished by a tile that joins a group of lines with an own corner to one with a goal. Groups know what they
hold, so it is enough to look at the empty cells where lines of both kinds meet. A block strangles where every way that
is left leads through its cell.
"""

from hexmoot.accel import rule
from hexmoot.games.hexflow.board import (
    BATTLE,
    BESIDE,
    CELLS,
    GOAL_BITS,
    HOLDS,
    LABELLED,
    NEAR,
    OWN_BITS,
    SIDES,
    SIZES,
    TEAM,
    TRI2,
    TRI3,
)
from hexmoot.games.hexflow.rules.ground import FAR, across, closed, forest, root
from hexmoot.games.hexflow.rules.legality import in_hand, may_displace
from hexmoot.games.hexflow.rules.outlook import fill
from hexmoot.games.hexflow.rules.state import NOBODY, NOWHERE, TYPES, Flow, Search, party_of
from hexmoot.games.hexflow.scales import Scales
from hexmoot.games.hexflow.tiles import (
    ANGLE,
    BLOCK,
    FIT,
    LCURVE,
    LINES,
    STANDARD,
    STAR6,
    STRAIGHT,
    WILDCARD,
)

AS_BLOCK = 1 << BLOCK | 1 << WILDCARD
ONE_LINE = 1 << STRAIGHT | 1 << ANGLE | 1 << LCURVE  # what a block may be declared to be (HF-71)

# --- finishing a route ------------------------------------------------------------------------------------------------


@rule
def finishers(s: Flow, v: Scales, seat: int) -> int:
    """The kinds of tiles with which a seat could complete its party's route now, as bits; `v.hot` has the cells."""
    home, kinds = s.home[party_of(s, seat)], 0
    own, goal = OWN_BITS[home], GOAL_BITS[home]
    v.hot_cells = 0
    if s.begun[seat] == 0:
        return 0
    for at in range(SIZES[s.grid]):
        if s.meets[at] == 0 or (s.kind[at] != 0 and s.mode != BATTLE):
            continue
        held = look_around(s, v, party_of(s, seat), at)
        if held & own == 0 or held & goal == 0:
            continue
        found = fitting(s, v, at, own, goal) if s.kind[at] == 0 else displacing(s, seat, at)
        if found != 0:
            kinds |= found
            v.hot[v.hot_cells] = at
            v.hot_cells += 1
    return kinds


@rule
def look_around(s: Flow, v: Scales, party: int, at: int) -> int:
    """What the groups whose lines point into a cell hold for a party, by side in `v.behind`; returns all of it."""
    f, near = forest(s, party), NEAR[s.grid][at]
    held = int(HOLDS[s.grid][at])
    for side in range(SIDES):
        v.behind[side] = 0
        if s.meets[at] >> side & 1 and not closed(s, party, near[side]):
            v.behind[side] = s.holds[f][root(s, f, across(s, near[side], side))]
            held |= v.behind[side]
    return held


@rule
def fitting(s: Flow, v: Scales, at: int, own: int, goal: int) -> int:
    """The kinds that join both in some rotation on this empty cell, as bits."""
    kinds = 0
    for kind in range(STANDARD):
        rots = FIT[kind][s.meets[at]]
        for rot in range(6):
            if rots >> rot & 1 and joins(s, v, kind, rot, at, own, goal):
                kinds |= 1 << kind
                break
    if s.wildcard_block == 1 and kinds & ONE_LINE:
        kinds |= 1 << BLOCK
    return kinds | 1 << WILDCARD if kinds != 0 else 0


@rule
def joins(s: Flow, v: Scales, look: int, rot: int, at: int, own: int, goal: int) -> bool:
    """Whether a line of this tile would join an own corner to a goal; `v.behind` is that of the cell."""
    for line in range(2):
        mask = LINES[look][rot][line]
        if mask == 0:
            break
        held = int(HOLDS[s.grid][at])
        for side in range(SIDES):
            if mask >> side & 1:
                held |= v.behind[side]
        if held & own and held & goal:
            return True
    return False


@rule
def displacing(s: Flow, seat: int, at: int) -> int:
    """A star joins all that points into a cell, if it may take the place of the tile there (HF-40 to HF-48)."""
    return 1 << STAR6 if may_displace(s, seat, STAR6, at) == 0 else 0


# --- strangling -------------------------------------------------------------------------------------------------------


@rule
def chokers(s: Flow, w: Search, v: Scales, seat: int, victim: int) -> int:
    """The kinds with which a seat could strangle this rival party now, as bits; three of a triangle rarely can."""
    if s.strangle == 0 or s.begun[seat] == 0 or fill(s, w, victim) == FAR:
        return 0
    party = party_of(s, seat)
    if s.mode == TRI3 and s.out[3 - party - victim] == 0:
        return 0
    v.gates = 0
    note_gates(s, w, v, 1)
    while v.gates > 0:
        v.gates -= 1
        at = v.gate[v.gates]
        s.kind[at] = BLOCK + 1
        s.owner[at] = seat
        cut = fill(s, w, victim) == FAR
        if cut and (s.mode == TRI2 or s.mode == TRI3):
            cut = fill(s, w, party) < FAR
        else:
            note_gates(s, w, v, 0)
        s.kind[at] = 0
        s.owner[at] = 0
        if cut:
            return AS_BLOCK
    return 0


@rule
def note_gates(s: Flow, w: Search, v: Scales, fresh: int) -> None:
    """Keep the cells on the way just found where a block may be put: all of them if `fresh`, else of those kept."""
    kept, state = 0, w.arrived
    while state != NOWHERE:
        at = state // 3 % (CELLS + 1)
        if fresh == 1:
            if takes_block(s, at):
                v.gate[kept] = at
                kept += 1
        else:
            for i in range(kept, v.gates):
                if v.gate[i] == at:
                    v.gate[i] = v.gate[kept]
                    v.gate[kept] = at
                    kept += 1
                    break
        state = w.came[state]
    if fresh == 1 or w.arrived != NOWHERE:
        v.gates = kept


@rule
def takes_block(s: Flow, at: int) -> bool:
    """Whether a tile without lines may be put on a cell, sealing aside (HF-17, HF-18, HF-82)."""
    if s.kind[at] != 0 or s.touch[at] == 0 or LABELLED[s.mode][at]:
        return False
    return not (s.guards == 1 and BESIDE[s.mode][at])


# --- how likely it is -------------------------------------------------------------------------------------------------


@rule
def chance(s: Flow, v: Scales, seat: int, kinds: int) -> float:
    """How likely a seat holds a tile of one of these kinds, by what it has not played yet."""
    if kinds == 0:
        return 0.0
    if v.known[seat] == 1:
        for kind in range(TYPES):
            if kinds >> kind & 1 and in_hand(s, seat, kind):
                return 1.0
        return 0.0
    good = left = 0
    for kind in range(TYPES):
        left += s.unseen[seat][kind]
        good += s.unseen[seat][kind] if kinds >> kind & 1 else 0
    none = 1.0
    for i in range(s.held[seat] - s.power[seat]):
        none *= max(0, left - good - i) / max(1, left - i)
    if s.power[seat] == 1:
        none *= 1.0 - share_of_pool(s, party_of(s, seat), kinds)
    return 1.0 - none


@rule
def share_of_pool(s: Flow, team: int, kinds: int) -> float:
    """Which part of a team's pool, as far as it is not played, is of these kinds."""
    good = left = 0
    for kind in range(TYPES):
        left += s.pool[team][kind]
        good += s.pool[team][kind] if kinds >> kind & 1 else 0
    return good / max(1, left)


@rule
def danger(s: Flow, w: Search, v: Scales, seat: int) -> float:
    """How likely a rival wins at once before this seat's party is to move again, the seat having just placed."""
    party, i, safe = party_of(s, seat), 0, 1.0
    while s.order[i] != seat:
        i += 1
    for _ in range(s.seats - 1):
        i = (i + 1) % s.seats
        other = s.order[i]
        if other == NOBODY or s.out[other] != 0:
            continue
        if s.mode == TEAM and party_of(s, other) == party:
            break
        kinds = finishers(s, v, other)
        kinds |= chokers(s, w, v, other, party)
        safe *= 1.0 - chance(s, v, other, kinds)
    return 1.0 - safe
