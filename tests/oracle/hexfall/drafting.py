"""The draft: whose step it is, where its pieces may go, and the stores at its end."""

from collections.abc import Iterator
from typing import Any

from .ends import settle_points
from .network import empty, road_free, roads_at
from .state import RESOURCES, Stack, State, Structure, listed
from .throwing import draw

GO = None
Steps = Iterator[str | None]


def draft_order(m: State) -> list[tuple[int, str]]:
    kinds = ["city"] * m.o["start_cities"] + ["town"] * m.o["start_towns"]
    there, back = m.order, m.order[::-1]
    return [(seat, kind) for at, kind in enumerate(kinds) for seat in (back if at % 2 else there)]


def step_of(m: State) -> tuple[int, str]:
    return draft_order(m)[m.step]


def network(m: State, seat: int) -> set[int]:
    """Corners with own settlements, and ends of own roads without a rival's."""
    ends = {corner for edge, owner in m.roads.items() if owner == seat for corner in m.sea.ends[edge]}
    return set(m.own(seat)) | {corner for corner in ends if not m.is_rivals(seat, corner)}


def free_roads(m: State, seat: int, corners: set[int]) -> set[int]:
    """Edges from any of these corners that could carry a road."""
    return {edge for corner in corners for edge in m.sea.edges_at[corner] if road_free(m, seat, edge)}


def roads_for(m: State, seat: int, corner: int) -> set[int]:
    """Roads that may follow a settlement there."""
    if roads_at(m, seat, corner):
        return free_roads(m, seat, network(m, seat) | {corner})
    return free_roads(m, seat, {corner})


def alone(m: State, corner: int, but: int | None = None) -> bool:
    """No structure on any neighbour corner."""
    return not {other for other in m.sea.next_to(corner) if other in m.structures} - {but}


def given_road(m: State, seat: int, corner: int) -> int | None:
    """The edge from the capital to a second city beside it."""
    capital = m.seats[seat].capital
    if len(m.own(seat)) != 1 or capital is None:
        return None
    return next((edge for edge in m.sea.edges_at[corner] if capital in m.sea.ends[edge]), None)


def beside_capital(m: State, seat: int) -> list[int]:
    """Corners for a second city that touches the first."""
    capital = m.seats[seat].capital
    found = []
    for edge in m.sea.edges_at[capital] if capital is not None else []:
        assert capital is not None
        corner = m.sea.other_end(edge, capital)
        fits = edge in m.sea.land_edges and empty(m, seat, corner) and alone(m, corner, capital)
        if fits and (road_free(m, seat, edge) or (m.roads.get(edge) == seat and roads_for(m, seat, corner))):
            found.append(corner)
    return sorted(found)


def draft_corners(m: State) -> list[int]:
    """Where the step's settlement may go now."""
    seat, kind = step_of(m)
    if m.laid["corner"] is not None:
        return []
    free = [corner for corner in m.sea.corners if empty(m, seat, corner)]
    if kind == "town":
        if m.laid["edge"] is not None:
            return [corner for corner in free if roads_at(m, seat, corner)]
    else:
        if len(m.own(seat)) == 1 and (near := beside_capital(m, seat)):
            return near
        free = [corner for corner in free if alone(m, corner)]
    return [corner for corner in free if roads_for(m, seat, corner)] or free


def draft_roads(m: State) -> list[int]:
    """Where its road may go now."""
    seat, kind = step_of(m)
    corner = m.laid["corner"]
    if m.laid["edge"] is not None:
        return []
    if corner is not None:
        return sorted(roads_for(m, seat, corner))
    return sorted(e for e in free_roads(m, seat, network(m, seat)) if opens(m, seat, e)) if kind == "town" else []


def opens(m: State, seat: int, edge: int) -> bool:
    """Whether a town could stand on the seat's roads after this one."""
    own = {end for other, owner in m.roads.items() if owner == seat for end in m.sea.ends[other]}
    return any(empty(m, seat, corner) for corner in own | set(m.sea.ends[edge]))


# --- pieces laid ------------------------------------------------------------------------------------------------


def draft_place(m: State, seat: int, a: dict[str, Any]) -> Steps:
    if a["corner"] not in draft_corners(m):
        yield "illegal_site"
    yield GO
    settle(m, seat, a["corner"])
    end_if_done(m)


def draft_road(m: State, seat: int, a: dict[str, Any]) -> Steps:
    if a["edge"] not in draft_roads(m):
        yield "illegal_site"
    yield GO
    pave(m, seat, a["edge"])
    end_if_done(m)


def settle(m: State, seat: int, corner: int) -> None:
    kind = step_of(m)[1]
    joining = given_road(m, seat, corner) if kind == "city" else None
    m.structures[corner] = Structure(seat, 2 if kind == "city" else 1)
    m.seats[seat].islands.add(m.sea.island_of(corner))
    m.laid["corner"] = corner
    m.tell("draft", seat=seat, what=kind, corner=corner)
    if m.seats[seat].capital is None:
        m.seats[seat].capital = corner
        if kind == "city":
            m.stacks[corner] = Stack(seat, 1)
    if joining is not None and road_free(m, seat, joining):
        pave(m, seat, joining)


def pave(m: State, seat: int, edge: int) -> None:
    m.roads[edge] = seat
    m.laid["edge"] = edge
    m.tell("draft", seat=seat, what="road", edge=edge)


def end_if_done(m: State) -> None:
    """The step ends with its last piece, or where no road can be laid."""
    if m.laid["corner"] is None or (m.laid["edge"] is None and draft_roads(m)):
        return
    m.laid = {"corner": None, "edge": None}
    m.step += 1


def hurry(m: State) -> None:
    """The clock completes a step."""
    seat, _ = step_of(m)
    step = m.step
    if m.laid["corner"] is None:
        settle(m, seat, min(draft_corners(m), key=lambda corner: (-m.sea.corner_pips(corner), corner)))
        end_if_done(m)
    if m.step == step:
        pave(m, seat, draft_roads(m)[0])
        end_if_done(m)


def provide(m: State) -> None:
    """Stores and cards to begin with."""
    for seat in m.order:
        stores = m.seats[seat].stores
        for corner in m.own(seat):
            if m.structures[corner].level == 2:
                stores.update(starting(m, corner))
        stores.update(RESOURCES[:2])
        m.tell("stores", seat=seat, cards=listed(stores))
    m.tested = True
    for seat in m.order:
        for _ in range(2):
            if not m.over:
                draw(m, seat, "start")
    settle_points(m)


def starting(m: State, corner: int) -> list[str]:
    """Cards of a starting city: one for each numbered land tile."""
    tiles = [tile for tile in m.sea.tiles_at[corner] if tile in m.sea.land and m.sea.number[tile]]
    return [resource for tile in tiles if (resource := m.sea.yields[tile])]
