"""Row `hex.strength`: games won by General in classic against open-spiel's C++ search, at equal CPU time."""

import time
from functools import cache
from typing import Any

from measure import Row

from hexmoot.bots.registry import character
from hexmoot.game import SeatInfo
from hexmoot.games import game
from hexmoot.luck import NO_LUCK, Stream
from hexmoot.search.budget import Budget
from hexmoot.search.character import shown

SIZE, GAMES, SECONDS = 11, 40, 0.3
EXPLORE, MEMORY_MB = 1.4, 1000


class Rival:
    """open-spiel's search, with as many simulations a move as take the given time of the processor."""

    def __init__(self, pyspiel: Any, played: Any) -> None:
        self.pyspiel = pyspiel
        self.played = played
        self.simulations = 1000
        self.seed = 0

    def choose(self, state: Any) -> int:
        """A cell, as open-spiel numbers them."""
        self.seed += 1
        evaluator = self.pyspiel.RandomRolloutEvaluator(1, self.seed)
        bot = self.pyspiel.MCTSBot(self.played, evaluator, EXPLORE, self.simulations, MEMORY_MB, True, self.seed, False)
        began = time.process_time()
        action = bot.step(state)
        took = time.process_time() - began
        self.simulations = max(100, int(self.simulations * SECONDS / took))
        return int(action)


@cache
def won() -> int:
    """Games that General wins of all; each side begins half of them, and nobody swaps."""
    import pyspiel

    ours = game("battlehex")
    theirs = pyspiel.load_game(f"hex(board_size={SIZE})")
    options = ours.Options(mode="classic", size=SIZE, first_colour="red", swap=False)
    general, rival, stream = character("battlehex", "general"), Rival(pyspiel, theirs), Stream(NO_LUCK)
    count = 0
    for number in range(GAMES):
        own = number % 2
        state, _ = ours.new(options, [SeatInfo("", "bot")] * 2, NO_LUCK)
        mirror = theirs.new_initial_state()
        while state.outcome() is None:
            seat = state.waiting()[0]
            if seat == own:
                budget = Budget(SECONDS, clock=time.process_time)
                action: Any = general.choose(shown(ours, options, state, seat), stream.luck(), budget)
            else:
                row, column = divmod(rival.choose(mirror), SIZE)  # their first player joins the rows
                action = next(a for a in state.actions(seat) if (a.black - 1, a.red - 1) == (row, column))
            state.apply(seat, action, NO_LUCK)
            mirror.apply_action((action.black - 1) * SIZE + action.red - 1)
        assert mirror.is_terminal()
        assert (mirror.returns()[own] > 0) == (state.outcome().places[own] == 1)
        count += state.outcome().places[own] == 1
        print(f"hex.strength: {count} of {number + 1}", flush=True)
    return count


ROWS = [Row("hex.strength", "games won, games played", won, lambda: GAMES, ">= 0.9", times=1)]
