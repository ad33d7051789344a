"""What a host chooses about a table: who sits where, and what belongs to the table and not to the game's rules."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from hexmoot.bots.registry import Character, character, characters
from hexmoot.game import Refused
from hexmoot.games import AnyGame

HOUR, DAY = 3600, 86_400  # seconds
WAIT = "wait"  # the `onLeave` of any game by which nobody is stood in for
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

    There is at most one kind of clock: `turnSeconds` for each decision; `bankSeconds` for all decisions of a seat, with
    `incrementSeconds` more after each; or `moveDays` for each decision. When it has run out `onTimeout` happens.
    `onLeave` is for those who are gone: a bot plays on (`standIn`, null: the game's usual one), or the game has a word
    of its own for it, or "wait". What `turnSeconds`, `onTimeout` and `onLeave` may be, the game says, and what they
    usually are (null). `botSeconds` is what a bot may think about one action. `hotSeat` and `practice` need a `guest`
    seat: with pass screens, or openly. When the host begins with open seats, bots take them, or without `fillBots`
    nobody.
    """

    hot_seat: bool = False
    practice: bool = False
    turn_seconds: int | None = None
    bank_seconds: Annotated[int, Meta(ge=0, le=3 * HOUR)] = 0
    increment_seconds: Annotated[int, Meta(ge=0, le=180)] = 0
    move_days: Annotated[int, Meta(ge=0, le=14)] = 0
    on_timeout: str | None = None
    on_leave: str | None = None
    stand_in: str | None = None
    fill_bots: bool = True
    visibility: Literal["private", "public"] = "private"
    best_of: Literal[1, 3, 5, 7] = 1
    bot_seconds: Annotated[float, Meta(ge=0.1, le=30)] = 1.0

    @property
    def by_hand(self) -> bool:
        """Whether several people share one device, so that a wait begins when the device has been handed over."""
        return self.hot_seat or self.practice

    @property
    def terms(self) -> tuple[int, int | None] | None:
        """The time of the clock and its increment (None: every decision has the whole time), in ms; None: no clock."""
        if self.bank_seconds:
            return self.bank_seconds * 1000, self.increment_seconds * 1000
        seconds = self.turn_seconds or self.move_days * DAY
        return (seconds * 1000, None) if seconds else None

    def for_game(self) -> dict[str, Any]:
        """The values that the rules of a time-out ask for; `bank`: the time of all decisions together was up."""
        return {"onTimeout": self.on_timeout, "hotSeat": self.by_hand, "bank": self.bank_seconds > 0}


def settled(game: AnyGame, settings: TableSettings) -> TableSettings:
    """The settings with what is usual where nothing was said; Refused where the game has no such value."""
    clocks = [settings.turn_seconds, settings.bank_seconds, settings.move_days]
    if sum(map(bool, clocks)) > 1 or (settings.increment_seconds and not settings.bank_seconds):
        raise Refused("twoClocks")
    if settings.stand_in is not None:
        character_of(game, settings.stand_in)
    leavings = (*game.leavings, WAIT)
    offers = {"turn_seconds": game.turn_seconds, "on_timeout": game.timeouts, "on_leave": leavings}
    said = {name: offer[0] if (value := getattr(settings, name)) is None else value for name, offer in offers.items()}
    for name, value in said.items():
        if value not in offers[name]:
            accepted = ", ".join(map(str, offers[name]))
            raise Refused("badSetting", setting=WIRE_NAMES[name], value=value, accepted=accepted)
    return msgspec.structs.replace(settings, **said)


def character_of(game: AnyGame, bot: str) -> Character:
    """A bot of the game; Refused if there is none of this name."""
    try:
        return character(game.id, bot)
    except KeyError:
        bots = ", ".join(bot.id for bot in characters(game.id))
        raise Refused("noSuchBot", bot=bot[:40], bots=bots) from None


WIRE_NAMES = dict(zip(TableSettings.__struct_fields__, TableSettings.__struct_encode_fields__, strict=True))
