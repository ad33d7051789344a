"""Regret matching on a matrix game: each side leans to what it regrets not to have done, and the averages settle.

`match` sees the whole matrix. `sampled` is for games whose entries can only be tried: it plays one pair a round and
weights what it hears by how likely the pair was. Rows maximise, columns minimise; payoffs are 0 … 1.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from hexmoot.accel import buffer, listed, rule
from hexmoot.luck import Stream, Words, u32

Row = list[float]
EXPLORE = 0.1  # how often a sampled round tries any cell alike


class Regrets(NamedTuple):
    """What both sides have learnt: regrets, the mixes that follow from them, and the sums of all mixes so far."""

    row_regret: Row
    column_regret: Row
    row_mix: Row
    column_mix: Row
    row_sum: Row
    column_sum: Row


def new_regrets(rows: int, columns: int) -> Regrets:
    """Nothing learnt yet."""
    return Regrets(*(buffer(n, kind="f8") for _ in range(3) for n in (rows, columns)))


@rule
def lean(regret: Row, mix: Row, total: Row) -> None:
    """Mix in proportion to what is regretted, all alike if nothing is, and add that to the sum."""
    n = len(regret)
    whole = 0.0
    for i in range(n):
        whole += max(regret[i], 0.0)
    for i in range(n):
        mix[i] = max(regret[i], 0.0) / whole if whole > 0.0 else 1.0 / n
        total[i] += mix[i]


@rule
def match(g: Regrets, pay: list[Row], rounds: int) -> None:
    """So many rounds with full information: each side learns what every choice would have paid."""
    rows, columns = len(g.row_regret), len(g.column_regret)
    for _ in range(rounds):
        lean(g.row_regret, g.row_mix, g.row_sum)
        lean(g.column_regret, g.column_mix, g.column_sum)
        worth = 0.0
        for i in range(rows):
            paid = 0.0
            for j in range(columns):
                paid += pay[i][j] * g.column_mix[j]
            g.row_regret[i] += paid
            worth += paid * g.row_mix[i]
        for i in range(rows):
            g.row_regret[i] -= worth
        for j in range(columns):
            paid = 0.0
            for i in range(rows):
                paid += pay[i][j] * g.row_mix[i]
            g.column_regret[j] += worth - paid


# --- sampled ------------------------------------------------------------------------------------------------------


@rule
def tried(mix: Row, i: int) -> float:
    """How likely a sampled round tries choice i."""
    return (1.0 - EXPLORE) * mix[i] + EXPLORE / len(mix)


@rule
def draw(mix: Row, dice: Words) -> int:
    """Sample a choice to try."""
    point = u32(dice) / 4294967296.0
    last = len(mix) - 1
    for i in range(last):
        point -= tried(mix, i)
        if point < 0.0:
            return i
    return last


@rule
def hear(regret: Row, mix: Row, i: int, paid: float) -> None:
    """Learn from a payoff of the choice that was tried, weighted by how unlikely it was."""
    paid = paid / tried(mix, i)
    for k in range(len(regret)):
        regret[k] -= paid * mix[i]
    regret[i] += paid


def sampled(name: str, outcome: Callable[[Any, Words, int, int], int]) -> Callable[[Regrets, Any, Words, int], None]:
    """A game's sampled rounds, `learn(regrets, q, dice, rounds)`, compiled for its verb.

    `outcome(q, dice, i, j)` plays choice i against j to the end and returns 1 if the rows' side wins, else 0; it
    leaves `q` as it was. `name` must be the game's own: the compiled loop is kept by it.
    """

    def learn(g: Regrets, q: Any, dice: Words, rounds: int) -> None:
        for _ in range(rounds):
            lean(g.row_regret, g.row_mix, g.row_sum)
            lean(g.column_regret, g.column_mix, g.column_sum)
            i = draw(g.row_mix, dice)
            j = draw(g.column_mix, dice)
            paid = outcome(q, dice, i, j) - 0.5  # measured from the middle, which halves the noise
            hear(g.row_regret, g.row_mix, i, paid)
            hear(g.column_regret, g.column_mix, j, -paid)

    learn.__qualname__ = f"{name}.learn"
    return rule(learn)


# --- what comes of it ---------------------------------------------------------------------------------------------


def average(total: Row) -> list[float]:
    """The average of all mixes, from their sum; all alike before the first round."""
    shares = [float(x) for x in listed(total)]
    whole = sum(shares)
    return [x / whole for x in shares] if whole else [1 / len(shares)] * len(shares)


def pruned(mix: Sequence[float], least: float) -> list[float]:
    """The mix without the choices under so large a part of the likeliest one's share."""
    kept = [x if x >= least * max(mix) else 0.0 for x in mix]
    return [x / sum(kept) for x in kept]


def sample(mix: Sequence[float], stream: Stream) -> int:
    """One choice of a mix."""
    point = stream.u32() / 2**32
    for i, share in enumerate(mix):
        point -= share
        if point < 0:
            return i
    return max(range(len(mix)), key=mix.__getitem__)


def exploitability(pay: Sequence[Sequence[float]], rows: Sequence[float], columns: Sequence[float]) -> float:
    """How much a pair of mixes gives away: the best reply's payoff to the rows less that to the columns, halved.

    0 for perfect mixes; otherwise what a side loses on average against a rival who knows its mix.
    """
    best = max(sum(x * share for x, share in zip(line, columns, strict=True)) for line in pay)
    worst = min(sum(pay[i][j] * share for i, share in enumerate(rows)) for j in range(len(columns)))
    return (best - worst) / 2
