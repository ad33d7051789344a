"""Plain or compiled, the rules play the same games in every mode of HEXFLOW."""

import pytest
from conformance.test_modes import COMPILED, PLAIN, python

GAMES = 40  # of every mode


@pytest.mark.modes
def test_plain_and_compiled_play_the_same_games_of_every_mode() -> None:
    plain, compiled = (python(mode, "-m", "games.hexflow.fingerprints", str(GAMES)) for mode in (PLAIN, COMPILED))
    assert (plain.stderr, compiled.stderr) == ("", "")
    assert len(plain.stdout.splitlines()) == 5 * GAMES
    differ = [p for p, c in zip(plain.stdout.splitlines(), compiled.stdout.splitlines(), strict=True) if p != c]
    assert differ == []
