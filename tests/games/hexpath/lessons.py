"""What the client shows of matches played by the rules: the guided first game, the figures of how to play, its picture.

Each is a match of its own luck and a list of placements. `python -m games.hexpath.lessons`, run beside this package,
plays them again and writes what the client shows; a test compares that with what it has.
"""

import hashlib
import json
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from games.hexpath.playing import GAME, people
from hexmoot.game import Viewer
from hexmoot.games.hexpath import views

FOLDER = Path(__file__).parents[3] / "client" / "src" / "games" / "hexpath"
GUIDE, FIGURES = FOLDER / "guide" / "game.json", FOLDER / "howto" / "figures.json"
PICTURE = FOLDER / "art" / "position.json"
LEARNER, RIVAL = 0, 1
Move = tuple[int, int]  # slot and rotation


class Script(NamedTuple):
    """A match: its options, how many seats, the word that its luck comes from, and what is placed."""

    options: dict[str, Any]
    seats: int
    word: int
    moves: list[Move]


def luck_of(word: int, k: int) -> bytes:
    """The luck of step k."""
    return hashlib.sha256(f"{word}/{k}".encode()).digest()[:16]


def begun(script: Script) -> Any:
    """The match before its first placement."""
    options = msgspec.convert(script.options, GAME.Options)
    return GAME.new(options, people(["human"] * script.seats), luck_of(script.word, 0))[0]


def placed(state: Any, move: Move, script: Script, k: int) -> Any:
    """A placement of the seat to move; what the step told."""
    seat = state.waiting()[0]
    return state.apply(seat, views.Place(int(state.record.turn), *move), luck_of(script.word, k))


def played(script: Script) -> Any:
    """The match after all placements."""
    state = begun(script)
    for k, move in enumerate(script.moves, 1):
        placed(state, move, script, k)
    return state


# --- the guided first game ----------------------------------------------------------------------------------

# Two points to a side are enough to weave and not too many to follow. The rival is Magpie.
FIRST_GAME = Script(
    {"rings": 2, "pointsPerSide": 2, "firstSeat": 0, "lastStanding": "stop"},
    2,
    37,
    [(0, 0), (0, 0), (0, 2), (0, 0), (0, 1), (0, 0), (1, 2)],
)


def guide() -> dict[str, Any]:
    """Every position of the first game as the learner sees it, with what led to it and what each tile would do."""
    script = FIRST_GAME
    state = begun(script)
    frames = [frame(state, [])]
    for k, move in enumerate(script.moves, 1):
        if state.waiting() == [RIVAL]:
            choice = state.timeout([RIVAL], {"onTimeout": "auto"})
            assert (choice.slot, choice.rot) == move, "the rival plays as Magpie does"
        step = placed(state, move, script, k)
        frames.append(frame(state, step.seen(LEARNER)))
    return {"options": script.options, "moves": script.moves, "frames": frames}


def frame(state: Any, events: list[Any]) -> dict[str, Any]:
    """One position."""
    mine = state.waiting() == [LEARNER]
    tried = {f"{a.slot}/{a.rot}": state.preview(LEARNER, a) for a in state.actions(LEARNER)} if mine else {}
    return {"view": state.view(LEARNER), "legal": state.legal(LEARNER), "events": events, "previews": tried}


# --- the figures ----------------------------------------------------------------------------------------------


class Figure(NamedTuple):
    """A position as a viewer sees it, and what the next placement would do, where one is shown."""

    script: Script
    viewer: Viewer
    tries: Move | None = None


def small(seats: int, k: int, **more: Any) -> dict[str, Any]:
    return {"rings": 2, "pointsPerSide": k, "firstSeat": 0} | more


def middle(k: int, **more: Any) -> dict[str, Any]:
    return {"rings": 3, "pointsPerSide": k, "firstSeat": 0} | more


HEAD_ON = Script(
    small(2, 1),
    2,
    119,
    [(0, 5), (1, 2), (0, 0), (1, 1), (0, 2), (0, 1), (0, 2), (0, 2), (1, 1)],
)
STALEMATE = Script(
    small(2, 1, headOnMode="stalemate"),
    2,
    24,
    [(0, 0), (1, 0), (0, 1), (1, 0), (0, 1), (1, 4), (1, 0), (1, 1), (0, 1)],
)

