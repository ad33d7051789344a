"""What the client teaches is played by these rules: its guided first game, and the figures of how to play."""

import json
from typing import Any

import pytest

from games.hexflow import lessons

MADE = lessons.files()
DRAWN = MADE[lessons.FIGURES]
FRAMES = MADE[lessons.GUIDE]["frames"]


@pytest.mark.parametrize("path", MADE, ids=lambda path: path.name)
def test_the_committed_lessons_are_what_the_rules_play(path: Any) -> None:
    """Otherwise `python -m games.hexflow.lessons` writes them anew."""
    assert json.loads(path.read_text(encoding="utf-8")) == json.loads(json.dumps(MADE[path]))


def test_in_the_first_game_the_learner_completes_a_route_over_a_dot_hex() -> None:
    result = FRAMES[-1]["view"]["result"]
    assert (result["reason"], result["winners"], result["scores"]) == ("path", [lessons.LEARNER], [30, 0])
    assert "b4" in result["paths"][lessons.LEARNER]


def test_in_the_first_game_the_block_makes_the_last_gap_longer() -> None:
    def gap(at: int) -> int:
        tried = [hint["fill_before"] for hint in next(iter(FRAMES[at]["previews"].values()))["hints"]]
        return int(tried[lessons.LEARNER])

    moves = MADE[lessons.GUIDE]["moves"]
    asked = [k for k, frame in enumerate(FRAMES) if frame["previews"]]
    assert asked == [0, 2, 4, 6, 8, 10]
    assert moves[7] == "block@a4/0"
    assert [gap(k) for k in asked] == [9, 7, 5, 3, 3, 1]


def test_only_the_learner_is_shown_what_the_learner_draws() -> None:
    drawn = [event for frame in FRAMES for event in frame["events"] if event["e"] == "drew"]
    assert {event["player"] for event in drawn if "tile" in event} == {lessons.LEARNER}
    assert {event["player"] for event in drawn} == {lessons.LEARNER, lessons.RIVAL}


@pytest.mark.parametrize(
    ("name", "reason", "scores"),
    [
        ("win", "path", [70, 0]),
        ("strangle", "strangle", [0, 10]),
        ("exhausted", "resolution", [10, 0]),
        ("displaced", "path", [10, 0]),
        ("counted", "resolution", [0, 10]),
        ("centre", "path", [22, 0, 0]),
        ("exit", "strangle", [0, 10]),
        ("team", "path", [0, 30]),
    ],
)
def test_a_figure_of_an_end_shows_the_end_that_it_is_for(name: str, reason: str, scores: list[int]) -> None:
    result = DRAWN[name]["view"]["result"]
    assert (result["reason"], result["scores"]) == (reason, scores)


def test_figures_of_counting_show_what_their_captions_count() -> None:
    assert DRAWN["exhausted"]["view"]["result"]["measures"] == {0: [-3, 7], 1: [-4, 14]}
    assert DRAWN["counted"]["view"]["result"]["measures"] == {0: [40], 1: [44]}
    assert {party: len(chain) for party, chain in DRAWN["counted"]["view"]["result"]["chains"].items()} == {0: 6, 1: 7}
    assert [len(player["captures"]) for player in DRAWN["counted"]["view"]["players"]] == [2, 1]


def test_the_wall_of_battle_stands_in_a_line_from_corner_to_corner() -> None:
    view = DRAWN["battle"]["view"]
    owners = [view["board"][f"{column}1"]["owner"] for column in "abcdefghi"]
    assert owners == [0, 0, 0, 0, 0, 0, 1, 0, 1]
    assert view["result"] is None
