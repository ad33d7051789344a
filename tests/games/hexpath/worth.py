"""What a placement is worth to each character, computed the long way: on copies, by the rules themselves.

The tiles that a character draws for itself are handed in. Nothing of `evaluation` is used here.
"""

from typing import Any

from hexmoot import accel
from hexmoot.games.hexpath.board import CELLS, hexes
from hexmoot.games.hexpath.rules import travel
from hexmoot.games.hexpath.rules.match import ACTIVE, LOCKED, NOWHERE, OUT
from hexmoot.hexes import Axial

Tile = list[int]


def laid(s: Any, seat: int, slot: int, rot: int) -> Any:
    """A copy in which the placement has been made."""
    copy = accel.clone(s)
    copy.quiet = 1
    travel.lay(copy, seat, slot, rot)
    return copy


def given(s: Any, seat: int, slot: int, tile: Tile) -> Any:
    """A copy in which a seat holds a tile."""
    copy = accel.clone(s)
    for p, partner in enumerate(tile):
        copy.hand[seat][slot][p] = partner
    return copy


def held(s: Any, seat: int) -> list[int]:
    """The slots with a tile."""
    return [slot for slot in (0, 1) if s.hand[seat][slot][0]]


def placements(s: Any, seat: int) -> dict[tuple[int, int], Any]:
    """What each placement leads to."""
    return {(slot, rot): laid(s, seat, slot, rot) for slot in held(s, seat) for rot in range(6)}


def points(s: Any, seat: int) -> int:
    return int(s.gain[seat] + s.bonus)


def rivals_best(s: Any, seat: int) -> int:
    return max(int(s.gain[other]) for other in range(s.seats) if other != seat)


def share(s: Any, seat: int, tiles: list[Tile]) -> float:
    """How many of all rotations of some tiles a seat survives."""
    if s.status[seat] != ACTIVE:
        return 0.0
    ends = [laid(given(s, seat, 0, tile), seat, 0, rot) for tile in tiles for rot in range(6)]
    return sum(end.status[seat] != OUT for end in ends) / len(ends)


def glows(s: Any, seat: int) -> list[int]:
    """Where the rivals' paths go on."""
    return [int(s.glow[other]) for other in range(s.seats) if other != seat and s.glow[other] != NOWHERE]


def on_board(s: Any) -> dict[Axial, int]:
    return {cell: at for at, cell in enumerate(CELLS[: hexes(int(s.rings))])}


def magpie(s: Any, end: Any, seat: int, slot: int, fresh: list[Tile]) -> float:
    return points(end, seat)


def tortoise(s: Any, end: Any, seat: int, slot: int, fresh: list[Tile]) -> float:
    if end.status[seat] == LOCKED:
        return -1.0
    kept = [[int(p) for p in end.hand[seat][other]] for other in held(end, seat)]
    board, glow = on_board(end), int(end.glow[seat])
    space, grown = {CELLS[glow]}, {CELLS[glow]}
    while grown:
        around = {near for cell in grown for near in cell.neighbours() if near in board}
        grown = {cell for cell in around if not end.tile[board[cell]][0]} - space
        space |= grown
    room = len(space) / hexes(int(end.rings))
    return share(end, seat, kept + fresh[:8]) + room - 0.5 * glows(end, seat).count(glow)


def hawk(s: Any, end: Any, seat: int, slot: int, fresh: list[Tile]) -> float:
    if end.status[seat] == LOCKED:
        return points(end, seat) - 50
    rivals = [other for other in range(s.seats) if other != seat]
    killed = sum(end.status[other] == OUT != s.status[other] for other in rivals)
    moved = [other for other in rivals if s.glow[other] == s.glow[seat] and end.status[other] == ACTIVE]
    threats = sum(20 * (1 - share(end, other, fresh[:4])) for other in moved)
    far = min((distance(int(end.glow[seat]), glow) for glow in glows(end, seat)), default=None)
    near = 0 if far is None else 2 * (far or 6)
    return 40 * killed - rivals_best(end, seat) + points(end, seat) / 2 + threats - near


def distance(a: int, b: int) -> int:
    (q, r), (u, v) = CELLS[a], CELLS[b]
    return (abs(q - u) + abs(r - v) + abs(q + r - u - v)) // 2


def spider(s: Any, end: Any, seat: int, slot: int, fresh: list[Tile]) -> float:
    if end.status[seat] == LOCKED:
        return points(end, seat) - 50
    board = on_board(end)
    near = [board[cell] for cell in CELLS[end.glow[seat]].neighbours() if cell in board]
    visits = [int(end.visits[seat][at]) for at in near if end.tile[at][0]]
    return points(end, seat) + sum(min(32, int(s.visit_base) * int(s.visit_multiplier) ** v) for v in visits) / 2


def fox(s: Any, end: Any, seat: int, slot: int, fresh: list[Tile]) -> float:
    if end.status[seat] == LOCKED:
        return points(end, seat) - rivals_best(end, seat) - 50
    return sum(world(end, seat, slot, fresh[i : i + 3]) for i in range(0, 18, 3)) / 6


def world(end: Any, seat: int, slot: int, tiles: list[Tile]) -> int:
    """One of Fox's worlds."""
    order = [(seat + i) % int(end.seats) for i in range(1, int(end.seats))]
    rival = next((other for other in order if end.glow[other] != NOWHERE), None)
    there, theirs, mine = end, 0, 0
    if rival is not None:
        ends = placements(given(given(end, rival, 0, tiles[0]), rival, 1, tiles[1]), rival)
        safe = [x for x in ends if ends[x].status[rival] != OUT] or list(ends)
        best = max(safe, key=lambda x: (points(ends[x], rival) - ends[x].gain[seat], points(ends[x], rival)))
        there, theirs, mine = ends[best], points(ends[best], rival), int(ends[best].gain[seat])
    if there.status[seat] == OUT:
        after = -40
    elif there.status[seat] == LOCKED:
        after = 0
    else:
        ends = placements(given(there, seat, slot, tiles[2]), seat)
        after = max((points(e, seat) for e in ends.values() if e.status[seat] != OUT), default=-20)
    return points(end, seat) + mine + after - max(rivals_best(end, seat), theirs)


WORTH = {"magpie": magpie, "tortoise": tortoise, "hawk": hawk, "spider": spider, "fox": fox}


def best(bot: str, s: Any, seat: int, fresh: list[Tile]) -> tuple[int, int]:
    """The slot and rotation that a character must choose."""
    ends = placements(s, seat)
    safe = {x: end for x, end in ends.items() if end.status[seat] != OUT}
    if not safe:
        return max(ends, key=lambda x: (points(ends[x], seat), -x[0], -x[1]))
    worth = {x: round(WORTH[bot](s, end, seat, x[0], fresh), 9) for x, end in safe.items()}
    return max(safe, key=lambda x: (worth[x], points(safe[x], seat), -x[0], -x[1]))
