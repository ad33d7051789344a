"""Where bounds are checked, an index past the end must raise; if it does not, the run has checked nothing.

Only test_modes runs this: compiled without checks, it would read and write what lies beside the record.
"""

import pytest

from hexmoot import accel
from hexmoot.accel import public, record, rule


@record
class Cage:
    """A record with a row of three."""

    row: list[int] = public("i1", 3)


@rule
def peek(s: Cage, at: int) -> int:
    return s.row[at]


@rule
def poke(s: Cage, at: int) -> None:
    s.row[at] = 1


def test_an_index_past_the_end_raises() -> None:
    cage = accel.clone(Cage())
    assert peek(cage, 2) == 0
    with pytest.raises(IndexError):
        peek(cage, 3)
    with pytest.raises(IndexError):
        poke(cage, 3)


def test_a_negative_index_raises_where_lists_can_tell() -> None:
    cage = accel.clone(Cage())
    if accel.BOUNDS and not accel.COMPILED:
        with pytest.raises(IndexError):
            peek(cage, -1)
        with pytest.raises(IndexError):
            poke(cage, -1)
    else:
        assert peek(cage, -1) == 0  # Python and Numba alike count from the end
