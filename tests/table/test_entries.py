"""A game that draws or sorts its seats: chairs keep their names, colours and points, wherever they sit in a game."""

from collections import Counter
from typing import Any

import pytest

from hexmoot import games
from hexmoot.bots.registry import characters
from hexmoot.game import Outcome
from hexmoot.games.hexpath.views import Place, Resign
from hexmoot.record import verify
from hexmoot.table import Moment, Plan, SeatWish, Table, TableSettings, new_plan, restored
from table.samples import ANN, BOB, NEXT_SEED, OPEN, SEED, YOU, act, play_of, take_overdue
from table.test_seating import refused

GAME = games.game("hexpath")
SMALL = {"rings": 2, "pointsPerSide": 1}
EVE, SID = SeatWish("guest", name="Eve"), SeatWish("guest", name="Sid")
SECOND = 1000
CEM = "cem-id"


def plan(*wishes: SeatWish, options: dict[str, Any] | None = None, seed: bytes = SEED, **settings: Any) -> Plan:
    chosen, said = SMALL | (options or {}), TableSettings(**settings)
    return new_plan(GAME, "code", (ANN, "Ann"), wishes, chosen, said, "aa", seed, 0)


def started(*wishes: SeatWish, options: dict[str, Any] | None = None, seed: bytes = SEED, **settings: Any) -> Table:
    """A table at which Bob and Cem take open seats, and whose first game has begun."""
    table = Table(GAME, plan(*wishes, options=options, seed=seed, **settings))
    for person, name in ((BOB, "Bob"), (CEM, "Cem")):
        if any(chair.kind == "open" for chair in table.plan.chairs):
            table.plan = table.sit(None, person, name, "")
    table.begun(*table.begin(0, NEXT_SEED))
    return table


def drawn(**settings: Any) -> Table:
    """A table of three whose seats were drawn in an order of their own."""
    for number in range(100):
        table = started(YOU, OPEN, OPEN, seed=bytes([number] * 32), turn_seconds=15, **settings)
        if play_of(table).now.seating == [2, 0, 1]:
            return table
    raise AssertionError


def names(table: Table) -> list[str]:
    return [seat.name for seat in play_of(table).now.seats]


# --- who sits where -------------------------------------------------------------------------------------------------


def test_seats_are_numbered_clockwise_whatever_the_order_of_the_chairs() -> None:
    table = started(YOU, EVE, SID, options={"corners": [4, 5, 1]})
    assert names(table) == ["Sid", "Ann", "Eve"]
    assert table.plan.options["corners"] == [4, 5, 1]
    assert [table.seats_of(person) for person in (ANN, None)] == [[0, 1, 2], []]


def test_online_seats_are_drawn_unless_the_host_says_otherwise() -> None:
    assert plan(YOU, OPEN).options["shuffleSeats"]
    assert not plan(YOU, OPEN, options={"shuffleSeats": False}).options["shuffleSeats"]
    assert not plan(YOU, EVE).options["shuffleSeats"]


def test_everybody_comes_to_sit_everywhere() -> None:
    tables = [started(YOU, OPEN, seed=bytes([number] * 32)) for number in range(40)]
    counted = Counter(table.seats_of(ANN)[0] for table in tables)
    assert counted.keys() == {0, 1}
    assert min(counted.values()) > 8


def test_names_and_colours_go_with_the_chairs() -> None:
    table = drawn()
    assert names(table) == ["Cem", "Ann", "Bob"]
    assert [seat.colour for seat in play_of(table).now.seats] == [2, 0, 1]
    assert [table.seats_of(person) for person in (ANN, BOB, CEM)] == [[1], [2], [0]]
    assert [seat.name for seat in play_of(table).opening.header.seats] == ["Ann", "Bob", "Cem"]


def test_only_the_seat_of_who_is_away_is_stood_in_for() -> None:
    table = drawn()
    table.away = {BOB: 0}
    act_until_waiting_for(table, 2)
    (moment,) = [m for m in take_overdue(table, 60 * SECOND) if m.entry.table]
    assert moment.entry.table == {"type": "stand_in", "seat": 2, "bot": "tortoise"}
    assert moment.seats[2].stand_in == "tortoise"
    back = table.returned(BOB, 61 * SECOND)
    assert back is not None
    assert back.entry.table == {"type": "back", "seat": 2}


def act_until_waiting_for(table: Table, seat: int) -> None:
    """Play any placements until it is this seat's turn."""
    while seat not in (waiting := play_of(table).now.waiting):
        actions = play_of(table).now.state.actions(waiting[0])
        act(table, waiting[0], next(a for a in actions if survives(table, waiting[0], a)))


def survives(table: Table, seat: int, action: Place) -> bool:
    return not play_of(table).now.state.preview(seat, action).self_destruct


