"""Hexfall for the tests: fresh games, and random ones step by step."""

from collections.abc import Iterator
from typing import Any

import msgspec

from hexmoot.game import SeatInfo
from hexmoot.games.hexfall.game import GAME
from hexmoot.games.hexfall.options import Options
from hexmoot.luck import Stream

SHORT: dict[str, Any] = {"size": "tiny", "maxRounds": 12, "peaceRounds": 0}


def dice_of(number: int) -> Stream:
    """A stream for each number."""
    return Stream(number.to_bytes(16, "big"))


def begun(luck: bytes, seats: int = 2, **options: Any) -> Any:
    """A fresh game."""
    infos = [SeatInfo(f"Seat {i}", "human") for i in range(seats)]
    return GAME.new(msgspec.convert({"mapSeed": "hexfall", **options}, Options), infos, luck)[0]


def chosen(state: Any, dice: Stream) -> tuple[int, Any]:
    """A seat that must act, and one of its actions: first of which type, then which one, so that turns do not stall."""
    seat = dice.pick(state.waiting())
    kinds: dict[str, list[Any]] = {}
    for action in state.actions(seat):
        kinds.setdefault(kind_of(action), []).append(action)
    return seat, dice.pick(kinds[dice.pick(sorted(kinds))])


def kind_of(action: Any) -> str:
    """What an action is, builds by their pieces."""
    name = str(action.__struct_config__.tag)
    return f"{name} {action.what}" if name == "build" else name


def steps(number: int, seats: int = 2, most: int = 4000, **options: Any) -> Iterator[tuple[Any, Any, int | None, Any]]:
    """Each state of a random game with the step that led to it, who made it, and the action."""
    dice = dice_of(number)
    state = begun(dice.luck(), seats, **options)
    yield state, None, None, None
    for _ in range(most):
        if not state.waiting():
            return
        seat, action = chosen(state, dice)
        yield state, state.apply(seat, action, dice.luck()), seat, action
