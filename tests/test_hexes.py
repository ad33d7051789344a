"""Hex geometry: steps, distance, rotation, boards and how they are drawn."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexmoot.hexes import DIRECTIONS, Axial, centre, distance, hexagon, rhombus, ring, rotate

coordinates = st.integers(-20, 20)
hexes = st.builds(Axial, coordinates, coordinates)
ORIGIN = Axial(0, 0)


@given(hexes)
def test_six_neighbours_are_one_step_away_and_know_the_way_back(cell: Axial) -> None:
    assert len(set(cell.neighbours())) == 6
    for direction, near in enumerate(cell.neighbours()):
        assert distance(cell, near) == 1
        assert near.step((direction + 3) % 6) == cell


@given(hexes, hexes, hexes)
def test_distance_is_a_metric(a: Axial, b: Axial, c: Axial) -> None:
    assert distance(a, b) == distance(b, a) >= 0
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, c) <= distance(a, b) + distance(b, c)


@given(hexes, st.integers(0, 5), st.integers(0, 9))
def test_steps_in_one_direction_add_up(cell: Axial, direction: int, times: int) -> None:
    assert distance(cell, cell.step(direction, times)) == times


@given(hexes, st.integers(-12, 12))
def test_rotation_keeps_the_distance_and_six_sixths_are_a_full_turn(cell: Axial, sixths: int) -> None:
    assert distance(ORIGIN, rotate(cell, sixths)) == distance(ORIGIN, cell)
    assert rotate(rotate(cell, sixths), -sixths) == rotate(cell, 6) == cell


def test_directions_follow_each_other_clockwise() -> None:
    assert [rotate(Axial(1, 0), d) for d in range(6)] == [Axial(*d) for d in DIRECTIONS]
    angles = [math.degrees(math.atan2(*reversed(centre(Axial(*d))))) % 360 for d in DIRECTIONS]
    assert angles == pytest.approx([0, 60, 120, 180, 240, 300])  # y is down, so growing angles are clockwise


@pytest.mark.parametrize("radius", range(6))
def test_a_ring_holds_what_is_at_its_distance_each_touching_the_next(radius: int) -> None:
    cells = list(ring(radius))
    assert len(cells) == len(set(cells)) == (6 * radius or 1)
    assert {distance(ORIGIN, cell) for cell in cells} == {radius}
    assert cells[0] == (radius, 0)
    if radius:
        assert all(distance(a, b) == 1 for a, b in zip(cells, cells[1:] + cells[:1], strict=True))


@pytest.mark.parametrize("radius", range(6))
def test_a_hexagon_is_its_rings_row_by_row(radius: int) -> None:
    cells = hexagon(radius)
    assert len(cells) == 3 * radius * radius + 3 * radius + 1
    assert set(cells) == {cell for r in range(radius + 1) for cell in ring(r)}
    assert cells == sorted(cells, key=lambda cell: (cell.r, cell.q))


@pytest.mark.parametrize("size", range(1, 6))
def test_a_rhombus_has_every_pair_of_coordinates(size: int) -> None:
    assert rhombus(size) == [(q, r) for q in range(size) for r in range(size)]


@given(hexes, st.booleans())
def test_neighbours_are_drawn_side_by_side(cell: Axial, pointy: bool) -> None:
    for near in cell.neighbours():
        assert math.dist(centre(cell, pointy=pointy), centre(near, pointy=pointy)) == pytest.approx(math.sqrt(3))


def test_pointy_rows_are_level_and_flat_columns_upright() -> None:
    assert centre(Axial(1, 0)) == pytest.approx((math.sqrt(3), 0))
    assert centre(Axial(0, 1), pointy=False) == pytest.approx((0, math.sqrt(3)))
