"""Whole games of Hexfall with one character on all seats: each choice is legal, no turn stalls, every game ends.

usage: python -m games.hexfall.bouts SIZE SEATS [BOT PLAYOUTS]
"""

import sys
from collections import Counter
from typing import Any

from games.hexfall.playing import begun, dice_of
from hexmoot.games.hexfall.bots import CHARACTERS
from hexmoot.games.hexfall.game import GAME
from hexmoot.luck import Stream
from hexmoot.search.budget import Budget
from hexmoot.search.character import shown

ROUNDS = 150
MOST = 60  # actions of one turn


def play(bot: Any, size: str, seats: int, number: int, playouts: int = 8, **options: Any) -> Any:
    """The end of a game. `apply` refuses what is not legal."""
    dice: Stream = dice_of(number)
    state = begun(dice.luck(), seats, **{"size": size, "maxRounds": ROUNDS, **options})
    acted: Counter[tuple[int, int]] = Counter()
    while state.outcome() is None:
        seat = state.waiting()[0]
        action = bot.choose(shown(GAME, state.options, state, seat), dice.luck(), Budget(playouts=playouts))
        acted[seat, int(state.record.turn)] += 1
        state.apply(seat, action, dice.luck())
    assert max(acted.values()) <= MOST
    return state


if __name__ == "__main__":
    for bot in CHARACTERS:
        if bot.id in sys.argv[3:] or len(sys.argv) == 3:
            ended = play(bot, sys.argv[1], int(sys.argv[2]), 1, int(sys.argv[4]) if len(sys.argv) > 4 else 8)
            print(bot.id, int(ended.record.rounds), ended.outcome().reason, flush=True)
