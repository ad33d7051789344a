"""What comes over the wire stays small: the limits are those of the benchmark `client.size`."""

import pytest
from bench.rows_client import LIMITS, PAGES, sizes

from hexmoot import games


@pytest.mark.parametrize("game", [game.id for game in games.games()])
def test_the_lobby_and_a_game_stay_within_their_limits(game: str) -> None:
    assert (PAGES / "index.html").is_file(), "the client has not been built"
    found = sizes(game)
    assert {name: size for name, size in found.items() if size > LIMITS[name]} == {}
