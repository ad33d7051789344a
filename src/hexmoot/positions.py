"""Worked positions: small examples with their known answers, as data that any game can be checked against.

A game's `positions` module has `Position`, a union of Structs tagged by `kind`, one for each kind of example. Its
`check()` gives what was expected and what the rules made of it.
"""

import importlib
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, Protocol

import msgspec

from hexmoot.game import BadOptions, Refused
from hexmoot.games import game


class Position(Protocol):
    """One worked position of a game."""

    def check(self) -> tuple[Any, Any]:
        """What was expected, and what came of it."""


class Result(NamedTuple):
    """How a position came out. Where it could not be played at all, `got` says why."""

    id: str
    passed: bool
    expected: Any
    got: Any


def run(game_id: str, positions: Iterable[Any]) -> list[Result]:
    """Check positions, as read from JSON, in their order; an unknown kind or key fails the position it stands in.

    KeyError if there is no such game.
    """
    kinds = importlib.import_module(f"hexmoot.games.{game(game_id).id}.positions").Position
    return [result(kinds, position, number) for number, position in enumerate(positions, 1)]


def result(kinds: Any, raw: Any, number: int) -> Result:
    """One position's result; `number` stands in for an id that is missing."""
    name = str(raw["id"]) if isinstance(raw, Mapping) and "id" in raw else f"#{number}"
    try:
        position: Position = msgspec.convert(raw, kinds, str_keys=True)
        expected, got = position.check()
    except Refused as refused:
        return Result(name, False, expected_of(raw), {"refused": refused.code, **refused.params})
    except (msgspec.ValidationError, BadOptions, ValueError) as error:
        return Result(name, False, expected_of(raw), f"cannot be checked: {error}")
    return Result(name, expected == got, expected, got)


def expected_of(raw: Any) -> Any:
    """What a position that could not be checked said it expected."""
    return raw.get("expect") if isinstance(raw, Mapping) else None
