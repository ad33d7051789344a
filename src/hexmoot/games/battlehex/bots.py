"""The four characters of Battle Hex, in both modes (BH-18).

In battle Recruit looks at its own shortest connections, Corporal learns from random games, Captain takes the cell
that matters most, and General mixes so that it cannot be read. Their flips are left to the table's coin. In classic
all four search by UCT and differ in how long. A character whose time runs out answers with what it has found so far.
"""

from collections.abc import Callable
from functools import partial
from math import inf
from typing import Any, NamedTuple

from hexmoot.accel import buffer, listed
from hexmoot.game import Envelope, SeatInfo
from hexmoot.games.battlehex import evaluation, playout, rules, views
from hexmoot.games.battlehex.board import STRIDE, cells
from hexmoot.games.battlehex.game import GAME
from hexmoot.games.battlehex.reading import Facts
from hexmoot.luck import NO_LUCK, Stream, Words, pour, words_of
from hexmoot.search.budget import Budget
from hexmoot.search.character import Character, shown
from hexmoot.search.regret import Regrets, average, match, new_regrets, pruned, sample, sampled
from hexmoot.search.uct import Verbs, uct

ANY_CELL = 30  # percent of Recruit's moves that go anywhere
CORPORAL_ROUNDS, CORPORAL_LEAST = 1500, 0.15
GENERAL_CELLS, GENERAL_ROUNDS, GENERAL_LEAST = 8, 2000, 0.05
DIGITS = 9  # what differs less than this is a tie, which goes to the lower red rank, then the lower black one

grow = uct("battlehex", Verbs(playout.cells_left, playout.to_move, playout.move, playout.playout))
learn = sampled("battlehex", playout.exchange)


class Thought(NamedTuple):
    """What a character thinks with: an imagined position, its own side, its luck and its budget."""

    s: rules.Hex
    facts: Facts
    side: int
    stream: Stream
    budget: Budget
    scales: evaluation.Scales


class Mixes(NamedTuple):
    """Cells, and how often each side should name each of them."""

    spots: list[int]
    red: list[float]
    black: list[float]

    @classmethod
    def of(cls, spots: list[int], regrets: Regrets, least: float) -> "Mixes":
        """The average mixes, without the cells under so large a part of the likeliest one's share."""
        return cls(spots, pruned(average(regrets.row_sum), least), pruned(average(regrets.column_sum), least))


Pick = Callable[[Thought], int]


class Mind(NamedTuple):
    """How one character decides: which cell to seal, which to take freely, and its playouts in classic."""

    seal: Pick
    free: Pick
    playouts: float


# --- picking a cell -----------------------------------------------------------------------------------------------


def nearby(t: Thought) -> int:
    """An empty cell of the own shortest connections, or now and then any."""
    if t.stream.below(100) < ANY_CELL:
        return t.stream.pick([at for at in cells(t.facts.size) if t.facts.cell[at] == 0])
    count = evaluation.keep_shortest(t.s, t.scales, t.side)
    return int(t.scales.spots[t.stream.below(count)])


def best(t: Thought, weigh: Callable[[int, int], None]) -> list[int]:
    """The candidates in the order of what `weigh(first, n)` finds them worth, as far as the time goes."""
    count = evaluation.keep_candidates(t.s, t.scales)
    done = t.budget.steps(weigh, count)
    worth = listed(t.scales.worth)
    order = sorted(range(done), key=lambda i: -round(worth[i], DIGITS))
    spots = listed(t.scales.spots)
    return [spots[i] for i in order]


def by_impact(t: Thought) -> list[int]:
    """The candidates, most important first; at least one."""
    return best(t, partial(evaluation.weigh_impact, t.s, t.scales)) or [nearby(t)]


def best_free(t: Thought) -> int:
    """The free placement after which the own side stands best."""
    return (best(t, partial(evaluation.weigh_own, t.s, t.scales, t.side)) or [nearby(t)])[0]


def most_important(t: Thought) -> int:
    """The one cell of highest impact."""
    return by_impact(t)[0]


def learnt(t: Thought) -> Mixes:
    """What both sides learn from random games to do, over Corporal's candidates."""
    spots = by_impact(t)[: playout.CANDIDATES]
    regrets = new_regrets(len(spots), len(spots))
    if len(spots) > 1:
        q, dice = playout.Rows(), Words()
        playout.read(q, t.s)
        q.count = len(spots)
        for i, at in enumerate(spots):
            q.spots[i] = at
        pour(dice, *words_of(t.stream.luck()))
        t.budget.spend(lambda _, n: learn(regrets, q, dice, n), CORPORAL_ROUNDS)
    return Mixes.of(spots, regrets, CORPORAL_LEAST)


