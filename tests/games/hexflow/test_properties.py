"""What holds in every game of HEXFLOW, however it is played: whole random games, looked at after every step."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.hexflow.playing import begun, dice_of
from hexmoot import accel
from hexmoot.games.hexflow import choosing, views
from hexmoot.games.hexflow.board import BOARDS, MODES, SHAPE_OF
from hexmoot.games.hexflow.rules import ground, legality, outlook, routes
from hexmoot.games.hexflow.rules.state import PLAY, Search
from hexmoot.games.hexflow.tiles import KINDS, SET

LONGEST = {"race": 44, "battle": 44, "tri2": 44, "tri3": 54, "team": 68}
EXAMPLES = settings(max_examples=12)
modes = st.sampled_from(MODES)
numbers = st.integers(0, 2**32)


def steps(mode: str, number: int, **options: Any) -> Iterator[tuple[Any, Any]]:
    """Each state of a random game, and what the step before it told."""
    dice = dice_of(number)
    state = begun(dice.luck(), mode, **options)
    step = None
    while True:
        yield state, step
        if not state.waiting():
            return
        seat = state.waiting()[0]
        step = state.apply(seat, dice.pick(state.actions(seat)), dice.luck())


def groups(s: Any, forest: int) -> set[frozenset[tuple[int, int]]]:
    """Which lines hang together, with what their group holds."""
    found: dict[int, set[tuple[int, int]]] = {}
    for at in range(len(list(s.ends))):
        for line in range(2):
            if s.lines[at][line] and not ground.closed(s, forest, at):
                top = ground.root(s, forest, at * 2 + line)
                found.setdefault(top, {(-1, int(s.holds[forest][top]))}).add((at, line))
    return {frozenset(group) for group in found.values()}


@EXAMPLES
@given(modes, numbers)
def test_no_game_is_longer_than_its_tiles_and_each_ends_once(mode: str, number: int) -> None:
    ends = 0
    for state, step in steps(mode, number):
        assert state.record.ply <= LONGEST[mode]
        ends += sum(isinstance(told.event, views.GameOverEvent) for told in step.events) if step else 0
    assert ends == 1


@EXAMPLES
@given(modes, numbers)
def test_no_tile_is_lost(mode: str, number: int) -> None:
    whole = Counter({KINDS[kind]: count for kind, count in enumerate(SET[MODES.index(mode)]) if count})
    for state, _ in steps(mode, number, open_hand=True):
        view = state.view(None)
        assert all(len(hand) <= 3 for hand in view.hands.values())
        for seat, player in enumerate(view.players):
            taken = [tile for other in view.players for tile in other.captures if other is not player]
            laid = [tile.tile for tile in view.board.values() if tile.owner == seat]
            own = Counter(player.unseen) + Counter(laid) + Counter(taken if mode == "battle" else [])
            drawn = own - whole  # what came from the pool and has been played
            assert own - drawn == whole
            assert drawn.total() + player.power == player.pooled
            assert player.hand_count + player.bag_count == Counter(player.unseen).total() + player.power


@EXAMPLES
@given(modes, numbers)
def test_what_is_kept_up_is_what_the_board_says(mode: str, number: int) -> None:
    for state, _ in steps(mode, number):
        s = state.record
        fresh = accel.clone(s)
        ground.survey(fresh)
        for name in ("lines", "ends", "meets", "touch", "open_ends"):
            assert accel.field_values(s, name) == accel.field_values(fresh, name)
        for forest in range(2 if mode == "battle" else 1):
            assert groups(s, forest) == groups(fresh, forest)


@EXAMPLES
@given(modes, numbers, st.booleans())
def test_the_short_cut_finds_what_every_single_test_allows(mode: str, number: int, guards: bool) -> None:
    for state, _ in list(steps(mode, number, guards=guards))[::4]:
        s = state.record
        if s.phase == PLAY:
            seat = int(s.to_move)
            assert choosing.moves(s, seat) == [
                (kind, declared, at, rot, displace)
                for displace in range(2)
                for kind in range(len(KINDS))
                for declared in range(12)
                if legality.in_hand(s, seat, kind)
                for at in range(len(BOARDS[int(s.grid)]))
                for rot in range(6)
                if legality.canonical(kind, declared, rot) == rot
                and legality.fault(s, Search(), seat, kind, declared, at, rot, displace) == 0
            ]
            assert legality.can_place(s, seat)
            assert legality.any_way(s, seat, 0)


@EXAMPLES
@given(st.sampled_from(("race", "team")), numbers)
def test_a_route_of_one_side_is_a_route_of_the_other(mode: str, number: int) -> None:
    for state, _ in steps(mode, number):
        s = state.record
        if s.phase == PLAY or s.winners:
            assert ground.complete(s, 0) == ground.complete(s, 1)
    if ground.complete(s, 0):
        values = []
        for party in range(2):
            w = Search()
            routes.best_route(s, w, party, 0)
            values.append((int(w.best_value), int(w.best_tiles), int(w.best_points)))
        assert values[0] == values[1]


@EXAMPLES
@given(modes, numbers)
def test_who_is_cut_off_stays_so_unless_a_tile_is_displaced(mode: str, number: int) -> None:
    hopes: dict[int, bool] = {}
    for state, step in steps(mode, number, strangle=False):
        s = state.record
        if s.phase != PLAY:
            continue
        displaced = any(isinstance(told.event, views.DisplacedEvent) for told in step.events) if step else False
        for party in range(int(s.parties)):
            hope = outlook.fill(s, Search(), party) < ground.FAR
            assert displaced or hope <= hopes.get(party, True)
            hopes[party] = hope


@EXAMPLES
@given(numbers)
def test_a_displacement_leaves_no_neighbour_alone(number: int) -> None:
    joined: set[int] = set()
    for state, step in steps("battle", number):
        s = state.record
        now = {at for at in range(85) if s.ends[at] & s.meets[at]}
        if step and any(isinstance(told.event, views.DisplacedEvent) for told in step.events):
            placed = next(told.event.cell for told in step.events if isinstance(told.event, views.PlacedEvent))
            assert joined - {state.names.index(placed)} <= now
        joined = now


@EXAMPLES
@given(modes, numbers)
def test_with_guards_who_forfeits_faces_no_open_end_or_holds_blocks_alone(mode: str, number: int) -> None:
    for state, step in steps(mode, number, open_hand=True):
        view = state.view(None)
        out = [told.event.player for told in step.events if isinstance(told.event, views.OutEvent)] if step else []
        if view.result and view.result.reason == "no_move" and mode != "tri3":
            [last] = [told.event.player for told in step.events if isinstance(told.event, views.PlacedEvent)]
            out.append(view.order[(view.order.index(last) + 1) % state.seats])
        for seat in out:
            assert state.record.open_ends == 0 or set(view.hands[seat]) == {"block"}


@pytest.mark.parametrize("mode", MODES)
def test_all_begin_equally_far(mode: str) -> None:
    s = begun(bytes(16), mode, first_choice="seat_order").record
    assert {outlook.fill(s, Search(), party) for party in range(int(s.parties))} == {10 if mode == "team" else 9}
    assert SHAPE_OF[MODES.index(mode)] == s.grid
