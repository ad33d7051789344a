"""Places of the wrapping sea: their numbers, their names, and what they touch."""

import pytest

from hexmoot.games.hexfall.board import OFF_CORNER, OFF_EDGE, OFF_TILE, SEAS, SIZES, Sea, sea

each_size = pytest.mark.parametrize("places", SEAS, ids=SIZES)
COUNTS = {"tiny": (49, 112, 161), "small": (63, 144, 207), "medium": (99, 220, 319), "large": (143, 312, 455)}


def steps_from(places: Sea, start: int) -> dict[int, int]:
    """How far every tile is, by walking."""
    far, front = {start: 0}, [start]
    for at in front:
        for near in places.near[at]:
            if near != OFF_TILE and near not in far:
                far[near] = far[at] + 1
                front.append(near)
    return far


def test_sizes() -> None:
    found = {name: (each.tiles, each.corners, each.edges) for name, each in zip(SIZES, SEAS, strict=True)}
    assert found == COUNTS | {"huge": (195, 420, 615)}


@each_size
def test_neighbours_are_mutual_and_share_an_edge(places: Sea) -> None:
    for at in range(places.tiles):
        for side, near in enumerate(places.near[at]):
            if near != OFF_TILE:
                assert places.near[near][(side + 3) % 6] == at
                assert places.edges_of[at][side] == places.edges_of[near][(side + 3) % 6]


@each_size
def test_an_edge_joins_the_corners_of_its_tiles(places: Sea) -> None:
    for at in range(places.tiles):
        for side, edge in enumerate(places.edges_of[at]):
            corners = {places.corners_of[at][side], places.corners_of[at][(side + 1) % 6]}
            assert set(places.ends[edge]) == corners
            assert at in places.beside[edge]
            assert all(at in places.touching[corner] for corner in corners)


@each_size
def test_corners_are_joined_by_edges_both_ways(places: Sea) -> None:
    for corner in range(places.corners):
        joined = [(c, e) for c, e in zip(places.around[corner], places.ways[corner], strict=True) if c != OFF_CORNER]
        assert all(corner in places.around[other] for other, _ in joined)
        assert all(edge != OFF_EDGE and set(places.ends[edge]) == {corner, other} for other, edge in joined)
        assert len(joined) in (2, 3)


@each_size
def test_distance_is_the_shortest_walk(places: Sea) -> None:
    for start in range(0, places.tiles, 5):
        assert all(places.distance(start, at) == far for at, far in steps_from(places, start).items())


@each_size
def test_every_place_has_a_name_of_its_own(places: Sea) -> None:
    for names in (places.tile_names, places.corner_names, places.edge_names):
        assert len(set(names)) == len(names)
    inner = [c for c in range(places.corners) if OFF_TILE not in places.touching[c]]
    assert not any("@" in places.corner_names[c] for c in inner)


@each_size
def test_names_say_where_a_place_lies(places: Sea) -> None:
    for at, name in enumerate(places.tile_names):
        north, _, south_east, south, south_west, _ = places.corners_of[at]
        assert places.corner_names[north] == name + "n"
        assert places.corner_names[south] == name + "s"
        assert places.edge_names[places.edges_of[at][1]] == name + "e"
        assert places.edge_names[places.edges_of[at][2]] == name + "se"
        assert places.edge_names[places.edges_of[at][3]] == name + "sw"
        assert {south_east, south} == set(places.ends[places.edges_of[at][2]])
        assert {south_west, south} == set(places.ends[places.edges_of[at][3]])


def test_east_and_west_are_joined() -> None:
    places = sea(0)
    name = places.tile_names.index
    assert places.near[name("A4")] == [name(near) for near in ("B3", "B4", "B5", "A5", "G4", "A3")]
    assert places.distance(name("B7"), name("G7")) == 2
