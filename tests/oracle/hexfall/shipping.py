"""Ships: sailing, battles at sea, boarding and landing."""

from typing import Any

from .drafting import GO, Steps
from .state import Ship, Stack, State, listed
from .war import Action, battle, join, leaving, losses_at, take

STEPS = 2


def sail(m: State, seat: int, a: Action) -> Steps:
    ships, to = [m.ships[id] for id in a["ships"]], a["to"]
    if any(ship.seat != seat for ship in ships):
        yield "not_holding"
    starts = {ship.tile for ship in ships}
    if len(starts) > 1 or any(to not in m.sea.beside(tile) for tile in starts):
        yield "illegal_site"
    if to in m.sea.land - m.canals:
        yield "illegal_site"
    if any(ship.fresh or ship.steps >= STEPS for ship in ships):
        yield "already_acted"
    yield GO
    m.tell("sail", seat=seat, ships=a["ships"], from_=starts.pop(), to=to)
    rivals = [ship for ship in m.fleet(to) if ship.seat != seat]
    if rivals or (m.pirate and m.pirate.tile == to):
        sea_battle(m, seat, ships, rivals, to)
    for ship in ships:
        ship.steps += 1
        ship.tile = to


def first_sunk(ship: Ship) -> tuple[int, int]:
    """No cargo, little cargo, low ids."""
    return ship.cargo.size if ship.cargo else 0, ship.id


def sink(m: State, ships: list[Ship], count: int) -> list[int]:
    ids = [ship.id for ship in sorted(ships, key=first_sunk)[:count]]
    for id in ids:
        del m.ships[id]
    return ids


def sea_battle(m: State, seat: int, ships: list[Ship], rivals: list[Ship], tile: int) -> None:
    attackers, facing = len(ships), len(rivals) if rivals else m.pirate.size if m.pirate else 0
    losses = min(attackers, facing)
    sunk = sink(m, ships, losses)
    won: dict[str, int] = {}
    who: dict[str, Any] = {"rival": None}
    if rivals:
        who["rival"] = rivals[0].seat
        sunk = sink(m, rivals, losses) + sunk
    else:
        assert m.pirate
        m.pirate.size -= losses
        if not m.pirate.size:
            won = listed(m.pirate.hoard) if attackers > facing else {}
            m.seats[seat].stores.update(won)
            m.pirate = None
    for ship in ships:
        ship.steps = STEPS - 1  # the step into the battle is the last
    m.tell(
        "sea_battle",
        seat=seat,
        **who,
        tile=tile,
        attackers=attackers,
        defenders=facing,
        losses=losses,
        sunk=sunk,
        win=attackers > facing,
        cards=won,
    )


# --- troops aboard --------------------------------------------------------------------------------------------------


def embark(m: State, seat: int, a: Action) -> Steps:
    start, ship = a["from"], m.ships[a["ship"]]
    yield from leaving(m, seat, a)
    if ship.seat != seat:
        yield "not_holding"
    if ship.cargo or start not in m.sea.around[ship.tile]:
        yield "illegal_site"
    yield GO
    ship.cargo = take(m, start, a.get("count", m.stacks[start].size))
    ship.cargo.marched += 1
    m.tell("embark", seat=seat, from_=start, ship=ship.id, count=ship.cargo.size)


def disembark(m: State, seat: int, a: Action) -> Steps:
    ship, to = m.ships[a["ship"]], a["to"]
    cargo = ship.cargo
    hostile = m.strangers(seat, to)
    if ship.seat != seat or not cargo:
        yield "not_holding"
    elif cargo.marched >= m.marches or (hostile and cargo.attacked):
        yield "already_acted"
    structure = m.structures.get(to)
    ashore = to in m.sea.around[ship.tile] and to in m.sea.land_corners
    if not ashore or (structure and structure.seat != seat):
        yield "illegal_site"
    yield GO
    assert cargo
    ship.cargo = None
    landed = Stack(seat, cargo.size, cargo.marched + 1, cargo.attacked)
    if hostile:
        losses, win = losses_at(m, to, cargo.size)
        battle(m, seat, to, cargo.size, {"from_": "ship", "ship": ship.id})
        landed.size = cargo.size - losses if win else 0
        landed.attacked = True
    if landed.size:
        join(m, to, landed)
    m.tell("disembark", seat=seat, ship=ship.id, to=to, count=landed.size)
