"""Searches find the same, plain and compiled; and what is too slow plain is shown compiled."""

import os
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parents[1]


def said(mode: str, module: str) -> str:
    """What a module of these tests prints in a process of its own, in this mode."""
    path = os.pathsep.join([str(TESTS.parent / "src"), str(TESTS)])
    environment = os.environ | {"HEXMOOT_RULES": mode, "PYTHONPATH": path}
    done = subprocess.run([sys.executable, "-m", module], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_plain_and_compiled_find_the_same() -> None:
    plain, compiled = (said(mode, "search.found").splitlines() for mode in ("plain", "compiled"))
    assert plain == compiled
    assert len(plain) == 4 * 4 + 4 * 5


def test_general_beats_recruit_in_ninety_of_a_hundred_games() -> None:
    assert int(said("compiled", "search.strength")) >= 90
