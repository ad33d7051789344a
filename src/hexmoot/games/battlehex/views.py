"""Actions, events and views of Battle Hex: what goes in, what is told, what is seen."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from hexmoot.game import Timeout as AnyTimeout
from hexmoot.games.battlehex.board import Side

Mode = Literal["battle", "classic"]
Phase = Literal["choose", "free", "play", "over"]
How = Literal["chain", "forfeits", "resign", "abandoned"]
Result = Literal["same", "opposite"]
Card = Literal["R", "B"]
Left = Literal["R", "B", "random"]
Number = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]  # what is out of range is the rules' to refuse


# --- actions --------------------------------------------------------------------------------------------


class Seal(msgspec.Struct, frozen=True, tag_field="type", tag="seal", forbid_unknown_fields=True):
    """Seal a move: two cards, and which of them lies on the own left (`R`, `B` or `random`)."""

    turn: Number
    red: Number
    black: Number
    left: str


class Unseal(msgspec.Struct, frozen=True, tag_field="type", tag="unseal", forbid_unknown_fields=True):
    """Take the sealed move back."""

    turn: Number


class Free(msgspec.Struct, frozen=True, tag_field="type", tag="free", forbid_unknown_fields=True):
    """Place freely after a lost contest."""

    turn: Number
    red: Number
    black: Number


class Play(msgspec.Struct, frozen=True, tag_field="type", tag="play", forbid_unknown_fields=True):
    """Place a piece, in classic."""

    turn: Number
    red: Number
    black: Number


class Swap(msgspec.Struct, frozen=True, tag_field="type", tag="swap", forbid_unknown_fields=True):
    """Take Red's first piece over, reflected, in classic."""

    turn: Number


class Resign(msgspec.Struct, frozen=True, tag_field="type", tag="resign", forbid_unknown_fields=True):
    """Give the game up."""


class Timeout(AnyTimeout, frozen=True, tag_field="type", tag="timeout"):
    """The clock settles these sides; only a table makes one."""

    turn: int
    how: Literal["forfeit", "random"]
    sides: list[Side]


Action = Seal | Unseal | Free | Play | Swap | Resign


# --- events ---------------------------------------------------------------------------------------------


class Revealed(msgspec.Struct, frozen=True):
    """One side's move turned up."""

    cell: str
    left: Card


class SealedEvent(msgspec.Struct, frozen=True, tag_field="e", tag="sealed"):
    turn: int
    side: Side


class UnsealedEvent(msgspec.Struct, frozen=True, tag_field="e", tag="unsealed"):
    turn: int
    side: Side


class RevealEvent(msgspec.Struct, frozen=True, tag_field="e", tag="reveal"):
    turn: int
    red: Revealed | None
    black: Revealed | None


class ForfeitEvent(msgspec.Struct, frozen=True, tag_field="e", tag="forfeit"):
    turn: int
    side: Side
    streak: int


class ContestEvent(msgspec.Struct, frozen=True, tag_field="e", tag="contest"):
    turn: int
    cell: str
    result: Result
    winner: Side


class PlacedEvent(msgspec.Struct, frozen=True, tag_field="e", tag="placed"):
    turn: int
    side: Side
    cell: str
    free: bool


class FreeEvent(msgspec.Struct, frozen=True, tag_field="e", tag="free"):
    turn: int
    side: Side


class TurnEvent(msgspec.Struct, frozen=True, tag_field="e", tag="turn"):
    turn: int


class SwappedEvent(msgspec.Struct, frozen=True, tag_field="e", tag="swapped", rename={"origin": "from"}):
    turn: int
    origin: str
    to: str


class OverEvent(msgspec.Struct, frozen=True, tag_field="e", tag="over"):
    winner: Side | None
    how: How
    chain: list[str]


Past = RevealEvent | ForfeitEvent | ContestEvent | PlacedEvent | SwappedEvent
Event = Past | SealedEvent | UnsealedEvent | FreeEvent | TurnEvent | OverEvent


# --- views ----------------------------------------------------------------------------------------------


class Move(msgspec.Struct, frozen=True):
    """The own sealed move: ranks from 1, and the left card as chosen."""

    red: int
    black: int
    left: Left


class BySide(msgspec.Struct, frozen=True):
    """A number for each side."""

    red: int
    black: int


class SealedBySide(msgspec.Struct, frozen=True):
    """Who has sealed a move."""

    red: bool
    black: bool


class View(msgspec.Struct, frozen=True, rename="camel"):
    """What a viewer may know. `mine` is the viewer's own sealed move and nobody else's."""

    mode: Mode
    size: int
    colours: list[Side]
    turn: int
    phase: Phase
    to_move: Side | None
    cells: dict[str, Side]
    sealed: SealedBySide
    mine: Move | None
    free: Side | None
    streaks: BySide
    history: list[Past]
    winner: Side | None
    how: How | None
    chain: list[str] | None


class Legal(msgspec.Struct, frozen=True):
    """What a seat may do: action types, and the empty cells (a sealed move may name an occupied one, and is lost)."""

    turn: int
    types: list[Literal["seal", "unseal", "free", "play", "swap", "resign"]]
    cells: list[str]


class Preview(msgspec.Struct, frozen=True):
    """What one action would do, as far as its owner can know.

    `cell` is where the piece would lie, `occupied` that the move would be lost there, `connects` that the piece alone
    would complete the own chain.
    """

    cell: str | None
    occupied: bool
    connects: bool
