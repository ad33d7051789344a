"""Games of HEXFLOW as they are played: choices before play, leaving, clocks, offences, pools, what is shown, ends."""

from typing import Any

import msgspec
import pytest
from conformance.playing import named_seats, refusal

from games.hexflow.playing import begun, dice_of
from hexmoot import accel
from hexmoot.game import BadOptions
from hexmoot.games.hexflow import views
from hexmoot.games.hexflow.board import MODES, NUMBERS
from hexmoot.games.hexflow.game import GAME, move_of
from hexmoot.games.hexflow.options import MODES_OF, USUAL
from hexmoot.games.hexflow.rules import ending, ground, legality
from hexmoot.games.hexflow.rules.state import PLAY, Search
from hexmoot.luck import NO_LUCK

PLACE_FOR_IT = {"onTimeout": "place"}
FORFEIT = {"onTimeout": "forfeit"}
LUCK = bytes(range(16))  # the dice of three rank C, B, A


def seen(step: Any, kind: type) -> list[Any]:
    """The events of a kind in a step."""
    return [told.event for told in step.events if isinstance(told.event, kind)]


def late(state: Any, settings: dict[str, Any]) -> Any:
    """The clock of whoever is waited for runs out."""
    return state.apply(None, state.timeout(state.waiting(), settings), NO_LUCK)


def move_on(state: Any, number: int, steps: int) -> Any:
    """The state after some random placements."""
    dice = dice_of(number)
    for _ in range(steps):
        seat = state.waiting()[0]
        state.apply(seat, dice.pick(state.actions(seat)), dice.luck())
    return state


def positions(mode: str, number: int, **options: Any) -> Any:
    """Every state of a random game."""
    dice = dice_of(number)
    state = begun(dice.luck(), mode, **options)
    while True:
        yield state.clone()
        if not state.waiting():
            return
        seat = state.waiting()[0]
        state.apply(seat, dice.pick(state.actions(seat)), dice.luck())


def refused_by(state: Any, seat: int, action: Any) -> str | None:
    """The code with which a preview is refused."""
    found = refusal(lambda: state.preview(seat, action))
    return found[0] if found else None


# --- options --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("option", MODES_OF)
@pytest.mark.parametrize("mode", MODES)
def test_an_option_is_taken_just_where_the_mode_has_it(mode: str, option: str) -> None:
    def start() -> Any:
        return begun(NO_LUCK, mode, **{option: USUAL[option]})

    if mode in MODES_OF[option]:
        assert start().dump() != b""
    else:
        with pytest.raises(BadOptions) as bad:
            start()
        assert bad.value.option == option


@pytest.mark.parametrize("mode", MODES)
def test_a_mode_has_its_number_of_players(mode: str) -> None:
    options, usual = GAME.Options(mode=mode), {"tri3": 3, "team": 4}.get(mode, 2)
    assert GAME.new(options, named_seats(usual), NO_LUCK)[0].seats == usual
    for seats in {1, 2, 3, 4, 5} - {usual}:
        with pytest.raises(BadOptions) as bad:
            GAME.new(options, named_seats(seats), NO_LUCK)
        assert bad.value.option == "mode"


def test_what_is_not_said_is_as_usual() -> None:
    assert GAME.Options(mode="battle").value("tokens") == 3
    assert [GAME.Options(mode=mode).strangles() for mode in MODES] == [True, True, True, True, False]
    assert GAME.Options(mode="team", strangle=True).strangles()


# --- choices before play --------------------------------------------------------------------------------


