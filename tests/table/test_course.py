"""The course of a table: when games begin, whose clock runs, who is stood in for, what is due."""

import pytest

from hexmoot.game import Refused
from hexmoot.games.battlehex.views import Play, Resign
from hexmoot.luck import commit_of
from hexmoot.table import Table
from table.samples import (
    ANN,
    BOB,
    GAME,
    GUEST,
    NEXT_SEED,
    OPEN,
    YOU,
    act,
    bot,
    plan,
    play_of,
    seal,
    started,
    take_overdue,
)

SECOND = 1000
CLASSIC = {"mode": "classic"}


# --- games of a series ----------------------------------------------------------------------------------------------


def agree(table: Table, *people: str) -> None:
    for person in people:
        table.plan = table.agree(person, "cc")


def test_the_promise_of_a_game_is_made_before_its_pinches_are_known() -> None:
    table = Table(GAME, plan())
    promised = commit_of(bytes.fromhex(table.plan.seed))
    table.plan = table.sit(None, BOB, "Bob", "bb")
    table.begun(*table.begin(0, NEXT_SEED))
    assert play_of(table).opening.header.commit == promised
    assert table.plan.seed == NEXT_SEED.hex()


def test_the_next_game_waits_for_everybody() -> None:
    table = started(best_of=3)
    with pytest.raises(Refused):
        table.agree(ANN, "")
    act(table, 0, Resign())
    assert table.phase == "between"
    agree(table, ANN)
    assert not table.may_begin(0)
    agree(table, BOB)
    assert table.may_begin(0)
    with pytest.raises(Refused):
        table.agree("cem-id", "")


def test_the_next_game_has_its_own_number_seed_and_pinches_and_turned_colours() -> None:
    table = started(best_of=3)
    act(table, 0, Resign())
    agree(table, ANN, BOB)
    table.begun(*table.begin(5, bytes(31) + b"x"))
    play = play_of(table)
    assert (play.number, play.opening.seed, play.opening.pinches) == (2, NEXT_SEED, ["cc", "cc"])
    assert play.opening.header.options["firstColour"] == "black"
    assert table.phase == "playing"
    assert table.plan.agreed == []
    assert [chair.pinch for chair in table.plan.chairs] == ["", ""]


def test_a_series_ends_and_another_may_follow() -> None:
    table = started(best_of=3)
    for number in (1, 2):
        act(table, 0, Resign())
        assert len(table.finished) == number
        agree(table, ANN, BOB)
        if number == 1:
            table.begun(*table.begin(0, NEXT_SEED))
    assert table.phase == "done"
    assert table.standing == ([0, 2], True, [2, 1])
    table.begun(*table.begin(0, NEXT_SEED))
    assert (table.phase, play_of(table).number, table.finished) == ("playing", 3, [])


def test_against_bots_one_word_is_enough() -> None:
    table = started(YOU, bot(), best_of=3)
    act(table, 0, Resign())
    agree(table, ANN)
    assert table.may_begin(0)


# --- bots -----------------------------------------------------------------------------------------------------------


def test_a_bot_is_due_while_the_game_waits_for_it() -> None:
    table = started(bot(), YOU)
    assert table.thinkers() == [(0, "recruit")]
    assert table.facts(play_of(table).now) == ("playing", [0, 1], 0)
    act(table, 0, seal(1, 2, 2))
    assert table.thinkers() == []
    assert table.facts(play_of(table).now) == ("playing", [1], None)


# --- the clock ------------------------------------------------------------------------------------------------------


def test_a_time_out_is_played_when_it_is_due_and_not_before() -> None:
    table = started(turn_seconds=30)
    act(table, 0, seal(1, 2, 2), 10 * SECOND)
    assert table.alarm() == 30 * SECOND
    assert table.overdue(30 * SECOND - 1) is None
    (moment,) = take_overdue(table, 30 * SECOND)
    assert moment.entry.seat is None
    assert moment.entry.action == {"type": "timeout", "turn": 1, "how": "forfeit", "sides": ["black"]}
    assert table.alarm() == 60 * SECOND


