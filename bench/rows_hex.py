"""Rows `hex.strict` and `hex.uct`: plain Hex on the full board, against open-spiel's C++."""

from functools import cache
from typing import Any

from measure import Row, rate

from hexmoot.accel import buffer, rule
from hexmoot.games.battlehex import playout, rules
from hexmoot.games.battlehex.bots import grow
from hexmoot.luck import NO_LUCK, Words, pour, u32
from hexmoot.search.budget import Budget

SIZE = 13
OUR_GAMES, THEIR_GAMES = 50_000, 2_000
SIMULATIONS, OUR_SEARCHES, THEIR_SEARCHES = 5_000, 20, 1
EXPLORE = 1.4  # theirs; ours has its own


@rule
def strict_games(s: rules.Hex, spots: list[int], dice: Words, games: int) -> int:
    """Random games, every move through the rules, to the chain; how many moves."""
    moves = 0
    for _ in range(games):
        rules.start(s, rules.CLASSIC, SIZE, 0, 0, 0)
        left = 0
        for r in range(1, SIZE + 1):
            for b in range(1, SIZE + 1):
                spots[left] = r << 4 | b
                left += 1
        while s.phase == rules.PLAY:
            i = u32(dice) * left >> 32
            at = spots[i]
            left -= 1
            spots[i] = spots[left]
            rules.play(s, rules.mover(s), s.turn, at >> 4, at & 15)
            moves += 1
    return moves


def our_strict() -> float:
    """Games a second."""
    s, dice, spots = rules.Hex(), Words(), buffer(SIZE * SIZE)
    s.quiet = 1
    pour(dice, 1, 2, 3, 4)
    strict_games(s, spots, dice, 1)

    def work() -> float:
        strict_games(s, spots, dice, OUR_GAMES)
        return OUR_GAMES

    return rate(work)


def our_uct() -> float:
    """Simulations a second."""
    s, q = rules.Hex(), playout.Rows()
    rules.start(s, rules.CLASSIC, SIZE, 0, 0, 0)
    playout.read(q, s)
    return rate(
        lambda: sum(grow(q, NO_LUCK, Budget(playouts=SIMULATIONS), SIMULATIONS).playouts for _ in range(OUR_SEARCHES))
    )


@cache
def their_hex() -> tuple[Any, Any]:
    """open-spiel and its Hex."""
    import pyspiel

    return pyspiel, pyspiel.load_game(f"hex(board_size={SIZE})")


def their_strict() -> float:
    """Games a second: the rollouts of a search of one simulation, all in C++."""
    pyspiel, game = their_hex()
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(THEIR_GAMES, 1), EXPLORE, 1, 1000, False, 1, False)
    state = game.new_initial_state()

    def work() -> float:
        bot.mcts_search(state)
        return THEIR_GAMES

    return rate(work)


def their_uct() -> float:
    """Simulations a second."""
    pyspiel, game = their_hex()
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, evaluator, EXPLORE, SIMULATIONS, 1000, False, 1, False)
    state = game.new_initial_state()

    def work() -> float:
        for _ in range(THEIR_SEARCHES):
            bot.mcts_search(state)
        return SIMULATIONS * THEIR_SEARCHES

    return rate(work)


ROWS = [
    Row("hex.strict", "games/s", our_strict, their_strict, ">= 20"),
    Row("hex.uct", "simulations/s", our_uct, their_uct, ">= 30"),
]
