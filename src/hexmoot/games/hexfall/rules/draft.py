"""The draft: cities, then towns, each with its road, in the turn order and back; then stores and first cards."""

from hexmoot.accel import rule, tell
from hexmoot.games.hexfall.board import CORNERS_IN, TOUCHING
from hexmoot.games.hexfall.rules.bandits import PIPS
from hexmoot.games.hexfall.rules.claims import (
    draft_level,
    list_draft_corners,
    list_draft_roads,
    may_be_second,
    way_between,
)
from hexmoot.games.hexfall.rules.ending import judge, set_level
from hexmoot.games.hexfall.rules.ground import (
    is_land,
)
from hexmoot.games.hexfall.rules.holdings import draw_card
from hexmoot.games.hexfall.rules.state import (
    BRICK,
    CITY,
    NOWHERE,
    RESOURCES,
    TIMBER,
    Work,
    World,
    settles,
)
from hexmoot.games.hexfall.rules.story import DRAFTED, START, STORED, tell_pile

FIRST_CARDS = 2

# --- placing --------------------------------------------------------------------------------------------


@rule
def draft_place(s: World, w: Work, seat: int, corner: int) -> None:
    """The step's structure; the first city is the capital, the second one may bring its road along (R16)."""
    lap, capital = s.step // s.seats, s.capital[seat]
    beside = lap == 1 and draft_level(s) == CITY and may_be_second(s, seat, corner)
    set_level(s, seat, corner, draft_level(s))
    s.islands[seat] |= 1 << s.shore[corner]
    s.step_corner = corner
    tell(s, DRAFTED, seat, draft_level(s), corner, 0)
    if capital == NOWHERE:
        s.capital[seat] = corner
    if lap == 0:
        s.army[corner] = seat + 1
        s.force[corner] = 1
    if beside and s.road[way_between(s, capital, corner)] == 0:
        draft_road(s, w, seat, way_between(s, capital, corner))
    elif s.step_edge != NOWHERE or list_draft_roads(s, w, seat) == 0:
        s.step += 1
        clear_step(s)


@rule
def draft_road(s: World, w: Work, seat: int, edge: int) -> None:
    """The step's road."""
    s.road[edge] = seat + 1
    s.step_edge = edge
    tell(s, DRAFTED, seat, 0, edge, 0)
    if s.step_corner != NOWHERE:
        s.step += 1
        clear_step(s)


@rule
def clear_step(s: World) -> None:
    """Nothing is laid in the new step."""
    s.step_corner = NOWHERE
    s.step_edge = NOWHERE


@rule
def complete_step(s: World, w: Work, seat: int) -> None:
    """What the clock does: the missing structure where land pays most, the missing road where it can lie first."""
    step = s.step
    if s.step_corner == NOWHERE:
        best, most = NOWHERE, -1
        for k in range(list_draft_corners(s, w, seat)):
            pips = corner_pips(s, w.sites[k])
            if pips > most:
                best, most = w.sites[k], pips
        draft_place(s, w, seat, best)
    if s.step == step:
        list_draft_roads(s, w, seat)
        draft_road(s, w, seat, w.sites[0])


@rule
def corner_pips(s: World, corner: int) -> int:
    """How often the dice pay at a corner, in 36 throws."""
    pips = 0
    for i in range(3):
        at = TOUCHING[s.grid][corner][i]
        if is_land(s, at):
            pips += PIPS[s.number[at]]
    return int(pips)


# --- stores and cards -----------------------------------------------------------------------------------


@rule
def add_stores(s: World, corner: int, pile: list[int]) -> None:
    """What a starting city brings: a card for each numbered land tile that it touches (R19)."""
    for i in range(3):
        at = TOUCHING[s.grid][corner][i]
        if is_land(s, at) and s.number[at] != 0:
            pile[s.terrain[at] - 1] += 1


@rule
def hand_out(s: World) -> None:
    """Stores for the cities, a gift, and two cards each: they may win the game (R21)."""
    for i in range(s.seats):
        seat = s.order[i]
        for r in range(RESOURCES):
            s.bill[r] = 0
        s.bill[TIMBER] = 1
        s.bill[BRICK] = 1
        for corner in range(CORNERS_IN[s.grid]):
            if settles(s, seat, corner) and s.level[corner] == CITY:
                add_stores(s, corner, s.bill)
        tell(s, STORED, seat, 0, 0, 0)
        tell_pile(s, seat, s.bill, RESOURCES)
        for r in range(RESOURCES):
            s.stores[seat][r] += s.bill[r]
    for i in range(s.seats):
        for _ in range(FIRST_CARDS):
            draw_card(s, s.order[i], START)
            if judge(s):
                return
