"""The short cut for tiles whose draws nobody checks: it gives the same tiles and leaves the same luck."""

import pytest

from hexmoot.accel import field_values
from hexmoot.games.hexpath.rules import tiles
from hexmoot.games.hexpath.rules.match import Match
from hexmoot.luck import Stream, pour, words_of

Facts = tuple[list[int], list[int], int]
LOST = (0xFFFFFFFF, 0, 1, 0)  # words whose first output is too high for a number below 18, and for one below 12 or 6
each_k = pytest.mark.parametrize("k", [1, 2, 3])


def drawn(k: int, quiet: bool, words: tuple[int, int, int, int], count: int = 1, poured: bool = True) -> Facts:
    """The last of some tiles drawn from a luck, what is left of the luck, and how many numbers were listed."""
    s = Match()
    s.k, s.quiet = k, int(quiet)
    if poured:
        pour(s, *words)
    else:
        for i, word in enumerate(words):
            s.luck[i] = word
    for _ in range(count):
        tiles.draw_tile(s, 0, 0)
    return field_values(s, "hand")[: 6 * k], field_values(s, "luck"), int(s.drawn)


@each_k
def test_tiles_and_the_luck_that_is_left_are_the_same_listed_or_not(k: int) -> None:
    stream = Stream(bytes(range(16)))
    for _ in range(200):
        words = words_of(stream.luck())
        listed, unlisted = drawn(k, False, words, 5), drawn(k, True, words, 5)
        assert listed[:2] == unlisted[:2]
        assert (unlisted[2], listed[2] > 0) == (0, True)


@each_k
def test_outputs_that_are_too_high_are_dropped_by_both(k: int) -> None:
    listed, unlisted = drawn(k, False, LOST, poured=False), drawn(k, True, LOST, poured=False)
    assert listed[:2] == unlisted[:2]
    outputs = listed[1][3] - LOST[3]  # the last word counts them
    assert outputs == listed[2] // 2 + 1
