"""Placements and games as text, both ways."""

from typing import Any

import pytest

from games.hexflow.playing import begun, dice_of
from hexmoot.game import Refused
from hexmoot.games.hexflow import views
from hexmoot.games.hexflow.board import MODES
from hexmoot.games.hexflow.game import GAME
from hexmoot.games.hexflow.notation import move_text, parse_by, parse_move, parse_record_text, record_text
from hexmoot.luck import NO_LUCK

TEXTS = {
    "AR@e5/2": views.Place("arrow", "e5", 2),
    "WC=S6@e9": views.Place("wildcard", "e9", 0, "star6"),
    "BK=LC@d6/4": views.Place("block", "d6", 4, "lcurve"),
    "S6xe5": views.Place("star6", "e5", displace=True),
    "BK@a8": views.Place("block", "a8"),
    "ST@a8/0+P": views.Place("straight", "a8", draw="pool"),
}


def played(mode: str, number: int, **options: Any) -> Any:
    """A finished random game in which clocks run out now and then."""
    dice = dice_of(number)
    state = begun(dice.luck(), mode, **options)
    while state.waiting():
        seat = state.waiting()[0]
        if dice.below(25) == 0:
            state.apply(None, state.timeout([seat], {"onTimeout": "place"}), dice.luck())
        else:
            state.apply(seat, dice.pick(state.actions(seat)), dice.luck())
    return state


@pytest.mark.parametrize(("text", "place"), TEXTS.items())
def test_a_placement_as_text_both_ways(text: str, place: views.Place) -> None:
    assert move_text(place) == text
    assert parse_move(text) == place
    for mark in "#!^":
        assert parse_move(text + mark) == place


@pytest.mark.parametrize(
    "text", ["", "AR", "AR@", "ar@e5", "QQ@e5", "AR=QQ@e5", "AR@e5/", "AR@e5/12", "AR@e5 ", "AR@e5?"]
)
def test_what_is_no_placement_is_refused(text: str) -> None:
    with pytest.raises(Refused) as refused:
        parse_move(text)
    assert refused.value.code == "badNotation"


def test_players_are_named_by_letters_and_on_the_triangle_by_corners() -> None:
    assert parse_by("D:BK@a8") == (3, views.Place("block", "a8"))
    assert parse_by("III:BK@f10") == (2, views.Place("block", "f10"))
    with pytest.raises(Refused):
        parse_by("E:BK@a8")


@pytest.mark.parametrize("mode", MODES)
def test_a_game_as_text_both_ways(mode: str) -> None:
    for number in range(6):
        state = played(mode, number, dots=number % 2 == 0)
        text = GAME.record_text([], state)
        game = parse_record_text(text)
        assert game.options == state.options
        assert game.order == state.view(None).order
        corners = [player.corner for player in state.view(None).players]
        assert game.corners[: len(corners)] == corners if mode.startswith("tri") else not any(game.corners)
        assert list(game.deeds) == [(line.seat, line.text) for line in state.lines]
        assert record_text(game._replace(result=state.view(None).result)) == text


@pytest.mark.parametrize("mode", MODES)
def test_the_placements_of_a_record_lead_to_the_same_board(mode: str) -> None:
    state = played(mode, 11, guards=False)
    board = {}
    for seat, deed in parse_record_text(GAME.record_text([], state)).deeds:
        if "@" in deed or "x" in deed:
            place = parse_move(deed)
            board[place.cell] = (place.tile, seat, place.rotation, place.declare)
    shown = state.view(None).board.items()
    assert board == {cell: (tile.tile, tile.owner, tile.rotation, tile.declare) for cell, tile in shown}


def test_marks_say_what_a_placement_brought() -> None:
    marks = set()
    for number in range(25):
        state = played("tri2", number)
        reason = state.view(None).result.reason
        mark = state.lines[-1].text[-1]
        assert (mark in "#^") == (reason == "path")
        assert (mark == "!") == (reason == "strangle")
        marks.add(mark)
    assert {"#", "!"} <= marks


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("1. A:ST@a9/0", 1),
        ("[Mode chess]", 1),
        ("[Mode race]\n[Options luck=9]", 1),
        ("[Mode race]\nA:ST@a9/0", 2),
        ("[Mode race]\n1. A:ST@a9/0\n2.", 3),
        ("[Mode race]\n1. E:ST@a9/0", 2),
    ],
)
def test_what_is_no_record_is_refused_with_its_line(text: str, line: int) -> None:
    with pytest.raises(Refused) as refused:
        parse_record_text(text)
    assert (refused.value.code, refused.value.params) == ("badRecord", {"line": line})


def test_a_record_begins_with_what_the_game_is() -> None:
    state = begun(NO_LUCK, "battle", first_choice="seat_order", tokens=1)
    state.apply(1, views.Resign(), NO_LUCK)
    assert GAME.record_text([], state).splitlines() == [
        "[Mode battle]",
        "[First A]",
        "[Order A B]",
        "[Options first_choice=seat_order tokens=1]",
        "[Result A 10-0 resign]",
        "1. B:resign",
    ]


@pytest.mark.parametrize("mode", MODES)
def test_the_board_as_text_shows_every_tile(mode: str) -> None:
    state = played(mode, 2)
    text = state.text()
    assert len(text.split()) == len(state.names)
    assert sum(word != "...." for word in text.split()) == len(state.view(None).board)
