"""The six characters of Hex Path (HP-37).

Each tries every placement on what it sees, drops those that would end its own path, and has its own view of which of
the others is worth most. Ties go to more points at once, then the lower slot, then the lower rotation. Fresh tiles are
drawn from a character's own luck: tiles are independent, so they are as good as the true ones (HP-6).

A character whose time runs out answers with the best of what it has weighed so far.
"""

from collections.abc import Callable
from functools import partial
from math import inf
from typing import Any, NamedTuple

from hexmoot.accel import field_values
from hexmoot.game import Envelope, SeatInfo
from hexmoot.games.hexpath import evaluation, fox, magpie, owl, views
from hexmoot.games.hexpath.board import CORNER, USUAL_CORNERS, gate_point, hexes, name
from hexmoot.games.hexpath.evaluation import Scales
from hexmoot.games.hexpath.game import GAME
from hexmoot.games.hexpath.magpie import NO_TILE, PLACEMENTS, Outlook
from hexmoot.games.hexpath.rules.match import OUT, Match
from hexmoot.luck import Stream, Words, pour, words_of
from hexmoot.search.budget import Budget
from hexmoot.search.character import Character

DIGITS = 9  # what differs less than this is a tie


class Thought(NamedTuple):
    """What a character thinks with: an imagined position, its seat, its luck and its budget."""

    s: Match
    seat: int
    stream: Stream
    budget: Budget


# A mind picks one of the placements that leave its path in play. They come with the most points at once first, and of
# equals with the lowest: the first of them is Magpie's.
Mind = Callable[[Thought, list[int]], int]


def grabbing(t: Thought, options: list[int]) -> int:
    """Magpie's: no second thought."""
    return options[0]


def weighing(verb: Callable[..., None], t: Thought, options: list[int]) -> int:
    """The one that a verb of `evaluation` finds worth most."""
    w, trial = Scales(), Match()
    for i, x in enumerate(options):
        w.order[i] = x
    trial.k = t.s.k
    evaluation.draw_fresh(trial, w, *words_of(t.stream.luck()))
    done = t.budget.steps(partial(verb, t.s, trial, w, t.seat), len(options))
    worth = [round(value, DIGITS) for value in field_values(w, "worth")[:done]]
    return options[worth.index(max(worth))] if worth else options[0]


def foxy(t: Thought, options: list[int]) -> int:
    """Fox's: the same, with more room to work in."""
    reply, last, o = Match(), Match(), Outlook()

    def verb(s: Match, trial: Match, w: Scales, seat: int, first: int, n: int) -> None:
        fox.weigh_fox(s, trial, reply, last, o, w, seat, first, n)

    return weighing(verb, t, options)


def searching(t: Thought, options: list[int]) -> int:
    """Owl's: the one tried most often; of several the one with the higher mean."""
    arms, dice, q, trial, o = owl.Arms(), Words(), Match(), Match(), Outlook()
    for x in options:
        arms.open[x] = 1
    pour(dice, *words_of(t.stream.luck()))
    limited = min(t.budget.end, t.budget.playouts) < inf
    t.budget.spend(
        lambda _, n: owl.try_arms(t.s, q, trial, o, arms, t.seat, dice, n),
        owl.MOST if limited else owl.USUAL,
    )
    tries, total = field_values(arms, "tries"), field_values(arms, "total")
    return max(options, key=lambda x: (tries[x], round(total[x] / max(1, tries[x]), DIGITS)))


# --- deciding -----------------------------------------------------------------------------------------------------


def choose(mind: Mind, envelope: Envelope[views.View], luck: bytes, budget: Budget) -> views.Place:
    """A character's placement; ValueError if its seat is not waited for."""
    t = thought(envelope, luck, budget)
    outlook = Outlook()
    magpie.look_ahead(t.s, Match(), t.seat, outlook)
    fates, points = field_values(outlook, "fate"), field_values(outlook, "points")
    placements = sorted((x for x in range(PLACEMENTS) if fates[x] != NO_TILE), key=lambda x: -points[x])
    options = [x for x in placements if fates[x] != OUT]
    x = mind(t, options) if options else placements[0]
    return views.Place(envelope.view.turn, *divmod(x, 6))


def thought(envelope: Envelope[views.View], luck: bytes, budget: Budget) -> Thought:
    """What there is to think about; ValueError if nothing is asked of the envelope's seat."""
    stream = Stream(luck)
    state = GAME.imagine(envelope, stream.luck())
    seat = envelope.viewer
    if not isinstance(seat, int) or seat not in state.waiting():
        raise ValueError("nothing is waited for from this seat")
    state.record.quiet = 1
    return Thought(state.record, seat, stream, budget)


MINDS: tuple[tuple[str, Mind], ...] = (
    ("tortoise", partial(weighing, evaluation.weigh_tortoise)),
    ("magpie", grabbing),
    ("spider", partial(weighing, evaluation.weigh_spider)),
    ("hawk", partial(weighing, evaluation.weigh_hawk)),
    ("fox", foxy),
    ("owl", searching),
)
CHARACTERS = tuple(
    Character(id, id.capitalize(), level, partial(choose, mind)) for level, (id, mind) in enumerate(MINDS, 1)
)


# --- warming up ---------------------------------------------------------------------------------------------------


def rehearsals() -> list[Envelope[Any]]:
    """The first turn of two on a small board, written down: no rule of the start is compiled for it."""
    rings, k = 2, 1
    seats = [
        views.SeatView(
            corner=corner,
            status="active",
            cause=None,
            by=None,
            gate_of=None,
            score=0,
            hand_count=2,
            glow=name(int(CORNER[rings][corner]), rings),
            head=views.Head(None, gate_point(k, corner)),
            trail={},
            marks=[],
        )
        for corner in USUAL_CORNERS[2]
    ]
    view = views.View(
        turn=1,
        to_move=0,
        rings=rings,
        k=k,
        deck_count=hexes(rings) - 1 - 2 * len(seats),
        you=0,
        hand=("345012", "103254"),
        tiles={},
        seats=seats,
        hidden=False,
        result=None,
    )
    people = [SeatInfo("", "bot") for _ in seats]
    options = {"rings": rings, "pointsPerSide": k}
    return [Envelope(0, GAME.id, GAME.rules_version, 0, options, people, None, "", view)]
