"""What is done by consent, undo, abandoning, pausing: when it is free, who is asked, where it is refused."""

from typing import Any

import pytest

from hexmoot.game import Outcome
from hexmoot.games.battlehex.views import Play as Place
from hexmoot.games.battlehex.views import Resign, Unseal
from hexmoot.luck import luck_at
from hexmoot.record import read, replay, verify, write
from hexmoot.table import Moment, Play, Table, consent, restored
from hexmoot.table.accord import LAPSE_MS, REST_MS, SLOW_LAPSE_MS, Offer
from hexmoot.table.leaving import lapses
from table import test_entries as course
from table.samples import BOB, GAME, GUEST, OPEN, YOU, act, bot, play_of, seal, started, take_overdue
from table.test_seating import refused

SECOND = 1000
CLASSIC = {"mode": "classic"}


@pytest.fixture(autouse=True)
def allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Battle Hex as if it had undo."""
    monkeypatch.setattr(type(GAME), "undo", "unrevealed")


def classic(*seats: Any, **settings: Any) -> Table:
    return started(*seats, options=CLASSIC, **settings)


def offer(table: Table, seat: int, what: Any, at: int = 0, command: str | None = None) -> Moment:
    moment = consent.offer(table, seat, what, at)
    play_of(table).take(moment, command)
    take_overdue(table, at)
    return moment


def answer(table: Table, seat: int, what: Any, by: int, yes: bool = True, at: int = 0) -> Moment:
    moment = consent.answer(table, seat, what, by, yes, at)
    play_of(table).take(moment)
    take_overdue(table, at)
    return moment


def written(table: Table) -> list[str]:
    """The newest entries of the table itself, in short."""
    return [entry.table["type"] for entry in play_of(table).entries if entry.table]


def open_offer(table: Table) -> Offer | None:
    return play_of(table).now.accord.offer


def refolded(table: Table) -> Play:
    """The game as a restarted server has it."""
    play = play_of(table)
    return restored(GAME, play.opening, play.settings, [(entry, None) for entry in play.entries])


# --- undo: where it is free -----------------------------------------------------------------------------------------


def test_on_one_screen_steps_are_taken_back_at_once_one_after_the_other() -> None:
    table = classic(YOU, GUEST, practice=True)
    dumps = [play_of(table).now.state.dump()]
    for turn, cell in ((1, 1), (2, 2), (3, 3)):
        act(table, 1 - turn % 2, Place(turn, cell, cell))
        dumps.append(play_of(table).now.state.dump())
    with refused("undoPassed"):
        offer(table, 1, "undo")
    for left in (2, 1, 0):
        offer(table, left % 2, "undo")
        assert play_of(table).now.state.dump() == dumps[left]
        assert play_of(table).now.waiting == [left % 2]
    with refused("undoNothing"):
        offer(table, 0, "undo")
    assert written(table) == ["undo"] * 3


def test_against_a_bot_a_step_is_taken_back_until_the_bot_has_acted() -> None:
    table = classic(YOU, bot())
    act(table, 0, Place(1, 1, 1))
    offer(table, 0, "undo")
    assert (written(table), play_of(table).now.waiting, table.thinkers()) == (["undo"], [0], [])
    act(table, 0, Place(1, 2, 2))
    act(table, 1, Place(2, 1, 1))
    with refused("undoPassed"):
        offer(table, 0, "undo")


def test_whoever_is_gone_is_not_waited_for() -> None:
    table = classic()
    act(table, 0, Place(1, 1, 1))
    table.away = {BOB: 0}
    offer(table, 0, "undo", 59 * SECOND)
    assert open_offer(table) is not None
    table = classic()
    act(table, 0, Place(1, 1, 1))
    table.away = {BOB: 0}
    offer(table, 0, "undo", 60 * SECOND)
    assert written(table)[0] == "undo"


# --- undo: where it is refused --------------------------------------------------------------------------------------


def test_in_a_game_without_undo_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "undo", "never")
    table = classic(YOU, GUEST, practice=True)
    with refused("undoNever"):
        offer(table, 0, "undo")
    act(table, 0, Place(1, 1, 1))
    with refused("undoNever"):
        offer(table, 0, "undo")


def test_who_has_done_nothing_has_nothing_to_take_back() -> None:
    table = classic()
    act(table, 0, Place(1, 1, 1))
    with refused("undoNothing"):
        offer(table, 1, "undo")


def test_what_was_shown_is_not_taken_back() -> None:
    table = started()
    act(table, 0, seal(1, 1, 1))
    act(table, 1, seal(1, 2, 2))
    for seat in (0, 1):
        with refused("undoShown"):
            offer(table, seat, "undo")


def test_what_drew_from_its_luck_is_not_taken_back() -> None:
    table = started()
    act(table, 0, seal(1, 1, 1, "random"))
    act(table, 1, seal(1, 1, 1))
    assert play_of(table).entries[-1].draws
    with refused("undoDrew"):
        offer(table, 1, "undo")


def test_when_another_seat_has_acted_since_nothing_is_taken_back() -> None:
    table = started()
    act(table, 0, seal(1, 1, 1))
    act(table, 0, Unseal(1))
    act(table, 1, seal(1, 1, 1))
    with refused("undoOthers"):
        offer(table, 0, "undo")
    offer(table, 1, "undo")
    assert open_offer(table) is not None


def test_when_the_clock_has_played_since_nothing_is_taken_back() -> None:
    table = classic(turn_seconds=15)
    act(table, 0, Place(1, 1, 1))
    take_overdue(table, 15 * SECOND)
    with refused("undoPassed"):
        offer(table, 0, "undo", 15 * SECOND)


def test_after_the_end_there_is_nothing_to_agree_on() -> None:
    table = classic()
    act(table, 0, Resign())
    for what in ("undo", "abandon", "pause"):
        with refused("alreadyOver"):
            offer(table, 1, what)


# --- undo by consent ------------------------------------------------------------------------------------------------


def asked() -> Table:
    """Ann has placed a piece at time 1 s, and at 2 s asks to take it back."""
    table = classic(turn_seconds=15)
    act(table, 0, Place(1, 1, 1), 1 * SECOND)
    offer(table, 0, "undo", 2 * SECOND, "mine")
    return table


def test_online_the_other_is_asked_and_it_is_done_when_they_agree() -> None:
    table = asked()
    assert open_offer(table) == Offer("undo", 0, (1,), 2 * SECOND + LAPSE_MS, 1)
    assert play_of(table).now.waiting == [1]
    answer(table, 1, "undo", 0, at=4 * SECOND)
    assert written(table) == ["offer", "accept", "undo"]
    assert play_of(table).now.waiting == [0]
    assert open_offer(table) is None


def test_versions_only_grow_and_luck_is_never_used_twice() -> None:
    table = asked()
    play, before = play_of(table), play_of(table).now.versions
    answer(table, 1, "undo", 0, at=4 * SECOND)
    assert all(play.now.versions[viewer] > version for viewer, version in before.items())
    act(table, 0, Place(1, 2, 2), 5 * SECOND)
    lucks = [entry.luck for entry in play.entries if entry.luck]
    assert len(set(lucks)) == 3
    assert lucks[-1] == luck_at(play.opening.seed, play.salt, 5).hex()


def test_time_that_was_used_is_not_given_back() -> None:
    table = asked()
    answer(table, 1, "undo", 0, at=4 * SECOND)
    clock = play_of(table).now.clock
    assert clock is not None
    assert clock.ends[0] == 4 * SECOND + 14 * SECOND
    (moment,) = take_overdue(table, 18 * SECOND)
    assert moment.entry.seat is None


def test_an_increment_is_given_back_with_the_step_that_brought_it() -> None:
    table = classic(bank_seconds=60, increment_seconds=5)
    act(table, 0, Place(1, 1, 1), 10 * SECOND)
    offer(table, 0, "undo", 12 * SECOND)
    answer(table, 1, "undo", 0, at=20 * SECOND)
    clock = play_of(table).now.clock
    assert clock is not None
    assert clock.view(20 * SECOND, play_of(table).now.running).left == [50 * SECOND, 50 * SECOND]


def test_where_a_move_may_take_days_an_offer_waits_for_one() -> None:
    table = classic(move_days=3)
    table.away = {BOB: 0}
    offer(table, 0, "abandon", 3600 * SECOND)
    assert open_offer(table) == Offer("abandon", 0, (1,), 3600 * SECOND + SLOW_LAPSE_MS, None)


def test_a_no_is_a_no_and_is_not_asked_again_at_once() -> None:
    table = asked()
    answer(table, 1, "undo", 0, yes=False, at=4 * SECOND)
    assert open_offer(table) is None
    with refused("offeredLately"):
        offer(table, 0, "undo", 4 * SECOND + REST_MS - 1)


def test_after_a_rest_the_same_may_be_offered_again() -> None:
    table = classic()
    for round in range(3):
        offer(table, 0, "pause", round * REST_MS)
        answer(table, 1, "pause", 0, yes=False, at=round * REST_MS)
    assert written(table) == ["offer", "decline"] * 3


@pytest.mark.parametrize("what", ["abandon", "pause"])
def test_another_thing_may_be_offered_meanwhile_but_one_at_a_time(what: Any) -> None:
    table = asked()
    with refused("offerOpen"):
        offer(table, 1, what, 3 * SECOND)
    answer(table, 0, "undo", 0, yes=False, at=3 * SECOND)
    assert written(table) == ["offer", "withdraw"]
    offer(table, 1, what, 3 * SECOND)
    assert open_offer(table) is not None


def test_the_next_step_withdraws_what_would_take_back_the_one_before() -> None:
    table = asked()
    act(table, 1, Place(2, 2, 2), 3 * SECOND)
    assert open_offer(table) is None
    with refused("noOffer"):
        answer(table, 1, "undo", 0, at=4 * SECOND)


def test_an_offer_that_nobody_answers_lapses() -> None:
    table = classic()
    offer(table, 0, "abandon", 5 * SECOND)
    assert table.facts(play_of(table).now).due_at == 5 * SECOND + LAPSE_MS
    assert table.alarm() == 5 * SECOND + LAPSE_MS
    assert table.overdue(5 * SECOND + LAPSE_MS - 1) is None
    (moment,) = take_overdue(table, 5 * SECOND + LAPSE_MS)
    assert moment.entry.table == {"type": "lapse"}


@pytest.mark.parametrize(
    ("seat", "what", "by", "yes", "code"),
    [
        (1, "pause", 0, True, "noOffer"),
        (1, "undo", 1, True, "noOffer"),
        (0, "undo", 0, True, "notAsked"),
    ],
)
def test_only_whoever_is_asked_agrees_and_only_to_what_is_offered(
    seat: int, what: Any, by: int, yes: bool, code: str
) -> None:
    table = asked()
    with refused(code):
        answer(table, seat, what, by, yes, 3 * SECOND)


def test_what_all_have_agreed_on_is_carried_out_by_a_restarted_server() -> None:
    table = asked()
    play_of(table).take(consent.answer(table, 1, "undo", 0, True, 3 * SECOND))
    due = table.facts(play_of(table).now).due_at
    assert due is not None
    assert due <= 3 * SECOND
    again = Table(GAME, table.plan, play=refolded(table))
    assert again.alarm() == due
    (moment,) = take_overdue(again, 3 * SECOND)
    assert moment.entry.table == {"type": "undo", "entry": 1, "seat": 0}


def test_the_log_of_all_this_is_verified_and_folds_to_the_same() -> None:
    table = asked()
    answer(table, 1, "undo", 0, at=4 * SECOND)
    offer(table, 1, "pause", 5 * SECOND)
    answer(table, 0, "pause", 1, at=6 * SECOND)
    play = play_of(table)
    again = refolded(table)
    assert (again.now, again.standing) == (play.now._replace(state=again.now.state), again.standing)
    assert again.now.state.dump() == play.now.state.dump()
    offer(table, 1, "abandon", 7 * SECOND)
    answer(table, 0, "abandon", 1, at=8 * SECOND)
    record = read(write(play.record()))
    assert verify(record).problems == []
    states = [done.state.dump() for done in replay(record)]
    assert states[-1] == states[0] != states[1]


def test_watchers_do_not_hear_of_offers() -> None:
    table = classic()
    versions = []
    for act_of in (
        lambda: offer(table, 0, "pause"),
        lambda: answer(table, 1, "pause", 0, yes=False),
        lambda: act(table, 0, Place(1, 1, 1)),
        lambda: offer(table, 0, "undo"),
        lambda: answer(table, 1, "undo", 0),
    ):
        act_of()
        versions.append((play_of(table).now.versions[None], play_of(table).now.versions[1]))
    assert versions == [(0, 1), (0, 2), (1, 3), (1, 4), (2, 6)]


# --- abandoning -----------------------------------------------------------------------------------------------------


def test_a_game_that_all_want_to_abandon_ends_without_a_winner() -> None:
    table = classic(best_of=3)
    offer(table, 0, "abandon")
    answer(table, 1, "abandon", 0)
    assert play_of(table).outcome == Outcome("abandoned", None, [0, 0])
    assert (table.phase, table.standing.points) == ("between", [0, 0])


def test_alone_with_bots_one_word_abandons() -> None:
    table = classic(YOU, bot())
    offer(table, 0, "abandon")
    assert table.phase == "done"


def test_nobody_abandons_a_game_alone_because_the_others_are_gone() -> None:
    table = classic()
    table.away = {BOB: 0}
    with refused("nobodyHere"):
        offer(table, 0, "abandon", 60 * SECOND)


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_plays_on_does_not_want_to_stop(seat: int) -> None:
    table = started()
    offer(table, 0, "abandon")
    act(table, seat, seal(1, 1, 1))
    assert open_offer(table) is None


# --- pausing --------------------------------------------------------------------------------------------------------


def paused() -> Table:
    """A game of 15 s a turn, paused after 5 s."""
    table = classic(turn_seconds=15)
    offer(table, 0, "pause", 4 * SECOND)
    answer(table, 1, "pause", 0, at=5 * SECOND)
    return table


def test_in_a_pause_the_clock_stands_still_and_is_shown_so() -> None:
    table = paused()
    assert table.alarm() is None
    assert table.facts(play_of(table).now) == ("playing", [], None)
    assert take_overdue(table, 3600 * SECOND) == []
    envelope = play_of(table).envelope(play_of(table).now, None)
    assert envelope.clock is not None
    assert (envelope.clock.left, envelope.clock.running) == ([10 * SECOND, None], [False, False])


def test_in_a_pause_nobody_acts_and_nobody_is_stood_in_for() -> None:
    table = paused()
    table.away = {BOB: 6 * SECOND}
    assert take_overdue(table, 3600 * SECOND) == []
    for deed in (
        lambda: act(table, 0, Place(1, 1, 1)),
        lambda: offer(table, 0, "pause"),
        lambda: offer(table, 0, "undo"),
    ):
        with refused("paused"):
            deed()


def test_anybody_lets_the_game_go_on_with_the_time_that_was_left() -> None:
    table = paused()
    play_of(table).take(consent.resume(table, 1, 100 * SECOND))
    assert (play_of(table).now.waiting, table.alarm()) == ([0], 110 * SECOND)
    with refused("notPaused"):
        consent.resume(table, 1, 100 * SECOND)


def test_whoever_is_away_when_the_game_goes_on_has_the_usual_time_to_come_back() -> None:
    table = classic()
    offer(table, 0, "pause")
    answer(table, 1, "pause", 0)
    table.away = {BOB: 0}
    play_of(table).take(consent.resume(table, 0, 3600 * SECOND))
    assert lapses(table) == {1: 3660 * SECOND}


def test_who_comes_back_in_a_pause_has_the_own_time_when_the_game_goes_on() -> None:
    table = classic(turn_seconds=15)
    table.away = {BOB: 0}
    act(table, 0, Place(1, 1, 1), 10 * SECOND)
    play_of(table).take(play_of(table).note(20 * SECOND, type="stand_in", seat=1, bot="general"))
    offer(table, 0, "pause", 21 * SECOND)
    back = table.returned(BOB, 100 * SECOND)
    assert back is not None
    play_of(table).take(back)
    play_of(table).take(consent.resume(table, 1, 200 * SECOND))
    assert table.alarm() is not None
    assert 200 * SECOND < (table.alarm() or 0) <= 215 * SECOND


def test_bots_do_not_think_in_a_pause() -> None:
    table = classic(bot(), YOU)
    assert table.thinkers() == [(0, "recruit")]
    offer(table, 1, "pause")
    assert table.thinkers() == []
    play_of(table).take(consent.resume(table, 1, 0))
    assert table.thinkers() == [(0, "recruit")]


def test_a_paused_game_can_be_abandoned() -> None:
    table = paused()
    offer(table, 1, "abandon", 6 * SECOND)
    answer(table, 0, "abandon", 1, at=7 * SECOND)
    assert table.phase == "done"


# --- who is asked ---------------------------------------------------------------------------------------------------


def test_a_device_is_asked_once_whatever_it_holds_and_bots_are_not_asked() -> None:
    table = course.started(YOU, GUEST, OPEN, bot("magpie"), options={"shuffleSeats": False})
    assert (consent.whom_to_ask(table, 2, "pause", 0), consent.whom_to_ask(table, 0, "pause", 0)) == ([0], [2])
    assert table.held_with(1) == [0, 1]


def test_a_seat_that_is_out_is_not_asked() -> None:
    table = course.started(YOU, OPEN, OPEN, options={"shuffleSeats": False})
    act(table, 2, course.Resign())
    assert consent.whom_to_ask(table, 0, "abandon", 0) == [1]
