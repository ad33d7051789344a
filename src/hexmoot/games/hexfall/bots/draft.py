"""Where a bot puts its first cities, towns and roads."""

from hexmoot.accel import rule
from hexmoot.games.hexfall.board import AROUND, CORNERS_IN, ENDS, WAYS
from hexmoot.games.hexfall.bots.mind import Mind, settle
from hexmoot.games.hexfall.bots.valuation import site, site_value
from hexmoot.games.hexfall.rules import acts
from hexmoot.games.hexfall.rules.claims import draft_level, is_spaced, list_draft_corners, list_draft_roads
from hexmoot.games.hexfall.rules.ground import is_empty, rival_settles, road_free
from hexmoot.games.hexfall.rules.state import CITY, LAND_WAY, NOWHERE, Work, World

SECOND_CITY = 0.6  # what the place for a second city adds to that of the first
ONE_STEP_ON = 0.7


@rule
def draft(s: World, w: Work, m: Mind, seat: int) -> bool:
    """The step's structure first, then its road."""
    if s.step_corner == NOWHERE:
        return draft_corner(s, w, m, seat)
    return draft_road(s, w, m, seat)


@rule
def draft_corner(s: World, w: Work, m: Mind, seat: int) -> bool:
    """Where the dice pay best; the capital also by what lies beside it."""
    capital = draft_level(s) == CITY and s.capital[seat] == NOWHERE
    best, top = NOWHERE, -1.0
    for k in range(list_draft_corners(s, w, seat)):
        corner = w.sites[k]
        value = site(s, m, corner)
        if capital and s.start_cities > 1:
            value += SECOND_CITY * second_city(s, m, seat, corner)
        if value > top:
            best, top = corner, value
    return settle(m, acts.PLACE, best, 0, 0)


@rule
def second_city(s: World, m: Mind, seat: int, capital: int) -> float:
    """The best corner beside a capital on which a city could stand."""
    top = 0.0
    for i in range(3):
        corner = AROUND[s.grid][capital][i]
        if corner >= CORNERS_IN[s.grid] or s.way_kind[WAYS[s.grid][capital][i]] != LAND_WAY:
            continue
        if is_empty(s, seat, corner) and is_spaced(s, corner, capital):
            top = max(top, site_value(s, m, corner))
    return top


@rule
def draft_road(s: World, w: Work, m: Mind, seat: int) -> bool:
    """Towards the best free corner."""
    best, top = NOWHERE, -1.0
    for k in range(list_draft_roads(s, w, seat)):
        value = prospect(s, m, seat, w.sites[k])
        if value > top:
            best, top = w.sites[k], value
    return settle(m, acts.ROAD, best, 0, 0)


@rule
def prospect(s: World, m: Mind, seat: int, edge: int) -> float:
    """The best free corner at a road, or, for somewhat less, one step on."""
    top = 0.0
    for end in range(2):
        corner = ENDS[s.grid][edge][end]
        if is_empty(s, seat, corner):
            top = max(top, site(s, m, corner))
        if rival_settles(s, seat, corner):
            continue
        for i in range(3):
            way, other = WAYS[s.grid][corner][i], AROUND[s.grid][corner][i]
            if way != edge and road_free(s, seat, way) and is_empty(s, seat, other):
                top = max(top, ONE_STEP_ON * site(s, m, other))
    return top
