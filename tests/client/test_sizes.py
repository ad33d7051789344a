"""What comes over the wire stays small: the limits are those of the benchmark `client.size`."""

import importlib
from pathlib import Path

import pytest

from hexmoot import games

BENCH = Path(__file__).parents[2] / "bench"


@pytest.mark.parametrize("game", [game.id for game in games.games()])
def test_the_lobby_and_a_game_stay_within_their_limits(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(BENCH)
    rows = importlib.import_module("rows_client")
    assert (rows.PAGES / "index.html").is_file(), "the client has not been built"
    found = rows.sizes(game)
    assert {name: size for name, size in found.items() if size > rows.LIMITS[name]} == {}
