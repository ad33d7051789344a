"""A board is looked at before a game where luck has no part in it, and nowhere else."""

import json
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
import pytest

from hexmoot import games
from hexmoot.game import SeatInfo
from hexmoot.games.hexfall.game import GAME
from hexmoot.games.hexfall.options import Options
from hexmoot.luck import Stream
from hexmoot.server.catalogue import info_of
from hexmoot.server.limits import RATES
from server.house import running

SEED = {"size": "tiny", "mapSeed": "hexfall"}


def path(game: str, options: Any) -> str:
    return f"/api/games/{game}/board?options={quote(json.dumps(options))}"


@pytest.fixture(autouse=True)
def all_that_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    """All games, those that no table offers yet included."""
    monkeypatch.setattr(games, "IDS", tuple(dict.fromkeys([*games.IDS, "hexfall"])))


async def test_it_is_the_board_of_every_game_with_these_options(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        shown = (await server.device().get(path("hexfall", SEED)))["board"]
    for number in range(3):
        luck = Stream(bytes([number] * 16)).luck()
        seats = [SeatInfo("Ann", "human"), SeatInfo("Ben", "human")]
        state, _ = GAME.new(msgspec.convert(SEED, Options), seats, luck)
        assert msgspec.to_builtins(state.view(None).board) == shown


async def test_it_depends_on_no_option_but_those_that_the_catalogue_names(tmp_path: Path) -> None:
    assert set(info_of(GAME).mapped) == set(SEED)
    others = {"targetPoints": 12, "startCities": 1, "peaceRounds": 0, "maxRounds": 9}
    async with running(tmp_path) as server:
        ann = server.device()
        assert await ann.get(path("hexfall", SEED)) == await ann.get(path("hexfall", SEED | others))
        assert await ann.get(path("hexfall", SEED)) != await ann.get(path("hexfall", SEED | {"mapSeed": "other"}))


@pytest.mark.parametrize(
    ("game", "options", "code"),
    [
        ("hexfall", {"size": "vast"}, "badOptions"),
        ("hexfall", {"mapSeed": "x" * 65}, "badOptions"),
        ("hexfall", {"colour": 1}, "badOptions"),
        ("hexfall", [], "badOptions"),
        ("battlehex", {}, "noPage"),
        ("chess", {}, "noSuchGame"),
    ],
)
async def test_what_is_no_board_is_refused(game: str, options: Any, code: str, tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        answer = await server.device().ask("GET", path(game, options))
    assert answer.json()["code"] == code


async def test_nobody_looks_at_too_many_at_once(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = server.device()
        codes = [(await ann.ask("GET", path("battlehex", {}))).json()["code"] for _ in range(RATES["boards"].burst + 1)]
    assert codes == ["noPage"] * RATES["boards"].burst + ["tooFast"]
