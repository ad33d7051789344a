"""What every search and every character finds, a line each, so that modes can be compared.

usage: python -m search.found
"""

from collections.abc import Iterator

from hexmoot.accel import buffer, listed
from hexmoot.bots.registry import characters, rehearsals
from hexmoot.game import SeatInfo
from hexmoot.games import game
from hexmoot.games.battlehex import evaluation, playout, rules
from hexmoot.games.battlehex.bots import grow, learn
from hexmoot.luck import NO_LUCK, Stream, Words, pour
from hexmoot.search.budget import Budget
from hexmoot.search.character import shown
from hexmoot.search.regret import match, new_regrets
from search.boards import position

GAME = game("battlehex")


def found() -> Iterator[str]:
    """Floats are written in full: the modes agree to the last digit."""
    stream = Stream(bytes(range(16)))
    for size in (3, 5, 8, 13):
        s, _, _ = position(size, size * size // 4, stream, rules.CLASSIC)
        q, scales = playout.Rows(), evaluation.Scales()
        playout.read(q, s)
        yield f"uct {size} {grow(q, stream.luck(), Budget(playouts=400), 400)}"
        count = evaluation.keep_candidates(s, scales)
        evaluation.weigh_impact(s, scales, 0, min(count, 6))
        yield f"impact {size} {listed(scales.spots)[:count]} {listed(scales.worth)[:6]}"
        spots, pay, regrets = buffer(4), buffer(4, 4, kind="f8"), new_regrets(4, 4)
        q.count = 4
        for i in range(4):
            spots[i] = q.spots[i] = scales.spots[i]
        evaluation.weigh_pairs(s, scales, spots, pay, 0, 16)
        evaluation.settle_contests(pay)
        match(regrets, pay, 300)
        yield f"match {size} {listed(regrets.row_sum)} {listed(regrets.column_sum)}"
        dice, regrets = Words(), new_regrets(4, 4)
        pour(dice, size, 2, 3, 4)
        learn(regrets, q, dice, 300)
        yield f"learn {size} {listed(regrets.row_sum)} {listed(regrets.column_sum)}"
    for bot in characters("battlehex"):
        for envelope in rehearsals("battlehex"):
            yield f"{bot.id} {bot.choose(envelope, stream.luck(), Budget(playouts=100))}"
        options = GAME.Options(size=13)
        state, _ = GAME.new(options, [SeatInfo("", "bot")] * 2, NO_LUCK)
        yield f"{bot.id} 13 {bot.choose(shown(GAME, options, state, 0), stream.luck(), Budget(playouts=100))}"


if __name__ == "__main__":
    for line in found():
        print(line)
