"""Rows of Battle Hex: `battlehex.sm`, `plain` and `exploit`."""

from functools import cache
from typing import Any

from measure import Row, apart, rate

from hexmoot.accel import COMPILED, buffer
from hexmoot.bots.registry import character
from hexmoot.game import SeatInfo
from hexmoot.games import game
from hexmoot.games.battlehex import bots, rules, solver
from hexmoot.games.battlehex.board import STRIDE, cells
from hexmoot.luck import NO_LUCK, Stream
from hexmoot.search.budget import Budget
from hexmoot.search.character import shown
from hexmoot.search.regret import exploitability, match, new_regrets

GAME = game("battlehex")
SEATS = [SeatInfo("", "bot"), SeatInfo("", "bot")]
ROUNDS = 200_000 if COMPILED else 1_000
PLAIN_GAMES, THEIR_GAMES = 10, 10
PIECES, POSITIONS = 4, 60  # of the boards on which exploitability is measured


# --- battlehex.sm: rounds of regret matching on General's matrix ------------------------------------------------------


def rounds() -> float:
    """Rounds a second on an 8x8 matrix, in this process's mode."""
    n = bots.GENERAL_CELLS
    pay, stream = buffer(n, n, kind="f8"), Stream(NO_LUCK)
    for i in range(n):
        for j in range(n):
            pay[i][j] = stream.u32() / 2**32
    match(new_regrets(n, n), pay, 1)

    def work() -> float:
        match(new_regrets(n, n), pay, ROUNDS)
        return ROUNDS

    return rate(work)


# --- plain: random players who are given every action each time, without Numba ----------------------------------------


def plain_actions() -> float:
    """Actions a second on the full board, every possible one listed before each."""
    stream, options = Stream(NO_LUCK), GAME.Options(size=13)

    def work() -> float:
        count = 0
        for _ in range(PLAIN_GAMES):
            state, _ = GAME.new(options, SEATS, stream.luck())
            while waiting := state.waiting():
                action = stream.pick(state.actions(waiting[0]))
                state.apply(waiting[0], action, stream.luck())
                count += 1
        return count

    return rate(work)


def catanatron_actions() -> float:
    """Decisions a second of catanatron's random players, four at a table."""
    from catanatron import Color, Game, RandomPlayer

    def work() -> float:
        count = 0
        for seed in range(THEIR_GAMES):
            table = Game([RandomPlayer(colour) for colour in Color], seed=seed)
            table.play()
            count += len(table.state.actions)
        return count

    return rate(work)


# --- exploit: what a rival who knows a bot's mix could gain, on solved boards -----------------------------------------


@cache
def solved() -> list[tuple[Any, list[int], list[list[float]]]]:
    """Random undecided 3x3 positions: the state, its empty cells, and the exact values of all pairs of them."""
    stream, small, found = Stream(NO_LUCK), solver.board(3), []
    while len(found) < POSITIONS:
        order = list(cells(3))
        stream.shuffle(order)
        state, _ = GAME.new(GAME.Options(size=3, first_colour="red"), SEATS, NO_LUCK)
        for i, at in enumerate(order[:PIECES]):
            rules.put(state.record, i % 2, at)
        red, black = small.mask(order[:PIECES:2]), small.mask(order[1:PIECES:2])
        if not small.chain(0, red) and not small.chain(1, black):
            empty = [at for at in cells(3) if at not in order[:PIECES]]
            found.append((state, empty, [[float(x) for x in row] for row in small.matrix(red, black)]))
    return found


def generals() -> float:
    """General's mean exploitability, in hundredths of a game."""
    total = 0.0
    for state, empty, pay in solved():
        options = GAME.Options(size=3, first_colour="red")
        mixes = bots.balanced(bots.thought(shown(GAME, options, state, 0), NO_LUCK, Budget(playouts=2000)))
        red, black = (dict(zip(mixes.spots, mix, strict=True)) for mix in (mixes.red, mixes.black))
        total += exploitability(pay, [red.get(at, 0.0) for at in empty], [black.get(at, 0.0) for at in empty])
    return 100 * total / POSITIONS


def captains() -> float:
    """The same for Captain, who names one cell and no other."""
    total = 0.0
    for state, empty, pay in solved():
        envelope = shown(GAME, GAME.Options(size=3, first_colour="red"), state, 0)
        action: Any = character("battlehex", "captain").choose(envelope, NO_LUCK, Budget())
        sure = [float(at == action.red * STRIDE + action.black) for at in empty]
        total += exploitability(pay, sure, sure)
    return 100 * total / POSITIONS


ROWS = [
    Row("battlehex.sm", "rounds/s", rounds, lambda: apart("plain", "rows_battlehex", "rounds"), ">= 50"),
    Row(
        "plain",
        "actions/s",
        lambda: apart("plain", "rows_battlehex", "plain_actions"),
        catanatron_actions,
        ">= 0.2",
    ),
    Row("exploit", "hundredths of a game", generals, captains, "< 1", times=1),
]
