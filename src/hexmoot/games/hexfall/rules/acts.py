"""Every action of a seat: when it is taken at all, why it may be refused, and what it does."""

from hexmoot.accel import rule
from hexmoot.games.hexfall.rules import armies, battle, building, cards, claims, course, draft, landing, ships, trade
from hexmoot.games.hexfall.rules.ending import judge
from hexmoot.games.hexfall.rules.harvest import throw_dice
from hexmoot.games.hexfall.rules.holdings import CARD_COST, can_pay, draw_card, pay, tell_bill
from hexmoot.games.hexfall.rules.state import (
    BAD_SHAPE,
    CANNOT_PAY,
    DISCARD,
    DRAFT,
    MAIN,
    NOT_YOUR_TURN,
    OFFER,
    OFFER_CLOSED,
    OK,
    OVER,
    ROLL,
    STALE,
    WRONG_PHASE,
    Work,
    World,
)
from hexmoot.games.hexfall.rules.story import BOUGHT

# Actions by number; the lists of offers, discards and ships stand in the working space.
(
    PLACE,
    ROAD,
    THROW,
    GIVE_UP_CARDS,
    PROPOSE,
    ANSWER,
    CLOSE,
    WITHDRAW,
    BANK,
    BUILD,
    RAISE,
    BUY_CARD,
    DEPLOY,
    MARCH,
    ATTACK,
    HUNT,
    TEAR,
    EMBARK,
    DISEMBARK,
    SAIL,
    PLAY,
    END_TURN,
    RESIGN,
    TIME_OUT,
    LEAVE,
) = range(25)
NEWEST = -1  # an action that says nothing of the decision it was made for


@rule
def numbered(s: World, what: int, number: int) -> int:
    """0, or that the decision an action was made for is past, or not reached yet (R98)."""
    if number == NEWEST:
        return OK
    now = s.turn
    if what == ANSWER:
        now = s.offers
    elif what == GIVE_UP_CARDS:
        now = s.throw
    if number > now:
        return BAD_SHAPE
    return OK if number == now else STALE


@rule
def timely(s: World, what: int) -> int:
    """0, or that the phase takes no such action; an offer that is gone is told as such (R104)."""
    if what == TIME_OUT:
        return WRONG_PHASE if s.phase == OVER else OK
    if what == RESIGN:
        return WRONG_PHASE if s.phase == OVER or s.phase == DRAFT else OK
    if what in (PLACE, ROAD, LEAVE):
        return OK if s.phase == DRAFT else WRONG_PHASE
    if what == THROW:
        return OK if s.phase == ROLL else WRONG_PHASE
    if what == GIVE_UP_CARDS:
        return OK if s.phase == DISCARD else WRONG_PHASE
    if what in (ANSWER, CLOSE, WITHDRAW):
        if s.phase == MAIN:
            return OFFER_CLOSED
        return OK if s.phase == OFFER else WRONG_PHASE
    return OK if s.phase == MAIN else WRONG_PHASE


@rule
def its_turn(s: World, what: int, seat: int) -> bool:
    """Whether an action may come from this seat now."""
    if what == TIME_OUT:
        return course.must_act(s, seat)
    if what in (RESIGN, LEAVE):
        return s.alive[seat] == 1
    if what in (PLACE, ROAD):
        return claims.draft_seat(s) == seat
    if what == GIVE_UP_CARDS:
        return bool(s.owed[seat] > 0)
    if what == ANSWER:
        return s.reply[seat] != 0
    return s.current == seat


@rule
def admits(s: World, what: int, seat: int, number: int) -> int:
    """0, or the first of the refusals that hold whatever an action says."""
    code = numbered(s, what, number)
    if code == OK:
        code = timely(s, what)
    if code == OK and not its_turn(s, what, seat):
        return NOT_YOUR_TURN
    return code


