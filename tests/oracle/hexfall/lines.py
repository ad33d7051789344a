"""Positions as lines of text: reading them, writing them, and their digest."""

import hashlib
from collections import Counter
from typing import Any

from .match import Match
from .state import RESOURCES, Band, Pile, Ship, Stack, Structure

LEVELS = {"h": 0, "t": 1, "c": 2, "C": 3, "M": 4}
HELD = {"gold": "gold", "hand": "hand", "ready": "ready", "spent": "spent", "dry": "dry", "market": "market"}
HELD |= {"handAttacked": "struck"}
PILES = {"resources": "stores", "paid": "paid", "free": "free", "bountiful": "doubled"}


def load(m: Match, setup: dict[str, Any]) -> None:
    """A position put on the table; nothing is drawn."""
    m.phase = setup.get("phase", "main")
    m.tested = m.phase != "draft"
    m.step = setup.get("step", 0)
    if m.phase != "draft":
        m.round, m.turn = setup.get("round", 2), 1
        m.current = setup.get("current", m.order[0])
        m.throw = int(m.phase != "roll")
    m.surge = setup.get("surge", False)
    for line in setup.get("pieces", []):
        piece(m, line.split())
    for seat, held in setup.get("at", {}).items():
        own = m.seats[int(seat)]
        for key, value in held.items():
            if key in PILES:
                setattr(own, PILES[key], Counter(value))
            elif key == "islands":
                own.islands |= set(value)
            else:
                setattr(own, HELD[key], value)
    for seat in setup.get("owing", []):
        m.owed[seat] = m.stock(seat) // 2


def piece(m: Match, words: list[str]) -> None:
    """What a line puts there."""
    names = m.sea.names
    marks = {word.rstrip("0123456789"): word.lstrip("abcdefghijklmnopqrstuvwxyz") for word in words[1:]}
    size = int(marks.get("x") or marks.get("cargo") or 0)
    if words[0] == "canal":
        m.canals.add(names["tile"][words[1]])
    elif words[0] == "band":
        m.bands[int(words[1])] = Band(names["tile"][words[2]], size, pile(words[4:]))
        m.next_band = max(m.bands) + 1
    elif words[0] == "pirate":
        m.pirate = Band(names["tile"][words[1]], size, pile(words[3:]))
    else:
        seat = int(words[0][1:])
        troops = Stack(seat, size, int(marks.get("m") or 0), "a" in marks) if size else None
        if words[1] == "road":
            m.roads |= {names["edge"][name]: seat for name in words[2:]}
        elif words[1] == "ship":
            id = int(words[2])
            steps = int(marks.get("s") or 0)
            m.ships[id] = Ship(id, seat, names["tile"][words[3]], steps, "fresh" in marks, troops)
            m.next_ship = max(m.ships) + 1
        else:
            corner = names["corner"][words[1]]
            if troops:
                m.stacks[corner] = troops
            level = next((LEVELS[word] for word in words[2:] if word in LEVELS), None)
            if level is not None:
                m.structures[corner] = Structure(seat, level, int(marks.get("w") or 0))
            if level:
                m.seats[seat].islands.add(m.sea.island_of(corner))
            if "cap" in words:
                m.seats[seat].capital = corner


def pile(words: list[str]) -> Pile:
    found = {word.rstrip("0123456789"): word for word in words}
    return Counter({name: int(word[len(name) :]) for name, word in found.items()})


# --- writing ------------------------------------------------------------------------------------------------------


def digest(m: Match) -> str:
    current = "-" if m.current is None else m.current
    winner = ",".join(map(str, m.result["winner"])) if m.result else "-"
    text = "\n".join([f"{m.phase} {m.round} {current} {winner}", *lines(m)])
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def lines(m: Match) -> list[str]:
    """Seats, corners, roads, ships, bands, pirate, canals."""
    name = m.sea.name_of
    found = []
    for seat, own in enumerate(m.seats):
        stores = [own.stores[resource] for resource in RESOURCES]
        numbers = [int(own.alive), *stores, own.gold, own.ready, own.spent, own.dry]
        found.append(f"S{seat} {' '.join(map(str, numbers))} {','.join(sorted(own.hand)) or '-'}")
    for corner in sorted({*m.structures, *m.stacks}):
        found.append(corner_line(m, corner))
    found += [f"S{seat} road {name['edge'][edge]}" for edge, seat in sorted(m.roads.items())]
    for id, ship in sorted(m.ships.items()):
        own_turn = ship.seat == m.current
        words = [f"S{ship.seat} ship {id} {name['tile'][ship.tile]}"]
        words += [f"s{ship.steps}"] * (own_turn and ship.steps > 0) + ["fresh"] * (own_turn and ship.fresh)
        words += [f"cargo{ship.cargo.size}", *marks(m, ship.cargo)] if ship.cargo else []
        found.append(" ".join(words))
    for id, band in sorted(m.bands.items()):
        found.append(f"band {id} {name['tile'][band.tile]} x{band.size}{spelt(band.hoard)}")
    if m.pirate:
        found.append(f"pirate {name['tile'][m.pirate.tile]} x{m.pirate.size}{spelt(m.pirate.hoard)}")
    return found + [f"canal {name['tile'][tile]}" for tile in sorted(m.canals)]


def corner_line(m: Match, corner: int) -> str:
    it, stack = m.structures.get(corner), m.stacks.get(corner)
    owner = it or stack
    assert owner
    words = [f"S{owner.seat}", m.sea.name_of["corner"][corner]]
    if it:
        words += ["htcCM"[it.level]] + [f"w{it.walls}"] * (it.walls > 0)
    if stack:
        words += [f"x{stack.size}", *marks(m, stack)]
    return " ".join(words + ["cap"] * (m.seats[owner.seat].capital == corner))


def marks(m: Match, stack: Stack) -> list[str]:
    """Only of who is on turn."""
    if stack.seat != m.current:
        return []
    return [f"m{stack.marched}"] * (stack.marched > 0) + ["a"] * stack.attacked


def spelt(hoard: Pile) -> str:
    return "".join(f" {name}{hoard[name]}" for name in RESOURCES if hoard[name])
