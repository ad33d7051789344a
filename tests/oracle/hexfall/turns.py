"""Rounds and turns, discards, resigning, clocks."""

from collections import Counter
from typing import Any

from . import bandits, building
from .drafting import GO, Steps, draft_order, hurry, provide, step_of
from .ends import eliminate, limit, settle_points
from .state import State
from .throwing import due_discard, give_up, throw
from .war import deploy_rest

Action = dict[str, Any]


def begin(m: State) -> None:
    """Step 0."""
    m.stream.shuffle(m.order)
    m.tell("order", order=list(m.order))
    bandits.new_band(m, m.sea.desert)
    for _ in range(len(m.seats) // 2 - 1):
        free = [t for t in sorted(m.sea.land) if m.sea.number[t] and not m.band_on(t)]
        fewest = min(m.sea.pips(tile) for tile in free)
        bandits.new_band(m, m.stream.pick([tile for tile in free if m.sea.pips(tile) == fewest]))
    bandits.new_pirate(m)


def follow_draft(m: State) -> None:
    """After a step of the draft: maybe it was the last."""
    if m.phase == "draft" and m.step == len(draft_order(m)):
        provide(m)
        if not m.over:
            begin_round(m)


def begin_round(m: State) -> None:
    """The limit, who has left the draft, bands, pirate; then the turn."""
    if m.o["max_rounds"] and m.round >= m.o["max_rounds"]:
        limit(m)
        return
    m.round += 1
    m.tell("round", round=m.round)
    if m.round == 1:
        for seat in m.order:
            if m.seats[seat].leaving and not m.over:
                fall(m, seat)
    if m.over:
        return
    bandits.move_bands(m)
    bandits.sail_pirate(m)
    if m.round == 1:
        begin_turn(m, m.living()[0])


def begin_turn(m: State, seat: int) -> None:
    m.current = seat
    m.turn += 1
    m.offers_made = 0
    m.surge = False
    own = m.seats[seat]
    own.struck = False
    for ship in m.ships.values():
        if ship.seat == seat:
            ship.steps, ship.fresh = 0, False
    aboard = [ship.cargo for ship in m.ships.values() if ship.cargo]
    for stack in [*m.stacks.values(), *aboard]:
        if stack.seat == seat:
            stack.marched, stack.attacked = 0, False
    for each in m.seats:
        each.paid = Counter()
    m.tell("turn", seat=seat, turn=m.turn)
    if m.o["auto_roll"]:
        throw(m)
    else:
        m.phase = "roll"


def pass_turn(m: State) -> None:
    """To the next living seat; where the order comes round, a round begins first."""
    at = m.order.index(m.now)
    later = [seat for seat in m.order[at + 1 :] if m.seats[seat].alive]
    if not later:
        begin_round(m)
    if not m.over:
        begin_turn(m, later[0] if later else m.living()[0])


def roll(m: State, seat: int, a: Action) -> Steps:
    yield GO
    throw(m)


def end_turn(m: State, seat: int, a: Action) -> Steps:
    yield GO
    finish_turn(m)


def finish_turn(m: State) -> None:
    own = m.seats[m.now]
    deploy_rest(m, m.now)
    own.free.clear()
    own.market = False
    own.doubled = Counter({name: left - 1 for name, left in own.doubled.items() if left > 1})
    pass_turn(m)


def discard(m: State, seat: int, a: Action) -> Steps:
    cards = Counter(a["cards"])
    if not cards <= m.seats[seat].stores:
        yield "not_holding"
    if cards.total() != m.owed[seat]:
        yield "wrong_count"
    yield GO
    give_up(m, seat, cards)
    after_discard(m)


def after_discard(m: State) -> None:
    """When all is in, play goes on, with the next seat if the one on turn has resigned."""
    if m.over or m.owed:
        return
    m.phase = "main"
    if not m.seats[m.now].alive:
        pass_turn(m)


# --- leaving ------------------------------------------------------------------------------------------------------


def resign(m: State, seat: int, a: Action) -> Steps:
    """The seat falls; it takes its offer back, or declines another's; its turn passes when nobody owes anything."""
    yield GO
    fall(m, seat)
    if m.over:
        return
    if m.offer and seat == m.now:
        m.offer, m.phase = None, "main"
        m.tell("withdraw", seat=seat)
    elif m.offer:
        declined = m.offer.replies.pop(seat) is not False
        if declined:
            m.tell("reply", seat=seat, accept=False)
        building.drop_declined(m)
    if m.phase == "discard":
        after_discard(m)
    elif seat == m.now:
        pass_turn(m)


def fall(m: State, seat: int) -> None:
    m.tell("resigned", seat=seat)
    eliminate(m, seat)
    settle_points(m)


def leave(m: State, seat: int) -> None:
    m.seats[seat].leaving = True
    m.tell("leaving", seat=seat)


def timeout(m: State, seat: int) -> None:
    """The clock of a seat that must act has run out."""
    if m.phase == "draft":
        hurry(m)
        follow_draft(m)
    elif m.phase == "roll":
        throw(m)
    elif m.phase == "discard":
        give_up(m, seat, due_discard(m, seat))
        after_discard(m)
    elif m.offer and m.offer.replies.get(seat, False) is None:
        building.answer(m, seat, accept=False)
    else:
        if m.offer:
            building.take_back(m)
        finish_turn(m)


def to_act(m: State) -> list[int]:
    """Who must act now."""
    if m.phase == "over":
        return []
    if m.phase == "draft":
        return [step_of(m)[0]]
    if m.phase == "discard":
        return sorted(m.owed)
    silent = sorted(seat for seat, reply in m.offer.replies.items() if reply is None) if m.offer else []
    return silent or [m.now]
