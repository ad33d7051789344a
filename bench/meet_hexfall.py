"""How the bots of Hexfall do: `python bench/meet_hexfall.py [GAMES]`, 100 of each kind if not said.

Stewards among themselves, then one Steward among Squires, and among seats that build at random whatever they can pay
for. Game n of a kind is the same whenever it is played. Tables are printed for docs/bots.md.
"""

import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from statistics import median
from typing import NamedTuple

os.environ.setdefault("HEXMOOT_RULES", "compiled")

from measure import stay_on_one_core

from hexmoot.accel import buffer
from hexmoot.arena import Score
from hexmoot.game import SeatInfo
from hexmoot.games.hexfall.bots.mind import Mind, settle
from hexmoot.games.hexfall.bots.steward import decide
from hexmoot.games.hexfall.game import GAME
from hexmoot.games.hexfall.rules import acts, choices, course
from hexmoot.games.hexfall.rules.state import DISCARD, LAST, LIMIT, OFFER, OVER, Work, World
from hexmoot.luck import Stream, luck_at, pour, words_of

KINDS = (("tiny", 2), ("small", 2), ("medium", 2), ("medium", 4), ("large", 3))
AMONG = (("small", 2), ("medium", 2), ("medium", 4), ("large", 3))
GAMES, ROUNDS = 100, 150
SEED = bytes(32)
ROWS = buffer(choices.MOST_CHOICES * choices.WIDTH)
PAID = (acts.BUILD, acts.RAISE, acts.BUY_CARD)

Player = Callable[[World, Work, Mind, int, Stream], object]


class Ended(NamedTuple):
    """How a game ended: rounds, the way, and the places in the turn order and the seats that won."""

    rounds: int
    way: int
    places: list[int]
    winners: list[int]


# --- players ----------------------------------------------------------------------------------------------------------


def steward(s: World, w: Work, m: Mind, seat: int, _: Stream) -> None:
    """Steward itself."""
    decide(s, w, m, seat)


def squire(s: World, w: Work, m: Mind, seat: int, stream: Stream) -> None:
    """Squire, with luck of its own."""
    m.rough = m.timid = 1
    pour(m, *words_of(stream.luck()))
    decide(s, w, m, seat)
    m.rough = m.timid = 0


def naive(s: World, w: Work, m: Mind, seat: int, stream: Stream) -> None:
    """Any piece, army or card that can be paid for; nothing else is done, all offers are declined."""
    if s.phase == DISCARD:
        course.choose_discard(s, w, seat)
        settle(m, acts.GIVE_UP_CARDS, 0, 0, 0)
        return
    if s.phase == OFFER:
        settle(m, acts.ANSWER, 0, 0, 0)
        return
    size = choices.list_choices(s, w, seat, ROWS)
    rows = [[int(x) for x in ROWS[at : at + choices.WIDTH]] for at in range(0, size, choices.WIDTH)]
    wanted = [row for row in rows if row[0] in PAID or acts.PLACE <= row[0] <= acts.THROW]
    what, a, b, *_ = stream.pick(wanted) if wanted else [acts.END_TURN, 0, 0]
    settle(m, what, 1 if what == acts.RAISE else a, b, 0)


# --- playing ----------------------------------------------------------------------------------------------------------


def played(size: str, players: Sequence[Player], number: int) -> Ended:
    """One game."""
    stream = Stream(luck_at(SEED, f"{size}|{len(players)}".encode(), number))
    options = GAME.Options(size=size, map_seed=f"game {number}", max_rounds=ROUNDS)  # type: ignore[arg-type]
    state, _ = GAME.new(options, [SeatInfo("", "bot")] * len(players), stream.luck())
    s, w, m = state.record, Work(), Mind()
    s.quiet = 1
    while s.phase != OVER:
        seat = next(seat for seat in range(len(players)) if course.must_act(s, seat))
        players[seat](s, w, m, seat, stream)
        pour(s, *words_of(stream.luck()))
        code = acts.perform(s, w, m.what, seat, acts.NEWEST, m.a, m.b, m.c)
        assert code == 0, code
    winners = [seat for seat in range(len(players)) if int(s.winners) >> seat & 1]
    places = [i for i in range(len(players)) if int(s.order[i]) in winners]
    return Ended(int(s.rounds), int(s.way), places, winners)


def alike(size: str, seats: int, games: int) -> str:
    """A row of the table of Stewards among themselves."""
    ended = [played(size, [steward] * seats, number) for number in range(games)]
    rounds = sorted(each.rounds for each in ended)
    ways = Counter(each.way for each in ended)
    first = Counter(place for each in ended for place in each.places)
    shares = " · ".join(f"{first[place] / games:.0%}" for place in range(seats))
    cells = (
        f"{median(rounds):g} ({rounds[0]}–{rounds[-1]})",
        f"{ways[LAST] / games:.0%}",
        f"{ways[LIMIT] / games:.0%}",
    )
    return f"| {size}, {seats} | " + " | ".join((*cells, shares)) + " |"


def among(size: str, seats: int, games: int) -> str:
    """A row of the table of one Steward among others."""
    cells = []
    for other in (squire, naive):
        score = Score()
        for number in range(games):
            own = number % seats
            players: list[Player] = [steward if seat == own else other for seat in range(seats)]
            ended = played(size, players, number)
            score = score.plus(1 / len(ended.winners) if own in ended.winners else 0)
        low, high = score.interval
        cells.append(f"{score.share:.0%} ({100 * low:.0f}–{100 * high:.0f})")
    return f"| {size}, {seats} | " + " | ".join((*cells, f"{1 / seats:.0%}")) + " |"


def report(games: int) -> Iterator[str]:
    """All tables, line by line."""
    yield "| sea, seats | rounds, median (range) | last banner | round limit | won by place in the turn order |"
    yield from (alike(*kind, games) for kind in KINDS)
    yield "\n| sea, seats | won by Steward among Squires | among naive seats | chance |"
    yield from (among(*kind, games) for kind in AMONG)


if __name__ == "__main__":
    stay_on_one_core()
    for line in report(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES):
        print(line, flush=True)
