"""A table without a map seed gets one before its game begins; one that was given stays."""

import re
from typing import Any

from games.hexfall.playing import dice_of
from hexmoot.games.hexfall.game import GAME
from hexmoot.games.hexfall.options import Options
from hexmoot.table.plan import Plan, new_plan
from hexmoot.table.settings import SeatWish, TableSettings

EIGHT = re.compile("[a-z]{8}")
WISHES = [SeatWish("you"), SeatWish("guest", name="Ben")]


def opened(**options: Any) -> Plan:
    return new_plan(GAME, "code", ("ann", "Ann"), WISHES, options, TableSettings(), "", bytes(32), 0)


def test_a_seed_is_drawn_where_none_is_given() -> None:
    seeds = {GAME.drawn(Options(), dice_of(number).luck()).map_seed for number in range(20)}
    assert len(seeds) == 20
    assert all(EIGHT.fullmatch(seed) for seed in seeds)


def test_a_seed_that_was_given_stays() -> None:
    chosen = Options(map_seed="hexfall", target_points=12)
    assert GAME.drawn(chosen, dice_of(1).luck()) == chosen


def test_a_table_shows_its_map_seed_as_soon_as_it_is_open() -> None:
    assert EIGHT.fullmatch(opened(size="tiny").options["mapSeed"])
    assert opened(size="tiny", mapSeed="hexfall").options["mapSeed"] == "hexfall"
