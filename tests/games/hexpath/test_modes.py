"""Plain, plain with strict bounds, and compiled: the same matches, byte for byte."""

import os
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parents[2]
MATCHES = "16"


def matches(**mode: str) -> str:
    """The fingerprints of a process in this mode."""
    path = os.pathsep.join([str(TESTS), str(TESTS.parent / "src")])
    env = {key: value for key, value in os.environ.items() if not key.startswith("HEXMOOT_")}
    call = [sys.executable, "-m", "games.hexpath.fingerprints", MATCHES]
    done = subprocess.run(
        call, env=env | mode | {"PYTHONPATH": path}, capture_output=True, text=True, timeout=600, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_all_modes_play_the_same_matches() -> None:
    plain = matches(HEXMOOT_RULES="plain")
    assert len(plain.splitlines()) == int(MATCHES)
    assert matches(HEXMOOT_RULES="plain", HEXMOOT_BOUNDS="1") == plain
    assert matches(HEXMOOT_RULES="compiled") == plain
