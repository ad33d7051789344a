"""A ladder: each character against the next weaker one, until the sequential test has seen enough.

Games are kept as JSON Lines, so that a ladder that is broken off goes on where it was.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

from hexmoot.arena.duel import bouts
from hexmoot.arena.score import Score
from hexmoot.games import AnyGame
from hexmoot.search.budget import Budget
from hexmoot.search.character import Character

MOST_GAMES = 400


class Terms(msgspec.Struct, frozen=True):
    """What a game of a ladder depends on besides its two bots and its number."""

    game: str
    options: dict[str, str]
    playouts: int | None
    seconds: float | None
    seed: int

    def budget(self) -> Budget:
        """What one decision may cost."""
        return Budget(self.seconds, self.playouts)


class Line(msgspec.Struct):
    """One game in the file of results, and the points of the one that should be stronger."""

    terms: Terms
    stronger: str
    weaker: str
    number: int
    points: float


class Rung(NamedTuple):
    """Two neighbours on the ladder, and the score of the one that should be stronger."""

    stronger: Character
    weaker: Character
    score: Score


def climb(
    game: AnyGame,
    terms: Terms,
    pairs: list[tuple[Character, Character]],
    results: Path,
    most: int = MOST_GAMES,
) -> Iterator[Rung]:
    """Play the pairs (stronger, weaker), up to `most` games each, and give back the rung after every game.

    Games that `results` already holds under the same terms are not played again; new ones are added to it.
    msgspec.MsgspecError if the file is none of ours or the options do not fit the game.
    """
    options = msgspec.convert(terms.options, game.Options, strict=False)
    lines = results.read_bytes().splitlines() if results.exists() else []
    known = [msgspec.json.decode(line, type=Line) for line in lines]
    with results.open("ab") as file:
        for stronger, weaker in pairs:
            score = Score()
            for line in known:
                if (line.terms, line.stronger, line.weaker) == (terms, stronger.id, weaker.id):
                    score = score.plus(line.points)
            yield Rung(stronger, weaker, score)
            games = bouts(game, options, stronger, weaker, terms.seed.to_bytes(32, "big"), terms.budget, score.games)
            while score.verdict == "open" and score.games < most:
                number, points = next(games)
                score = score.plus(points)
                line = Line(terms, stronger.id, weaker.id, number, points)
                file.write(msgspec.json.encode(line) + b"\n")
                file.flush()
                yield Rung(stronger, weaker, score)
