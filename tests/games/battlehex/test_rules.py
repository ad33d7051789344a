"""Rulings that neither the worked positions nor the second Battle Hex reach, and the layer that people read."""

from typing import Any

import msgspec
import pytest
from conformance.playing import envelope

from hexmoot.game import Outcome, Refused, SeatInfo
from hexmoot.games.battlehex import rules, views
from hexmoot.games.battlehex.board import named
from hexmoot.games.battlehex.game import GAME, State
from hexmoot.games.battlehex.notation import parse_sealed
from hexmoot.luck import NO_LUCK, Stream

SEATS = [SeatInfo("Ann", "human"), SeatInfo("Bob", "human")]
RED, BLACK = 0, 1  # the seats, with `firstColour` red
LUCK = bytes(range(16))  # its first two coins are B and R


def begun(**options: Any) -> State:
    return GAME.new(GAME.Options(**({"size": 5, "first_colour": "red"} | options)), SEATS, NO_LUCK)[0]


def seal(state: State, seat: int, text: str, left: str | None = None) -> Any:
    r, b, written = parse_sealed(text)
    return state.apply(seat, views.Seal(state.view(None).turn, r, b, left or written), LUCK)


def late(state: State, how: str, *seats: int) -> Any:
    return state.apply(None, state.timeout(seats, {"onTimeout": how}), LUCK)


def events(step: Any) -> list[str]:
    return [event.__struct_config__.tag for event in step.seen(None)]


# --- sealing (BH-5, BH-6, BH-15) --------------------------------------------------------------------------------------


def test_replacing_a_seal_is_known_to_its_owner_alone() -> None:
    state = begun()
    first, second = seal(state, RED, "R2-B2"), seal(state, RED, "B3-R3")
    assert (first.secret_to, second.secret_to) == (frozenset(), {None, BLACK})
    assert second.events == []
    assert state.view(RED).mine == views.Move(3, 3, "B")
    assert state.view(BLACK).mine is None


def test_a_random_left_stays_random_even_for_its_owner_until_the_reveal() -> None:
    state = begun()
    seal(state, BLACK, "R2-B2", "random")
    assert state.view(BLACK).mine == views.Move(2, 2, "random")
    step = seal(state, RED, "R2-B2", "random")
    reveal = step.events[1].event
    assert (reveal.red.left, reveal.black.left) == ("R", "B")
    assert step.draws == [(2, 0), (2, 1)]


def test_coins_are_tossed_though_the_cells_differ_or_are_occupied() -> None:
    state = begun()
    seal(state, RED, "R2-B2", "random")
    assert [n for n, _ in seal(state, BLACK, "R3-B3", "random").draws] == [2, 2]
    seal(state, RED, "R2-B2")
    assert [n for n, _ in seal(state, BLACK, "R2-B2", "random").draws] == [2]


# --- the clock (BH-12, BH-14, BH-20) ----------------------------------------------------------------------------------


def test_a_timeout_names_its_sides_red_first() -> None:
    state = begun(first_colour="black")
    assert state.timeout([0, 1], {"onTimeout": "random"}) == views.Timeout(1, "random", ["red", "black"])
    assert state.timeout([0], {}) == views.Timeout(1, "forfeit", ["black"])


@pytest.mark.parametrize("sides", [[], ["red"], ["red", "black"]])
def test_a_timeout_of_a_side_that_owes_nothing_is_not_its_move(sides: list[Any]) -> None:
    state = begun()
    seal(state, RED, "R2-B2")
    with pytest.raises(Refused, match="notYourMove"):
        state.apply(None, views.Timeout(1, "forfeit", sides), LUCK)


def test_a_side_settled_by_the_clock_stays_settled() -> None:
    state = begun()
    assert events(late(state, "forfeit", RED)) == ["sealed"]
    assert state.view(RED).mine is None
    assert state.legal(RED).types == ["resign"]
    assert state.preview(BLACK, views.Seal(1, 2, 2, "R")).cell == "R2B2"
    for action in (views.Seal(1, 2, 2, "R"), views.Unseal(1)):
        with pytest.raises(Refused, match="wrongPhase"):
            state.apply(RED, action, LUCK)


def test_a_random_move_of_the_clock_can_be_taken_back() -> None:
    state = begun()
    late(state, "random", RED)
    assert state.legal(RED).types == ["seal", "unseal", "resign"]
    assert events(state.apply(RED, views.Unseal(1), LUCK)) == ["unsealed"]


