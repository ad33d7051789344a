"""What the client shows of games played by the rules: the guided first game, and the figures of how to play.

`python -m games.hexflow.lessons`, run beside this package, plays them again and writes what the client shows; a test
compares that with what it has.
"""

import hashlib
import json
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from games.hexflow.playing import begun
from hexmoot.games.hexflow import notation, views
from hexmoot.games.hexflow.rules.hands import in_bag
from hexmoot.games.hexflow.tiles import KINDS

FOLDER = Path(__file__).parents[3] / "client" / "src" / "games" / "hexflow"
GUIDE, FIGURES = FOLDER / "guide" / "game.json", FOLDER / "howto" / "figures.json"
LEARNER, RIVAL = 0, 1


class Script(NamedTuple):
    """A game in which the first seat begins: its mode, what is placed in turn, and what else was chosen."""

    mode: str
    moves: str = ""
    options: dict[str, Any] | None = None
    word: int = 0


def luck_of(word: int, k: int) -> bytes:
    """The luck of step k."""
    return hashlib.sha256(f"{word}/{k}".encode()).digest()[:16]


def started(script: Script) -> Any:
    """The game before its first placement."""
    return begun(luck_of(script.word, 0), script.mode, first_choice="seat_order", **(script.options or {}))


def placed(state: Any, text: str, word: int) -> Any:
    """A placement of the seat to move; what the step told."""
    luck = luck_of(word, int(state.record.ply) + 1)
    return state.apply(state.waiting()[0], notation.parse_move(text), luck)


# --- the guided first game ----------------------------------------------------------------------------------

# Both lay along one column; the rival blocks it, and the learner goes round over a dot hex.
FIRST_GAME = Script(
    "race",
    "ST@a9/0 AR@a1/2 XC@a8/0 YL@a2/0 YR@a7/0 S6@a3 YL@a6/0 BK@a4 YL@a5/3 SP@b5/0 YR@b4/3",
    word=49,
)


def guide() -> dict[str, Any]:
    """Every position of the first game as the learner sees it, with what led to it and what each tile would do."""
    script, state = FIRST_GAME, started(FIRST_GAME)
    texts = script.moves.split()
    frames = [frame(state, [])]
    for text in texts:
        step = placed(state, text, script.word)
        frames.append(frame(state, step.seen(LEARNER)))
    moves = [name(notation.parse_move(text)) for text in texts]
    return {"options": state.options, "moves": moves, "frames": frames}


def frame(state: Any, events: list[Any]) -> dict[str, Any]:
    """One position."""
    mine = state.waiting() == [LEARNER]
    tried = {name(action): state.preview(LEARNER, action) for action in state.actions(LEARNER)} if mine else {}
    return {"view": state.view(LEARNER), "legal": state.legal(LEARNER), "events": events, "previews": tried}


def name(place: views.Place) -> str:
    """A placement in few letters, as the client's guide has it."""
    return f"{place.tile}@{place.cell}/{place.rotation}"


# --- the figures ----------------------------------------------------------------------------------------------