def test_both_sides_are_settled_in_one_step() -> None:
    table = started(turn_seconds=30, on_timeout="random")
    (moment,) = take_overdue(table, 30 * SECOND)
    assert moment.entry.action == {"type": "timeout", "turn": 1, "how": "random", "sides": ["red", "black"]}


def test_a_classic_turn_passes_when_its_time_is_up() -> None:
    table = started(turn_seconds=15, options=CLASSIC)
    act(table, 0, Play(1, 1, 1), 5 * SECOND)
    assert table.alarm() == 20 * SECOND
    take_overdue(table, 20 * SECOND)
    assert play_of(table).now.state.waiting() == [0]
    assert table.alarm() == 35 * SECOND


def test_a_game_that_nobody_minds_ends_by_forfeits() -> None:
    table = started(turn_seconds=15)
    for turn in (1, 2, 3):
        take_overdue(table, turn * 15 * SECOND)
    assert play_of(table).outcome is not None
    assert table.alarm() is None


def test_on_one_device_each_pick_has_its_own_time() -> None:
    table = started(YOU, GUEST, turn_seconds=15)
    play = play_of(table)
    assert table.waits_for_hand_over(0)
    assert table.alarm() is None
    play.take(play.note(2 * SECOND, type="ready", seat=0))
    assert not table.waits_for_hand_over(0)
    (moment,) = take_overdue(table, 17 * SECOND)
    assert moment.entry.action == {"type": "timeout", "turn": 1, "how": "forfeit", "sides": ["red"]}
    assert [type(event).__name__ for event in moment.step.seen(None)] == ["SealedEvent"]
    assert table.alarm() is None
    assert table.waits_for_hand_over(1)


# --- people who leave -----------------------------------------------------------------------------------------------


def test_who_is_away_while_another_waits_is_stood_in_for() -> None:
    table = started()
    table.away = {BOB: 5 * SECOND}
    assert table.alarm() == 65 * SECOND
    assert table.overdue(65 * SECOND - 1) is None
    (moment,) = take_overdue(table, 65 * SECOND)
    assert moment.entry.table == {"type": "stand_in", "seat": 1, "bot": "general"}
    assert (moment.seats[1].away, moment.seats[1].stand_in) == (True, "general")
    assert table.thinkers() == [(1, "general")]


def test_who_comes_back_takes_the_seat_back() -> None:
    table = started()
    table.away = {BOB: 0}
    take_overdue(table, 60 * SECOND)
    back = table.returned(BOB, 61 * SECOND)
    assert back is not None
    play_of(table).take(back)
    assert table.thinkers() == []
    assert table.returned(BOB, 61 * SECOND) is None


def test_a_table_that_all_have_left_waits() -> None:
    table = started()
    table.away = {ANN: 0, BOB: 0}
    assert table.alarm() is None
    assert take_overdue(table, 3600 * SECOND) == []


def test_against_bots_nobody_is_stood_in_for() -> None:
    table = started(YOU, bot())
    table.away = {ANN: 0}
    assert take_overdue(table, 3600 * SECOND) == []


def test_who_leaves_may_be_made_to_resign() -> None:
    table = started(on_leave="resign")
    table.away = {BOB: 0}
    (moment,) = take_overdue(table, 60 * SECOND)
    assert moment.entry.action == {"type": "resign"}
    assert table.phase == "done"


def test_between_games_nobody_is_waited_for_for_ever() -> None:
    table = started(best_of=3)
    act(table, 0, Resign())
    table.away = {BOB: 10 * SECOND}
    agree(table, ANN)
    assert not table.may_begin(70 * SECOND - 1)
    assert table.alarm() == 70 * SECOND
    assert table.may_begin(70 * SECOND)


def test_nothing_is_due_while_somebody_who_is_here_has_not_asked_for_the_next_game() -> None:
    table = Table(GAME, plan(OPEN, OPEN))
    for person in (BOB, "cem-id"):
        table.plan = table.sit(None, person, "", "")
    table.begun(*table.begin(0, NEXT_SEED))
    act(table, 0, Resign())
    table.away = {BOB: 0}
    agree(table, ANN)  # the host, who does not play
    assert table.alarm() is None
    table.away = {BOB: 0, "cem-id": 5 * SECOND}
    assert table.alarm() == 65 * SECOND