def test_streaks_have_room_for_the_longest_game() -> None:
    state = begun(forfeit_limit=0)
    for _ in range(300):
        late(state, "forfeit", RED, BLACK)
    assert state.view(None).streaks == views.BySide(300, 300)


@pytest.mark.parametrize("mode", ["battle", "classic"])
def test_after_the_last_turn_a_game_is_abandoned(mode: Any) -> None:
    state = begun(mode=mode, forfeit_limit=0)
    while state.outcome() is None:
        late(state, "forfeit", *state.waiting())
    assert state.view(None).turn == rules.LAST_TURN
    assert state.outcome() == Outcome("abandoned", None, [0, 0])


def test_a_chain_on_the_last_turn_still_wins() -> None:
    state = begun(size=3)
    state.record.turn = rules.LAST_TURN
    for cell in ("R2BA", "R2B2"):
        rules.put(state.record, RED, named(cell))
    seal(state, RED, "R2-B3")
    seal(state, BLACK, "RA-BA")
    assert state.view(None).how == "chain"


# --- who may act ------------------------------------------------------------------------------------------------------


def test_the_clock_alone_has_no_seat_and_no_seat_has_the_clock() -> None:
    state = begun()
    with pytest.raises(Refused, match="notYourMove"):
        state.apply(None, views.Seal(1, 2, 2, "R"), LUCK)
    with pytest.raises(Refused, match="notYourMove"):
        state.apply(RED, views.Timeout(1, "forfeit", ["red"]), LUCK)
    assert state.dump() == begun().dump()


def test_a_refusal_says_turn_and_size() -> None:
    with pytest.raises(Refused) as refused:
        begun().apply(RED, views.Seal(1, 0, 9, "R"), LUCK)
    assert (refused.value.code, refused.value.params) == ("badRank", {"turn": 1, "size": 5})


def test_leaving_is_resigning() -> None:
    state = begun()
    assert state.leave(BLACK) == views.Resign()
    state.apply(BLACK, views.Resign(), LUCK)
    assert state.outcome() == Outcome("resign", [1, 2], [1, 0])
    assert state.leave(RED) is None


# --- a series (BH-17, BH-22) ------------------------------------------------------------------------------------------


def test_colours_change_after_a_game_that_somebody_won_and_stay_after_an_abandoned_one() -> None:
    options = GAME.Options(size=5)
    for drawn in (NO_LUCK, LUCK):
        state, step = GAME.new(options, SEATS, drawn)
        assert [n for n, _ in step.draws] == [2]
        first = state.view(None).colours[0]
        won, idle = state.clone(), state.clone()
        won.apply(0, views.Resign(), LUCK)
        for _ in range(3):
            late(idle, "forfeit", 0, 1)
        assert idle.view(None).how == "abandoned"
        assert GAME.next_options(options, idle).first_colour == first
        assert GAME.next_options(options, won).first_colour == {"red": "black", "black": "red"}[first]


# --- what is shown ----------------------------------------------------------------------------------------------------


def test_legal_names_what_a_seat_may_do_in_each_phase() -> None:
    state = begun(size=3)
    assert state.legal(RED).types == ["seal", "resign"]
    seal(state, RED, "R2-B2")
    assert state.legal(RED).types == ["seal", "unseal", "resign"]
    seal(state, BLACK, "R2-B2")
    assert (state.legal(RED).types, state.legal(RED).cells) == (["resign"], [])
    assert state.legal(BLACK).types == ["free", "resign"]
    assert "R2B2" not in state.legal(BLACK).cells
    classic = begun(mode="classic")
    assert (classic.legal(RED).types, classic.legal(BLACK).types) == (["play", "resign"], ["resign"])
    classic.apply(RED, views.Play(1, 2, 2), LUCK)
    assert classic.legal(BLACK).types == ["play", "swap", "resign"]


def test_a_preview_tells_of_occupied_cells_and_completed_chains() -> None:
    state = begun(size=3)
    for cell in ("R2BA", "R2B2"):
        rules.put(state.record, RED, named(cell))
    assert state.preview(RED, views.Seal(1, 2, 2, "R")) == views.Preview("R2B2", True, False)
    assert state.preview(RED, views.Seal(1, 2, 3, "R")) == views.Preview("R2B3", False, True)
    assert state.preview(BLACK, views.Seal(1, 2, 3, "R")) == views.Preview("R2B3", False, False)
    assert state.preview(BLACK, views.Resign()) == views.Preview(None, False, False)


