"""One game of Hexfall as a record, and the numbers that stand for its words.

Places are their numbers (see `board`), resources, cards and terrains their places in the lists of the rules. Owners are
stored as seat + 1, so that 0 is nobody. Ships and bands stand in the order of their ids, without gaps.
"""

from hexmoot.accel import fleeting, public, record, rule, scratch, secret
from hexmoot.games.hexfall.board import CORNERS, EDGES, TILES

MOST_SEATS = 4
NOBODY = -1
NOWHERE = -1

DRAFT, ROLL, DISCARD, MAIN, OFFER, OVER = range(6)
POINTS, LAST, LIMIT = range(1, 4)  # ways to win

TIMBER, BRICK, WOOL, GRAIN, ORE, GOLD = range(6)
RESOURCES = 5

TOWN, CITY, CITADEL, METROPOLIS, HARBOR = range(1, 6)  # what stands on a corner; settlements by level
LAND_WAY, WATER_WAY = 1, 2  # edges with land beside them, and with water on both sides

(
    MUSTER,
    COLONY,
    MARKET,
    PALACE,
    ROADS,
    SHIP_CARD,
    CANAL,
    FORTIFICATION,
    HARBOR_CARD,
    BASTION,
    MIGRATION,
    MONOPOLY,
    RELIEF,
    COLUMBUS,
    SPY,
    BOUNTIFUL,
    EXPEDITION,
    LIBRARY,
) = range(18)
CARDS = 18
FREE_ROAD, FREE_WALL, FREE_HARBOR, FREE_SHIP = range(4)
PENDING, ACCEPTED, DECLINED = 1, 2, 3  # replies to an offer, 0 where none is asked for

MOST_SHIPS = 200  # at one time, of all seats: more is refused (R38 names no limit)
MOST_BANDS = 8
PORTS = 9
SHIP_STEPS = 2
PIRATE_MOST = 3

# Refusals, in the order in which they are tested; the last is no rule but the room there is.
(
    OK,
    BAD_SHAPE,
    STALE,
    WRONG_PHASE,
    OFFER_CLOSED,
    NOT_YOUR_TURN,
    UNKNOWN_ID,
    NOT_HOLDING,
    ALREADY_ACTED,
    WRONG_COUNT,
    ILLEGAL_SITE,
    NO_CONTACT,
    PEACE,
    NOT_PLAYABLE,
    CANNOT_PAY,
    OFFER_LIMIT,
    FLEET_LIMIT,
) = range(17)

ROAD_PIECE, TOWN_PIECE, UPGRADE_PIECE, WALL_PIECE, HARBOR_PIECE, SHIP_PIECE = range(6)

STORY = 448  # rows, more than any step tells: all ships may sail and fight at once


