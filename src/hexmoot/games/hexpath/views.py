"""Actions, events and views of Hex Path: what goes in, what is told, what is seen."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from hexmoot.game import Timeout as AnyTimeout

Status = Literal["active", "locked", "out"]
Cause = Literal["void", "headOn", "trail", "resign", "timeout", "left", "gate", "circle"]
OutCause = Literal["void", "headOn", "trail", "resign", "timeout", "left"]
LockCause = Literal["gate", "headOn", "circle"]  # circle: only in what bots imagine under fog
Mark = Literal["firstBlood", "doubleDown", "wrongWay", "selfDestruct"]
Achievement = Literal[
    "firstBlood",
    "pathbreaker",
    "doubleDown",
    "cleanSweep",
    "stillStanding",
    "soleSurvivor",
    "champion",
    "intoTheVoid",
    "wrongWay",
    "selfDestruct",
]
How = Literal["auto", "random", "out"]
Hand = tuple[str | None, str | None]
ENTERING = {"origin": "from", "visit_pts": "visitPts", "travel_pts": "travelPts"}
Number = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]  # what is out of range is the rules' to refuse


# --- actions --------------------------------------------------------------------------------------------


class Place(msgspec.Struct, frozen=True, tag_field="type", tag="place", forbid_unknown_fields=True):
    """Place a tile of the hand on the own glow, turned clockwise by so many sixths."""

    turn: Number
    slot: Number
    rot: Number


class Resign(msgspec.Struct, frozen=True, tag_field="type", tag="resign", forbid_unknown_fields=True):
    """Give up."""


class Timeout(AnyTimeout, frozen=True, tag_field="type", tag="timeout", omit_defaults=True):
    """The clock settles the seat to move; `slot` and `rot` are the placement that `auto` chose."""

    turn: int
    how: How
    slot: int | None = None
    rot: int | None = None


class Left(AnyTimeout, frozen=True, tag_field="type", tag="left"):
    """A seat is out because its player is gone; only a table makes one."""

    seat: int


Action = Place | Resign
Late = Timeout | Left


# --- events ---------------------------------------------------------------------------------------------
# What fog hides from a viewer is left out of the event; what is never hidden has no default.


class PlacedEvent(msgspec.Struct, frozen=True, tag_field="e", tag="placed", omit_defaults=True):
    """A tile lies, as turned. Hidden: without hex and tile."""

    turn: int
    seat: int
    hex: str | None = None
    tile: str | None = None


class EnterEvent(msgspec.Struct, frozen=True, tag_field="e", tag="enter", omit_defaults=True, rename=ENTERING):
    """A path runs through a hex. Hidden: only the sum of its points."""

    seat: int
    hex: str | None = None
    origin: int | None = None
    to: int | None = None
    visit: int | None = None
    visit_pts: int | None = None
    step: int | None = None
    travel_pts: int | None = None
    points: int | None = None


class HeadOnEvent(msgspec.Struct, frozen=True, tag_field="e", tag="headOn"):
    seat: int
    struck: int


class LockedEvent(msgspec.Struct, frozen=True, tag_field="e", tag="locked", rename="camel"):
    seat: int
    cause: LockCause
    gate_of: int | None


class OutEvent(msgspec.Struct, frozen=True, tag_field="e", tag="out"):
    """`by` is the credited seat."""

    seat: int
    cause: OutCause
    by: int | None


class GlowEvent(msgspec.Struct, frozen=True, tag_field="e", tag="glow", omit_defaults=True):
    """A path has come to rest before an empty hex. Hidden: without the hex."""

    seat: int
    hex: str | None = None


class BonusEvent(msgspec.Struct, frozen=True, tag_field="e", tag="bonus"):
    seat: int
    points: int


class DrewEvent(msgspec.Struct, frozen=True, tag_field="e", tag="drew", omit_defaults=True):
    """A tile was drawn; only its owner is told which."""

    seat: int
    slot: int
    tile: str | None = None


class TurnEvent(msgspec.Struct, frozen=True, tag_field="e", tag="turn"):
    turn: int
    seat: int


class EndEvent(msgspec.Struct, frozen=True, tag_field="e", tag="end"):
    """The match is over; by seat the ranks, the hands that are left, and the achievements."""

    rank: list[int]
    hands: list[Hand | None]
    achievements: list[list[Achievement]]


Event = (
    PlacedEvent
    | EnterEvent
    | HeadOnEvent
    | LockedEvent
    | OutEvent
    | GlowEvent
    | BonusEvent
    | DrewEvent
    | TurnEvent
    | EndEvent
)


# --- views ----------------------------------------------------------------------------------------------


class Head(msgspec.Struct, frozen=True):
    """Where a path stands: the hex that it came from and the point there. On its gate: no hex, its corner's point."""

    hex: str | None
    point: int


