"""The chairs of a table: who will play its games, and who may change that before the start.

Chair i is entry i of every game's list of seats. Which seat that is in a game, the game says (`State.seating`).
"""

import unicodedata
from collections.abc import Collection, Sequence
from itertools import groupby
from typing import Literal, TypeVar

import msgspec

from hexmoot.bots.registry import character
from hexmoot.game import Refused, SeatInfo
from hexmoot.games import AnyGame
from hexmoot.table.settings import SeatWish, TableSettings, character_of


class Chair(msgspec.Struct, frozen=True):
    """A chair of the table. `person` holds a human's; `pinch` is what it adds to the luck of the coming game.

    `bot` sits here, or on an open chair is the one that takes it if nobody does.
    """

    kind: Literal["human", "bot", "open"]
    name: str = ""
    person: str | None = None
    bot: str | None = None
    pinch: str = ""
    colour: int | None = None

    @property
    def info(self) -> SeatInfo:
        """Who sits here, as everybody may know it."""
        return SeatInfo(self.name, self.kind, self.bot, self.colour)


Named = TypeVar("Named", "Chair", SeatInfo)
ANONYMOUS = "Anonymous"  # the name of whoever has been forgotten
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # printable, says Unicode, and nothing to be seen
MARKS = 3  # signs in a row that may pile up on a letter


def chair_for(game: AnyGame, wish: SeatWish, host: str, host_name: str) -> Chair:
    """The chair that the host wished for; Refused if there is no such bot."""
    if wish.kind == "bot" or wish.bot:
        found = character_of(game, wish.bot or "")
        if wish.kind == "bot":
            return Chair("bot", found.name, bot=found.id, colour=wish.colour)
    if wish.kind == "open":
        return Chair("open", bot=wish.bot, colour=wish.colour)
    name = clean(wish.name) if wish.name else host_name if wish.kind == "you" else ""
    return Chair("human", name, host, colour=wish.colour)


def clean(name: str) -> str:
    """A name as it is shown: no white space around it, and nothing in it that cannot be seen; else Refused."""
    name = " ".join(name.split())
    kinds = [unicodedata.category(sign) for sign in name]
    piles = [len(list(run)) for piling, run in groupby(kinds, ("Mn", "Me").__contains__) if piling]
    seen = any(kind[0] in "LNPS" for kind in kinds)
    if not seen or not name.isprintable() or BLANK & set(name) or max(piles, default=0) > MARKS:
        raise Refused("badName")
    return name


def chairs_for(game: AnyGame, wishes: Sequence[SeatWish], host: str, host_name: str, pinch: str) -> list[Chair]:
    """All chairs of a new table; Refused if the game is not for so many, or one device would be two of itself."""
    if len(wishes) not in game.seats:
        raise Refused("badSeats", seats=list(game.seats))
    if sum(wish.kind == "you" for wish in wishes) > 1:
        raise Refused("twiceYou")
    wished = coloured(game, [chair_for(game, wish, host, host_name) for wish in wishes])
    return pinched(wished, host, pinch)


def coloured(game: AnyGame, chairs: Sequence[Chair]) -> list[Chair]:
    """The chairs with a colour each, where the game wants that: the first ones that nobody has chosen."""
    colours = range(len(game.sides) if game.own_colours else 0)
    chosen = [chair.colour for chair in chairs if chair.colour is not None]
    if chosen and not colours:
        raise Refused("noColours")
    if len(set(chosen)) < len(chosen) or not set(chosen) <= set(colours):
        raise Refused("badColours", colours=len(colours))
    free = [colour for colour in colours if colour not in chosen]
    missing = [chair for chair in chairs if chair.colour is None]
    given = dict(zip(map(id, missing), free, strict=False))
    return [msgspec.structs.replace(chair, colour=given.get(id(chair), chair.colour)) for chair in chairs]


def shared(chairs: Sequence[Chair], settings: TableSettings) -> TableSettings:
    """The settings as the chairs have them: a hot seat, or practice, is where one device holds several."""
    people = [chair.person for chair in chairs if chair.person]
    several = len(set(people)) < len(people)
    return msgspec.structs.replace(
        settings, practice=several and settings.practice, hot_seat=several and not settings.practice
    )


