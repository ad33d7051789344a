"""What the client teaches is played by these rules: its guided first game, and the figures of how to play."""

import json
from typing import Any

import pytest

from games.hexpath import lessons

MADE = lessons.files()


@pytest.mark.parametrize("path", MADE, ids=lambda path: path.name)
def test_the_committed_lessons_are_what_the_rules_play(path: Any) -> None:
    """Otherwise `python -m games.hexpath.lessons` writes them anew."""
    assert json.loads(path.read_text(encoding="utf-8")) == json.loads(json.dumps(MADE[path]))


def test_the_first_game_shows_everything_once() -> None:
    frames = MADE[lessons.GUIDE]["frames"]
    told = [event["e"] for frame in frames for event in frame["events"]]
    assert {"placed", "enter", "glow", "out", "bonus", "end"} <= set(told)
    assert any(event.get("visit") == 2 for frame in frames for event in frame["events"])
    tries = [tried for frame in frames for tried in frame["previews"].values()]
    ends = {route["end"]["kind"] for tried in tries for route in tried["routes"]}
    assert {"glow", "void", "headOn", "gate"} <= ends


def test_each_figure_shows_what_it_is_for() -> None:
    drawn = MADE[lessons.FIGURES]
    own = {name: figure["preview"]["routes"] for name, figure in drawn.items() if figure["preview"]}
    assert {name: routes[0]["end"]["kind"] for name, routes in own.items()} == {
        "run": "glow",
        "edge": "void",
        "shared": "glow",
        "headOn": "headOn",
        "strict": "trail",
        "score": "glow",
    }
    assert [stride["visit"] for stride in own["score"][0]["strides"]] == [1, 1, 2, 2, 2, 3]
    assert [route["end"]["kind"] for route in own["shared"]] == ["glow", "void"]
    assert [seat["status"] for seat in drawn["ride"]["view"]["seats"]] == ["locked", "out"]
    assert [seat["cause"] for seat in drawn["stalemate"]["view"]["seats"]] == ["headOn", "headOn"]
    assert drawn["fog"]["view"]["hidden"]
    assert drawn["end"]["view"]["result"]["rank"] == [2, 4, 1, 2]
