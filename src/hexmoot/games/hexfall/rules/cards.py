"""Action cards: when each may be played, and what it does."""

from hexmoot.accel import rule, tell
from hexmoot.games.hexfall.board import CORNERS_IN, NEAR, SIDES, TILES_IN
from hexmoot.games.hexfall.rules.bandits import band_on, band_slot
from hexmoot.games.hexfall.rules.building import found, list_sites
from hexmoot.games.hexfall.rules.ending import judge, set_level
from hexmoot.games.hexfall.rules.ground import is_empty, is_land, is_sea, touches_tile
from hexmoot.games.hexfall.rules.holdings import MUSTER_COST, can_pay, pay, pay_nothing, tell_bill
from hexmoot.games.hexfall.rules.ships import fleet_owner, is_rivals_water
from hexmoot.games.hexfall.rules.state import (
    BASTION,
    BOUNTIFUL,
    CANAL,
    CANNOT_PAY,
    CITY,
    COLONY,
    COLUMBUS,
    EXPEDITION,
    FORTIFICATION,
    FREE_HARBOR,
    FREE_ROAD,
    FREE_SHIP,
    FREE_WALL,
    HARBOR_CARD,
    HARBOR_PIECE,
    ILLEGAL_SITE,
    LIBRARY,
    MARKET,
    MIGRATION,
    MONOPOLY,
    MUSTER,
    NOT_HOLDING,
    NOT_PLAYABLE,
    NOWHERE,
    OK,
    PALACE,
    RELIEF,
    ROAD_PIECE,
    ROADS,
    SHIP_CARD,
    SHIP_PIECE,
    SPY,
    UNKNOWN_ID,
    WALL_PIECE,
    Work,
    World,
    settles,
)
from hexmoot.games.hexfall.rules.story import PILE, PLAYED

BOUNTIFUL_TURNS = 2
MUSTERED = 3
BASTION_WALLS = 2
EXPEDITION_GOLD = 2

# --- when -----------------------------------------------------------------------------------------------


@rule
def may_play(s: World, w: Work, seat: int, card: int, a: int, b: int) -> int:
    """0, or why a seat cannot play a card with these choices: places, a resource, a seat, as the card asks for."""
    if not names_places(s, card, a, b):
        return UNKNOWN_ID
    if s.cards[seat][card] == 0:
        return NOT_HOLDING
    if card in (RELIEF, LIBRARY):
        return NOT_PLAYABLE
    if card == MUSTER:
        return OK if can_pay(s, seat, MUSTER_COST, 1) else CANNOT_PAY
    if card in (COLONY, CANAL, BASTION, MIGRATION, COLUMBUS):
        return may_play_at(s, seat, card, a, b)
    if card == MARKET:
        return OK if s.market[seat] == 0 else NOT_PLAYABLE
    if card == PALACE:
        capital = s.capital[seat]
        return OK if capital != NOWHERE and s.level[capital] <= CITY else NOT_PLAYABLE
    if card == MONOPOLY:
        return OK if was_paid(s, seat, a) else NOT_PLAYABLE
    if card == SPY:
        known = a >= 0 and a < s.seats and a != seat and s.alive[a] == 1
        return OK if known else NOT_PLAYABLE
    if card == BOUNTIFUL:
        return OK if s.bountiful[seat][a] < BOUNTIFUL_TURNS else NOT_PLAYABLE
    piece = piece_of(card)
    return OK if piece == NOWHERE or list_sites(s, w, seat, piece) > 0 else NOT_PLAYABLE


@rule
def names_places(s: World, card: int, a: int, b: int) -> bool:
    """Whether the places and bands that a card's choices name are there."""
    if card in (COLONY, BASTION):
        return bool(0 <= a < CORNERS_IN[s.grid])
    if card == CANAL:
        return bool(0 <= a < TILES_IN[s.grid])
    if card == MIGRATION:
        return bool(band_slot(s, a) != NOWHERE and 0 <= b < TILES_IN[s.grid])
    if card == COLUMBUS:
        return bool(0 <= a < TILES_IN[s.grid] and 0 <= b < TILES_IN[s.grid])
    return True


