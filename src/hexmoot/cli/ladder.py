"""Bots measured against each other: `hexmoot ladder`."""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import msgspec

from hexmoot.arena import Rung, Terms, climb
from hexmoot.bots.registry import characters
from hexmoot.cli.common import Trouble, assignments, chosen, find_game, options_of
from hexmoot.cli.match import find_bot
from hexmoot.cli.terminal import progress, say
from hexmoot.words import sentence


def ladder(
    game_id: str,
    names: Sequence[str],
    words: Sequence[str],
    playouts: int | None,
    seconds: float | None,
    games: int,
    seed: int,
    results: Path,
) -> None:
    """Play the rungs and print each as it ends."""
    game = find_game(game_id)
    bots = [find_bot(game, name) for name in names] if names else list(reversed(characters(game.id)))
    options = assignments(words)
    own = options_of(game.Options)
    for name in options:
        if name not in own:
            raise Trouble("cli.noOption", name=name, title=game.title, own=", ".join(own), tables="-")
    chosen(game.Options, options)
    terms = Terms(game.id, options, playouts, seconds, seed)
    rungs: dict[tuple[str, str], Rung] = {}
    try:
        for rung in climb(game, terms, list(pairwise(bots)), results, games):
            rungs[rung.stronger.id, rung.weaker.id] = rung
            progress(told(rung))
    except msgspec.MsgspecError as problem:
        raise Trouble("cli.inFile", file=results, problem=problem) from None
    progress("")
    for rung in rungs.values():
        say(told(rung))


def told(rung: Rung) -> str:
    """A rung in words."""
    score = rung.score
    low, high = score.interval
    return sentence(
        "cli.rung.passes" if score.passes else "cli.rung.open",
        stronger=rung.stronger.name,
        weaker=rung.weaker.name,
        share=f"{score.share:.1%}",
        low=f"{low:.1%}",
        high=f"{high:.1%}",
        games=score.games,
    )