class SeatView(msgspec.Struct, frozen=True, rename="camel"):
    """A seat. `trail` has for each hex the points of each visit, in order; `marks` are earned in play."""

    corner: int
    status: Status
    cause: Cause | None
    by: int | None
    gate_of: int | None
    score: int
    hand_count: int
    glow: str | None
    head: Head | None
    trail: dict[str, list[tuple[int, int]]]
    marks: list[Mark]


class Result(msgspec.Struct, frozen=True):
    """What the end brings to light."""

    rank: list[int]
    hands: list[Hand | None]
    achievements: list[list[Achievement]]


class View(msgspec.Struct, frozen=True, rename="camel"):
    """What a viewer may know. `hand` is the viewer's own; `hidden`: fog is cutting this view."""

    turn: int
    to_move: int | None
    rings: int
    k: int
    deck_count: int
    you: int | None
    hand: Hand | None
    tiles: dict[str, str]
    seats: list[SeatView]
    hidden: bool
    result: Result | None


class Legal(msgspec.Struct, frozen=True):
    """What a seat may do: action types, the hex to place on, and the slots that hold a tile; any rotation goes."""

    turn: int
    types: list[Literal["place", "resign"]]
    hex: str | None
    slots: list[int]


# --- preview (what one placement would do, as far as its owner can know) ---------------------------------


class Stride(msgspec.Struct, frozen=True, rename=ENTERING):
    """One hex of a route."""

    hex: str
    origin: int
    to: int
    visit: int
    visit_pts: int
    step: int
    travel_pts: int


class RouteEnd(msgspec.Struct, frozen=True):
    """Where a route ends: before an empty `hex` (`unseen`: fog hides what is there), or for a cause that puts the path
    out or locks it. `seat` is the rival met, or the seat whose gate it is."""

    kind: Literal["glow", "unseen", "void", "headOn", "trail", "gate", "circle"]
    status: Status
    hex: str | None = None
    seat: int | None = None


class Route(msgspec.Struct, frozen=True):
    """The way of one path that this placement moves."""

    seat: int
    strides: list[Stride]
    visit: int
    travel: int
    end: RouteEnd


class Preview(msgspec.Struct, frozen=True, rename="camel"):
    """The turned tile, the routes of all movers (the own first), and what the owner would earn and suffer.

    `atLeast`: a route runs into the unseen, so points and fates may be more than this tells.
    """

    hex: str | None
    tile: str | None
    routes: list[Route]
    bonus: int
    total: int
    self_destruct: bool
    at_least: bool


# --- the match in numbers ----------------------------------------------------------------------------------


class SeatStatistics(msgspec.Struct, frozen=True, rename="camel"):
    """One seat's match in numbers. `visit`, `travel` and `bonus` are its points by source, of which `moved` were made
    in rivals' placements; `scores` is its score after each turn."""

    placements: int
    entered: int
    distinct: int
    most_visits: int
    longest_run: int
    best_placement: int
    visit: int
    travel: int
    bonus: int
    moved: int
    times_moved: int
    rivals_moved: int
    credited: int
    rides: int
    turns_survived: int
    scores: list[int]


class Departure(msgspec.Struct, frozen=True):
    """Who went out, when, why, and to whose credit."""

    turn: int
    seat: int
    cause: OutCause
    by: int | None


class Statistics(msgspec.Struct, frozen=True):
    """The whole match in numbers."""

    tiles: int
    empty: int
    out: list[Departure]
    seats: list[SeatStatistics]
