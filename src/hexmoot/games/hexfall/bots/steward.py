"""One decision of a bot from a position: what it does next.

Every action uses up something that this turn does not give back (cards, marches, attacks, steps of ships, offers), so
a turn comes to its end by itself.
"""

from hexmoot.accel import rule
from hexmoot.games.hexfall.bots.cards import play
from hexmoot.games.hexfall.bots.draft import draft
from hexmoot.games.hexfall.bots.goals import weigh_goals
from hexmoot.games.hexfall.bots.mind import Mind, settle
from hexmoot.games.hexfall.bots.purchase import buy, give_up, is_full, lay_free
from hexmoot.games.hexfall.bots.sea import sail
from hexmoot.games.hexfall.bots.trade import answer, close, propose
from hexmoot.games.hexfall.bots.valuation import count_income
from hexmoot.games.hexfall.bots.war import deploy, march, strike, tear
from hexmoot.games.hexfall.rules import acts
from hexmoot.games.hexfall.rules.state import DISCARD, DRAFT, OFFER, ROLL, Work, World


@rule
def decide(s: World, w: Work, m: Mind, seat: int) -> bool:
    """Settle on the next action of a seat that is waited for; lists of cards and ships stand in the working space."""
    count_income(s, m, seat)
    if s.phase == DRAFT:
        return draft(s, w, m, seat)
    if s.phase == ROLL:
        return settle(m, acts.THROW, 0, 0, 0)
    if s.phase == DISCARD:
        return give_up(s, w, m, seat)
    if s.phase == OFFER and s.current == seat:
        return close(s, m, seat)
    if s.phase == OFFER:
        weigh_goals(s, w, m, seat)
        return answer(s, m, seat)
    return take_turn(s, w, m, seat)


@rule
def take_turn(s: World, w: Work, m: Mind, seat: int) -> bool:
    """Cards, what is free or can be bought, what others may give for what cannot, then armies and ships."""
    if play(s, w, m, seat):
        return True
    weigh_goals(s, w, m, seat)
    if lay_free(s, m, seat) or buy(s, m, seat, False) or propose(s, w, m, seat):
        return True
    if is_full(s, seat) and buy(s, m, seat, True):
        return True
    if strike(s, m, seat) or deploy(s, m, seat) or march(s, m, seat) or tear(s, m, seat):
        return True
    if sail(s, w, m, seat):
        return True
    return settle(m, acts.END_TURN, 0, 0, 0)
