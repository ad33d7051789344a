"""A full match that agrees with what a viewer knows: what bots search."""

from hexmoot import luck
from hexmoot.game import Envelope
from hexmoot.games.hexpath import reading, views
from hexmoot.games.hexpath.board import CORNER, MIRROR, NEAR, hexes, named, tile_of
from hexmoot.games.hexpath.rules.match import CODE, NOBODY, NOWHERE, UNSEEN, Match
from hexmoot.games.hexpath.rules.tiles import draw_tile


def imagined(s: Match, envelope: Envelope[views.View], luck_bytes: bytes) -> None:
    """Fill a fresh record from a view. Every hand but the own is drawn anew: tiles are independent, so each is as
    likely as the real one. Under fog unseen hexes are empty, and an unseen rival stands nowhere (HP-43)."""
    view = envelope.view
    s.hexes = hexes(view.rings)
    s.turn, s.deck = view.turn, view.deck_count
    s.first = s.to_move = NOBODY if view.to_move is None else view.to_move
    tiles = s.tile
    for text, tile in view.tiles.items():
        lay(tiles[named(text, view.rings)], tile_of(tile, view.k))
    luck.pour(s, *luck.words_of(luck_bytes))
    for seat, seen in enumerate(view.seats):
        s.human[seat] = int(envelope.seats[seat].kind == "human")
        stand(s, seat, seen)
        hand = view.hand if seat == view.you else view.result.hands[seat] if view.result else None
        if hand is not None:
            for slot, held in enumerate(hand):
                if held is not None:
                    lay(s.hand[seat][slot], tile_of(held, view.k))
        else:
            for slot in range(seen.hand_count):
                draw_tile(s, seat, slot)
    luck.dry(s)


def stand(s: Match, seat: int, seen: views.SeatView) -> None:
    """Where a seat stands and has been, and what became of it."""
    s.status[seat] = reading.STATUSES.index(seen.status)
    s.cause[seat] = reading.CAUSES.index(seen.cause)
    s.by[seat] = NOBODY if seen.by is None else seen.by
    s.gate_of[seat] = NOBODY if seen.gate_of is None else seen.gate_of
    s.score[seat] = seen.score
    s.marks[seat] = sum(1 << reading.ACHIEVEMENTS.index(mark) for mark in seen.marks)
    rings, own, entered = int(s.rings), s.visits[seat], s.entered  # an i1 cannot count hexes
    for text, visits in seen.trail.items():
        at = named(text, rings)
        own[at] = len(visits)
        for visit, (origin, _) in enumerate(visits, 1):
            entered[at][origin] = visit * CODE + seat
    s.head_hex[seat], s.glow[seat] = UNSEEN, NOWHERE
    if seen.head is None:
        return
    point = seen.head.point
    s.head_point[seat] = point
    s.head_hex[seat] = NOWHERE if seen.head.hex is None else named(seen.head.hex, rings)
    if seen.status != "active":
        return
    if seen.head.hex is None:
        s.glow[seat], s.entry[seat] = CORNER[s.rings][s.corner[seat]], point
    else:
        s.glow[seat], s.entry[seat] = NEAR[s.head_hex[seat]][point // s.k], MIRROR[s.k][point]


def lay(row: list[int], partners: list[int]) -> None:
    """Copy a tile into the record."""
    row[: len(partners)] = partners
