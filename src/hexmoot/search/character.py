"""What a bot is: a character with a name and a level, which chooses from what its seat is shown and nothing else."""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from hexmoot.game import Envelope, Game, SeatInfo, State, Viewer
from hexmoot.search.budget import Budget

Choose = Callable[[Envelope[Any], bytes, Budget], msgspec.Struct]


class Character(NamedTuple):
    """One bot of a game. Levels rise from 1; `choose(envelope, luck, budget)` returns an action of its seat.

    The same envelope, luck (16 bytes) and number of playouts give the same action, plain and compiled.
    """

    id: str
    name: str
    level: int
    choose: Choose


def shown(game: Game[Any, Any, Any, Any], options: msgspec.Struct, state: State[Any, Any, Any], viewer: Viewer) -> Any:
    """The envelope of a viewer away from any table: for bot against bot, warming up and tests."""
    seats = [SeatInfo(f"Seat {seat + 1}", "bot") for seat in range(state.seats)]
    return Envelope(
        viewer=viewer,
        game=game.id,
        rules_version=game.rules_version,
        version=0,
        options=msgspec.to_builtins(options),
        seats=seats,
        clock=None,
        commit="",
        view=state.view(viewer),
    )
