"""Playing any game at random, by its contract alone: options, actions right and wrong, timeouts, whole walks.

All chance comes from a luck made of the game's id and a number, so both modes play the same games.
"""

import hashlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import inspect

from hexmoot.game import BadOptions, Envelope, Refused, SeatInfo, State, Step, Viewer
from hexmoot.games import AnyGame
from hexmoot.luck import NO_LUCK, Stream

AnyState = State[Any, Any, Any]
WILD_NUMBERS = (-(2**31), -1, 0, 99, 2**31 - 1)
WILD_WORD = "?"
KINDS_OF_VALUES = {
    inspect.IntType: int,
    inspect.BoolType: bool,
    inspect.StrType: str,
    inspect.DictType: dict,
    inspect.ListType: list,
    inspect.NoneType: type(None),
}
PATIENCE = 5_000  # steps within which every random game must be over


class Tried(NamedTuple):
    """One attempt of a walk: who tried what, with which luck, and what came of it."""

    before: AnyState
    seat: int | None
    action: Any
    luck: bytes
    state: AnyState
    step: Step[Any] | None  # None: refused


class Opening(NamedTuple):
    """A fresh game and all that made it."""

    options: Any
    luck: bytes
    state: AnyState
    step: Step[Any]


def stream_of(*words: object) -> Stream:
    """A stream of its own for each list of words."""
    return Stream(hashlib.sha256(" ".join(map(str, words)).encode()).digest()[:16])


def named_seats(count: int) -> list[SeatInfo]:
    """People to sit there."""
    return [SeatInfo(f"Player {i}", "human") for i in range(count)]


# --- random choices ---------------------------------------------------------------------------------------------------


def random_options(game: AnyGame, dice: Stream) -> Any:
    """Options of any kind; numbers are mostly small ones, to keep boards small."""
    return game.Options(**{f.name: random_value(f.type, dice) for f in inspect.type_info(game.Options).fields})


def random_value(kind: inspect.Type, dice: Stream) -> Any:
    """A value of an option's type. Lists, which must suit the seats, are left out where they may be."""
    if isinstance(kind, inspect.Metadata):
        return random_value(kind.type, dice)
    if isinstance(kind, inspect.UnionType):
        return random_value(dice.pick(kind.types), dice)
    if isinstance(kind, inspect.NoneType | inspect.ListType):
        return None
    if isinstance(kind, inspect.StrType):
        return ""
    if isinstance(kind, inspect.IntType):
        span = kind.le - kind.ge + 1
        return kind.ge + min(dice.below(span), dice.below(span), dice.below(span))
    return dice.pick((False, True) if isinstance(kind, inspect.BoolType) else kind.values)


def opened(game: AnyGame, dice: Stream, options: Any = None) -> Opening:
    """A fresh game, with random options that suit its seats unless some are given."""
    luck = dice.luck()
    while True:
        chosen = options or random_options(game, dice)
        seats = named_seats(dice.pick(game.seats))
        try:
            return Opening(chosen, luck, *game.new(chosen, seats, luck))
        except BadOptions:
            if options:
                raise


def all_settings(game: AnyGame) -> list[dict[str, Any]]:
    """All that a table may tell a game when its clock runs out."""
    return [{"onTimeout": how, "hotSeat": hot} for how in game.timeouts for hot in (False, True)]


def random_timeout(game: AnyGame, state: AnyState, dice: Stream) -> Any:
    """The clock runs out for some of the seats that are waited for."""
    waiting = state.waiting()
    late = [seat for seat in waiting if dice.below(2)] or waiting
    return state.timeout(late, dice.pick(all_settings(game)))


def guesses(game: AnyGame, state: AnyState, dice: Stream, count: int) -> list[Any]:
    """Actions of any type whose fields come mostly from what may be done now: often refused, never malformed."""
    found = [actions for seat in state.waiting() if (actions := state.actions(seat))]
    public = msgspec.to_builtins(state.view(None))
    kinds = inspect.type_info(game.Action).types
    made = []
    for _ in range(count):
        hints = [public, *(msgspec.to_builtins(dice.pick(actions)) for actions in found)]
        kind = dice.pick(kinds)
        made.append(kind.cls(**{field.name: guessed(field, hints, dice) for field in kind.fields}))
    return made


