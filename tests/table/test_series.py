"""Best of n: first to the majority, abandoned games are replayed, but not for ever (BH-22)."""

import pytest

from hexmoot.game import Outcome
from hexmoot.table.series import standing

ANN, BOB, NOBODY = [1, 2], [2, 1], None


def games(*places: list[int] | None) -> list[Outcome]:
    return [Outcome("chain", p, [0, 0]) for p in places]


@pytest.mark.parametrize(
    ("best_of", "played", "points", "over", "places"),
    [
        (1, [], [0, 0], False, None),
        (1, [ANN], [1, 0], True, [1, 2]),
        (1, [NOBODY], [0, 0], True, None),
        (3, [ANN], [1, 0], False, None),
        (3, [ANN, BOB], [1, 1], False, None),
        (3, [ANN, BOB, BOB], [1, 2], True, [2, 1]),
        (3, [NOBODY, ANN, NOBODY, ANN], [2, 0], True, [1, 2]),
        (3, [ANN, NOBODY], [1, 0], False, None),
        (3, [ANN, NOBODY, NOBODY], [1, 0], True, None),
        (7, [ANN, ANN, ANN, BOB], [3, 1], False, None),
        (7, [ANN, ANN, ANN, BOB, ANN], [4, 1], True, [1, 2]),
    ],
)
def test_a_series(
    best_of: int, played: list[list[int] | None], points: list[int], over: bool, places: list[int] | None
) -> None:
    assert standing(games(*played), best_of, 2) == (points, over, places)


def test_games_with_several_winners_count_for_each() -> None:
    assert standing([Outcome("finished", [1, 1, 3], [9, 9, 2])], 1, 3) == ([1, 1, 0], True, [1, 1, 3])