def pinched(chairs: Sequence[Chair], person: str, pinch: str) -> list[Chair]:
    """The chairs with a person's pinch on the first that it holds: a device adds one, however many seats it has."""
    first = next((chair for chair in chairs if chair.person == person), None)
    return [msgspec.structs.replace(chair, pinch=pinch) if chair is first else chair for chair in chairs]


def favourite(game: AnyGame, colours: Sequence[str], taken: Collection[int | None]) -> int | None:
    """The dearest of somebody's colours that this game has and nobody has taken; None if there is none."""
    own = [game.sides.index(colour) for colour in colours if colour in game.sides] if game.own_colours else []
    return next((colour for colour in own if colour not in taken), None)


def liking(game: AnyGame, wishes: Sequence[SeatWish], colours: Sequence[str]) -> list[SeatWish]:
    """The wishes of a host who likes these colours: the own seat gets one where no other is wished for."""
    liked = favourite(game, colours, {wish.colour for wish in wishes})
    return [
        msgspec.structs.replace(wish, colour=liked) if wish.kind == "you" and wish.colour is None else wish
        for wish in wishes
    ]


def sit(
    chairs: Sequence[Chair], seat: int | None, person: str, name: str, pinch: str, liked: int | None = None
) -> list[Chair]:
    """Take an open chair, the first if none is named. Who sits already stays there: asking twice does it once.

    A colour that is `liked` is exchanged with the open chair that has it.
    """
    if any(chair.person == person for chair in chairs):
        return list(chairs)
    free = [i for i, chair in enumerate(chairs) if chair.kind == "open"]
    if not free:
        raise Refused("noFreeSeat")
    at = free[0] if seat is None else seat
    if at not in free:
        raise Refused("seatTaken" if 0 <= at < len(chairs) else "noSuchSeat", seat=at)
    old = chairs[at].colour
    other = [msgspec.structs.replace(chair, colour=old) if chair.colour == liked else chair for chair in chairs]
    colour = old if liked is None else liked
    return with_chair(chairs if liked is None else other, at, Chair("human", name, person, pinch=pinch, colour=colour))


def stand(chairs: Sequence[Chair], seat: int, person: str) -> list[Chair]:
    """Give an own chair back."""
    if not 0 <= seat < len(chairs):
        raise Refused("noSuchSeat", seat=seat)
    if chairs[seat].person != person:
        raise Refused("notYourSeat", seat=seat)
    return with_chair(chairs, seat, emptied(chairs[seat]))


def emptied(chair: Chair) -> Chair:
    """The chair when nobody sits there any more."""
    return Chair("open", colour=chair.colour)


def fill(game: AnyGame, chairs: Sequence[Chair], seat: int, chair: Chair) -> list[Chair]:
    """Put what the host wants on a chair; its colour stays unless the host wants another."""
    if not 0 <= seat < len(chairs):
        raise Refused("noSuchSeat", seat=seat)
    if chair.colour is None:
        chair = msgspec.structs.replace(chair, colour=chairs[seat].colour)
    return coloured(game, with_chair(chairs, seat, chair))


def filled(game: AnyGame, chairs: Sequence[Chair]) -> list[Chair]:
    """Bots on all open chairs: the one that was named for it, or else the first that does not sit here yet."""
    found = list(chairs)
    for i, chair in enumerate(chairs):
        if chair.kind == "open":
            seated = {other.bot for other in found if other.kind == "bot"}
            absent = next((bot for bot in game.fillers if bot not in seated), game.fillers[0])
            bot = character(game.id, chair.bot or absent)
            found[i] = Chair("bot", bot.name, bot=bot.id, colour=chair.colour)
    return found


def unnamed(seats: Sequence[Named], own: Collection[int]) -> list[Named]:
    """The seats without the names of those that are somebody's own."""
    return [msgspec.structs.replace(seat, name=ANONYMOUS) if i in own else seat for i, seat in enumerate(seats)]


def with_chair(chairs: Sequence[Chair], seat: int, chair: Chair) -> list[Chair]:
    """The chairs with one of them changed."""
    return [chair if i == seat else old for i, old in enumerate(chairs)]
