"""How long seats take to decide, counted from the times of the log."""

from hexmoot.games.battlehex.views import Resign, Unseal
from hexmoot.table import Table
from hexmoot.table.pace import new_pace
from table.samples import GUEST, YOU, act, play_of, seal, started, take_overdue

SECOND = 1000


def averages(table: Table) -> list[int | None]:
    return play_of(table).now.pace.averages()


def test_a_decision_lasts_from_when_a_seat_is_waited_for_until_it_acts() -> None:
    pace = new_pace(3).step(0, [1], []).step(4 * SECOND, [2], [1]).step(5 * SECOND, [1], [2])
    assert pace.averages() == [None, 4 * SECOND, SECOND]
    assert pace.step(13 * SECOND, [], [1]).averages() == [None, 6 * SECOND, SECOND]


def test_seats_that_choose_at_once_each_have_their_own_time() -> None:
    table = started()
    act(table, 0, seal(1, 2, 2), 3 * SECOND)
    act(table, 1, seal(1, 1, 1), 10 * SECOND)
    assert averages(table) == [3 * SECOND, 10 * SECOND]


def test_who_takes_a_choice_back_is_waited_for_anew() -> None:
    table = started()
    act(table, 0, seal(1, 2, 2), 3 * SECOND)
    act(table, 0, Unseal(1), 20 * SECOND)
    act(table, 0, seal(1, 2, 2), 25 * SECOND)
    assert averages(table) == [4 * SECOND, None]


def test_changing_a_sealed_choice_is_no_decision_of_its_own() -> None:
    table = started()
    act(table, 0, seal(1, 2, 2), 3 * SECOND)
    act(table, 0, seal(1, 3, 3), 20 * SECOND)
    assert averages(table) == [3 * SECOND, None]


def test_resigning_while_another_is_waited_for_takes_no_time() -> None:
    table = started()
    act(table, 0, seal(1, 2, 2), 3 * SECOND)
    act(table, 0, Resign(), 50 * SECOND)
    assert averages(table) == [3 * SECOND, None]


def test_a_turn_that_the_clock_ended_took_all_of_it() -> None:
    table = started(turn_seconds=15)
    act(table, 0, seal(1, 2, 2), 3 * SECOND)
    take_overdue(table, 15 * SECOND)
    assert averages(table) == [3 * SECOND, 15 * SECOND]


def test_on_a_device_that_goes_round_time_begins_when_it_is_handed_over() -> None:
    table = started(YOU, GUEST, turn_seconds=30)
    play = play_of(table)
    play.take(play.note(20 * SECOND, type="ready", seat=0))
    act(table, 0, seal(1, 2, 2), 22 * SECOND)
    assert averages(table) == [2 * SECOND, None]


def test_while_the_table_stood_still_nobody_was_thinking() -> None:
    table = started(turn_seconds=30)
    play = play_of(table)
    play.take(play.note(100 * SECOND, type="pause", ms=90 * SECOND))
    act(table, 0, seal(1, 2, 2), 101 * SECOND)
    assert averages(table) == [11 * SECOND, None]
