"""Offences and the clock: no decision, no increment, no new time; the second one is paid for out of the bank."""

from typing import Any

import pytest

from hexmoot import games
from hexmoot.games.hexflow.views import Place
from hexmoot.record import read, verify, write
from hexmoot.table import Table, TableSettings, new_plan, restored
from hexmoot.table.punctual import unpunctual
from table.samples import ANN, BOB, NEXT_SEED, OPEN, SEED, YOU, act, bot, play_of, take_overdue

GAME = games.game("hexflow")
SECOND = 1000
BANK = {"bank_seconds": 300, "increment_seconds": 30}
WRONG = "e5"  # no corner


def started(mode: str = "race", *, bots: bool = False, **settings: Any) -> Table:
    """A strict game that waits for its first placement at time 0."""
    options = {"mode": mode, "first_choice": "seat_order", "strict_penalties": True}
    others = [bot("drip") if bots else OPEN] * (2 if mode == "tri3" else 1)
    table = Table(
        GAME, new_plan(GAME, "code", (ANN, "Ann"), [YOU, *others], options, TableSettings(**settings), "aa", SEED, 0)
    )
    for number, _ in enumerate(others if not bots else []):
        table.plan = table.sit(None, f"{BOB}{number}", f"Bob {number}", "bb")
    table.begun(*table.begin(0, NEXT_SEED))
    return table


def offend(table: Table, at: int) -> None:
    """Whoever is to move puts its first tile where none may begin."""
    now = play_of(table).now
    (seat,) = now.waiting
    act(table, seat, Place(now.state.view(seat).hand[0], WRONG), at)


def place(table: Table, at: int) -> None:
    """Whoever is to move places something."""
    now = play_of(table).now
    (seat,) = now.waiting
    act(table, seat, now.state.actions(seat)[0], at)


def clock(table: Table, at: int) -> list[int | None]:
    """What everybody sees of the clock at a time."""
    now = play_of(table).now
    assert now.clock is not None
    return now.clock.view(at, now.running).left


def test_a_warning_costs_nothing_and_the_time_runs_on() -> None:
    table = started(**BANK)
    offend(table, 10 * SECOND)
    assert clock(table, 10 * SECOND) == [290 * SECOND, 300 * SECOND]
    place(table, 25 * SECOND)
    assert clock(table, 25 * SECOND) == [305 * SECOND, 300 * SECOND]


def test_the_second_offence_costs_two_minutes_of_the_bank() -> None:
    table = started(**BANK)
    offend(table, 10 * SECOND)
    offend(table, 20 * SECOND)
    assert clock(table, 20 * SECOND) == [160 * SECOND, 300 * SECOND]
    place(table, 30 * SECOND)
    assert clock(table, 30 * SECOND) == [180 * SECOND, 300 * SECOND]
    place(table, 40 * SECOND)
    assert clock(table, 40 * SECOND) == [180 * SECOND, 320 * SECOND]


def test_a_small_bank_keeps_a_second_which_runs_out() -> None:
    table = started(bank_seconds=60)
    offend(table, 10 * SECOND)
    offend(table, 20 * SECOND)
    assert clock(table, 20 * SECOND) == [SECOND, 60 * SECOND]
    assert take_overdue(table, 21 * SECOND - 1) == []
    (moment,) = take_overdue(table, 21 * SECOND)
    assert moment.entry.action is not None
    assert moment.entry.action["type"] == "timeout"


def test_the_third_offence_loses_and_no_clock_runs_any_more() -> None:
    table = started(**BANK)
    for second in (1, 2, 3):
        offend(table, second * SECOND)
    outcome = play_of(table).outcome
    assert outcome is not None
    assert (outcome.reason, outcome.places) == ("penalty", [2, 1])
    assert take_overdue(table, 1000 * SECOND) == []


def test_of_three_the_next_goes_on_with_all_its_time() -> None:
    table = started("tri3", **BANK)
    for second in (1, 2, 3):
        offend(table, second * SECOND)
    assert play_of(table).now.waiting == [1]
    assert clock(table, 3 * SECOND) == [177 * SECOND, 300 * SECOND, 300 * SECOND]


@pytest.mark.parametrize("settings", [{"turn_seconds": 60}, {"move_days": 1}])
def test_no_offence_renews_or_shortens_the_time_of_a_turn(settings: dict[str, int]) -> None:
    table = started(**settings)
    whole = clock(table, 0)[0]
    assert whole is not None
    for second in (10, 20):
        offend(table, second * SECOND)
        assert clock(table, second * SECOND) == [whole - second * SECOND, None]


def test_an_offence_is_no_decision_when_it_comes_to_how_long_they_took() -> None:
    table = started()
    offend(table, 10 * SECOND)
    place(table, 30 * SECOND)
    assert play_of(table).now.pace.averages() == [30 * SECOND, None]


def test_a_seat_that_a_bot_plays_has_no_clock_to_pay_from() -> None:
    table = started(bots=True, **BANK)
    place(table, 10 * SECOND)
    offend(table, 20 * SECOND)
    offend(table, 30 * SECOND)
    assert clock(table, 30 * SECOND) == [320 * SECOND, 300 * SECOND]


def test_a_restored_game_and_its_record_have_paid_the_same() -> None:
    table = started(**BANK)
    for deed, second in ((offend, 10), (offend, 20), (place, 30), (offend, 40), (offend, 50)):
        deed(table, second * SECOND)
    play = play_of(table)
    again = restored(GAME, play.opening, play.settings, [(entry, None) for entry in play.entries])
    assert again.now.clock == play.now.clock
    record = read(write(play.record()))
    assert verify(record).problems == []
    assert unpunctual(record) == []