@pytest.mark.parametrize(("order", "sequence"), [("first", [0, 1, 2, 3]), ("second", [1, 2, 3, 0])])
@pytest.mark.parametrize("seat", [0, 2])
def test_either_partner_may_choose_the_order(seat: int, order: str, sequence: list[int]) -> None:
    state = begun(LUCK, "team")
    assert (state.view(None).coin, state.waiting()) == (0, [0])
    assert state.legal(2).types == ["choose_order", "resign"]
    assert refusal(lambda: state.apply(1, views.ChooseOrder(order), NO_LUCK)) == ("not_your_turn", {})
    step = state.apply(seat, views.ChooseOrder(order), NO_LUCK)
    assert seen(step, views.OrderEvent) == [views.OrderEvent(sequence)]
    assert state.waiting() == sequence[:1]


def test_the_coin_of_two_on_the_triangle_chooses_a_corner() -> None:
    state = begun(LUCK, "tri2")
    for corner, code in (("II", "bad_action"), ("IV", "bad_action")):
        assert refusal(lambda corner=corner: state.apply(0, views.ChooseCorner(corner), NO_LUCK)) == (code, {})
    assert state.legal(0).corners == ["I", "III"]
    state.apply(0, views.ChooseCorner("I"), NO_LUCK)
    assert [player.corner for player in state.view(None).players] == ["I", "III"]
    assert state.view(None).order == [1, 0]


@pytest.mark.parametrize(("tri_order", "order"), [("rolled", [2, 1, 0]), ("balanced", [0, 1, 2])])
def test_three_choose_in_the_order_of_the_dice(tri_order: str, order: list[int]) -> None:
    state = begun(LUCK, "tri3", tri_order=tri_order)
    state.apply(2, views.ChooseCorner("II"), NO_LUCK)
    assert refusal(lambda: state.apply(1, views.ChooseCorner("II"), NO_LUCK)) == ("corner_taken", {})
    step = state.apply(1, views.ChooseCorner("I"), NO_LUCK)
    assert seen(step, views.CornerEvent) == [views.CornerEvent(1, "I"), views.CornerEvent(0, "III")]
    assert state.view(None).order == order


def test_who_resigns_before_choosing_leaves_two_corners_to_choose_from() -> None:
    state = begun(LUCK, "tri3")
    state.apply(2, views.Resign(), NO_LUCK)
    assert state.waiting() == [1]
    state.apply(1, views.ChooseCorner("II"), NO_LUCK)
    assert state.legal(0).corners == ["I", "III"]
    state.apply(0, views.ChooseCorner("III"), NO_LUCK)
    assert state.view(None).order == [1, 0]


def test_a_corner_stays_taken_when_its_player_resigns() -> None:
    state = begun(LUCK, "tri3")
    state.apply(2, views.ChooseCorner("I"), NO_LUCK)
    state.apply(2, views.Resign(), NO_LUCK)
    assert state.legal(1).corners == ["II", "III"]
    state.apply(1, views.ChooseCorner("III"), NO_LUCK)
    assert [player.corner for player in state.view(None).players] == ["II", "III", "I"]
    assert state.view(None).order == [1, 0]


def test_a_clock_before_play_chooses_first_or_the_first_corner_and_is_not_counted() -> None:
    for settings in (PLACE_FOR_IT, FORFEIT):
        state = begun(LUCK, "race")
        assert seen(late(state, settings), views.TimeoutEvent) == [views.TimeoutEvent(0, views.ChooseOrder("first"))]
        triangle = begun(LUCK, "tri3")
        chosen = [seen(late(triangle, settings), views.TimeoutEvent)[0].auto_move for _ in range(2)]
        assert chosen == [views.ChooseCorner("I"), views.ChooseCorner("II")]
        assert [player.late for player in (*state.view(None).players, *triangle.view(None).players)] == [0] * 5


# --- leaving, clocks, offences --------------------------------------------------------------------------


def test_the_third_time_that_a_clock_places_is_the_last() -> None:
    state = begun(LUCK, "race", first_choice="seat_order")
    moves = []
    while state.waiting():
        step = late(state, PLACE_FOR_IT)
        moves.append(seen(step, views.TimeoutEvent)[0].auto_move)
    assert [move is not None for move in moves] == [True, True, True, True, False]
    assert state.outcome().reason == "timeout"
    assert state.outcome().places == [2, 1]


