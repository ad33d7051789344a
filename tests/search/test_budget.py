"""A budget is kept to the millisecond by an injected clock, whatever the speed of the work."""

import pytest

from hexmoot.search.budget import CHUNK, Budget


class Clock:
    """A clock that only work moves on."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.chunks: list[tuple[int, int]] = []

    def __call__(self) -> float:
        return self.now

    def work(self, seconds_each: float):  # type: ignore[no-untyped-def]
        def work(first: int, n: int) -> None:
            self.chunks.append((first, n))
            self.now += n * seconds_each

        return work


@pytest.mark.parametrize("seconds_each", [1e-6, 3e-5, 1e-3])
def test_seconds_are_kept_within_a_chunk(seconds_each: float) -> None:
    clock = Clock()
    budget = Budget(0.5, clock=clock)
    done = budget.spend(clock.work(seconds_each))
    assert 0 <= -budget.left() <= max(CHUNK, seconds_each) * 1.001
    assert done == sum(n for _, n in clock.chunks)


def test_work_that_turns_slow_is_caught_up_with() -> None:
    clock = Clock()
    budget = Budget(1.0, clock=clock)

    def work(first: int, n: int) -> None:
        clock.now += n * (1e-6 if clock.now < 1000.5 else 1e-5)

    budget.spend(work)
    assert 0 <= -budget.left() <= 10 * CHUNK


def test_playouts_are_kept_exactly_and_numbered_without_gaps() -> None:
    clock = Clock()
    budget = Budget(playouts=12345, clock=clock)
    assert budget.spend(clock.work(1e-6)) == 12345
    firsts = [sum(n for _, n in clock.chunks[:i]) for i in range(len(clock.chunks))]
    assert [first for first, _ in clock.chunks] == firsts
    assert budget.spend(clock.work(1e-6)) == 0


def test_most_limits_one_piece_of_work_and_leaves_the_rest() -> None:
    clock = Clock()
    budget = Budget(playouts=100, clock=clock)
    assert budget.spend(clock.work(0), most=60) == 60
    assert budget.spend(clock.work(0), most=60) == 40


def test_steps_are_no_playouts() -> None:
    clock = Clock()
    budget = Budget(playouts=10, clock=clock)
    assert budget.steps(clock.work(1e-6), 500) == 500
    assert budget.spend(clock.work(1e-6)) == 10


def test_no_time_means_no_work() -> None:
    clock = Clock()
    assert Budget(0.0, clock=clock).spend(clock.work(1e-6)) == 0
    assert clock.chunks == []


def test_cancelling_ends_it_after_the_chunk_under_way() -> None:
    clock = Clock()
    budget = Budget(60.0, clock=clock, cancelled=lambda: len(clock.chunks) == 3)
    budget.spend(clock.work(1e-5))
    assert len(clock.chunks) == 3
    assert budget.left() < 0
