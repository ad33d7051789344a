"""Events of Hexfall: what is told of a step. What a viewer may not know is left out of its own telling."""

from typing import Literal

import msgspec

from hexmoot.games.hexfall.actions import Card, Resource
from hexmoot.games.hexfall.views import Cards, Report, Way

Paid = dict[Literal["timber", "brick", "wool", "grain", "ore", "gold"], int]


class Telling(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True, kw_only=True):
    """What every event is."""


# --- draft and rounds -----------------------------------------------------------------------------------


class Order(Telling, frozen=True, tag="order"):
    order: list[int]


class Draft(Telling, frozen=True, tag="draft"):
    seat: int
    what: Literal["city", "town", "road"]
    corner: int | None = None
    edge: int | None = None


class Stores(Telling, frozen=True, tag="stores"):
    """What a seat begins with, the gift included."""

    seat: int
    cards: Cards


class Leaving(Telling, frozen=True, tag="leaving"):
    seat: int


class Round(Telling, frozen=True, tag="round"):
    round: int


class Turn(Telling, frozen=True, tag="turn"):
    seat: int
    turn: int


# --- bands and the pirate -------------------------------------------------------------------------------


class BandMove(Telling, frozen=True, tag="band_move"):
    band: int
    start: int = msgspec.field(name="from")
    to: int


class BandGrow(Telling, frozen=True, tag="band_grow"):
    band: int
    size: int


class BandSpawn(Telling, frozen=True, tag="band_spawn"):
    band: int
    tile: int
    size: int


class BandSeize(Telling, frozen=True, tag="band_seize"):
    band: int
    tile: int
    cards: Cards


class Hunted(Telling, frozen=True, tag="hunt"):
    """Armies sent against a band, what each side lost and has left, and the hoard if it was won."""

    seat: int
    start: int = msgspec.field(name="from")
    band: int
    attackers: int
    defenders: int
    losses: int
    attackers_left: int = msgspec.field(name="attackersLeft")
    defenders_left: int = msgspec.field(name="defendersLeft")
    win: bool
    cards: Cards


class PirateMove(Telling, frozen=True, tag="pirate_move"):
    start: int = msgspec.field(name="from")
    to: int
    sunk: int
    victim: int | None = None


class PirateGrow(Telling, frozen=True, tag="pirate_grow"):
    size: int


class PirateNew(Telling, frozen=True, tag="pirate_new"):
    tile: int
    size: int


class PirateSeize(Telling, frozen=True, tag="pirate_seize"):
    tile: int
    cards: Cards


class PirateRob(Telling, frozen=True, tag="pirate_rob"):
    victim: int
    cards: Cards


# --- throw, famine, cards drawn ---------------------------------------------------------------------------


class Rolled(Telling, frozen=True, tag="roll"):
    dice: list[int]


class Harvest(Telling, frozen=True, tag="harvest"):
    paid: dict[int, Cards]


class Relief(Telling, frozen=True, tag="relief"):
    seat: int


class Famine(Telling, frozen=True, tag="famine"):
    seats: list[int]


class Discarded(Telling, frozen=True, tag="discard"):
    """`cards` is for the owner."""

    seat: int
    count: int
    cards: Cards | None = None


class Draw(Telling, frozen=True, tag="draw"):
    """`card` is for the owner, unless it is a Great Library."""

    seat: int
    reason: Literal["start", "dry", "bought"]
    paid: Paid | None = None
    card: Card | None = None


# --- trade and building -----------------------------------------------------------------------------------


class Offered(Telling, frozen=True, tag="offer"):
    seat: int
    n: int
    give: Cards
    want: Cards


class Replied(Telling, frozen=True, tag="reply"):
    seat: int
    accept: bool


class Trade(Telling, frozen=True, tag="trade"):
    seat: int
    rival: int = msgspec.field(name="with")
    give: Cards
    want: Cards


class Withdrawn(Telling, frozen=True, tag="withdraw"):
    seat: int


class Banked(Telling, frozen=True, tag="bank"):
    seat: int
    give: Resource
    count: int
    get: Resource


