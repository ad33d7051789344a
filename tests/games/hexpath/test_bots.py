"""The six characters: each chooses as it is said to, from what it is shown, within its budget."""

import json
import os
import subprocess
import sys
from math import exp
from pathlib import Path
from typing import Any

import pytest

from games.hexpath import worth
from games.hexpath.choices import PLAYOUTS, positions
from games.hexpath.playing import GAME, SETTINGS
from games.hexpath.test_fog import scrambled
from hexmoot import accel
from hexmoot.bots.registry import character, characters, rehearsals
from hexmoot.game import SeatInfo
from hexmoot.games.hexpath import evaluation, fox, owl, views
from hexmoot.games.hexpath.board import MIRROR, NEAR, POINTS, hexes, named, tile_of
from hexmoot.games.hexpath.evaluation import Scales
from hexmoot.games.hexpath.magpie import Outlook
from hexmoot.games.hexpath.rules import tiles, travel
from hexmoot.games.hexpath.rules.match import LOCKED, NOWHERE, OUT, Match
from hexmoot.luck import NO_LUCK, Stream, Words, pour, words_of
from hexmoot.search.budget import Budget
from hexmoot.search.character import shown

TESTS = Path(__file__).parents[2]
IDS = [bot.id for bot in characters("hexpath")]
LONG_WAY = ["as usual", "six, k 2", "strict", "strict stalemate", "fog", "house rules"]
STRAIGHT, AROUND = "345012", "105432"  # three straight lines; one straight line and two turns round a corner
each_bot = pytest.mark.parametrize("bot", IDS)


def start(seats: int = 2, **options: Any) -> Any:
    """A match on a small board with one point to a side, seat 0 first."""
    chosen = GAME.Options(**({"rings": 2, "points_per_side": 1, "first_seat": 0} | options))
    return GAME.new(chosen, [SeatInfo("", "bot") for _ in range(seats)], NO_LUCK)[0]


def choice(bot: str, state: Any, luck: bytes = NO_LUCK, budget: Budget | None = None) -> Any:
    """What a bot chooses for the seat to move."""
    envelope = shown(GAME, state.options, state, state.waiting()[0])
    return character("hexpath", bot).choose(envelope, luck, budget or Budget(playouts=PLAYOUTS))


def hold(state: Any, seat: int, *texts: str) -> None:
    """Put these tiles into a hand, and nothing else."""
    tiles.drop_hand(state.record, seat)
    for slot, text in enumerate(texts):
        for p, partner in enumerate(tile_of(text, int(state.record.k))):
            state.record.hand[seat][slot][p] = partner


def lay(state: Any, at: str, text: str) -> None:
    """Lay a tile anywhere."""
    laid = state.record.tile[named(at, state.options.rings)]
    for p, partner in enumerate(tile_of(text, int(state.record.k))):
        laid[p] = partner


