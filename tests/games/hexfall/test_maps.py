"""Maps: the same from the same seed everywhere, and each holds all that a map must."""

from collections import Counter
from itertools import combinations

import pytest

from hexmoot.games.hexfall.board import SIZES, sea
from hexmoot.games.hexfall.maps import Chart, draw_map
from hexmoot.games.hexfall.maps.chart import PIPS
from hexmoot.games.hexfall.maps.source import Source

KNOWN = {  # of the seed hexfall: attempt, outputs in it, digest
    "tiny": (0, 84, "2f6f5a77441aca14"),
    "small": (0, 113, "214cf31d755f60de"),
    "medium": (1, 208, "a1decff129befe65"),
    "large": (0, 252, "335702df1d34e408"),
    "huge": (0, 489, "5c99c7f88354428e"),
}
ISLANDS = {"tiny": [10, 4], "small": [13, 3, 3], "medium": [20, 5, 4, 3], "large": [28, 6, 5, 5, 4]}
ISLANDS["huge"] = [40, 7, 6, 6, 5, 4]
SEEDS = 12
each_map = pytest.mark.parametrize(
    "chart", [draw_map(size, f"check-{i}") for size in range(5) for i in range(SEEDS)], ids=lambda c: SIZES[c.size]
)


def water(chart: Chart) -> set[int]:
    return {at for at, terrain in enumerate(chart.terrain) if terrain == 0}


def pays(chart: Chart, corner: int) -> int:
    """The pips of the land at a corner."""
    touching = sea(chart.size).touching[corner]
    return sum(PIPS[chart.number[at]] for at in touching if at < len(chart.terrain) and chart.terrain[at])


def land_corners(chart: Chart, at: int) -> list[int]:
    """The corners of a tile that touch land."""
    places, wet = sea(chart.size), water(chart)
    return [c for c in places.corners_of[at] if any(t < places.tiles and t not in wet for t in places.touching[c])]


@pytest.mark.parametrize("size", range(5), ids=SIZES)
def test_a_seed_gives_the_known_map(size: int) -> None:
    chart = draw_map(size, "hexfall")
    assert (chart.attempt, chart.drawn, chart.digest()) == KNOWN[SIZES[size]]


def test_what_lies_on_the_smallest_map_of_the_known_seed() -> None:
    chart, names = draw_map(0, "hexfall"), sea(0).edge_names
    assert [" ".join(row) for row in chart.rows()] == [
        ". . . . f4 w10 f9",
        ". f4 f10 f10 G9 G10 f5",
        ". . F5 . . P6 .",
        "w8 D F9 H8 f11 H3 .",
        ". . F8 G11 P2 f6 f8",
        ". M12 M5 P4 f9 . .",
        ". w6 . f3 f5 . .",
    ]
    ports = {names[edge]: kind for edge, kind in chart.ports}
    anything = dict.fromkeys(("D4e", "E1se", "B6se", "F4se"), 5)
    assert ports == anything | {"B2se": 1, "E5e": 0, "A4e": 4, "G1sw": 2, "E4e": 3}


def test_the_source_gives_the_known_numbers() -> None:
    source = Source("hexfall", "dice")
    assert [source.u32() for _ in range(4)] == [807482184, 1284499895, 2121286957, 1306369956]
    seats = [0, 1, 2, 3]
    Source("hexfall", "order").shuffle(seats)
    assert seats == [2, 0, 1, 3]


def test_another_letter_in_the_seed_is_another_map() -> None:
    assert draw_map(0, "hexfalls").digest() != draw_map(0, "hexfall").digest()
    assert draw_map(0, "").rows()
    assert draw_map(0, "Größe ⬡").rows()


