"""The four characters of HEXFLOW: legal in every mode and variant."""

from conformance.test_modes import COMPILED, python

from games.hexflow.bouts import VARIANTS
from hexmoot.games.hexflow.bots import CHARACTERS


def test_four_characters_weakest_first() -> None:
    named = [(each.id, each.name, each.level) for each in CHARACTERS]
    assert named == [("drip", "Drip", 1), ("brook", "Brook", 2), ("weir", "Weir", 3), ("delta", "Delta", 4)]


def test_whole_games_of_every_mode_are_legal() -> None:
    played = python(COMPILED, "-m", "games.hexflow.bouts", "30")
    assert played.stderr == ""
    assert len(played.stdout.splitlines()) == len(CHARACTERS) * len(VARIANTS)
