"""Worked positions set up: pieces from lines of text, seats from what they hold, and when it is."""

from collections.abc import Mapping, Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

from hexmoot.games.hexfall.acting import CARDS
from hexmoot.games.hexfall.actions import Card, Resource
from hexmoot.games.hexfall.board import Sea
from hexmoot.games.hexfall.lines import LEVELS, ORDERED
from hexmoot.games.hexfall.maps.chart import RESOURCES
from hexmoot.games.hexfall.reading import PHASES
from hexmoot.games.hexfall.rules import course, ground
from hexmoot.games.hexfall.rules.state import DRAFT, HARBOR, ROLL, World, stock
from hexmoot.games.hexfall.views import Cards, Phase

FREE = ("road", "wall", "harbor", "ship")
Seats = Annotated[int, Meta(ge=0, le=3)]


class Held(msgspec.Struct, forbid_unknown_fields=True, rename="camel"):
    """What a seat holds; what is not given it has none of."""

    resources: Cards = {}
    gold: int = 0
    hand: list[Card] = []
    ready: int = 0
    spent: int = 0
    hand_attacked: bool = False
    dry: int = 0
    paid: Cards = {}
    bountiful: Cards = {}
    free: dict[str, int] = {}
    market: bool = False
    islands: list[int] = []


class Setup(msgspec.Struct, forbid_unknown_fields=True):
    """A position that is loaded directly; it need not be one that play can reach."""

    pieces: list[str] = []
    at: dict[int, Held] = {}
    phase: Phase = "main"
    current: Seats | None = None
    round: int = 2
    surge: bool = False
    owing: list[Seats] = []
    step: int = 0


def set_up(s: World, sea: Sea, order: Sequence[int], setup: Setup) -> None:
    """Fill a fresh record. Nothing is drawn, and nobody can have won (R105)."""
    course.clear(s)
    s.phase = PHASES.index(setup.phase)
    for i, seat in enumerate(order):
        s.order[i] = seat
    if s.phase == DRAFT:
        s.step = setup.step
    else:
        s.current = order[0] if setup.current is None else setup.current
        s.rounds = setup.round
        s.turn = 1
        s.throw = int(s.phase != ROLL)
    s.surge = int(setup.surge)
    for line in setup.pieces:
        put(s, sea, line)
    for seat, held in setup.at.items():
        give(s, seat, held)
    for seat in setup.owing:
        s.owed[seat] = stock(s, seat) // 2
    for corner in range(sea.corners):
        if 0 < s.level[corner] < HARBOR:
            s.islands[s.owner[corner] - 1] |= 1 << s.shore[corner]
    ground.survey(s)


def give(s: World, seat: int, held: Held) -> None:
    """What a seat holds."""
    fill(s.stores[seat], held.resources)
    fill(s.paid[seat], held.paid)
    fill(s.bountiful[seat], held.bountiful)
    for card in held.hand:
        s.cards[seat][CARDS.index(card)] += 1
    for piece, count in held.free.items():
        s.free[seat][FREE.index(piece)] = count
    for island in held.islands:
        s.islands[seat] |= 1 << island
    s.gold[seat], s.ready[seat], s.spent[seat], s.dry[seat] = held.gold, held.ready, held.spent, held.dry
    s.hand_struck[seat], s.market[seat] = int(held.hand_attacked), int(held.market)


def fill(pile: list[int], cards: Mapping[Resource, int]) -> None:
    """Write cards into a pile."""
    for name, count in cards.items():
        pile[RESOURCES.index(name)] = count


def put(s: World, sea: Sea, line: str) -> None:
    """A piece, or several roads, from a line."""
    kind, *words = line.split()
    if kind == "band":
        put_band(s, sea, words)
    elif kind == "pirate":
        s.pirate_at = sea.tile_names.index(words[0])
        s.pirate_size = number(words[1], "x")
        fill(s.hold, cards_of(words[2:]))
    elif kind == "canal":
        s.canal[sea.tile_names.index(words[0])] = 1
    elif words[0] == "road":
        for name in words[1:]:
            s.road[sea.edge_names.index(name)] = int(kind[1:]) + 1
    elif words[0] == "ship":
        put_ship(s, sea, int(kind[1:]), words[1:])
    else:
        put_on_corner(s, sea.corner_names.index(words[0]), int(kind[1:]), words[1:])


def number(word: str, prefix: str) -> int:
    """The number of a word like `x4`."""
    return int(word.removeprefix(prefix))


def cards_of(words: Sequence[str]) -> Cards:
    """Cards from words like `grain5`."""
    return {name: number(word, name) for word in words for name in ORDERED if word.startswith(name)}


def put_band(s: World, sea: Sea, words: Sequence[str]) -> None:
    """`0 B6 x2 grain5`."""
    i = s.bands
    s.band_id[i] = int(words[0])
    s.band_at[i] = sea.tile_names.index(words[1])
    s.band_size[i] = number(words[2], "x")
    fill(s.hoard[i], cards_of(words[3:]))
    s.bands += 1
    s.next_band = max(int(s.next_band), int(words[0]) + 1)


def put_ship(s: World, sea: Sea, seat: int, words: Sequence[str]) -> None:
    """`4 A5 s1 fresh cargo3 m1 a`."""
    i = s.ships
    s.ship_id[i] = int(words[0])
    s.ship_owner[i] = seat
    s.ship_at[i] = sea.tile_names.index(words[1])
    for word in words[2:]:
        if word == "fresh":
            s.ship_fresh[i] = 1
        elif word == "a":
            s.cargo_struck[i] = 1
        elif word.startswith("cargo"):
            s.cargo[i] = number(word, "cargo")
        elif word.startswith("m"):
            s.cargo_marched[i] = number(word, "m")
        else:
            s.ship_steps[i] = number(word, "s")
    s.ships += 1
    s.next_ship = max(int(s.next_ship), int(words[0]) + 1)


def put_on_corner(s: World, corner: int, seat: int, words: Sequence[str]) -> None:
    """`c w1 x4 m1 a cap`."""
    for word in words:
        if word == "cap":
            s.capital[seat] = corner
        elif word == "a":
            s.struck[corner] = 1
        elif word in LEVELS:
            s.level[corner] = LEVELS.index(word)
            s.owner[corner] = seat + 1
        elif word.startswith("w"):
            s.wall[corner] = number(word, "w")
        elif word.startswith("m"):
            s.marched[corner] = number(word, "m")
        else:
            s.army[corner] = seat + 1
            s.force[corner] = number(word, "x")
