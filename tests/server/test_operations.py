"""docs/operations.md says what is so."""

import re
from pathlib import Path

from hexmoot.cli.admin import admin
from hexmoot.server import run
from hexmoot.server.house import BEAT_MS
from hexmoot.server.room import RESTART
from hexmoot.server.thinking import RETRY_MS
from hexmoot.store import lists

PAGE = (Path(__file__).parents[2] / "docs" / "operations.md").read_text()


def test_its_numbers_are_the_real_ones() -> None:
    assert f"{run.address(run.HOST, run.PORT)}\n" in PAGE
    assert f"code {RESTART}" in PAGE
    assert f"looks for orders every {BEAT_MS // 1000} seconds" in PAGE
    assert f"every {BEAT_MS // 1000} seconds that it is alive" in PAGE
    assert f"try again every {RETRY_MS // 1000} seconds" in PAGE
    assert f"{lists.OPEN_MS // lists.MINUTE} minutes" in PAGE
    assert f"{lists.RUNNING_MS // lists.MINUTE} minutes" in PAGE
    for what, days in (("over", lists.DONE_MS), ("idle", lists.IDLE_MS), ("unplayed", lists.UNPLAYED_MS)):
        assert re.search(rf"^\| {what}[^|]*\|[^|]*{days // lists.DAY} days", PAGE, re.MULTILINE), what


def test_every_command_of_admin_is_explained_and_no_other() -> None:
    rows = "\n".join(row for row in PAGE.splitlines() if row.startswith("| `admin"))
    assert set(re.findall(r"`admin ([a-z]+)", rows)) == set(admin.commands)


def test_its_commands_have_only_options_that_there_are() -> None:
    listed = set(re.findall(r"^\| `(--[a-z-]+)", PAGE, re.MULTILINE))
    commands = re.findall(r"hexmoot serve[^\n`]*", PAGE)
    used = {word for command in commands for word in re.findall(r"--[a-z-]+", command)}
    assert used <= listed
    assert listed == {"--host", "--port", "--public-url", "--trust-proxy", "--data", "--no-open"}
