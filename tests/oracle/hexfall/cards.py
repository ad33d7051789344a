"""The action cards."""

from collections import Counter

from .building import COSTS, can_pay, explore, found, pay
from .drafting import GO, Steps
from .ends import settle_points
from .network import empty, roads_at, sites
from .state import State, listed
from .war import Action

FREE = {"roads": ("road", 3), "ship": ("ship", 1), "fortification": ("wall", 2), "harbor": ("harbor", 1)}


def play(m: State, seat: int, a: Action) -> Steps:
    """Whether the card is there and would change something; then it is gone and does it."""
    card, own = a["card"], m.seats[seat]
    if card not in own.hand:
        yield "not_holding"
    yield from objections(m, seat, a)
    yield GO
    own.hand.remove(card)
    shown = {name: a[name] for name in ("corner", "tile", "band", "fleet", "resource") if name in a}
    if card == "spy":
        rival = a["seat"]
        seen = m.seats[rival]
        report = {
            "seat": rival,
            "turn": m.turn,
            "resources": listed(seen.stores),
            "gold": seen.gold,
            "hand": sorted(seen.hand),
            "ready": seen.ready + seen.spent,
        }
        own.reports.append(report)
        m.tell("play", [seat], {"report": report}, seat=seat, card=card, rival=rival)
        return
    island = None
    if card == "muster":
        shown["paid"] = pay(m, seat, COSTS["muster"])
    elif card == "monopoly":
        shown["taken"] = monopoly(m, seat, a["resource"])
    elif card == "colony":
        island = found(m, seat, a["corner"])
    m.tell("play", seat=seat, card=card, **shown)
    change(m, seat, a)
    settle_points(m)
    explore(m, seat, island)


def objections(m: State, seat: int, a: Action) -> Steps:
    """What forbids the effect."""
    card = a["card"]
    if card == "muster" and not can_pay(m, seat, COSTS["muster"]):
        yield "cannot_pay"
    if card == "columbus" and not any(ship.seat == seat for ship in m.fleet(a["fleet"])):
        yield "not_holding"
    if not fits(m, seat, a):
        yield "illegal_site"
    if not useful(m, seat, a):
        yield "not_playable"


def fits(m: State, seat: int, a: Action) -> bool:
    """The place that a card names."""
    match a["card"]:
        case "colony":
            return empty(m, seat, a["corner"])
        case "bastion":
            return m.is_own(seat, a["corner"])
        case "canal":
            return canal_site(m, seat, a["tile"])
        case "migration":
            return a["tile"] in m.sea.land and not m.band_on(a["tile"])
        case "columbus":
            taken = any(ship.seat != seat for ship in m.fleet(a["tile"]))
            pirate = m.pirate is not None and m.pirate.tile == a["tile"]
            return a["tile"] not in {a["fleet"], *m.sea.land} and not taken and not pirate
        case _:
            return True


def useful(m: State, seat: int, a: Action) -> bool:
    """Whether a card would change something."""
    own = m.seats[seat]
    match a["card"]:
        case "relief" | "library":
            return False
        case "market":
            return not own.market
        case "palace":
            return own.capital is not None and m.structures[own.capital].level <= 2
        case "monopoly":
            return any(m.seats[rival].paid[a["resource"]] for rival in m.rivals(seat))
        case "spy":
            return a["seat"] in m.rivals(seat)
        case "bountiful":
            return own.doubled[a["resource"]] < 2
        case card:
            return card not in FREE or bool(sites(m, seat, FREE[card][0]))


def canal_site(m: State, seat: int, tile: int) -> bool:
    if tile not in m.sea.land - m.canals or set(m.sea.beside(tile)) <= m.sea.land:
        return False
    return any(m.is_own(seat, corner) or roads_at(m, seat, corner) for corner in m.sea.around[tile])


def monopoly(m: State, seat: int, resource: str) -> dict[int, dict[str, int]]:
    """What every rival gives: what the throw paid it, as far as it still has that."""
    taken = {}
    for rival in m.rivals(seat):
        stores = m.seats[rival].stores
        count = min(m.seats[rival].paid[resource], stores[resource])
        stores[resource] -= count
        m.seats[seat].stores[resource] += count
        taken[rival] = listed(Counter({resource: count}))
    return taken


def change(m: State, seat: int, a: Action) -> None:
    """The effects of which no more is told."""
    card, own = a["card"], m.seats[seat]
    if card in FREE:
        piece, count = FREE[card]
        own.free[piece] += count
    elif card == "muster":
        own.ready += 3
    elif card == "market":
        own.market = True
    elif card == "palace" and own.capital is not None:
        m.structures[own.capital].level += 1
    elif card == "canal":
        m.canals.add(a["tile"])
    elif card == "bastion":
        m.structures[a["corner"]].walls += 2
    elif card == "migration":
        m.bands[a["band"]].tile = a["tile"]
    elif card == "columbus":
        for ship in m.fleet(a["fleet"]):
            ship.tile = a["tile"]
    elif card == "bountiful":
        own.doubled[a["resource"]] = 2
    elif card == "expedition":
        own.gold += 2
