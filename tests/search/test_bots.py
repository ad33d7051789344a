"""The characters: legal, reproducible, in time, each thinking as it is said to."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from hexmoot.bots.registry import character, characters, rehearsals
from hexmoot.game import SeatInfo
from hexmoot.games import game
from hexmoot.games.battlehex import bots, evaluation, rules, solver, views
from hexmoot.games.battlehex.board import STRIDE, cells, name, named
from hexmoot.luck import NO_LUCK, Stream
from hexmoot.search.budget import Budget
from hexmoot.search.character import shown
from hexmoot.search.regret import exploitability

GAME = game("battlehex")
IDS = [character.id for character in characters("battlehex")]
SEATS = [SeatInfo("Red", "bot"), SeatInfo("Black", "bot")]
each_bot = pytest.mark.parametrize("bot", IDS)


def start(**options: Any) -> tuple[Any, Any]:
    """A game in which seat 0 is Red, and its options."""
    chosen = msgspec.convert({"firstColour": "red"} | options, GAME.Options)
    return GAME.new(chosen, SEATS, NO_LUCK)[0], chosen


def choice(bot: str, state: Any, options: Any, seat: int, luck: bytes = NO_LUCK, playouts: int = 60) -> Any:
    """What a bot chooses for a seat."""
    envelope = shown(GAME, options, state, seat)
    return character("battlehex", bot).choose(envelope, luck, Budget(playouts=playouts))


def laid(size: int, red: list[str], black: list[str]) -> tuple[Any, Any]:
    """A battle with these pieces on the board, and its options."""
    state, options = start(size=size)
    for side, names in enumerate((red, black)):
        for cell in names:
            rules.put(state.record, side, named(cell))
    return state, options


def test_four_characters_weakest_first() -> None:
    assert [(c.id, c.name, c.level) for c in characters("battlehex")] == [
        ("recruit", "Recruit", 1),
        ("corporal", "Corporal", 2),
        ("captain", "Captain", 3),
        ("general", "General", 4),
    ]


def test_unknown_games_and_bots_are_key_errors() -> None:
    with pytest.raises(KeyError):
        characters("draughts")
    with pytest.raises(KeyError):
        character("battlehex", "admiral")


@pytest.mark.parametrize("mode", ["battle", "classic"])
@pytest.mark.parametrize(("size", "games"), [(3, 5), (5, 1)])
@each_bot
def test_whole_games_are_legal(bot: str, mode: str, size: int, games: int) -> None:
    for seed in range(games):
        stream = Stream(bytes([seed] * 16))
        state, options = start(mode=mode, size=size)
        while state.outcome() is None:
            seat = state.waiting()[0]
            action = choice(bot, state, options, seat, stream.luck(), playouts=30)
            assert action in state.actions(seat)
            if isinstance(action, views.Seal):
                assert name(action.red * STRIDE + action.black) in state.legal(seat).cells
            state.apply(seat, action, stream.luck())
        assert state.outcome().reason == "chain"


@pytest.mark.parametrize("mode", ["battle", "classic"])
@each_bot
def test_the_largest_board_is_no_trouble(bot: str, mode: str) -> None:
    state, options = start(mode=mode)
    assert choice(bot, state, options, 0) in state.actions(0)


@each_bot
def test_the_same_luck_and_playouts_choose_the_same(bot: str) -> None:
    for envelope in rehearsals("battlehex"):
        first, again = (
            character("battlehex", bot).choose(envelope, bytes(range(16)), Budget(playouts=50)) for _ in range(2)
        )
        assert first == again


@each_bot
def test_a_budget_of_no_time_still_chooses(bot: str) -> None:
    for envelope in rehearsals("battlehex"):
        action = character("battlehex", bot).choose(envelope, NO_LUCK, Budget(0.0))
        assert isinstance(action, views.Seal | views.Free | views.Play | views.Swap)


@each_bot
def test_a_cancelled_bot_answers_at_once(bot: str) -> None:
    asked = []
    budget = Budget(cancelled=lambda: bool(asked.append(None)) or len(asked) > 2)
    state, options = start(mode="classic", size=13)
    character("battlehex", bot).choose(shown(GAME, options, state, 0), NO_LUCK, budget)
    assert len(asked) <= 4


@each_bot
def test_time_is_kept_by_the_budgets_clock(bot: str) -> None:
    """A clock that moves on by 60 ms whenever it is looked at: no more than four looks fit."""
    looks = iter(range(1000))
    state, options = start(mode="classic", size=11)
    budget = Budget(0.2, clock=lambda: next(looks) * 0.06)
    character("battlehex", bot).choose(shown(GAME, options, state, 0), NO_LUCK, budget)
    assert next(looks) <= 6


@each_bot
def test_nothing_is_chosen_for_a_seat_that_is_not_waited_for(bot: str) -> None:
    state, options = start(size=5)
    state.apply(0, views.Seal(1, 3, 3, "R"), NO_LUCK)
    with pytest.raises(ValueError, match="waited for"):
        choice(bot, state, options, 0)


@each_bot
def test_a_rivals_sealed_move_changes_nothing(bot: str) -> None:
    """Bots see an envelope: two states that differ in the rival's secret give the same choice."""
    chosen = set()
    for cell in ((1, 1), (3, 4)):
        state, options = start(size=5)
        state.apply(0, views.Seal(1, *cell, "B"), NO_LUCK)
        chosen.add(choice(bot, state, options, 1))
    assert len(chosen) == 1


