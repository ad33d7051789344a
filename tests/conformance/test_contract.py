"""The contract of a game, kept by every registered game in whichever mode runs."""

from collections.abc import Iterator
from itertools import chain, combinations

import msgspec
import pytest

from conformance.playing import (
    AnyState,
    Tried,
    all_settings,
    envelope,
    guesses,
    is_taken,
    named_seats,
    opened,
    refusal,
    steps_from,
    stream_of,
    viewers,
    walk,
)
from hexmoot import accel
from hexmoot.game import Timeout
from hexmoot.games import AnyGame, games
from hexmoot.luck import NO_LUCK

WALKS = 20
GUESSES = 12
IDLE_STEPS = 20_000  # more than any game lasts in which nobody ever acts

each_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


def tries(game: AnyGame) -> Iterator[Tried]:
    """Every attempt of the walks."""
    return chain.from_iterable(walk(game, number)[1] for number in range(WALKS))


def everything(state: AnyState) -> bytes:
    """All that can be asked of a state, as bytes."""
    of_seats = [[state.legal(seat), state.actions(seat), state.leave(seat)] for seat in range(state.seats)]
    views = [state.view(viewer) for viewer in viewers(state)]
    return msgspec.json.encode([of_seats, views, state.waiting(), state.outcome(), state.text()])


def tag(action: msgspec.Struct) -> str:
    """What kind of action it is."""
    return str(action.__struct_config__.tag)


# --- copies -----------------------------------------------------------------------------------------------------------


@each_game
def test_a_clone_is_equal_and_shares_nothing(game: AnyGame) -> None:
    for tried in tries(game):
        dump, seen = tried.before.dump(), everything(tried.before)
        copy = tried.before.clone()
        assert (copy.dump(), everything(copy)) == (dump, seen)
        if tried.step:
            copy.apply(tried.seat, tried.action, tried.luck)
            assert copy.dump() == tried.state.dump()
        assert (tried.before.dump(), everything(tried.before)) == (dump, seen)


@each_game
def test_a_dump_loads_to_an_equal_state(game: AnyGame) -> None:
    for tried in tries(game):
        loaded = game.load(tried.state.dump())
        assert loaded.dump() == tried.state.dump()
        assert everything(loaded) == everything(tried.state)


@each_game
def test_replay_equals_play(game: AnyGame) -> None:
    for number in range(WALKS):
        opening, attempts = walk(game, number)
        state, step = game.new(opening.options, named_seats(opening.state.seats), opening.luck)
        assert (step, state.dump()) == (opening.step, opening.state.dump())
        for tried in attempts:
            if tried.step:
                assert state.apply(tried.seat, tried.action, tried.luck) == tried.step
                assert state.dump() == tried.state.dump()


# --- what is legal ----------------------------------------------------------------------------------------------------


@each_game
def test_a_refusal_changes_nothing(game: AnyGame) -> None:
    refused = [tried for tried in tries(game) if tried.step is None]
    assert len(refused) > WALKS
    for tried in refused:
        assert tried.state.dump() == tried.before.dump()
        assert everything(tried.state) == everything(tried.before)


