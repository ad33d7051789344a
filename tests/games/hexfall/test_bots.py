"""The characters of Hexfall: legal, fair, reproducible, and never at a loss."""

from typing import Any

import pytest

from games.hexfall.bouts import play
from games.hexfall.playing import begun, dice_of, steps
from games.hexfall.thinking import SQUIRE, STEWARD, choice, chosen, position
from hexmoot.accel import field_values
from hexmoot.games.hexfall.bots import CHARACTERS, rehearsals
from hexmoot.games.hexfall.game import GAME
from hexmoot.games.hexfall.rules.state import CARDS, LIBRARY, RESOURCES
from hexmoot.luck import NO_LUCK
from hexmoot.search.budget import Budget
from hexmoot.search.character import Character, shown

each_bot = pytest.mark.parametrize("bot", CHARACTERS, ids=lambda each: each.id)
SHORT: dict[str, Any] = {"maxRounds": 4, "peaceRounds": 0}


def test_the_characters_come_weakest_first() -> None:
    assert [each.level for each in CHARACTERS] == list(range(1, len(CHARACTERS) + 1))
    assert [each.id for each in CHARACTERS[:2]] == ["squire", "steward"]
    assert GAME.stand_in in GAME.fillers
    assert sorted(GAME.fillers) == sorted(each.id for each in CHARACTERS)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_stewards_play_whole_games(seats: int) -> None:
    assert play(STEWARD, "tiny", seats, seats, maxRounds=15).outcome() is not None


@pytest.mark.parametrize("size", ["small", "medium", "large", "huge"])
def test_stewards_play_on_every_sea(size: str) -> None:
    assert play(STEWARD, size, 3, 1, **SHORT).outcome() is not None


def test_squires_play_whole_games() -> None:
    assert play(SQUIRE, "tiny", 2, 1, maxRounds=15).outcome() is not None


def test_they_throw_their_own_dice_and_draft_as_the_options_say() -> None:
    options: dict[str, Any] = {"autoRoll": False, "startCities": 3, "startTowns": 3, "maxOffers": 1, **SHORT}
    assert play(STEWARD, "small", 3, 2, **options).outcome() is not None


@each_bot
def test_every_position_of_random_games_is_answered(bot: Character) -> None:
    answered: set[str] = set()
    for number in range(2):
        for k, (state, *_) in enumerate(steps(number, 3, 400, size="tiny", maxRounds=12, peaceRounds=0)):
            for seat in state.waiting() if k % 10 == 0 else []:
                action = bot.choose(shown(GAME, state.options, state, seat), NO_LUCK, Budget(playouts=2))
                answered.add(str(action.__struct_config__.tag))
                state.clone().apply(seat, action, NO_LUCK)
    assert len(answered) > 5


@each_bot
def test_riches_do_not_make_a_turn_endless(bot: Character) -> None:
    hand = ["roads", "fortification", "muster", "market", "palace", "harbor", "ship", "bastion"]
    rich = {"resources": dict.fromkeys(("timber", "brick", "wool", "grain", "ore"), 20), "gold": 5, "hand": hand}
    state = position(["S0 D5n c cap x3", "S0 road D4sw D4se D4e", "S1 F2n c cap"], {0: rich})
    state.record.target = 100
    assert chosen(state, 60, bot)[-1]["type"] == "end_turn"


@each_bot
def test_hidden_cards_change_nothing(bot: Character) -> None:
    """Rivals who hold other cards of the same number: the bot cannot tell, and chooses the same."""
    compared = 0
    for k, (state, *_) in enumerate(steps(5, 3, 700, size="tiny", maxRounds=20, peaceRounds=0)):
        if k % 50 or not state.waiting():
            continue
        own = state.waiting()[0]
        other = state.clone()
        for seat in range(state.seats):
            if seat != own:
                turn_round(other.record.stores[seat], RESOURCES)
                turn_round(other.record.cards[seat], LIBRARY)
        if field_values(other.record, "stores") != field_values(state.record, "stores"):
            compared += 1
            assert choice(other, own, bot) == choice(state, own, bot)
    assert compared > 3


def turn_round(pile: list[int], length: int) -> None:
    """Each card becomes one of the next kind."""
    held = list(pile[:length])
    for i in range(length):
        pile[i] = held[i - 1]


def test_steward_needs_no_luck() -> None:
    for state, *_ in steps(3, 2, 300, size="tiny", maxRounds=12, peaceRounds=0):
        if state.waiting():
            seat = state.waiting()[0]
            assert choice(state, seat) == choice(state, seat, luck=bytes(range(16)))


@each_bot
def test_the_same_luck_and_playouts_choose_the_same(bot: Character) -> None:
    for envelope in rehearsals():
        first, again = (bot.choose(envelope, bytes(range(16)), Budget(playouts=3)) for _ in range(2))
        assert first == again


@each_bot
def test_a_budget_of_no_time_still_chooses(bot: Character) -> None:
    for envelope in rehearsals():
        assert bot.choose(envelope, NO_LUCK, Budget(0.0)) is not None


@each_bot
def test_nothing_is_chosen_for_a_seat_that_is_not_waited_for(bot: Character) -> None:
    state = begun(dice_of(1).luck(), 2)
    idle = 1 - state.waiting()[0]
    with pytest.raises(ValueError, match="waited for"):
        bot.choose(shown(GAME, state.options, state, idle), NO_LUCK, Budget(playouts=1))


def test_cards_of_all_kinds_are_turned_round() -> None:
    assert LIBRARY == CARDS - 1  # what lies open stays where it is
