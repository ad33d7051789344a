"""What holds in every game of Hexfall, however it is played: whole random games, looked at after every step."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.hexfall.playing import steps
from hexmoot import accel
from hexmoot.game import Refused
from hexmoot.games.hexfall import events, looking, notation
from hexmoot.games.hexfall.board import sea
from hexmoot.games.hexfall.looking import EVERYONE, Seen
from hexmoot.games.hexfall.rules import ground
from hexmoot.games.hexfall.rules.state import HARBOR, LAND_WAY

EXAMPLES, MANY = settings(max_examples=6), settings(max_examples=40)
SOAK_GAMES = 10_000
Table = tuple[int, dict[str, Any]]
TABLES: list[Table] = [
    (2, {"size": "tiny", "maxRounds": 14, "peaceRounds": 0}),
    (3, {"size": "tiny", "maxRounds": 8, "peaceRounds": 0, "autoRoll": False, "dryTurns": 2}),
    (4, {"size": "small", "maxRounds": 5, "startCities": 3, "startTowns": 0, "famineLimit": 9}),
    (2, {"size": "medium", "maxRounds": 8, "startCities": 1, "startTowns": 1, "targetPoints": 10}),
    (4, {"size": "huge", "maxRounds": 2, "startCities": 1}),
]
numbers = st.integers(0, 2**32)
tables = st.sampled_from(TABLES)


def game(table: Table, number: int) -> Iterator[tuple[Any, Any, Seen]]:
    """Each state with the step before it, and all that is seen of it."""
    seats, options = table
    for state, step, *_ in steps(number, seats, 400, **options):
        yield state, step, looking.seen(state.record, EVERYONE)


def told(step: Any, kind: type) -> list[Any]:
    """The events of a kind."""
    return [event for event in step.seen("full") if isinstance(event, kind)] if step else []


def cards_of(seen: Seen) -> Counter[str]:
    """All resource cards there are, in stores, hoards and hold."""
    found = Counter(seen.hold)
    for pile in [row.stores or {} for row in seen.seats] + [band.hoard for band in seen.bands]:
        found += Counter(pile)
    return found


def made(step: Any) -> tuple[Counter[str], Counter[str]]:
    """The cards that a step brought into the game and took out of it, by its events."""
    born: Counter[str] = Counter()
    gone: Counter[str] = Counter()
    for event in step.seen("full"):
        match event:
            case events.Stores() | events.BandSeize() | events.PirateSeize():
                born += Counter(event.cards)
            case events.Harvest():
                for pile in event.paid.values():
                    born += Counter(pile)
            case events.Discarded():
                gone += Counter(event.cards)
            case events.Banked():
                born[event.get] += 1
                gone[event.give] += event.count
            case events.Built() | events.Launch() | events.Raised() | events.Draw() | events.Played():
                gone += Counter({name: count for name, count in (event.paid or {}).items() if name != "gold"})
    return born, gone


def check_cards(step: Any, before: Counter[str], seen: Seen) -> None:
    """No card comes or goes untold. What falls with a seat, a band or the pirate is not counted."""
    lost = told(step, events.Eliminated) or [each for each in told(step, events.Hunted) if each.defenders_left == 0]
    lost += [each for each in told(step, events.SeaBattle) if each.rival is None]
    if not lost:
        born, gone = made(step)
        assert cards_of(seen) + gone == before + born


def check_points(seen: Seen) -> None:
    """Points are the sum of levels and libraries; a seat that is out has nothing."""
    for seat, row in enumerate(seen.seats):
        levels = [each.level for each in seen.structures if each.seat == seat and each.kind == "settlement"]
        assert row.points == sum(levels) + (row.hand or []).count("library")
        assert row.settlements == len(levels)
        assert row.alive or (not levels and not row.stock and not row.cards)


def check_places(state: Any, seen: Seen) -> None:
    """Pieces keep to their places: one owner a corner, one a tile, and roads of two seats never share a corner."""
    s, sea = state.record, state.sea
    for each in seen.structures:
        assert s.shore[each.corner] >= 0
        assert each.kind == "settlement" or not each.walls
    for stack in seen.stacks:
        assert stack.size >= 1
        assert s.shore[stack.corner] >= 0
        assert s.owner[stack.corner] in (0, stack.seat + 1)
    for ship in seen.ships:
        assert not s.terrain[ship.tile] or ship.tile in seen.canals
    assert len({band.tile for band in seen.bands}) == len(seen.bands)
    assert all(s.terrain[band.tile] for band in seen.bands)
    fleets = {(ship.tile, ship.seat) for ship in seen.ships}
    pirate = {seen.top.pirate_at} - {-1}
    assert len({tile for tile, _ in fleets}) == len(fleets)
    assert pirate.isdisjoint(tile for tile, _ in fleets)
    ends = {(corner, road.seat) for road in seen.roads for corner in sea.ends[road.edge]}
    assert len({corner for corner, _ in ends}) == len(ends)
    assert all(s.way_kind[road.edge] == LAND_WAY for road in seen.roads)


def check_capitals(seen: Seen) -> None:
    """A living seat has one capital among its settlements, and at most one metropolis."""
    for seat, row in enumerate(seen.seats):
        own = [each.corner for each in seen.structures if each.seat == seat and each.capital]
        assert own == ([row.capital] if row.capital >= 0 else [])
        assert row.capital >= 0 or not row.alive or seen.top.round == 0
        metropolises = [each for each in seen.structures if each.seat == seat and each.level == HARBOR - 1]
        assert len(metropolises) <= 1


def check_waiting(state: Any, seen: Seen) -> None:
    """Somebody who is in must act until the game is over, and can; nobody holds less than nothing."""
    waiting = state.waiting()
    assert bool(waiting) == (state.outcome() is None)
    for seat in waiting:
        assert seen.seats[seat].alive
    for row in seen.seats:
        assert min([row.gold, row.ready, row.spent, *(row.stores or {}).values()]) >= 0
        assert sum((row.stores or {}).values()) == row.stock


def check_game(table: Table, number: int) -> None:
    """All of it, after every step of a game."""
    before: Counter[str] = Counter()
    for state, step, seen in game(table, number):
        if step:
            check_cards(step, before, seen)
        check_points(seen)
        check_places(state, seen)
        check_capitals(seen)
        check_waiting(state, seen)
        before = cards_of(seen)


@MANY
@given(tables, numbers)
def test_after_every_step_all_is_in_its_place(table: Table, number: int) -> None:
    check_game(table, number)


@pytest.mark.soak
@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]} on {table[1]['size']}")
def test_after_every_step_of_many_games_all_is_in_its_place(table: Table) -> None:
    for number in range(SOAK_GAMES // len(TABLES)):
        check_game(table, number)


@EXAMPLES
@given(tables, numbers)
def test_what_is_kept_up_is_what_the_board_says(table: Table, number: int) -> None:
    for state, _, _ in game(table, number):
        fresh = accel.clone(state.record)
        ground.survey(fresh)
        for name in ("levels", "settlements", "shore", "way_kind", "port"):
            assert accel.field_values(fresh, name) == accel.field_values(state.record, name)
        accel.check(state.record)


@EXAMPLES
@given(tables, numbers)
def test_a_game_ends_once_and_by_its_round_limit_at_the_latest(table: Table, number: int) -> None:
    seats, options = table
    ends = 0
    for state, step, *_ in steps(number, seats, **options):
        ends += len(told(step, events.Victory))
        assert state.record.rounds <= options["maxRounds"]
    assert ends == 1
    ended = state.outcome()
    assert ended
    assert ended.places
    assert [seat for seat, place in enumerate(ended.places) if place == 1] == state.view("full").result.winner


@EXAMPLES
@given(tables, numbers)
def test_notation_reads_back_as_the_action(table: Table, number: int) -> None:
    seats, options = table
    for state, step, _, action in steps(number, seats, 300, **options):
        if step:
            text = notation.text_of(action, step.seen("full"), state.sea)
            again = notation.action_of(text, state.sea)
            assert again == action, text


@pytest.mark.parametrize("text", ["", "+R", "!joker", "D5n-D4s", "=T Z9n", "$4w>w>o", "!spy Z"])
def test_what_is_no_notation_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="badNotation"):
        notation.action_of(text, sea(0))
