"""What the commands share: their errors, games and options by name, outcomes in words."""

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from typing import Any, TypeVar

import click
import msgspec

from hexmoot.game import Outcome, SeatInfo
from hexmoot.games import IDS, AnyGame, game
from hexmoot.words import sentence

S = TypeVar("S", bound=msgspec.Struct)


class Trouble(click.ClickException):
    """The command cannot be carried out; why, as a sentence of the dictionary."""

    exit_code = 2

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(sentence(code, **params))


class Wrong(Trouble):
    """The command was carried out, and what it looked at is wrong."""

    exit_code = 1


def find_game(id: str) -> AnyGame:
    """The game of this id."""
    try:
        return game(id)
    except KeyError:
        raise Trouble("cli.noGame", game=id, games=", ".join(IDS)) from None


def outcome_text(outcome: Outcome, seats: Sequence[SeatInfo]) -> str:
    """How a game ended, and a line for each seat from the first place down, if there are places."""
    places = sorted(zip(outcome.places or [], range(len(seats)), strict=False))
    lines = [f"  {place}. {seats[seat].name}, seat {seat}, points {outcome.points[seat]}" for place, seat in places]
    return "\n".join([f"result: {outcome.reason}. {sentence(outcome.reason)}", *lines])


# --- options --------------------------------------------------------------------------------------------------------


def assignments(words: Iterable[str]) -> dict[str, str]:
    """`name=value` words as names and values; a later word wins."""
    for word in words:
        if "=" not in word:
            raise Trouble("cli.notAssignment", word=word)
    return {name: value for name, _, value in (word.partition("=") for word in words)}


def chosen(kind: type[S], values: Mapping[str, str]) -> S:
    """Options of this kind with these values, the others as usual."""
    fields = options_of(kind)
    for name, value in values.items():
        try:
            msgspec.convert({name: parts(fields[name], value)}, kind, strict=False)
        except msgspec.ValidationError:
            raise Trouble("cli.badOption", name=name, accepted=accepted(fields[name]), value=value) from None
    return msgspec.convert({name: parts(fields[name], value) for name, value in values.items()}, kind, strict=False)


def parts(option: Mapping[str, Any], value: str) -> str | list[str]:
    """What was typed for an option: a list where commas may part one."""
    lists = any(kind.get("type") == "array" for kind in option.get("anyOf", [option]))
    return value.split(",") if lists and "," in value else value


def options_of(kind: type[msgspec.Struct]) -> dict[str, dict[str, Any]]:
    """The options by the names that people use, each as a JSON Schema with its default."""
    whole = msgspec.json.schema(kind)
    found: dict[str, dict[str, Any]] = whole["$defs"][whole["$ref"].rpartition("/")[2]]["properties"]
    return found


def accepted(option: Mapping[str, Any]) -> str:
    """What an option may be, in words."""
    if "anyOf" in option:
        this, *others = map(accepted, option["anyOf"])
        return reduce(lambda this, that: sentence("cli.or", this=this, that=that), others, this)
    if "enum" in option:
        return ", ".join(map(str, option["enum"]))
    if option["type"] == "boolean":
        return sentence("cli.bool")
    if option["type"] == "array":
        return sentence("cli.list", items=accepted(option["items"]))
    if option["type"] in ("string", "null"):
        return sentence(f"cli.{option['type']}")
    if "minimum" not in option:
        return sentence("cli.whole")
    return sentence(f"cli.{option['type']}", low=option["minimum"], high=option["maximum"])


def written(value: Any) -> str:
    """A value as it would be typed."""
    return str(value) if isinstance(value, str) else json.dumps(value)
