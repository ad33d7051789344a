"""Everything that a game of Hexfall is at one moment, and what can be counted on it."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from oracle.chance import Stream

from .sea import Sea

Event = dict[str, Any]
Pile = Counter[str]
RESOURCES = ["timber", "brick", "wool", "grain", "ore"]
PIECES = ["road", "wall", "harbor", "ship"]  # that cards may make free
CARDS = [
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
TWICE = ("library", "spy")  # not drawn while two are in hands
USUAL = {
    "target_points": 20,
    "start_cities": 2,
    "start_towns": 2,
    "famine_limit": 7,
    "dry_turns": 3,
    "peace_rounds": 1,
    "auto_roll": True,
    "max_offers": 8,
    "max_rounds": 0,
}


@dataclass
class Structure:
    """A settlement, or a harbor of level 0."""

    seat: int
    level: int
    walls: int = 0


@dataclass
class Stack:
    seat: int
    size: int
    marched: int = 0
    attacked: bool = False


@dataclass
class Ship:
    id: int
    seat: int
    tile: int
    steps: int = 0
    fresh: bool = False
    cargo: Stack | None = None


@dataclass
class Band:
    """Bandits on a tile, or the pirate's ships, with what they took."""

    tile: int
    size: int
    hoard: Pile = field(default_factory=Counter)


@dataclass
class Seat:
    alive: bool = True
    leaving: bool = False
    fell: int = 0
    stores: Pile = field(default_factory=Counter)
    gold: int = 0
    hand: list[str] = field(default_factory=list)
    ready: int = 0
    spent: int = 0
    struck: bool = False  # the hand has attacked
    dry: int = 0
    islands: set[int] = field(default_factory=set)
    doubled: Counter[str] = field(default_factory=Counter)  # own ends of turn to go
    market: bool = False
    free: Counter[str] = field(default_factory=Counter)
    paid: Pile = field(default_factory=Counter)  # by the last throw
    capital: int | None = None
    reports: list[dict[str, Any]] = field(default_factory=list)


@dataclass
class Offer:
    n: int
    give: Pile
    want: Pile
    replies: dict[int, bool | None]


