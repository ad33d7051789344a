"""The opening: coin or dice, corners, the deal, and who chooses what before play begins."""

from hexmoot.accel import rule, tell
from hexmoot.games.hexflow.board import (
    FIRST_TRI_HOME,
    HOME_OF,
    MOST_SEATS,
    SEATS_OF,
    SHAPE_OF,
    TEAM,
    TRI2,
    TRI3,
)
from hexmoot.games.hexflow.rules.ground import survey
from hexmoot.games.hexflow.rules.hands import draw
from hexmoot.games.hexflow.rules.state import (
    BAD_ACTION,
    CHOOSE_CORNER,
    CHOOSE_ORDER,
    COIN,
    CORNER_TAKEN,
    CORNERED,
    DEALT,
    GAME_OVER,
    HAND,
    NOBODY,
    NOT_YOUR_TURN,
    NOWHERE,
    OK,
    ORDERED,
    OVER,
    PLAY,
    RANDOM,
    RANKED,
    ROLL,
    SEAT_ORDER,
    TURN,
    TYPES,
    WINNER_CHOOSES,
    Flow,
    party_of,
)
from hexmoot.games.hexflow.tiles import ARROW, POOL, SET
from hexmoot.luck import below

# --- the start ------------------------------------------------------------------------------------------


@rule
def begin(s: Flow) -> None:
    """Step 0: coin or dice, corners that are drawn, the deal. Mode, options and sets are there already."""
    s.to_move = NOBODY
    s.coin = NOBODY
    for i in range(MOST_SEATS):
        s.order[i] = NOBODY
        s.rank[i] = NOBODY
        s.home[i] = NOBODY
    survey(s)
    if s.mode == TRI3:
        begin_tri3(s)
    else:
        begin_by_coin(s)
    if s.phase == PLAY:
        line_up(s)
    for seat in range(s.seats):
        for _ in range(HAND):
            draw(s, seat, 0)
        tell(s, DEALT, seat, HAND, 0, 0)
    if s.phase == PLAY:
        open_play(s)


@rule
def set_up(s: Flow, extra_arrow: int) -> None:
    """Sizes, sets and pools of a mode."""
    s.grid = SHAPE_OF[s.mode]
    s.seats = SEATS_OF[s.mode]
    s.parties = 2 if s.mode == TEAM else s.seats
    for seat in range(s.seats):
        for kind in range(TYPES):
            s.unseen[seat][kind] = SET[s.mode][kind]
        if extra_arrow == 0:
            s.unseen[seat][ARROW] -= 1
    if s.mode == TEAM:
        for team in range(2):
            for kind in range(TYPES):
                s.pool[team][kind] = POOL[kind]


@rule
def begin_by_coin(s: Flow) -> None:
    """Two players or two teams: the coin's winner chooses, unless the choice is made already (HF-52)."""
    first = 0
    if s.first_choice != SEAT_ORDER:
        first = below(s, 2)
        s.coin = first
        tell(s, COIN, first, 0, 0, 0)
    if s.first_choice == WINNER_CHOOSES:
        s.phase = CHOOSE_CORNER if s.mode == TRI2 else CHOOSE_ORDER
        s.to_move = first
        return
    if s.mode == TRI2:
        settle(s, first, 2)
        settle(s, 1 - first, 0)
    else:
        first_is(s, first)
    s.phase = PLAY


@rule
def first_is(s: Flow, party: int) -> None:
    """This party begins, with its lower seat."""
    for i in range(s.seats):
        s.order[i] = (party + i) % s.seats
    for p in range(2):
        s.home[p] = HOME_OF[s.mode][p]


@rule
def begin_tri3(s: Flow) -> None:
    """Three players: dice for the order in which corners are chosen (HF-54, HF-85)."""
    if s.first_choice == SEAT_ORDER:
        for seat in range(3):
            s.rank[seat] = seat
            settle(s, seat, seat)
        s.phase = PLAY
        return
    roll_for_places(s)
    s.phase = CHOOSE_CORNER
    if s.first_choice == RANDOM:
        for i in range(3):
            settle(s, s.rank[i], free_corner(s, below(s, 3 - i)))
        s.phase = PLAY
    else:
        s.to_move = s.rank[0]


@rule
def roll_for_places(s: Flow) -> None:
    """Higher rolls rank first; those who tie roll again for the places that they share."""
    for seat in range(3):
        s.low[seat] = 0
        s.high[seat] = 2
    turn = 0
    while roll_again(s, turn):
        for seat in range(3):
            s.rank[seat] = s.low[seat]  # those who share their first possible place are in one block
        for seat in range(3):
            if s.rolled[seat] > 0:
                above = alike = 0
                for other in range(3):
                    if s.rolled[other] > 0 and s.rank[other] == s.rank[seat]:
                        above += 1 if s.rolled[other] > s.rolled[seat] else 0
                        alike += 1 if s.rolled[other] == s.rolled[seat] else 0
                s.low[seat] = s.rank[seat] + above
                s.high[seat] = s.low[seat] + alike - 1
        turn += 1
    for seat in range(3):
        s.rank[s.low[seat]] = seat
    tell(s, RANKED, 0, 0, 0, 0)


