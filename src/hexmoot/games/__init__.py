"""The games, found by name; nothing outside a game's folder knows one."""

import importlib
from functools import cache
from typing import Any

from hexmoot.game import Game

AnyGame = Game[Any, Any, Any, Any]
IDS = ("hexpath", "battlehex", "hexflow")


@cache
def game(id: str) -> AnyGame:
    """The game of this id; KeyError if there is none."""
    if id not in IDS:
        raise KeyError(id)
    found: AnyGame = importlib.import_module(f"{__name__}.{id}.game").GAME
    return found


def games() -> list[AnyGame]:
    """All games, in the order in which they are shown."""
    return [game(id) for id in IDS]
