"""Roads, links, and where something may be built."""

from .sea import spread
from .state import State


def links(m: State, seat: int) -> set[int]:
    """Open-water edges at own harbors with land at the far end."""
    at_harbors = {edge for corner in m.harbors(seat) for edge in m.sea.edges_at[corner]}
    return {e for e in at_harbors & m.sea.open_edges if set(m.sea.ends[e]) <= m.sea.land_corners}


def ways(m: State, seat: int) -> set[int]:
    """Own roads and links."""
    return {edge for edge, owner in m.roads.items() if owner == seat} | links(m, seat)


def roads_at(m: State, seat: int, corner: int) -> list[int]:
    return [edge for edge in m.sea.edges_at[corner] if m.roads.get(edge) == seat]


def road_free(m: State, seat: int, edge: int) -> bool:
    """A land edge without a road, and no rival's road ends where it does."""
    around = [m.roads.get(other, seat) for end in m.sea.ends[edge] for other in m.sea.edges_at[end]]
    return edge in m.sea.land_edges and edge not in m.roads and set(around) == {seat}


def empty(m: State, seat: int, corner: int) -> bool:
    """Land without structure and without a rival's stack."""
    return corner in m.sea.land_corners and corner not in m.structures and not m.strangers(seat, corner)


def linked(m: State, seat: int) -> set[int]:
    """Own settlements and harbors that the capital reaches; a rival settlement may be reached, not passed."""
    capital = m.seats[seat].capital
    if capital is None:
        return set()
    own = ways(m, seat)

    def onward(corner: int) -> list[int]:
        if m.is_rivals(seat, corner):
            return []
        return [m.sea.other_end(edge, corner) for edge in m.sea.edges_at[corner] if edge in own]

    return {*m.own(seat), *m.harbors(seat)} & set(spread([capital], onward))


def step_to(m: State, seat: int, a: int, b: int) -> bool:
    """Whether a land edge or an own link joins two corners."""
    return any(b in m.sea.ends[edge] for edge in m.sea.edges_at[a] if edge in m.sea.land_edges | links(m, seat))


def near_land(m: State, corner: int) -> list[int]:
    """Corners one land edge away."""
    return [m.sea.other_end(edge, corner) for edge in m.sea.edges_at[corner] if edge in m.sea.land_edges]


def threat(m: State, seat: int, corner: int) -> int:
    """Rival armies within two land edges."""
    around = spread([corner], lambda here: near_land(m, here), 2)
    return sum(stack.size for at in around if (stack := m.strangers(seat, at)))


# --- sites: whether a place fits, whatever it costs -----------------------------------------------------------------


def road_site(m: State, seat: int, edge: int) -> bool:
    own = ways(m, seat)

    def joins(corner: int) -> bool:
        if m.is_own(seat, corner) or m.stack(seat, corner):
            return True
        return not m.is_rivals(seat, corner) and any(other in own for other in m.sea.edges_at[corner])

    return road_free(m, seat, edge) and any(joins(end) for end in m.sea.ends[edge])


def town_site(m: State, seat: int, corner: int) -> bool:
    return empty(m, seat, corner) and bool(ways(m, seat) & set(m.sea.edges_at[corner]))


def upgrade_site(m: State, seat: int, corner: int) -> bool:
    if not m.is_own(seat, corner) or corner not in linked(m, seat):
        return False
    level = m.structures[corner].level
    largest = any(m.structures[other].level == 4 for other in m.own(seat))
    return level < 3 or (level == 3 and "library" in m.seats[seat].hand and not largest)


def wall_site(m: State, seat: int, corner: int) -> bool:
    return m.is_own(seat, corner) and not m.structures[corner].walls


def harbor_site(m: State, seat: int, corner: int) -> bool:
    water = m.sea.open_edges & set(m.sea.edges_at[corner])
    return empty(m, seat, corner) and bool(water) and bool(roads_at(m, seat, corner))


def ship_site(m: State, seat: int, tile: int) -> bool:
    if tile in m.sea.land or any(ship.seat != seat for ship in m.fleet(tile)) or (m.pirate and m.pirate.tile == tile):
        return False
    return any(m.is_own(seat, corner) or roads_at(m, seat, corner) for corner in m.sea.around[tile])


SITES = {
    "road": road_site,
    "town": town_site,
    "upgrade": upgrade_site,
    "wall": wall_site,
    "harbor": harbor_site,
    "ship": ship_site,
}


def places(m: State, what: str) -> range:
    """Where such a piece could be at all."""
    return {"road": m.sea.edges, "ship": m.sea.tiles}.get(what, m.sea.corners)


def sites(m: State, seat: int, what: str) -> list[int]:
    return [place for place in places(m, what) if SITES[what](m, seat, place)]
