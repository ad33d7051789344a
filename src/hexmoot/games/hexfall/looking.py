"""What a viewer may know: one verb writes all of it in numbers, which are taken in one go."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple, cast

from hexmoot import accel
from hexmoot.games.hexfall import views
from hexmoot.games.hexfall.acting import CARDS as CARD_NAMES
from hexmoot.games.hexfall.actions import Card, Resource
from hexmoot.games.hexfall.board import CORNERS, CORNERS_IN, EDGES, EDGES_IN, TILES, TILES_IN
from hexmoot.games.hexfall.maps.chart import RESOURCES
from hexmoot.games.hexfall.rules import claims, course, ending, ground, holdings
from hexmoot.games.hexfall.rules.state import (
    CARDS,
    DRAFT,
    HARBOR,
    LIBRARY,
    MOST_BANDS,
    MOST_SEATS,
    MOST_SHIPS,
    NOBODY,
    Work,
    World,
    points,
    stock,
)
from hexmoot.games.hexfall.rules.state import RESOURCES as KINDS_OF_CARDS

EVERYONE = -2  # a viewer who may know all: for what never leaves the state, and once the game is over
TOP, TOTALS = 20, 13
SEAT, PILES, KNOWN = 24, 4 + 2 * KINDS_OF_CARDS, 1 + KINDS_OF_CARDS + CARDS
STRUCTURE, ROAD, STACK, SHIP, BAND = 5, 2, 5, 8, 3 + KINDS_OF_CARDS
LISTS = 6 + CORNERS * (STRUCTURE + STACK) + EDGES * ROAD + MOST_SHIPS * SHIP + MOST_BANDS * BAND + TILES
MOST = TOP + TOTALS + 3 * KINDS_OF_CARDS + MOST_SEATS * (1 + SEAT + PILES + KNOWN) + LISTS


# --- looking --------------------------------------------------------------------------------------------


@accel.rule
def look(s: World, w: Work, viewer: int, out: list[int]) -> int:
    """Write all that a viewer may know, and nothing else; how many numbers that were."""
    out[0] = s.phase
    out[1] = s.rounds
    out[2] = s.turn
    out[3] = s.throw
    out[4] = s.current
    out[5] = s.step
    out[6] = s.step_corner
    out[7] = s.step_edge
    out[8] = claims.draft_level(s) if s.phase == DRAFT else 0
    out[9] = s.dice[0]
    out[10] = s.dice[1]
    out[11] = s.surge
    out[12] = s.winners
    out[13] = s.way
    out[14] = s.offers
    out[15] = s.offers_made
    out[16] = s.pirate_at
    out[17] = s.pirate_size
    out[18] = s.next_ship
    out[19] = s.next_band
    at = TOP
    for seat in range(s.seats):
        out[at] = s.order[seat]
        at += 1
    for i in range(TOTALS):
        out[at] = s.totals[i]
        at += 1
    for r in range(KINDS_OF_CARDS):
        out[at] = s.hold[r]
        out[at + 1] = s.give[r]
        out[at + 2] = s.want[r]
        at += 3
    for seat in range(s.seats):
        at = look_at_seat(s, seat, viewer == seat or viewer < NOBODY, out, at)
    at = look_at_land(s, w, out, at)
    return look_at_rest(s, out, at)


@accel.rule
def look_at_seat(s: World, seat: int, known: bool, out: list[int], at: int) -> int:
    """Write one seat, what it holds only if that may be known; where the next number goes."""
    out[at] = s.alive[seat]
    out[at + 1] = s.leaving[seat]
    out[at + 2] = s.fell[seat]
    out[at + 3] = points(s, seat)
    out[at + 4] = stock(s, seat)
    out[at + 5] = s.gold[seat]
    out[at + 6] = holdings.hand_size(s, seat)
    out[at + 7] = s.cards[seat][LIBRARY]
    out[at + 8] = s.ready[seat]
    out[at + 9] = s.spent[seat]
    out[at + 10] = s.hand_struck[seat]
    out[at + 11] = s.dry[seat]
    out[at + 12] = s.islands[seat]
    out[at + 13] = s.market[seat]
    out[at + 14] = s.capital[seat]
    out[at + 15] = s.settlements[seat]
    out[at + 16] = ending.armies(s, seat)
    out[at + 17] = s.owed[seat]
    out[at + 18] = s.reply[seat]
    out[at + 19] = 1 if course.must_act(s, seat) else 0
    for piece in range(4):
        out[at + 20 + piece] = s.free[seat][piece]
    at += SEAT
    for r in range(KINDS_OF_CARDS):
        out[at] = s.bountiful[seat][r]
        out[at + 1] = s.paid[seat][r]
        at += 2
    out[at] = 1 if known else 0
    at += 1
    for r in range(KINDS_OF_CARDS):
        out[at + r] = s.stores[seat][r] if known else 0
    at += KINDS_OF_CARDS
    for card in range(CARDS):
        out[at + card] = s.cards[seat][card] if known else 0
    return at + CARDS


@accel.rule
def look_at_land(s: World, w: Work, out: list[int], at: int) -> int:
    """Write structures, stacks, roads and canals, each list after its length; where the next number goes."""
    length, at = at, at + 1
    out[length] = 0
    for seat in range(s.seats):
        ground.reach(s, w, seat)
        for corner in range(CORNERS_IN[s.grid]):
            if s.owner[corner] == seat + 1:
                out[at] = corner
                out[at + 1] = seat
                out[at + 2] = s.level[corner]
                out[at + 3] = s.wall[corner]
                out[at + 4] = w.mark[corner]
                at += STRUCTURE
                out[length] += 1
    length, at = at, at + 1
    out[length] = 0
    for corner in range(CORNERS_IN[s.grid]):
        if s.army[corner] != 0:
            out[at] = corner
            out[at + 1] = s.army[corner] - 1
            out[at + 2] = s.force[corner]
            out[at + 3] = s.marched[corner]
            out[at + 4] = s.struck[corner]
            at += STACK
            out[length] += 1
    length, at = at, at + 1
    out[length] = 0
    for edge in range(EDGES_IN[s.grid]):
        if s.road[edge] != 0:
            out[at] = edge
            out[at + 1] = s.road[edge] - 1
            at += ROAD
            out[length] += 1
    length, at = at, at + 1
    out[length] = 0
    for tile in range(TILES_IN[s.grid]):
        if s.canal[tile] != 0:
            out[at] = tile
            at += 1
            out[length] += 1
    return at


@accel.rule
def look_at_rest(s: World, out: list[int], at: int) -> int:
    """Write ships and bands, each list after its length; where the next number goes."""
    out[at] = s.ships
    at += 1
    for i in range(s.ships):
        out[at] = s.ship_id[i]
        out[at + 1] = s.ship_owner[i]
        out[at + 2] = s.ship_at[i]
        out[at + 3] = s.ship_steps[i]
        out[at + 4] = s.ship_fresh[i]
        out[at + 5] = s.cargo[i]
        out[at + 6] = s.cargo_marched[i]
        out[at + 7] = s.cargo_struck[i]
        at += SHIP
    out[at] = s.bands
    at += 1
    for i in range(s.bands):
        out[at] = s.band_id[i]
        out[at + 1] = s.band_at[i]
        out[at + 2] = s.band_size[i]
        for r in range(KINDS_OF_CARDS):
            out[at + 3 + r] = s.hoard[i][r]
        at += BAND
    return at


# --- what was seen, with names ----------------------------------------------------------------------------


class Top(NamedTuple):
    """The position as a whole."""

    phase: int
    round: int
    turn: int
    throw: int
    current: int
    step: int
    step_corner: int
    step_edge: int
    step_level: int
    die: int
    other_die: int
    surge: int
    winners: int
    way: int
    offers: int
    offers_made: int
    pirate_at: int
    pirate_size: int
    next_ship: int
    next_band: int


class SeatSeen(NamedTuple):
    """A seat's numbers as a viewer may know them; `stores` and `hand` are None where it may not."""

    alive: int
    leaving: int
    fell: int
    points: int
    stock: int
    gold: int
    cards: int
    libraries: int
    ready: int
    spent: int
    hand_struck: int
    dry: int
    islands: int
    market: int
    capital: int
    settlements: int
    armies: int
    owed: int
    reply: int
    must_act: int
    free: list[int]
    bountiful: views.Cards
    paid: views.Cards
    stores: views.Cards | None
    hand: list[Card] | None


