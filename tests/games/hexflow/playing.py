"""HEXFLOW for the tests: each mode as a game of its own, so that walks with random options visit all of them."""

from typing import Any, Literal

import msgspec

from hexmoot.game import SeatInfo
from hexmoot.games.hexflow.board import MODES, SEATS_OF
from hexmoot.games.hexflow.game import GAME, HexFlow
from hexmoot.games.hexflow.options import Options
from hexmoot.luck import Stream


def only(mode: str) -> HexFlow:
    """The game with this mode alone, in which placements against the rules are just refused."""
    made: list[Any] = [("mode", Literal[mode], mode), ("strict_penalties", Literal[False], False)]
    options = msgspec.defstruct(f"{mode.title()}Options", made, bases=(Options,), frozen=True)
    return type(mode, (HexFlow,), {"seats": (SEATS_OF[MODES.index(mode)],), "Options": options})()


GAMES = {mode: only(mode) for mode in MODES}


def begun(luck: bytes, mode: str = "race", **options: Any) -> Any:
    """A fresh game."""
    seats = [SeatInfo(f"Seat {i}", "human") for i in range(SEATS_OF[MODES.index(mode)])]
    return GAME.new(msgspec.convert({"mode": mode, **options}, Options), seats, luck)[0]


def dice_of(number: int) -> Stream:
    """A stream for each number."""
    return Stream(number.to_bytes(16, "big"))
