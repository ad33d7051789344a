"""No secret leaves a state but through the view of those who may know it; and planted leaks are found."""

from collections.abc import Callable
from itertools import islice
from typing import Any
from zlib import crc32

import pytest

from conformance.leaks import Twins, declared, leak, shown, twins
from conformance.playing import AnyState, guesses, opened, stream_of, told, walk
from hexmoot.game import Refused, Step, Told
from hexmoot.games import AnyGame, games

TRIALS = 1_000
SOAK_TRIALS = 10_000
TRIALS_TO_FIND_A_LEAK = 300

each_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


def state_class(game: AnyGame) -> type[AnyState]:
    return type(opened(game, stream_of(game.id)).state)


def first_leak(game: AnyGame, trials: int, honest_view: Any) -> tuple[str, Twins] | None:
    """The first channel that leaks in so many trials, and where."""
    dice = stream_of(game.id, "probes")
    for pair in islice(twins(game, honest_view), trials):
        channel = leak(game, pair, dice)
        if channel:
            return channel, pair
    return None


# --- no leaks ---------------------------------------------------------------------------------------------------------


@each_game
def test_nothing_shown_depends_on_what_its_viewer_may_not_know(game: AnyGame) -> None:
    assert first_leak(game, TRIALS, state_class(game).view) is None


@pytest.mark.soak
@each_game
def test_nothing_leaks_in_many_more_trials(game: AnyGame) -> None:
    assert first_leak(game, SOAK_TRIALS, state_class(game).view) is None


@each_game
def test_the_trials_change_every_secret_field_for_every_kind_of_viewer(game: AnyGame) -> None:
    changed = set()
    for pair in islice(twins(game, state_class(game).view), TRIALS_TO_FIND_A_LEAK):
        one, other = declared(pair.one, "secret"), declared(pair.other, "secret")
        watching = "seat" if isinstance(pair.viewer, int) else "watcher"
        changed |= {(name, watching) for name in one if one[name] != other[name]}
    fields = declared(opened(game, stream_of(game.id)).state, "secret")
    assert changed == {(name, watching) for name in fields for watching in ("seat", "watcher")}


@each_game
def test_a_secret_step_is_not_noticed(game: AnyGame) -> None:
    dice = stream_of(game.id, "unnoticed")
    for number in range(60):
        for tried in walk(game, number)[1]:
            for viewer in tried.step.secret_to if tried.step else ():
                assert told(tried.step, viewer) == b"[]"
                probes, luck = guesses(game, tried.before, dice, 4), dice.luck()
                before, after = (shown(game, s, viewer, probes, luck) for s in (tried.before, tried.state))
                assert before == after


# --- planted leaks ----------------------------------------------------------------------------------------------------


def secrets_of(state: AnyState) -> str:
    return repr(declared(state, "secret"))


def beside(shows: Callable[..., Any]) -> Callable[..., Any]:
    """What a method shows, with the state's secrets beside it."""
    return lambda state, *asked: [shows(state, *asked), secrets_of(state)]


def in_order(actions: Callable[..., Any]) -> Callable[..., Any]:
    """The actions in an order that the secrets make."""

    def leaky(state: AnyState, seat: int) -> list[Any]:
        return sorted(actions(state, seat), key=lambda a: crc32(f"{a} {secrets_of(state)}".encode()))

    return leaky


def in_refusals(apply: Callable[..., Any]) -> Callable[..., Any]:
    """The secrets in the parameters of every refusal."""

    def leaky(state: AnyState, *asked: Any) -> Any:
        try:
            return apply(state, *asked)
        except Refused as refused:
            raise Refused(refused.code, **refused.params, secrets=secrets_of(state)) from None

    return leaky


def in_events(apply: Callable[..., Any]) -> Callable[..., Any]:
    """The secrets as one more event, for everybody."""

    def leaky(state: AnyState, *asked: Any) -> Step[Any]:
        step = apply(state, *asked)
        return step._replace(events=[*step.events, Told(secrets_of(state))])

    return leaky


@each_game
@pytest.mark.parametrize(
    ("channel", "method", "plant"),
    [
        ("view", "view", beside),
        ("legal", "legal", beside),
        ("actions", "actions", in_order),
        ("previews", "preview", beside),
        ("refusals", "apply", in_refusals),
        ("events", "apply", in_events),
    ],
)
def test_a_planted_leak_is_found(
    game: AnyGame, channel: str, method: str, plant: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    states = state_class(game)
    honest_view = states.view
    monkeypatch.setattr(states, method, plant(getattr(states, method)))
    found = first_leak(game, TRIALS_TO_FIND_A_LEAK, honest_view)
    assert found is not None
    assert found[0] == channel