WALLED = "AN@a1/1 AN@i1/4 LC@h1/2 LC@g1/5 TB@b1/1 SP@h2/1 LC@c1/5 ST@h3/0 SP@d1/0 LC@h4/0 AR@e1/0 ST@i4/2 TB@f1/1 BK@h5"
DRAWN = {
    "race": Script("race"),
    "join": Script("race", "YR@a9/0 AR@i9/0 XC@a8/0 BK@b9 SP@a7/0 AN@b10/5"),
    "win": Script(
        "race",
        "ST@a9/0 XC@a1/0 YR@a8/0 XC@a2/0 SP@a7/0 LC@a3/0 YL@a6/0 ST@b4/2 AN@c4/4 ST@b5/1 LC@a5/1",
    ),
    "strangle": Script("race", "ST@a9/0 ST@i9/0 ST@i1/0 BK@i2 AN@i8/3 BK@a8", {"second_corner": True}),
    "exhausted": Script(
        "race",
        "AN@i1/3 AN@i9/0 ST@h2/1 YL@i8/5 YR@h8/0 XC@i2/0 AR@i3/1 AN@g2/0 TB@h9/1 S6@g1 S6@h7 SP@h1/4 SP@i6/1 AR@h3/2 "
        "YR@h4/0 SP@g7/3 SP@f7/4 YL@g8/3 TB@h6/0 YR@g6/4 YL@f1/2 TB@f2/0 YL@i7/3 AR@f3/1 AN@g9/0 LC@g5/3 BK@f9 "
        "TB@i5/1 LC@e7/5 BK@g4 XC@h5/2 ST@i4/2 XC@f5/2 XC@e4/1 BK@f4 YR@f6/4 AR@d4/2 BK@g3 LC@e1/2 ST@d2/1 ST@e6/1 "
        "LC@d5/5 S6@e3 S6@d7",
        word=9,
    ),
    "battle": Script("battle", WALLED),
    "displaced": Script("battle", WALLED + " S6xg1"),
    "counted": Script(
        "battle",
        "YL@a9/3 YR@i1/2 S6@h2 XC@h1/2 SP@a8/1 BK@b9 AR@g2/2 XC@i2/2 LC@i3/0 AN@h3/0 AR@b8/3 AN@g3/5 S6@f3 AR@g1/3 "
        "BKxb9 SP@e2/2 ST@f4/0 TB@e3/0 XC@f2/1 ST@d3/2 YL@e1/2 S6@e4 ST@d1/2 BKxf4 XC@c2/1 YL@d2/4 YR@b2/2 TB@c8/0 "
        "TB@a1/1 YL@a2/3 TB@e5/1 SP@b3/5 AN@d4/2 ST@d5/0 YR@f6/3 LC@f5/1 AN@d8/4 YR@b4/0 SP@c7/4 S6@a3 BKxd2 LC@c3/5 "
        "LC@d6/0 AR@b5/1",
        word=12,
    ),
    "triangle": Script("tri3"),
    "centre": Script(
        "tri3",
        "AN@a1/2 AN@a14/0 AN@n14/4 LC@b2/3 LC@a13/1 LC@m13/2 LC@b3/0 LC@b13/4 LC@l13/5 TB@c4/0 TB@b12/0 TB@k12/1 "
        "YR@c5/0 TB@c12/1 TB@j12/0 TB@d6/0 YR@c11/1 YL@i11/4 SP@d7/0 YL@d11/0 YR@h11/5 AR@e8/4 SP@d10/0 SP@g10/0 "
        "AN@e9/0",
    ),
    "exit": Script("tri2", "ST@n14/1 AN@a1/2 ST@m14/1 BK@l14"),
    "team": Script(
        "team",
        "ST@a10/0 ST@a1/0 ST@k1/0 ST@k10/0 YR@a9/0 YR@a2/0 YR@a8/0 YR@a3/0 YL@a7/0 YL@a4/0 LC@a6/1 LC@a5/0 BK@k2 BK@k9 "
        "BK@b10 AN@b6/4",
    ),
}


def figures() -> dict[str, Any]:
    """Each figure by its name."""
    return {name: drawn(script) for name, script in DRAWN.items()}


def drawn(script: Script) -> dict[str, Any]:
    """The last position of a game in which everybody happened to hold what is placed."""
    state = started(script)
    for text in script.moves.split():
        hold(state, notation.parse_move(text).tile)
        placed(state, text, script.word)
    return {"options": state.options, "view": state.view(None)}


def hold(state: Any, tile: str) -> None:
    """Let the seat to move have drawn this tile, which it has not played yet."""
    s, seat, kind = state.record, state.waiting()[0], KINDS.index(tile)
    hand = s.hand[seat]
    if kind + 1 not in list(hand):
        assert in_bag(s, seat, kind) > 0, f"seat {seat} has no {tile} left"
        hand[0] = kind + 1


# --- as files ---------------------------------------------------------------------------------------------------


def files() -> dict[Path, dict[str, Any]]:
    """What the client has of all this, by file."""
    made = {GUIDE: guide(), FIGURES: figures()}
    return {path: msgspec.to_builtins(content) for path, content in made.items()}


if __name__ == "__main__":
    for path, content in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(content, separators=(",", ":")) + "\n", encoding="utf-8")
