"""Row `start`: seconds from starting `hexmoot serve` to its first answered request, installed and warm."""

import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from functools import cache

from measure import Row

FIRST_PAGE = "/api/games"


def start_once(data: str) -> float:
    """One start, one request, one stop; the data folder may have been used before."""
    line = [sys.executable, "-m", "hexmoot", "serve", "--no-open", "--port", "0", "--data", data]
    began = time.perf_counter()
    with subprocess.Popen(line, stdout=subprocess.PIPE, text=True, env=usual_environment()) as server:
        assert server.stdout
        try:
            url = server.stdout.readline().split()[-1]
            with urllib.request.urlopen(url + FIRST_PAGE) as answer:
                answer.read()
            return time.perf_counter() - began
        finally:
            server.send_signal(signal.SIGINT)


def usual_environment() -> dict[str, str]:
    """Ours, but one in which Python keeps its bytecode: what is installed is compiled only once."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


@cache
def folder() -> tempfile.TemporaryDirectory[str]:
    """A data folder that is used again and again."""
    return tempfile.TemporaryDirectory()


ROWS = [Row("start", "seconds to the first answer", lambda: start_once(folder().name), lambda: 1.0, "<= 1, a goal")]
