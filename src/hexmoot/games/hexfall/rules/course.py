"""The course of play: the start, rounds and turns, discards, leaving, the clock."""

from hexmoot.accel import rule, tell
from hexmoot.games.hexfall.board import TILES_IN
from hexmoot.games.hexfall.maps.chart import DESERT
from hexmoot.games.hexfall.rules.armies import deploy_all
from hexmoot.games.hexfall.rules.bandits import first_bands, move_bands
from hexmoot.games.hexfall.rules.claims import draft_seat, draft_steps
from hexmoot.games.hexfall.rules.draft import clear_step, complete_step, hand_out
from hexmoot.games.hexfall.rules.ending import eliminate, judge, win_by_limit
from hexmoot.games.hexfall.rules.ground import survey
from hexmoot.games.hexfall.rules.harvest import owes_any, throw_dice
from hexmoot.games.hexfall.rules.pirate import bring_pirate, move_pirate
from hexmoot.games.hexfall.rules.state import (
    ACCEPTED,
    ALREADY_ACTED,
    DISCARD,
    DRAFT,
    MAIN,
    MOST_SEATS,
    NOBODY,
    NOT_HOLDING,
    NOWHERE,
    OFFER,
    OK,
    OVER,
    PENDING,
    RESOURCES,
    ROLL,
    WRONG_COUNT,
    Work,
    World,
    place_in_order,
    total,
)
from hexmoot.games.hexfall.rules.story import DISCARDED, LEAVING, ORDERED, RESIGNED, ROUND, TURN, tell_pile
from hexmoot.games.hexfall.rules.trade import has_replies_to_come, reply, withdraw
from hexmoot.luck import below

# --- the start ------------------------------------------------------------------------------------------


@rule
def begin(s: World, w: Work) -> None:
    """Step 0: turn order, bands, pirate. Options and map are there already."""
    clear(s)
    for i in range(s.seats):
        s.order[i] = i
    for i in range(s.seats - 1, 0, -1):
        j = below(s, i + 1)
        held = s.order[i]
        s.order[i] = s.order[j]
        s.order[j] = held
    tell(s, ORDERED, 0, 0, 0, 0)
    for tile in range(TILES_IN[s.grid]):
        if s.terrain[tile] == DESERT:
            first_bands(s, w, tile)
    bring_pirate(s, w)


@rule
def clear(s: World) -> None:
    """Nothing stands anywhere, all seats are in."""
    s.phase = DRAFT
    s.current = NOBODY
    s.pirate_at = NOWHERE
    for seat in range(MOST_SEATS):
        s.alive[seat] = 1 if seat < s.seats else 0
        s.capital[seat] = NOWHERE
    clear_step(s)
    survey(s)


@rule
def end_step(s: World, w: Work) -> None:
    """After the last step of the draft: stores, cards, and the first round."""
    if s.step < draft_steps(s):
        return
    hand_out(s)
    if s.phase == OVER:
        return
    s.rounds = 1
    tell(s, ROUND, s.rounds, 0, 0, 0)
    for i in range(s.seats):
        if s.leaving[s.order[i]] == 1:
            tell(s, RESIGNED, s.order[i], 0, 0, 0)
            eliminate(s, s.order[i])
            if judge(s):
                return
    stir(s, w)
    first = 0
    while s.alive[s.order[first]] == 0:
        first += 1
    begin_turn(s, w, s.order[first])


# --- rounds and turns -----------------------------------------------------------------------------------


@rule
def stir(s: World, w: Work) -> None:
    """What a new round brings: bands move, the pirate sails."""
    move_bands(s, w)
    move_pirate(s, w)


@rule
def pass_turn(s: World, w: Work) -> None:
    """To the next living seat; a round begins where the order comes round (R25)."""
    here = place_in_order(s, s.current)
    there = (here + 1) % s.seats
    while s.alive[s.order[there]] == 0:
        there = (there + 1) % s.seats
    if there <= here:
        if s.most_rounds > 0 and s.rounds >= s.most_rounds:
            win_by_limit(s)
            return
        s.rounds += 1
        tell(s, ROUND, s.rounds, 0, 0, 0)
        stir(s, w)
    begin_turn(s, w, s.order[there])


@rule
def begin_turn(s: World, w: Work, seat: int) -> None:
    """Refresh what the seat has; throw at once unless it does so itself (R23)."""
    s.current = seat
    s.turn += 1
    s.surge = 0
    s.offers_made = 0
    tell(s, TURN, seat, s.turn, 0, 0)
    for corner in range(len(s.army)):
        if s.army[corner] == seat + 1:
            s.marched[corner] = 0
            s.struck[corner] = 0
    for i in range(s.ships):
        if s.ship_owner[i] == seat:
            s.ship_steps[i] = 0
            s.ship_fresh[i] = 0
            s.cargo_marched[i] = 0
            s.cargo_struck[i] = 0
    s.hand_struck[seat] = 0
    for other in range(s.seats):
        for r in range(RESOURCES):
            s.paid[other][r] = 0
    s.phase = ROLL
    if s.auto_roll == 1:
        throw_dice(s, w)


