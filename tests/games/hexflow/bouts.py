"""Whole games of every mode with variants, one character on all seats: what must hold in each of its turns.

usage: python -m games.hexflow.bouts PLAYOUTS
"""

import sys
from typing import Any

from games.hexflow.playing import begun, dice_of
from hexmoot.games.hexflow.bots import CHARACTERS
from hexmoot.games.hexflow.game import GAME
from hexmoot.luck import Stream
from hexmoot.search.budget import Budget
from hexmoot.search.character import shown

VARIANTS: list[dict[str, Any]] = [
    {"mode": "race"},
    {"mode": "race", "second_corner": True, "guards": False, "dots": False, "strict_penalties": True},
    {"mode": "battle"},
    {"mode": "battle", "wildcard_block": True, "tokens": 5, "open_hand": True, "first_choice": "random"},
    {"mode": "tri3", "strict_penalties": True},
    {"mode": "tri3", "tri_order": "balanced", "tri_extra_tile": "none", "tri_shared_victory": False, "guards": False},
    {"mode": "tri2"},
    {"mode": "tri2", "wildcard_block": True, "strangle": False, "first_choice": "seat_order"},
    {"mode": "team"},
    {"mode": "team", "partner_hands": True, "strangle": True, "wildcard_block": True},
]


def play(bot: Any, variant: dict[str, Any], number: int, playouts: int) -> Any:
    """The end of a game in which every choice was one of those that the rules list."""
    dice: Stream = dice_of(number)
    state = begun(dice.luck(), **variant)
    while state.outcome() is None:
        seat = state.waiting()[0]
        seen = shown(GAME, state.options, state, seat)
        action = bot.choose(seen, dice.luck(), Budget(playouts=playouts))
        assert action in state.actions(seat), (variant, bot.id, action)
        state.apply(seat, action, dice.luck())
    return state


if __name__ == "__main__":
    for bot in CHARACTERS:
        for number, variant in enumerate(VARIANTS):
            ended = play(bot, variant, number, int(sys.argv[1]))
            print(bot.id, number, int(ended.record.ply), ended.outcome().reason, flush=True)
