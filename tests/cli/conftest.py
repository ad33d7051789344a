"""A command line, and what comes of it."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from record.samples import finished

from hexmoot.cli import main
from hexmoot.record import write


class Done(NamedTuple):
    """Exit code, stdout and stderr of a command."""

    code: int
    out: str
    err: str


Run = Callable[..., Done]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Carry out a command line in this process. What goes wrong is always one line, from `hexmoot`."""

    def carry_out(*words: str | Path) -> Done:
        code = main([str(word) for word in words])
        done = Done(code, *capsys.readouterr())
        assert code == 0 or done.err == "" or (done.err.startswith("hexmoot: ") and done.err.count("\n") == 1)
        return done

    return carry_out


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    """The record of a game with contests and time-outs."""
    path = tmp_path / "game.jsonl"
    path.write_text(write(finished(steer=3, size=4)))
    return path
