"""Positions for the bots of Hexfall, on the tiny sea that all worked positions know, and what they choose there."""

from collections.abc import Sequence
from typing import Any

import msgspec

from hexmoot.games.hexfall.bots import CHARACTERS
from hexmoot.games.hexfall.bots.mind import Mind
from hexmoot.games.hexfall.bots.valuation import count_income
from hexmoot.games.hexfall.game import GAME
from hexmoot.games.hexfall.placing import Setup
from hexmoot.games.hexfall.positions import Map, Position
from hexmoot.luck import NO_LUCK
from hexmoot.search.budget import Budget
from hexmoot.search.character import shown

STEWARD = next(each for each in CHARACTERS if each.id == "steward")
SQUIRE = next(each for each in CHARACTERS if each.id == "squire")


def position(
    pieces: Sequence[str] = (), at: dict[int, dict[str, Any]] | None = None, seats: int = 2, **words: Any
) -> Any:
    """A position of the tiny sea: pieces, what seats hold, and words of the setup."""
    setup = msgspec.convert({"pieces": list(pieces), "at": at or {}, **words}, Setup)
    return Position(id="", title="", map=Map("tiny", "hexfall"), seats=seats, setup=setup).begun()


def choice(state: Any, seat: int = 0, bot: Any = STEWARD, luck: bytes = NO_LUCK) -> Any:
    """What a bot does next, places by name."""
    return named(state, bot.choose(shown(GAME, state.options, state, seat), luck, Budget(playouts=40)))


def named(state: Any, action: Any) -> dict[str, Any]:
    """An action as it is sent, with the names of its places."""
    found: dict[str, Any] = msgspec.to_builtins(action)
    corners, edges, tiles = state.sea.corner_names, state.sea.edge_names, state.sea.tile_names
    lists = {"corner": corners, "from": corners, "to": corners, "edge": edges, "tile": tiles, "fleet": tiles}
    if found["type"] == "sail":
        lists["to"] = tiles
    return {
        key: lists[key][value] if key in lists and isinstance(value, int) else value for key, value in found.items()
    }


def chosen(state: Any, number: int, bot: Any = STEWARD) -> list[dict[str, Any]]:
    """So many things that the seat on turn does one after the other, or all until its turn ends."""
    found, seat = [], state.record.current
    for _ in range(number):
        action = bot.choose(shown(GAME, state.options, state, int(seat)), NO_LUCK, Budget(playouts=40))
        found.append(named(state, action))
        state.apply(int(seat), action, NO_LUCK)
        if found[-1]["type"] == "end_turn":
            break
    return found


def mind_of(state: Any, seat: int = 0) -> Mind:
    """Working space of a seat that knows its income."""
    m = Mind()
    count_income(state.record, m, seat)
    return m


def corner(state: Any, name: str) -> int:
    """The number of a corner."""
    return int(state.sea.corner_names.index(name))


def edge(state: Any, name: str) -> int:
    """The number of an edge."""
    return int(state.sea.edge_names.index(name))