def test_a_clock_that_forfeits_needs_no_third_time() -> None:
    state = begun(LUCK, "tri3", first_choice="seat_order")
    step = late(state, FORFEIT)
    assert seen(step, views.OutEvent) == [views.OutEvent(0, "timeout")]
    assert state.waiting() == [1]
    late(state, FORFEIT)
    assert (state.outcome().reason, state.outcome().places) == ("timeout", [2, 2, 1])


def test_a_placement_by_the_clock_displaces_only_if_nothing_else_is_left() -> None:
    for number in range(6):
        for state in list(positions("battle", number))[9::5]:
            if state.record.phase == PLAY and any(action.displace for action in state.actions(state.waiting()[0])):
                step = late(state.clone(), PLACE_FOR_IT)
                only = all(action.displace for action in state.actions(state.waiting()[0]))
                assert bool(seen(step, views.DisplacedEvent)) == only or not seen(step, views.PlacedEvent)


def test_who_is_out_cannot_resign_and_the_last_one_left_has_won() -> None:
    state = begun(LUCK, "tri3", first_choice="seat_order")
    state.apply(1, views.Resign(), NO_LUCK)
    assert state.waiting() == [0]
    assert refusal(lambda: state.apply(1, views.Resign(), NO_LUCK)) == ("not_your_turn", {})
    assert state.leave(1) is None
    state.apply(0, views.Resign(), NO_LUCK)
    assert (state.outcome().reason, state.outcome().places, state.outcome().points) == ("resign", [2, 2, 1], [0, 0, 10])


def test_who_resigns_for_a_team_loses_for_both() -> None:
    state = begun(LUCK, "team")
    state.apply(3, views.Resign(), NO_LUCK)
    assert state.outcome().places == [1, 3, 1, 3]
    assert state.outcome().teams == [[0, 2], [1, 3]]


def test_three_offences_lose_the_game_where_they_count() -> None:
    state = begun(LUCK, "race", first_choice="seat_order", strict_penalties=True)
    tile = state.view(0).hand[0]
    wrong = views.Place(tile, "e5")
    assert state.preview(0, wrong).offence == "first_not_on_corner"
    for offence in (1, 2, 3):
        before = state.view(None).board
        step = state.apply(0, wrong, NO_LUCK)
        assert step.seen(0)[0] == views.PenaltyEvent(0, offence, "first_not_on_corner")
        assert step.seen(1)[0] == step.seen(None)[0] == views.PenaltyEvent(0, offence)
        assert state.view(None).board == before
    assert (state.outcome().reason, state.outcome().places) == ("penalty", [2, 1])


def test_nonsense_and_others_turns_are_no_offences() -> None:
    state = begun(LUCK, "race", first_choice="seat_order", strict_penalties=True)
    tile = state.view(0).hand[0]
    for seat, action, code in (
        (0, views.Place("brick", "a9"), "bad_action"),
        (0, views.Place(tile, "a9", 6), "bad_action"),
        (0, views.Place(tile, "a9", declare="wildcard"), "bad_action"),
        (0, views.Place(tile, "a9", draw="pool"), "bad_action"),
        (0, views.Place(tile, "a9", draw="hat"), "bad_action"),
        (0, views.ChooseOrder("first"), "bad_action"),
        (1, views.Place(tile, "a9"), "not_your_turn"),
    ):
        assert refusal(lambda seat=seat, action=action: state.apply(seat, action, NO_LUCK)) == (code, {})
    assert state.view(None).players[0].offences == 0


# --- the pool of a team ---------------------------------------------------------------------------------


