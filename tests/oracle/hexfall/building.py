"""Paying and building, raising, buying, trade."""

from collections import Counter

from .drafting import GO, Steps
from .ends import settle_points
from .network import SITES
from .state import RESOURCES, Offer, Pile, Ship, State, Structure, listed
from .throwing import draw
from .war import Action

COSTS: dict[str, Pile] = {
    "road": Counter(timber=1, brick=1),
    "town": Counter(timber=1, brick=1, wool=1, grain=1),
    "upgrade": Counter(grain=2, ore=3),
    "wall": Counter(brick=2),
    "harbor": Counter(timber=2, brick=1),
    "ship": Counter(timber=2, wool=1),
    "army": Counter(wool=1, grain=1, ore=1),
    "muster": Counter(grain=1, ore=1),
    "card": Counter(ore=1, grain=1, brick=1),
}


def can_pay(m: State, seat: int, cost: Pile) -> bool:
    own = m.seats[seat]
    return (cost - own.stores).total() <= own.gold


def pay(m: State, seat: int, cost: Pile) -> dict[str, int]:
    """Cards first, Gold for what is missing."""
    own = m.seats[seat]
    gold = (cost - own.stores).total()
    cards = cost & own.stores
    own.stores -= cards
    own.gold -= gold
    return listed(cards) | ({"gold": gold} if gold else {})


def build(m: State, seat: int, a: Action) -> Steps:
    what = a["what"]
    place = a[{"road": "edge", "ship": "tile"}.get(what, "corner")]
    free = m.seats[seat].free
    if not SITES[what](m, seat, place):
        yield "illegal_site"
    if not free[what] and not can_pay(m, seat, COSTS[what]):
        yield "cannot_pay"
    yield GO
    paid: dict[str, int] = {}
    if free[what]:
        free[what] -= 1
    else:
        paid = pay(m, seat, COSTS[what])
    if what == "ship":
        id = m.next_ship
        m.next_ship += 1
        m.ships[id] = Ship(id, seat, place, fresh=True)
        m.tell("launch", seat=seat, ship=id, tile=place, paid=paid)
    elif what == "road":
        m.roads[place] = seat
        m.tell("build", seat=seat, what=what, paid=paid, edge=place)
    elif what == "town":
        new = found(m, seat, place)
        m.tell("build", seat=seat, what=what, paid=paid, corner=place, level=1)
        settle_points(m)
        explore(m, seat, new)
    else:
        if what == "harbor":
            m.structures[place] = Structure(seat, 0)
        it = m.structures[place]
        it.level += what == "upgrade"
        it.walls += what == "wall"
        level = {"level": it.level} if it.level else {}
        m.tell("build", seat=seat, what=what, paid=paid, corner=place, **level)
        settle_points(m)


def found(m: State, seat: int, corner: int) -> int | None:
    """A town; the island, if it is the first there."""
    m.structures[corner] = Structure(seat, 1)
    own, island = m.seats[seat], m.sea.island_of(corner)
    own.capital = corner if own.capital is None else own.capital
    new = island not in own.islands
    own.islands.add(island)
    return island if new else None


def explore(m: State, seat: int, island: int | None) -> None:
    """The explorer's army, unless the town has ended the game."""
    if island is not None and not m.over:
        m.seats[seat].ready += 1
        m.tell("explorer", seat=seat, island=island)


def raise_(m: State, seat: int, a: Action) -> Steps:
    count = a.get("count", 1)
    cost = Counter({name: each * count for name, each in COSTS["army"].items()})
    if count < 1:
        yield "wrong_count"
    elif not can_pay(m, seat, cost):
        yield "cannot_pay"
    yield GO
    m.seats[seat].ready += count
    m.tell("raise", seat=seat, count=count, paid=pay(m, seat, cost))


def buy_card(m: State, seat: int, a: Action) -> Steps:
    if not can_pay(m, seat, COSTS["card"]):
        yield "cannot_pay"
    yield GO
    draw(m, seat, "bought", pay(m, seat, COSTS["card"]))


# --- trade --------------------------------------------------------------------------------------------------------


def rates(m: State, seat: int) -> dict[str, int]:
    own = set(m.own(seat))
    kinds = {kind for edge, kind in m.sea.ports.items() if own & set(m.sea.ends[edge])}
    usual = 2 if m.seats[seat].market else 3 if "any" in kinds else 4
    return {name: 2 if name in kinds else usual for name in RESOURCES}


def bank(m: State, seat: int, a: Action) -> Steps:
    give, get = a["give"], a["get"]
    rate = rates(m, seat)[give]
    stores = m.seats[seat].stores
    if stores[give] < rate:
        yield "cannot_pay"
    yield GO
    stores[give] -= rate
    stores[get] += 1
    m.tell("bank", seat=seat, give=give, count=rate, get=get)


def offer(m: State, seat: int, a: Action) -> Steps:
    give, want = Counter(a["give"]), Counter(a["want"])
    if not give <= m.seats[seat].stores:
        yield "not_holding"
    if m.offers_made >= m.o["max_offers"]:
        yield "offer_limit"
    yield GO
    m.offers += 1
    m.offers_made += 1
    m.offer = Offer(m.offers, give, want, dict.fromkeys(m.rivals(seat)))
    m.phase = "offer"
    m.tell("offer", seat=seat, n=m.offers, give=listed(give), want=listed(want))


def reply(m: State, seat: int, a: Action) -> Steps:
    assert m.offer
    if m.offer.replies[seat] is not None:
        yield "already_acted"
    if a["accept"] and not m.offer.want <= m.seats[seat].stores:
        yield "not_holding"
    yield GO
    answer(m, seat, accept=a["accept"])


def answer(m: State, seat: int, *, accept: bool) -> None:
    assert m.offer
    m.offer.replies[seat] = accept
    m.tell("reply", seat=seat, accept=accept)
    drop_declined(m)


def drop_declined(m: State) -> None:
    """When nobody is left who might accept."""
    if m.offer and set(m.offer.replies.values()) <= {False}:
        m.offer, m.phase = None, "main"


def close(m: State, seat: int, a: Action) -> Steps:
    assert m.offer
    if not m.offer.replies.get(a["with"]):
        yield "offer_closed"
    yield GO
    give, want = m.offer.give, m.offer.want
    proposer, other = m.seats[seat].stores, m.seats[a["with"]].stores
    for pile, source, goal in ((give, proposer, other), (want, other, proposer)):
        source.subtract(pile)
        goal.update(pile)
    m.offer, m.phase = None, "main"
    m.tell("trade", seat=seat, with_=a["with"], give=listed(give), want=listed(want))


def withdraw(m: State, seat: int, a: Action) -> Steps:
    yield GO
    take_back(m)


def take_back(m: State) -> None:
    m.offer, m.phase = None, "main"
    m.tell("withdraw", seat=m.now)