DRAWN: dict[str, Figure] = {
    "start": Figure(Script({"rings": 4, "pointsPerSide": 3, "firstSeat": 0}, 6, 1, []), None),
    "tiles1": Figure(Script(small(2, 1), 2, 3, []), 0),
    "tiles2": Figure(Script(small(2, 2), 2, 1, []), 0),
    "tiles3": Figure(Script(small(2, 3), 2, 1, []), 0),
    "run": Figure(
        Script(
            middle(2),
            2,
            38,
            [(1, 3), (0, 1), (0, 2), (0, 5), (0, 1), (1, 3), (1, 1), (0, 1), (1, 1), (0, 5), (0, 5)],
        ),
        1,
        (0, 0),
    ),
    "edge": Figure(
        Script(small(2, 2), 2, 15, [(1, 2), (1, 2), (0, 0), (0, 4), (0, 0), (1, 0)]),
        0,
        (0, 0),
    ),
    "shared": Figure(
        Script(
            small(3, 1),
            3,
            90,
            [(0, 2), (0, 2), (0, 0), (1, 1), (1, 0), (0, 0), (0, 0), (0, 0), (1, 0), (0, 0), (0, 1)],
        ),
        2,
        (0, 1),
    ),
    "headOn": Figure(HEAD_ON, 1, (1, 1)),
    "ride": Figure(HEAD_ON._replace(moves=[*HEAD_ON.moves, (1, 1)]), None),
    "stalemate": Figure(STALEMATE._replace(moves=[*STALEMATE.moves, (0, 0)]), None),
    "strict": Figure(
        Script(
            small(3, 1, strictTrails=True),
            3,
            277,
            [(1, 1), (0, 1), (0, 0), (1, 0), (1, 1), (1, 1), (1, 4), (0, 5), (1, 0)],
        ),
        1,
        (1, 0),
    ),
    "score": Figure(
        Script(
            small(2, 1),
            2,
            190,
            [(1, 3), (0, 2), (0, 0), (1, 2), (0, 1), (1, 5), (1, 2), (0, 0), (0, 2), (0, 5)],
        ),
        0,
        (0, 0),
    ),
    "fog": Figure(
        Script(
            middle(2, fog=True),
            3,
            0,
            [(0, 0), (1, 1), (0, 2), (0, 0), (1, 4), (1, 2), (1, 0), (1, 5), (0, 0), (0, 0), (1, 0), (0, 5)],
        ),
        0,
    ),
    "end": Figure(
        Script(
            middle(2),
            4,
            27,
            [
                *((1, 1), (0, 0), (0, 1), (0, 4), (0, 1), (1, 0), (1, 1), (0, 3), (1, 3), (1, 1)),
                *((0, 5), (1, 2), (0, 5), (1, 0), (1, 3), (1, 0), (0, 2), (0, 0), (0, 3), (0, 1)),
                *((0, 4), (1, 3), (1, 1), (1, 1), (0, 2), (1, 5), (1, 3), (0, 1), (0, 5), (1, 5)),
            ],
        ),
        None,
    ),
}


def figures() -> dict[str, Any]:
    """Each figure by its name."""
    return {name: drawn(figure) for name, figure in DRAWN.items()}


def drawn(figure: Figure) -> dict[str, Any]:
    """What the client needs to draw it."""
    state = played(figure.script)
    seat = figure.viewer
    shown = None
    if figure.tries is not None:
        shown = state.preview(seat, views.Place(int(state.record.turn), *figure.tries))
    return {"options": figure.script.options, "view": state.view(seat), "preview": shown}


# --- the picture of the game ------------------------------------------------------------------------------------

PICTURED = Script(
    {"rings": 4, "pointsPerSide": 3, "firstSeat": 0},
    6,
    10,
    [
        *((0, 2), (0, 0), (0, 0), (0, 0), (1, 1), (0, 1), (0, 0), (0, 0), (0, 4), (0, 1), (0, 2), (1, 0)),
        *((0, 0), (0, 5), (0, 1), (1, 5), (0, 4), (0, 0), (1, 2), (0, 1), (0, 0), (1, 5), (0, 5), (0, 0)),
        *((0, 0), (0, 2), (0, 4), (0, 1), (0, 1), (1, 2), (1, 4), (1, 4), (0, 0), (1, 3), (0, 0), (0, 1)),
    ],
)


def picture() -> dict[str, Any]:
    """A match of six on the usual board, in full swing."""
    view = played(PICTURED).view(None)
    seats = [{"corner": s.corner, "glow": s.glow, "head": s.head, "trail": s.trail} for s in view.seats]
    return {"rings": view.rings, "k": view.k, "tiles": view.tiles, "seats": seats}


# --- as files ---------------------------------------------------------------------------------------------------


def files() -> dict[Path, dict[str, Any]]:
    """What the client has of all this, by file."""
    made = {GUIDE: guide(), FIGURES: figures(), PICTURE: picture()}
    return {path: msgspec.to_builtins(content) for path, content in made.items()}


if __name__ == "__main__":
    for path, content in files().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(json.dumps(content, separators=(",", ":")) + "\n", encoding="utf-8")
