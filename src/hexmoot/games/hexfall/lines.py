"""A position as lines of text: what digests are made of, and how worked positions name their pieces."""

import hashlib
from collections.abc import Iterator
from typing import get_args

from hexmoot.games.hexfall import reading, views
from hexmoot.games.hexfall.actions import Resource
from hexmoot.games.hexfall.board import Sea
from hexmoot.games.hexfall.looking import Seen, bits
from hexmoot.games.hexfall.rules.state import HARBOR, NOBODY, NOWHERE

ORDERED: tuple[Resource, ...] = get_args(Resource)
LEVELS = "-tcCMh"  # town, city, citadel, metropolis, and a harbor, by what the rules call their level


def digest(seen: Seen, sea: Sea) -> str:
    """16 hexadecimal digits for all that a position is."""
    return hashlib.sha256("\n".join([head(seen), *lines(seen, sea)]).encode()).hexdigest()[:16]


def head(seen: Seen) -> str:
    """Phase, round, whose turn, who has won."""
    top = seen.top
    current = "-" if top.current == NOBODY else str(top.current)
    winner = ",".join(map(str, bits(top.winners))) or "-"
    return f"{reading.PHASES[top.phase]} {top.round} {current} {winner}"


def lines(seen: Seen, sea: Sea) -> list[str]:
    """Seats, then pieces: corners, roads, ships, bands, pirate, canals."""
    seats = [seat_line(seen, seat) for seat in range(len(seen.seats))]
    return [*seats, *piece_lines(seen, sea)]


def seat_line(seen: Seen, seat: int) -> str:
    """What a seat holds."""
    row = seen.seats[seat]
    stores, hand = row.stores or {}, row.hand or []
    numbers = [row.alive, *(stores.get(name, 0) for name in ORDERED), row.gold, row.ready, row.spent, row.dry]
    return f"S{seat} {' '.join(map(str, numbers))} {','.join(hand) or '-'}"


def piece_lines(seen: Seen, sea: Sea) -> Iterator[str]:
    """All pieces."""
    structures = {each.corner: each for each in seen.structures}
    stacks = {each.corner: each for each in seen.stacks}
    for corner in sorted(structures.keys() | stacks.keys()):
        yield corner_line(seen, sea.corner_names[corner], structures.get(corner), stacks.get(corner))
    for road in seen.roads:
        yield f"S{road.seat} road {sea.edge_names[road.edge]}"
    for ship in seen.ships:
        yield ship_line(seen, ship, sea.tile_names[ship.tile])
    for band in seen.bands:
        yield f"band {band.id} {sea.tile_names[band.tile]} x{band.size}{cards(band.hoard)}"
    if seen.top.pirate_at != NOWHERE:
        yield f"pirate {sea.tile_names[seen.top.pirate_at]} x{seen.top.pirate_size}{cards(seen.hold)}"
    for tile in seen.canals:
        yield f"canal {sea.tile_names[tile]}"


def corner_line(seen: Seen, name: str, structure: views.Structure | None, stack: views.Stack | None) -> str:
    """What stands on a corner."""
    seat = structure.seat if structure else stack.seat if stack else NOBODY
    parts = [f"S{seat}", name]
    if structure:
        parts.append(LEVELS[structure.level or HARBOR])
        parts += [f"w{structure.walls}"] if structure.walls else []
    if stack:
        parts.append(f"x{stack.size}")
        parts += marks(stack.marched, stack.attacked) if seat == seen.top.current else []
    if structure and structure.capital:
        parts.append("cap")
    return " ".join(parts)


def ship_line(seen: Seen, ship: views.Ship, name: str) -> str:
    """A ship with its cargo."""
    own = ship.seat == seen.top.current
    parts = [f"S{ship.seat} ship {ship.id} {name}"]
    parts += [f"s{ship.steps}"] if own and ship.steps else []
    parts += ["fresh"] if own and ship.fresh else []
    if ship.cargo:
        parts.append(f"cargo{ship.cargo.size}")
        parts += marks(ship.cargo.marched, ship.cargo.attacked) if own else []
    return " ".join(parts)


def marks(marched: int, attacked: bool) -> list[str]:
    """What a stack has done this turn."""
    return ([f"m{marched}"] if marched else []) + (["a"] if attacked else [])


def cards(pile: views.Cards) -> str:
    """A hoard or a hold."""
    return "".join(f" {name}{pile[name]}" for name in ORDERED if name in pile)
