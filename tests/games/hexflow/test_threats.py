"""What bots of HEXFLOW see coming, held against all that can be placed; and what they know of hands."""

from collections.abc import Iterator
from functools import cache, partial
from itertools import combinations
from typing import Any

import pytest

from games.hexflow.playing import begun, dice_of
from hexmoot.accel import clone, dump, field_values
from hexmoot.games.hexflow import evaluation, playout, threats
from hexmoot.games.hexflow.board import CELLS, MODES, SIZES
from hexmoot.games.hexflow.rules import ground, legality, outlook
from hexmoot.games.hexflow.rules.state import NOWHERE, OK, PLAY, TYPES, Flow, Search, active, party_of
from hexmoot.games.hexflow.scales import Scales
from hexmoot.games.hexflow.tiles import BLOCK, STANDARD, STAR6, STRAIGHT, WILDCARD
from hexmoot.luck import NO_LUCK, Stream

each_mode = pytest.mark.parametrize("mode", MODES)


@cache
def positions(mode: str) -> list[Flow]:
    """Positions in the middle and before the end of games in which everybody hurries and looks at nobody else."""
    found = []
    for number in range(3):
        dice = dice_of(number)
        state = begun(dice.luck(), mode, first_choice="seat_order")
        kept: list[Flow] = []
        while state.outcome() is None:
            if state.record.ply > 2 * state.seats and state.record.phase == PLAY:
                kept.append(clone(state.record))
            seat = state.waiting()[0]
            actions = state.actions(seat)
            state.apply(seat, min((dice.pick(actions) for _ in range(5)), key=partial(left, state, seat)), dice.luck())
        found += [kept[-1], kept[len(kept) // 2]] if kept else []
    return found


def left(state: Any, seat: int, action: Any) -> int:
    """How far the seat's party is from its goal after a placement."""
    after = state.clone()
    after.apply(seat, action, NO_LUCK)
    return int(outlook.fill(after.record, Search(), party_of(after.record, seat)))


def active_seats(s: Flow) -> list[int]:
    """Whoever is in."""
    return [seat for seat in range(s.seats) if s.out[seat] == 0]


def placed(s: Flow, seat: int, move: tuple[int, int, int, int, int]) -> Flow:
    """The position with one more tile, or another in the place of one."""
    kind, declared, at, rot, displace = move
    after = clone(s)
    if displace:
        ground.lift(after, at)
    ground.lay(after, seat, kind, declared, at, rot, s.ply)
    return after


def all_placements(s: Flow, seat: int, kind: int) -> Iterator[tuple[int, int, int, int, int]]:
    """Whatever a seat could do with such a tile, sealing aside."""
    for declared in range(STANDARD + 1):
        if legality.may_declare(s, kind, declared) == OK:
            look = declared - 1 if declared else kind
            for displace in (0, 1):
                for at in range(SIZES[s.grid]):
                    fits = legality.ways(s, seat, kind, look, at, displace)
                    yield from ((kind, declared, at, rot, displace) for rot in range(6) if fits > 0 and fits >> rot & 1)


@each_mode
def test_finishers_are_the_tiles_with_which_a_route_can_be_completed(mode: str) -> None:
    seen = 0
    for s in positions(mode):
        for seat in active_seats(s):
            party = party_of(s, seat)
            found = threats.finishers(s, Scales(), seat)
            for kind in range(STANDARD):
                if found == 0 and kind not in (STAR6, STRAIGHT):
                    continue  # what a star cannot complete nothing can
                able = any(ground.complete(placed(s, seat, move), party) for move in all_placements(s, seat, kind))
                assert bool(found >> kind & 1) == able, (mode, seat, kind)
            laid = found & ~(1 << STAR6) if mode == "battle" else found
            assert bool(found >> WILDCARD & 1) >= bool(laid)
            seen += found != 0
    assert seen > 0


@each_mode
def test_chokers_are_held_against_every_cell_for_a_block(mode: str) -> None:
    for s in positions(mode):
        s = clone(s)
        s.strangle = 1
        before = dump(s)
        for seat, other in combinations(active_seats(s), 2):
            party, victim = party_of(s, seat), party_of(s, other)
            if party == victim or len(active_seats(s)) == 3:
                continue
            able = False
            if outlook.fill(s, Search(), victim) < ground.FAR:
                for move in all_placements(s, seat, BLOCK):
                    if move[4] == 0:
                        after = placed(s, seat, move)
                        cut = outlook.fill(after, Search(), victim) == ground.FAR
                        able |= cut and (mode != "tri2" or outlook.fill(after, Search(), party) < ground.FAR)
            assert bool(threats.chokers(s, Search(), Scales(), seat, victim)) == able
        assert dump(s) == before


def test_a_block_beside_the_only_way_out_chokes() -> None:
    state = begun(NO_LUCK, "race", first_choice="seat_order")
    s = state.record
    for cell, rot in ((8, 0), (84, 0), (76, 0)):  # straight on a9, i9 and i1
        ground.lay(s, 0, STRAIGHT, 0, cell, rot, 0)
    ground.lay(s, 1, BLOCK, 0, 77, 0, 0)  # i2
    s.begun[0] = s.begun[1] = 1
    assert threats.chokers(s, Search(), Scales(), 1, 0) == threats.AS_BLOCK


@each_mode
def test_the_way_that_is_found_has_as_many_cells_to_fill_as_said(mode: str) -> None:
    for s in positions(mode):
        for party in range(s.parties):
            w = Search()
            far = outlook.fill(s, w, party)
            empty, state = 0, w.arrived
            while state != NOWHERE:
                at = state // 3 % (CELLS + 1)
                empty += s.kind[at] == 0 or state % 3 == outlook.AS_STAR
                state = w.came[state]
            assert empty == (0 if far == ground.FAR else far)


@each_mode
def test_a_network_is_surveyed_as_the_rules_measure_it(mode: str) -> None:
    for s in positions(mode):
        for party in (p for p in range(s.parties) if active(s, p)):
            v = Scales()
            evaluation.survey_network(s, v, party)
            cells = [at for at in range(SIZES[s.grid]) if ground.in_network(s, party, at)]
            assert field_values(v, "size")[party] == len(cells)
            if cells:
                assert v.reach[party] == ground.reach(s, party)
                assert v.front[party] <= v.reach[party]


# --- hands ------------------------------------------------------------------------------------------------------------


def test_how_likely_a_tile_is_held_is_counted_over_all_hands() -> None:
    s = clone(positions("race")[1])
    tiles = [kind for kind in range(TYPES) for _ in range(s.unseen[1][kind])]
    for kinds in (1 << BLOCK, 1 << STAR6 | 1 << STRAIGHT, 0, (1 << TYPES) - 1):
        hands = list(combinations(range(len(tiles)), s.held[1]))
        holding = sum(any(kinds >> tiles[i] & 1 for i in hand) for hand in hands)
        assert threats.chance(s, Scales(), 1, kinds) == pytest.approx(holding / len(hands))


def test_of_a_hand_that_is_shown_nothing_is_guessed() -> None:
    s, v = positions("race")[1], Scales()
    v.known[0] = 1
    held = {s.hand[0][i] - 1 for i in range(s.held[0])}
    for kind in range(TYPES):
        assert threats.chance(s, v, 0, 1 << kind) == float(kind in held)


@each_mode
def test_hands_dealt_again_are_such_as_may_be_and_known_ones_stay(mode: str) -> None:
    dice = Stream(bytes(range(16)))
    for s in positions(mode):
        v = Scales()
        v.known[0] = 1
        dealt: set[Any] = set()
        for _ in range(20):
            q = clone(s)
            playout.deal_again(q, v, dice.u32(), dice.u32(), dice.u32(), dice.u32())
            assert list(q.hand[0]) == list(s.hand[0])
            assert list(q.held) == list(s.held)
            dealt.add(tuple(q.hand[1]))
            for seat in range(s.seats):
                for kind in range(TYPES):
                    pool = int(s.pool[seat % 2][kind]) if mode == "team" else 0
                    held = sum(int(each) == kind + 1 for each in q.hand[seat])
                    assert held <= q.unseen[seat][kind] + pool
        assert len(dealt) > 1 or s.held[1] <= 1