def guessed(field: inspect.Field, hints: list[dict[str, Any]], dice: Stream) -> Any:
    """A value of the right type, seven times in eight one that a hint has."""
    if is_optional(field.type) and dice.below(2):
        return None
    hinted = [hint[field.encode_name] for hint in hints if field.encode_name in hint]
    known = [value for value in hinted if fits(value, field.type)]
    if known and dice.below(8):
        return dice.pick(known)
    if isinstance(field.type, inspect.IntType):
        return dice.pick(WILD_NUMBERS) if dice.below(2) else dice.below(16)
    if isinstance(field.type, inspect.BoolType):
        return bool(dice.below(2))
    if isinstance(field.type, inspect.UnionType) and not any(isinstance(t, inspect.StrType) for t in field.type.types):
        return dice.pick((None, *WILD_NUMBERS))
    if isinstance(field.type, inspect.DictType | inspect.ListType):
        return {} if isinstance(field.type, inspect.DictType) else []
    return WILD_WORD


def is_optional(kind: inspect.Type) -> bool:
    """Whether None is a value of a type."""
    return isinstance(kind, inspect.UnionType) and any(isinstance(each, inspect.NoneType) for each in kind.types)


def fits(value: Any, kind: inspect.Type) -> bool:
    """Whether a value that goes by the name of a field is a list, a map, a number or a word as the field is."""
    if isinstance(kind, inspect.UnionType):
        return any(fits(value, each) for each in kind.types)
    if isinstance(value, list) and isinstance(kind, inspect.ListType):
        return all(fits(each, kind.item_type) for each in value)
    if isinstance(value, dict) and isinstance(kind, inspect.DictType):
        return all(fits(each, kind.value_type) for each in value.values())
    return type(value) is KINDS_OF_VALUES.get(type(kind), type(value))


# --- walks ------------------------------------------------------------------------------------------------------------


def attempt(state: AnyState, seat: int | None, action: Any, luck: bytes) -> Tried:
    """Try an action on a copy; the state stays as it is."""
    after = state.clone()
    try:
        return Tried(state, seat, action, luck, after, after.apply(seat, action, luck))
    except Refused:
        return Tried(state, seat, action, luck, after, None)


def walk(game: AnyGame, number: int, *, calm: bool = False) -> tuple[Opening, Iterator[Tried]]:
    """A random game to its end. Unless it is calm, there are wrong actions, second thoughts and timeouts in it."""
    dice = stream_of(game.id, "walk", number)
    opening = opened(game, dice)
    return opening, steps_from(game, opening.state, dice, calm)


def steps_from(game: AnyGame, state: AnyState, dice: Stream, calm: bool) -> Iterator[Tried]:
    """The attempts of a walk."""
    for _ in range(PATIENCE):
        if state.outcome() is not None:
            return
        chance = 15 if calm else dice.below(16)
        if chance == 0:
            tried = attempt(state, None, random_timeout(game, state, dice), dice.luck())
        elif chance < 3:
            tried = attempt(state, dice.below(state.seats), guesses(game, state, dice, 1)[0], dice.luck())
        else:
            seat = dice.pick(state.waiting())
            tried = attempt(state, seat, dice.pick(state.actions(seat)), dice.luck())
        yield tried
        state = tried.state
    raise AssertionError(f"no end after {PATIENCE} steps")


# --- what is seen -----------------------------------------------------------------------------------------------------


def viewers(state: AnyState) -> Sequence[Viewer]:
    """Everybody who may look while the game runs."""
    return [*range(state.seats), None]


def envelope(game: AnyGame, options: Any, state: AnyState, viewer: Viewer, view: Any = None) -> Envelope[Any]:
    """What a table would send this viewer."""
    return Envelope(
        viewer=viewer,
        game=game.id,
        rules_version=game.rules_version,
        version=0,
        options=msgspec.to_builtins(options),
        seats=named_seats(state.seats),
        clock=None,
        commit="",
        view=state.view(viewer) if view is None else view,
    )


def told(step: Step[Any], viewer: Viewer) -> bytes:
    """The events of a step as this viewer's bytes."""
    return msgspec.json.encode(step.seen(viewer))


def refusal(deed: Callable[[], object]) -> tuple[str, dict[str, Any]] | None:
    """Code and parameters of the refusal that doing this meets, None if it is taken."""
    try:
        deed()
    except Refused as refused:
        return refused.code, refused.params
    return None


def is_taken(state: AnyState, seat: int | None, action: Any) -> bool:
    """Whether the rules take an action; the state stays as it is."""
    return refusal(lambda: state.clone().apply(seat, action, NO_LUCK)) is None