def test_lists_know_whose_chair_is_waited_for() -> None:
    table = drawn()
    moment = play_of(table).now
    (seat,) = moment.waiting
    assert table.facts(moment).waiting == [moment.seating[seat]]


def test_points_of_a_series_belong_to_chairs() -> None:
    table = drawn(on_leave="wait")
    for seat in (0, 2):
        act(table, seat, Resign())
    play, turn = play_of(table), 0
    while play.outcome is None:
        turn += 1
        take_overdue(table, turn * 15 * SECOND)
    outcome = play.outcome
    assert outcome is not None
    assert outcome.places is not None
    (game,) = table.finished
    assert game.outcome.places == [outcome.places[seat] for seat in (1, 2, 0)]
    assert game.outcome.points == [outcome.points[seat] for seat in (1, 2, 0)]
    assert table.standing.points == [int(place == 1) for place in game.outcome.places]
    assert play.now.state.statistics() is not None
    assert verify(play.record()).problems == []


def test_an_outcome_by_entry_says_of_each_what_its_seat_did() -> None:
    outcome = Outcome("x", [2, 1, 3], [5, 9, 1], [[0, 2], [1]])
    assert outcome.by_entry([2, 0, 1]) == Outcome("x", [1, 3, 2], [9, 1, 5], [[2, 1], [0]])
    assert Outcome("x", None, [0, 0]).by_entry([1, 0]) == Outcome("x", None, [0, 0])


def test_a_stored_game_has_the_same_seats() -> None:
    table = drawn()
    play = play_of(table)
    table.away = {BOB: 0}
    take_overdue(table, 3600 * SECOND)
    again = restored(GAME, play.opening, play.settings, [(entry, None) for entry in play.entries])
    assert (again.now.seats, again.now.late, again.now.outcome) == (play.now.seats, play.now.late, play.outcome)


# --- setting the table ----------------------------------------------------------------------------------------------


def test_settings_are_what_is_usual_in_the_game() -> None:
    settings = plan(YOU, OPEN).settings
    assert (settings.turn_seconds, settings.on_timeout, settings.on_leave) == (0, "auto", "bot")


@pytest.mark.parametrize(
    "settings", [{"turn_seconds": 45}, {"on_timeout": "forfeit"}, {"on_leave": "resign"}, {"on_leave": ""}]
)
def test_settings_that_the_game_does_not_have_are_refused(settings: dict[str, Any]) -> None:
    with refused("badSetting"):
        plan(YOU, OPEN, **settings)


@pytest.mark.parametrize("colours", [(3, 3), (6, None)])
def test_colours_are_the_games_and_all_different(colours: tuple[int, int | None]) -> None:
    with refused("badColours"):
        plan(*(SeatWish("you" if i == 0 else "open", colour=colour) for i, colour in enumerate(colours)))


def test_who_chooses_no_colour_gets_the_first_that_is_free() -> None:
    made = plan(OPEN, SeatWish("you", colour=0), SeatWish("guest", name="Eve", colour=2), OPEN)
    assert [chair.colour for chair in made.chairs] == [1, 0, 2, 3]
    table = Table(GAME, made)
    table.plan = table.sit(3, BOB, "Bob", "")
    assert table.plan.chairs[3].colour == 3
    assert table.stand(3, BOB).chairs[3].colour == 3
    table.plan = table.fill(0, SeatWish("bot", "magpie", colour=5), ANN, "Ann")
    assert table.plan.chairs[0].colour == 5


@pytest.mark.parametrize("wishes", [(YOU, EVE), (YOU, SeatWish("bot", "magpie"))])
def test_fog_is_for_one_device(wishes: tuple[SeatWish, ...]) -> None:
    assert plan(*wishes, options={"fog": True}).options["fog"]
    with refused("badOptions"):
        plan(*wishes, OPEN, options={"fog": True})


def test_six_people_may_share_a_device() -> None:
    table = started(YOU, *[SeatWish("guest", name=f"Guest {i}") for i in range(5)], turn_seconds=90)
    assert table.plan.settings.hot_seat
    assert table.seats_of(ANN) == [0, 1, 2, 3, 4, 5]
    (seat,) = play_of(table).now.waiting
    assert table.waits_for_hand_over(seat)


# --- beginning with open seats --------------------------------------------------------------------------------------


def test_only_the_host_begins_and_only_once() -> None:
    table = Table(GAME, plan(YOU, OPEN))
    with refused("notHost"):
        table.start(BOB)
    with refused("tableStarted"):
        started(YOU, EVE).start(ANN)


