"""The ground: laying and lifting tiles, whose lines meet, and which of them hang together for whom.

Joined lines form groups in a forest, and each root knows which corners and goals its group holds. In Battle the two
players use different tiles, so there are two forests; everywhere else one serves all.
"""

from hexmoot.accel import rule
from hexmoot.games.hexflow.board import (
    AWAY,
    BATTLE,
    CELLS,
    GOAL_BITS,
    HOLDS,
    INWARD,
    IS_OWN,
    NEAR,
    OFF,
    OWN,
    OWN_BITS,
    SIZES,
    TERRITORY,
)
from hexmoot.games.hexflow.rules.state import NODES, Flow, active
from hexmoot.games.hexflow.tiles import BLOCK, COUNT, ENDS, LINES, POINTS

FAR = 99


# --- who can use what -----------------------------------------------------------------------------------


@rule
def forest(s: Flow, party: int) -> int:
    """The forest that shows how lines hang together for a party."""
    return party if s.mode == BATTLE else 0


@rule
def closed(s: Flow, party: int, at: int) -> bool:
    """Whether a tile does not exist for a party: the rival's, in the rival's territory (HF-37 to HF-39)."""
    return bool(s.mode == BATTLE and s.owner[at] != party and TERRITORY[at] == s.owner[at])


@rule
def look_of(s: Flow, at: int) -> int:
    """The standard kind whose lines a tile shows (HF-9)."""
    return s.declared[at] - 1 if s.declared[at] > 0 else s.kind[at] - 1


@rule
def points_of(s: Flow, at: int) -> int:
    """The points of a tile, those of what it was declared to be; a block stays a block (HF-9, HF-71)."""
    return int(POINTS[BLOCK if s.kind[at] == BLOCK + 1 else look_of(s, at)])


# --- groups of joined lines -----------------------------------------------------------------------------


@rule
def root(s: Flow, f: int, node: int) -> int:
    """The node that stands for a line's group."""
    boss = s.boss[f]
    while boss[node] != node:
        boss[node] = boss[boss[node]]
        node = boss[node]
    return node


@rule
def join(s: Flow, f: int, party: int, at: int) -> None:
    """Make the lines of a tile groups of their own and join them to what they meet."""
    if closed(s, party, at):
        return
    near = NEAR[s.grid][at]
    for line in range(2):
        mask = s.lines[at][line]
        if mask == 0:
            break
        mine = at * 2 + line
        s.boss[f][mine] = mine
        s.holds[f][mine] = HOLDS[s.grid][at]
        mask &= s.meets[at]
        for side in range(6):
            if mask >> side & 1 and not closed(s, party, near[side]):
                other = root(s, f, across(s, near[side], side))
                mine = root(s, f, mine)
                if other != mine:
                    s.boss[f][mine] = other
                    s.holds[f][other] |= s.holds[f][mine]


@rule
def across(s: Flow, at: int, side: int) -> int:
    """The line of a tile that ends on the side which somebody reaches by leaving through `side`."""
    return at * 2 + (0 if s.lines[at][0] >> (side + 3) % 6 & 1 else 1)


@rule
def regroup(s: Flow) -> None:
    """Grow the forests anew: after a tile was lifted, or from a record whose groups are not known."""
    for f in range(2 if s.mode == BATTLE else 1):
        for node in range(NODES):
            s.boss[f][node] = node
        for at in range(SIZES[s.grid]):
            if s.ends[at] != 0 and not closed(s, f, at):
                for line in range(2):
                    s.holds[f][at * 2 + line] = HOLDS[s.grid][at] if s.lines[at][line] != 0 else 0
        for at in range(SIZES[s.grid]):
            if s.ends[at] != 0 and not closed(s, f, at):
                bind(s, f, at)


@rule
def bind(s: Flow, f: int, at: int) -> None:
    """Join the lines of a tile to their neighbours below and to the right."""
    near = NEAR[s.grid][at]
    for line in range(2):
        mask = s.lines[at][line] & s.meets[at]
        for side in range(1, 4):
            if mask >> side & 1 and not closed(s, f, near[side]):
                mine, other = root(s, f, at * 2 + line), root(s, f, across(s, near[side], side))
                if mine != other:
                    s.boss[f][mine] = other
                    s.holds[f][other] |= s.holds[f][mine]


