"""Offers to rivals and answers to theirs."""

from hexmoot.accel import rule
from hexmoot.games.hexfall.bots.mind import Mind, settle
from hexmoot.games.hexfall.bots.valuation import WEIGHT
from hexmoot.games.hexfall.rules import acts
from hexmoot.games.hexfall.rules.holdings import COSTS
from hexmoot.games.hexfall.rules.state import (
    ACCEPTED,
    NOBODY,
    NOWHERE,
    RESOURCES,
    Work,
    World,
    points,
    total,
)
from hexmoot.games.hexfall.rules.trade import holds

MISSING, GLUT, ENOUGH = 0.5, 0.15, 3
GAIN, LEAD = 0.3, 0.2
CLOSE_TO_WINNING = 3  # points
MOST_OFFERS = 2  # in a turn


@rule
def card_value(s: World, m: Mind, seat: int, r: int) -> float:
    """A card is worth more when the best goal lacks it, and less when many are held."""
    value = 1.0 - GLUT * max(0, s.stores[seat][r] - ENOUGH)
    if m.lack[r] > 0:
        value += MISSING
    return float(WEIGHT[r] * value)


@rule
def pile_value(s: World, m: Mind, seat: int, pile: list[int]) -> float:
    """All cards of a pile."""
    value = 0.0
    for r in range(RESOURCES):
        value += pile[r] * card_value(s, m, seat, r)
    return value


@rule
def answer(s: World, m: Mind, seat: int) -> bool:
    """Accept what is a gain, a larger one from who leads, nothing from who is about to win."""
    lead = max(0, points(s, s.current) - points(s, seat))
    gain = pile_value(s, m, seat, s.give) - pile_value(s, m, seat, s.want)
    accepts = holds(s, seat, s.want) and gain >= GAIN + LEAD * lead
    if points(s, s.current) >= s.target - CLOSE_TO_WINNING:
        accepts = False
    return settle(m, acts.ANSWER, 1 if accepts else 0, 0, 0)


@rule
def close(s: World, m: Mind, seat: int) -> bool:
    """Trade with the accepter of fewest points."""
    partner = NOBODY
    for rival in range(s.seats):
        if s.reply[rival] == ACCEPTED and (partner == NOBODY or points(s, rival) < points(s, partner)):
            partner = rival
    if partner == NOBODY:
        return settle(m, acts.WITHDRAW, 0, 0, 0)
    return settle(m, acts.CLOSE, partner, 0, 0)


@rule
def propose(s: World, w: Work, m: Mind, seat: int) -> bool:
    """Ask for the card that the best goal lacks most: first one for one, then two for one."""
    if m.timid == 1 or s.offers_made >= min(MOST_OFFERS, s.most_offers):
        return False
    price, wanted, given = s.offers_made + 1, NOWHERE, NOWHERE
    most, left = 0, price - 1
    for r in range(RESOURCES):
        spare = s.stores[seat][r] - COSTS[m.best][r]
        if -spare > most:
            wanted, most = r, -spare
        if spare > left:
            given, left = r, spare
    if wanted == NOWHERE or given == NOWHERE:
        return False
    for r in range(RESOURCES):
        w.give[r] = price if r == given else 0
        w.want[r] = 1 if r == wanted else 0
    return is_possible(s, w, seat) and settle(m, acts.PROPOSE, 0, 0, 0)


@rule
def is_possible(s: World, w: Work, seat: int) -> bool:
    """Whether some rival has any cards to trade with: how many everybody sees."""
    for rival in range(s.seats):
        if rival != seat and total(s.stores[rival]) >= total(w.want):
            return True
    return False
