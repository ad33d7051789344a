"""The clock: every seat has its own time, and nothing gives time twice."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexmoot.table.clock import Clock, new_clock

SECOND = 1000
TURN = 30 * SECOND


def clock(by_hand: bool = False, increment: int | None = None) -> Clock:
    made = new_clock(2, (TURN, increment), by_hand)
    assert made is not None
    return made


def bank(increment: int = 5 * SECOND) -> Clock:
    """A clock with a bank of 30 s for each of two seats."""
    return clock(increment=increment)


def test_without_a_limit_there_is_no_clock() -> None:
    assert new_clock(2, None, False) is None


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


def test_others_who_end_a_wait_leave_a_seat_the_rest_of_its_time() -> None:
    for started in (clock(), bank()):
        ended = started.step(0, [], [0, 1], []).step(12 * SECOND, [0, 1], [1], [])
        assert ended.step(50 * SECOND, [1], [0, 1], []).ends == (68 * SECOND, TURN)


def test_a_decision_that_somebody_else_made_renews_the_time_of_a_turn_and_leaves_a_bank_as_it_is() -> None:
    assert [
        started.step(0, [], [0], []).step(12 * SECOND, [0], [], []).decided(0).left for started in (clock(), bank())
    ] == [(TURN, TURN), (18 * SECOND, TURN)]


# --- a bank -----------------------------------------------------------------------------------------------------------


def test_a_bank_pays_for_a_decision_and_gets_the_increment_for_it() -> None:
    moved = bank().step(0, [], [0], []).step(12 * SECOND, [0], [1], [0])
    assert moved.left == (23 * SECOND, TURN)
    answered = moved.step(20 * SECOND, [1], [0], [1])
    assert answered.left == (23 * SECOND, 27 * SECOND)
    assert answered.ends[0] == 43 * SECOND


def test_a_bank_that_stands_still_is_shown_with_what_is_in_it() -> None:
    view = bank().step(0, [], [0], []).view(10 * SECOND, [0])
    assert (view.left, view.running) == ([20 * SECOND, TURN], [True, False])


def test_both_banks_run_at_once_and_each_stops_by_itself() -> None:
    sealed = bank().step(0, [], [0, 1], []).step(12 * SECOND, [0, 1], [1], [0])
    view = sealed.view(15 * SECOND, [1])
    assert (view.left, view.running) == ([23 * SECOND, 15 * SECOND], [False, True])
    assert sealed.step(15 * SECOND, [1], [0, 1], [1]).ends == (38 * SECOND, 35 * SECOND)


def test_who_takes_back_goes_on_with_what_was_left_and_gets_no_increment_for_it() -> None:
    sealed = bank().step(0, [], [0, 1], []).step(12 * SECOND, [0, 1], [1], [0])
    back = sealed.step(20 * SECOND, [1], [0, 1], [0])
    assert back.ends == (38 * SECOND, TURN)
    assert back.step(21 * SECOND, [0, 1], [1], [0]).left[0] == 22 * SECOND


def test_who_replaces_a_sealed_move_changes_nothing_that_others_could_see() -> None:
    for started in (clock(), bank()):
        sealed = started.step(0, [], [0, 1], []).step(12 * SECOND, [0, 1], [1], [0])
        assert sealed.step(20 * SECOND, [1], [1], [0]) == sealed


@pytest.mark.parametrize("increment", [0, 5 * SECOND])
def test_the_move_of_an_empty_bank_counts_as_a_decision(increment: int) -> None:
    late = bank(increment).step(0, [], [0], [])
    assert late.overdue(TURN, [0]) == [0]
    settled = late.step(TURN + 7, [0], [1], [0])
    assert settled.left[0] == increment
    again = settled.step(40 * SECOND, [1], [0], [1])
    assert again.next_end([0]) == 40 * SECOND + increment


def test_a_fine_is_taken_from_a_bank_and_leaves_a_second() -> None:
    running = bank().step(0, [], [0], [])
    assert running.fined(12 * SECOND, 0, 10 * SECOND).ends == (20 * SECOND, None)
    assert running.fined(12 * SECOND, 0, 120 * SECOND).ends == (13 * SECOND, None)
    assert running.fined(TURN - 1, 0, 120 * SECOND) == running
    assert bank().fined(0, 1, 10 * SECOND).left == (TURN, 20 * SECOND)
    assert bank().fined(0, 1, 120 * SECOND).left == (TURN, SECOND)


def test_a_turns_time_pays_no_fine() -> None:
    running = clock().step(0, [], [0], [])
    assert running.fined(12 * SECOND, 0, 120 * SECOND) == running


def test_a_pause_gives_a_bank_no_time() -> None:
    started = bank().step(0, [], [0], [])
    paused = started.pause(100 * SECOND)
    assert paused.view(105 * SECOND, [0]).left == started.view(5 * SECOND, [0]).left
    assert paused.left == started.left


@given(st.lists(st.tuples(st.integers(0, 20), st.sampled_from([0, 1]), st.booleans()), max_size=30))
def test_a_bank_holds_what_was_given_less_what_was_used(acts: list[tuple[int, int, bool]]) -> None:
    now, waiting, running = 0, {0, 1}, bank().step(0, [], [0, 1], [])
    used, decisions = [0, 0], [0, 0]
    for seconds, seat, turns in acts:
        now += seconds * SECOND
        for other in waiting:
            used[other] += seconds * SECOND
        after = waiting ^ {seat}
        if turns and not after:
            after = {0, 1}  # the turn is over, and both are waited for anew
        decisions[seat] += 1 if seat in waiting else -1
        running = running.step(now, waiting, after, [seat])
        waiting = after
        if running.overdue(now, waiting) or min(running.left) <= 5 * SECOND:
            break
        left = [TURN + 5 * SECOND * decisions[s] - used[s] for s in (0, 1)]
        assert running.view(now, waiting).left == left
