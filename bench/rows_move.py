"""Rows `client.move.*`: from a click of one's own to the piece painted, server on loopback, headless Chromium.

Two people share one device over an open table of classic Hex, 11x11, and lay pieces by turns.
"""

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from functools import cache
from typing import Any

from measure import Row
from rows_start import usual_environment

MOVES = 60
LIMITS = {"median": 60.0, "p95": 120.0, "task": 50.0}  # ms
SIZE = 11
SEATS = [{"kind": "you"}, {"kind": "guest", "name": "Eve"}]
OPTIONS = {"mode": "classic", "size": SIZE, "swap": False, "firstColour": "red"}
TABLE = {"game": "battlehex", "seats": SEATS, "options": OPTIONS, "settings": {"practice": True}}

# A change of the cell's name says that the piece is there; the frame after it has it painted.
WATCH = """
window.tasks = [];
new PerformanceObserver(list => tasks.push(...list.getEntries().map(e => e.duration))).observe({type: 'longtask'});
window.laid = cell => new Promise(done => {
  let clicked;
  addEventListener('pointerup', event => { clicked = event.timeStamp }, {once: true, capture: true});
  new MutationObserver((_, watching) => {
    if (!/ piece/.test(cell.getAttribute('aria-label'))) return;
    watching.disconnect();
    const channel = new MessageChannel();
    channel.port1.onmessage = () => done(performance.now() - clicked);
    requestAnimationFrame(() => channel.port2.postMessage(0));
  }).observe(cell, {attributes: true});
});
null
"""


@cache
def figures() -> dict[str, float]:
    """Milliseconds: the median and the 95th percentile of the moves, and the longest task of the page meanwhile."""
    from playwright.sync_api import sync_playwright

    program = os.environ.get("HEXMOOT_CHROMIUM") or shutil.which("chromium")
    warm = [sys.executable, "-m", "hexmoot", "warm"]
    subprocess.run(warm, check=True, stdout=subprocess.DEVNULL, env=usual_environment())  # no bot compiles meanwhile
    if hasattr(os, "sched_setaffinity"):  # one core for the server, one for the page, as on people's machines
        os.sched_setaffinity(0, range(os.cpu_count() or 1))
    with tempfile.TemporaryDirectory() as data:
        line = [sys.executable, "-m", "hexmoot", "serve", "--no-open", "--port", "0", "--data", data]
        with subprocess.Popen(line, stdout=subprocess.PIPE, text=True, env=usual_environment()) as server:
            assert server.stdout
            try:
                url = server.stdout.readline().split()[-1]
                with sync_playwright() as playwright:
                    browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
                    taken, longest = play(browser, url)
                    browser.close()
            finally:
                server.terminate()
    taken.sort()
    return {"median": statistics.median(taken), "p95": taken[int(0.95 * len(taken))], "task": longest}


def play(browser: Any, url: str) -> tuple[list[float], float]:
    """The times of the moves, and of the longest task (0: none over 50 ms)."""
    context = browser.new_context(base_url=url, viewport={"width": 1280, "height": 800})
    code = context.request.post("/api/tables", data=TABLE).json()["code"]
    page = context.new_page()
    page.goto(f"/t/{code}")
    cells = page.get_by_role("gridcell")
    cells.nth(SIZE * SIZE - 1).wait_for()
    page.evaluate(WATCH)
    taken = []
    for at in range(MOVES):
        cell = cells.nth(at * 2 % (SIZE * SIZE))  # no cell twice: the number of cells is odd
        laid = page.evaluate_handle("cell => ({time: laid(cell)})", cell.element_handle())
        cell.click()
        taken.append(page.evaluate("async ({time}) => await time", laid))
    return taken, max(page.evaluate("tasks"), default=0.0)


ROWS = [
    Row(f"client.move.{name}", "ms", lambda name=name: figures()[name], lambda limit=limit: limit, "<= 1", times=1)
    for name, limit in LIMITS.items()
]
