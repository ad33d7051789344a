"""The chain that won, as it is shown: one of the shortest from border to border."""

from hexmoot.accel import listed, record, rule, scratch
from hexmoot.games.battlehex.board import SPOTS, STEPS, STRIDE, name
from hexmoot.games.battlehex.rules import CHAIN, RED, Hex


@record
class Walk:
    """Working space for a walk over the board."""

    queue: list[int] = scratch("i2", SPOTS)
    came: list[int] = scratch("i2", SPOTS)
    path: list[int] = scratch("i2", SPOTS)


@rule
def shortest_chain(s: Hex, w: Walk, side: int) -> int:
    """Write one shortest chain of a side to `w.path`, from its start border on, and return its length (0: none)."""
    for at in range(SPOTS):
        w.came[at] = -1
    head = tail = 0
    for i in range(1, s.size + 1):
        at = i * STRIDE + 1 if side == RED else STRIDE + i
        if s.cell[at] == side + 1:
            w.came[at] = 0
            w.queue[tail] = at
            tail += 1
    while head < tail:
        at = w.queue[head]
        head += 1
        if (at % STRIDE if side == RED else at // STRIDE) == s.size:
            length = 1
            back = w.came[at]
            while back != 0:
                length += 1
                back = w.came[back]
            for i in range(length - 1, -1, -1):
                w.path[i] = at
                at = w.came[at]
            return length
        for step in STEPS:
            near = at + step
            if s.cell[near] == side + 1 and w.came[near] == -1:
                w.came[near] = at
                w.queue[tail] = near
                tail += 1
    return 0


def chain(s: Hex) -> list[str]:
    """The winner's chain, from border to border; empty if the game ended otherwise."""
    if s.how != CHAIN:
        return []
    walk = Walk()
    length = shortest_chain(s, walk, int(s.winner))
    return [name(at) for at in listed(walk.path)[:length]]
