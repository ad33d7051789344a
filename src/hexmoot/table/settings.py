"""What a host chooses about a table: who sits where, and what belongs to the table and not to the game's rules."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

SeatName = Annotated[str, Meta(min_length=1, max_length=20)]


class SeatWish(msgspec.Struct, rename="camel", frozen=True, forbid_unknown_fields=True):
    """What the host wants on a seat: the host (`you`), a bot by id, an open seat, or a second person on this device."""

    kind: Literal["you", "bot", "open", "guest"]
    bot: str | None = None
    name: SeatName | None = None


class TableSettings(msgspec.Struct, rename="camel", frozen=True, forbid_unknown_fields=True):
    """What belongs to the table and not to the game's rules.

    Each wait of `turnSeconds` (0: no clock) ends as `onTimeout` says. `botSeconds` is what a bot may think about one
    action. `hotSeat` and `practice` need a `guest` seat: with pass screens, or openly.
    """

    hot_seat: bool = False
    practice: bool = False
    turn_seconds: Literal[0, 15, 30, 60, 120] = 0
    on_timeout: Literal["forfeit", "random"] = "forfeit"
    on_leave: Literal["bot", "resign"] = "bot"
    visibility: Literal["private", "public"] = "private"
    best_of: Literal[1, 3, 5, 7] = 1
    bot_seconds: Annotated[float, Meta(ge=0.1, le=30)] = 1.0

    @property
    def by_hand(self) -> bool:
        """Whether several people share one device, so that a wait begins when the device has been handed over."""
        return self.hot_seat or self.practice

    @property
    def time_to_think(self) -> float:
        """The seconds that a bot may think: never so many that its clock runs out."""
        return min(self.bot_seconds, self.turn_seconds / 2) if self.turn_seconds else self.bot_seconds

    def for_game(self) -> dict[str, Any]:
        """The values that the rules of a time-out ask for."""
        return {"onTimeout": self.on_timeout, "hotSeat": self.by_hand}
