"""A full game that agrees with what a viewer knows: what bots search."""

from collections.abc import Mapping
from typing import Any

from hexmoot import luck
from hexmoot.games.hexfall import reading, views
from hexmoot.games.hexfall.acting import CARDS as CARD_NAMES
from hexmoot.games.hexfall.maps.chart import RESOURCES as NAMES
from hexmoot.games.hexfall.rules import course
from hexmoot.games.hexfall.rules.ground import survey
from hexmoot.games.hexfall.rules.state import (
    ACCEPTED,
    CARDS,
    DECLINED,
    HARBOR,
    LIBRARY,
    MOST_SEATS,
    NOBODY,
    NOWHERE,
    PENDING,
    RESOURCES,
    SPY,
    World,
)
from hexmoot.luck import below

REPLIES: dict[bool | None, int] = {None: PENDING, True: ACCEPTED, False: DECLINED}


def imagined(s: World, view: views.View, luck_bytes: bytes) -> None:
    """Fill a fresh record from a view.

    What rivals hold is drawn: every resource card is of any kind alike, every action card of any kind that it can be,
    Great Libraries being known. What events say beyond that is for whoever keeps a ledger of them.
    """
    course.clear(s)
    when(s, view)
    for seat in view.seats:
        sit(s, seat)
    put_pieces(s, view)
    put_ships(s, view)
    if view.offer:
        fill(s.give, view.offer.give)
        fill(s.want, view.offer.want)
        for rival, reply in view.offer.replies.items():
            s.reply[rival] = REPLIES[reply]
    survey(s)
    luck.pour(s, *luck.words_of(luck_bytes))
    for seat in view.seats:
        if seat.hand is None:
            draw_hand(s, seat)
    luck.dry(s)


def fill(pile: list[int], cards: Mapping[Any, int]) -> None:
    """Write cards into a pile."""
    for r, name in enumerate(NAMES):
        pile[r] = cards.get(name, 0)


def when(s: World, view: views.View) -> None:
    """Phase, round, turn, dice."""
    s.phase = reading.PHASES.index(view.phase)
    s.rounds, s.turn, s.throw = view.round, view.turn, view.dice.throw
    s.current = NOBODY if view.current is None else view.current
    s.surge, s.offers_made = int(view.surge), view.offers_made
    s.offers = view.offers
    for i, seat in enumerate(view.order):
        s.order[i] = seat
    for i, die in enumerate(view.dice.last or []):
        s.dice[i] = die
    for total, count in view.dice.counts.items():
        s.totals[total] = count
    if view.draft:
        s.step = view.draft.step
        s.step_corner = NOWHERE if view.draft.corner is None else view.draft.corner
        s.step_edge = NOWHERE if view.draft.edge is None else view.draft.edge
    for seat, cards in view.paid.items():
        fill(s.paid[seat], cards)
    for seat, owed in view.owed.items():
        s.owed[seat] = owed
    if view.result:
        s.winners = sum(1 << seat for seat in view.result.winner)
        s.way = reading.WAYS.index(view.result.way)


def sit(s: World, seat: views.Seat) -> None:
    """What is known of a seat."""
    at = seat.seat
    s.alive[at], s.leaving[at], s.fell[at] = int(seat.alive), int(seat.leaving), seat.fell
    s.fallen = max(int(s.fallen), seat.fell)
    s.gold[at], s.ready[at], s.spent[at] = seat.gold, seat.ready, seat.spent
    s.hand_struck[at], s.dry[at], s.market[at] = int(seat.hand_attacked), seat.dry, int(seat.market)
    s.islands[at] = sum(1 << island for island in seat.islands)
    for i, count in enumerate((seat.free.road, seat.free.wall, seat.free.harbor, seat.free.ship)):
        s.free[at][i] = count
    fill(s.bountiful[at], seat.bountiful)
    fill(s.stores[at], seat.resources or {})
    for card in seat.hand or []:
        s.cards[at][CARD_NAMES.index(card)] += 1
    s.cards[at][LIBRARY] = seat.libraries


def put_pieces(s: World, view: views.View) -> None:
    """Structures, roads, stacks, canals, bands and the pirate."""
    for each in view.structures:
        s.level[each.corner] = HARBOR if each.kind == "harbor" else each.level
        s.owner[each.corner], s.wall[each.corner] = each.seat + 1, each.walls
        if each.capital:
            s.capital[each.seat] = each.corner
    for road in view.roads:
        s.road[road.edge] = road.seat + 1
    for stack in view.stacks:
        s.army[stack.corner], s.force[stack.corner] = stack.seat + 1, stack.size
        s.marched[stack.corner], s.struck[stack.corner] = stack.marched, int(stack.attacked)
    for tile in view.board.tiles:
        s.canal[tile.id] = int(tile.canal)
    s.bands, s.next_band = len(view.bands), view.next_band
    for i, band in enumerate(view.bands):
        s.band_id[i], s.band_at[i], s.band_size[i] = band.id, band.tile, band.size
        fill(s.hoard[i], band.hoard)
    if view.pirate:
        s.pirate_at, s.pirate_size = view.pirate.tile, view.pirate.size
        fill(s.hold, view.pirate.hold)


def put_ships(s: World, view: views.View) -> None:
    """Ships and their cargo."""
    s.ships, s.next_ship = len(view.ships), view.next_ship
    for i, ship in enumerate(view.ships):
        s.ship_id[i], s.ship_owner[i], s.ship_at[i] = ship.id, ship.seat, ship.tile
        s.ship_steps[i], s.ship_fresh[i] = ship.steps, int(ship.fresh)
        if ship.cargo:
            s.cargo[i], s.cargo_marched[i] = ship.cargo.size, ship.cargo.marched
            s.cargo_struck[i] = int(ship.cargo.attacked)


def draw_hand(s: World, seat: views.Seat) -> None:
    """Cards that nobody but their owner has seen."""
    for _ in range(seat.stock):
        s.stores[seat.seat][below(s, RESOURCES)] += 1
    for _ in range(seat.cards - seat.libraries):
        held = sum(int(s.cards[other][SPY]) for other in range(MOST_SEATS))
        kinds = [card for card in range(CARDS) if card != LIBRARY and (card != SPY or held < 2)]
        s.cards[seat.seat][kinds[below(s, len(kinds))]] += 1
