"""All that a seat may do now, as rows of numbers; and why not what a player would expect to do."""

from hexmoot.accel import rule
from hexmoot.games.hexfall.board import AROUND, CORNERS_IN, CORNERS_OF, EDGES_IN, NEAR, SIDES, TILES_IN, WAYS
from hexmoot.games.hexfall.rules import acts, armies, battle, building, cards, claims, landing, trade
from hexmoot.games.hexfall.rules.bandits import band_on
from hexmoot.games.hexfall.rules.ground import beside_tile, is_land, is_sea
from hexmoot.games.hexfall.rules.holdings import ARMY_COST, CARD_COST, can_pay
from hexmoot.games.hexfall.rules.ships import fleet_owner, room_for_ship
from hexmoot.games.hexfall.rules.state import (
    ACCEPTED,
    ALREADY_ACTED,
    BASTION,
    BOUNTIFUL,
    CANAL,
    CANNOT_PAY,
    CARDS,
    COLONY,
    COLUMBUS,
    DISCARD,
    DRAFT,
    ILLEGAL_SITE,
    MAIN,
    MIGRATION,
    MONOPOLY,
    NOT_HOLDING,
    NOT_PLAYABLE,
    OFFER,
    OFFER_LIMIT,
    OK,
    RESOURCES,
    ROLL,
    SHIP_PIECE,
    SHIP_STEPS,
    SPY,
    Work,
    World,
    guards,
    marches_allowed,
    settles,
    stock,
)
from hexmoot.games.hexfall.rules.story import HAND

WIDTH = 5
MOST_CHOICES = 16384  # rows, more than all pieces of the largest sea can give
WHY = -1  # not this, for a reason: action, what of it, refusal
TARGET = -2  # where else a card may be aimed at: card, place


@rule
def note(out: list[int], at: int, what: int, a: int, b: int, c: int, d: int) -> int:
    """Write a row; where the next one goes."""
    out[at] = what
    out[at + 1] = a
    out[at + 2] = b
    out[at + 3] = c
    out[at + 4] = d
    return at + WIDTH


@rule
def list_choices(s: World, w: Work, seat: int, out: list[int]) -> int:
    """Write all actions but resigning, each with what it names; counts as most and least; how many numbers that were.

    Lists of cards and ships are not spelled out: an offer has a row, a discard has what is owed, ships have one each.
    """
    if s.phase == DRAFT and claims.draft_seat(s) == seat:
        return list_draft(s, w, seat, out)
    if s.phase == ROLL and s.current == seat:
        return note(out, 0, acts.THROW, 0, 0, 0, 0)
    if s.phase == DISCARD and s.owed[seat] > 0:
        return note(out, 0, acts.GIVE_UP_CARDS, s.owed[seat], 0, 0, 0)
    if s.phase == OFFER:
        return list_answers(s, seat, out)
    if s.phase != MAIN or s.current != seat:
        return 0
    at = note(out, 0, acts.END_TURN, 0, 0, 0, 0)
    at = list_trades(s, seat, out, at)
    at = list_builds(s, w, seat, out, at)
    at = list_cards(s, w, seat, out, at)
    at = list_hand(s, seat, out, at)
    for corner in range(CORNERS_IN[s.grid]):
        if guards(s, seat, corner):
            at = list_stack(s, seat, corner, out, at)
    for i in range(s.ships):
        if s.ship_owner[i] == seat:
            at = list_ship(s, seat, i, out, at)
    return at


@rule
def list_draft(s: World, w: Work, seat: int, out: list[int]) -> int:
    """Where the step's structure and its road may go."""
    at = 0
    for k in range(claims.list_draft_corners(s, w, seat)):
        at = note(out, at, acts.PLACE, w.sites[k], 0, 0, 0)
    for k in range(claims.list_draft_roads(s, w, seat)):
        at = note(out, at, acts.ROAD, w.sites[k], 0, 0, 0)
    return at


@rule
def list_answers(s: World, seat: int, out: list[int]) -> int:
    """Answers to the open offer, or what its proposer may do with it."""
    at = 0
    for accept in range(2):
        if s.reply[seat] != 0 and trade.may_reply(s, seat, accept) == OK:
            at = note(out, at, acts.ANSWER, accept, 0, 0, 0)
    if s.reply[seat] != 0 and at == WIDTH:
        at = note(out, at, WHY, acts.ANSWER, 1, NOT_HOLDING, 0)
    if s.current == seat:
        for rival in range(s.seats):
            if s.reply[rival] == ACCEPTED:
                at = note(out, at, acts.CLOSE, rival, 0, 0, 0)
        at = note(out, at, acts.WITHDRAW, 0, 0, 0, 0)
    return at


