"""Who may sit where, and what the host may wish for."""

import pytest

from hexmoot.game import Refused
from hexmoot.table import Chair, Plan, SeatWish, Table, TableSettings, new_plan
from table.samples import ANN, BOB, GAME, GUEST, OPEN, YOU, bot, plan, started


def refused(code: str) -> "pytest.RaisesExc[Refused]":
    return pytest.RaisesExc(Refused, check=lambda error: error.code == code)


def test_a_new_table_has_the_chairs_that_were_wished_for() -> None:
    made = plan(YOU, bot("general"))
    assert made.chairs == [
        Chair("human", "Ann", ANN, pinch="aa"),
        Chair("bot", "General", bot="general"),
    ]
    assert Table(GAME, made).may_begin(0)


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ([YOU], "badSeats"),
        ([YOU, OPEN, OPEN], "badSeats"),
        ([YOU, YOU], "twiceYou"),
        ([YOU, bot("fox")], "noSuchBot"),
        ([YOU, SeatWish("bot")], "noSuchBot"),
        ([YOU, SeatWish("guest", name="\u200b")], "badName"),
    ],
)
def test_what_cannot_be_had_is_refused(wishes: list[SeatWish], code: str) -> None:
    with refused(code):
        plan(*wishes)


@pytest.mark.parametrize("options", [{"size": 2}, {"size": "big"}, {"sise": 5}, {"mode": "checkers"}])
def test_options_that_the_game_does_not_have_are_refused(options: dict[str, object]) -> None:
    with refused("badOptions"):
        new_plan(GAME, "code", (ANN, ""), [YOU, OPEN], options, TableSettings(), "", bytes(32), 0)


def test_an_open_seat_is_taken_once_and_asking_again_changes_nothing() -> None:
    table = Table(GAME, plan())
    table.plan = table.sit(None, BOB, "Bob", "bb")
    assert table.plan.chairs[1] == Chair("human", "Bob", BOB, pinch="bb")
    assert table.sit(None, BOB, "Bob", "bb") == table.plan
    with refused("noFreeSeat"):
        table.sit(None, "cem-id", "Cem", "")


def test_a_taken_seat_cannot_be_taken() -> None:
    table = Table(GAME, plan())
    for seat, code in ((0, "seatTaken"), (7, "noSuchSeat"), (-1, "noSuchSeat")):
        with refused(code):
            table.sit(seat, BOB, "Bob", "")


def test_a_seat_can_be_given_back_by_who_has_it() -> None:
    table = Table(GAME, plan())
    with refused("notYourSeat"):
        table.stand(0, BOB)
    with refused("noSuchSeat"):
        table.stand(2, BOB)
    assert table.stand(0, ANN).chairs[0].kind == "open"


def test_only_the_host_puts_bots_on_seats() -> None:
    table = Table(GAME, plan())
    with refused("notHost"):
        table.fill(1, bot(), BOB, "Bob")
    with refused("twiceYou"):
        table.fill(1, YOU, ANN, "Ann")
    with refused("noSuchSeat"):
        table.fill(2, bot(), ANN, "Ann")
    assert table.fill(1, bot(), ANN, "Ann").chairs[1].bot == "recruit"


def test_after_the_start_the_seats_are_fixed() -> None:
    table = started()

    def later() -> list[Plan]:
        return [table.sit(None, "cem-id", "Cem", "")]

    for verb in (later, lambda: table.stand(0, ANN), lambda: table.fill(1, bot(), ANN, "Ann")):
        with refused("tableStarted"):
            verb()
    assert table.sit(None, BOB, "Bob", "") == table.plan


def test_hot_seat_and_practice_need_a_guest() -> None:
    assert plan(YOU, GUEST).settings.hot_seat
    assert not plan(YOU, GUEST, practice=True).settings.hot_seat
    assert plan(YOU, GUEST, practice=True).settings.practice
    assert not plan(YOU, OPEN, hot_seat=True, practice=True).settings.by_hand


def test_a_device_adds_one_pinch_however_many_seats_it_has() -> None:
    assert [chair.pinch for chair in plan(YOU, GUEST).chairs] == ["aa", ""]
