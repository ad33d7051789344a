"""Moves, positions and whole games as text: what is written reads back, and nothing else is read."""

import msgspec
import pytest
from conformance.playing import walk
from hypothesis import given
from hypothesis import strategies as st

from games.battlehex.boards import laid, positions, sizes
from hexmoot.game import Refused, SeatInfo
from hexmoot.games.battlehex import views
from hexmoot.games.battlehex.board import STRIDE, named
from hexmoot.games.battlehex.game import GAME, State
from hexmoot.games.battlehex.notation import (
    BattleTurn,
    ClassicTurn,
    Sealed,
    Transcript,
    board_text,
    parse_board,
    parse_record_text,
    parse_sealed,
    record_text,
    sealed_text,
)
from hexmoot.luck import NO_LUCK

WHOLE_GAME = """\
battlehex 1; size=13; red=Ann; black=Bob
1. R6-B7 | B7-R6 = O R5B8
2. R2-BA | --
3. RK-B10 | RK-B10 = S -
1-0
"""
SEATS = [SeatInfo("Ann", "human"), SeatInfo("Bob", "human")]


# --- sealed moves -----------------------------------------------------------------------------------------------------


@given(st.data(), sizes)
def test_sealed_moves_read_back(data: st.DataObject, size: int) -> None:
    rank = st.integers(1, size)
    move = Sealed(data.draw(rank), data.draw(rank), data.draw(st.sampled_from("RB")))
    assert parse_sealed(sealed_text(*move), size) == move


def test_the_left_card_is_written_first() -> None:
    assert (sealed_text(7, 10, "R"), sealed_text(7, 10, "B")) == ("R7-B10", "B10-R7")


@pytest.mark.parametrize(
    "text",
    ["", "-", "R7B7", "R1-B2", "R11-B2", "R12-B2", "R13-B2", "R0-B2", "r2-b2", "R2-R3", "B2-B3", "R2--B3", "R2-B3 "],
)
def test_no_other_move_is_read(text: str) -> None:
    with pytest.raises(Refused) as refused:
        parse_sealed(text)
    assert (refused.value.code, refused.value.params) == ("badMove", {"move": text, "size": 13})


# --- positions --------------------------------------------------------------------------------------------------------


def test_a_board_is_drawn_so_that_touching_cells_touch() -> None:
    cell = State(laid(3, [(0, named("R2BA")), (1, named("R3B2"))])).facts().cell
    assert board_text(3, cell) == "   3 . B .\n  2 R . .\n A . . .\n  A 2 3"


@given(positions())
def test_boards_read_back(case: tuple[int, list[tuple[int, int]]]) -> None:
    size, pieces = case
    cell = State(laid(size, pieces)).facts().cell
    assert parse_board(board_text(size, cell)) == (size, cell)


@pytest.mark.parametrize(
    "change",
    [
        ("2 R", "2 X"),
        ("3 .", "4 ."),
        ("   3", "  3"),
        ("A 2 3", "A 2"),
        (" . . .\n", " . . . .\n"),
        ("   3 . B .\n", ""),
        ("\n  A 2 3", ""),
    ],
)
def test_a_board_that_is_drawn_otherwise_is_not_read(change: tuple[str, str]) -> None:
    drawn = "   3 . B .\n  2 R . .\n A . . .\n  A 2 3"
    assert change[0] in drawn
    with pytest.raises(Refused, match="badBoard"):
        parse_board(drawn.replace(*change))


# --- games ------------------------------------------------------------------------------------------------------------


def test_a_game_of_battle_as_text() -> None:
    turns = [
        BattleTurn(Sealed(6, 7, "R"), Sealed(6, 7, "B"), "O", "R5B8"),
        BattleTurn(Sealed(2, 1, "R"), None),
        BattleTurn(Sealed(13, 10, "R"), Sealed(13, 10, "R"), "S", None),
    ]
    game = Transcript(13, "Ann", "Bob", turns, "1-0")
    assert record_text(game) == WHOLE_GAME
    assert parse_record_text(WHOLE_GAME) == game
    assert parse_record_text(WHOLE_GAME.replace("\n", "\r\n")) == game


def test_a_game_of_classic_as_text() -> None:
    turns = [ClassicTurn("R2B4"), ClassicTurn("swap"), ClassicTurn(None), ClassicTurn("RABA")]
    game = Transcript(5, "Ann", "Bob", turns, None)
    text = "battlehex 1; size=5; red=Ann; black=Bob\n1. R2B4\n2. swap\n3. --\n4. RABA\n"
    assert record_text(game) == text
    assert parse_record_text(text) == game


