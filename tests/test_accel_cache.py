"""Where compiled code is kept: in a folder named by all that could make it wrong."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hexmoot import accel

PACKAGE = Path(accel.__file__).parent

CALLEE = """
from hexmoot.accel import public, record, rule

@record
class Pile:
    height: int = public("i1")

@rule
def inner(p: Pile, x: int) -> int:
    return x + 1
"""
CALLER = """
from hexmoot.accel import rule
from hexmoot.callee import Pile, inner

@rule
def outer(p: Pile, x: int) -> int:
    return inner(p, x) * 10 + inner(p, p.height) + inner(p, 2)

def closed_over(verb):
    @rule
    def run(p, x):
        return verb(p, x) * 100
    return run

around = closed_over(inner)
beyond = closed_over(closed_over(inner))
"""
REPORT = """
from hexmoot.callee import Pile, inner
from hexmoot.caller import around, beyond, outer
print(outer(Pile(), 1), around(Pile(), 1), beyond(Pile(), 1))
print(*(sum(verb.stats.cache_hits.values()) for verb in (outer, around, beyond)))
print(len(inner.overloads))
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package of our name with the ground floor and two rules, one calling the other."""
    folder = tmp_path / "src" / "hexmoot"
    folder.mkdir(parents=True)
    for name in ("__init__.py", "accel.py"):
        shutil.copy(PACKAGE / name, folder)
    (folder / "callee.py").write_text(CALLEE)
    (folder / "caller.py").write_text(CALLER)
    return folder


def report(package: Path) -> list[str]:
    """What a fresh compiled process computes, its cache hits, and how often a verb was compiled for others."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"} | {
        "HEXMOOT_RULES": "compiled",
        "HEXMOOT_CACHE": str(package.parents[1] / "cache"),
        "PYTHONPATH": str(package.parent),
    }
    done = subprocess.run([sys.executable, "-c", REPORT], env=environment, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def test_code_is_found_again_and_a_changed_callee_is_never_stale(package: Path) -> None:
    """The key, and that a verb is compiled once for all kinds of numbers, go through private doors of Numba's."""
    compiled, found = "1", "0"
    assert report(package) == ["24 200 20000", "0 0 0", compiled]
    assert report(package) == ["24 200 20000", "1 1 1", found]
    (package / "callee.py").write_text(CALLEE.replace("+ 1", "+ 2"))
    assert report(package) == ["36 300 30000", "0 0 0", compiled]


@pytest.fixture
def cache(package: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The base folder of a cache for that package."""
    base = package.parents[1] / "cache"
    monkeypatch.setattr(accel, "__file__", str(package / "accel.py"))
    monkeypatch.setenv("HEXMOOT_CACHE", str(base))
    monkeypatch.delenv("NUMBA_BOUNDSCHECK", raising=False)
    return base


def test_the_folder_changes_with_any_source(package: Path, cache: Path) -> None:
    first = accel.cache_folder()
    assert first.parent == cache / "hexmoot"
    assert accel.cache_folder() == first
    (package / "callee.py").write_text(CALLEE + "\n")
    second = accel.cache_folder()
    (package / "caller.py").rename(package / "other.py")
    assert len({first, second, accel.cache_folder()}) == 3


@pytest.mark.parametrize("floor", sorted(accel.ABOVE))
def test_what_no_verb_sees_leaves_the_folder_as_it_is(package: Path, cache: Path, floor: str) -> None:
    first = accel.cache_folder()
    (package / floor).mkdir()
    (package / floor / "other.py").write_text(CALLEE)
    assert accel.cache_folder() == first


def test_the_folder_changes_with_checked_bounds(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = accel.cache_folder()
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    assert accel.cache_folder() != first


def test_where_nothing_can_be_written_the_folder_is_a_fresh_one(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cache.write_text("a file where the folder should be")
    monkeypatch.setattr("tempfile.tempdir", str(cache.parent))
    first, second = accel.cache_folder(), accel.cache_folder()
    assert first.is_dir()
    assert first != second


def test_an_unknown_mode_is_refused_in_one_line() -> None:
    environment = os.environ | {"HEXMOOT_RULES": "fast", "PYTHONPATH": str(PACKAGE.parent)}
    done = subprocess.run(
        [sys.executable, "-c", "import hexmoot.accel"], env=environment, capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (1, "HEXMOOT_RULES is 'fast'; it may be plain or compiled\n")
