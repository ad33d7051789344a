"""What can be chosen about a game of HEXFLOW: the form, the flags and the checks all come from here."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from hexmoot.game import BadOptions
from hexmoot.games.hexflow.board import MODES, SEATS_OF

Mode = Literal["race", "battle", "tri3", "tri2", "team"]
USUAL: dict[str, Any] = {
    "second_corner": False,
    "tokens": 3,
    "tri_order": "rolled",
    "tri_shared_victory": True,
    "tri_extra_tile": "arrow",
    "partner_hands": False,
}  # what options of some modes mean where they are not given
MODES_OF: dict[str, tuple[Mode, ...]] = {
    "second_corner": ("race", "battle"),
    "tokens": ("battle",),
    "tri_order": ("tri3",),
    "tri_shared_victory": ("tri3",),
    "tri_extra_tile": ("tri3",),
    "partner_hands": ("team",),
}


def only(option: str, **limits: Any) -> Any:
    """What the form says of an option that some modes do not have."""
    return Meta(extra_json_schema={"when": {"mode": list(MODES_OF[option])}, "usual": USUAL[option]}, **limits)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game's own options; seats, clocks and leavers belong to the table.

    None is "not given": the usual value, and for an option that the mode does not have the only one (HF-87).
    """

    mode: Annotated[Mode, Meta(extra_json_schema={"seats": dict(zip(MODES, SEATS_OF, strict=True))})] = "race"
    dots: bool = True
    strangle: bool | None = None
    guards: bool = True
    wildcard_block: bool = False
    open_hand: bool = False
    first_choice: Literal["winner_chooses", "random", "seat_order"] = "winner_chooses"
    strict_penalties: bool = False
    second_corner: Annotated[bool | None, only("second_corner")] = None
    tokens: Annotated[Annotated[int, Meta(ge=0, le=5)] | None, only("tokens")] = None
    tri_order: Annotated[Literal["rolled", "balanced"] | None, only("tri_order")] = None
    tri_shared_victory: Annotated[bool | None, only("tri_shared_victory")] = None
    tri_extra_tile: Annotated[Literal["arrow", "none"] | None, only("tri_extra_tile")] = None
    partner_hands: Annotated[bool | None, only("partner_hands")] = None

    def value(self, option: str) -> Any:
        """What an option of some modes comes to."""
        given = getattr(self, option)
        return USUAL[option] if given is None else given

    def strangles(self) -> bool:
        """Whether strangulation wins; for teams only where it is asked for (HF-84)."""
        return self.mode != "team" if self.strangle is None else self.strangle

    def check(self) -> None:
        """BadOptions for an option that the mode does not have (HF-87)."""
        for option, modes in MODES_OF.items():
            if self.mode not in modes and getattr(self, option) is not None:
                raise BadOptions(option, f"nothing in mode {self.mode}: it belongs to {', '.join(modes)}")
