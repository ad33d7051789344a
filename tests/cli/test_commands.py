"""The command itself: help that teaches, errors in one line, exit codes, and nothing imported before its time."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import Run
from hexmoot import __version__
from hexmoot.cli import commands, match
from hexmoot.server import run as server

COMMANDS = sorted(commands.hexmoot.commands)
SOURCE = Path(__file__).parents[2] / "src"


def process(*words: str, **more: Any) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    line = [sys.executable, *words]
    return subprocess.run(line, text=True, capture_output=True, env=environment(), check=False, timeout=120, **more)


def environment(**more: str) -> dict[str, str]:
    """The variables of such a process."""
    kept = {name: value for name, value in os.environ.items() if name != "HEXMOOT_RULES"}
    return kept | {"PYTHONPATH": str(SOURCE)} | more


def test_the_commands_are_those_of_the_readme() -> None:
    assert COMMANDS == ["admin", "check", "games", "ladder", "play", "replay", "serve", "verify", "warm"]


@pytest.mark.parametrize("words", [[], ["--help"], ["-h"]])
def test_help_names_every_command(run: Run, words: list[str]) -> None:
    done = run(*words)
    assert done.code == 0
    assert all(f"\n  {command} " in done.out for command in COMMANDS)
    assert "..." not in done.out.split("Commands:")[1]  # no sentence is cut off


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_a_command_shows_it_at_work(run: Run, command: str) -> None:
    done = run(command, "--help")
    assert done.code == 0
    assert f"  hexmoot {command}" in done.out.split("Example", 1)[1]


def test_version(run: Run) -> None:
    assert run("--version").out == f"hexmoot {__version__}\n"


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["dance"], "No such command 'dance' (more: hexmoot --help)"),
        (["--fast"], "No such option '--fast' (more: hexmoot --help)"),
        (["play"], "Missing argument 'GAME' (more: hexmoot play --help)"),
        (["play", "battlehex"], "Missing option '--seats' (more: hexmoot play --help)"),
        (["replay", "nowhere.jsonl"], "Invalid value for 'FILE': 'nowhere.jsonl': No such file or directory"),
        (["verify", "."], "Invalid value for 'FILE': '.': Is a directory"),
        (["replay", __file__, "--at", "-1"], "Invalid value for '--at': -1 is not in the range x>=0"),
        (["serve", "--port", "99999"], "Invalid value for '--port': 99999 is not in the range"),
        (["warm", "chess"], "there is no game 'chess'; there is: hexpath, battlehex"),
        (["check", "chess", __file__], "there is no game 'chess'; there is: hexpath, battlehex"),
    ],
)
def test_slips_are_answered_in_one_line(run: Run, words: list[str], problem: str) -> None:
    done = run(*words)
    assert done.code == 2
    assert done.err.startswith(f"hexmoot: {problem}")
    assert done.out == ""


def test_control_characters_are_not_sent_to_the_terminal(run: Run) -> None:
    assert "\x1b" not in run("check", "\x1b[2J\nchess", __file__).err


def test_ctrl_c_is_130(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(match, "play", stopped)
    assert run("play", "battlehex", "--seats", "recruit,recruit") == (128 + signal.SIGINT, "", "")


def test_a_full_disk_is_no_traceback(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device", "game.jsonl")

    monkeypatch.setattr(match, "play", full)
    done = run("play", "battlehex", "--seats", "recruit,recruit")
    assert (done.code, done.err) == (2, "hexmoot: game.jsonl: No space left on device\n")


# --- in processes of their own --------------------------------------------------------------------------------------


def test_help_imports_nothing_that_it_does_not_need() -> None:
    code = "import sys; from hexmoot.cli import main; main(['--help']); print(*sys.modules, file=sys.stderr)"
    loaded = process("-c", code).stderr.split()
    assert "hexmoot.cli.commands" in loaded
    assert not {"msgspec", "numpy", "litestar", "hexmoot.accel", "hexmoot.games"} & set(loaded)


@pytest.mark.parametrize(("flags", "mode"), [([], "compiled"), (["--plain"], "plain")])
def test_play_chooses_the_mode_before_the_rules_are_loaded(flags: list[str], mode: str) -> None:
    words = ["play", "battlehex", "--seats", "nobody", *flags]
    code = f"from hexmoot.cli import main; main({words!r}); from hexmoot import accel; print(accel.MODE)"
    assert process("-c", code).stdout == f"{mode}\n"


def test_the_module_is_the_command() -> None:
    done = process("-m", "hexmoot", "games", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert [game["id"] for game in json.loads(done.stdout)] == ["hexpath", "battlehex", "hexflow"]


def test_a_reader_that_goes_away_is_no_trouble(game_file: Path) -> None:
    line = [sys.executable, "-m", "hexmoot", "replay", str(game_file), "--events"]
    command = subprocess.Popen(
        line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()
    )
    assert command.stdout
    command.stdout.close()
    _, err = command.communicate(timeout=60)
    assert (command.returncode, err) == (141, b"")


def test_signs_that_a_terminal_has_not_are_no_trouble() -> None:
    line = [sys.executable, "-m", "hexmoot", "play", "--help"]
    done = subprocess.run(line, capture_output=True, env=environment(PYTHONIOENCODING="ascii"), check=False, timeout=60)
    assert (done.returncode, done.stderr) == (0, b"")


# --- the server -----------------------------------------------------------------------------------------------------


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    """What the server was asked to do."""
    asked: list[tuple[object, ...]] = []
    monkeypatch.setenv("HEXMOOT_RULES", "plain")
    monkeypatch.setattr(server, "serve", lambda *words: asked.append(words))
    return asked


def test_serve_as_it_is(run: Run, served: list[tuple[object, ...]]) -> None:
    assert run("serve").code == 0
    assert served == [("127.0.0.1", None, None, False, None, True)]


def test_serve_with_everything_said(run: Run, served: list[tuple[object, ...]]) -> None:
    words = "serve --host 0.0.0.0 --port 81 --public-url https://hex.example.org --trust-proxy --data kept --no-open"
    run(*words.split())
    assert served == [("0.0.0.0", 81, "https://hex.example.org", True, Path("kept"), False)]


@pytest.mark.parametrize(
    "words",
    [
        ["--public-url", "hex.example.org"],
        ["--public-url", "ftp://hex.example.org"],
        ["--public-url", "http://["],
        ["--public-url", "https://{x}/y"],
        ["--host", "256.1.1.1"],
        ["--host", "no.such.host.invalid"],
        ["--data", __file__],
    ],
)
def test_a_server_that_cannot_be_is_refused_in_one_line(
    run: Run, words: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HEXMOOT_RULES", "plain")
    assert run("serve", "--no-open", "--port", "0", *words).code == 2