def test_a_player_draws_from_the_pool_once() -> None:
    state = begun(LUCK, "team", first_choice="seat_order")
    first = next(action for action in state.actions(0) if action.draw == "pool")
    step = state.apply(0, first, NO_LUCK)
    drawn = seen(step, views.DrewEvent)[0]
    assert (drawn.source, drawn.bag_count) == ("pool", 13)
    assert drawn.tile in ("star6", "xcross", "spread", "arrow")
    assert state.view(1).players[0].power
    assert [pool.left for pool in state.view(1).pool] == [7, 8]
    assert sum(state.view(1).pool[0].unplayed.values()) == 8
    for seat in (1, 2, 3):
        state.apply(seat, next(action for action in state.actions(seat) if action.draw == "bag"), NO_LUCK)
    assert {action.draw for action in state.actions(0)} == {"bag"}
    again = msgspec.structs.replace(state.actions(0)[0], draw="pool")
    assert refusal(lambda: state.apply(0, again, NO_LUCK)) == ("pool_used", {})
    assert not state.legal(0).pool


# --- what is shown --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mode", "options", "known"),
    [
        ("team", {}, {0: [0], 1: [1], None: []}),
        ("team", {"partner_hands": True}, {0: [0, 2], 3: [1, 3], None: []}),
        ("team", {"open_hand": True}, {0: [0, 1, 2, 3], None: [0, 1, 2, 3]}),
        ("race", {}, {0: [0], 1: [1], None: []}),
    ],
)
def test_hands_are_shown_to_those_who_may_see_them(mode: str, options: Any, known: dict[Any, list[int]]) -> None:
    state = begun(LUCK, mode, first_choice="seat_order", **options)
    for viewer, seats in known.items():
        assert list(state.view(viewer).hands) == seats
    step = state.apply(0, state.actions(0)[0], NO_LUCK)
    for viewer, seats in known.items():
        [drew] = [event for event in step.seen(viewer) if isinstance(event, views.DrewEvent)]
        assert (drew.tile is not None) == (0 in seats)


def test_everybody_sees_all_hands_when_a_game_is_over() -> None:
    state = begun(LUCK, "team")
    state.apply(0, views.Resign(), NO_LUCK)
    assert list(state.view(None).hands) == list(state.view(1).hands) == [0, 1, 2, 3]