@rule
def end_turn(s: World, w: Work) -> None:
    """The hand is deployed, what is free lapses, harvests tick, the turn passes."""
    seat = s.current
    deploy_all(s, seat)
    for piece in range(4):
        s.free[seat][piece] = 0
    s.market[seat] = 0
    for r in range(RESOURCES):
        if s.bountiful[seat][r] > 0:
            s.bountiful[seat][r] -= 1
    pass_turn(s, w)


# --- discards -------------------------------------------------------------------------------------------


@rule
def may_discard(s: World, w: Work, seat: int) -> int:
    """0, or why these are not the cards that a seat owes."""
    for r in range(RESOURCES):
        if s.stores[seat][r] < w.give[r]:
            return NOT_HOLDING
    return OK if total(w.give) == s.owed[seat] else WRONG_COUNT


@rule
def discard(s: World, w: Work, seat: int) -> None:
    """Half of the stores go; the last one sets the turn going again."""
    for r in range(RESOURCES):
        s.stores[seat][r] -= w.give[r]
    s.owed[seat] = 0
    tell(s, DISCARDED, seat, total(w.give), 0, 0)
    tell_pile(s, seat, w.give, RESOURCES)
    resume(s, w)


@rule
def choose_discard(s: World, w: Work, seat: int) -> None:
    """What the clock discards: one by one from the largest pile."""
    for r in range(RESOURCES):
        w.give[r] = 0
    for _ in range(s.owed[seat]):
        largest = 0
        for r in range(1, RESOURCES):
            if s.stores[seat][r] - w.give[r] > s.stores[seat][largest] - w.give[largest]:
                largest = r
        w.give[largest] += 1


@rule
def resume(s: World, w: Work) -> None:
    """Once nobody owes anything: the main phase, or the next turn if the seat whose turn it was is out."""
    if owes_any(s):
        return
    if s.alive[s.current] == 1:
        s.phase = MAIN
    else:
        pass_turn(s, w)


# --- leaving --------------------------------------------------------------------------------------------


@rule
def may_leave_draft(s: World, seat: int) -> int:
    """0, or that the seat has said so already."""
    return ALREADY_ACTED if s.leaving[seat] == 1 else OK


@rule
def leave_draft(s: World, seat: int) -> None:
    """The seat resigns when round 1 begins (R97)."""
    s.leaving[seat] = 1
    tell(s, LEAVING, seat, 0, 0, 0)


@rule
def resign(s: World, w: Work, seat: int) -> None:
    """Out at once: an open offer and an owed discard no longer count, the turn passes if it was its own (R90)."""
    tell(s, RESIGNED, seat, 0, 0, 0)
    eliminate(s, seat)
    if judge(s):
        return
    if s.phase == OFFER and s.current == seat:
        withdraw(s, seat)
    elif s.phase == OFFER:
        decline_for_good(s, seat)
    if s.phase == DISCARD:
        resume(s, w)
    elif s.current == seat:
        pass_turn(s, w)


@rule
def decline_for_good(s: World, seat: int) -> None:
    """Whoever resigns has declined, even what it had accepted."""
    if s.reply[seat] in (PENDING, ACCEPTED):
        reply(s, seat, 0)
    s.reply[seat] = 0


# --- the clock ------------------------------------------------------------------------------------------


@rule
def must_act(s: World, seat: int) -> bool:
    """Whether the game waits for a seat."""
    if s.phase == OVER:
        return False
    if s.phase == DRAFT:
        return draft_seat(s) == seat
    if s.phase == DISCARD:
        return bool(s.owed[seat] > 0)
    if s.phase == OFFER:
        return bool(s.reply[seat] == PENDING or (s.current == seat and not has_replies_to_come(s)))
    return bool(s.current == seat)


@rule
def time_out(s: World, w: Work, seat: int) -> None:
    """What the clock plays for a seat that must act (R92)."""
    if s.phase == DRAFT:
        complete_step(s, w, seat)
        end_step(s, w)
    elif s.phase == ROLL:
        throw_dice(s, w)
    elif s.phase == DISCARD:
        choose_discard(s, w, seat)
        discard(s, w, seat)
    elif s.phase == OFFER and s.current != seat:
        reply(s, seat, 0)
    else:
        if s.phase == OFFER:
            withdraw(s, seat)
        end_turn(s, w)
