"""Matches of Hex Path as they are played: previews, refusals, ends, text, counting."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from oracle import hexpath as oracle

from games.hexpath.playing import GAME, SETTINGS, begun, options_of, people, sensible, steps
from hexmoot import accel
from hexmoot.game import BadOptions, Refused
from hexmoot.games.hexpath import board, views
from hexmoot.games.hexpath.notation import parse_record_text, record_text
from hexmoot.games.hexpath.positions import lay
from hexmoot.games.hexpath.rules import course
from hexmoot.luck import NO_LUCK, Stream

each_setting = pytest.mark.parametrize("name", SETTINGS)


def positions(name: str, matches: int, rings: int = 3) -> Iterator[tuple[Any, Stream]]:
    """Every position of some random matches."""
    for number in range(matches):
        dice = Stream(number.to_bytes(16, "big"))
        state, *_ = begun(SETTINGS[name], dice, rings)
        for seat, action in steps(state, dice):
            yield state, dice
            state.apply(seat, action, dice.luck())


def finished(name: str, number: int, rings: int = 3) -> tuple[Any, list[Any]]:
    """A whole random match: its last state and the events of each step."""
    dice = Stream(number.to_bytes(16, "big"))
    state, *_ = begun(SETTINGS[name], dice, rings)
    told = [state.apply(seat, action, dice.luck()).seen("full") for seat, action in steps(state, dice)]
    return state, told


# --- the start ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "option"),
    [
        ({"corners": [0, 0]}, "corners"),
        ({"corners": [0, 1, 2]}, "corners"),
        ({"firstSeat": 2}, "firstSeat"),
    ],
)
def test_options_that_do_not_suit_the_seats_are_refused(options: dict[str, Any], option: str) -> None:
    with pytest.raises(BadOptions) as bad:
        GAME.new(msgspec.convert(options, GAME.Options), people(["human"] * 2), NO_LUCK)
    assert bad.value.option == option


def test_a_hopeless_hand_is_mended_before_the_first_turn() -> None:
    mended = 0
    for number in range(120):
        dice = Stream(number.to_bytes(16, "big"))
        options, luck = {"pointsPerSide": 1, "firstSeat": 0}, dice.luck()
        state, step = GAME.new(msgspec.convert(options, GAME.Options), people(["human"] * 6), luck)
        for seat in range(6):
            fates = []
            for slot in (0, 1):
                for rot in range(6):
                    trial = state.clone()
                    trial.record.to_move = seat
                    trial.apply(seat, views.Place(1, slot, rot), NO_LUCK)
                    fates.append(trial.view(None).seats[seat].status)
            assert "active" in fates
        mended += len(step.draws) // 5 > 12
    assert mended > 5


# --- what is asked for ----------------------------------------------------------------------------------


def test_the_first_reason_that_applies_is_given() -> None:
    state, *_ = begun(SETTINGS["three, k 1"], Stream(NO_LUCK))
    mover = state.waiting()[0]
    rival = (mover + 1) % 3
    asked = [
        (rival, views.Place(2, 9, 9), "stale"),
        (rival, views.Place(1, 9, 9), "notYourTurn"),
        (mover, views.Place(1, 2, 9), "badSlot"),
        (mover, views.Place(1, -1, 9), "badSlot"),
        (mover, views.Place(1, 0, 6), "badRotation"),
        (mover, views.Place(1, 0, -1), "badRotation"),
    ]
    state.apply(rival, views.Resign(), NO_LUCK)
    asked += [(rival, views.Place(2, 9, 9), "out"), (rival, views.Resign(), "out")]
    asked = [(seat, action, "out" if seat == rival else code) for seat, action, code in asked]
    for seat, action, code in asked:
        with pytest.raises(Refused) as refused:
            state.apply(seat, action, NO_LUCK)
        assert refused.value.code == code
    for seat in (mover, (mover + 2) % 3):
        state.apply(seat, views.Resign(), NO_LUCK)
    for seat, action, _ in asked:
        with pytest.raises(Refused) as refused:
            state.apply(seat, action, NO_LUCK)
        assert refused.value.code == "matchOver"


@pytest.mark.parametrize("name", ["as usual", "strict stalemate", "fog"])
def test_wrong_actions_are_refused_as_the_second_telling_refuses_them(name: str) -> None:
    for number in range(10):
        dice = Stream(number.to_bytes(16, "big"))
        state, options, kinds, luck = begun(SETTINGS[name], dice)
        match = oracle.Match(options, kinds, luck)
        for seat, action in steps(state, dice):
            turn = dice.pick([match.turn, match.turn, match.turn + 1, -1])
            wild = dice.below(state.seats), views.Place(turn, dice.below(4) - 1, dice.below(9) - 1)
            for who, what in (wild, (seat, action)):
                luck, codes = dice.luck(), []
                for play, built in ((state.apply, what), (match.apply, msgspec.to_builtins(what))):
                    try:
                        play(who, built, luck)
                        codes.append(None)
                    except (Refused, oracle.Refused) as refused:
                        codes.append(refused.code)
                assert codes[0] == codes[1]
                if codes[0] is None:
                    break


def test_a_locked_seat_may_resign_but_is_not_taken_out() -> None:
    locked = 0
    for number in range(30):
        dice = Stream(number.to_bytes(16, "big"))
        state, *_ = begun(SETTINGS["stalemate"] | {"seats": 6}, dice, 2)
        while state.waiting():
            for seat, seen in enumerate(state.view(None).seats):
                if seen.status == "locked":
                    locked += 1
                    assert state.leave(seat) is None
                    with pytest.raises(Refused, match="locked"):
                        state.clone().apply(None, views.Left(seat), NO_LUCK)
                    other = state.clone()
                    other.apply(seat, views.Resign(), NO_LUCK)
                    after = other.view(None).seats[seat]
                    assert (after.status, after.cause, after.score) == ("out", "resign", seen.score)
            state.apply(state.waiting()[0], sensible(state, dice), dice.luck())
    assert locked > 0


# --- previews -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [n for n in SETTINGS if "fog" not in n])
def test_a_preview_tells_what_happens(name: str) -> None:
    for state, dice in positions(name, 3):
        seat = state.waiting()[0]
        placement = dice.pick(state.actions(seat))
        foreseen, after = state.preview(seat, placement), state.clone()
        events = after.apply(seat, placement, dice.luck()).seen("full")
        old, new = state.view(None), after.view(None)
        assert not foreseen.at_least
        assert new.tiles[foreseen.hex] == foreseen.tile
        assert foreseen.total == new.seats[seat].score - old.seats[seat].score
        assert foreseen.self_destruct == (new.seats[seat].status == "out")
        assert foreseen.routes[0].seat == seat
        for route in foreseen.routes:
            entered = [e for e in events if isinstance(e, views.EnterEvent) and e.seat == route.seat]
            assert [msgspec.structs.asdict(s) for s in route.strides] == [
                {key: value for key, value in msgspec.structs.asdict(e).items() if key not in ("seat", "points")}
                for e in entered
            ]
            assert route.end.status == new.seats[route.seat].status
            assert route.end.hex == new.seats[route.seat].glow
            assert route.end.kind in (new.seats[route.seat].cause, "glow")
        moved = {route.seat for route in foreseen.routes}
        assert all(
            old.seats[p].score == new.seats[p].score and old.seats[p].status == new.seats[p].status
            for p in range(state.seats)
            if p not in moved
        )


# --- the end --------------------------------------------------------------------------------------------


@each_setting
def test_no_path_uses_a_segment_twice_and_every_run_ends(name: str) -> None:
    for number in range(4):
        state, _ = finished(name, number, rings=2 + number % 2)
        k = state.options.points_per_side
        for seat in state.view("full").seats:
            walked = [(at, frozenset(pair)) for at, visits in seat.trail.items() for pair in visits]
            assert len(walked) == len(set(walked))
            assert max(map(len, seat.trail.values()), default=0) <= 3 * k


@pytest.mark.parametrize("seats", [2, 6])
def test_a_full_board_leaves_nobody_active(seats: int) -> None:
    for number in range(6):
        dice = Stream(number.to_bytes(16, "big"))
        state, *_ = begun({"seats": seats, "deckMode": "full"}, dice, 2)
        while state.waiting():
            state.apply(state.waiting()[0], sensible(state, dice), dice.luck())
        view = state.view("full")
        assert len(view.tiles) < 19 or all(seat.status != "active" for seat in view.seats)


# --- text -----------------------------------------------------------------------------------------------


@each_setting
def test_text_gives_back_board_and_scores(name: str) -> None:
    for number in range(3):
        state, _ = finished(name, number)
        text = GAME.record_text([], state)
        read = parse_record_text(text)
        assert read.corners == [seat.corner for seat in state.view("full").seats]
        assert [(line.turn, line.seat, line.what, line.hex, line.tile) for line in read.lines] == [
            (line.turn, line.seat, line.what, line.hex, line.tile) for line in state.lines
        ]
        again, _ = GAME.new(read.options, people(["human"] * state.seats), NO_LUCK)
        for line in read.lines:
            if line.what == "place":
                again.record.turn = line.turn
                again.lines.append(lay(again.record, line.seat, line.tile, again.names))
            else:
                cause = {"resign": 4, "timeout": 5, "left": 6}[line.what]
                course.put_out(again.record, line.seat, line.seat, cause)
                again.lines.append(line)
        one, other = state.view("full"), again.view(None)
        assert other.tiles == one.tiles or state.options.fog
        assert [seat.score for seat in other.seats] == [seat.score for seat in one.seats]
        assert record_text(read._replace(lines=again.lines)) == text


@pytest.mark.parametrize(
    "text",
    ["", "hexpath 2; rings=2", "hexpath 1; rings=2; k=1; corners=0,3", "hexpath 1; rings=9; k=1; corners=0,3; first=0"],
)
def test_a_head_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="badRecord"):
        parse_record_text(text)


@pytest.mark.parametrize("line", ["1 0 Z9 345012", "1 0 C3 012345", "1 0 C3", "1 0 fly", "C3 345012"])
def test_a_line_that_is_none_is_refused(line: str) -> None:
    with pytest.raises(Refused):
        parse_record_text(f"hexpath 1; rings=2; k=1; corners=0,3; first=0\n{line}\n")


def test_names_go_both_ways_on_every_board() -> None:
    for rings in range(board.SMALLEST, board.LARGEST + 1):
        assert [board.named(text, rings) for text in board.names(rings)] == list(range(board.hexes(rings)))
    for text in ("", "A0", "A01", "J1", "E10", "e5", "5E", "E-1", "E5 "):
        with pytest.raises(Refused, match="badHex"):
            board.named(text, 4)


# --- counting -------------------------------------------------------------------------------------------


@each_setting
def test_statistics_add_up(name: str) -> None:
    for number in range(3):
        state, told = finished(name, number)
        counted, view = state.statistics(), state.view("full")
        events = [event for step in told for event in step]
        assert counted.tiles == len(view.tiles)
        assert counted.tiles + counted.empty == len(state.names)
        assert len(counted.out) == sum(seat.status == "out" for seat in view.seats)
        assert sum(own.placements for own in counted.seats) == counted.tiles
        for seat, (own, seen) in enumerate(zip(counted.seats, view.seats, strict=True)):
            assert own.visit + own.travel + own.bonus == seen.score
            assert own.entered == sum(isinstance(e, views.EnterEvent) and e.seat == seat for e in events)
            assert own.distinct == len(seen.trail)
            assert own.most_visits == max(map(len, seen.trail.values()), default=0)
            assert own.credited == sum(gone.by == seat for gone in counted.out)
            assert own.scores[-1:] in ([seen.score], [])
            assert own.scores == sorted(own.scores)


# --- the record -----------------------------------------------------------------------------------------


def test_the_list_of_draws_is_never_full() -> None:
    room = len(accel.field_values(begun({"seats": 6}, Stream(NO_LUCK))[0].record, "draws"))
    longest = 0
    for number in range(60):
        dice = Stream(number.to_bytes(16, "big"))
        _, step = GAME.new(msgspec.convert(options_of({}, 2), GAME.Options), people(["human"] * 6), dice.luck())
        longest = max(longest, 2 * len(step.draws))
    assert 2 * longest < room


def test_views_are_plain_json() -> None:
    state, _ = finished("six, k 2", 1)
    for viewer in (None, 0, "full"):
        assert json.loads(msgspec.json.encode(state.view(viewer)))["result"]["rank"]
