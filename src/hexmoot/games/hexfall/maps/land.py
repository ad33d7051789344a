"""Islands: the main one grows from the middle, the others wherever the sea leaves room."""

from hexmoot.games.hexfall.maps.chart import Draft
from hexmoot.games.hexfall.maps.source import Source

ISLANDS = ((10, 4), (13, 3, 3), (20, 5, 4, 3), (28, 6, 5, 5, 4), (40, 7, 6, 6, 5, 4))  # tiles, by size


class Fail(Exception):
    """An attempt at a map came to nothing; the next one follows."""


def raise_islands(draft: Draft, source: Source) -> None:
    """Lay all land; Fail where there is no room, a lake, or an island out of a harbor's reach (R10)."""
    inner = interior(draft)
    main, *outer = ISLANDS[draft.size]
    middle = draft.sea.rows // 2 * draft.sea.columns + draft.sea.columns // 2
    start = source.pick([at for at in inner if draft.sea.distance(at, middle) <= 1])
    grow(draft, source, start, 0, main)
    for k, size in enumerate(outer, 1):
        candidates = [at for at in inner if stands_apart(draft, at, None)]
        if not candidates:
            raise Fail
        grow(draft, source, source.pick(candidates), k, size)
    if not sea_is_one(draft) or not all(has_strait(draft, k) for k in range(1, len(outer) + 1)):
        raise Fail


def interior(draft: Draft) -> list[int]:
    """The tiles that may become land: not those of the rim, nor those of the seam (R11)."""
    columns, rows = draft.sea.columns, draft.sea.rows
    return [row * columns + column for row in range(1, rows - 1) for column in range(1, columns - 1)]


def stands_apart(draft: Draft, at: int, k: int | None) -> bool:
    """Whether a tile is no land and touches none but that of island k."""
    if draft.is_land(at):
        return False
    return all(not draft.is_land(near) or draft.island[near] == k for near in draft.sea.near[at])


def grow(draft: Draft, source: Source, start: int, k: int, size: int) -> None:
    """Add tiles one by one until the island has its size; the more of it a tile touches, the likelier it is."""
    draft.island[start] = k
    inner = interior(draft)
    for _ in range(size - 1):
        candidates = [at for at in inner if stands_apart(draft, at, k) and touches(draft, at, k)]
        if not candidates:
            raise Fail
        draft.island[source.weighted(candidates, [touches(draft, at, k) ** 2 for at in candidates])] = k


def touches(draft: Draft, at: int, k: int) -> int:
    """How many neighbours of a tile lie on island k."""
    return sum(draft.island[near] == k for near in draft.sea.near[at])


def sea_is_one(draft: Draft) -> bool:
    """Whether all water hangs together."""
    water = {at for at in range(draft.sea.tiles) if not draft.is_land(at)}
    reached, front = {0}, [0]
    while front:
        for near in draft.sea.near[front.pop()]:
            if near in water and near not in reached:
                reached.add(near)
                front.append(near)
    return reached == water


def has_strait(draft: Draft, k: int) -> bool:
    """Whether an edge of open water joins island k to another one."""
    for ends, beside in zip(draft.sea.ends, draft.sea.beside, strict=True):
        if not any(draft.is_land(at) for at in beside):
            shores = {draft.island[at] for corner in ends for at in draft.at_corner(corner)}
            if k in shores and len(shores) == 2:
                return True
    return False
