"""The same text in other modes: compiled, plain with strict lists, compiled with checked bounds; and both agree."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hexmoot.games import IDS

GAMES = 1_000
FEWER = {"hexflow": 200}  # its plain games take ten times as long; a test of its own plays some of every mode besides
TESTS = Path(__file__).parents[1]
PLAIN = {"HEXMOOT_RULES": "plain"}
COMPILED = {"HEXMOOT_RULES": "compiled"}
STRICT_LISTS = PLAIN | {"HEXMOOT_BOUNDS": "1"}
CHECKED_BOUNDS = COMPILED | {"NUMBA_BOUNDSCHECK": "1"}

each_id = pytest.mark.parametrize("id", IDS)


def python(mode: dict[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    """Python in a process of its own, in this mode."""
    kept = {k: v for k, v in os.environ.items() if k not in STRICT_LISTS | CHECKED_BOUNDS}
    path = os.pathsep.join([str(TESTS.parent / "src"), str(TESTS)])
    environment = kept | mode | {"PYTHONPATH": path}
    return subprocess.run([sys.executable, *words], env=environment, cwd=TESTS.parent, capture_output=True, text=True)


def passes(mode: dict[str, str], *words: str) -> bool:
    """Whether these tests pass in this mode; if not, what pytest said is printed."""
    done = python(mode, "-m", "pytest", "-q", "-p", "no:cacheprovider", *words)
    print(done.stdout, done.stderr)
    return done.returncode == 0


@each_id
def test_both_modes_play_the_same_games(id: str) -> None:
    games = FEWER.get(id, GAMES)
    plain, compiled = (python(mode, "-m", "conformance.fingerprints", id, str(games)) for mode in (PLAIN, COMPILED))
    assert (plain.stderr, compiled.stderr) == ("", "")
    assert len(plain.stdout.splitlines()) == games
    differ = [p for p, c in zip(plain.stdout.splitlines(), compiled.stdout.splitlines(), strict=True) if p != c]
    assert differ == []


@each_id
def test_the_compiled_rules_keep_the_contract(id: str) -> None:
    conformance = ("tests/conformance", "--ignore=tests/conformance/test_modes.py", "-k", id)
    assert passes(COMPILED, *conformance)
    games = ("-m", "not modes and not soak", "-k", "not oracle")  # both modes play the same: one oracle will do
    assert passes(COMPILED, f"tests/games/{id}", *games)


def test_the_ground_is_the_same_compiled() -> None:
    assert passes(COMPILED, "tests/test_accel.py", "tests/test_luck.py")


@each_id
@pytest.mark.parametrize("mode", [STRICT_LISTS, CHECKED_BOUNDS], ids=["plain", "compiled"])
def test_no_rule_leaves_its_bounds(mode: dict[str, str], id: str) -> None:
    deeds = "replay or preview or imagined or nobody_ever_acts"
    assert passes(mode, "tests/conformance/canary.py")
    assert passes(mode, "tests/conformance/test_contract.py", "-k", f"{id} and ({deeds})")