@rule
def may_act(s: World, w: Work, what: int, seat: int, a: int, b: int, c: int) -> int:
    """0, or why an action that is timely cannot be taken."""
    if what == PLACE:
        return claims.may_draft_place(s, w, seat, a)
    if what == ROAD:
        return claims.may_draft_road(s, seat, a)
    if what == GIVE_UP_CARDS:
        return course.may_discard(s, w, seat)
    if what == PROPOSE:
        return trade.may_offer(s, w, seat)
    if what == ANSWER:
        return trade.may_reply(s, seat, a)
    if what == CLOSE:
        return trade.may_close(s, a)
    if what == BANK:
        return trade.may_bank(s, seat, a)
    if what == BUILD:
        return building.may_build(s, w, seat, a, b)
    if what == RAISE:
        return armies.may_raise(s, seat, a)
    if what == BUY_CARD:
        return OK if can_pay(s, seat, CARD_COST, 1) else CANNOT_PAY
    if what == DEPLOY:
        return armies.may_deploy(s, seat, a, b)
    if what == PLAY:
        return cards.may_play(s, w, seat, a, b, c)
    if what == LEAVE:
        return course.may_leave_draft(s, seat)
    return may_move(s, w, what, seat, a, b, c)


@rule
def may_move(s: World, w: Work, what: int, seat: int, a: int, b: int, c: int) -> int:
    """0, or why armies or ships cannot do this."""
    if what == MARCH:
        return armies.may_march(s, seat, a, b, c)
    if what == ATTACK:
        return battle.may_attack(s, seat, a, b, c)
    if what == HUNT:
        return armies.may_hunt(s, seat, a, b, c)
    if what == TEAR:
        return armies.may_tear(s, seat, a, b)
    if what == EMBARK:
        return landing.may_embark(s, seat, a, b, c)
    if what == DISEMBARK:
        return landing.may_disembark(s, seat, a, b)
    if what == SAIL:
        return ships.may_sail(s, w, seat, a)
    return OK


@rule
def act(s: World, w: Work, what: int, seat: int, a: int, b: int, c: int) -> None:
    """Do what may be done."""
    if what == PLACE:
        draft.draft_place(s, w, seat, a)
        course.end_step(s, w)
    elif what == ROAD:
        draft.draft_road(s, w, seat, a)
        course.end_step(s, w)
    elif what == THROW:
        throw_dice(s, w)
    elif what == GIVE_UP_CARDS:
        course.discard(s, w, seat)
    elif what == END_TURN:
        course.end_turn(s, w)
    elif what == RESIGN:
        course.resign(s, w, seat)
    elif what == TIME_OUT:
        course.time_out(s, w, seat)
    elif what == LEAVE:
        course.leave_draft(s, seat)
    elif what <= BUY_CARD:
        buy_or_trade(s, w, what, seat, a, b)
    else:
        move(s, w, what, seat, a, b, c)


@rule
def buy_or_trade(s: World, w: Work, what: int, seat: int, a: int, b: int) -> None:
    """Offers, the bank, and what is paid for."""
    if what == PROPOSE:
        trade.offer(s, w, seat)
    elif what == ANSWER:
        trade.reply(s, seat, a)
    elif what == CLOSE:
        trade.close(s, seat, a)
    elif what == WITHDRAW:
        trade.withdraw(s, seat)
    elif what == BANK:
        trade.bank(s, seat, a, b)
    elif what == BUILD:
        building.build(s, seat, a, b)
    elif what == RAISE:
        armies.raise_armies(s, seat, a)
    else:
        pay(s, seat, CARD_COST, 1)
        draw_card(s, seat, BOUGHT)
        tell_bill(s)
        judge(s)


@rule
def move(s: World, w: Work, what: int, seat: int, a: int, b: int, c: int) -> None:
    """Armies, ships, cards."""
    if what == DEPLOY:
        armies.deploy(s, seat, a, b, 0)
    elif what == MARCH:
        armies.march(s, seat, a, b, c)
    elif what == ATTACK:
        battle.attack(s, seat, a, b, c)
    elif what == HUNT:
        armies.hunt(s, seat, a, b, c)
    elif what == TEAR:
        armies.tear(s, seat, a, b)
    elif what == EMBARK:
        landing.embark(s, seat, a, b, c)
    elif what == DISEMBARK:
        landing.disembark(s, seat, a, b)
    elif what == SAIL:
        ships.sail(s, w, seat, a)
    else:
        cards.play_card(s, seat, a, b, c)


@rule
def perform(s: World, w: Work, what: int, seat: int, number: int, a: int, b: int, c: int) -> int:
    """One action of a seat; 0, or the refusal, and then nothing has changed."""
    s.told = 0
    code = admits(s, what, seat, number)
    if code == OK:
        code = may_act(s, w, what, seat, a, b, c)
    if code == OK:
        act(s, w, what, seat, a, b, c)
    return code
