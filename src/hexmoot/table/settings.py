"""What a host chooses about a table: who sits where, and what belongs to the table and not to the game's rules."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from hexmoot.game import Refused
from hexmoot.games import AnyGame

SeatName = Annotated[str, Meta(min_length=1, max_length=20)]


class SeatWish(msgspec.Struct, rename="camel", frozen=True, forbid_unknown_fields=True):
    """What the host wants on a seat: the host (`you`), a bot by id, an open seat, or another person on this device.

    An open seat may name the bot that takes it if nobody does. `colour` is a number of the game's sides, where who sits
    down brings one along.
    """

    kind: Literal["you", "bot", "open", "guest"]
    bot: str | None = None
    name: SeatName | None = None
    colour: Annotated[int, Meta(ge=0, le=15)] | None = None


class TableSettings(msgspec.Struct, rename="camel", frozen=True, forbid_unknown_fields=True):
    """What belongs to the table and not to the game's rules.

    Each wait of `turnSeconds` (0: no clock) ends as `onTimeout` says, and `onLeave` is for those who are gone; the game
    says what these three may be, and what they usually are (null). `botSeconds` is what a bot may think about one
    action. `hotSeat` and `practice` need a `guest` seat: with pass screens, or openly. When the host begins with open
    seats, bots take them, or without `fillBots` nobody.
    """

    hot_seat: bool = False
    practice: bool = False
    turn_seconds: int | None = None
    on_timeout: str | None = None
    on_leave: str | None = None
    fill_bots: bool = True
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


def settled(game: AnyGame, settings: TableSettings) -> TableSettings:
    """The settings with what is usual where nothing was said; Refused where the game has no such value."""
    offers = {"turn_seconds": game.turn_seconds, "on_timeout": game.timeouts, "on_leave": game.leavings}
    said = {name: offer[0] if (value := getattr(settings, name)) is None else value for name, offer in offers.items()}
    for name, value in said.items():
        if value not in offers[name]:
            accepted = ", ".join(map(str, offers[name]))
            raise Refused("badSetting", setting=WIRE_NAMES[name], value=value, accepted=accepted)
    return msgspec.structs.replace(settings, **said)


WIRE_NAMES = dict(zip(TableSettings.__struct_fields__, TableSettings.__struct_encode_fields__, strict=True))