@rule
def may_play_at(s: World, seat: int, card: int, a: int, b: int) -> int:
    """0, or why a card that is played on a place does not fit there."""
    if card == COLONY:
        fits = is_empty(s, seat, a)
    elif card == BASTION:
        fits = settles(s, seat, a)
    elif card == CANAL:
        fits = is_canal_site(s, seat, a)
    elif card == MIGRATION:
        fits = is_land(s, b) and band_on(s, b) == NOWHERE
    else:
        if fleet_owner(s, a) != seat:
            return NOT_HOLDING
        fits = is_haven(s, seat, b) and a != b
    return OK if fits else ILLEGAL_SITE


@rule
def is_canal_site(s: World, seat: int, tile: int) -> bool:
    """Whether a canal may be dug: land by the sea that the seat touches, without one."""
    if not is_land(s, tile) or s.canal[tile] == 1 or not touches_tile(s, seat, tile):
        return False
    for side in range(SIDES):
        if is_sea(s, NEAR[s.grid][tile][side]):
            return True
    return False


@rule
def is_haven(s: World, seat: int, tile: int) -> bool:
    """Whether a fleet may jump to a tile: sea without rival ships and pirate (R84)."""
    return is_sea(s, tile) and not is_rivals_water(s, seat, tile)


@rule
def was_paid(s: World, seat: int, r: int) -> bool:
    """Whether this throw paid some rival of a resource (R83)."""
    for rival in range(s.seats):
        if rival != seat and s.paid[rival][r] > 0:
            return True
    return False


@rule
def piece_of(card: int) -> int:
    """The piece that a card gives for free, -1 if it gives none."""
    if card == ROADS:
        return ROAD_PIECE
    if card == SHIP_CARD:
        return SHIP_PIECE
    if card == FORTIFICATION:
        return WALL_PIECE
    return HARBOR_PIECE if card == HARBOR_CARD else NOWHERE


# --- what -----------------------------------------------------------------------------------------------


@rule
def play_card(s: World, seat: int, card: int, a: int, b: int) -> None:
    """The card leaves the hand, then takes effect (R103)."""
    s.cards[seat][card] -= 1
    pay_nothing(s)
    if card == MUSTER:
        pay(s, seat, MUSTER_COST, 1)
    tell(s, PLAYED, seat, card, a, b)
    tell_bill(s)
    if card == COLONY:
        found(s, seat, a)
    elif card == PALACE:
        set_level(s, seat, s.capital[seat], s.level[s.capital[seat]] + 1)
        judge(s)
    elif card in (MUSTER, MARKET, EXPEDITION, BOUNTIFUL):
        bring(s, seat, card, a)
    elif card in (ROADS, SHIP_CARD, FORTIFICATION, HARBOR_CARD):
        credit(s, seat, card)
    elif card == MONOPOLY:
        monopolise(s, seat, a)
    else:
        change_board(s, card, a, b)


@rule
def bring(s: World, seat: int, card: int, r: int) -> None:
    """Cards that change what the seat has."""
    if card == MUSTER:
        s.ready[seat] += MUSTERED
    elif card == MARKET:
        s.market[seat] = 1
    elif card == EXPEDITION:
        s.gold[seat] += EXPEDITION_GOLD
    else:
        s.bountiful[seat][r] = BOUNTIFUL_TURNS


@rule
def credit(s: World, seat: int, card: int) -> None:
    """Free pieces, used by the next such builds of this turn (R80)."""
    if card == ROADS:
        s.free[seat][FREE_ROAD] += 3
    elif card == FORTIFICATION:
        s.free[seat][FREE_WALL] += 2
    elif card == HARBOR_CARD:
        s.free[seat][FREE_HARBOR] += 1
    else:
        s.free[seat][FREE_SHIP] += 1


@rule
def monopolise(s: World, seat: int, r: int) -> None:
    """Each rival gives what the throw paid it, as far as it still holds it (R83)."""
    for rival in range(s.seats):
        taken = min(s.paid[rival][r], s.stores[rival][r])
        if rival != seat and taken > 0:
            s.stores[rival][r] -= taken
            s.stores[seat][r] += taken
            tell(s, PILE, rival, r, taken, 0)


@rule
def change_board(s: World, card: int, a: int, b: int) -> None:
    """Cards that change the board; a spy changes nothing."""
    if card == CANAL:
        s.canal[a] = 1
    elif card == BASTION:
        s.wall[a] += BASTION_WALLS
    elif card == MIGRATION:
        s.band_at[band_slot(s, a)] = b
    elif card == COLUMBUS:
        for i in range(s.ships):
            if s.ship_at[i] == a:
                s.ship_at[i] = b
