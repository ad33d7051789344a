"""Row `start`: seconds from starting `hexmoot serve` to its first answered request, installed and warm."""

import signal
import subprocess
import sys
import tempfile
import time
import urllib.request

FIRST_PAGE = "/api/games"


def start_once(data: str) -> float:
    """One start, one request, one stop; the data folder may have been used before."""
    line = [sys.executable, "-m", "hexmoot", "serve", "--no-open", "--port", "0", "--data", data]
    began = time.perf_counter()
    with subprocess.Popen(line, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        try:
            url = server.stdout.readline().split()[-1]
            with urllib.request.urlopen(url + FIRST_PAGE) as answer:
                answer.read()
            return time.perf_counter() - began
        finally:
            server.send_signal(signal.SIGINT)


def start(times: int = 5) -> list[float]:
    """Seconds of so many starts, after one that warms the caches of files and bytecode."""
    with tempfile.TemporaryDirectory() as data:
        start_once(data)
        return [start_once(data) for _ in range(times)]
