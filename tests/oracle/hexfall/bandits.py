"""Bands and the pirate: how they choose their way, grow, come and rob."""

from .sea import spread
from .state import Band, Ship, State

FULL = 3  # ships of the pirate
NEW = 2


def band_scores(m: State, id: int) -> dict[int, int]:
    """Where a band may go and how it likes that, chance aside."""
    band = m.bands[id]
    near = [band.tile, *m.sea.beside(band.tile)]
    free = sorted(tile for tile in near if tile in m.sea.land and m.band_on(tile) in (None, band))
    return {tile: band_score(m, band, tile) for tile in free}


def band_score(m: State, band: Band, tile: int) -> int:
    score = 2 * m.sea.pips(tile) - 2 * sum(m.garrison(corner) for corner in m.sea.around[tile])
    for corner, it in m.settlements_at(tile):
        strength = band.size // 2 if it.walls else band.size
        score += 3 * it.level if strength > m.garrison(corner) else 0
    return score


def best(m: State, scores: dict[int, int]) -> int:
    """The option of the highest score with chance added, the lowest id among equals."""
    thrown = {option: score + m.stream.below(4) for option, score in scores.items()}
    return min(thrown, key=lambda option: (-thrown[option], option))


def move_bands(m: State) -> None:
    for id, band in sorted(m.bands.items()):
        to = best(m, band_scores(m, id))
        m.tell("band_move", band=id, from_=band.tile, to=to)
        band.tile = to


def grow_bands(m: State) -> None:
    for id, band in sorted(m.bands.items()):
        if band.size < max(1, band.hoard.total() // 2):
            band.size += 1
            m.tell("band_grow", band=id, size=band.size)


def touched(m: State, seat: int) -> set[int]:
    """Land tiles at own settlements."""
    return {tile for corner in m.own(seat) for tile in m.sea.tiles_at[corner]} & m.sea.land


def spawn_band(m: State) -> None:
    if len(m.bands) >= len(m.living()):
        return
    held = {band.tile for band in m.bands.values()}
    order = sorted(m.living(), key=lambda s: (len(held & touched(m, s)), -m.points(s), m.order.index(s)))
    for seat in order:
        free = sorted(touched(m, seat) - held)
        if free:
            new_band(m, m.stream.pick(free))
            id = m.next_band - 1
            m.tell("band_spawn", band=id, tile=m.bands[id].tile, size=1)
            return


def new_band(m: State, tile: int) -> None:
    m.bands[m.next_band] = Band(tile, 1)
    m.next_band += 1


# --- the pirate -------------------------------------------------------------------------------------------------


def new_pirate(m: State) -> None:
    """On deep water, else on any free one."""
    free = [t for t in m.sea.tiles if t not in m.sea.land | m.sea.grounds and not m.fleet(t)]
    deep = [tile for tile in free if not m.sea.land & set(m.sea.beside(tile))]
    if free:
        m.pirate = Band(m.stream.pick(deep or free), NEW)


def on_seven(m: State) -> None:
    if not m.pirate:
        new_pirate(m)
        if m.pirate:
            m.tell("pirate_new", tile=m.pirate.tile, size=NEW)
    elif m.pirate.size < FULL:
        m.pirate.size += 1
        m.tell("pirate_grow", size=m.pirate.size)


def ships_beside(m: State, tile: int) -> list[Ship]:
    return [ship for other in m.sea.beside(tile) for ship in m.fleet(other)]


def pirate_scores(m: State) -> dict[int, int]:
    assert m.pirate
    size = m.pirate.size

    def onward(tile: int) -> list[int]:
        return [] if m.fleet(tile) else [other for other in m.sea.beside(tile) if other not in m.sea.land]

    near = sorted(spread([m.pirate.tile], onward, 2))
    return {tile: pirate_score(m, tile) for tile in near if len(m.fleet(tile)) < size}


def pirate_score(m: State, tile: int) -> int:
    score = 0
    fleet = m.fleet(tile)
    if fleet:
        score += 12 + 3 * len(fleet) + 2 * sum(ship.cargo.size for ship in fleet if ship.cargo)
    if tile in m.sea.grounds:
        score += m.sea.pips(tile) + sum(it.level for _, it in m.settlements_at(tile))
    return score + (4 if any(m.stock(ship.seat) for ship in ships_beside(m, tile)) else 0)


def sail_pirate(m: State) -> None:
    """It moves, sinks who is weaker, and robs who is beside it."""
    pirate = m.pirate
    if not pirate:
        return
    to = best(m, pirate_scores(m))
    fleet = m.fleet(to)
    victim = {"victim": fleet[0].seat} if fleet else {}
    m.tell("pirate_move", from_=pirate.tile, to=to, sunk=len(fleet), **victim)
    pirate.tile = to
    pirate.size -= len(fleet)
    for ship in fleet:
        del m.ships[ship.id]
    beside = {ship.seat for ship in ships_beside(m, to) if m.stock(ship.seat)}
    if beside:
        richest = min(beside, key=lambda seat: (-m.stock(seat), m.order.index(seat)))
        stores = m.seats[richest].stores
        card = m.draw_card(stores)
        stores[card] -= 1
        pirate.hoard[card] += 1
        m.tell("pirate_rob", victim=richest, cards={card: 1})
