"""One real server and one real Chromium for all of these tests; every visitor has a browser profile of its own."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

import hexmoot
from browser.visitor import PATIENCE, Company, Visit

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-quic"]
LISTENS = "Hexmoot listens on "
# A weaker bot moves for one that is late, and a worker that takes too long to get ready is started again.
LATE = "did not choose: TimeoutError|could not be started in time"


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of `hexmoot serve`, started as people start it."""
    with serving(tmp_path_factory.mktemp("served"), "-m", "hexmoot") as address:
        yield address


@contextmanager
def serving(folder: Path, *program: str) -> Iterator[str]:
    """The address of a server while it runs. What it says on stderr is a failure, but for what a busy machine does."""
    with started(folder, *program) as (_, address):
        yield address
    said = (folder / "stderr").read_text().splitlines()
    assert [line for line in said if not re.search(LATE, line)] == []


@contextmanager
def started(folder: Path, *program: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The process of a server and its address."""
    line = [sys.executable, *program, "serve", "--no-open", "--port", "0", "--data", str(folder / "data")]
    environment = {**os.environ, "PYTHONPATH": str(Path(hexmoot.__file__).parents[1])}
    with (
        open(folder / "stderr", "w") as said,
        subprocess.Popen(line, stdout=subprocess.PIPE, stderr=said, text=True, env=environment) as process,
    ):
        assert process.stdout
        greeting = process.stdout.readline().strip()
        assert greeting.startswith(LISTENS), (folder / "stderr").read_text()
        try:
            yield process, greeting.removeprefix(LISTENS)
        finally:
            process.terminate()
            process.wait(30)


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """The browser: HEXMOOT_CHROMIUM, else the one on the PATH."""
    program = os.environ.get("HEXMOOT_CHROMIUM") or shutil.which("chromium")
    assert program, "these tests need Chromium; HEXMOOT_CHROMIUM may name one"
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def visit(server: str, chromium: Browser) -> Iterator[Visit]:
    """Makes visitors. At the end each of them is asked whether the console said anything that was not announced."""
    with Company(chromium, server) as company:
        yield company.visit
        assert company.complaints() == []