def test_open_seats_are_taken_by_the_bots_that_were_named_or_the_first_that_are_not_there() -> None:
    wishes = (YOU, SeatWish("bot", "magpie"), SeatWish("open", "owl"), OPEN, OPEN)
    made = Table(GAME, plan(*wishes)).start(ANN)
    assert [chair.bot for chair in made.chairs] == [None, "magpie", "owl", "tortoise", "hawk"]
    assert [chair.colour for chair in made.chairs] == [0, 1, 2, 3, 4]
    with refused("noSuchBot"):
        plan(YOU, SeatWish("open", "nobody"))


def test_without_bots_open_seats_are_left_out_and_their_corners_with_them() -> None:
    options = {"corners": [3, 1, 5, 0], "shuffleSeats": False}
    table = Table(GAME, plan(YOU, OPEN, OPEN, OPEN, options=options, fill_bots=False))
    with refused("badSeats"):
        table.start(ANN)
    table.plan = table.sit(2, BOB, "Bob", "")
    table.plan = table.start(ANN)
    table.begun(*table.begin(0, NEXT_SEED))
    assert play_of(table).opening.header.options["corners"] == [3, 5]
    assert names(table) == ["Ann", "Bob"]


@pytest.mark.parametrize(("first", "kept"), [(2, None), (1, 1), (None, None)])
def test_a_first_seat_that_was_left_out_is_drawn(first: int | None, kept: int | None) -> None:
    table = Table(GAME, plan(YOU, OPEN, OPEN, options={"firstSeat": first}, fill_bots=False))
    table.plan = table.sit(1, BOB, "Bob", "")
    assert table.start(ANN).options["firstSeat"] == kept


@pytest.mark.parametrize("game", games.games(), ids=lambda game: game.id)
def test_all_characters_of_a_game_may_fill_seats_and_one_may_stand_in(game: games.AnyGame) -> None:
    bots = {bot.id for bot in characters(game.id)}
    assert sorted(game.fillers) == sorted(bots)
    assert game.stand_in in bots


# --- who is gone ----------------------------------------------------------------------------------------------------


def taken(moments: list[Moment]) -> list[Any]:
    """What the entries say, in short."""
    return [(m.entry.table or m.entry.action or {})["type"] for m in moments]


def test_who_is_too_late_twice_in_a_row_is_stood_in_for_until_acting_again() -> None:
    table = started(YOU, OPEN, turn_seconds=15, options={"rings": 8})
    moments = take_overdue(table, 1)
    for turn in range(1, 5):
        moments += take_overdue(table, turn * 15 * SECOND)
    assert taken(moments) == ["timeout"] * 3 + ["stand_in", "timeout", "stand_in"]
    assert [seat.stand_in for seat in play_of(table).now.seats] == ["tortoise"] * 2
    back = table.returned(ANN, 61 * SECOND)
    assert back is not None
    play_of(table).take(back)
    assert play_of(table).now.late == (0, 0)


def test_acting_in_time_begins_the_count_anew() -> None:
    table = started(YOU, OPEN, turn_seconds=15, options={"rings": 8})
    for round in range(8):
        for _ in range(2):
            now = play_of(table).now
            (seat,) = now.waiting
            if seat == 0 and round % 2:
                assert taken(take_overdue(table, now.at + 15 * SECOND)) == ["timeout"]
                assert play_of(table).now.late == (1, 0)
            else:
                act(table, seat, next(a for a in now.state.actions(seat) if survives(table, seat, a)), now.at + SECOND)
                assert play_of(table).now.late[seat] == 0


def test_on_one_device_nobody_is_gone() -> None:
    table = started(YOU, SeatWish("bot", "magpie"), turn_seconds=15, options={"rings": 8})
    found: list[Moment] = []
    for turn in range(1, 5):
        act_until_waiting_for(table, 0)
        found += take_overdue(table, turn * 15 * SECOND)
    assert taken(found) == ["timeout"] * 4


def test_who_is_gone_may_be_put_out_and_keeps_the_points() -> None:
    table = started(YOU, OPEN, OPEN, turn_seconds=0, on_leave="out")
    table.away = {BOB: 0}
    (moment,) = take_overdue(table, 60 * SECOND)
    (seat,) = table.seats_of(BOB)
    assert (moment.entry.seat, moment.entry.action) == (None, {"type": "left", "seat": seat})
    assert take_overdue(table, 3600 * SECOND) == []


@pytest.mark.parametrize("on_leave", ["bot", "out"])
def test_a_seat_that_has_nothing_to_leave_stays_as_it_is(on_leave: str) -> None:
    table = started(YOU, OPEN, OPEN, on_leave=on_leave)
    act(table, table.seats_of(BOB)[0], Resign())
    table.away = {BOB: 0}
    assert take_overdue(table, 3600 * SECOND) == []
