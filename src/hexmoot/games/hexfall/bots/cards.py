"""Action cards: which a bot plays as soon as it can, and how."""

from hexmoot.accel import rule
from hexmoot.games.hexfall.board import CORNERS_IN, CORNERS_OF, SIDES, TILES_IN
from hexmoot.games.hexfall.bots.mind import Mind, blurred, settle
from hexmoot.games.hexfall.bots.purchase import free_harbor, free_road
from hexmoot.games.hexfall.bots.sea import is_first_on, is_free_ground
from hexmoot.games.hexfall.bots.valuation import WEIGHT, site, yield_of
from hexmoot.games.hexfall.rules import acts
from hexmoot.games.hexfall.rules.bandits import PIPS, band_on
from hexmoot.games.hexfall.rules.cards import may_play
from hexmoot.games.hexfall.rules.ground import is_empty, is_land
from hexmoot.games.hexfall.rules.state import (
    BASTION,
    BOUNTIFUL,
    COLONY,
    COLUMBUS,
    EXPEDITION,
    FORTIFICATION,
    HARBOR_CARD,
    MARKET,
    MIGRATION,
    MONOPOLY,
    MUSTER,
    NOWHERE,
    OK,
    PALACE,
    RESOURCES,
    ROADS,
    SHIP_CARD,
    Work,
    World,
    is_settlement,
    settles,
    stock,
)

MONOPOLY_CARDS, MARKET_CARDS, MUSTER_CARDS = 2, 6, 4


@rule
def play(s: World, w: Work, m: Mind, seat: int) -> bool:
    """The first card that is worth playing now."""
    for card in (PALACE, EXPEDITION, FORTIFICATION, SHIP_CARD):
        if s.cards[seat][card] > 0 and may_play(s, w, seat, card, 0, 0) == OK:
            return settle(m, acts.PLAY, card, 0, 0)
    if s.cards[seat][ROADS] > 0 and free_road(s, m, seat) != NOWHERE:
        return settle(m, acts.PLAY, ROADS, 0, 0)
    if s.cards[seat][HARBOR_CARD] > 0 and free_harbor(s, m, seat) != NOWHERE:
        return settle(m, acts.PLAY, HARBOR_CARD, 0, 0)
    if s.cards[seat][MARKET] > 0 and s.market[seat] == 0 and stock(s, seat) >= MARKET_CARDS:
        return settle(m, acts.PLAY, MARKET, 0, 0)
    if s.cards[seat][MUSTER] > 0 and stock(s, seat) >= MUSTER_CARDS and may_play(s, w, seat, MUSTER, 0, 0) == OK:
        return settle(m, acts.PLAY, MUSTER, 0, 0)
    if s.cards[seat][COLONY] > 0 and play_colony(s, m, seat):
        return True
    if s.cards[seat][BASTION] > 0 and play_bastion(s, m, seat):
        return True
    if s.cards[seat][BOUNTIFUL] > 0 and play_bountiful(s, w, m, seat):
        return True
    if s.cards[seat][MONOPOLY] > 0 and play_monopoly(s, m, seat):
        return True
    if s.cards[seat][MIGRATION] > 0 and play_migration(s, m, seat):
        return True
    return s.cards[seat][COLUMBUS] > 0 and play_columbus(s, m, seat)


@rule
def play_colony(s: World, m: Mind, seat: int) -> bool:
    """A town where it is worth most."""
    best, top = NOWHERE, 0.0
    for corner in range(CORNERS_IN[s.grid]):
        if is_empty(s, seat, corner):
            value = site(s, m, corner)
            if value > top:
                best, top = corner, value
    return best != NOWHERE and settle(m, acts.PLAY, COLONY, best, 0)


@rule
def play_bastion(s: World, m: Mind, seat: int) -> bool:
    """Walls for the highest settlement."""
    best, top = NOWHERE, 0
    for corner in range(CORNERS_IN[s.grid]):
        if settles(s, seat, corner) and s.level[corner] > top:
            best, top = corner, s.level[corner]
    return best != NOWHERE and settle(m, acts.PLAY, BASTION, best, 0)


@rule
def play_bountiful(s: World, w: Work, m: Mind, seat: int) -> bool:
    """The harvest that is worth most, doubled."""
    best, top = NOWHERE, 0.0
    for r in range(RESOURCES):
        if may_play(s, w, seat, BOUNTIFUL, r, 0) == OK:
            value = blurred(m, m.income[r] * WEIGHT[r])
            if value > top:
                best, top = r, value
    return best != NOWHERE and settle(m, acts.PLAY, BOUNTIFUL, best, 0)


@rule
def play_monopoly(s: World, m: Mind, seat: int) -> bool:
    """The resource of which this throw paid rivals most, if that is enough."""
    best, most = NOWHERE, MONOPOLY_CARDS - 1
    for r in range(RESOURCES):
        paid = 0
        for rival in range(s.seats):
            if rival != seat:
                paid += s.paid[rival][r]
        if paid > most:
            best, most = r, paid
    return best != NOWHERE and settle(m, acts.PLAY, MONOPOLY, best, 0)


# --- cards that move something ----------------------------------------------------------------------------


@rule
def harm(s: World, seat: int, tile: int) -> int:
    """What a band on a tile takes from rivals, less what it takes from the seat: pips for each level."""
    levels = 0
    for i in range(SIDES):
        corner = CORNERS_OF[s.grid][tile][i]
        if is_settlement(s, corner):
            levels += -s.level[corner] if settles(s, seat, corner) else s.level[corner]
    return int(PIPS[s.number[tile]] * levels)


@rule
def play_migration(s: World, m: Mind, seat: int) -> bool:
    """The band that does most harm goes where it does rivals most."""
    band, worst = NOWHERE, 0
    for slot in range(s.bands):
        if harm(s, seat, s.band_at[slot]) < worst:
            band, worst = slot, harm(s, seat, s.band_at[slot])
    if band == NOWHERE:
        return False
    best, most = NOWHERE, 0
    for tile in range(TILES_IN[s.grid]):
        if is_land(s, tile) and band_on(s, tile) == NOWHERE and harm(s, seat, tile) > most:
            best, most = tile, harm(s, seat, tile)
    return best != NOWHERE and settle(m, acts.PLAY, MIGRATION, s.band_id[band], best)


@rule
def play_columbus(s: World, m: Mind, seat: int) -> bool:
    """Ships that do not fish go to the best free ground."""
    fleet = NOWHERE
    for i in range(s.ships):
        idle = s.ground[s.ship_at[i]] == 0 and is_first_on(s, i)
        if s.ship_owner[i] == seat and idle and fleet == NOWHERE:
            fleet = s.ship_at[i]
    if fleet == NOWHERE:
        return False
    best, top = NOWHERE, 0.0
    for tile in range(TILES_IN[s.grid]):
        if is_free_ground(s, tile):
            value = PIPS[s.number[tile]] * WEIGHT[yield_of(s, tile)]
            if value > top:
                best, top = tile, value
    return best != NOWHERE and settle(m, acts.PLAY, COLUMBUS, fleet, best)
