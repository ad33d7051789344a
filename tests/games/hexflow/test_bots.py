"""The four characters of HEXFLOW: legal in every mode and variant, fair, reproducible, in time."""

from functools import cache
from typing import Any

import pytest
from conformance.test_modes import COMPILED, python

from games.hexflow.bouts import VARIANTS
from games.hexflow.playing import begun, dice_of
from hexmoot.accel import field_values
from hexmoot.games.hexflow import views
from hexmoot.games.hexflow.board import MODES
from hexmoot.games.hexflow.bots import CHARACTERS, rehearsals
from hexmoot.games.hexflow.game import GAME
from hexmoot.games.hexflow.rules.state import TYPES
from hexmoot.luck import NO_LUCK
from hexmoot.search.budget import Budget
from hexmoot.search.character import Character, shown

each_bot = pytest.mark.parametrize("bot", CHARACTERS, ids=lambda each: each.id)
each_mode = pytest.mark.parametrize("mode", MODES)


@cache
def played(mode: str, placements: int, number: int = 1) -> Any:
    """A position after so many random placements, or fewer if the game would be over."""
    dice = dice_of(number)
    state = begun(dice.luck(), mode, first_choice="seat_order")
    for _ in range(placements):
        seat = state.waiting()[0]
        after = state.clone()
        after.apply(seat, dice.pick(state.actions(seat)), dice.luck())
        if after.outcome() is not None:
            break
        state = after
    return state


def choice(bot: Character, state: Any, luck: bytes = NO_LUCK, budget: Budget | None = None) -> Any:
    """What a bot chooses for the seat that is waited for."""
    seen = shown(GAME, state.options, state, state.waiting()[0])
    return bot.choose(seen, luck, budget or few())


def few() -> Budget:
    """A budget of few looks at the clock, each a second later: plain rules are slow."""
    looks = iter(range(1000))
    return Budget(12.0, clock=lambda: float(next(looks)))


def test_four_characters_weakest_first() -> None:
    named = [(each.id, each.name, each.level) for each in CHARACTERS]
    assert named == [("drip", "Drip", 1), ("brook", "Brook", 2), ("weir", "Weir", 3), ("delta", "Delta", 4)]
    assert GAME.stand_in in GAME.fillers
    assert sorted(GAME.fillers) == sorted(each.id for each in CHARACTERS)


@pytest.mark.modes
def test_whole_games_of_every_mode_and_variant_are_legal_and_end() -> None:
    done = python(COMPILED, "-m", "games.hexflow.bouts", "12")
    assert done.stderr == ""
    assert len(done.stdout.splitlines()) == len(CHARACTERS) * len(VARIANTS)


@pytest.mark.modes
def test_brook_beats_drip_in_eight_races_of_ten() -> None:
    done = python(COMPILED, "-m", "games.hexflow.strength", "race", "brook", "drip", "10", "1")
    assert done.stderr == ""
    assert float(done.stdout) >= 8


@each_mode
@each_bot
def test_every_choice_before_play_is_answered(bot: Character, mode: str) -> None:
    state = begun(NO_LUCK, mode)
    while state.view(None).phase != "play":
        action = choice(bot, state)
        assert action in state.actions(state.waiting()[0])
        state.apply(state.waiting()[0], action, NO_LUCK)


@each_mode
@each_bot
def test_hidden_tiles_change_nothing(bot: Character, mode: str) -> None:
    """Rivals and partners who hold what they have in their bags instead: the bot cannot tell, and chooses the same."""
    state = played(mode, 10)
    other = state.clone()
    own = state.waiting()[0]
    for seat in range(state.seats):
        for i in range(3 if seat != own else 0):
            bag = [kind for kind in range(TYPES) if other.record.unseen[seat][kind] > held(other, seat, kind)]
            other.record.hand[seat][i] = bag[i % len(bag)] + 1
    assert field_values(other.record, "hand") != field_values(state.record, "hand")
    assert choice(bot, other) == choice(bot, state)


def held(state: Any, seat: int, kind: int) -> int:
    """How many tiles of a kind a seat holds."""
    return sum(int(each) == kind + 1 for each in state.record.hand[seat])


@each_bot
def test_the_same_luck_and_playouts_choose_the_same(bot: Character) -> None:
    for envelope in rehearsals():
        first, again = (bot.choose(envelope, bytes(range(16)), Budget(playouts=3)) for _ in range(2))
        assert first == again


@each_bot
def test_a_budget_of_no_time_still_chooses(bot: Character) -> None:
    for mode in MODES:
        state = played(mode, 8)
        assert choice(bot, state, budget=Budget(0.0)) in state.actions(state.waiting()[0])


@each_bot
def test_a_cancelled_bot_answers_at_once(bot: Character) -> None:
    asked: list[None] = []
    state = played("race", 12)
    choice(bot, state, budget=Budget(cancelled=lambda: bool(asked.append(None)) or len(asked) > 2))
    assert len(asked) <= 6


@each_mode
@each_bot
def test_time_is_kept_by_the_budgets_clock(bot: Character, mode: str) -> None:
    """A clock that moves on by 60 ms whenever it is looked at: few looks fit into 200 ms, whatever is to be done."""
    looks = iter(range(1000))
    choice(bot, played(mode, 12), budget=Budget(0.2, clock=lambda: next(looks) * 0.06))
    assert next(looks) <= 9


@each_bot
def test_playouts_are_kept(bot: Character) -> None:
    budget = Budget(playouts=5)
    choice(bot, played("tri2", 6), budget=budget)
    assert budget.playouts == (0 if bot.level > 2 else 5)


@each_bot
def test_nothing_is_chosen_for_a_seat_that_is_not_waited_for(bot: Character) -> None:
    state = played("race", 3)
    idle = 1 - state.waiting()[0]
    with pytest.raises(ValueError, match="waited for"):
        bot.choose(shown(GAME, state.options, state, idle), NO_LUCK, Budget(playouts=1))


def test_whoever_may_draws_from_the_pool_at_once_and_only_once() -> None:
    state = played("team", 0)
    first = choice(CHARACTERS[1], state)
    assert isinstance(first, views.Place)
    assert first.draw == "pool"
    state = state.clone()
    for _ in range(4):
        state.apply(state.waiting()[0], choice(CHARACTERS[0], state), NO_LUCK)
    assert choice(CHARACTERS[1], state).draw == "bag"
