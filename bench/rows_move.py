"""Rows `client.move.*`: from a click of one's own to the piece painted, server on loopback, headless Chromium.

Two people share one device over an open table of classic Hex, 11x11, and lay pieces by turns.
"""

import statistics
from functools import cache
from typing import Any

from measure import Row
from pages import visited

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
    with visited() as (browser, url):
        taken, longest = play(browser, url)
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
