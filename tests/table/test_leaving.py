"""People who are gone: the bot or the patience that the host chose, and games that the others end."""

from hexmoot.games.battlehex.views import Play as Place
from hexmoot.games.hexpath.views import Resign
from hexmoot.table import Moment, Table
from hexmoot.table.leaving import GONE_MS, give_up, given_up, gone_at, met_again
from table import test_entries
from table.samples import ANN, BOB, OPEN, YOU, act, bot, plan, play_of, started, take_overdue
from table.test_seating import refused

CEM = "cem-id"
SECOND, DAY = 1000, 86_400_000


def left(table: Table, *people: str, at: int = 0) -> Table:
    """The table after some have left."""
    table.went(table.people() - set(people), at)
    return table


def test_the_bot_that_the_host_chose_stands_in() -> None:
    table = left(started(stand_in="recruit"), BOB)
    (moment,) = take_overdue(table, 60 * SECOND)
    assert moment.entry.table == {"type": "stand_in", "seat": 1, "bot": "recruit"}


def test_a_stand_in_is_a_bot_of_the_game() -> None:
    with refused("noSuchBot"):
        plan(stand_in="tortoise")


def test_where_the_host_chose_to_wait_nobody_stands_in() -> None:
    table = left(started(on_leave="wait"), BOB)
    assert table.alarm() is None
    assert take_overdue(table, DAY) == []


def test_where_one_waits_the_clock_goes_on_and_being_late_is_only_that() -> None:
    table = test_entries.started(YOU, OPEN, turn_seconds=15, on_leave="wait", options={"rings": 8})
    moments = [m for turn in range(1, 7) for m in take_overdue(table, turn * 15 * SECOND)]
    assert test_entries.taken(moments) == ["timeout"] * 6


# --- ending a game without those who are gone -------------------------------------------------------------------------


def ended(table: Table, *people: str, at: int) -> Moment | None:
    """What these people's wishes to end the game bring about."""
    for person in people:
        table.plan = give_up(table, person, at)
    return given_up(table, at)


def comes_back(table: Table, person: str) -> None:
    table.came(person)
    table.plan = met_again(table, person)


def test_who_is_here_alone_may_end_the_game_after_a_while() -> None:
    table = left(started(on_leave="wait"), BOB)
    assert gone_at(table) == {1: GONE_MS}
    with refused("nobodyGone"):
        give_up(table, ANN, GONE_MS - 1)
    moment = ended(table, ANN, at=GONE_MS)
    assert moment is not None
    assert moment.entry.table == {"type": "abandon", "by": "seats"}
    assert moment.result is not None
    assert (moment.result.reason, moment.result.places) == ("abandoned", None)


def test_all_who_are_here_have_to_want_it() -> None:
    table = left(test_entries.started(YOU, OPEN, OPEN), BOB)
    assert ended(table, ANN, ANN, at=GONE_MS) is None
    assert table.plan.giving_up == {ANN: [BOB]}
    assert ended(table, CEM, at=GONE_MS) is not None


def test_who_comes_back_puts_an_end_to_it() -> None:
    table = left(test_entries.started(YOU, OPEN, OPEN), BOB)
    assert ended(table, ANN, at=GONE_MS) is None
    comes_back(table, BOB)
    assert (table.plan.giving_up, gone_at(table)) == ({}, {})
    with refused("nobodyGone"):
        give_up(table, ANN, GONE_MS)


def test_who_only_lost_the_line_for_a_moment_changes_no_wish() -> None:
    table = left(test_entries.started(YOU, OPEN, OPEN), BOB)
    assert ended(table, ANN, at=GONE_MS) is None
    left(table, ANN, CEM, at=GONE_MS)
    for person in (ANN, CEM):
        comes_back(table, person)
    assert table.plan.giving_up == {ANN: [BOB]}


def test_the_next_game_begins_without_wishes_of_the_last() -> None:
    table = left(started(best_of=3), BOB)
    moment = ended(table, ANN, at=GONE_MS)
    assert moment is not None
    play_of(table).take(moment)
    coming, _, _ = table.begin(GONE_MS, bytes(32))
    assert coming.giving_up == {}


def test_though_a_bot_plays_on_the_others_may_end_the_game() -> None:
    table = left(started(), BOB)
    take_overdue(table, 60 * SECOND)
    assert ended(table, ANN, at=GONE_MS) is not None


def test_who_is_out_of_the_game_may_go_and_is_not_missed() -> None:
    table = test_entries.started(YOU, OPEN, OPEN)
    act(table, table.seats_of(BOB)[0], Resign())
    assert gone_at(left(table, BOB)) == {}


def test_a_game_of_days_waits_for_days() -> None:
    table = left(started(options={"mode": "classic"}, move_days=2), BOB)
    act(table, 0, Place(1, 1, 1), SECOND)
    with refused("nobodyGone"):
        give_up(table, ANN, 2 * DAY - 1)
    assert ended(table, ANN, at=2 * DAY) is not None


def test_only_who_plays_ends_a_game_that_runs() -> None:
    table = left(started(), BOB)
    with refused("notSeated"):
        give_up(table, CEM, GONE_MS)
    play_of(table).take(play_of(table).note(0, type="abandon"))
    with refused("gameOver"):
        give_up(table, ANN, GONE_MS)


def test_against_bots_nobody_is_missed() -> None:
    with refused("nobodyGone"):
        give_up(left(started(YOU, bot()), BOB), ANN, GONE_MS)
