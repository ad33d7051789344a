"""The clocks of a table: what a host may choose, whom they bind, and what happens when they have run out."""

from typing import Any

import msgspec
import pytest

from hexmoot.games.battlehex.views import Play, Unseal
from hexmoot.record import read, verify, write
from hexmoot.table import Table, restored
from hexmoot.table.punctual import unpunctual
from hexmoot.table.settings import DAY
from hexmoot.table.times import iso
from hexmoot.words import sentence
from table.samples import BOB, GAME, OPEN, YOU, act, bot, plan, play_of, seal, started, take_overdue
from table.test_seating import refused

SECOND = 1000
CLASSIC = {"mode": "classic"}
BANK = {"bank_seconds": 60, "increment_seconds": 5}


def left(table: Table, at: int) -> list[int | None]:
    """What the clock shows everybody at a time."""
    now = play_of(table).now
    assert now.clock is not None
    return now.clock.view(at, now.running).left


# --- what may be chosen -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "terms"),
    [
        ({}, None),
        ({"turn_seconds": 30}, (30_000, None)),
        (BANK, (60_000, 5000)),
        ({"bank_seconds": 300}, (300_000, 0)),
        ({"move_days": 3}, (3 * DAY * 1000, None)),
    ],
)
def test_a_table_has_no_clock_or_one(settings: dict[str, Any], terms: object) -> None:
    assert plan(**settings).settings.terms == terms


@pytest.mark.parametrize(
    "settings",
    [
        {"turn_seconds": 30, "bank_seconds": 60},
        {"bank_seconds": 60, "move_days": 1},
        {"turn_seconds": 30, "increment_seconds": 5},
        {"increment_seconds": 5},
    ],
)
def test_two_clocks_or_half_a_one_are_refused(settings: dict[str, Any]) -> None:
    with refused("twoClocks"):
        plan(**settings)


# --- a bank -----------------------------------------------------------------------------------------------------------


def test_while_both_choose_both_banks_run_and_each_stops_with_its_seal() -> None:
    table = started(**BANK)
    act(table, 0, seal(1, 1, 1), 10 * SECOND)
    assert left(table, 20 * SECOND) == [55 * SECOND, 40 * SECOND]
    act(table, 1, seal(1, 2, 2), 30 * SECOND)
    assert left(table, 30 * SECOND) == [55 * SECOND, 35 * SECOND]
    assert table.alarm() == 65 * SECOND


def test_an_empty_bank_settles_its_own_side_alone_and_gets_the_increment() -> None:
    table = started(**BANK)
    act(table, 0, seal(1, 1, 1), 50 * SECOND)
    act(table, 0, Unseal(1), 55 * SECOND)
    assert left(table, 55 * SECOND) == [10 * SECOND, 5 * SECOND]
    (moment,) = take_overdue(table, 60 * SECOND)
    assert moment.entry.action == {"type": "timeout", "turn": 1, "how": "forfeit", "sides": ["black"]}
    assert left(table, 61 * SECOND) == [4 * SECOND, 5 * SECOND]


def test_the_owner_of_an_empty_bank_without_increment_is_too_late_for_every_turn() -> None:
    table = started(options=CLASSIC, bank_seconds=60)
    take_overdue(table, 60 * SECOND)
    act(table, 1, Play(2, 1, 1), 70 * SECOND)
    assert [m.entry.action and m.entry.action["turn"] for m in take_overdue(table, 70 * SECOND)] == [3]
    assert left(table, 70 * SECOND) == [0, 50 * SECOND]


def test_the_rules_are_told_that_a_bank_is_empty() -> None:
    assert plan(**BANK).settings.for_game()["bank"]
    assert not plan(turn_seconds=30).settings.for_game()["bank"]


# --- days for a move --------------------------------------------------------------------------------------------------


def test_a_move_of_days_needs_nobody_here_until_its_time_is_up() -> None:
    table = started(options=CLASSIC, move_days=2)
    table.away = {BOB: 0}
    act(table, 0, Play(1, 1, 1), SECOND)
    assert table.alarm() == 2 * DAY * SECOND + SECOND
    (moment,) = take_overdue(table, 2 * DAY * SECOND + SECOND)
    assert moment.entry.action == {"type": "timeout", "turn": 2, "how": "forfeit", "sides": ["black"]}


def test_between_games_of_days_people_have_days_to_ask_for_the_next() -> None:
    table = started(options=CLASSIC, move_days=1, best_of=3)
    play_of(table).take(play_of(table).note(0, type="abandon"))
    table.away = {BOB: 0}
    table.plan = table.agree("ann-id", "")
    assert table.alarm() == DAY * SECOND
    assert not table.may_begin(DAY * SECOND - 1)
    assert table.may_begin(DAY * SECOND)


