"""What rows that look at pages need: our server on loopback, and headless Chromium."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from rows_start import usual_environment


@contextmanager
def visited() -> Iterator[tuple[Any, str]]:
    """A browser, and the address of a server of its own: each has a core, as on people's machines."""
    from playwright.sync_api import sync_playwright

    program = os.environ.get("HEXMOOT_CHROMIUM") or shutil.which("chromium")
    warm = [sys.executable, "-m", "hexmoot", "warm"]
    subprocess.run(warm, check=True, stdout=subprocess.DEVNULL, env=usual_environment())  # no bot compiles meanwhile
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, range(os.cpu_count() or 1))
    with tempfile.TemporaryDirectory() as data:
        line = [sys.executable, "-m", "hexmoot", "serve", "--no-open", "--port", "0", "--data", data]
        with subprocess.Popen(line, stdout=subprocess.PIPE, text=True, env=usual_environment()) as server:
            assert server.stdout
            try:
                url = server.stdout.readline().split()[-1]
                with sync_playwright() as playwright:
                    browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
                    yield browser, url
                    browser.close()
            finally:
                server.terminate()