def test_a_preview_shows_where_a_swap_leads() -> None:
    state = begun(mode="classic")
    state.apply(RED, views.Play(1, 2, 4), LUCK)
    assert state.preview(BLACK, views.Swap(2)) == views.Preview("R4B2", False, False)
    assert state.preview(BLACK, views.Play(2, 3, 3)) == views.Preview("R3B3", False, False)


def test_a_rivals_seal_is_imagined_on_every_empty_cell_alike() -> None:
    state = begun(size=3)
    for side, cell in enumerate(("R2B2", "RAB3")):
        rules.put(state.record, side, named(cell))
    seal(state, BLACK, "R3-B3")
    seen = envelope(GAME, GAME.Options(size=3), state, RED)
    empty = [named(cell) for cell in ("RABA", "RAB2", "R2BA", "R2B3", "R3BA", "R3B2", "R3B3")]
    for number in range(50):
        luck = Stream(number.to_bytes(16, "big")).luck()
        f = GAME.imagine(seen, luck).facts()
        assert f.want == (0, Stream(luck).pick(empty))
        assert f.left == (0, rules.LEFT_RANDOM)


# --- the wire ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ('{"type":"seal","turn":5,"red":6,"black":7,"left":"R"}', views.Seal(5, 6, 7, "R")),
        ('{"type":"unseal","turn":5}', views.Unseal(5)),
        ('{"type":"free","turn":5,"red":9,"black":9}', views.Free(5, 9, 9)),
        ('{"type":"play","turn":5,"red":2,"black":4}', views.Play(5, 2, 4)),
        ('{"type":"swap","turn":2}', views.Swap(2)),
        ('{"type":"resign"}', views.Resign()),
    ],
)
def test_actions_have_the_shapes_that_programs_send(text: str, action: msgspec.Struct) -> None:
    assert msgspec.json.decode(text, type=GAME.Action) == action
    assert msgspec.json.encode(action).decode() == text
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text.replace("}", ',"surprise":1}'), type=GAME.Action)


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"timeout","turn":1,"how":"forfeit","sides":["red"]}',
        '{"type":"seal","turn":1,"red":true,"black":1,"left":"R"}',
        '{"type":"seal","turn":1,"red":1.5,"black":1,"left":"R"}',
        '{"type":"seal","turn":99999999999,"red":1,"black":1,"left":"R"}',
        '{"turn":1}',
    ],
)
def test_what_is_no_action_of_a_player_is_not_read(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=GAME.Action)


def test_events_and_views_have_the_names_that_programs_read() -> None:
    state = begun(mode="classic", first_colour="black")
    state.apply(BLACK, views.Play(1, 2, 4), LUCK)
    [swapped, turn] = msgspec.to_builtins(state.apply(RED, views.Swap(2), LUCK).seen(None))
    assert swapped == {"e": "swapped", "turn": 2, "from": "R2B4", "to": "R4B2"}
    assert turn == {"e": "turn", "turn": 3}
    assert msgspec.to_builtins(state.view(0)) == {
        "mode": "classic",
        "size": 5,
        "colours": ["black", "red"],
        "turn": 3,
        "phase": "play",
        "toMove": "red",
        "cells": {"R4B2": "black"},
        "sealed": {"red": False, "black": False},
        "mine": None,
        "free": None,
        "streaks": {"red": 0, "black": 0},
        "history": [{"e": "placed", "turn": 1, "side": "red", "cell": "R2B4", "free": False}, swapped],
        "winner": None,
        "how": None,
        "chain": None,
    }


@pytest.mark.parametrize(
    "change",
    [{"size": 2}, {"size": 14}, {"size": "5"}, {"forfeitLimit": 11}, {"mode": "go"}, {"firstColour": "blue"}, {"x": 1}],
)
def test_options_out_of_range_are_not_taken(change: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(change, GAME.Options)


def test_options_have_the_names_and_defaults_of_the_form() -> None:
    expected = {"mode": "battle", "size": 13, "forfeitLimit": 3, "firstColour": "random", "swap": True}
    assert msgspec.to_builtins(GAME.Options()) == expected