def balanced(t: Thought) -> Mixes:
    """What is hardest to answer for both sides, by the values of all pairs of General's candidates."""
    spots = by_impact(t)[:GENERAL_CELLS]
    n = len(spots)
    pay, held = buffer(n, n, kind="f8"), buffer(n)
    for i, at in enumerate(spots):
        held[i] = at
    if t.budget.steps(partial(evaluation.weigh_pairs, t.s, t.scales, held, pay), n * n) < n * n:
        return Mixes.of(spots[:1], new_regrets(1, 1), GENERAL_LEAST)
    evaluation.settle_contests(pay)
    regrets = new_regrets(n, n)
    t.budget.spend(lambda _, rounds: match(regrets, pay, rounds), GENERAL_ROUNDS)
    return Mixes.of(spots, regrets, GENERAL_LEAST)


def one_of(think: Callable[[Thought], Mixes], t: Thought) -> int:
    """A cell drawn from the own side's mix."""
    mixes = think(t)
    return mixes.spots[sample(mixes.black if t.side else mixes.red, t.stream)]


# --- deciding -----------------------------------------------------------------------------------------------------


def choose(mind: Mind, envelope: Envelope[views.View], luck: bytes, budget: Budget) -> views.Action:
    """A character's action; ValueError if its seat is not waited for."""
    t = thought(envelope, luck, budget)
    turn = t.facts.turn
    if t.facts.phase == rules.CHOOSE:
        return views.Seal(turn, *divmod(mind.seal(t), STRIDE), "random")
    if t.facts.phase == rules.FREE:
        return views.Free(turn, *divmod(mind.free(t), STRIDE))
    return classic(t, mind.playouts)


def thought(envelope: Envelope[views.View], luck: bytes, budget: Budget) -> Thought:
    """What there is to think about; ValueError if nothing is asked of the envelope's seat."""
    stream = Stream(luck)
    state = GAME.imagine(envelope, stream.luck())
    seat = envelope.viewer
    if not isinstance(seat, int) or seat not in state.waiting():
        raise ValueError("nothing is waited for from this seat")
    return Thought(state.record, state.facts(), state.side(seat), stream, budget, evaluation.Scales())


def classic(t: Thought, playouts: float) -> views.Action:
    """The move that UCT likes best, or the swap where even that leaves Red's first piece better than even (BH-16)."""
    q = playout.Rows()
    playout.read(q, t.s)
    found = grow(q, t.stream.luck(), t.budget, playouts)
    if t.facts.swap_open and found.worth < 0.5:
        return views.Swap(t.facts.turn)
    return views.Play(t.facts.turn, *divmod(found.move, STRIDE))


MINDS = (
    ("recruit", Mind(nearby, nearby, 50)),
    ("corporal", Mind(partial(one_of, learnt), best_free, 500)),
    ("captain", Mind(most_important, best_free, 5000)),
    ("general", Mind(partial(one_of, balanced), best_free, inf)),
)
CHARACTERS = tuple(
    Character(id, id.capitalize(), level, partial(choose, mind)) for level, (id, mind) in enumerate(MINDS, 1)
)


# --- warming up ---------------------------------------------------------------------------------------------------


def rehearsals() -> list[Envelope[Any]]:
    """A turn, a free placement and two classic turns on a small board."""
    seats = [SeatInfo("Red", "bot"), SeatInfo("Black", "bot")]
    battle = GAME.Options(size=5, first_colour="red")
    turn, _ = GAME.new(battle, seats, NO_LUCK)
    contest = turn.clone()
    for seat in (0, 1):
        contest.apply(seat, views.Seal(1, 3, 3, "R"), NO_LUCK)
    classic = GAME.Options(mode="classic", size=5, first_colour="red")
    opening, _ = GAME.new(classic, seats, NO_LUCK)
    reply = opening.clone()
    reply.apply(0, views.Play(1, 3, 3), NO_LUCK)
    positions = ((battle, turn, 0), (battle, contest, 1), (classic, opening, 0), (classic, reply, 1))
    return [shown(GAME, options, state, seat) for options, state, seat in positions]
