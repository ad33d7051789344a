"""Which bots there are: every game's characters, weakest first."""

import importlib
from functools import cache
from typing import Any

from hexmoot.game import Envelope
from hexmoot.games import game
from hexmoot.search.character import Character

__all__ = ["Character", "character", "characters", "rehearsals"]


@cache
def characters(game_id: str) -> tuple[Character, ...]:
    """A game's characters, weakest first; KeyError if there is no such game."""
    return tuple(importlib.import_module(f"hexmoot.games.{game(game_id).id}.bots").CHARACTERS)


def character(game_id: str, bot_id: str) -> Character:
    """One character of a game; KeyError if there is no such game or bot."""
    for found in characters(game_id):
        if found.id == bot_id:
            return found
    raise KeyError(bot_id)


def rehearsals(game_id: str) -> list[Envelope[Any]]:
    """Small positions in which a character meets all that it will ever call: for warming up."""
    found: list[Envelope[Any]] = importlib.import_module(f"hexmoot.games.{game(game_id).id}.bots").rehearsals()
    return found
