"""Trade: one open offer to all rivals at a time, and the bank."""

from hexmoot.accel import rule, tell
from hexmoot.games.hexfall.board import CORNERS_IN
from hexmoot.games.hexfall.maps.chart import ANY
from hexmoot.games.hexfall.rules.state import (
    ACCEPTED,
    ALREADY_ACTED,
    CANNOT_PAY,
    DECLINED,
    MAIN,
    NOT_HOLDING,
    NOT_YOUR_TURN,
    OFFER,
    OFFER_CLOSED,
    OFFER_LIMIT,
    OK,
    PENDING,
    RESOURCES,
    Work,
    World,
    settles,
)
from hexmoot.games.hexfall.rules.story import BANKED, OFFERED, REPLIED, TRADED, WITHDREW, tell_pile

DEAREST = 4

# --- offers (R34, R35) ------------------------------------------------------------------------------------


@rule
def holds(s: World, seat: int, pile: list[int]) -> bool:
    """Whether a seat has all these cards."""
    for r in range(RESOURCES):
        if s.stores[seat][r] < pile[r]:
            return False
    return True


@rule
def may_offer(s: World, w: Work, seat: int) -> int:
    """0, or why a seat cannot offer this."""
    if not holds(s, seat, w.give):
        return NOT_HOLDING
    return OK if s.offers_made < s.most_offers else OFFER_LIMIT


@rule
def offer(s: World, w: Work, seat: int) -> None:
    """Ask all rivals."""
    s.offers += 1
    s.offers_made += 1
    for r in range(RESOURCES):
        s.give[r] = w.give[r]
        s.want[r] = w.want[r]
    for rival in range(s.seats):
        s.reply[rival] = PENDING if rival != seat and s.alive[rival] == 1 else 0
    s.phase = OFFER
    tell(s, OFFERED, seat, s.offers, 0, 0)
    tell_offer(s)


@rule
def tell_offer(s: World) -> None:
    """Both sides of the offer, for the row told last."""
    tell_pile(s, 0, s.give, RESOURCES)
    tell_pile(s, 1, s.want, RESOURCES)


@rule
def may_reply(s: World, seat: int, accept: int) -> int:
    """0, or why a seat cannot answer so."""
    if s.reply[seat] == 0:
        return NOT_YOUR_TURN
    if s.reply[seat] != PENDING:
        return ALREADY_ACTED
    return NOT_HOLDING if accept == 1 and not holds(s, seat, s.want) else OK


@rule
def reply(s: World, seat: int, accept: int) -> None:
    """Accept or decline; the offer is gone when all have declined."""
    s.reply[seat] = ACCEPTED if accept == 1 else DECLINED
    tell(s, REPLIED, seat, accept, 0, 0)
    for rival in range(s.seats):
        if s.reply[rival] == PENDING or s.reply[rival] == ACCEPTED:
            return
    end_offer(s)


@rule
def has_replies_to_come(s: World) -> bool:
    """Whether some rival has not answered yet."""
    for seat in range(s.seats):
        if s.reply[seat] == PENDING:
            return True
    return False


@rule
def may_close(s: World, rival: int) -> int:
    """0, or why there is nothing to close with this seat."""
    if rival < 0 or rival >= s.seats or s.reply[rival] != ACCEPTED:
        return OFFER_CLOSED
    return OK


@rule
def close(s: World, seat: int, rival: int) -> None:
    """The cards change hands."""
    tell(s, TRADED, seat, rival, 0, 0)
    tell_offer(s)
    for r in range(RESOURCES):
        s.stores[seat][r] += s.want[r] - s.give[r]
        s.stores[rival][r] += s.give[r] - s.want[r]
    end_offer(s)


@rule
def withdraw(s: World, seat: int) -> None:
    """The offer is taken back."""
    tell(s, WITHDREW, seat, 0, 0, 0)
    end_offer(s)


@rule
def end_offer(s: World) -> None:
    """No offer is open."""
    for r in range(RESOURCES):
        s.give[r] = 0
        s.want[r] = 0
    for seat in range(s.seats):
        s.reply[seat] = 0
    s.phase = MAIN


# --- the bank (R36) -------------------------------------------------------------------------------------


@rule
def rate(s: World, seat: int, r: int) -> int:
    """How many cards of a resource the bank takes for one of another."""
    if s.market[seat] == 1:
        return 2
    best = DEAREST
    for corner in range(CORNERS_IN[s.grid]):
        if s.port[corner] != 0 and settles(s, seat, corner):
            if s.port[corner] == r + 1:
                return 2
            if s.port[corner] == ANY + 1:
                best = 3
    return best


@rule
def may_bank(s: World, seat: int, r: int) -> int:
    """0, or why the bank does not take this resource."""
    return OK if s.stores[seat][r] >= rate(s, seat, r) else CANNOT_PAY


@rule
def bank(s: World, seat: int, r: int, wanted: int) -> None:
    """Several cards for one."""
    price = rate(s, seat, r)
    s.stores[seat][r] -= price
    s.stores[seat][wanted] += 1
    tell(s, BANKED, seat, r, price, wanted)
