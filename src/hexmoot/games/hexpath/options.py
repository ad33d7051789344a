"""What can be chosen about a game of Hex Path: the form, the flags and the checks all come from here."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Corner = Annotated[int, Meta(ge=0, le=5)]
PER_SEAT = Meta(min_length=2, max_length=6, extra_json_schema={"perSeat": True})


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """The game's own options; seats, clocks and leavers belong to the table.

    `corners` gives each entry of the list of seats its corner (all different); None is the usual set for their number.
    `firstSeat` None: drawn. `fog` needs a table on one device.
    """

    rings: Annotated[int, Meta(ge=2, le=8)] = 4
    points_per_side: Annotated[int, Meta(ge=1, le=3)] = 3
    corners: Annotated[list[Corner], PER_SEAT] | None = None
    shuffle_seats: bool = False
    first_seat: Annotated[int, Meta(ge=0, le=5)] | None = None
    deck_mode: Literal["short", "full"] = "short"
    head_on_mode: Literal["eliminate", "stalemate"] = "eliminate"
    strict_trails: bool = False
    last_standing: Literal["playOn", "stop"] = "playOn"
    fog: bool = False
    visit_base: Annotated[int, Meta(ge=0, le=10)] = 1
    visit_multiplier: Annotated[int, Meta(ge=1, le=4)] = 2
    travel_step: Annotated[int, Meta(ge=0, le=5)] = 1
    elimination_multiplier: Annotated[int, Meta(ge=0, le=5)] = 2
