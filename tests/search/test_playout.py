"""The short cut, fill and flood, against the rule that it relies on: piece after piece, until there is a chain."""

from collections import Counter

import pytest

from hexmoot.accel import buffer, field_values, listed
from hexmoot.games.battlehex import playout, rules
from hexmoot.games.battlehex.board import STRIDE, cells, named
from hexmoot.luck import Stream, Words, pour, words_of
from search.boards import position

STREAM = Stream(bytes(range(1, 17)))
BOARDS = [(size, STREAM.below(size * size), STREAM.luck()) for size in (3, 4, 7, 11, 13) for _ in range(12)]
each_board = pytest.mark.parametrize(("size", "pieces", "luck"), BOARDS)


def rolled(luck: bytes) -> Words:
    """Dice of this luck."""
    dice = Words()
    pour(dice, *words_of(luck))
    return dice


def read(s: rules.Hex) -> playout.Rows:
    """The position as rows."""
    q = playout.Rows()
    playout.read(q, s)
    return q


def blacks(q: playout.Rows, size: int) -> set[int]:
    """Black's cells on the filled board."""
    return {r * STRIDE + b for r in range(1, size + 1) for b in range(1, size + 1) if q.full[r] >> (b - 1) & 1}


@each_board
def test_a_filled_board_has_the_winner_that_the_rules_find(size: int, pieces: int, luck: bytes) -> None:
    s, _, black = position(size, pieces, Stream(luck), rules.CLASSIC)
    q, dice = read(s), rolled(luck)
    for _ in range(5):
        found = playout.playout(q, dice)
        filled = blacks(q, size)
        assert set(black) <= filled
        trial = rules.Hex()
        rules.start(trial, rules.CLASSIC, size, 3, 1, 0)
        order = list(cells(size))
        Stream(luck).shuffle(order)  # in whatever order the cells are filled
        for at in order:
            rules.put(trial, rules.BLACK if at in filled else rules.RED, at)
        assert rules.connected(trial, found)
        assert not rules.connected(trial, 1 - found)


@each_board
def test_a_chain_that_stands_wins_every_playout(size: int, pieces: int, luck: bytes) -> None:
    s, _, _ = position(size, pieces, Stream(luck), rules.CLASSIC)
    for side in (rules.RED, rules.BLACK):
        if rules.connected(s, side):
            assert playout.playout(read(s), rolled(luck)) == side


@each_board
def test_the_sides_fill_the_board_in_turn(size: int, pieces: int, luck: bytes) -> None:
    s, _, _ = position(size, pieces - pieces % 2, Stream(luck), rules.CLASSIC)
    q = read(s)
    for mover in (rules.RED, rules.BLACK):
        q.mover = mover
        playout.playout(q, rolled(luck))
        more = len(blacks(q, size)) - (size * size - len(blacks(q, size)))
        assert more == (0 if (size * size) % 2 == 0 else 1 if mover == rules.BLACK else -1)


def test_every_choice_of_cells_is_filled_alike() -> None:
    s, _, _ = position(3, 4, Stream(bytes(16)))
    q, dice = read(s), rolled(bytes(16))
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(8000):
        playout.fill(q, dice, 2)
        seen[tuple(field_values(q, "full"))] += 1
    assert len(seen) == 10  # two of five
    expected = 8000 / 10
    assert (
        sum((n - expected) ** 2 / expected for n in seen.values()) < 27.9
    )  # chi squared, 9 degrees, one in a thousand


def test_moves_are_laid_and_taken_back() -> None:
    s, _, _ = position(7, 10, Stream(bytes(16)), rules.CLASSIC)
    q, spots = read(s), buffer(169)
    count = playout.cells_left(q, spots)
    assert listed(spots)[:count] == [at for at in cells(7) if s.cell[at] == 0]
    before = [field_values(q, name) for name in ("left", "empty", "black")]
    for side in (rules.RED, rules.BLACK):
        playout.lay(q, side, int(spots[4]))
        assert playout.cells_left(q, buffer(169)) == count - 1
        playout.take(q, int(spots[4]))
        assert [field_values(q, name) for name in ("left", "empty", "black")] == before


@pytest.mark.parametrize("size", [3, 7])
def test_an_exchange_leaves_the_position_as_it_was(size: int) -> None:
    s, _, _ = position(size, 2, Stream(bytes(range(16))))
    q, dice = read(s), rolled(bytes(16))
    q.count = 5
    for i, at in enumerate([at for at in cells(size) if s.cell[at] == 0][:5]):
        q.spots[i] = at
    before = [field_values(q, name) for name in ("left", "empty", "black")]
    won = [[sum(playout.exchange(q, dice, i, j) for _ in range(400)) / 400 for j in range(5)] for i in range(5)]
    assert [field_values(q, name) for name in ("left", "empty", "black")] == before
    assert all(0 < share < 1 for row in won for share in row)


def test_a_contest_is_a_coin_and_its_loser_takes_the_other_cell() -> None:
    s = rules.Hex()
    rules.start(s, rules.BATTLE, 3, 3, 1, 0)
    for side, names in enumerate((("RAB3", "R2BA", "R2B3"), ("R2B2", "R3BA", "R3B2", "R3B3"))):
        for cell in names:
            rules.put(s, side, named(cell))
    q, dice = read(s), rolled(bytes(16))
    q.count = 2
    q.spots[0], q.spots[1] = named("RABA"), named("RAB2")  # who gets the second wins
    shares = [[sum(playout.exchange(q, dice, i, j) for _ in range(600)) / 600 for j in (0, 1)] for i in (0, 1)]
    assert (shares[0][1], shares[1][0]) == (0, 1)
    assert [shares[0][0], shares[1][1]] == pytest.approx([0.5, 0.5], abs=0.07)