@record
class World:
    """One position. What only repeats map and pieces (`shore` and all after it) is worked out anew by `survey`."""

    grid: int = public("i1")  # which size of the sea
    seats: int = public("i1")
    target: int = public("i2")
    start_cities: int = public("i1")
    start_towns: int = public("i1")
    famine_limit: int = public("i1")
    dry_turns: int = public("i1")
    peace_rounds: int = public("i1")
    auto_roll: int = public("i1")
    most_offers: int = public("i1")
    most_rounds: int = public("i2")

    terrain: list[int] = public("i1", TILES + 1)
    number: list[int] = public("i1", TILES + 1)
    ground: list[int] = public("i1", TILES + 1)
    island: list[int] = public("i1", TILES + 1)  # -1 at sea and beyond
    port_edge: list[int] = public("i2", PORTS)
    port_kind: list[int] = public("i1", PORTS)

    phase: int = public("i1")
    rounds: int = public("i4")  # the one that is played, 0 in the draft
    turn: int = public("i4")
    throw: int = public("i4")
    current: int = public("i1")
    order: list[int] = public("i1", MOST_SEATS)
    step: int = public("i1")  # of the draft
    step_corner: int = public("i2")  # what is laid in this step, -1 for nothing
    step_edge: int = public("i2")
    dice: list[int] = public("i1", 2)
    totals: list[int] = public("i4", 13)  # how often each total was thrown
    surge: int = public("i1")
    winners: int = public("i1")  # bits
    way: int = public("i1")
    fallen: int = public("i1")  # how many seats are out

    level: list[int] = public("i1", CORNERS + 1)  # what stands on a corner
    owner: list[int] = public("i1", CORNERS + 1)  # whose it is, + 1
    wall: list[int] = public("i4", CORNERS + 1)
    army: list[int] = public("i1", CORNERS + 1)  # whose stack stands there, + 1
    force: list[int] = public("i4", CORNERS + 1)  # how large it is
    marched: list[int] = public("i1", CORNERS + 1)
    struck: list[int] = public("i1", CORNERS + 1)  # 1 once it has attacked
    road: list[int] = public("i1", EDGES + 1)  # whose, + 1
    canal: list[int] = public("i1", TILES + 1)

    ships: int = public("i2")
    next_ship: int = public("i4")
    ship_id: list[int] = public("i4", MOST_SHIPS)
    ship_owner: list[int] = public("i1", MOST_SHIPS)  # seat, not + 1
    ship_at: list[int] = public("i2", MOST_SHIPS)
    ship_steps: list[int] = public("i1", MOST_SHIPS)
    ship_fresh: list[int] = public("i1", MOST_SHIPS)
    cargo: list[int] = public("i4", MOST_SHIPS)
    cargo_marched: list[int] = public("i1", MOST_SHIPS)
    cargo_struck: list[int] = public("i1", MOST_SHIPS)

    bands: int = public("i1")
    next_band: int = public("i4")
    band_id: list[int] = public("i4", MOST_BANDS)
    band_at: list[int] = public("i2", MOST_BANDS)
    band_size: list[int] = public("i4", MOST_BANDS)
    hoard: list[list[int]] = public("i4", MOST_BANDS, RESOURCES)

    pirate_at: int = public("i2")  # -1 for none
    pirate_size: int = public("i4")
    hold: list[int] = public("i4", RESOURCES)

    alive: list[int] = public("i1", MOST_SEATS)
    leaving: list[int] = public("i1", MOST_SEATS)
    fell: list[int] = public("i1", MOST_SEATS)  # the how-manieth to be out, 0 while in
    capital: list[int] = public("i2", MOST_SEATS)
    islands: list[int] = public("i1", MOST_SEATS)  # bits of those settled
    gold: list[int] = public("i4", MOST_SEATS)
    ready: list[int] = public("i4", MOST_SEATS)
    spent: list[int] = public("i4", MOST_SEATS)
    hand_struck: list[int] = public("i1", MOST_SEATS)
    dry: list[int] = public("i1", MOST_SEATS)
    paid: list[list[int]] = public("i4", MOST_SEATS, RESOURCES)
    bountiful: list[list[int]] = public("i1", MOST_SEATS, RESOURCES)  # own ends of turn to go
    market: list[int] = public("i1", MOST_SEATS)
    free: list[list[int]] = public("i4", MOST_SEATS, 4)
    owed: list[int] = public("i4", MOST_SEATS)

    offers: int = public("i4")  # made in the whole game
    offers_made: int = public("i1")  # in this turn
    give: list[int] = public("i4", RESOURCES)
    want: list[int] = public("i4", RESOURCES)
    reply: list[int] = public("i1", MOST_SEATS)

    stores: list[list[int]] = secret("i4", MOST_SEATS, RESOURCES)
    cards: list[list[int]] = secret("i2", MOST_SEATS, CARDS)

    shore: list[int] = fleeting("i1", CORNERS + 1)  # the island of a land corner, -1 for others
    way_kind: list[int] = fleeting("i1", EDGES + 1)
    port: list[int] = fleeting("i1", CORNERS + 1)  # kind of port + 1
    levels: list[int] = fleeting("i4", MOST_SEATS)  # of all settlements of a seat together
    settlements: list[int] = fleeting("i2", MOST_SEATS)

    bill: list[int] = fleeting("i4", RESOURCES + 1)  # what was paid last
    luck: list[int] = fleeting("i8", 4)
    draws: list[int] = fleeting("i4", 256)
    drawn: int = fleeting("i4")
    story: list[list[int]] = fleeting("i4", STORY, 5)
    told: int = fleeting("i4")
    quiet: int = fleeting("i1")


@record
class Work:
    """Working space of the verbs that look around, and the lists of an action; nothing in it lasts."""

    mark: list[int] = scratch("i1", CORNERS + 1)
    queue: list[int] = scratch("i2", CORNERS + 1)
    sites: list[int] = scratch("i2", EDGES + 1)
    give: list[int] = scratch("i4", RESOURCES)
    want: list[int] = scratch("i4", RESOURCES)
    ships: list[int] = scratch("i4", MOST_SHIPS + 1)  # ids: of more than there can be, one is not there
    count: int = scratch("i4")  # of ships


# --- small words ----------------------------------------------------------------------------------------


@rule
def total(pile: list[int]) -> int:
    """How many cards lie in a pile."""
    count = 0
    for r in range(RESOURCES):
        count += pile[r]
    return count


@rule
def stock(s: World, seat: int) -> int:
    """How many resource cards a seat holds."""
    return total(s.stores[seat])


@rule
def points(s: World, seat: int) -> int:
    """Levels of all settlements, and Great Libraries."""
    return int(s.levels[seat] + s.cards[seat][LIBRARY])


@rule
def living(s: World) -> int:
    """How many seats are in the game."""
    count = 0
    for seat in range(s.seats):
        count += s.alive[seat]
    return count


@rule
def place_in_order(s: World, seat: int) -> int:
    """Where a seat stands in the turn order."""
    for i in range(s.seats):
        if s.order[i] == seat:
            return i
    return s.seats


@rule
def is_settlement(s: World, corner: int) -> bool:
    """Whether a settlement stands there, of any level (R39)."""
    return 0 < s.level[corner] < HARBOR


@rule
def settles(s: World, seat: int, corner: int) -> bool:
    """Whether a settlement of this seat stands there."""
    return is_settlement(s, corner) and s.owner[corner] == seat + 1


@rule
def guards(s: World, seat: int, corner: int) -> bool:
    """Whether a stack of this seat stands there."""
    return s.army[corner] == seat + 1


@rule
def marches_allowed(s: World) -> int:
    """How often a stack may march in this turn (R26)."""
    return 2 if s.surge == 1 else 1
