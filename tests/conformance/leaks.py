"""Looking for leaks: what a viewer is shown must not change with what the viewer may not know.

Two states are twins for a viewer if they differ only in secret fields that this viewer cannot know. Twins come from two
sides: `imagine` gives other values to whatever is unknown, and a rival, or the clock for it, may choose otherwise.
"""

from collections.abc import Iterator, Sequence
from copy import deepcopy
from typing import Any, NamedTuple

import msgspec

from conformance.playing import (
    AnyState,
    all_settings,
    envelope,
    guesses,
    refusal,
    stream_of,
    told,
    viewers,
    walk,
)
from hexmoot import accel
from hexmoot.game import Refused, Step, Viewer
from hexmoot.games import AnyGame
from hexmoot.luck import Stream

PROBES = 6
IMAGININGS = 4


class Deed(NamedTuple):
    """An action with its luck; the clock has no seat."""

    seat: int | None
    action: Any
    luck: bytes


class Twins(NamedTuple):
    """Two states alike for a viewer, and what that viewer was told on the way there, if a step led to them."""

    viewer: Viewer
    one: AnyState
    other: AnyState
    told_one: bytes = b""
    told_other: bytes = b""


# --- what a record holds ----------------------------------------------------------------------------------------------


def declared(state: AnyState, secrecy: str) -> dict[str, list[Any]]:
    """The numbers of all fields of this secrecy."""
    fields = accel.layout_of(state.record).fields
    return {name: accel.field_values(state.record, name) for name, f in fields.items() if f.secrecy == secrecy}


def differ_in_secrets_alone(one: AnyState, other: AnyState) -> bool:
    """Whether everything public is equal, and something secret is not; a finished game has no secrets."""
    same = declared(one, "public") == declared(other, "public") and one.outcome() is None
    return same and declared(one, "secret") != declared(other, "secret")


def with_secrets_of(state: AnyState, source: AnyState) -> AnyState:
    """A copy that has the other state's secrets."""
    copy = state.clone()
    for name in declared(state, "secret"):
        setattr(copy.record, name, deepcopy(getattr(source.record, name)))
    return copy


# --- twins ------------------------------------------------------------------------------------------------------------


def twins(game: AnyGame, honest_view: Any) -> Iterator[Twins]:
    """Twins from random walks, without end. `honest_view` shows the imaginer no more than it may know."""
    number = 0
    while True:
        number += 1
        dice = stream_of(game.id, "secrets", number)
        opening, attempts = walk(game, number)
        for tried in attempts:
            for viewer in viewers(tried.state):
                yield from imagined_twins(game, opening.options, tried.state, viewer, honest_view, dice)
                yield from chosen_twins(game, opening.options, tried.state, viewer, honest_view, dice)


def imagined_twins(
    game: AnyGame, options: Any, state: AnyState, viewer: Viewer, honest_view: Any, dice: Stream
) -> Iterator[Twins]:
    """The state and another with imagined secrets, and both again after an action that has not revealed them."""
    seen = envelope(game, options, state, viewer, honest_view(state, viewer))
    other = with_secrets_of(state, game.imagine(seen, dice.luck()))
    if not differ_in_secrets_alone(state, other):
        return
    yield Twins(viewer, state, other)
    for action in guesses(game, state, dice, PROBES):
        deed = Deed(dice.below(state.seats), action, dice.luck())
        yield from stepped_twins(viewer, (state, other), (deed, deed))


def chosen_twins(
    game: AnyGame, options: Any, state: AnyState, viewer: Viewer, honest_view: Any, dice: Stream
) -> Iterator[Twins]:
    """The state after two choices that a rival or a rival's clock may make, if they differ in what is hidden alone."""
    for rival in state.waiting():
        if rival != viewer:
            chosen = [Deed(rival, dice.pick(state.actions(rival)), dice.luck()) for _ in range(2)]
            settings = [dice.pick(all_settings(game)) for _ in range(2)]
            timed = [Deed(None, state.timeout([rival], known), dice.luck()) for known in settings]
            for deeds in (chosen, timed):
                for pair in stepped_twins(viewer, (state, state), deeds):
                    if not known(game, options, pair, honest_view, dice):
                        yield pair


def known(game: AnyGame, options: Any, pair: Twins, honest_view: Any, dice: Stream) -> bool:
    """Whether the viewer may see what tells the twins apart (a hand that the options lay open): however often it
    imagines what it has not seen, there it finds what is really so."""
    one, other = declared(pair.one, "secret"), declared(pair.other, "secret")
    seen = envelope(game, options, pair.one, pair.viewer, honest_view(pair.one, pair.viewer))
    for _ in range(IMAGININGS):
        guess = declared(game.imagine(seen, dice.luck()), "secret")
        for name in one:
            for real, twin, imagined in zip(one[name], other[name], guess[name], strict=True):
                if real not in (twin, imagined):
                    return False
    return True


def stepped_twins(viewer: Viewer, twins: Sequence[AnyState], deeds: Sequence[Deed]) -> Iterator[Twins]:
    """What became of two states by a deed each, if still nothing but secrets tells them apart."""
    states = [state.clone() for state in twins]
    try:
        steps = [state.apply(*deed) for state, deed in zip(states, deeds, strict=True)]
    except Refused:
        return
    if differ_in_secrets_alone(*states):
        yield Twins(viewer, *states, *(noticed(step, viewer) for step in steps))


def noticed(step: Step[Any], viewer: Viewer) -> bytes:
    """What a viewer is told of a step, or that it has not even happened."""
    return b"nothing" if viewer in step.secret_to else told(step, viewer)


# --- what is shown ----------------------------------------------------------------------------------------------------


def shown(game: AnyGame, state: AnyState, viewer: Viewer, probes: list[Any], luck: bytes) -> dict[str, bytes]:
    """Every channel to this viewer, as bytes."""
    channels: dict[str, Any] = {
        "view": state.view(viewer),
        "waiting": state.waiting(),
        "outcome": state.outcome(),
    }
    if isinstance(viewer, int):
        channels["legal"] = state.legal(viewer)
        channels["actions"] = state.actions(viewer)
        own = [viewer] if viewer in state.waiting() else []  # what a clock chooses may rest on its own seat's secrets
        channels["timeouts"] = [state.timeout(own, settings) for settings in all_settings(game)] if own else []
        channels["previews"] = [previewed(state, viewer, action) for action in probes]
        channels["refusals"] = [refusal(lambda a=a: state.clone().apply(viewer, a, luck)) for a in probes]
    return {name: msgspec.json.encode(content) for name, content in channels.items()}


def previewed(state: AnyState, seat: int, action: Any) -> Any:
    """A preview, or how it was refused."""
    try:
        return state.preview(seat, action)
    except Refused as refused:
        return refused.code, refused.params


def leak(game: AnyGame, pair: Twins, dice: Stream) -> str | None:
    """The channel that tells the twins apart, if there is one."""
    if pair.told_one != pair.told_other:
        return "events"
    probes, luck = guesses(game, pair.one, dice, PROBES), dice.luck()
    one = shown(game, pair.one, pair.viewer, probes, luck)
    other = shown(game, pair.other, pair.viewer, probes, luck)
    return next((name for name, content in one.items() if other[name] != content), None)
