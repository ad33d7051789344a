"""Actions, events and views of HEXFLOW: what goes in, what is told, what is seen.

Players are seats and parties are sides that win, both by number; what lists them is in that order.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from hexmoot.game import Timeout as AnyTimeout

Phase = Literal["choose_order", "choose_corner", "play", "over"]
Reason = Literal["path", "strangle", "no_move", "resign", "timeout", "penalty", "resolution", "draw"]
OutReason = Literal["no_move", "resign", "timeout", "penalty"]
Corner = Literal["I", "II", "III"]
How = Literal["place", "forfeit"]
Number = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]  # what is out of range is the rules' to refuse


# --- actions --------------------------------------------------------------------------------------------
# Words are plain strings here: one that means nothing is refused by the rules, in their order.


class ChooseOrder(msgspec.Struct, frozen=True, tag_field="type", tag="choose_order", forbid_unknown_fields=True):
    """Go `first` or `second`."""

    order: str


class ChooseCorner(msgspec.Struct, frozen=True, tag_field="type", tag="choose_corner", forbid_unknown_fields=True):
    """Take corner I, II or III of the triangle."""

    corner: str


class Place(msgspec.Struct, frozen=True, tag_field="type", tag="place", forbid_unknown_fields=True):
    """Place a tile of the hand, turned clockwise by so many sixths; then draw from the `bag` or the `pool`."""

    tile: str
    cell: str
    rotation: Number = 0
    declare: str | None = None
    displace: bool = False
    draw: str = "bag"


class Resign(msgspec.Struct, frozen=True, tag_field="type", tag="resign", forbid_unknown_fields=True):
    """Give up."""


class Timeout(AnyTimeout, frozen=True, tag_field="type", tag="timeout", omit_defaults=True):
    """The clock of the player to move has run out: the rules place for it, or it forfeits."""

    player: int
    how: How = "place"


Action = ChooseOrder | ChooseCorner | Place | Resign


# --- events ---------------------------------------------------------------------------------------------
# `tile` and `tiles` are left out for viewers who may not know them.


class CoinEvent(msgspec.Struct, frozen=True, tag_field="e", tag="coin"):
    """The party that won it."""

    winner: int


class DiceEvent(msgspec.Struct, frozen=True, tag_field="e", tag="dice"):
    """The rounds of rolls, by seat, and the seats as they rank."""

    rolls: list[dict[int, int]]
    ranking: list[int]


class OrderEvent(msgspec.Struct, frozen=True, tag_field="e", tag="order"):
    """The seats from the first mover."""

    sequence: list[int]


class CornerEvent(msgspec.Struct, frozen=True, tag_field="e", tag="corner"):
    player: int
    corner: Corner


class DealtEvent(msgspec.Struct, frozen=True, tag_field="e", tag="dealt", omit_defaults=True):
    player: int
    count: int
    tiles: list[str] | None = None


class DisplacedEvent(msgspec.Struct, frozen=True, tag_field="e", tag="displaced"):
    player: int
    cell: str
    tile: str
    from_owner: int
    tokens_left: int


class PlacedEvent(msgspec.Struct, frozen=True, tag_field="e", tag="placed"):
    player: int
    tile: str
    cell: str
    rotation: int
    declare: str | None
    ply: int


class DrewEvent(msgspec.Struct, frozen=True, tag_field="e", tag="drew", omit_defaults=True):
    player: int
    source: Literal["bag", "pool"]
    bag_count: int
    tile: str | None = None


class TurnEvent(msgspec.Struct, frozen=True, tag_field="e", tag="turn"):
    player: int
    ply: int


class PathEvent(msgspec.Struct, frozen=True, tag_field="e", tag="path"):
    """A winner's route, from its own corner."""

    party: int
    cells: list[str]
    score: int


class StrangledEvent(msgspec.Struct, frozen=True, tag_field="e", tag="strangled"):
    """By whom, by the tile where, and the parties that have no way left."""

    by: int
    cell: str
    parties: list[int]


class OutEvent(msgspec.Struct, frozen=True, tag_field="e", tag="out"):
    """One of three has dropped out."""

    player: int
    reason: OutReason


class ResolutionEvent(msgspec.Struct, frozen=True, tag_field="e", tag="resolution"):
    """By party the measures that decide, larger is better from the left, and the cells of the chain."""

    measures: dict[int, list[int]]
    chains: dict[int, list[str]]


class TimeoutEvent(msgspec.Struct, frozen=True, tag_field="e", tag="timeout"):
    """A clock has run out; `auto_move` is what was chosen or placed for the player, None if it has forfeited."""

    player: int
    auto_move: ChooseOrder | ChooseCorner | Place | None


