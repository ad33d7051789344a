"""Regret matching settles on perfect mixes, with the whole matrix before it or with samples alone."""

import pytest

from hexmoot.accel import rule
from hexmoot.games.battlehex import solver
from hexmoot.games.battlehex.board import cells, named
from hexmoot.luck import NO_LUCK, Stream, Words, pour, u32
from hexmoot.search.regret import average, exploitability, match, new_regrets, pruned, sample, sampled

BIASED_PENNIES = [[0.9, 0.2], [0.3, 0.6]]  # rows mix 3:7, columns 4:6, worth 0.48


@rule
def toss(q: list[int], dice: Words, i: int, j: int) -> int:
    """The row wins as often as the biased pennies say."""
    tenths = 9 if i == 0 and j == 0 else 2 if i == 0 else 3 if j == 0 else 6
    return 1 if u32(dice) % 10 < tenths else 0


def test_two_thousand_rounds_find_the_mix_of_the_worked_position() -> None:
    red, black = [named("RABA")], [named("R2B2")]
    small = solver.board(3)
    pay = [[float(x) for x in row] for row in small.matrix(small.mask(red), small.mask(black))]
    empty = [at for at in cells(3) if at not in red + black]
    regrets = new_regrets(len(empty), len(empty))
    match(regrets, pay, 2000)
    mixes = average(regrets.row_sum), average(regrets.column_sum)
    for mix, perfect in zip(mixes, solver.mixes(3, red, black), strict=True):
        assert mix == pytest.approx([float(perfect.get(at, 0)) for at in empty], abs=0.05)
    assert exploitability(pay, *mixes) < 0.005


def test_rounds_may_be_cut_into_chunks() -> None:
    whole, parts = new_regrets(2, 2), new_regrets(2, 2)
    match(whole, BIASED_PENNIES, 100)
    for rounds in (1, 40, 59):
        match(parts, BIASED_PENNIES, rounds)
    assert average(whole.row_sum) == average(parts.row_sum)


def test_samples_alone_come_close() -> None:
    learn, regrets, dice = sampled("pennies", toss), new_regrets(2, 2), Words()
    pour(dice, 1, 2, 3, 4)
    learn(regrets, [], dice, 30_000)
    mixes = average(regrets.row_sum), average(regrets.column_sum)
    assert mixes[0] == pytest.approx([0.3, 0.7], abs=0.05)
    assert mixes[1] == pytest.approx([0.4, 0.6], abs=0.05)
    assert exploitability(BIASED_PENNIES, *mixes) < 0.03


def test_perfect_mixes_give_nothing_away_and_a_habit_does() -> None:
    assert exploitability(BIASED_PENNIES, [0.3, 0.7], [0.4, 0.6]) == pytest.approx(0)
    assert exploitability(BIASED_PENNIES, [1, 0], [0.4, 0.6]) == pytest.approx((0.48 - 0.2) / 2)


def test_nothing_learnt_is_any_choice_alike() -> None:
    assert average(new_regrets(4, 2).row_sum) == [0.25] * 4


def test_pruning_leaves_out_the_rare_and_keeps_proportions() -> None:
    assert pruned([0.6, 0.3, 0.08, 0.02], 0.1) == pytest.approx([0.6 / 0.98, 0.3 / 0.98, 0.08 / 0.98, 0])


def test_a_sample_follows_its_mix() -> None:
    stream = Stream(NO_LUCK)
    drawn = [sample([0.5, 0, 0.25, 0.25], stream) for _ in range(4000)]
    assert [drawn.count(i) / 4000 for i in range(4)] == pytest.approx([0.5, 0, 0.25, 0.25], abs=0.03)