@rule
def list_trades(s: World, seat: int, out: list[int], at: int) -> int:
    """An offer, and what the bank takes."""
    if stock(s, seat) == 0:
        at = note(out, at, WHY, acts.PROPOSE, 0, NOT_HOLDING, 0)
    elif s.offers_made >= s.most_offers:
        at = note(out, at, WHY, acts.PROPOSE, 0, OFFER_LIMIT, 0)
    else:
        at = note(out, at, acts.PROPOSE, s.most_offers - s.offers_made, 0, 0, 0)
    for r in range(RESOURCES):
        if s.stores[seat][r] >= 2:
            price = trade.rate(s, seat, r)
            if s.stores[seat][r] >= price:
                at = note(out, at, acts.BANK, r, price, 0, 0)
            else:
                at = note(out, at, WHY, acts.BANK, r, CANNOT_PAY, 0)
    return at


@rule
def most_affordable(s: World, seat: int, what: int) -> int:
    """How often a seat can pay a price."""
    count = 0
    while can_pay(s, seat, what, count + 1):
        count += 1
    return count


@rule
def list_builds(s: World, w: Work, seat: int, out: list[int], at: int) -> int:
    """Every piece with its sites, or what hinders it; armies and cards."""
    for what in range(SHIP_PIECE + 1):
        if not building.has_free(s, seat, what) and not can_pay(s, seat, what, 1):
            at = note(out, at, WHY, acts.BUILD, what, CANNOT_PAY, 0)
            continue
        if what == SHIP_PIECE and room_for_ship(s) != OK:
            at = note(out, at, WHY, acts.BUILD, what, room_for_ship(s), 0)
            continue
        count = building.list_sites(s, w, seat, what)
        if count == 0:
            at = note(out, at, WHY, acts.BUILD, what, ILLEGAL_SITE, 0)
        for k in range(count):
            at = note(out, at, acts.BUILD, what, w.sites[k], 0, 0)
    most = most_affordable(s, seat, ARMY_COST)
    if most > 0:
        at = note(out, at, acts.RAISE, most, 1, 0, 0)
    else:
        at = note(out, at, WHY, acts.RAISE, 0, CANNOT_PAY, 0)
    if can_pay(s, seat, CARD_COST, 1):
        return note(out, at, acts.BUY_CARD, 0, 0, 0, 0)
    return note(out, at, WHY, acts.BUY_CARD, 0, CANNOT_PAY, 0)


# --- cards ----------------------------------------------------------------------------------------------


@rule
def list_cards(s: World, w: Work, seat: int, out: list[int], at: int) -> int:
    """Every card held with its choices, or what hinders it."""
    for card in range(CARDS):
        if s.cards[seat][card] == 0:
            continue
        if card in (COLONY, BASTION, CANAL):
            start = at
            for place in range(TILES_IN[s.grid] if card == CANAL else CORNERS_IN[s.grid]):
                if cards.may_play_at(s, seat, card, place, 0) == OK:
                    at = note(out, at, acts.PLAY, card, place, 0, 0)
            if at == start:
                at = note(out, at, WHY, acts.PLAY, card, NOT_PLAYABLE, 0)
        elif card in (MIGRATION, COLUMBUS):
            at = list_moving_card(s, seat, card, out, at)
        elif card in (MONOPOLY, BOUNTIFUL, SPY):
            start = at
            for choice in range(s.seats if card == SPY else RESOURCES):
                if cards.may_play(s, w, seat, card, choice, 0) == OK:
                    at = note(out, at, acts.PLAY, card, choice, 0, 0)
            if at == start:
                at = note(out, at, WHY, acts.PLAY, card, NOT_PLAYABLE, 0)
        else:
            code = cards.may_play(s, w, seat, card, 0, 0)
            if code == OK:
                at = note(out, at, acts.PLAY, card, 0, 0, 0)
            else:
                at = note(out, at, WHY, acts.PLAY, card, code, 0)
    return at


@rule
def list_moving_card(s: World, seat: int, card: int, out: list[int], at: int) -> int:
    """What a card may move, each with a row, and the places to which all of it may go."""
    start = at
    if card == MIGRATION:
        for i in range(s.bands):
            at = note(out, at, acts.PLAY, card, s.band_id[i], 0, 0)
    else:
        for tile in range(TILES_IN[s.grid]):
            if fleet_owner(s, tile) == seat:
                at = note(out, at, acts.PLAY, card, tile, 0, 0)
    if at == start:
        return note(out, at, WHY, acts.PLAY, card, NOT_PLAYABLE, 0)
    for tile in range(TILES_IN[s.grid]):
        if card == MIGRATION:
            fits = is_land(s, tile) and band_on(s, tile) < 0
        else:
            fits = cards.is_haven(s, seat, tile)
        if fits:
            at = note(out, at, TARGET, card, tile, 0, 0)
    return at


