"""The clock: every wait has the same time, and nothing gives time twice."""

from hypothesis import given
from hypothesis import strategies as st

from hexmoot.table.clock import Clock, new_clock

SECOND = 1000
TURN = 30 * SECOND


def clock(by_hand: bool = False) -> Clock:
    made = new_clock(2, 30, by_hand)
    assert made is not None
    return made


def test_without_a_limit_there_is_no_clock() -> None:
    assert new_clock(2, 0, False) is None


def test_everybody_who_is_waited_for_gets_the_same_time() -> None:
    started = clock().step(0, [], [0, 1], [])
    assert started.ends == (TURN, TURN)
    assert started.view(10 * SECOND, [0, 1]).left == [20 * SECOND, 20 * SECOND]


def test_who_has_acted_is_not_running_and_the_other_keeps_its_time() -> None:
    after = clock().step(0, [], [0, 1], []).step(12 * SECOND, [0, 1], [1], [0])
    view = after.view(12 * SECOND, [1])
    assert view.running == [False, True]
    assert view.left == [None, 18 * SECOND]


def test_taking_back_gives_no_new_time() -> None:
    sealed = clock().step(0, [], [0, 1], []).step(12 * SECOND, [0, 1], [1], [0])
    assert sealed.step(20 * SECOND, [1], [0, 1], [0]).ends == (TURN, TURN)


def test_the_step_that_ends_a_turn_gives_new_time_to_all() -> None:
    sealed = clock().step(0, [], [0, 1], []).step(12 * SECOND, [0, 1], [1], [0])
    assert sealed.step(20 * SECOND, [1], [0, 1], [1]).ends == (20 * SECOND + TURN,) * 2


def test_a_move_in_turn_gives_time_to_the_next() -> None:
    moved = clock().step(0, [], [0], []).step(5 * SECOND, [0], [1], [0])
    assert moved.view(5 * SECOND, [1]).left == [None, TURN]


def test_a_settled_time_out_opens_the_next_turn_with_new_time() -> None:
    started = clock().step(0, [], [0, 1], [])
    assert started.overdue(TURN - 1, [0, 1]) == []
    assert started.overdue(TURN, [0, 1]) == [0, 1]
    assert started.step(TURN, [0, 1], [0, 1], [0, 1]).ends == (2 * TURN, 2 * TURN)


def test_by_hand_nothing_runs_before_the_device_was_handed_over() -> None:
    started = clock(by_hand=True).step(0, [], [0, 1], [])
    assert started.next_end([0, 1]) is None
    begun = started.begin(5 * SECOND, 0)
    assert begun.next_end([0, 1]) == 5 * SECOND + TURN
    assert begun.begin(20 * SECOND, 0) == begun


def test_a_pause_moves_the_end_and_gives_no_time() -> None:
    started = clock().step(0, [], [0, 1], [])
    paused = started.pause(100 * SECOND)
    assert paused.view(105 * SECOND, [0, 1]).left == started.view(5 * SECOND, [0, 1]).left


@given(st.lists(st.tuples(st.integers(0, 20), st.sampled_from(["seal", "unseal"])), max_size=20))
def test_no_sealing_and_unsealing_stretches_a_wait(acts: list[tuple[int, str]]) -> None:
    now, waiting, running = 0, [0, 1], clock().step(0, [], [0, 1], [])
    for seconds, act in acts:
        now += seconds * SECOND
        after = [1] if act == "seal" else [0, 1]
        if (0 in waiting) == (act == "seal"):
            running = running.step(now, waiting, after, [0])
            waiting = after
    assert running.ends == (TURN, TURN)
