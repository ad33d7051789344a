"""What can be chosen about a game of Battle Hex: the form, the flags and the checks all come from here."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from hexmoot.games.battlehex.board import LARGEST, SMALLEST


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """The game's own options; seats, clocks and leavers belong to the table."""

    mode: Literal["battle", "classic"] = "battle"
    size: Annotated[int, Meta(ge=SMALLEST, le=LARGEST)] = LARGEST
    forfeit_limit: Annotated[int, Meta(ge=0, le=10)] = 3
    first_colour: Literal["random", "red", "black"] = "random"
    swap: Annotated[bool, Meta(extra_json_schema={"when": {"mode": ["classic"]}})] = True
