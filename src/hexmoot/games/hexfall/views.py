"""Views of Hexfall: what is seen of a position. Piles omit what there is none of."""

from typing import Literal

import msgspec

from hexmoot.games.hexfall.actions import Card, Resource

Phase = Literal["draft", "roll", "discard", "main", "offer", "over"]
Terrain = Literal["forest", "hills", "pasture", "field", "mountain", "desert"]
Way = Literal["points", "last", "limit"]
Cards = dict[Resource, int]


class Tile(msgspec.Struct, frozen=True):
    """A tile; what does not apply is null."""

    id: int
    land: bool
    terrain: Terrain | None
    ground: Literal["fish", "whale"] | None
    number: int | None
    island: int | None
    canal: bool


class Port(msgspec.Struct, frozen=True):
    edge: int
    kind: Resource | Literal["any"]


class Board(msgspec.Struct, frozen=True):
    cols: int
    rows: int
    tiles: list[Tile]
    ports: list[Port]


class Structure(msgspec.Struct, frozen=True):
    """A settlement, or a built harbor of level 0."""

    corner: int
    seat: int
    kind: Literal["settlement", "harbor"]
    level: int
    walls: int
    capital: bool
    linked: bool


class Road(msgspec.Struct, frozen=True):
    edge: int
    seat: int


class Stack(msgspec.Struct, frozen=True):
    corner: int
    seat: int
    size: int
    marched: int
    attacked: bool


class Cargo(msgspec.Struct, frozen=True):
    size: int
    marched: int
    attacked: bool


class Ship(msgspec.Struct, frozen=True):
    id: int
    seat: int
    tile: int
    steps: int
    fresh: bool
    cargo: Cargo | None


class Band(msgspec.Struct, frozen=True):
    id: int
    tile: int
    size: int
    hoard: Cards


class Pirate(msgspec.Struct, frozen=True):
    tile: int
    size: int
    hold: Cards


class Dice(msgspec.Struct, frozen=True):
    """How many throws there were, the last one, and how often each total came."""

    throw: int
    last: list[int] | None
    counts: dict[int, int]


class DraftStep(msgspec.Struct, frozen=True):
    """The step of the draft, from 0, and what is laid in it."""

    step: int
    kind: Literal["city", "town"]
    corner: int | None
    edge: int | None


class OpenOffer(msgspec.Struct, frozen=True):
    """Replies by rival; null: none yet."""

    n: int
    seat: int
    give: Cards
    want: Cards
    replies: dict[int, bool | None]


class Result(msgspec.Struct, frozen=True):
    """How the game ended; equal seats share a place of the ranking."""

    winner: list[int]
    way: Way
    ranking: list[list[int]]


class Free(msgspec.Struct, frozen=True):
    road: int
    wall: int
    harbor: int
    ship: int


class Seat(msgspec.Struct, frozen=True, rename="camel"):
    """A seat as the viewer may know it; `resources` and `hand` are null where they are somebody else's.

    `fell` says as the how-manieth it was out, 0 while it is in.
    """

    seat: int
    alive: bool
    leaving: bool
    fell: int
    points: int
    stock: int
    gold: int
    cards: int
    libraries: int
    ready: int
    spent: int
    hand_attacked: bool
    dry: int
    islands: list[int]
    bountiful: Cards
    market: bool
    free: Free
    resources: Cards | None
    hand: list[Card] | None


class Report(msgspec.Struct, frozen=True):
    """What a spy saw in that turn; nothing of it is kept up."""

    seat: int
    turn: int
    resources: Cards
    gold: int
    hand: list[Card]
    ready: int


class View(msgspec.Struct, frozen=True, rename="camel"):
    """What a viewer may know. `offers` counts those of the whole game; the next ship and band get the ids given."""

    phase: Phase
    round: int
    turn: int
    order: list[int]
    current: int | None
    to_act: list[int]
    viewer: int | None
    board: Board
    structures: list[Structure]
    roads: list[Road]
    stacks: list[Stack]
    ships: list[Ship]
    bands: list[Band]
    pirate: Pirate | None
    dice: Dice
    paid: dict[int, Cards]
    surge: bool
    owed: dict[int, int]
    draft: DraftStep | None
    offer: OpenOffer | None
    offers: int
    offers_made: int
    next_ship: int
    next_band: int
    result: Result | None
    seats: list[Seat]
    spy: list[Report]


class SeatStatistics(msgspec.Struct, frozen=True, rename="camel"):
    """A seat's game in numbers. `gained` came out of throws; `battles` are those that it began, on land and at sea;
    `taken` and `lost` are cards that changed hands without a trade, `razed` its own structures that fell."""

    gained: Cards = {}
    roads: int = 0
    towns: int = 0
    upgrades: int = 0
    walls: int = 0
    harbors: int = 0
    ships: int = 0
    armies: int = 0
    cards: int = 0
    played: int = 0
    trades: int = 0
    exchanges: int = 0
    battles: int = 0
    won: int = 0
    blows: int = 0
    armies_lost: int = 0
    ships_lost: int = 0
    razed: int = 0
    taken: int = 0
    lost: int = 0
    discarded: int = 0


class Statistics(msgspec.Struct, frozen=True):
    """A finished game in numbers. `throws` has how often each total fell; `points`, by round, what the seats had after
    its first throw, and at last what they had in the end."""

    rounds: int
    turns: int
    throws: dict[int, int]
    points: list[list[int]]
    seats: list[SeatStatistics]
