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
from hexmoot.games.hexfall.views import Cards

WITH_RESOURCE = (state.MONOPOLY, state.BOUNTIFUL)
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


def legal_for(s: World, seat: int, seen: Seen) -> Legal:
    """Everything that a seat may do, by its kind."""
    found = rows(s, seat)
    own = seen.seats[seat]
    there = {row.what for row in found}
    types = [str(TYPES[what]) for what in range(len(TYPES)) if what in there]
    if acts.admits(s, acts.RESIGN, seat, acts.NEWEST) == state.OK:
        types.append("resign")

    def firsts(what: int) -> list[int]:
        return [row.a for row in found if row.what == what]

    plain = (acts.PROPOSE, acts.RAISE, acts.BUY_CARD, acts.ANSWER)
    hindered = {TYPES[row.a]: reading.CODES[row.c] for row in found if row.what == WHY and row.a in plain}
    return Legal(
        types=types,
        corners=firsts(acts.PLACE),
        edges=firsts(acts.ROAD),
        owes=sum(firsts(acts.GIVE_UP_CARDS)),
        offer=(own.stores or {}) if acts.PROPOSE in there else {},
        accept=1 in firsts(acts.ANSWER),
        close=firsts(acts.CLOSE),
        bank={cast(Resource, RESOURCES[row.a]): row.b for row in found if row.what == acts.BANK},
        build=items(found),
        most_armies=sum(firsts(acts.RAISE)),
        cards=playings(found),
        hand=hand(found),
        stacks={
            stack.corner: moving(found, stack.corner, stack.size)
            for stack in seen.stacks
            if stack.seat == seat and acts.END_TURN in there
        },
        ships={ship.id: sailing(found, ship.id) for ship in seen.ships if ship.seat == seat and acts.END_TURN in there},
        why=cast("dict[str, str]", hindered),
    )


def items(found: list[Row]) -> dict[Piece, Item]:
    """Pieces with their sites."""
    built: dict[Piece, Item] = {}
    for at, name in enumerate(PIECES):
        sites = [row.b for row in found if row.what == acts.BUILD and row.a == at]
        code = next((row.c for row in found if row.what == WHY and (row.a, row.b) == (acts.BUILD, at)), 0)
        if sites or code:
            built[cast(Piece, name)] = Item(sites, reading.CODES[code] or None)
    return built


def playings(found: list[Row]) -> dict[Card, Playing]:
    """Cards with their choices."""
    held: dict[Card, Playing] = {}
    for at, name in enumerate(CARDS):
        named = [row for row in found if row.what == acts.PLAY and row.a == at]
        code = next((row.c for row in found if row.what == WHY and (row.a, row.b) == (acts.PLAY, at)), 0)
        tiles = [row.b for row in found if row.what == TARGET and row.a == at]
        resources = [cast(Resource, RESOURCES[row.b]) for row in named] if at in WITH_RESOURCE else []
        chosen = [row.b for row in named] if name in actions.Play.FIELDS and not resources else []
        if named or code:
            held[cast(Card, name)] = Playing(chosen, resources, tiles, reading.CODES[code] or None)
    return held


def hand(found: list[Row]) -> Hand | None:
    """Armies in hand; None if there are none, or it is no time for them."""
    deploys = [row.a for row in found if row.what == acts.DEPLOY]
    attacks = [row.b for row in found if row.what == acts.ATTACK and row.a == HAND]
    code = next((row.c for row in found if row.what == WHY and (row.a, row.b) == (acts.ATTACK, HAND)), 0)
    return Hand(deploys, attacks, reading.CODES[code] or None) if deploys or attacks or code else None


def moving(found: list[Row], corner: int, size: int) -> Moving:
    """A stack with its targets."""
    own = [row for row in found if row.what >= 0 and row.a == corner]
    targets = {what: [row.b for row in own if row.what == what] for what in STACKED}
    hindered = [row for row in found if row.what == WHY and row.a in STACKED and row.b == corner]
    split = any(row.what in (acts.MARCH, acts.EMBARK) and row.d < size for row in own)
    why = {str(row.d) if row.d else str(TYPES[row.a]): reading.CODES[row.c] for row in hindered}
    march, attack, hunt, tear, embark = (targets[what] for what in STACKED)
    return Moving(size, split, march, attack, hunt, tear, embark, why)


def sailing(found: list[Row], ship: int) -> Sailing:
    """A ship with its targets."""
    tiles = [row.b for row in found if row.what == acts.SAIL and row.a == ship]
    corners = [row.b for row in found if row.what == acts.DISEMBARK and row.a == ship]
    hindered = [row for row in found if row.what == WHY and row.a in (acts.SAIL, acts.DISEMBARK) and row.b == ship]
    why = {str(row.d) if row.d else str(TYPES[row.a]): reading.CODES[row.c] for row in hindered}
    return Sailing(tiles, corners, why)
