"""The best route, found by leaving ways that lead nowhere, is the best of all ways there are."""

from collections.abc import Iterator
from typing import Any

import pytest

from games.hexflow.playing import begun, dice_of
from hexmoot.games.hexflow.board import AWAY, IS_GOAL, MODES, NAMES, NEAR, OFF, OWN, VALUE
from hexmoot.games.hexflow.rules import ground, routes
from hexmoot.games.hexflow.rules.state import Search
from hexmoot.games.hexflow.tiles import CANON, LINES
from hexmoot.luck import Stream

NETWORKS = 40
EXTRA = 9  # tiles beside the ways
KINDS_LAID = (0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 10)  # numbers of kinds; all have lines


def walk(s: Any, party: int, dice: Stream) -> list[int]:
    """Cells from a corner to a goal, each nearer than the last."""
    home = s.home[party]
    cells = [int(dice.pick([at for at in OWN[home] if at != OFF]))]
    while AWAY[home][cells[-1]]:
        around = [int(n) for n in NEAR[s.grid][cells[-1]] if n != OFF]
        cells.append(dice.pick([n for n in around if AWAY[home][n] < AWAY[home][cells[-1]]]))
    return cells


def network(mode: str, number: int) -> Any:
    """A board with a way from corner to goal for two parties, mostly unbroken, and tiles strewn around."""
    dice = dice_of(number)
    s = begun(dice.luck(), mode, first_choice="seat_order", dots=dice.below(3) > 0).record
    for party in range(2):
        cells = walk(s, party, dice)
        for before, at, after in zip([OFF, *cells], cells, [*cells[1:], OFF], strict=False):
            sides = sum(1 << side for side in range(6) if NEAR[s.grid][at][side] in {before, after} - {OFF})
            strew(s, at, sides, dice)
    for _ in range(EXTRA):
        rim = [at for at in range(len(NAMES[s.grid])) if s.touch[at] and not s.kind[at]]
        strew(s, dice.pick(rim), 0, dice)
    return s


def strew(s: Any, at: int, sides: int, dice: Stream) -> None:
    """Lay any tile, mostly one with a line to these sides; nothing where a tile lies already."""
    if s.kind[at]:
        return
    for _ in range(60 if dice.below(30) else 1):
        kind, rot = dice.pick(KINDS_LAID), dice.below(6)
        if any(line & sides == sides for line in LINES[kind][rot]):
            break
    ground.lay(s, dice.below(int(s.seats)), kind, 0, at, int(CANON[kind][rot]), int(s.ply))
    s.ply += 1


def ways(s: Any, party: int, way: list[tuple[int, int]]) -> Iterator[list[tuple[int, int]]]:
    """Every simple way that goes on from here, this one first; none goes beyond a goal."""
    yield way
    at, line = way[-1]
    if IS_GOAL[s.home[party]][at]:
        return
    for side in range(6):
        near = int(NEAR[s.grid][at][side])
        if s.lines[at][line] >> side & 1 and s.kind[near] and not ground.closed(s, party, near):
            for other in range(2):
                step = (near, other)
                if s.lines[near][other] >> (side + 3) % 6 & 1 and near not in OWN[s.home[party]] and step not in way:
                    yield from ways(s, party, [*way, step])


def all_ways(s: Any, party: int) -> Iterator[list[int]]:
    """The cells of every way from every corner."""
    for corner in OWN[s.home[party]]:
        for line in range(2):
            if s.lines[corner][line]:
                for way in ways(s, party, [(int(corner), line)]):
                    yield [at for at, _ in way]


def sums(s: Any, cells: list[int]) -> tuple[int, int, int]:
    """Tiles, dot values and points of a way; a tile counts once."""
    once = set(cells)
    values = sum(int(VALUE[s.grid][at]) for at in once) if s.dots else 0
    return len(once), values, sum(int(ground.points_of(s, at)) for at in once)


def path_rank(s: Any, cells: list[int]) -> Any:
    tiles, values, points = sums(s, cells)
    return -values, tiles, -points, cells


def chain_rank(s: Any, cells: list[int]) -> Any:
    tiles, values, points = sums(s, cells)
    return -tiles, -values, -points, cells


def found(s: Any, party: int, chain: int) -> list[int]:
    """What the rules find."""
    w = Search()
    routes.best_route(s, w, party, chain)
    assert not w.lost
    return [int(at) for at in list(w.best)[: int(w.best_length)]]


@pytest.mark.parametrize("mode", MODES)
def test_no_way_is_better_than_the_one_that_is_found(mode: str) -> None:
    complete = 0
    for number in range(NETWORKS):
        s = network(mode, number)
        for party in range(int(s.parties)):
            away, goals = AWAY[s.home[party]], IS_GOAL[s.home[party]]
            every = list(all_ways(s, party))
            paths = [cells for cells in every if goals[cells[-1]]]
            chains = [cells for cells in every if all(away[cells[-1]] < away[at] for at in cells[:-1])]
            assert found(s, party, 0) == min(paths, key=lambda cells: path_rank(s, cells), default=[])
            assert found(s, party, 1) == min(chains, key=lambda cells: chain_rank(s, cells), default=[])
            assert bool(paths) == ground.complete(s, party)
            reached = [int(away[at]) for cells in every for at in cells]
            assert ground.reach(s, party) == min(reached, default=ground.FAR)
            complete += bool(paths)
    assert complete


def test_a_declared_block_is_still_worth_one_point() -> None:
    s = begun(bytes(16), "race", first_choice="seat_order").record
    ground.lay(s, 0, 4, 1, 0, 0, 0)
    ground.lay(s, 0, 11, 8, 1, 0, 1)
    assert [ground.points_of(s, at) for at in (0, 1)] == [1, 5]
