"""How the bots of Hex Path do on the usual board: `python bench/meet_hexpath.py [ROUNDS]`, 200 if not said.

In a round every pair plays one game, and in the first forty all six sit down together. Seats turn. Games are kept in
`bench/results/`, so that it can be broken off and goes on where it was; game n is the same whenever it is played.
At the end tables are printed for docs/bots.md, and what each bot has reached is written for the page that shows them.
"""

import os
import sys
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

os.environ.setdefault("HEXMOOT_RULES", "compiled")

import msgspec
from measure import RESULTS, stay_on_one_core

from hexmoot.arena import Score, play_out
from hexmoot.arena.duel import points
from hexmoot.bots.registry import Character, characters
from hexmoot.games import game
from hexmoot.luck import Stream, luck_at
from hexmoot.search.budget import Budget

GAME = game("hexpath")
OPTIONS = GAME.Options()
BOTS = characters("hexpath")
ROUNDS, TABLES = 200, 40
PLAYOUTS = 120  # Owl's, the only one that plays out
SEED = bytes(32)
GAMES = RESULTS / "meet_hexpath.jsonl"
PAGE = Path(__file__).parents[1] / "client" / "src" / "games" / "hexpath" / "measured.json"


class Line(msgspec.Struct):
    """One game: its number among those of the same bots, and by bot, in the order of `bots`, points and survival."""

    bots: list[str]
    number: int
    points: list[float]
    standing: list[bool]


class Reached(msgspec.Struct, rename="camel"):
    """What a bot has reached: games, points (a shared first place is half of one) and 95 % interval of their share, and

    in how many games its path was still in play at the end.
    """

    games: int
    points: float
    low: float
    high: float
    standing: int


# --- playing ----------------------------------------------------------------------------------------------------------


def meeting(bots: tuple[Character, ...], number: int) -> Line:
    """One game; with every number each bot sits one seat on."""
    shift = number % len(bots)
    seated = bots[shift:] + bots[:shift]
    names = "|".join(bot.id for bot in bots).encode()
    last = play_out(GAME, OPTIONS, seated, Stream(luck_at(SEED, names, number)), lambda: Budget(playouts=PLAYOUTS))
    outcome, view = last.outcome(), last.view("full")
    assert outcome
    seats = [seated.index(bot) for bot in bots]
    return Line(
        [bot.id for bot in bots],
        number,
        [points(outcome, seat) for seat in seats],
        [view.seats[seat].status != "out" for seat in seats],
    )


def schedule(rounds: int) -> Iterator[tuple[tuple[Character, ...], int]]:
    """Who plays which game, in the order in which they are played."""
    for number in range(rounds):
        for pair in combinations(reversed(BOTS), 2):
            yield pair, number
        if number < TABLES:
            yield BOTS, number


def played(rounds: int) -> list[Line]:
    """All games of so many rounds, those that are not kept yet played now."""
    RESULTS.mkdir(exist_ok=True)
    kept = GAMES.read_bytes().splitlines() if GAMES.exists() else []
    known = {(tuple(line.bots), line.number): line for line in (msgspec.json.decode(k, type=Line) for k in kept)}
    found = []
    with GAMES.open("ab") as file:
        for bots, number in schedule(rounds):
            line = known.get((tuple(bot.id for bot in bots), number))
            if line is None:
                line = meeting(bots, number)
                file.write(msgspec.json.encode(line) + b"\n")
                file.flush()
            found.append(line)
    return found


# --- what came of it --------------------------------------------------------------------------------------------------


def reached(bot: str, lines: list[Line]) -> Reached:
    """What a bot has reached in these games, of which it played all."""
    own = [(line, line.bots.index(bot)) for line in lines]
    score = Score()
    for line, i in own:
        score = score.plus(line.points[i])
    low, high = (abs(round(bound, 4)) for bound in score.interval)
    return Reached(score.games, score.points, low, high, sum(line.standing[i] for line, i in own))


def told(r: Reached) -> str:
    """A share and its interval."""
    return f"{r.points / r.games:.0%} ({100 * r.low:.0f}–{100 * r.high:.0f})" if r.games else "–"


def main(rounds: int) -> None:
    """Play, print, write."""
    stay_on_one_core()
    lines = played(rounds)
    duels = [line for line in lines if len(line.bots) == 2]
    tables = [line for line in lines if len(line.bots) > 2]
    print(f"{len(duels)} duels, {len(tables)} tables of six\n")
    strongest = [bot.id for bot in reversed(BOTS)]
    print("| won by | " + " | ".join(strongest[1:]) + " |")
    for i, bot in enumerate(strongest[:-1]):
        cells = [reached(bot, [d for d in duels if d.bots == [bot, other]]) for other in strongest[i + 1 :]]
        print(f"| {bot} | " + " | ".join([""] * i + [told(cell) for cell in cells]) + " |")
    print("\n| | duels won | still standing | tables of six won | still standing |")
    records = {}
    for bot in strongest:
        both = [reached(bot, [line for line in some if bot in line.bots]) for some in (duels, tables)]
        cells = [text for r in both for text in (told(r), f"{r.standing / max(1, r.games):.0%}")]
        print(f"| {bot} | " + " | ".join(cells) + " |")
        records[bot] = {"duels": both[0], "tables": both[1]}
    text = msgspec.json.encode({"rollouts": PLAYOUTS, "bots": records})
    PAGE.write_bytes(msgspec.json.format(text, indent=2) + b"\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