@each_game
def test_every_listed_action_is_taken(game: AnyGame) -> None:
    for tried in tries(game):
        for seat in range(tried.before.seats):
            actions = tried.before.actions(seat)
            assert bool(actions) == (seat in tried.before.waiting())
            some = actions[:: max(1, len(actions) // GUESSES)]
            assert all(is_taken(tried.before, seat, action) for action in some)


@each_game
def test_legal_names_every_type_that_is_taken(game: AnyGame) -> None:
    dice = stream_of(game.id, "taken")
    for tried in tries(game):
        for seat in range(tried.before.seats):
            tests = guesses(game, tried.before, dice, GUESSES)
            taken = [action for action in tests if is_taken(tried.before, seat, action)]
            allowed = set(tried.before.legal(seat).types)
            assert {tag(action) for action in taken + tried.before.actions(seat)} <= allowed


@each_game
def test_legal_names_no_type_that_cannot_be_played(game: AnyGame) -> None:
    dice = stream_of(game.id, "playable")
    for tried in list(tries(game))[::5]:
        for seat in range(tried.before.seats):
            missing = set(tried.before.legal(seat).types)
            for action in chain.from_iterable(guesses(game, tried.before, dice, GUESSES) for _ in range(100)):
                if tag(action) in missing and is_taken(tried.before, seat, action):
                    missing.discard(tag(action))
                if not missing:
                    break
            assert not missing


@each_game
def test_a_preview_is_refused_just_where_the_action_is(game: AnyGame) -> None:
    dice = stream_of(game.id, "preview")
    for tried in tries(game):
        state, dump = tried.before, tried.before.dump()
        for seat in range(state.seats):
            [action] = guesses(game, state, dice, 1)
            played = refusal(lambda s=state, i=seat, a=action: s.clone().apply(i, a, NO_LUCK))
            assert refusal(lambda s=state, i=seat, a=action: s.preview(i, a)) == played
        assert state.dump() == dump


@each_game
def test_a_timeout_is_legal_for_whoever_is_waited_for(game: AnyGame) -> None:
    for tried in tries(game):
        waiting = tried.before.waiting()
        for late in chain.from_iterable(combinations(waiting, n) for n in range(1, len(waiting) + 1)):
            timeouts = [tried.before.timeout(late, settings) for settings in all_settings(game)]
            assert all(is_taken(tried.before, None, timeout) for timeout in timeouts)


@each_game
def test_whoever_is_waited_for_can_leave_for_good(game: AnyGame) -> None:
    for tried in tries(game):
        for seat in range(tried.before.seats):
            state = tried.before.clone()
            leaving = state.leave(seat)
            assert leaving is not None or seat not in state.waiting()
            if leaving is not None:
                state.apply(None if isinstance(leaving, Timeout) else seat, leaving, NO_LUCK)
                assert state.leave(seat) is None


# --- the end ----------------------------------------------------------------------------------------------------------


@each_game
def test_when_a_game_is_over_nothing_more_can_happen(game: AnyGame) -> None:
    dice = stream_of(game.id, "over")
    for number in range(WALKS):
        state = [tried.state for tried in walk(game, number)[1]][-1]
        outcome = state.outcome()
        assert outcome is not None
        assert len(outcome.points) == state.seats
        assert outcome.places is None or (min(outcome.places) == 1 and len(outcome.places) == state.seats)
        assert state.waiting() == []
        assert state.view("full") is not None
        for seat in range(state.seats):
            assert state.actions(seat) == []
            assert state.legal(seat).types == []
            assert state.leave(seat) is None
            assert not any(is_taken(state, seat, action) for action in guesses(game, state, dice, GUESSES))


@each_game
def test_a_game_ends_though_nobody_ever_acts(game: AnyGame) -> None:
    dice = stream_of(game.id, "idle")
    for settings in all_settings(game) * 4:
        state, steps = opened(game, dice).state, 0
        while state.outcome() is None:
            state.apply(None, state.timeout(state.waiting(), settings), dice.luck())
            steps += 1
            assert steps < IDLE_STEPS


# --- the record -------------------------------------------------------------------------------------------------------


@each_game
def test_every_value_fits_its_kind_and_every_event_its_story(game: AnyGame) -> None:
    for tried in tries(game):
        accel.check(tried.state.record)
        assert tried.state.record.told < len(tried.state.record.story) - 1


@each_game
def test_no_luck_stays_in_the_record(game: AnyGame) -> None:
    for tried in tries(game):
        assert set(accel.field_values(tried.state.record, "luck")) == {0}


# --- imagining --------------------------------------------------------------------------------------------------------


@each_game
def test_an_imagined_state_agrees_with_all_that_its_viewer_knows(game: AnyGame) -> None:
    dice = stream_of(game.id, "imagine")
    for number in range(WALKS):
        opening, attempts = walk(game, number)
        for tried in attempts:
            for viewer in viewers(tried.state):
                imagined = game.imagine(envelope(game, opening.options, tried.state, viewer), dice.luck())
                assert imagined.view(viewer) == tried.state.view(viewer)
                assert imagined.waiting() == tried.state.waiting()
                assert imagined.outcome() == tried.state.outcome()
                if isinstance(viewer, int):
                    assert imagined.legal(viewer) == tried.state.legal(viewer)
                    assert imagined.actions(viewer) == tried.state.actions(viewer)


@each_game
def test_an_imagined_state_can_be_played_to_its_end(game: AnyGame) -> None:
    dice = stream_of(game.id, "daydream")
    for number in range(WALKS):
        opening, attempts = walk(game, number)
        state = list(attempts)[::3][-1].before
        imagined = game.imagine(envelope(game, opening.options, state, dice.pick(viewers(state))), dice.luck())
        assert [tried.state for tried in steps_from(game, imagined, dice, calm=True)][-1].outcome() is not None
