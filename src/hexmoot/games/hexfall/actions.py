"""Actions of Hexfall: what goes in. Places are numbers or names.

Words are plain strings here: one that means nothing is refused by the rules, in their order (see `shaping`). Each may
carry the number of the decision it was made for: a reply that of the offer, a discard that of the throw, all others
that of the turn (R98).
"""

from typing import ClassVar, Literal

import msgspec

from hexmoot.game import Timeout as AnyTimeout

Resource = Literal["timber", "brick", "wool", "grain", "ore"]
Piece = Literal["road", "town", "upgrade", "wall", "harbor", "ship"]
Card = Literal[
    "muster",
    "colony",
    "market",
    "palace",
    "roads",
    "ship",
    "canal",
    "fortification",
    "harbor",
    "bastion",
    "migration",
    "monopoly",
    "relief",
    "columbus",
    "spy",
    "bountiful",
    "expedition",
    "library",
]
Place = int | str
Pile = dict[str, int]


class Acting(
    msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, omit_defaults=True, kw_only=True
):
    """What every action is."""


class Turning(Acting, frozen=True, kw_only=True):
    """An action made for a turn; 0 is the draft."""

    turn: int | None = None


# --- draft, throw, trade --------------------------------------------------------------------------------


class DraftPlace(Turning, frozen=True, tag="draft_place"):
    corner: Place


class DraftRoad(Turning, frozen=True, tag="draft_road"):
    edge: Place


class Roll(Turning, frozen=True, tag="roll"):
    """Throw the dice, where that is not done at once."""


class Discard(Acting, frozen=True, tag="discard"):
    cards: Pile
    throw: int | None = None


class Offer(Turning, frozen=True, tag="offer"):
    give: Pile
    want: Pile


class Reply(Acting, frozen=True, tag="reply"):
    accept: bool
    offer: int | None = None


class Close(Turning, frozen=True, tag="close"):
    """Trade with a rival who has accepted."""

    rival: int = msgspec.field(name="with")


class Withdraw(Turning, frozen=True, tag="withdraw"):
    """Take the open offer back."""


class Bank(Turning, frozen=True, tag="bank"):
    give: str
    get: str


# --- building -------------------------------------------------------------------------------------------


class Build(Turning, frozen=True, tag="build"):
    """A road on an edge, a ship on a tile, everything else on a corner."""

    FIELDS: ClassVar[dict[str, str]] = {"road": "edge", "ship": "tile"}

    what: str
    edge: Place | None = None
    corner: Place | None = None
    tile: Place | None = None


class Raise(Turning, frozen=True, tag="raise"):
    count: int = 1


class BuyCard(Turning, frozen=True, tag="buy_card"):
    """Pay for an action card."""


# --- armies and ships; a count that is not given is all there are -----------------------------------------


class Deploy(Turning, frozen=True, tag="deploy"):
    corner: Place
    count: int | None = None


class March(Turning, frozen=True, tag="march"):
    start: Place = msgspec.field(name="from")
    to: Place
    count: int | None = None


class Attack(Turning, frozen=True, tag="attack"):
    """From a corner, or from `hand`."""

    start: Place = msgspec.field(name="from")
    to: Place
    count: int | None = None


class Hunt(Turning, frozen=True, tag="hunt"):
    start: Place = msgspec.field(name="from")
    band: int
    count: int | None = None


class Tear(Turning, frozen=True, tag="tear"):
    start: Place = msgspec.field(name="from")
    edge: Place


class Embark(Turning, frozen=True, tag="embark"):
    start: Place = msgspec.field(name="from")
    ship: int
    count: int | None = None


class Disembark(Turning, frozen=True, tag="disembark"):
    ship: int
    to: Place


class Sail(Turning, frozen=True, tag="sail"):
    """One step with some ships of one tile."""

    ships: list[int]
    to: Place


# --- cards, turn, leaving -------------------------------------------------------------------------------


class Play(Turning, frozen=True, tag="play"):
    """An action card with the choices that it asks for."""

    FIELDS: ClassVar[dict[str, tuple[str, ...]]] = {
        "colony": ("corner",),
        "bastion": ("corner",),
        "canal": ("tile",),
        "migration": ("band", "tile"),
        "monopoly": ("resource",),
        "bountiful": ("resource",),
        "columbus": ("fleet", "tile"),
        "spy": ("seat",),
    }

    card: str
    corner: Place | None = None
    band: int | None = None
    fleet: Place | None = None
    tile: Place | None = None
    resource: str | None = None
    seat: int | None = None


class EndTurn(Turning, frozen=True, tag="end_turn"):
    """Pass the turn on."""


class Resign(Turning, frozen=True, tag="resign"):
    """Give up."""


class Timeout(AnyTimeout, frozen=True, tag_field="type", tag="timeout"):
    """The clock of a seat that must act has run out: the rules play for it."""

    seat: int


class Leave(AnyTimeout, frozen=True, tag_field="type", tag="leave"):
    """A seat is gone for good while pieces are drafted: its steps are played for it, then it resigns (R97)."""

    seat: int


Action = (
    DraftPlace
    | DraftRoad
    | Roll
    | Discard
    | Offer
    | Reply
    | Close
    | Withdraw
    | Bank
    | Build
    | Raise
    | BuyCard
    | Deploy
    | March
    | Attack
    | Hunt
    | Tear
    | Embark
    | Disembark
    | Sail
    | Play
    | EndTurn
    | Resign
)