def stand(state: Any, seat: int, at: str, entry: int = 3) -> None:
    """Let a path point into a hex."""
    s, here = state.record, named(at, state.options.rings)
    s.glow[seat], s.entry[seat] = here, entry
    s.head_hex[seat], s.head_point[seat] = NEAR[here][entry // s.k], MIRROR[s.k][entry]


# --- who there is -----------------------------------------------------------------------------------------------------


def test_six_characters_weakest_first() -> None:
    assert IDS == ["tortoise", "magpie", "spider", "hawk", "fox", "owl"]
    assert [bot.level for bot in characters("hexpath")] == [1, 2, 3, 4, 5, 6]


def test_the_rehearsal_is_what_a_table_would_show() -> None:
    state = start()
    hold(state, 0, STRAIGHT, "103254")
    (rehearsal,) = rehearsals("hexpath")
    assert rehearsal.view == state.view(0)
    assert rehearsal.options.items() <= shown(GAME, state.options, state, 0).options.items()


# --- what all have in common ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", LONG_WAY)
@pytest.mark.parametrize("bot", list(worth.WORTH))
def test_a_choice_is_the_placement_worth_most_computed_the_long_way(bot: str, name: str) -> None:
    luck = bytes(range(16))
    state, seat = list(positions(name))[-1]
    envelope, stream = shown(GAME, state.options, state, seat), Stream(luck)
    s = GAME.imagine(envelope, stream.luck()).record
    trial, w = Match(), Scales()
    trial.k = s.k
    evaluation.draw_fresh(trial, w, *words_of(stream.luck()))
    fresh = [[int(p) for p in tile] for tile in w.fresh]
    found = character("hexpath", bot).choose(envelope, luck, Budget())
    assert (found.slot, found.rot) == worth.best(bot, s, seat, fresh)


@pytest.mark.parametrize("name", list(SETTINGS))
def test_choices_are_legal(name: str) -> None:
    for state, seat in positions(name):
        for bot in IDS:
            assert choice(bot, state) in state.actions(seat)


@each_bot
def test_where_every_placement_is_fatal_the_most_points_are_taken(bot: str) -> None:
    """Both tiles lead from the gate to one of the sides beside it, which look outward too."""
    state = start()
    hold(state, 0, "103254", "103254")
    assert {state.preview(0, placement).self_destruct for placement in state.actions(0)} == {True}
    best = max(state.preview(0, placement).total for placement in state.actions(0))
    assert state.preview(0, choice(bot, state)).total == best


@each_bot
def test_what_ends_the_own_path_is_not_chosen(bot: str) -> None:
    state = start()
    hold(state, 0, AROUND)
    living = [p for p in state.actions(0) if not state.preview(0, p).self_destruct]
    assert 0 < len(living) < 6
    assert choice(bot, state) in living


@each_bot
def test_the_same_luck_and_playouts_choose_the_same(bot: str) -> None:
    state = start(3)
    assert choice(bot, state, bytes(range(16))) == choice(bot, state, bytes(range(16)))


@each_bot
def test_a_seat_that_is_not_waited_for_chooses_nothing(bot: str) -> None:
    state = start()
    with pytest.raises(ValueError, match="waited for"):
        character("hexpath", bot).choose(shown(GAME, state.options, state, 1), NO_LUCK, Budget())


@each_bot
def test_hands_of_rivals_change_nothing(bot: str) -> None:
    state = start(3)
    other = state.clone()
    for seat in (1, 2):
        hold(other, seat, STRAIGHT, AROUND)
    assert choice(bot, state) == choice(bot, other)


@each_bot
@pytest.mark.parametrize("name", ["fog", "fog strict", "fog, full deck"])
def test_what_fog_hides_changes_nothing(bot: str, name: str) -> None:
    changed = 0
    for state, seat in positions(name, rings=3):
        if state.view(None).hidden:
            other = scrambled(state, seat, Stream(bytes(range(16))))
            changed += other.dump() != state.dump()
            assert choice(bot, state) == choice(bot, other)
    assert changed


# --- budgets ----------------------------------------------------------------------------------------------------------


@each_bot
def test_a_budget_of_no_time_grabs(bot: str) -> None:
    state = start(3)
    assert choice(bot, state, budget=Budget(0.0)) == choice("magpie", state)


@each_bot
def test_a_cancelled_bot_answers_at_once(bot: str) -> None:
    asked: list[None] = []
    budget = Budget(cancelled=lambda: bool(asked.append(None)) or len(asked) > 2)  # type: ignore[func-returns-value]
    choice(bot, start(3), budget=budget)
    assert len(asked) <= 3


@each_bot
def test_time_is_kept_by_the_budgets_clock(bot: str) -> None:
    """A clock that moves on by 60 ms whenever it is looked at: no more than four looks fit."""
    looks = iter(range(1000))
    choice(bot, start(3), budget=Budget(0.2, clock=lambda: next(looks) * 0.06))
    assert next(looks) <= 6


@pytest.mark.parametrize(("playouts", "done"), [(7, 7), (None, owl.USUAL), (5000, owl.MOST)])
def test_owl_plays_out_as_often_as_its_budget_says(playouts: int | None, done: int, monkeypatch: Any) -> None:
    counted: list[int] = []
    monkeypatch.setattr(owl, "try_arms", lambda *args: counted.append(args[-1]))
    choice("owl", start(), budget=Budget(playouts=playouts))
    assert sum(counted) == done


# --- what each looks at -----------------------------------------------------------------------------------------------


def test_tortoise_counts_the_space_that_is_open_from_its_glow() -> None:
    state, w = start(), Scales()
    centre = named("C3", 2)
    assert evaluation.open_space(state.record, w, centre) == hexes(2)
    for at in ("B2", "B3", "C2", "C4", "D2"):
        lay(state, at, STRAIGHT)
    assert evaluation.open_space(state.record, w, centre) == hexes(2) - 5
    lay(state, "D3", STRAIGHT)
    assert evaluation.open_space(state.record, w, centre) == 1


def test_tortoise_counts_rivals_at_its_own_glow() -> None:
    state = start(3)
    assert evaluation.company(state.record, 0) == 0
    stand(state, 0, "C3")
    stand(state, 2, "C3")
    assert evaluation.company(state.record, 0) == 1


def test_a_seat_that_is_not_active_survives_no_tile() -> None:
    state = start()
    state.record.status[0] = LOCKED
    assert evaluation.share(state.record, 0, Scales(), -1, 4) == 0.0


@pytest.mark.parametrize(("own", "rivals", "expected"), [("C3", ["C3", "C5"], 6), ("C3", ["C5", "C4"], 1)])
def test_hawk_takes_a_shared_glow_for_far_away(own: str, rivals: list[str], expected: int) -> None:
    state = start(3)
    for seat, at in enumerate([own, *rivals]):
        stand(state, seat, at)
    assert evaluation.nearest_rival(state.record, 0) == expected


def test_hawk_without_rivals_is_near_nobody() -> None:
    state = start()
    state.record.glow[1] = NOWHERE
    assert evaluation.nearest_rival(state.record, 0) == 0


def test_hawk_strikes_where_magpie_takes_the_points() -> None:
    """Two paths point into the rim. Either the rival is led off the board, or the own run gets one hex longer."""
    state = start(elimination_multiplier=0)
    stand(state, 0, "A2", entry=0)
    stand(state, 1, "A2", entry=2)
    hold(state, 0, AROUND)
    lay(state, "A1", "240513")
    hawk, magpie = choice("hawk", state), choice("magpie", state)
    assert [tried(state, action).status[1] == OUT for action in (hawk, magpie)] == [True, False]
    assert [state.preview(0, action).total for action in (hawk, magpie)] == [2, 5]


def tried(state: Any, placement: Any) -> Any:
    """The record right after a placement of seat 0."""
    return worth.laid(state.record, 0, placement.slot, placement.rot)


def test_spider_values_what_its_next_visits_would_earn() -> None:
    state = start()
    stand(state, 0, "C3")
    assert evaluation.threads(state.record, 0) == 0
    for at, visits in (("C2", 0), ("C4", 3), ("B2", 7)):
        lay(state, at, STRAIGHT)
        state.record.visits[0][named(at, 2)] = visits
    assert evaluation.threads(state.record, 0) == 1 + 8 + 32


def test_fox_knows_what_follows_being_out_or_locked() -> None:
    state = start()
    for status, worth_of_it in ((OUT, -40), (LOCKED, 0)):
        state.record.status[0] = status
        assert fox.follow_up(state.record, Match(), Outlook(), 0) == worth_of_it


def test_fox_is_trapped_where_no_placement_lives() -> None:
    state = start()
    hold(state, 0, "103254")
    assert fox.follow_up(state.record, Match(), Outlook(), 0) == -20


def test_owl_is_rewarded_for_the_lead_that_a_placement_brings() -> None:
    """One tile, and nobody else in play: the match ends with it, and nothing is left to imagine."""
    state = start()
    travel.put_out(state.record, 1, 1, 1)
    hold(state, 0, STRAIGHT)
    state.record.deck = 0
    state.record.score[1] = 7
    for x in range(6):
        end = tried(state, views.Place(1, 0, x))
        change = worth.points(end, 0) - (40 if end.status[0] == OUT else 0)
        dice = Words()
        pour(dice, 1, 2, 3, 4)
        found = owl.rollout(quiet(state), Match(), Match(), Outlook(), 0, x, dice)
        assert found == pytest.approx(1 / (1 + exp(-change / 50)))


def test_owl_imagines_all_hands_but_its_own() -> None:
    state, q, dice = start(3), Match(), Words()
    pour(dice, 1, 2, 3, 4)
    owl.imagine_tiles(quiet(state), q, 0, dice)
    before, after = (accel.field_values(s, "hand") for s in (state.record, q))
    hands = [slice(2 * POINTS * seat, 2 * POINTS * (seat + 1)) for seat in range(3)]
    assert [before[hand] == after[hand] for hand in hands] == [True, False, False]


def test_owl_tries_every_arm_and_then_the_better_one_more() -> None:
    arms = owl.Arms()
    for x in (2, 5, 9):
        arms.open[x] = 1
    picked = []
    for _ in range(200):
        x = owl.most_promising(arms)
        picked.append(int(x))
        arms.tries[x] += 1
        arms.total[x] += 0.8 if x == 5 else 0.3
    assert picked[:3] == [2, 5, 9]
    assert picked.count(5) > 150


def quiet(state: Any) -> Any:
    """Its record, telling no story."""
    state.record.quiet = 1
    return state.record


# --- both modes, and the largest board --------------------------------------------------------------------------------


def said(mode: str, *words: str) -> list[str]:
    """What `choices` prints in a process of its own."""
    path = os.pathsep.join([str(TESTS), str(TESTS.parent / "src")])
    environment = os.environ | {"HEXMOOT_RULES": mode, "PYTHONPATH": path}
    call = [sys.executable, "-m", "games.hexpath.choices", *words]
    done = subprocess.run(call, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.modes
def test_plain_and_compiled_choose_the_same() -> None:
    plain = said("plain")
    assert said("compiled") == plain
    assert len(plain) > len(SETTINGS) * len(IDS)


@pytest.mark.modes
def test_six_bots_play_a_whole_match_on_the_largest_board() -> None:
    match = json.loads(said("compiled", "match")[0])
    assert len(match["places"]) == 6
    assert 0 < match["laid"] <= match["deck"]
