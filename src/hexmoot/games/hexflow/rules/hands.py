"""Hands: what is drawn into them, from the own bag or the pool of a team, and what is played from them."""

from hexmoot.accel import rule
from hexmoot.games.hexflow.board import TEAM
from hexmoot.games.hexflow.rules.state import HAND, NOBODY, TYPES, Flow, dealt_out, party_of
from hexmoot.games.hexflow.tiles import IS_POWER
from hexmoot.luck import below

LAST_KIND = TYPES - 1


# --- tiles in hand --------------------------------------------------------------------------------------


@rule
def draw(s: Flow, seat: int, pool: int) -> None:
    """Draw a tile blindly from the own bag, or from the team's pool; from an empty bag nothing."""
    kind = from_pool(s, seat) if pool == 1 else from_bag(s, seat)
    if kind == NOBODY:
        return
    s.hand[seat][s.held[seat]] = kind + 1
    s.held[seat] += 1
    if pool == 1:
        s.pooled[seat] = 1
        s.power[seat] = 1


@rule
def from_bag(s: Flow, seat: int) -> int:
    """A kind from the bag."""
    left = dealt_out(s, seat)
    if left == 0:
        return NOBODY
    x = below(s, left)
    for kind in range(TYPES):
        x -= in_bag(s, seat, kind)
        if x < 0:
            return kind
    return LAST_KIND


@rule
def in_bag(s: Flow, seat: int, kind: int) -> int:
    """How many tiles of a kind lie in a seat's bag: what it has not played, less what it holds."""
    if s.mode == TEAM and IS_POWER[kind]:
        return 0
    return int(s.unseen[seat][kind] - holding(s, seat, kind))


@rule
def from_pool(s: Flow, seat: int) -> int:
    """A kind from the team's pool: what nobody has played of it, less what the partners hold (HF-11)."""
    team, left = party_of(s, seat), 0
    for kind in range(TYPES):
        left += pool_left(s, team, kind)
    x = below(s, left)
    for kind in range(TYPES):
        x -= pool_left(s, team, kind)
        if x < 0:
            return kind
    return LAST_KIND


@rule
def pool_left(s: Flow, team: int, kind: int) -> int:
    """How many tiles of a kind lie in a team's pool."""
    if not IS_POWER[kind]:
        return 0
    return s.pool[team][kind] - holding(s, team, kind) - holding(s, team + 2, kind)


@rule
def holding(s: Flow, seat: int, kind: int) -> int:
    """How many tiles of a kind a seat holds."""
    count = 0
    for i in range(HAND):
        if s.hand[seat][i] == kind + 1:
            count += 1
    return count


@rule
def spend(s: Flow, seat: int, kind: int) -> None:
    """Take a tile out of a hand."""
    hand, found = s.hand[seat], 0
    for i in range(HAND):
        if found == 0 and hand[i] == kind + 1:
            found = 1
        if found == 1:
            hand[i] = hand[i + 1] if i + 1 < HAND else 0
    s.held[seat] -= 1
    if s.mode == TEAM and IS_POWER[kind]:
        s.pool[party_of(s, seat)][kind] -= 1
        s.power[seat] = 0
    else:
        s.unseen[seat][kind] -= 1
