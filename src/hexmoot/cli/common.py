"""What the commands share: their errors, games and options by name, outcomes in words."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

import click
import msgspec
from msgspec import inspect

from hexmoot.game import Outcome, SeatInfo
from hexmoot.games import IDS, AnyGame, game

S = TypeVar("S", bound=msgspec.Struct)


class Trouble(click.ClickException):
    """The command cannot be carried out."""

    exit_code = 2


class Wrong(click.ClickException):
    """What was looked at is wrong."""

    exit_code = 1


def find_game(id: str) -> AnyGame:
    """The game of this id."""
    try:
        return game(id)
    except KeyError:
        raise Trouble(f"there is no game {id!r}; there is: {', '.join(IDS)}") from None


def outcome_text(outcome: Outcome, seats: Sequence[SeatInfo]) -> str:
    """How a game ended, in one line."""
    if outcome.places is None:
        return f"result: {outcome.reason}, nobody wins"
    ranked = sorted(zip(outcome.places, range(len(seats)), strict=True))
    lines = [f"{place}. {seats[seat].name} (seat {seat}, points {outcome.points[seat]})" for place, seat in ranked]
    return f"result: {outcome.reason}; {', '.join(lines)}"


# --- options --------------------------------------------------------------------------------------------------------


def assignments(words: Iterable[str]) -> dict[str, str]:
    """`name=value` words as names and values; a later word wins."""
    for word in words:
        if "=" not in word:
            raise Trouble(f"an option is given as name=value, as in -o size=7; {word!r} is not")
    return {name: value for name, _, value in (word.partition("=") for word in words)}


def chosen(kind: type[S], values: Mapping[str, str]) -> S:
    """Options of this kind with these values, the others as usual."""
    fields = options_of(kind)
    for name, value in values.items():
        try:
            msgspec.convert({name: value}, kind, strict=False)
        except msgspec.ValidationError:
            raise Trouble(f"{name} may be {accepted(fields[name].type)}, and not {value!r}") from None
    return msgspec.convert(values, kind, strict=False)


def options_of(kind: type[msgspec.Struct]) -> dict[str, inspect.Field]:
    """The options by the names that people use, each with its type and default."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return {field.encode_name: field for field in info.fields}


def accepted(kind: inspect.Type) -> str:
    """What a value of this type may be, in words."""
    match kind:
        case inspect.Metadata(type=inner):
            return accepted(inner)
        case inspect.BoolType():
            return "true or false"
        case inspect.LiteralType(values=values):
            return " or ".join(str(value) for value in values)
        case inspect.IntType(ge=low, le=high):
            return f"a whole number from {low} to {high}"
        case inspect.FloatType(ge=low, le=high):
            return f"a number from {low} to {high}"
    raise TypeError(f"no option is a {kind!r}")


def written(value: Any) -> str:
    """A value as it would be typed."""
    return str(value).lower() if isinstance(value, bool) else str(value)