# --- tiles put down and taken up ------------------------------------------------------------------------


@rule
def lay(s: Flow, seat: int, kind: int, declared: int, at: int, rot: int, ply: int) -> None:
    """Put a tile on an empty cell; `declared` is kind + 1 or 0, `rot` canonical."""
    s.kind[at] = kind + 1
    s.turned[at] = rot
    s.declared[at] = declared
    s.owner[at] = seat
    s.laid[at] = ply
    show(s, at)
    for f in range(2 if s.mode == BATTLE else 1):
        join(s, f, f, at)


@rule
def show(s: Flow, at: int) -> None:
    """Make the lines of a tile known to its neighbours."""
    look = look_of(s, at)
    near, ends = NEAR[s.grid][at], ENDS[look][s.turned[at]]
    s.lines[at][0] = LINES[look][s.turned[at]][0]
    s.lines[at][1] = LINES[look][s.turned[at]][1]
    s.ends[at] = ends
    s.open_ends += COUNT[ends & INWARD[s.grid][at] & ~s.touch[at]] - COUNT[s.meets[at]]
    for side in range(6):
        beyond, bit = near[side], 1 << (side + 3) % 6
        s.touch[beyond] |= bit
        if ends >> side & 1:
            s.meets[beyond] |= bit
    s.touch[OFF] = 0
    s.meets[OFF] = 0


@rule
def lift(s: Flow, at: int) -> None:
    """Take a tile up again."""
    near, ends = NEAR[s.grid][at], s.ends[at]
    s.open_ends -= COUNT[ends & INWARD[s.grid][at] & ~s.touch[at]] - COUNT[s.meets[at]]
    for side in range(6):
        beyond, bit = near[side], 63 ^ 1 << (side + 3) % 6
        s.touch[beyond] &= bit
        s.meets[beyond] &= bit
    clear(s, at)
    regroup(s)


@rule
def clear(s: Flow, at: int) -> None:
    """Nothing lies there."""
    s.kind[at] = 0
    s.turned[at] = 0
    s.declared[at] = 0
    s.owner[at] = 0
    s.laid[at] = 0
    s.lines[at][0] = 0
    s.lines[at][1] = 0
    s.ends[at] = 0


@rule
def survey(s: Flow) -> None:
    """Work out from the tiles alone all that is known besides."""
    s.open_ends = 0
    for at in range(CELLS + 1):
        s.meets[at] = 0
        s.touch[at] = 0
        s.ends[at] = 0
        s.lines[at][0] = 0
        s.lines[at][1] = 0
    for at in range(SIZES[s.grid]):
        if s.kind[at] != 0:
            show(s, at)
    regroup(s)


# --- what a party has -----------------------------------------------------------------------------------


@rule
def complete(s: Flow, party: int) -> bool:
    """Whether a line on an own corner hangs together with one on a goal (HF-26 to HF-28)."""
    f, home = forest(s, party), s.home[party]
    for i in range(2):
        corner = OWN[home][i]
        if s.ends[corner] != 0:
            for line in range(2):
                if s.lines[corner][line] != 0 and s.holds[f][root(s, f, corner * 2 + line)] & GOAL_BITS[home]:
                    return True
    return False


@rule
def completers(s: Flow) -> int:
    """The active parties that have a winning route, as bits."""
    found = 0
    for party in range(s.parties):
        if active(s, party) and complete(s, party):
            found |= 1 << party
    return found


@rule
def in_network(s: Flow, party: int, at: int) -> bool:
    """Whether a line of this tile hangs together with one of the party's corners."""
    f = forest(s, party)
    if s.ends[at] == 0 or closed(s, party, at):
        return False
    if IS_OWN[s.home[party]][at]:
        return True
    for line in range(2):
        if s.lines[at][line] != 0 and s.holds[f][root(s, f, at * 2 + line)] & OWN_BITS[s.home[party]]:
            return True
    return False


@rule
def reach(s: Flow, party: int) -> int:
    """The steps from a party's network to the nearest goal, FAR without a network."""
    least = FAR
    away = AWAY[s.home[party]]
    for at in range(SIZES[s.grid]):
        if s.kind[at] != 0 and away[at] < least and in_network(s, party, at):
            least = away[at]
    return least
