"""What a seat may do, as lists of targets, and why not what a player would expect to do."""

from typing import cast

import msgspec

from hexmoot.games.hexfall import actions, reading
from hexmoot.games.hexfall.acting import CARDS, PIECES
from hexmoot.games.hexfall.actions import Card, Piece, Resource
from hexmoot.games.hexfall.choosing import TYPES, Row, rows
from hexmoot.games.hexfall.looking import Seen
from hexmoot.games.hexfall.maps.chart import RESOURCES
from hexmoot.games.hexfall.rules import acts, state
from hexmoot.games.hexfall.rules.choices import TARGET, WHY
from hexmoot.games.hexfall.rules.state import World
from hexmoot.games.hexfall.rules.story import HAND
from hexmoot.games.hexfall.views import Cards, Stack

WITH_RESOURCE = (state.MONOPOLY, state.BOUNTIFUL)
SIMPLE = (acts.PROPOSE, acts.RAISE, acts.BUY_CARD, acts.ANSWER)
STACKED = (acts.MARCH, acts.ATTACK, acts.HUNT, acts.TEAR, acts.EMBARK)


class Item(msgspec.Struct, frozen=True):
    """Something to build: its sites, or why there are none."""

    sites: list[int] = []
    why: str | None = None


class Playing(msgspec.Struct, frozen=True):
    """A card held: what it may name first (a place, a band, a fleet, a resource, a seat) and the tiles where it may
    move that to; or why it cannot be played. A card without choices has neither."""

    choices: list[int] = []
    resources: list[Resource] = []
    tiles: list[int] = []
    why: str | None = None


class Moving(msgspec.Struct, frozen=True):
    """What a stack may do, by target; fewer than `size` may march off or board if `split`. `why` by action, or by the
    corner that cannot be attacked."""

    size: int
    split: bool
    march: list[int]
    attack: list[int]
    hunt: list[int]
    tear: list[int]
    embark: list[int]
    why: dict[str, str]


class Sailing(msgspec.Struct, frozen=True):
    """Where a ship may sail and its cargo may land."""

    sail: list[int]
    disembark: list[int]
    why: dict[str, str]


class Hand(msgspec.Struct, frozen=True):
    """Armies in hand: where they may be deployed, how many may attack, and what."""

    deploy: list[int]
    attack: list[int]
    why: str | None = None


class Legal(msgspec.Struct, frozen=True, rename="camel"):
    """What a seat may do. `owes`: so many cards must be discarded; `offer`: what may be given; `most_armies`: so many
    can be raised; `bank`: the price of each resource that can be paid."""

    types: list[str]
    corners: list[int] = []
    edges: list[int] = []
    owes: int = 0
    offer: Cards = {}
    accept: bool = False
    close: list[int] = []
    bank: dict[Resource, int] = {}
    build: dict[Piece, Item] = {}
    most_armies: int = 0
    cards: dict[Card, Playing] = {}
    hand: Hand | None = None
    stacks: dict[int, Moving] = {}
    ships: dict[int, Sailing] = {}
    why: dict[str, str] = {}


class Found:
    """The rows of a seat, to be asked by what they are and of what: looking through all of them takes long."""

    def __init__(self, found: list[Row]) -> None:
        self.rows: dict[tuple[int, int], list[Row]] = {}
        self.whats: dict[int, list[Row]] = {}
        self.reasons: dict[tuple[int, int], list[Row]] = {}
        for row in found:
            if row.what == WHY:
                self.reasons.setdefault((row.a, row.b), []).append(row)
            else:
                self.rows.setdefault((row.what, row.a), []).append(row)
                self.whats.setdefault(row.what, []).append(row)

    def of(self, what: int, a: int) -> list[Row]:
        """Choices of an action with something of the seat's."""
        return self.rows.get((what, a), [])

    def all(self, what: int) -> list[Row]:
        """All choices of an action."""
        return self.whats.get(what, [])

    def code(self, what: int, a: int) -> int:
        """Why there is none, 0 if nothing says so."""
        reasons = self.reasons.get((what, a))
        return reasons[0].c if reasons else 0

    def why(self, what: int, a: int) -> dict[str, str]:
        """The same in words, by the action or by the place that it cannot be aimed at."""
        reasons = self.reasons.get((what, a), [])
        return {str(row.d) if row.d else str(TYPES[what]): reading.CODES[row.c] for row in reasons}


