"""The four characters of HEXFLOW, in every mode: Drip, Brook, Weir and Delta.

All think on an imagined game in which rivals' hands are drawn from what these have not played yet. Drip follows its own
way and sees nobody else's, Brook looks at what each placement leaves to everybody, Weir also at the best answer to it
in a few imagined worlds, Delta plays the best placements on for some rounds, again and again.

A character whose time runs out answers with the best of what it has weighed so far.
"""

from collections.abc import Callable
from functools import partial
from math import inf
from typing import Any, NamedTuple

from hexmoot.accel import field_values
from hexmoot.game import Envelope, SeatInfo
from hexmoot.games.hexflow import evaluation, playout, reading, views
from hexmoot.games.hexflow.board import MODES, SEATS_OF
from hexmoot.games.hexflow.choosing import unpacked
from hexmoot.games.hexflow.game import GAME
from hexmoot.games.hexflow.rules.state import Flow, Search
from hexmoot.games.hexflow.scales import Scales
from hexmoot.games.hexflow.tiles import KINDS
from hexmoot.luck import NO_LUCK, Stream, Words, pour, words_of
from hexmoot.search.budget import Budget
from hexmoot.search.character import Character, shown

DIGITS = 9  # what differs less than this is a tie
GLANCES = 6  # placements that Drip looks at
WORLDS, ANSWERED = 8, 12  # Weir's worlds, and the placements whose answers it looks at
TRIED, GLIMPSES = 12, 3  # placements that Delta plays on, and the worlds in which it looks at answers to them before
USUAL, MOST = 2_000, 1_000_000  # Delta's playouts: without any budget, and at most
ORDER_OF = {"race": "second", "team": "second", "battle": "first"}  # the last tile counts where what is built decides
STEPS = 1_000  # after which the search for a route is given up in what is only imagined


class Thought(NamedTuple):
    """What a character thinks with: an imagined position, its seat, its luck, its budget and room to work in."""

    s: Flow
    seat: int
    stream: Stream
    budget: Budget
    w: Search
    scales: Scales


# A mind picks one of the placements listed in the scales, by its number.
Mind = Callable[[Thought], int]


def by_worth(t: Thought, weigh: Callable[..., None]) -> list[int]:
    """The placements weighed in the time there was, best first; of equals, as the luck will have it."""
    trial = Flow()
    verb = partial(weigh, t.s, trial, t.w, t.scales, t.seat)
    done = t.budget.steps(verb, int(t.scales.count))
    worth = [round(x, DIGITS) for x in field_values(t.scales, "worth")[:done]]
    order = list(range(done))
    t.stream.shuffle(order)
    return sorted(order, key=lambda i: -worth[i])


def keep(t: Thought, order: list[int]) -> None:
    """Leave these moves alone in the scales, in this order."""
    moves, worth = field_values(t.scales, "move"), field_values(t.scales, "worth")
    for i, number in enumerate(order):
        t.scales.move[i], t.scales.worth[i] = moves[number], worth[number]
    t.scales.count = len(order)


def dripping(t: Thought) -> int:
    """Drip's: the best of a few placements taken at random, for itself alone."""
    keep(t, [t.stream.below(int(t.scales.count)) for _ in range(GLANCES)])
    return (by_worth(t, evaluation.weigh_blindly) or [0])[0]


def running(t: Thought) -> int:
    """Brook's: what looks best."""
    return (by_worth(t, evaluation.weigh) or [t.stream.below(int(t.scales.count))])[0]


def damming(t: Thought) -> int:
    """Weir's: what is best after the best answers."""
    answered(t, ANSWERED, WORLDS)
    return most(t)


def branching(t: Thought) -> int:
    """Delta's: what is best some rounds later, of what Weir would have liked after a glimpse."""
    answered(t, TRIED, GLIMPSES, part=4)
    q, trial, dice = Flow(), Flow(), Words()
    pour(dice, *words_of(t.stream.luck()))
    limited = min(t.budget.end, t.budget.playouts) < inf
    t.budget.spend(
        lambda _, n: playout.try_moves(t.s, q, trial, t.w, t.scales, t.seat, dice, n),
        MOST if limited else USUAL,
    )
    return most(t)


def answered(t: Thought, width: int, worlds: int, part: int = 1) -> None:
    """Keep the placements that look best, and make their worth the mean of what the best answers leave of them.

    No more than one playout in `part` goes into it.
    """
    order = by_worth(t, evaluation.weigh)[:width]
    keep(t, order or [t.stream.below(int(t.scales.count))])
    q, trial, answers, luck = Flow(), Flow(), Scales(), t.stream.u32()

    def verb(first: int, n: int) -> None:
        playout.weigh_answers(t.s, q, trial, t.w, t.scales, answers, t.seat, luck, first, n)

    wanted = int(t.scales.count) * worlds
    t.budget.spend(verb, min(wanted, t.budget.playouts // part) if t.budget.playouts < inf else wanted)
    playout.settle(t.scales)


def most(t: Thought) -> int:
    """The placement with the best mean, first impressions included; of several the one that looked best."""
    count = int(t.scales.count)
    tries, total, worth = (field_values(t.scales, name)[:count] for name in ("tries", "total", "worth"))
    means = [(total[i] + playout.PRIOR * worth[i]) / (tries[i] + playout.PRIOR) for i in range(count)]
    return max(range(count), key=lambda i: round(means[i], DIGITS))


# --- deciding -----------------------------------------------------------------------------------------------------


def choose(mind: Mind, envelope: Envelope[views.View], luck: bytes, budget: Budget) -> views.Action:
    """A character's action; ValueError if its seat is not waited for."""
    stream = Stream(luck)
    state = GAME.imagine(envelope, stream.luck())
    seat = envelope.viewer
    if not isinstance(seat, int) or seat not in state.waiting():
        raise ValueError("nothing is waited for from this seat")
    if envelope.view.phase == "choose_order":
        return views.ChooseOrder(ORDER_OF[envelope.view.mode])
    if envelope.view.phase == "choose_corner":
        return views.ChooseCorner(state.free_corners(seat)[0])
    s, scales, w = state.record, Scales(), Search()
    s.quiet = 1
    w.most_steps = STEPS
    for shown_seat in envelope.view.hands:
        scales.known[shown_seat] = 1
    pool = state.has_pool(seat)
    scales.pools = int(pool)
    evaluation.gather(s, w, scales, seat)
    number = mind(Thought(s, seat, stream, budget, w, scales))
    kind, declared, at, rot, displace = unpacked(int(scales.move[number]))
    declare = reading.kind_or_none(declared)
    return views.Place(KINDS[kind], state.names[at], rot, declare, bool(displace), "pool" if pool else "bag")


MINDS: tuple[tuple[str, Mind], ...] = (
    ("drip", dripping),
    ("brook", running),
    ("weir", damming),
    ("delta", branching),
)
CHARACTERS = tuple(
    Character(id, id.capitalize(), level, partial(choose, mind)) for level, (id, mind) in enumerate(MINDS, 1)
)


# --- warming up ---------------------------------------------------------------------------------------------------


def rehearsals() -> list[Envelope[Any]]:
    """The first turn of every mode."""
    found = []
    for mode, seats in zip(MODES, SEATS_OF, strict=True):
        options = GAME.Options(mode=mode, first_choice="seat_order")  # type: ignore[arg-type]
        state, _ = GAME.new(options, [SeatInfo("", "bot")] * seats, NO_LUCK)
        found.append(shown(GAME, options, state, state.waiting()[0]))
    return found
