"""Ways out of the game, and its three ways to end."""

from hexmoot.accel import rule, tell
from hexmoot.games.hexfall.board import CORNERS_IN, EDGES_IN
from hexmoot.games.hexfall.rules.ships import remove_ship
from hexmoot.games.hexfall.rules.state import (
    CARDS,
    LAST,
    LIMIT,
    MOST_SEATS,
    NOWHERE,
    OVER,
    POINTS,
    RESOURCES,
    World,
    is_settlement,
    living,
    points,
    settles,
)
from hexmoot.games.hexfall.rules.story import CROWNED, ELIMINATED, WON

# --- victory --------------------------------------------------------------------------------------------


@rule
def judge(s: World) -> bool:
    """After every change: whether somebody has won, by points or as the last banner (R89)."""
    if s.phase == OVER:
        return True
    alone = living(s) == 1
    for seat in range(s.seats):
        if s.alive[seat] == 1 and (alone or points(s, seat) >= s.target):
            win(s, 1 << seat, LAST if alone else POINTS)
            return True
    return False


@rule
def win(s: World, winners: int, way: int) -> None:
    """The game is over."""
    s.phase = OVER
    s.winners = winners
    s.way = way
    tell(s, WON, winners, way, 0, 0)


@rule
def win_by_limit(s: World) -> None:
    """All rounds are played: the best of the living win, jointly if equal (R91, R100)."""
    winners = 0
    for seat in range(s.seats):
        best = s.alive[seat] == 1
        for other in range(s.seats):
            if s.alive[other] == 1 and compare(s, other, seat) > 0:
                best = False
        if best:
            winners |= 1 << seat
    win(s, winners, LIMIT)


@rule
def compare(s: World, a: int, b: int) -> int:
    """Above 0 if seat a stands higher than b, below 0 if lower: points, settlements, armies on board and aboard."""
    difference = points(s, a) - points(s, b)
    if difference == 0:
        difference = s.settlements[a] - s.settlements[b]
    if difference == 0:
        difference = armies(s, a) - armies(s, b)
    return int(difference)


@rule
def armies(s: World, seat: int) -> int:
    """How many armies a seat has on corners and aboard."""
    count = 0
    for corner in range(CORNERS_IN[s.grid]):
        if s.army[corner] == seat + 1:
            count += s.force[corner]
    for i in range(s.ships):
        if s.ship_owner[i] == seat:
            count += s.cargo[i]
    return count


# --- settlements lost -----------------------------------------------------------------------------------


@rule
def set_level(s: World, seat: int, corner: int, level: int) -> None:
    """A settlement gets another level, a new one its first, a razed one none; sums follow."""
    if is_settlement(s, corner):
        s.levels[seat] -= s.level[corner]
        s.settlements[seat] -= 1
    s.level[corner] = level
    s.owner[corner] = seat + 1 if level > 0 else 0
    if is_settlement(s, corner):
        s.levels[seat] += level
        s.settlements[seat] += 1


@rule
def crown_heir(s: World, seat: int) -> None:
    """The strongest settlement becomes the capital (R60)."""
    heir = NOWHERE
    for corner in range(CORNERS_IN[s.grid]):
        if settles(s, seat, corner) and (heir == NOWHERE or is_stronger(s, corner, heir)):
            heir = corner
    s.capital[seat] = heir
    if heir != NOWHERE:
        tell(s, CROWNED, seat, heir, 0, 0)


@rule
def is_stronger(s: World, a: int, b: int) -> bool:
    """Level, then garrison, then wall."""
    if s.level[a] != s.level[b]:
        return bool(s.level[a] > s.level[b])
    if s.force[a] != s.force[b]:
        return bool(s.force[a] > s.force[b])
    return bool(s.wall[a] > s.wall[b])


# --- out of the game ------------------------------------------------------------------------------------


@rule
def eliminate(s: World, seat: int) -> None:
    """A seat is out: all it had is swept away, only islands settled are remembered (R61, R106)."""
    for corner in range(CORNERS_IN[s.grid]):
        if s.owner[corner] == seat + 1:
            set_level(s, seat, corner, 0)
            s.wall[corner] = 0
        if s.army[corner] == seat + 1:
            disband(s, corner)
    for edge in range(EDGES_IN[s.grid]):
        if s.road[edge] == seat + 1:
            s.road[edge] = 0
    i = 0
    while i < s.ships:
        if s.ship_owner[i] == seat:
            remove_ship(s, i)
        else:
            i += 1
    for r in range(RESOURCES):
        s.stores[seat][r] = 0
        s.paid[seat][r] = 0
        s.bountiful[seat][r] = 0
    for card in range(CARDS):
        s.cards[seat][card] = 0
    for piece in range(MOST_SEATS):
        s.free[seat][piece] = 0
    s.gold[seat] = 0
    s.ready[seat] = 0
    s.spent[seat] = 0
    s.hand_struck[seat] = 0
    s.dry[seat] = 0
    s.market[seat] = 0
    s.owed[seat] = 0
    s.leaving[seat] = 0
    s.capital[seat] = NOWHERE
    s.alive[seat] = 0
    s.fallen += 1
    s.fell[seat] = s.fallen
    tell(s, ELIMINATED, seat, 0, 0, 0)


@rule
def disband(s: World, corner: int) -> None:
    """No stack stands there any more."""
    s.army[corner] = 0
    s.force[corner] = 0
    s.marched[corner] = 0
    s.struck[corner] = 0