def test_flips_are_left_to_the_coin() -> None:
    state, options = start(size=5)
    assert {choice(bot, state, options, 0).left for bot in IDS} == {"random"}


# --- how each thinks --------------------------------------------------------------------------------------------------


def test_recruit_mostly_follows_its_shortest_connections() -> None:
    state, options = laid(7, ["R4BA", "R4B2", "R4B3"], [])
    seen = Counter()
    for i in range(300):
        action = choice("recruit", state, options, 0, bytes([i % 256, i // 256] * 8))
        seen[action.red * STRIDE + action.black] += 1
    scales = evaluation.Scales()
    count = evaluation.keep_shortest(state.record, scales, rules.RED)
    near = {int(scales.spots[i]) for i in range(count)}
    share = sum(n for at, n in seen.items() if at in near) / 300
    expected = 0.7 + 0.3 * len(near) / 46
    assert share == pytest.approx(expected, abs=0.07)
    assert any(at not in near for at in seen)


@pytest.mark.parametrize("seat", [0, 1])
def test_captain_seals_the_cell_of_highest_impact_whatever_its_luck(seat: int) -> None:
    state, options = laid(5, ["R2BA", "R4B4"], ["R3B3", "RAB4"])
    scales, impact = evaluation.Scales(), {}
    for at in (at for at in cells(5) if state.record.cell[at] == 0):
        worth = [evaluation.chances_with(state.record, scales, side, at) for side in (rules.RED, rules.BLACK)]
        impact[at] = worth[0] - worth[1]
    best = max(impact, key=lambda at: (round(impact[at], 9), -at))
    for luck in (NO_LUCK, bytes(range(16))):
        action = choice("captain", state, options, seat, luck)
        assert action.red * STRIDE + action.black == best


@pytest.mark.parametrize("bot", IDS[1:])
def test_a_free_placement_completes_a_chain_that_is_one_short(bot: str) -> None:
    state, options = laid(5, ["R4BA", "R4B2", "R4B4", "R4B5"], ["R2B2", "R5BA", "R5B2", "RAB5"])
    for seat in (0, 1):
        state.apply(seat, views.Seal(1, 1, 1, "BR"[seat]), NO_LUCK)
    assert state.waiting() == [0]
    action = choice(bot, state, options, 0)
    assert (action.red, action.black) == (4, 3)


def test_corporal_learns_where_its_random_games_are_won() -> None:
    state, options = laid(4, ["R2BA", "R2B2", "R2B4"], ["R4BA", "RAB4", "R4B2"])
    named_cells = Counter()
    for i in range(10):
        action = choice("corporal", state, options, 0, bytes([i] * 16), playouts=800)
        named_cells[action.red, action.black] += 1
    assert named_cells.most_common(1)[0][0] == (2, 3)


def test_general_gives_little_away_where_only_mixing_helps() -> None:
    """Its values are estimates, so its mix is not perfect; here it is worth 1/12 at most to one who knows it."""
    red, black = [named("RABA")], [named("R2B2")]
    state, options = laid(3, ["RABA"], ["R2B2"])
    thought = bots.thought(shown(GAME, options, state, 0), NO_LUCK, Budget(playouts=2000))
    mixes = bots.balanced(thought)
    small = solver.board(3)
    pay = [[float(x) for x in row] for row in small.matrix(small.mask(red), small.mask(black))]
    empty = [at for at in cells(3) if at not in red + black]
    shares = [[dict(zip(mixes.spots, mix, strict=True)).get(at, 0.0) for at in empty] for mix in mixes[1:]]
    assert 0 <= exploitability(pay, *shares) <= 1 / 12


@pytest.mark.parametrize(("cell", "swaps"), [((2, 2), True), ((1, 1), False)])
def test_black_swaps_the_centre_of_the_smallest_board_and_leaves_its_sharp_corner(cell: Any, swaps: bool) -> None:
    state, options = start(mode="classic", size=3)
    state.apply(0, views.Play(1, *cell), NO_LUCK)
    for bot in ("captain", "general"):
        assert isinstance(choice(bot, state, options, 1, playouts=2000), views.Swap) == swaps


def test_nobody_swaps_where_the_option_is_off() -> None:
    state, options = start(mode="classic", size=5, swap=False)
    state.apply(0, views.Play(1, 3, 3), NO_LUCK)
    assert all(isinstance(choice(bot, state, options, 1), views.Play) for bot in IDS)


@pytest.mark.parametrize("bot", ["captain", "general"])
def test_classic_wins_in_one(bot: str) -> None:
    state, options = start(mode="classic", size=5)
    for turn, cell in enumerate([(2, 1), (5, 1), (2, 2), (5, 2), (2, 3), (5, 4), (2, 4), (4, 1)], 1):
        state.apply(state.waiting()[0], views.Play(turn, *cell), NO_LUCK)
    action = choice(bot, state, options, 0, playouts=1500)
    assert (action.red, action.black) in {(2, 5), (1, 5)}
