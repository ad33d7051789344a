"""What is fixed about a table besides its games, and how it comes to be."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple, cast

import msgspec

from hexmoot import luck
from hexmoot.game import BadOptions, Refused
from hexmoot.games import AnyGame
from hexmoot.table import chairs
from hexmoot.table.chairs import Chair
from hexmoot.table.settings import SeatWish, TableSettings, settled

Phase = Literal["open", "playing", "between", "done"]


class Plan(msgspec.Struct, frozen=True):
    """All that is fixed about a table besides its games.

    `options` are those of the newest game, `seed` is the coming one's; `first` is the number of the first game of
    the running series; `agreed` are the people who asked for the next game, and `giving_up` those who want to end the
    running one, each with the people who were gone by then.
    """

    code: str
    host: str
    game: str
    options: dict[str, Any]
    settings: TableSettings
    chairs: list[Chair]
    seed: str
    created: int
    first: int = 1
    agreed: list[str] = []
    giving_up: dict[str, list[str]] = {}


class Facts(NamedTuple):
    """What lists and the start of a server ask about a table without loading it: the chairs that are waited for, and
    when something is due (None: never)."""

    phase: Phase
    waiting: list[int]
    due_at: int | None


def new_plan(
    game: AnyGame,
    code: str,
    host: tuple[str, str],
    wishes: Sequence[SeatWish],
    options: Mapping[str, Any],
    settings: TableSettings,
    pinch: str,
    seed: bytes,
    now: int,
) -> Plan:
    """A new table for a host (id and name); Refused if the wishes or the options are not for this game."""
    seated = chairs.chairs_for(game, wishes, *host, pinch)
    settings = settled(game, chairs.shared(seated, settings))
    online = any(chair.kind == "open" for chair in seated)
    usual: dict[str, Any] = msgspec.to_builtins(game.usual(online))
    chosen = fitting(game, usual | dict(options), seated, online)
    return Plan(code, host[0], game.id, chosen, settings, seated, seed.hex(), now)


def fitting(game: AnyGame, options: Mapping[str, Any], seated: Sequence[Chair], online: bool) -> dict[str, Any]:
    """The options in full, nothing left to chance; Refused if no game can begin with them and these chairs."""
    try:
        chosen = game.drawn(msgspec.convert(dict(options), game.Options), luck.new_luck())
        game.allow(chosen, online)
        game.new(chosen, [chair.info for chair in seated], luck.NO_LUCK)
    except BadOptions as error:
        raise Refused("badOptions", why=str(error), option=error.option) from None
    except msgspec.ValidationError as error:
        raise Refused("badOptions", why=str(error)) from None
    return cast(dict[str, Any], msgspec.to_builtins(chosen))
