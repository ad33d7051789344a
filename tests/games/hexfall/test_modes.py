"""The same text in other modes plays the same games of Hexfall on every sea."""

import pytest
from conformance.test_modes import COMPILED, PLAIN, STRICT_LISTS, python

from hexmoot.games.hexfall.board import SIZES

GAMES = 1  # on every size


@pytest.mark.modes
@pytest.mark.parametrize("mode", [STRICT_LISTS, COMPILED], ids=["strict lists", "compiled"])
def test_every_mode_plays_the_same_games_on_every_sea(mode: dict[str, str]) -> None:
    plain, other = (python(each, "-m", "games.hexfall.fingerprints", str(GAMES)) for each in (PLAIN, mode))
    assert (plain.stderr, other.stderr) == ("", "")
    assert len(plain.stdout.splitlines()) == len(SIZES) * GAMES
    differ = [p for p, c in zip(plain.stdout.splitlines(), other.stdout.splitlines(), strict=True) if p != c]
    assert differ == []
