"""What only plain mode can notice: values that compiled would have wrapped, and negative indices."""

from typing import Any

import pytest

from hexmoot import accel
from hexmoot.accel import Row, public, record, table


@record
class Narrow:
    """A record with a small field, a large one and a grid."""

    tiny: int = public("i1")
    wide: int = public("i8")
    grid: list[list[int]] = public("i1", 2, 2)


@pytest.mark.parametrize(
    ("name", "value"), [("tiny", 128), ("tiny", -129), ("wide", 2**63), ("tiny", True), ("wide", 1.0)]
)
def test_a_value_that_would_not_have_fitted_is_noticed(name: str, value: Any) -> None:
    s = Narrow()
    accel.check(s)
    setattr(s, name, value)
    with pytest.raises(AssertionError, match=f"{name} holds"):
        accel.check(s)


def test_the_largest_and_smallest_values_fit() -> None:
    s = Narrow()
    s.tiny, s.wide, s.grid[1][1] = -128, 2**63 - 1, 127
    accel.check(s)


def test_strict_rows_refuse_negative_indices_and_stay_strict_when_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accel, "BOUNDS", True)
    s = Narrow()
    for grid in (s.grid, accel.clone(s).grid, accel.load(Narrow, accel.dump(s)).grid, table([[1, 2], [3, 4]])):
        assert grid[0][1:] == grid[0][1:2]
        with pytest.raises(IndexError, match="negative"):
            grid[-1]
        with pytest.raises(IndexError, match="negative"):
            grid[0][-1]
        with pytest.raises(IndexError, match="negative"):
            grid[0][-1] = 0


def test_rows_are_lists_in_all_else() -> None:
    row = Row([1, 2])
    row[1] = 5
    row[0:1] = [7]
    assert row == [7, 5]
