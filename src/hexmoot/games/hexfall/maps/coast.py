"""What the shore offers: fishing and whale grounds where it is poor, ports all around."""

from hexmoot.games.hexfall.board import NORTH_WEST, SIDES
from hexmoot.games.hexfall.maps.chart import ANY, FISH, NO_ISLAND, RESOURCES, WHALE, Draft
from hexmoot.games.hexfall.maps.land import Fail
from hexmoot.games.hexfall.maps.source import Source

GAPS = (2, 2, 3, 3, 3)  # between the great whale grounds and any fishing ground, by size
SPREADS = (3, 3, 5, 5, 5)  # between the great whale grounds
FISHING = (6, 8, 5, 9, 5, 9, 4, 10, 4, 10, 3, 11)  # from the weakest shore, in pairs of equal pips
PORTS = 9


# --- grounds (R6, R7) -----------------------------------------------------------------------------------


def lay_grounds(draft: Draft, source: Source) -> None:
    """Three whale and twelve fishing grounds; Fail where there is no room for them."""
    sea, gap = draft.sea, GAPS[draft.size]
    strength = strengths(draft)
    coast = sorted(strength)
    order = list(coast)
    source.shuffle(order)
    rank = {at: place for place, at in enumerate(order)}
    middle = sea.rows // 2 * sea.columns + sea.columns // 2

    def whaling(at: int) -> tuple[int, int]:
        return strength[at] - 30 * sea.distance(at, middle), rank[at]

    def least(tiles: list[int]) -> int:
        if not tiles:
            raise Fail
        return min(tiles, key=whaling)

    first = least(coast)
    second = least([at for at in coast if sea.distance(at, first) >= SPREADS[draft.size]])
    eligible = [at for at in coast if min(sea.distance(at, first), sea.distance(at, second)) >= gap]
    if len(eligible) <= len(FISHING):
        raise Fail
    fishing = sorted(eligible, key=lambda at: (strength[at], rank[at]))[: len(FISHING)]
    away = [at for at in coast if min(sea.distance(at, first), sea.distance(at, second)) >= 2]
    third = least([at for at in away if at not in fishing])
    great = (6, 8) if source.below(2) == 0 else (8, 6)
    numbers = list(FISHING)
    for i in range(0, len(numbers), 2):
        if source.below(2) == 1:
            numbers[i], numbers[i + 1] = numbers[i + 1], numbers[i]
    small = 4 if source.below(2) == 0 else 10
    for at, number in zip(fishing, numbers, strict=True):
        draft.ground[at], draft.number[at] = FISH, number
    for at, number in zip((first, second, third), (*great, small), strict=True):
        draft.ground[at], draft.number[at] = WHALE, number


def strengths(draft: Draft) -> dict[int, int]:
    """For each sea tile on a coast: 60 times what its land corners pay in the mean, a whole number."""
    found = {}
    for at in range(draft.sea.tiles):
        corners = [corner for corner in draft.sea.corners_of[at] if draft.at_corner(corner)]
        if corners and not draft.is_land(at):
            found[at] = 60 * sum(map(draft.corner_pips, corners)) // len(corners)
    return found


# --- ports (R5) -----------------------------------------------------------------------------------------


def lay_ports(draft: Draft, source: Source) -> None:
    """Nine ports, one to each part of the coasts, by turns for one resource and for any."""
    loop = coasts(draft)
    bounds = [p * len(loop) // PORTS for p in range(PORTS + 1)]
    taken: set[int] = set()

    def lay(edge: int, kind: int) -> None:
        draft.ports.append((edge, kind))
        taken.update(draft.sea.ends[edge])

    for p in range(1, PORTS, 2):
        edge = loop[(bounds[p] + bounds[p + 1]) // 2]
        if not taken.isdisjoint(draft.sea.ends[edge]):
            raise Fail
        lay(edge, ANY)
    kinds = list(range(len(RESOURCES)))
    source.shuffle(kinds)
    for p, kind in zip(range(0, PORTS, 2), kinds, strict=True):
        free = [edge for edge in loop[bounds[p] : bounds[p + 1]] if taken.isdisjoint(draft.sea.ends[edge])]
        if not free:
            raise Fail
        lay(min(free, key=lambda edge: sum(map(draft.corner_pips, draft.sea.ends[edge]))), kind)


def coasts(draft: Draft) -> list[int]:
    """The edges of all coasts, island by island, each walked clockwise from the north-west of its lowest tile."""
    islands = sorted(set(draft.island) - {NO_ISLAND})
    return [edge for k in islands for edge in coast(draft, draft.island.index(k))]


def coast(draft: Draft, start: int) -> list[int]:
    """The coast of the island of this tile, which has the sea to its north-west; land is on the right."""
    loop: list[int] = []
    at, side = start, NORTH_WEST
    while not loop or (at, side) != (start, NORTH_WEST):
        loop.append(draft.sea.edges_of[at][side])
        side = (side + 1) % SIDES
        across = draft.sea.near[at][side]
        if draft.is_land(across):
            at, side = across, (side - 2) % SIDES  # the same corner, seen from the tile across
    return loop