class Built(Telling, frozen=True, tag="build"):
    """A settlement has its new level, a wall the level of the settlement it is about."""

    seat: int
    what: Literal["road", "town", "upgrade", "wall", "harbor"]
    paid: Paid
    corner: int | None = None
    edge: int | None = None
    level: int | None = None


class Launch(Telling, frozen=True, tag="launch"):
    seat: int
    ship: int
    tile: int
    paid: Paid


class Raised(Telling, frozen=True, tag="raise"):
    seat: int
    count: int
    paid: Paid


# --- armies and ships -------------------------------------------------------------------------------------


class Deployed(Telling, frozen=True, tag="deploy"):
    seat: int
    corner: int
    count: int
    auto: bool


class Marched(Telling, frozen=True, tag="march"):
    seat: int
    start: int = msgspec.field(name="from")
    to: int
    count: int


class Torn(Telling, frozen=True, tag="tear"):
    seat: int
    start: int = msgspec.field(name="from")
    edge: int
    rival: int


class Embarked(Telling, frozen=True, tag="embark"):
    seat: int
    start: int = msgspec.field(name="from")
    ship: int
    count: int


class Disembarked(Telling, frozen=True, tag="disembark"):
    """`count` is who stands ashore: nobody after a landing that was beaten off."""

    seat: int
    ship: int
    to: int
    count: int


class Sailed(Telling, frozen=True, tag="sail"):
    seat: int
    ships: list[int]
    start: int = msgspec.field(name="from")
    to: int


class Attacked(Telling, frozen=True, tag="attack"):
    """From a corner, `hand`, or `ship`. `level` and `walls` are what is left of a structure; `card` is for both sides.

    `losses` are those of each side.
    """

    seat: int
    rival: int
    start: int | Literal["hand", "ship"] = msgspec.field(name="from")
    to: int
    attackers: int
    defenders: int
    walled: bool
    losses: int
    attackers_left: int = msgspec.field(name="attackersLeft")
    defenders_left: int = msgspec.field(name="defendersLeft")
    win: bool
    blow: bool
    level: int
    walls: int
    ship: int | None = None
    card: Resource | None = None


class SeaBattle(Telling, frozen=True, tag="sea_battle"):
    """`rival` is null for the pirate, whose hold goes to whoever wins; `sunk` are ships of both sides."""

    seat: int
    rival: int | None
    tile: int
    attackers: int
    defenders: int
    losses: int
    sunk: list[int]
    win: bool
    cards: Cards


class Explorer(Telling, frozen=True, tag="explorer"):
    seat: int
    island: int


class Capital(Telling, frozen=True, tag="capital"):
    seat: int
    corner: int


class Razed(Telling, frozen=True, tag="razed"):
    seat: int
    corner: int


class Eliminated(Telling, frozen=True, tag="eliminated"):
    seat: int


class Resigned(Telling, frozen=True, tag="resigned"):
    seat: int


# --- cards played, the end ----------------------------------------------------------------------------------


class Played(Telling, frozen=True, tag="play"):
    """A card and its choices; `rival` is who is spied on, `report` what the spy sees there."""

    seat: int
    card: Card
    corner: int | None = None
    tile: int | None = None
    band: int | None = None
    fleet: int | None = None
    resource: Resource | None = None
    rival: int | None = None
    paid: Paid | None = None
    taken: dict[int, Cards] | None = None
    report: Report | None = None


class Victory(Telling, frozen=True, tag="victory"):
    winner: list[int]
    way: Way


Event = (
    Order
    | Draft
    | Stores
    | Leaving
    | Round
    | Turn
    | BandMove
    | BandGrow
    | BandSpawn
    | BandSeize
    | Hunted
    | PirateMove
    | PirateGrow
    | PirateNew
    | PirateSeize
    | PirateRob
    | Rolled
    | Harvest
    | Relief
    | Famine
    | Discarded
    | Draw
    | Offered
    | Replied
    | Trade
    | Withdrawn
    | Banked
    | Built
    | Launch
    | Raised
    | Deployed
    | Marched
    | Torn
    | Embarked
    | Disembarked
    | Sailed
    | Attacked
    | SeaBattle
    | Explorer
    | Capital
    | Razed
    | Eliminated
    | Resigned
    | Played
    | Victory
)