# --- armies ---------------------------------------------------------------------------------------------


@rule
def list_hand(s: World, seat: int, out: list[int], at: int) -> int:
    """Deploying, and attacks from the hand."""
    held = s.ready[seat] + s.spent[seat]
    for corner in range(CORNERS_IN[s.grid]):
        if held > 0 and settles(s, seat, corner):
            at = note(out, at, acts.DEPLOY, corner, held, 1, 0)
    if s.ready[seat] == 0:
        return at
    if s.hand_struck[seat] == 1:
        return note(out, at, WHY, acts.ATTACK, HAND, ALREADY_ACTED, 0)
    for corner in range(CORNERS_IN[s.grid]):
        if armies.is_rivals(s, seat, corner):
            code = battle.may_attack(s, seat, HAND, corner, 1)
            if code == OK:
                at = note(out, at, acts.ATTACK, HAND, corner, s.ready[seat], 1)
    return at


@rule
def list_stack(s: World, seat: int, corner: int, out: list[int], at: int) -> int:
    """What a stack may do."""
    size = s.force[corner]
    least = 1 if settles(s, seat, corner) else size
    if s.marched[corner] >= marches_allowed(s):
        at = note(out, at, WHY, acts.MARCH, corner, ALREADY_ACTED, 0)
    else:
        for i in range(3):
            if armies.may_march(s, seat, corner, to_check(s, corner, i), armies.ALL) == OK:
                at = note(out, at, acts.MARCH, corner, AROUND[s.grid][corner][i], size, least)
        for i in range(s.ships):
            if s.ship_owner[i] == seat and landing.may_embark(s, seat, corner, s.ship_id[i], armies.ALL) == OK:
                at = note(out, at, acts.EMBARK, corner, s.ship_id[i], size, least)
    if s.struck[corner] == 1:
        return note(out, at, WHY, acts.ATTACK, corner, ALREADY_ACTED, 0)
    for i in range(3):
        other, edge = to_check(s, corner, i), WAYS[s.grid][corner][i]
        if other >= 0 and armies.is_rivals(s, seat, other):
            code = battle.may_attack(s, seat, corner, other, armies.ALL)
            if code == OK:
                at = note(out, at, acts.ATTACK, corner, other, size, 1)
            else:
                at = note(out, at, WHY, acts.ATTACK, corner, code, other)
        if edge < EDGES_IN[s.grid] and armies.may_tear(s, seat, corner, edge) == OK:
            at = note(out, at, acts.TEAR, corner, edge, 0, 0)
    for i in range(s.bands):
        if beside_tile(s, s.band_at[i], corner):
            at = note(out, at, acts.HUNT, corner, s.band_id[i], size, 1)
    return at


@rule
def to_check(s: World, corner: int, i: int) -> int:
    """The corner across the i-th edge, -1 beyond the rim."""
    other = AROUND[s.grid][corner][i]
    return int(other) if other < CORNERS_IN[s.grid] else -1


@rule
def list_ship(s: World, seat: int, slot: int, out: list[int], at: int) -> int:
    """Where a ship may sail, and where its troops may land."""
    ship, tile = s.ship_id[slot], s.ship_at[slot]
    if s.ship_fresh[slot] == 1 or s.ship_steps[slot] >= SHIP_STEPS:
        at = note(out, at, WHY, acts.SAIL, ship, ALREADY_ACTED, 0)
    else:
        for side in range(SIDES):
            near = NEAR[s.grid][tile][side]
            if is_sea(s, near) or s.canal[near] == 1:
                at = note(out, at, acts.SAIL, ship, near, tile, 0)
    if s.cargo[slot] == 0:
        return at
    if s.cargo_marched[slot] >= marches_allowed(s):
        return note(out, at, WHY, acts.DISEMBARK, ship, ALREADY_ACTED, 0)
    for i in range(SIDES):
        corner = CORNERS_OF[s.grid][tile][i]
        code = landing.may_disembark(s, seat, ship, corner)
        if code == OK:
            at = note(out, at, acts.DISEMBARK, ship, corner, 0, 0)
        elif code == ALREADY_ACTED:
            at = note(out, at, WHY, acts.DISEMBARK, ship, code, corner)
    return at
