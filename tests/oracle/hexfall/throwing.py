"""A throw and what it brings: harvest, or famine and unrest; then the cards of dry turns."""

from collections import Counter

from . import bandits
from .ends import settle_points
from .state import CARDS, RESOURCES, TWICE, Pile, State, listed


def throw(m: State) -> None:
    a, b = m.stream.below(6) + 1, m.stream.below(6) + 1
    m.throw += 1
    m.last = [a, b]
    m.counts[a + b] += 1
    m.tell("roll", dice=[a, b])
    m.phase = "main"
    if a + b == 7:
        seven(m)
    else:
        harvest(m, a + b)
    dry(m)
    if not m.over and m.owed:
        m.phase = "discard"


def seven(m: State) -> None:
    for seat in m.all():
        held = m.stock(seat)
        if held > m.o["famine_limit"]:
            if "relief" in m.seats[seat].hand:
                m.seats[seat].hand.remove("relief")
                m.tell("relief", seat=seat)
            else:
                m.owed[seat] = held // 2
    if m.owed:
        m.tell("famine", seats=sorted(m.owed))
    bandits.grow_bands(m)
    bandits.spawn_band(m)
    bandits.on_seven(m)
    m.surge = True


def harvest(m: State, number: int) -> None:
    yielding = [tile for tile in m.sea.tiles if m.sea.number[tile] == number]
    for tile in sorted(set(yielding) & m.sea.land):
        reap(m, tile)
    for tile in sorted(set(yielding) & m.sea.grounds):
        reap(m, tile)
    m.tell("harvest", paid={seat: listed(m.seats[seat].paid) for seat in m.all() if m.seats[seat].paid.total()})


def reap(m: State, tile: int) -> None:
    """One tile pays, or bandits take it all: from land with what was doubled, at sea without."""
    resource = m.sea.yields[tile]
    assert resource
    plain: Pile = Counter()
    for _, it in m.settlements_at(tile):
        plain[str(it.seat)] += it.level
    band = m.band_on(tile)
    if m.pirate and m.pirate.tile == tile:
        taken = max(1, plain.total())
        m.pirate.hoard[resource] += taken
        m.tell("pirate_seize", tile=tile, cards={resource: taken})
        return
    if tile in m.sea.grounds:
        plain.update(str(ship.seat) for ship in m.fleet(tile))
    due = {int(seat): count * m.factor(int(seat), resource) for seat, count in plain.items()}
    if band:
        taken = max(1, sum(due.values()))
        band.hoard[resource] += taken
        id = next(id for id, other in m.bands.items() if other is band)
        m.tell("band_seize", band=id, tile=tile, cards={resource: taken})
        return
    for seat, count in due.items():
        m.seats[seat].stores[resource] += count
        m.seats[seat].paid[resource] += count


def dry(m: State) -> None:
    """Who got nothing comes nearer to a card."""
    for seat in m.from_current():
        if m.over:
            return
        own = m.seats[seat]
        own.dry = 0 if own.paid.total() else own.dry + 1
        if own.dry == m.o["dry_turns"]:
            own.dry = 0
            draw(m, seat, "dry")


def supply(m: State) -> list[str]:
    """The kinds that can be drawn."""
    in_hands = Counter(card for seat in m.seats for card in seat.hand)
    return [card for card in CARDS if card not in TWICE or in_hands[card] < 2]


def draw(m: State, seat: int, reason: str, paid: dict[str, int] | None = None) -> None:
    card = m.stream.pick(supply(m))
    m.seats[seat].hand.append(card)
    public = {"seat": seat, "reason": reason} | ({} if paid is None else {"paid": paid})
    if card == "library":
        m.tell("draw", card=card, **public)
    else:
        m.tell("draw", [seat], {"card": card}, **public)
    settle_points(m)


def due_discard(m: State, seat: int) -> Pile:
    """What the clock takes: one by one from the largest pile."""
    left, gone = m.seats[seat].stores.copy(), Counter[str]()
    for _ in range(m.owed[seat]):
        most = max(RESOURCES, key=lambda name: left[name])
        left[most] -= 1
        gone[most] += 1
    return gone


def give_up(m: State, seat: int, cards: Pile) -> None:
    m.seats[seat].stores -= cards
    del m.owed[seat]
    m.tell("discard", [seat], {"cards": listed(cards)}, seat=seat, count=cards.total())