# --- whom a clock binds -----------------------------------------------------------------------------------------------


def test_a_bot_has_no_clock() -> None:
    table = started(YOU, bot(), turn_seconds=15)
    act(table, 0, seal(1, 2, 2), SECOND)
    assert (left(table, SECOND), table.alarm()) == ([None, None], None)
    table = started(YOU, bot(), **BANK)
    play = play_of(table)
    shown = play.envelope(play.now, None).clock
    assert shown is not None
    assert (shown.left, shown.running) == ([60 * SECOND, None], [True, False])


@pytest.mark.parametrize("clock", [{"turn_seconds": 120}, {"bank_seconds": 120, "increment_seconds": 5}])
def test_while_a_bot_stands_in_the_clock_of_its_seat_stands_still(clock: dict[str, Any]) -> None:
    table = started(options=CLASSIC, **clock)
    act(table, 0, Play(1, 1, 1), SECOND)
    table.away = {BOB: SECOND}
    take_overdue(table, 61 * SECOND)
    assert table.alarm() is None
    back = table.returned(BOB, 600 * SECOND)
    assert back is not None
    play_of(table).take(back)
    assert left(table, 600 * SECOND)[1] == 60 * SECOND


@pytest.mark.parametrize(
    ("clock", "rest"), [({"turn_seconds": 120}, 120), ({"bank_seconds": 120, "increment_seconds": 5}, 60)]
)
def test_what_a_stand_in_decides_is_paid_by_nobody(clock: dict[str, Any], rest: int) -> None:
    table = started(options=CLASSIC, **clock)
    act(table, 0, Play(1, 1, 1), SECOND)
    table.away = {BOB: SECOND}
    take_overdue(table, 61 * SECOND)
    act(table, 1, Play(2, 2, 2), 70 * SECOND)
    back = table.returned(BOB, 80 * SECOND)
    assert back is not None
    play_of(table).take(back)
    act(table, 0, Play(3, 3, 3), 90 * SECOND)
    assert left(table, 90 * SECOND)[1] == rest * SECOND


# --- the record -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("settings", [BANK, {"move_days": 1}, {"turn_seconds": 60}])
def test_a_stored_game_has_the_same_clock_and_its_record_matches(settings: dict[str, Any]) -> None:
    table = started(YOU, OPEN, **settings)
    play = play_of(table)
    act(table, 0, seal(1, 1, 1), 10 * SECOND)
    act(table, 0, seal(1, 2, 1), 12 * SECOND)
    play.take(play.note(20 * SECOND, type="pause", ms=5 * SECOND))
    act(table, 0, Unseal(1), 25 * SECOND)
    take_overdue(table, 2 * DAY * SECOND)
    again = restored(GAME, play.opening, play.settings, [(entry, None) for entry in play.entries])
    assert again.now.clock == play.now.clock
    assert verify(read(write(play.record()))).problems == []


def test_a_record_that_did_not_keep_to_its_clock_is_found_out() -> None:
    table = started(options=CLASSIC, **BANK)
    play = play_of(table)
    act(table, 0, Play(1, 1, 1), 59 * SECOND)
    act(table, 1, Play(2, 2, 2), 100 * SECOND)
    take_overdue(table, 106 * SECOND)
    record = play.record()
    assert unpunctual(record) == []

    def dated(k: int, seconds: int) -> list[tuple[int | None, str]]:
        entries = list(record.entries)
        entries[k] = msgspec.structs.replace(entries[k], at=iso(seconds * SECOND))
        return [(problem.k, str(problem.what)) for problem in unpunctual(record._replace(entries=entries))]

    assert dated(1, 61) == [(1, sentence("record.late"))]
    assert dated(2, 58) == [(2, sentence("record.backwards"))]
    assert dated(3, 105) == [(3, sentence("record.notLate"))]
    assert unpunctual(record._replace(header=msgspec.structs.replace(record.header, settings=None))) == []


@pytest.mark.parametrize("changes", [{"at": "noon"}, {"table": {"type": "pause"}}, {"table": {"type": "ready"}}])
def test_what_the_table_wrote_in_a_record_may_be_anything_and_is_found_out(changes: dict[str, Any]) -> None:
    table = started(options=CLASSIC, **BANK)
    play = play_of(table)
    play.take(play.note(20 * SECOND, type="pause", ms=5 * SECOND))
    record = play.record()
    entries = [record.entries[0], msgspec.structs.replace(record.entries[1], **changes)]
    (problem,) = unpunctual(record._replace(entries=entries))
    assert (problem.k, str(problem.what)) == (1, sentence("record.notNote"))