def legal_for(s: World, seat: int, seen: Seen) -> Legal:
    """Everything that a seat may do, by its kind."""
    found = Found(rows(s, seat))
    own = seen.seats[seat]
    types = [str(TYPES[what]) for what in range(len(TYPES)) if found.all(what)]
    if acts.admits(s, acts.RESIGN, seat, acts.NEWEST) == state.OK:
        types.append("resign")

    def firsts(what: int) -> list[int]:
        return [row.a for row in found.all(what)]

    moving_now = bool(found.all(acts.END_TURN))
    hindered = [row for what in SIMPLE for a in range(2) for row in found.reasons.get((what, a), [])]
    return Legal(
        types=types,
        corners=firsts(acts.PLACE),
        edges=firsts(acts.ROAD),
        owes=sum(firsts(acts.GIVE_UP_CARDS)),
        offer=(own.stores or {}) if found.all(acts.PROPOSE) else {},
        accept=1 in firsts(acts.ANSWER),
        close=firsts(acts.CLOSE),
        bank={cast(Resource, RESOURCES[row.a]): row.b for row in found.all(acts.BANK)},
        build=items(found),
        most_armies=sum(firsts(acts.RAISE)),
        cards=playings(found),
        hand=hand(found),
        stacks={each.corner: moving(found, each) for each in seen.stacks if each.seat == seat and moving_now},
        ships={ship.id: sailing(found, ship.id) for ship in seen.ships if ship.seat == seat and moving_now},
        why={str(TYPES[row.a]): reading.CODES[row.c] for row in hindered},
    )


def items(found: Found) -> dict[Piece, Item]:
    """Pieces with their sites."""
    built: dict[Piece, Item] = {}
    for at, name in enumerate(PIECES):
        sites = [row.b for row in found.of(acts.BUILD, at)]
        code = found.code(acts.BUILD, at)
        if sites or code:
            built[cast(Piece, name)] = Item(sites, reading.CODES[code] or None)
    return built


def playings(found: Found) -> dict[Card, Playing]:
    """Cards with their choices."""
    held: dict[Card, Playing] = {}
    for at, name in enumerate(CARDS):
        named, code = found.of(acts.PLAY, at), found.code(acts.PLAY, at)
        tiles = [row.b for row in found.of(TARGET, at)]
        resources = [cast(Resource, RESOURCES[row.b]) for row in named] if at in WITH_RESOURCE else []
        chosen = [row.b for row in named] if name in actions.Play.FIELDS and not resources else []
        if named or code:
            held[cast(Card, name)] = Playing(chosen, resources, tiles, reading.CODES[code] or None)
    return held


def hand(found: Found) -> Hand | None:
    """Armies in hand; None if there are none, or it is no time for them."""
    deploys = [row.a for row in found.all(acts.DEPLOY)]
    attacks = [row.b for row in found.of(acts.ATTACK, HAND)]
    code = found.code(acts.ATTACK, HAND)
    return Hand(deploys, attacks, reading.CODES[code] or None) if deploys or attacks or code else None


def moving(found: Found, stack: Stack) -> Moving:
    """A stack with its targets."""
    corner, size = stack.corner, stack.size
    leaving = found.of(acts.MARCH, corner) + found.of(acts.EMBARK, corner)
    march, attack, hunt, tear, embark = ([row.b for row in found.of(what, corner)] for what in STACKED)
    why = {key: code for what in STACKED for key, code in found.why(what, corner).items()}
    return Moving(size, any(row.d < size for row in leaving), march, attack, hunt, tear, embark, why)


def sailing(found: Found, ship: int) -> Sailing:
    """A ship with its targets."""
    tiles = [row.b for row in found.of(acts.SAIL, ship)]
    corners = [row.b for row in found.of(acts.DISEMBARK, ship)]
    return Sailing(tiles, corners, found.why(acts.SAIL, ship) | found.why(acts.DISEMBARK, ship))
