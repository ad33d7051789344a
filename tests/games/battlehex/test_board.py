"""The rhombus: names, neighbours, borders, reflection."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.battlehex.boards import sizes
from hexmoot.game import Refused
from hexmoot.games.battlehex.board import LARGEST, STRIDE, border, cells, name, named, neighbours

cells_of_a_board = sizes.flatmap(lambda size: st.tuples(st.just(size), st.sampled_from(cells(size))))


def drawn(at: int) -> tuple[float, float]:
    """The centre of a cell on the wide diamond, y down, neighbours one apart."""
    r, b = divmod(at, STRIDE)
    return (r + b) * math.sqrt(3) / 2, (b - r) / 2


def reflected(at: int) -> int:
    return at % STRIDE * STRIDE + at // STRIDE


@given(sizes)
def test_a_board_has_its_cells_in_order_and_no_others(size: int) -> None:
    assert [name(at) for at in cells(3)] == ["RABA", "RAB2", "RAB3", "R2BA", "R2B2", "R2B3", "R3BA", "R3B2", "R3B3"]
    assert list(cells(size)) == sorted(set(cells(size)))
    assert len(cells(size)) == size * size


@given(sizes)
def test_neighbours_are_the_cells_at_distance_one(size: int) -> None:
    board = cells(size)
    for at in board:
        touching = {other for other in board if math.isclose(math.dist(drawn(at), drawn(other)), 1)}
        assert set(neighbours(at, size)) == touching
        assert len(neighbours(at, size)) == len(touching)


@given(cells_of_a_board)
def test_touching_is_mutual_and_survives_reflection(case: tuple[int, int]) -> None:
    size, at = case
    for near in neighbours(at, size):
        assert at in neighbours(near, size)
        assert reflected(near) in neighbours(reflected(at), size)


@given(sizes)
def test_corners_touch_two_or_three_cells_and_belong_to_both_colours(size: int) -> None:
    left, right, top, bottom = (
        (1, 1),
        (size, size),
        (size, 1),
        (1, size),
    )
    counts = [len(neighbours(r * STRIDE + b, size)) for r, b in (left, right, top, bottom)]
    assert counts == [2, 2, 3, 3]
    red, black = (set(border(side, 0, size)) | set(border(side, 1, size)) for side in (0, 1))
    assert red & black == {r * STRIDE + b for r, b in (left, right, top, bottom)}


@given(sizes)
def test_reflection_exchanges_the_goals(size: int) -> None:
    for end in (0, 1):
        assert [reflected(at) for at in border(0, end, size)] == border(1, end, size)


@given(cells_of_a_board)
def test_names_read_back(case: tuple[int, int]) -> None:
    size, at = case
    assert named(name(at), size) == at


@pytest.mark.parametrize(
    "text", ["", "R", "RB", "R1B2", "R2B1", "R11B2", "R0B2", "r2b2", "B2R2", "R2B2 ", "R2 B2", "RBB2", "R2B", "R14B2"]
)
def test_no_other_name_is_read(text: str) -> None:
    with pytest.raises(Refused, match="badCell"):
        named(text)


@given(st.integers(3, LARGEST - 1))
def test_ranks_above_the_size_do_not_exist(size: int) -> None:
    beyond = name((size + 1) * STRIDE + 1)
    with pytest.raises(Refused) as refused:
        named(beyond, size)
    assert (refused.value.code, refused.value.params) == ("badCell", {"cell": beyond, "size": size})
