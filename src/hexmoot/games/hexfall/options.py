"""What can be chosen about a game of Hexfall: the form, the flags and the checks all come from here.

Seats, clocks and hands that are hidden on one screen belong to the table.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """The game's own options. The map is a function of `size` and `map_seed` alone."""

    size: Literal["tiny", "small", "medium", "large", "huge"] = "medium"
    map_seed: Annotated[str, Meta(max_length=64)] = ""
    target_points: Annotated[int, Meta(ge=10, le=40)] = 20
    start_cities: Annotated[int, Meta(ge=1, le=3)] = 2
    start_towns: Annotated[int, Meta(ge=0, le=3)] = 2
    famine_limit: Literal[7, 9, 11, 13] = 7
    dry_turns: Annotated[int, Meta(ge=2, le=6)] = 3
    peace_rounds: Annotated[int, Meta(ge=0, le=5)] = 1
    auto_roll: bool = True
    max_offers: Annotated[int, Meta(ge=1, le=20)] = 8
    max_rounds: Annotated[int, Meta(ge=0, le=500)] = 0