class PenaltyEvent(msgspec.Struct, frozen=True, tag_field="e", tag="penalty", omit_defaults=True):
    """The player's first, second or third offence; the refusal is left out for those who may not see its hand."""

    player: int
    offence: int
    code: str | None = None


class GameOverEvent(msgspec.Struct, frozen=True, tag_field="e", tag="game_over"):
    """Winners and tied are parties; scores and paths are by party, paths of winners alone."""

    winners: list[int]
    tied: list[int]
    reason: Reason
    scores: list[int]
    paths: dict[int, list[str]]


Event = (
    CoinEvent
    | DiceEvent
    | OrderEvent
    | CornerEvent
    | DealtEvent
    | DisplacedEvent
    | PlacedEvent
    | DrewEvent
    | TurnEvent
    | PathEvent
    | StrangledEvent
    | OutEvent
    | ResolutionEvent
    | TimeoutEvent
    | PenaltyEvent
    | GameOverEvent
)


# --- views ----------------------------------------------------------------------------------------------


class Tile(msgspec.Struct, frozen=True):
    """A tile on the board."""

    tile: str
    owner: int
    rotation: int
    declare: str | None
    ply: int


class Player(msgspec.Struct, frozen=True):
    """A seat as everybody sees it. `unseen` counts by kind what it has not played, in hand or bag; `power` says that
    it holds its tile of the pool."""

    party: int
    corner: Corner | None
    hand_count: int
    bag_count: int
    unseen: dict[str, int]
    tokens: int
    captures: list[str]
    placed_first: bool
    out: OutReason | None
    pooled: bool
    power: bool
    late: int
    offences: int


class Pool(msgspec.Struct, frozen=True):
    """A team's pool: how many tiles are left in it, and by kind those that nobody has played."""

    left: int
    unplayed: dict[str, int]


class Result(msgspec.Struct, frozen=True):
    """How the game ended, by party; measures and chains of those who were in when tiles ran out."""

    winners: list[int]
    tied: list[int]
    reason: Reason
    scores: list[int]
    paths: dict[int, list[str]]
    measures: dict[int, list[int]]
    chains: dict[int, list[str]]


class View(msgspec.Struct, frozen=True):
    """What a viewer may know. `hand` and `bag` are the viewer's own, `hands` all that may be seen, by seat."""

    mode: str
    phase: Phase
    board: dict[str, Tile]
    to_move: int | None
    ply: int
    you: int | None
    hand: list[str] | None
    bag: dict[str, int] | None
    hands: dict[int, list[str]]
    players: list[Player]
    pool: list[Pool]
    coin: int | None
    ranking: list[int]
    order: list[int]
    result: Result | None


# --- what a seat may do ---------------------------------------------------------------------------------


class Choice(msgspec.Struct, frozen=True):
    """A tile of the hand, as declared: the cells that take it with their rotations, the others by what hinders."""

    tile: str
    declare: str | None
    displace: bool
    cells: dict[str, list[int]]
    why: dict[str, list[str]]


class Legal(msgspec.Struct, frozen=True):
    """What a seat may do: action types, corners that can be chosen, and placements, with those refusals in `why` that
    hold whatever the tile. `pool`: the tile after the placement may come from the team's pool."""

    types: list[str]
    corners: list[Corner]
    why: dict[str, list[str]]
    tiles: list[Choice]
    pool: bool


class Hint(msgspec.Struct, frozen=True):
    """By party: the fewest cells still to fill, before and after (None: cut off)."""

    fill_before: int | None
    fill_after: int | None


class Preview(msgspec.Struct, frozen=True):
    """What a placement does, as far as its player can know.

    `joins`: the sides, of the turned tile, across which a line meets another. `open_ends`: how many the board has then.
    `closed_to`: parties that cannot use this tile. `winners` and `paths`: as if the game ended with it, by `reason`.
    `offence`: the refusal that would be counted against the player instead of all this.
    """

    rotation: int = 0
    joins: list[int] = []
    open_ends: int = 0
    closed_to: list[int] = []
    captured: str | None = None
    hints: list[Hint] = []
    cut_off: list[int] = []
    reason: Reason | None = None
    winners: list[int] = []
    scores: list[int] = []
    paths: dict[int, list[str]] = {}
    offence: str | None = None


# --- the game in numbers --------------------------------------------------------------------------------


class Record(msgspec.Struct, frozen=True):
    """What a tournament writes down of a party: its score, the best other one, the tile points of its winning route,
    and how many tiles it has captured."""

    score: int
    against: int
    path_points: int
    captures: int


class Statistics(msgspec.Struct, frozen=True):
    """The whole game in numbers: placements, by seat too, cells that stayed empty, and the records by party."""

    placements: int
    empty: int
    placed: list[int]
    records: list[Record]