class State:
    """One moment. What is told goes to each viewer's list; None is who only watches, `full` who knows all."""

    def __init__(self, options: dict[str, Any], seats: int, sea: Sea) -> None:
        self.o = USUAL | options
        self.sea = sea
        self.seats = [Seat() for _ in range(seats)]
        self.structures: dict[int, Structure] = {}
        self.roads: dict[int, int] = {}
        self.stacks: dict[int, Stack] = {}
        self.ships: dict[int, Ship] = {}
        self.bands: dict[int, Band] = {}
        self.pirate: Band | None = None
        self.canals: set[int] = set()
        self.next_ship = self.next_band = 0
        self.phase = "draft"
        self.round = self.turn = self.throw = self.offers = self.offers_made = 0
        self.order = list(range(seats))
        self.current: int | None = None
        self.last: list[int] | None = None
        self.counts: Counter[int] = Counter()
        self.surge = False
        self.owed: dict[int, int] = {}
        self.step = 0
        self.laid: dict[str, int | None] = {"corner": None, "edge": None}
        self.offer: Offer | None = None
        self.result: dict[str, Any] | None = None
        self.tested = False  # whether points can win already
        self.listen(Stream(bytes(16)))

    # --- telling ------------------------------------------------------------------------------------------------

    def listen(self, stream: Stream) -> None:
        """A step begins: nothing of it is told yet, and all its chance comes from here."""
        self.stream = stream
        self.told: dict[Any, list[Event]] = {viewer: [] for viewer in [None, *self.all(), "full"]}

    def tell(self, type: str, only: Iterable[int] = (), private: dict[str, Any] | None = None, **public: Any) -> None:
        """Tell everybody what is public, and a few the rest; names that end in _ are words of the language."""
        event = {"type": type} | {name.rstrip("_"): value for name, value in public.items()}
        for viewer, events in self.told.items():
            events.append(event | (private or {}) if viewer == "full" or viewer in only else event)

    # --- seats ----------------------------------------------------------------------------------------------------

    def all(self) -> range:
        return range(len(self.seats))

    def living(self) -> list[int]:
        """In turn order."""
        return [seat for seat in self.order if self.seats[seat].alive]

    def rivals(self, seat: int) -> list[int]:
        return [other for other in self.all() if other != seat and self.seats[other].alive]

    def from_current(self) -> list[int]:
        """The living in turn order, from the one on turn."""
        at = self.order.index(self.now)
        return [seat for seat in self.order[at:] + self.order[:at] if self.seats[seat].alive]

    @property
    def now(self) -> int:
        assert self.current is not None
        return self.current

    @property
    def over(self) -> bool:
        return self.phase == "over"

    @property
    def marches(self) -> int:
        """A stack's in this turn."""
        return 2 if self.surge else 1

    def stock(self, seat: int) -> int:
        return self.seats[seat].stores.total()

    # --- pieces ---------------------------------------------------------------------------------------------------

    def own(self, seat: int) -> list[int]:
        """Corners of own settlements."""
        return sorted(c for c, it in self.structures.items() if it.seat == seat and it.level)

    def harbors(self, seat: int) -> list[int]:
        return sorted(c for c, it in self.structures.items() if it.seat == seat and not it.level)

    def is_own(self, seat: int, corner: int) -> bool:
        """Whether a settlement of the seat is there."""
        return corner in self.structures and self.structures[corner].seat == seat and self.structures[corner].level > 0

    def is_rivals(self, seat: int, corner: int) -> bool:
        """Whether somebody else's settlement is there."""
        it = self.structures.get(corner)
        return it is not None and it.seat != seat and it.level > 0

    def stack(self, seat: int, corner: int) -> Stack | None:
        """The seat's own stack there."""
        stack = self.stacks.get(corner)
        return stack if stack and stack.seat == seat else None

    def strangers(self, seat: int, corner: int) -> Stack | None:
        """Somebody else's."""
        stack = self.stacks.get(corner)
        return stack if stack and stack.seat != seat else None

    def garrison(self, corner: int) -> int:
        return self.stacks[corner].size if corner in self.stacks else 0

    def fleet(self, tile: int) -> list[Ship]:
        """By id."""
        return [ship for _, ship in sorted(self.ships.items()) if ship.tile == tile]

    def settlements_at(self, tile: int) -> list[tuple[int, Structure]]:
        """On the corners of a tile."""
        found = [(c, self.structures[c]) for c in sorted(self.sea.around[tile]) if c in self.structures]
        return [(corner, it) for corner, it in found if it.level]

    def band_on(self, tile: int) -> Band | None:
        return next((band for band in self.bands.values() if band.tile == tile), None)

    # --- sums -----------------------------------------------------------------------------------------------------

    def points(self, seat: int) -> int:
        levels = sum(self.structures[corner].level for corner in self.own(seat))
        return levels + self.seats[seat].hand.count("library")

    def armies(self, seat: int) -> int:
        """On the board and aboard."""
        ashore = [stack for stack in self.stacks.values() if stack.seat == seat]
        aboard = [ship.cargo for ship in self.ships.values() if ship.seat == seat and ship.cargo]
        return sum(stack.size for stack in ashore + aboard)

    def factor(self, seat: int, resource: str) -> int:
        """Of Bountiful harvest."""
        return 2 if self.seats[seat].doubled[resource] else 1

    def draw_card(self, pile: Pile) -> str:
        """A random card of a pile."""
        return str(self.stream.pick([name for name in RESOURCES for _ in range(pile[name])]))


def listed(pile: Counter[str]) -> dict[str, int]:
    """A pile without what there is none of."""
    return {name: count for name, count in pile.items() if count}
