"""Tiles: how one is drawn, held, and turned into the board."""

from hexmoot.accel import rule
from hexmoot.games.hexpath.board import CORNER, NEAR, SIDE
from hexmoot.games.hexpath.rules.match import Match
from hexmoot.games.hexpath.rules.quick import draw_unlisted
from hexmoot.luck import below


@rule
def draw_tile(s: Match, seat: int, slot: int) -> None:
    """Make a tile into a hand: shuffle the points, join them in pairs, and again until no pair lies on one side."""
    if s.quiet == 1:
        draw_unlisted(s, seat, slot)
        return
    n, bag, tile = 6 * s.k, s.bag, s.hand[seat][slot]
    while True:
        for i in range(n):
            bag[i] = i
        for i in range(n - 1, 0, -1):
            j = below(s, i + 1)
            bag[i], bag[j] = bag[j], bag[i]
        if is_tile(s):
            break
    for i in range(0, n, 2):
        tile[bag[i]] = bag[i + 1]
        tile[bag[i + 1]] = bag[i]


@rule
def is_tile(s: Match) -> bool:
    """Whether the pairs in the bag make a tile (HP-5)."""
    side = SIDE[s.k]
    for i in range(0, 6 * s.k, 2):
        if side[s.bag[i]] == side[s.bag[i + 1]]:
            return False
    return True


@rule
def holds(s: Match, seat: int, slot: int) -> bool:
    """Whether there is a tile in this slot of the hand."""
    return bool(s.hand[seat][slot][0] != 0)


@rule
def tiles_held(s: Match, seat: int) -> int:
    """How many tiles a seat holds."""
    return (1 if holds(s, seat, 0) else 0) + (1 if holds(s, seat, 1) else 0)


@rule
def drop_hand(s: Match, seat: int) -> None:
    """A seat that is out or locked keeps no tiles (HP-9)."""
    for slot in range(2):
        s.hand[seat][slot][0] = 0


@rule
def turn_into(s: Match, at: int, seat: int, slot: int, rot: int) -> None:
    """Lay a tile from a hand, turned clockwise by so many sixths."""
    tile = s.hand[seat][slot]
    lay_turned(s, at, tile, rot)
    tile[0] = 0


@rule
def lay_turned(s: Match, at: int, tile: list[int], rot: int) -> None:
    """Lay any tile, turned clockwise by so many sixths."""
    n = 6 * s.k
    shift = rot * s.k
    laid = s.tile[at]
    for p in range(n):
        q = p + shift
        partner = tile[p] + shift
        laid[q - n if q >= n else q] = partner - n if partner >= n else partner


@rule
def keeps_on_board(s: Match, seat: int, slot: int, rot: int) -> bool:
    """Whether this tile alone, in the seat's corner, leads from the gate to a side with a hex beyond."""
    n = 6 * s.k
    gate = s.corner[seat] * s.k + (s.k - 1) // 2
    leaves = (s.hand[seat][slot][(gate + n - rot * s.k) % n] + rot * s.k) % n
    return bool(NEAR[CORNER[s.rings][s.corner[seat]]][leaves // s.k] < s.hexes)


@rule
def hopeless(s: Match, seat: int) -> bool:
    """Whether every first placement of this hand would lead off the board (HP-10)."""
    for slot in range(2):
        for rot in range(6):
            if keeps_on_board(s, seat, slot, rot):
                return False
    return True
