"""Questions that worked positions ask of the rules: name, arguments, answer."""

from collections.abc import Callable
from typing import Any

from hexmoot.games.hexfall.acting import PIECES
from hexmoot.games.hexfall.maps.chart import RESOURCES
from hexmoot.games.hexfall.maps.source import Source
from hexmoot.games.hexfall.rules import (
    armies,
    bandits,
    battle,
    building,
    claims,
    draft,
    ground,
    harvest,
    holdings,
    pirate,
    trade,
)
from hexmoot.games.hexfall.rules.state import ROAD_PIECE, SHIP_PIECE, Work, settles
from hexmoot.games.hexfall.state import State
from hexmoot.luck import Stream


def answer(state: State, name: str, *arguments: Any) -> Any:
    """What the rules say."""
    return QUESTIONS[name](state, *arguments)


# --- randomness -----------------------------------------------------------------------------------------


def map_shuffle(state: State, seed: str, label: str, items: list[Any]) -> list[Any]:
    Source(seed, label).shuffle(items := list(items))
    return items


def map_u32(state: State, seed: str, label: str, count: int) -> list[int]:
    source = Source(seed, label)
    return [source.u32() for _ in range(count)]


def luck_shuffle(state: State, luck: str, items: list[Any]) -> list[Any]:
    Stream(bytes.fromhex(luck)).shuffle(items := list(items))
    return items


def luck_u32(state: State, luck: str, count: int) -> list[int]:
    stream = Stream(bytes.fromhex(luck))
    return [stream.u32() for _ in range(count)]


def throw(state: State, luck: str) -> list[int]:
    stream = Stream(bytes.fromhex(luck))
    return [stream.below(6) + 1 for _ in range(2)]


# --- places ---------------------------------------------------------------------------------------------


def tile(state: State, name: str) -> int:
    return state.sea.tile_names.index(name)


def corner(state: State, name: str) -> int:
    return state.sea.corner_names.index(name)


def number_of(state: State, name: str) -> int:
    names = (state.sea.tile_names, state.sea.corner_names, state.sea.edge_names)
    return next(each.index(name) for each in names if name in each)


def neighbours(state: State, name: str) -> list[str]:
    tiles = state.sea.near[tile(state, name)]
    return [state.sea.tile_names[at] for at in tiles if at < state.sea.tiles]


def corners(state: State, name: str) -> list[str]:
    return [state.sea.corner_names[at] for at in state.sea.corners_of[tile(state, name)]]


def edges(state: State, name: str) -> list[str]:
    return [state.sea.edge_names[at] for at in state.sea.edges_of[tile(state, name)]]


def tiles(state: State, name: str) -> list[str]:
    touching = state.sea.touching[corner(state, name)]
    return [state.sea.tile_names[at] for at in touching if at < state.sea.tiles]


def distance(state: State, a: str, b: str) -> int:
    return state.sea.distance(tile(state, a), tile(state, b))


# --- sites ----------------------------------------------------------------------------------------------


def stores(state: State, name: str) -> dict[str, int]:
    pile = [0] * len(RESOURCES)
    draft.add_stores(state.record, corner(state, name), pile)
    return {r: count for r, count in zip(RESOURCES, pile, strict=True) if count}


def draft_corners(state: State) -> list[str]:
    w = Work()
    count = claims.list_draft_corners(state.record, w, claims.draft_seat(state.record))
    return sorted(state.sea.corner_names[w.sites[k]] for k in range(count))


def draft_roads(state: State) -> list[str]:
    w = Work()
    count = claims.list_draft_roads(state.record, w, claims.draft_seat(state.record))
    return sorted(state.sea.edge_names[w.sites[k]] for k in range(count))


def names_for(state: State, what: int) -> list[str]:
    """The names of the places on which something is built."""
    if what == ROAD_PIECE:
        return state.sea.edge_names
    return state.sea.tile_names if what == SHIP_PIECE else state.sea.corner_names


def sites(state: State, seat: int, what: str) -> list[str]:
    w, piece = Work(), PIECES.index(what)
    count = building.list_sites(state.record, w, seat, piece)
    return sorted(names_for(state, piece)[w.sites[k]] for k in range(count))


def site(state: State, seat: int, what: str, name: str) -> bool:
    piece = PIECES.index(what)
    return bool(building.is_site(state.record, Work(), seat, piece, names_for(state, piece).index(name)))


# --- state ----------------------------------------------------------------------------------------------


def linked(state: State, seat: int) -> list[str]:
    """The settlements linked to the capital."""
    s, w = state.record, Work()
    ground.reach(s, w, seat)
    names = state.sea.corner_names
    return sorted(names[at] for at in range(state.sea.corners) if w.mark[at] and settles(s, seat, at))


def rates(state: State, seat: int) -> dict[str, int]:
    return {name: int(trade.rate(state.record, seat, r)) for r, name in enumerate(RESOURCES)}


def threat(state: State, seat: int, name: str) -> int:
    return int(armies.threat(state.record, seat, corner(state, name)))


def factor(state: State, seat: int, resource: str) -> int:
    return int(harvest.factor(state.record, seat, RESOURCES.index(resource)))


def supply(state: State) -> int:
    return int(holdings.supply(state.record))


def band_scores(state: State, band: int) -> dict[str, int]:
    s, w = state.record, Work()
    i = bandits.band_slot(s, band)
    tiles = [w.sites[k] for k in range(bandits.list_moves(s, w, i))]
    return {state.sea.tile_names[at]: int(bandits.band_score(s, i, at)) for at in tiles}


def pirate_scores(state: State) -> dict[str, int]:
    s, w = state.record, Work()
    tiles = [w.sites[k] for k in range(pirate.list_courses(s, w))]
    return {state.sea.tile_names[at]: int(pirate.pirate_score(s, at)) for at in tiles}


def fight(state: State, attackers: int, defenders: int, walled: bool) -> list[Any]:
    """What is left of both, and whether a blow falls."""
    force = battle.strength(attackers, int(walled))
    lost = min(force, defenders)
    return [attackers - lost, defenders - lost, force > defenders]


QUESTIONS: dict[str, Callable[..., Any]] = {
    "map_u32": map_u32,
    "map_shuffle": map_shuffle,
    "luck_u32": luck_u32,
    "luck_shuffle": luck_shuffle,
    "throw": throw,
    "id": number_of,
    "neighbours": neighbours,
    "corners": corners,
    "edges": edges,
    "tiles": tiles,
    "distance": distance,
    "stores": stores,
    "draft_corners": draft_corners,
    "draft_roads": draft_roads,
    "sites": sites,
    "site": site,
    "linked": linked,
    "rates": rates,
    "threat": threat,
    "factor": factor,
    "supply": supply,
    "band_scores": band_scores,
    "pirate_scores": pirate_scores,
    "battle": fight,
}