@each_map
def test_islands_have_their_sizes_and_keep_apart(chart: Chart) -> None:
    sizes = Counter(k for k in chart.island if k >= 0)
    assert [sizes[k] for k in sorted(sizes)] == ISLANDS[SIZES[chart.size]]
    places = sea(chart.size)
    for at, k in enumerate(chart.island):
        if k >= 0:
            assert all(near < places.tiles and chart.island[near] in (k, -1) for near in places.near[at])
            assert at % places.columns not in (0, places.columns - 1)


@each_map
def test_there_are_no_lakes_and_every_island_is_within_a_harbors_reach(chart: Chart) -> None:
    places, wet = sea(chart.size), water(chart)
    reached, front = {0}, [0]
    for at in front:
        fresh = wet.intersection(places.near[at]) - reached
        reached |= fresh
        front += fresh
    assert reached == wet
    joined = set()
    for edge, (a, b) in enumerate(places.ends):
        if wet.issuperset(t for t in places.beside[edge] if t < places.tiles):
            for one in places.touching[a]:
                for other in places.touching[b]:
                    if one < places.tiles > other and -1 != chart.island[one] != chart.island[other] != -1:
                        joined |= {chart.island[one], chart.island[other]}
    assert joined.issuperset(range(1, len(ISLANDS[SIZES[chart.size]])))


@each_map
def test_no_corner_has_three_alike_and_no_two_reds_touch(chart: Chart) -> None:
    places = sea(chart.size)
    for corner in places.touching:
        kinds = [chart.terrain[at] for at in corner if at < places.tiles and chart.terrain[at]]
        assert len(kinds) < 3 or len(set(kinds)) > 1
    reds = [at for at, number in enumerate(chart.number) if number in (6, 8) and chart.terrain[at]]
    assert not any(b in places.near[a] for a, b in combinations(reds, 2))


@each_map
def test_outer_islands_pay_a_little_more(chart: Chart) -> None:
    numbered = [at for at, terrain in enumerate(chart.terrain) if terrain and chart.number[at]]
    outer = [PIPS[chart.number[at]] for at in numbered if chart.island[at] > 0]
    main = [PIPS[chart.number[at]] for at in numbered if chart.island[at] == 0]
    assert len(main) + len(outer) == sum(ISLANDS[SIZES[chart.size]]) - 1
    assert 0.25 <= sum(outer) / len(outer) - sum(main) / len(main) <= 1


@each_map
def test_grounds_have_their_numbers_and_fishing_pays_less_on_a_richer_shore(chart: Chart) -> None:
    fishing = [at for at, ground in enumerate(chart.ground) if ground == 1]
    whales = [at for at, ground in enumerate(chart.ground) if ground == 2]
    assert sorted(chart.number[at] for at in fishing) == [3, 4, 4, 5, 5, 6, 8, 9, 9, 10, 10, 11]
    assert sorted(chart.number[at] for at in whales) in ([4, 6, 8], [6, 8, 10])
    shore = {at: land_corners(chart, at) for at in fishing}
    strength = {at: sum(pays(chart, c) for c in corners) / len(corners) for at, corners in shore.items()}
    for a in fishing:
        for b in fishing:
            assert strength[a] >= strength[b] or PIPS[chart.number[a]] >= PIPS[chart.number[b]]
    places, great = sea(chart.size), [at for at in whales if chart.number[at] in (6, 8)]
    gap, spread = (2, 3) if chart.size < 2 else (3, 5)
    assert places.distance(*great) >= spread
    assert all(places.distance(at, whale) >= gap for at in fishing for whale in great)


@each_map
def test_ports_lie_on_coasts_and_never_share_a_corner(chart: Chart) -> None:
    places = sea(chart.size)
    assert sorted(kind for _, kind in chart.ports) == [0, 1, 2, 3, 4, 5, 5, 5, 5]
    assert all(sum(chart.terrain[at] > 0 for at in places.beside[edge]) == 1 for edge, _ in chart.ports)
    corners = [corner for edge, _ in chart.ports for corner in places.ends[edge]]
    assert len(set(corners)) == 18
