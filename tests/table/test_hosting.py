"""What the host may change before the start, and who is host after the host."""

from collections.abc import Callable
from typing import Any

import pytest

from hexmoot.table import Plan, Table, hosting
from hexmoot.table.hosting import HOST_MS
from table import test_entries
from table.samples import ANN, BOB, GAME, GUEST, OPEN, YOU, bot, plan, started
from table.test_seating import refused

CEM = "cem-id"


def three() -> Table:
    """A table of Hex Path for four, at which Ann, Bob and Cem sit; Cem came first."""
    table = Table(test_entries.GAME, test_entries.plan(YOU, OPEN, OPEN, OPEN))
    for person, name in ((BOB, "Bob"), (CEM, "Cem")):
        table.plan = table.sit(None, person, name, "")
    for person in (CEM, ANN, BOB):
        table.came(person)
    return table


def names(made: Plan) -> list[str]:
    return [chair.name for chair in made.chairs]


# --- what may be changed ----------------------------------------------------------------------------------------------


def test_the_host_changes_what_is_named_and_nothing_else() -> None:
    table = Table(GAME, plan(turn_seconds=30, best_of=3))
    changed = hosting.changed(table, ANN, {"size": 5}, {"visibility": "public", "turnSeconds": 0, "moveDays": 2})
    assert changed.options == table.plan.options | {"size": 5}
    assert (changed.settings.visibility, changed.settings.best_of) == ("public", 3)
    assert changed.settings.terms == (2 * 86_400_000, None)


@pytest.mark.parametrize(
    ("options", "settings", "code"),
    [
        ({"size": 99}, {}, "badOptions"),
        ({"sise": 5}, {}, "badOptions"),
        ({}, {"turnSeconds": 31}, "badSetting"),
        ({}, {"bankSeconds": 60}, "twoClocks"),
        ({}, {"standIn": "nobody"}, "noSuchBot"),
        ({}, {"colour": "red"}, "badMessage"),
        ({}, {"bestOf": 2}, "badMessage"),
    ],
)
def test_what_cannot_be_had_is_refused(options: dict[str, Any], settings: dict[str, Any], code: str) -> None:
    with refused(code):
        hosting.changed(Table(GAME, plan(turn_seconds=30)), ANN, options, settings)


def test_fog_stays_for_one_device() -> None:
    table = Table(test_entries.GAME, test_entries.plan(YOU, OPEN))
    with refused("badOptions"):
        hosting.changed(table, ANN, {"fog": True}, {})


def test_two_seats_change_places_with_whoever_sits_there() -> None:
    table = three()
    swapped = hosting.swapped(table, ANN, 0, 3)
    assert names(swapped) == ["", "Bob", "Cem", "Ann"]
    assert [chair.colour for chair in swapped.chairs] == [3, 1, 2, 0]
    with refused("noSuchSeat"):
        hosting.swapped(table, ANN, 0, 4)


def test_the_host_takes_a_seat_away_from_somebody() -> None:
    table = three()
    table.plan = table.fill(1, OPEN, ANN, "Ann")
    assert names(table.plan) == ["Ann", "", "Cem", ""]
    assert names(table.fill(2, bot("magpie"), ANN, "Ann"))[2] == "Magpie"


Verb = Callable[[Table, str], Plan]
VERBS: list[Verb] = [
    lambda table, person: hosting.changed(table, person, {}, {"bestOf": 3}),
    lambda table, person: hosting.swapped(table, person, 0, 1),
]


@pytest.mark.parametrize("verb", VERBS)
def test_only_the_host_changes_a_table_and_only_before_the_start(verb: Verb) -> None:
    with refused("notHost"):
        verb(Table(GAME, plan()), BOB)
    with refused("tableStarted"):
        verb(started(), ANN)


# --- after the host ---------------------------------------------------------------------------------------------------


def test_a_host_who_leaves_hands_the_table_to_whoever_is_here_longest() -> None:
    left = hosting.left(three(), ANN)
    assert (left.host, names(left)) == (CEM, ["", "Bob", "Cem", ""])


def test_who_leaves_gives_all_own_seats_back_and_the_host_stays() -> None:
    table = Table(test_entries.GAME, test_entries.plan(YOU, GUEST, OPEN))
    assert hosting.left(table, ANN).host == ANN
    left = hosting.left(table, ANN)
    assert ([chair.kind for chair in left.chairs], left.settings.hot_seat) == (["open"] * 3, False)
    assert hosting.left(three(), BOB).host == ANN
    with refused("tableStarted"):
        hosting.left(started(), ANN)


def test_a_host_who_is_gone_for_long_is_followed_by_whoever_is_here_longest() -> None:
    table = three()
    table.went({BOB, CEM}, 1000)
    assert table.alarm() == 1000 + HOST_MS
    assert hosting.inherited(table, HOST_MS + 999) is None
    plan = hosting.inherited(table, HOST_MS + 1000)
    assert plan is not None
    assert (plan.host, names(plan)) == (CEM, names(table.plan))


def test_a_host_who_comes_back_in_time_stays_host() -> None:
    table = three()
    table.went({BOB, CEM}, 0)
    table.came(ANN)
    assert table.alarm() is None
    assert hosting.inherited(table, 10 * HOST_MS) is None


def test_a_host_who_does_not_play_is_waited_for_just_as_long() -> None:
    table = Table(GAME, plan(OPEN, OPEN))
    table.plan = table.sit(None, BOB, "Bob", "")
    table.came(BOB)
    table.went({BOB}, 0)
    assert table.alarm() == HOST_MS


def test_nobody_follows_where_nobody_else_is_here_or_the_game_has_begun() -> None:
    table = Table(GAME, plan())
    table.went(set(), 0)
    assert table.alarm() is None
    table = started()
    table.came(BOB)
    table.went({BOB}, 0)
    assert hosting.inherited(table, 10 * HOST_MS) is None
