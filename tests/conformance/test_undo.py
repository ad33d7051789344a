"""Taking back, kept by every game that allows it. Games that do not are tried as they are, and as if they did."""

from collections.abc import Iterator

import msgspec
import pytest

from conformance.leaks import differ_in_secrets_alone, with_secrets_of
from conformance.playing import (
    AnyState,
    Tried,
    envelope,
    named_seats,
    opened,
    random_timeout,
    stream_of,
    told,
    viewers,
    walk,
)
from hexmoot.game import Refused, Viewer
from hexmoot.games import AnyGame, games
from hexmoot.luck import Stream
from hexmoot.record import Record, replay, undo
from hexmoot.table import Opening, Play, TableSettings
from hexmoot.table.play import new_header

GAMES = 12
STEPS = 60
WALKS = 40

each_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


def begun(game: AnyGame, dice: Stream) -> Play:
    """A game at a table, its options random."""
    opening = opened(game, dice)
    seats, seed = named_seats(opening.state.seats), dice.luck() + dice.luck()
    header = new_header(game, msgspec.to_builtins(opening.options), seats, seed, TableSettings())
    play = Play(game, Opening(1, header, seed, [""] * len(seats)), TableSettings())
    play.take(play.start(0))
    return play


def stepped(game: AnyGame) -> Iterator[tuple[Play, bytes, Stream]]:
    """Running games after a step each, with the state before it."""
    for number in range(GAMES):
        dice = stream_of(game.id, "undo", number)
        play = begun(game, dice)
        while len(play.entries) < STEPS:
            state = play.now.state
            if dice.below(10):
                seat = dice.pick(state.waiting())
                play.take(play.act(seat, dice.pick(state.actions(seat)), 0))
            else:
                play.take(play.step(None, random_timeout(game, state, dice), 0))
            if play.outcome:
                break
            yield play, state.dump(), dice


def taken_back(play: Play, seat: int) -> str | None:
    """Take the newest step of a seat back; the code of the refusal if it cannot be."""
    try:
        first = undo.newest(play.game, play.standing, [seat])
    except Refused as refused:
        return refused.code
    play.take(play.note(0, type="undo", entry=first.entry.k, seat=seat))
    return None


# --- the log --------------------------------------------------------------------------------------------------------


@each_game
def test_where_nothing_is_ever_taken_back_no_seat_can(game: AnyGame) -> None:
    for play, _, _ in stepped(game):
        codes = {taken_back(play, seat) for seat in range(play.now.state.seats)}
        assert codes == {"undoNever"} or game.undo != "never"


@each_game
def test_only_the_newest_step_is_taken_back_and_only_if_nothing_has_come_of_it(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(game), "undo", "unrevealed")
    done = 0
    for play, before, dice in stepped(game):
        entry, step, versions = play.entries[-1], play.now.step, play.now.versions
        assert step is not None
        assert all(taken_back(play, seat) for seat in range(play.now.state.seats) if seat != entry.seat)
        if entry.seat is None or dice.below(2):
            continue
        closed = bool(step.draws or step.stays)
        assert bool(taken_back(play, entry.seat)) == closed
        if not closed:
            done += 1
            assert play.now.state.dump() == before
            assert play.now.waiting == play.now.state.waiting()
            assert play.now.versions == {viewer: version + 1 for viewer, version in versions.items()}
            *_, last = replay(Record(play.opening.header, play.entries))
            assert last.state.dump() == before
    assert done > 0


# --- the rules ------------------------------------------------------------------------------------------------------


@each_game
def test_with_undo_no_step_is_secret(game: AnyGame) -> None:
    steps = [tried.step for number in range(WALKS) for tried in walk(game, number)[1] if tried.step]
    assert game.undo == "never" or not any(step.secret_to for step in steps)


def first_that_tells(game: AnyGame) -> Tried | None:
    """A step that may be taken back, although it told somebody in which of two states it was played."""
    for number in range(WALKS):
        dice = stream_of(game.id, "shown", number)
        opening, attempts = walk(game, number)
        for tried in attempts:
            if tried.seat is None or tried.step is None or tried.step.draws or tried.step.stays:
                continue
            for viewer in viewers(tried.before):
                seen = envelope(game, opening.options, tried.before, viewer)
                if tells(tried, viewer, with_secrets_of(tried.before, game.imagine(seen, dice.luck()))):
                    return tried
    return None


def tells(tried: Tried, viewer: Viewer, other: AnyState) -> bool:
    """Whether the step told this viewer that it was not played in the other state."""
    if tried.step is None or not differ_in_secrets_alone(tried.before, other):
        return False
    try:
        step = other.apply(tried.seat, tried.action, tried.luck)
    except Refused:
        return False
    return told(step, viewer) != told(tried.step, viewer)


@each_game
def test_what_shows_something_hidden_stays(game: AnyGame) -> None:
    assert game.undo == "never" or first_that_tells(game) is None


def test_what_shows_something_hidden_and_does_not_say_so_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    sealing = next(game for game in games() if game.id == "battlehex")
    assert first_that_tells(sealing) is None
    states = type(opened(sealing, stream_of("shown")).state)
    apply = states.apply
    monkeypatch.setattr(states, "apply", lambda state, *deed: apply(state, *deed)._replace(stays=None))
    assert first_that_tells(sealing) is not None