@given(st.text(), st.text(), st.sampled_from(["1-0", "0-1", "*", None]))
def test_any_names_and_results_read_back(red: str, black: str, result: str | None) -> None:
    game = Transcript(7, red, black, [], result)  # type: ignore[arg-type]
    assert parse_record_text(record_text(game)) == game


@pytest.mark.parametrize(
    ("change", "code", "params"),
    [
        (("battlehex 1", "battlehex 2"), "badRecord", {"line": 1}),
        (("size=13", "size=14"), "badRecord", {"line": 1}),
        (("size=13", "size=2"), "badRecord", {"line": 1}),
        (("red=Ann; ", ""), "badRecord", {"line": 1}),
        (("2. R2", "3. R2"), "badRecord", {"line": 3}),
        (("| --", "--"), "badRecord", {"line": 3}),
        (("2. R2-BA | --", "2. R2BA"), "badRecord", {"line": 3}),
        (("1-0", "1-1"), "badRecord", {"line": 5}),
        (("= O", "= X"), "badRecord", {"line": 2}),
        (("= O R5B8", "= O"), "badRecord", {"line": 2}),
        (("R2-BA", "R2-B1"), "badMove", {"move": "R2-B1", "size": 13}),
        (("R5B8", "R5B1"), "badCell", {"cell": "R5B1", "size": 13}),
        (("size=13", "size=12"), "badMove", {"move": "RK-B10", "size": 12}),
    ],
)
def test_a_text_that_is_no_game_is_refused(change: tuple[str, str], code: str, params: dict[str, object]) -> None:
    assert change[0] in WHOLE_GAME
    with pytest.raises(Refused) as refused:
        parse_record_text(WHOLE_GAME.replace(*change))
    assert (refused.value.code, refused.value.params) == (code, params)


@pytest.mark.parametrize("number", range(40))
def test_a_game_played_from_its_text_is_the_same_game(number: int) -> None:
    opening, tries = walk(GAME, number)
    state = [opening.state, *(tried.state for tried in tries)][-1]
    text = GAME.record_text(["Ann", "Bob"], state)
    game = parse_record_text(text)
    assert record_text(game) == text

    replayed, _ = GAME.new(msgspec.structs.replace(opening.options, first_colour="red"), SEATS, NO_LUCK)
    for turn in game.turns:
        play(replayed, turn)
    before, after = state.view(None), replayed.view(None)
    assert after.cells == before.cells
    assert after.history == before.history
    if before.how != "resign":
        assert (after.phase, after.winner, after.how) == (before.phase, before.winner, before.how)


def play(state: State, turn: BattleTurn | ClassicTurn) -> None:
    """Play a turn of a text."""
    view = state.view(None)
    if isinstance(turn, ClassicTurn):
        if turn.move is None:
            lose(state, ["red", "black"][(view.turn - 1) % 2])
        elif turn.move == "swap":
            state.apply(1, views.Swap(view.turn), NO_LUCK)
        else:
            state.apply((view.turn - 1) % 2, views.Play(view.turn, *divmod(named(turn.move), STRIDE)), NO_LUCK)
        return
    for seat, move in enumerate((turn.red, turn.black)):
        if move:
            state.apply(seat, views.Seal(view.turn, *move), NO_LUCK)
    lost = [side for side, move in (("red", turn.red), ("black", turn.black)) if move is None]
    if lost:
        lose(state, *lost)
    loser = state.view(None).free
    if turn.contest and loser and turn.free:
        state.apply(["red", "black"].index(loser), views.Free(view.turn, *divmod(named(turn.free), STRIDE)), NO_LUCK)
    elif loser:
        lose(state, loser)


def lose(state: State, *sides: str) -> None:
    """The clock runs out for these sides."""
    state.apply(None, views.Timeout(state.view(None).turn, "forfeit", list(sides)), NO_LUCK)  # type: ignore[arg-type]


def test_the_names_of_a_text_follow_the_colours() -> None:
    opening, _ = walk(GAME, 0)
    for first, head in (("red", "red=Ann; black=Bob"), ("black", "red=Bob; black=Ann")):
        options = msgspec.structs.replace(opening.options, first_colour=first)
        state, _ = GAME.new(options, SEATS, NO_LUCK)
        assert head in GAME.record_text(["Ann", "Bob"], state)