@pytest.mark.parametrize("mode", MODES)
def test_the_reason_shown_for_a_cell_is_the_refusal_of_some_rotation_and_none_is_taken(mode: str) -> None:
    for state in list(positions(mode, 3, wildcard_block=True))[4::9]:
        if state.record.phase != PLAY:
            continue
        seat = state.waiting()[0]
        legal = state.legal(seat)
        for choice in legal.tiles:
            common = {} if choice.displace else legal.why
            for code, cells in [*choice.why.items(), *common.items()]:
                for cell in cells[:: max(1, len(cells) // 4)]:
                    asked = [views.Place(choice.tile, cell, r, choice.declare, choice.displace) for r in range(6)]
                    codes = {refused_by(state, seat, place) for place in asked}
                    assert code in codes
                    assert None not in codes
            shown = {*choice.cells, *(cell for cells in [*choice.why.values(), *common.values()] for cell in cells)}
            assert shown == set(state.names)


@pytest.mark.parametrize("mode", MODES)
def test_a_preview_foretells_what_happens(mode: str) -> None:
    for number in range(4):
        dice = dice_of(number)
        state = begun(dice.luck(), mode)
        while state.waiting():
            seat = state.waiting()[0]
            action = dice.pick(state.actions(seat))
            foretold, before = state.preview(seat, action), state.dump()
            assert state.dump() == before
            step = state.apply(seat, action, dice.luck())
            if not isinstance(action, views.Place):
                continue
            s, at = state.record, NUMBERS[state.shape][action.cell]
            assert foretold.open_ends == s.open_ends
            assert foretold.joins == [side for side in range(6) if int(s.ends[at] & s.meets[at]) >> side & 1]
            assert foretold.closed_to == [party for party in range(int(s.parties)) if ground.closed(s, party, at)]
            assert [event.tile for event in seen(step, views.DisplacedEvent)] == [foretold.captured] * action.displace
            result = state.view(None).result
            if foretold.reason:
                assert (result.reason, result.winners, result.scores) == (
                    foretold.reason,
                    foretold.winners,
                    foretold.scores,
                )
            else:
                assert result is None or result.reason in ("no_move", "resolution", "draw")


def test_a_hand_is_shown_in_the_order_in_which_it_was_drawn() -> None:
    state = begun(LUCK, "race", first_choice="seat_order")
    hand = state.view(0).hand
    action = next(action for action in state.actions(0) if action.tile == hand[1])
    drawn = seen(state.apply(0, action, NO_LUCK), views.DrewEvent)[0].tile
    assert state.view(0).hand == [hand[0], hand[2], drawn]


# --- ends -----------------------------------------------------------------------------------------------


def test_statistics_count_what_a_tournament_writes_down() -> None:
    for number in range(30):
        *_, state = positions("tri2", number)
        counted = state.statistics()
        view = state.view("full")
        assert counted.placements == view.ply
        assert sum(counted.placed) == len(view.board) == 105 - counted.empty
        for party, record in enumerate(counted.records):
            assert (record.score, record.against) == (view.result.scores[party], view.result.scores[1 - party])
            assert (record.path_points > 0) == (party in view.result.paths)


@pytest.mark.parametrize("mode", ["race", "tri2", "tri3", "team"])
def test_who_wins_a_resolution_does_not_depend_on_being_told(mode: str) -> None:
    for number in range(8):
        state = list(positions(mode, number))[-1]
        if state.outcome().reason in ("resolution", "draw"):
            told, quiet = accel.clone(state.record), accel.clone(state.record)
            for record, silent in ((told, 0), (quiet, 1)):
                record.quiet = silent
                for party in range(int(record.parties)):
                    for i in range(3):
                        record.measure[party][i] = 0
                ending.resolve(record, Search())
            assert (quiet.winners, quiet.tied) == (told.winners, told.tied)
            assert [told.winners, told.tied] == [state.record.winners, state.record.tied]


def test_there_are_no_statistics_of_a_game_that_is_not_over() -> None:
    assert begun(LUCK, "race").statistics() is None


def test_a_search_that_must_be_given_up_is_an_error_and_no_result(monkeypatch: pytest.MonkeyPatch) -> None:
    from hexmoot.games.hexflow import game
    from hexmoot.games.hexflow.rules.state import Search

    def impatient() -> Search:
        w = Search()
        w.most_steps = 1
        return w

    monkeypatch.setattr(game, "Search", impatient)
    with pytest.raises(RuntimeError, match="given up"):
        for _ in positions("race", 1):
            pass


def test_all_rotations_that_look_the_same_are_one_placement() -> None:
    state = begun(LUCK, "race", first_choice="seat_order")
    s = state.record
    for kind, count in zip(range(11), (3, 3, 6, 6, 1, 6, 6, 1, 2, 6, 6), strict=True):
        assert len({legality.canonical(kind, 0, rot) for rot in range(6)}) == count
    assert move_of(views.Place("star6", "e5", 4), NUMBERS[0])[3] == 4
    seat, tile = 0, state.view(0).hand[0]
    place = next(action for action in state.actions(seat) if action.tile == tile)
    asked = [msgspec.structs.replace(place, rotation=rot) for rot in range(6)]
    turned = {rot for rot, other in enumerate(asked) if refused_by(state, seat, other) is None}
    fitting = {action.rotation for action in state.actions(seat) if (action.tile, action.cell) == (tile, place.cell)}
    kind = move_of(place, NUMBERS[0])[0]
    assert {legality.canonical(kind, 0, rot) for rot in turned} == fitting
    assert legality.fault(s, Search(), seat, *move_of(place, NUMBERS[0])[:5]) == 0
