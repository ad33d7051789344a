"""Duels are fair and can be played again; scores say no more than they know; ladders go on where they were."""

from collections import Counter
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from hexmoot.arena import Score, Terms, bouts, climb, play
from hexmoot.arena.duel import firsts_seats, points
from hexmoot.bots.registry import Character, character
from hexmoot.cli.commands import hexmoot
from hexmoot.game import Outcome
from hexmoot.games import game
from hexmoot.luck import NO_LUCK, Stream
from hexmoot.search.budget import Budget

GAME = game("battlehex")
TINY = msgspec.convert({"size": 3}, GAME.Options)
RECRUIT, CAPTAIN = character("battlehex", "recruit"), character("battlehex", "captain")
TERMS = Terms("battlehex", {"size": "3"}, 20, None, 7)


def budget() -> Budget:
    return Budget(playouts=20)


def scored(points: float, games: int) -> Score:
    return Score(points, games)


def test_a_game_has_a_winner_and_is_the_same_again() -> None:
    first, again = (play(GAME, TINY, [CAPTAIN, RECRUIT], Stream(NO_LUCK), budget) for _ in range(2))
    assert first == again
    assert sorted(first.places or []) == [1, 2]


def test_seats_turn_and_a_duel_can_start_anywhere() -> None:
    seated: list[str] = []

    def noted(name: str) -> Character:
        def choose(envelope: Any, luck: bytes, budget: Budget) -> Any:
            seated.append(f"{name}{envelope.viewer}")
            return RECRUIT.choose(envelope, luck, budget)

        return RECRUIT._replace(choose=choose)

    whole = list(islice(bouts(GAME, TINY, noted("a"), noted("b"), bytes(32), budget), 4))
    assert {"a0", "b1"} <= set(seated)
    assert {"a1", "b0"} <= set(seated)
    assert list(islice(bouts(GAME, TINY, RECRUIT, RECRUIT, bytes(32), budget, start=2), 2)) == whole[2:]


@pytest.mark.parametrize("seats", range(2, 7))
def test_two_who_share_a_table_have_every_seat_equally_often(seats: int) -> None:
    """Over as many games as it takes until the seating is the first one again."""
    seatings = [firsts_seats(number, seats) for number in range(2 * seats)]
    assert Counter(seat for seating in seatings for seat in seating) == dict.fromkeys(range(seats), seats)
    assert all(
        (one + 1) % seats != other for seating in seatings if seats % 2 == 0 for one in seating for other in seating
    )


@pytest.mark.parametrize(
    ("places", "seats", "expected"),
    [([1, 2], [0], 1), ([2, 1], [0], 0), ([1, 1, 3], [0, 2], 1 / 2), ([1, 3, 1, 3], [0, 2], 1), (None, [1], 1 / 2)],
)
def test_the_first_places_are_shared_out(places: list[int] | None, seats: list[int], expected: float) -> None:
    assert points(Outcome("", places, []), seats) == expected


@pytest.mark.parametrize(
    ("points", "games", "verdict", "passes"),
    [
        (0, 0, "open", False),
        (8, 8, "open", True),
        (60, 80, "stronger", True),
        (115, 200, "open", False),
        (200, 400, "even", False),
        (10, 60, "even", False),
        (216, 400, "open", False),  # 54 %: surely more than half, not enough more
    ],
)
def test_verdicts(points: float, games: int, verdict: str, passes: bool) -> None:
    assert (scored(points, games).verdict, scored(points, games).passes) == (verdict, passes)


def test_the_interval_is_wilsons() -> None:
    assert scored(8, 10).interval == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert scored(0, 0).interval == (0, 1)
    assert scored(10, 10).interval[1] == pytest.approx(1)


def test_a_ladder_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    pairs = [(CAPTAIN, RECRUIT)]
    at_once = list(climb(GAME, TERMS, pairs, whole, most=6))[-1]
    list(islice(climb(GAME, TERMS, pairs, parts, most=6), 3))
    resumed = list(climb(GAME, TERMS, pairs, parts, most=6))
    assert resumed[0].score.games == 2
    assert resumed[-1].score == at_once.score
    assert parts.read_bytes() == whole.read_bytes()


def test_games_under_other_terms_do_not_count(tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    list(climb(GAME, TERMS, [(CAPTAIN, RECRUIT)], results, most=2))
    other = msgspec.structs.replace(TERMS, seed=8)
    assert next(climb(GAME, other, [(CAPTAIN, RECRUIT)], results, most=2)).score.games == 0


def test_a_ladder_stops_when_it_knows_enough(tmp_path: Path) -> None:
    rungs = list(climb(GAME, TERMS, [(CAPTAIN, RECRUIT)], tmp_path / "results.jsonl"))
    assert rungs[-1].score.verdict == "stronger"
    assert rungs[-1].score.games < 200


def test_the_command_prints_each_rung(tmp_path: Path) -> None:
    line = ["ladder", "battlehex", "--bots", "captain,recruit", "-o", "size=3", "--playouts", "20", "--games", "4"]
    done = CliRunner().invoke(hexmoot, [*line, "--results", str(tmp_path / "results.jsonl")])
    assert (done.exit_code, done.output.count("\n")) == (0, 1)
    assert done.output.startswith("Captain ")
    assert "of 4 games" in done.output


@pytest.mark.parametrize("words", [["--bots", "admiral,recruit"], ["-o", "height=3"], ["-o", "size=99"]])
def test_the_command_says_what_is_wrong(words: list[str]) -> None:
    assert CliRunner().invoke(hexmoot, ["ladder", "battlehex", *words]).exit_code == 2