class Seen(NamedTuple):
    """All that a viewer may know."""

    top: Top
    order: list[int]
    totals: list[int]
    hold: views.Cards
    give: views.Cards
    want: views.Cards
    seats: list[SeatSeen]
    structures: list[views.Structure]
    stacks: list[views.Stack]
    roads: list[views.Road]
    canals: list[int]
    ships: list[views.Ship]
    bands: list[views.Band]


def seen(s: World, viewer: int) -> Seen:
    """What a viewer (a seat, -1 for a watcher, or EVERYONE) may know, taken in one go."""
    out = accel.buffer(MOST)
    size = look(s, Work(), viewer, out)
    numbers = iter(accel.listed(out[:size]))
    seats = int(s.seats)
    top = Top._make(islice(numbers, TOP))
    order = list(islice(numbers, seats))
    totals = list(islice(numbers, TOTALS))
    piles = list(islice(numbers, 3 * KINDS_OF_CARDS))
    rows = [seat_seen(numbers) for _ in range(seats)]
    capitals = {row.capital for row in rows}
    structures = [structure(row, capitals) for row in listed(numbers, STRUCTURE)]
    stacks = [
        views.Stack(at, seat, size, marched, bool(hit)) for at, seat, size, marched, hit in listed(numbers, STACK)
    ]
    roads = [views.Road(edge, seat) for edge, seat in listed(numbers, ROAD)]
    canals = [tile for (tile,) in listed(numbers, 1)]
    ships = [ship(row) for row in listed(numbers, SHIP)]
    bands = [views.Band(id, at, size, pile(hoard)) for id, at, size, *hoard in listed(numbers, BAND)]
    hold, give, want = (pile(piles[i::3]) for i in range(3))
    structures.sort(key=lambda each: each.corner)
    return Seen(top, order, totals, hold, give, want, rows, structures, stacks, roads, canals, ships, bands)


