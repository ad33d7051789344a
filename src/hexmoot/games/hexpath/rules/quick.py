"""A short cut for tiles whose draws nobody will check: the same tile, and the same luck is left.

Most tries at a tile fail, and a failed one can be given up where two points of one side have met: of the rest of its
luck only the length matters. A test holds it against `draw_tile`.
"""

from hexmoot.accel import rule
from hexmoot.games.hexpath.board import SIDE
from hexmoot.games.hexpath.rules.match import Match
from hexmoot.luck import LIMIT, output


@rule
def draw_unlisted(s: Match, seat: int, slot: int) -> None:
    """Make a tile into a hand as `draw_tile` does, but list no draws."""
    n, bag, side, tile, luck = 6 * s.k, s.bag, SIDE[s.k], s.hand[seat][slot], s.luck
    a, b, c, d = luck[0], luck[1], luck[2], luck[3]
    first, good = 0, False
    while not good:
        for i in range(n):
            bag[i] = i
        left, good = n, True
        while left > 1:
            x, a, b, c, d = output(a, b, c, d)
            if x >= LIMIT[left]:
                continue
            left -= 1
            if good:
                j = x % (left + 1)
                p = bag[j]
                bag[j] = bag[left]
                if left & 1:
                    first = p
                else:
                    tile[p], tile[first] = first, p
                    good = side[p] != side[first]
        p = bag[0]
        tile[p], tile[first] = first, p
        good = good and side[p] != side[first]
    luck[0], luck[1], luck[2], luck[3] = a, b, c, d
