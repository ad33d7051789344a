"""What the land bears: desert, terrain and number tokens, the outer islands a little richer than the main one."""

from hexmoot.games.hexfall.maps.chart import DESERT, FIELD, FOREST, HILLS, MOUNTAIN, PASTURE, PIPS, Draft
from hexmoot.games.hexfall.maps.land import Fail
from hexmoot.games.hexfall.maps.source import Source

LAID = (FOREST, HILLS, PASTURE, FIELD, MOUNTAIN)
COUNTS = ((3, 2, 3, 3, 2), (4, 3, 4, 4, 3), (7, 5, 7, 7, 5), (11, 8, 10, 10, 8), (15, 11, 15, 15, 11))  # by size
THIRTEEN = [2, 3, 4, 5, 5, 6, 8, 8, 9, 9, 10, 11, 12]
EIGHTEEN = [2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12]
ELEVEN = THIRTEEN[1:-1]
TOKENS = (THIRTEEN, EIGHTEEN, EIGHTEEN + THIRTEEN, 2 * EIGHTEEN + ELEVEN, 3 * EIGHTEEN + THIRTEEN)  # by size
REDS = (6, 8)
LAYINGS = 200
SWAPS = 100


def lay_land(draft: Draft, source: Source) -> None:
    """Desert, terrain and numbers; Fail where they cannot be laid as they must."""
    land = draft.land()
    desert = source.pick([at for at in land if draft.island[at] == 0])  # R9
    draft.terrain[desert] = DESERT
    rest = [at for at in land if at != desert]
    lay_terrain(draft, source, rest)
    lay_numbers(draft, source, rest)
    balance(draft, rest)


def lay_terrain(draft: Draft, source: Source, rest: list[int]) -> None:
    """Shuffle until no corner touches three tiles of one terrain."""
    kinds = [kind for kind, count in zip(LAID, COUNTS[draft.size], strict=True) for _ in range(count)]
    for _ in range(LAYINGS):
        source.shuffle(kinds)
        for at, kind in zip(rest, kinds, strict=True):
            draft.terrain[at] = kind
        if not any(is_uniform(draft, corner) for corner in range(draft.sea.corners)):
            return
    raise Fail


def is_uniform(draft: Draft, corner: int) -> bool:
    """Whether three tiles of one terrain meet."""
    kinds = [draft.terrain[at] for at in draft.at_corner(corner)]
    return len(kinds) == 3 and len(set(kinds)) == 1


def lay_numbers(draft: Draft, source: Source, rest: list[int]) -> None:
    """Numbers in a random order, 6 and 8 first, of which no two touch."""
    order = list(rest)
    source.shuffle(order)
    reds = sorted(number for number in TOKENS[draft.size] if number in REDS)
    others = sorted(number for number in TOKENS[draft.size] if number not in REDS)
    source.shuffle(reds)
    source.shuffle(others)
    reds.reverse()
    others.reverse()
    red_tiles: set[int] = set()
    for at in order:
        if reds and red_tiles.isdisjoint(draft.sea.near[at]):
            draft.number[at] = reds.pop()
            red_tiles.add(at)
    if reds:
        raise Fail
    for at in order:
        if at not in red_tiles:
            draft.number[at] = others.pop()


def balance(draft: Draft, rest: list[int]) -> None:
    """Swap numbers until the outer islands pay between a quarter and a whole pip more in the mean (R8)."""
    outer = [at for at in rest if draft.island[at] != 0]
    main = [at for at in rest if draft.island[at] == 0]
    for _ in range(SWAPS):
        wanted = direction(draft, outer, main)
        if wanted == 0:
            return
        swap_least(draft, outer, main, wanted)
    if direction(draft, outer, main) != 0:
        raise Fail


def direction(draft: Draft, outer: list[int], main: list[int]) -> int:
    """1 if the outer islands pay too little, -1 if too much, else 0: all in whole numbers."""
    pays_outer = sum(PIPS[draft.number[at]] for at in outer)
    pays_main = sum(PIPS[draft.number[at]] for at in main)
    scale = len(outer) * len(main)
    lean = pays_outer * len(main) - pays_main * len(outer)  # in parts of the scale
    if 4 * lean < scale:
        return 1
    return -1 if lean > scale else 0


def swap_least(draft: Draft, outer: list[int], main: list[int], wanted: int) -> None:
    """Swap the two numbers that change least in the wanted direction."""
    gains = [
        (gain, o, m)
        for o in outer
        for m in main
        if draft.number[o] not in REDS and draft.number[m] not in REDS
        if (gain := wanted * (PIPS[draft.number[m]] - PIPS[draft.number[o]])) > 0
    ]
    if not gains:
        raise Fail
    _, o, m = min(gains)
    draft.number[o], draft.number[m] = draft.number[m], draft.number[o]