def listed(numbers: Iterator[int], width: int) -> list[list[int]]:
    """The next list: its length, then its rows."""
    return [list(islice(numbers, width)) for _ in range(next(numbers))]


def pile(counts: Sequence[int]) -> views.Cards:
    """Cards by resource, without those of which there are none."""
    return {cast(Resource, name): count for name, count in zip(RESOURCES, counts, strict=True) if count}


def cards(counts: Sequence[int]) -> list[Card]:
    """Action cards in the order of their codes."""
    return sorted(cast(Card, name) for name, count in zip(CARD_NAMES, counts, strict=True) for _ in range(count))


def bits(number: int) -> list[int]:
    """The places of the bits that are set."""
    return [i for i in range(number.bit_length()) if number >> i & 1]


def seat_seen(numbers: Iterator[int]) -> SeatSeen:
    """The next seat from the numbers."""
    plain = list(islice(numbers, SEAT))
    piles = list(islice(numbers, 2 * KINDS_OF_CARDS))
    known = next(numbers)
    stores, hand = pile(list(islice(numbers, KINDS_OF_CARDS))), cards(list(islice(numbers, CARDS)))
    free = plain[20:]
    return SeatSeen._make(
        [*plain[:20], free, pile(piles[::2]), pile(piles[1::2]), stores if known else None, hand if known else None]
    )


def structure(row: list[int], capitals: set[int]) -> views.Structure:
    """A structure from its numbers."""
    corner, seat, level, walls, linked = row
    kind: Any = "harbor" if level == HARBOR else "settlement"
    return views.Structure(corner, seat, kind, level % HARBOR, walls, corner in capitals, bool(linked))


def ship(row: list[int]) -> views.Ship:
    """A ship from its numbers."""
    id, seat, tile, steps, fresh, size, marched, attacked = row
    cargo = views.Cargo(size, marched, bool(attacked)) if size else None
    return views.Ship(id, seat, tile, steps, bool(fresh), cargo)