@rule
def roll_again(s: Flow, turn: int) -> bool:
    """A roll for everybody whose place is not settled; False if there is nobody."""
    rolling = False
    for seat in range(3):
        s.rolled[seat] = 0
        if s.low[seat] < s.high[seat]:
            rolling = True
            s.rolled[seat] = below(s, 6) + 1
            tell(s, ROLL, turn, seat, s.rolled[seat], 0)
    return rolling


# --- choices --------------------------------------------------------------------------------------------


@rule
def may_choose_order(s: Flow, seat: int, which: int) -> int:
    """0, or why a seat cannot say who is first; `which` is 0 for itself, 1 for the others, else no choice at all."""
    if s.phase == OVER:
        return GAME_OVER
    if s.phase != CHOOSE_ORDER or which < 0 or which > 1:
        return BAD_ACTION
    return OK if party_of(s, seat) == s.coin else NOT_YOUR_TURN


@rule
def choose_order(s: Flow, seat: int, which: int) -> int:
    """The coin's winner says who is first; either partner may."""
    code = may_choose_order(s, seat, which)
    if code == OK:
        first_is(s, s.coin ^ which)
        line_up(s)
        open_play(s)
    return code


@rule
def may_choose_corner(s: Flow, seat: int, corner: int) -> int:
    """0, or why a seat cannot have this corner of the triangle."""
    if s.phase == OVER:
        return GAME_OVER
    if s.phase != CHOOSE_CORNER or corner < 0 or corner > 2 or (s.mode == TRI2 and corner == 1):
        return BAD_ACTION
    if seat != s.to_move:
        return NOT_YOUR_TURN
    return CORNER_TAKEN if is_taken(s, corner) else OK


@rule
def choose_corner(s: Flow, seat: int, corner: int) -> int:
    """Take a corner; the next in rank chooses, or play begins."""
    code = may_choose_corner(s, seat, corner)
    if code != OK:
        return code
    settle(s, seat, corner)
    if s.mode == TRI2:
        settle(s, 1 - seat, 2 - corner)
        line_up(s)
        open_play(s)
    else:
        next_choice(s)
    return OK


@rule
def next_choice(s: Flow) -> None:
    """The next in rank without a corner chooses; a single one that is left is assigned (HF-83)."""
    for i in range(3):
        seat = s.rank[i]
        if s.out[seat] == 0 and s.home[seat] < 0:
            if free_corner(s, 1) >= 0:
                s.to_move = seat
                return
            settle(s, seat, free_corner(s, 0))
    line_up(s)
    open_play(s)


@rule
def settle(s: Flow, seat: int, corner: int) -> None:
    """A seat begins in a corner of the triangle."""
    s.home[seat] = FIRST_TRI_HOME + corner
    tell(s, CORNERED, seat, corner, 0, 0)


@rule
def is_taken(s: Flow, corner: int) -> bool:
    """Whether a seat, out or not, has this corner."""
    for seat in range(s.seats):
        if s.home[seat] == FIRST_TRI_HOME + corner:
            return True
    return False


@rule
def free_corner(s: Flow, n: int) -> int:
    """The n-th corner that nobody has, counted from 0; -1 if there is none."""
    for corner in range(3):
        if not is_taken(s, corner) and not (s.mode == TRI2 and corner == 1):
            if n == 0:
                return corner
            n -= 1
    return NOWHERE


@rule
def line_up(s: Flow) -> None:
    """Who has chosen last settles the order; of those in play the first moves first (HF-53, HF-55)."""
    if s.mode == TRI3 and s.balanced == 0:
        line_up_by_rank(s)
    elif s.mode == TRI3 or s.mode == TRI2:
        line_up_by_corner(s)
    s.to_move = s.order[0]
    tell(s, ORDERED, 0, 0, 0, 0)


@rule
def line_up_by_rank(s: Flow) -> None:
    """As the dice have it."""
    count = 0
    for i in range(s.seats):
        if s.out[s.rank[i]] == 0:
            s.order[count] = s.rank[i]
            count += 1


@rule
def line_up_by_corner(s: Flow) -> None:
    """By corner: III, I, II."""
    count = 0
    for i in range(3):
        for seat in range(s.seats):
            if s.home[seat] == FIRST_TRI_HOME + (i + 2) % 3 and s.out[seat] == 0:
                s.order[count] = seat
                count += 1


@rule
def open_play(s: Flow) -> None:
    """The first mover's turn begins."""
    s.phase = PLAY
    tell(s, TURN, s.to_move, s.ply, 0, 0)
