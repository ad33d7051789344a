"""Rows `client.travel.*`: what a page does while paths run, in headless Chromium, by its trace.

Six people share a device at a table of Hex Path with eight rings and three points to a side, until it is late and runs
are long; somebody watches. `frame` is the median of a frame for scripts, style and layout, `task` the longest task,
by the time of the processor.
`python bench/rows_travel.py` says what else the frames are made of.
"""

import json
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from measure import Row
from pages import visited
from websockets.sync.client import ClientConnection, connect

from hexmoot.bots.registry import character
from hexmoot.game import Envelope
from hexmoot.games import game
from hexmoot.luck import NO_LUCK
from hexmoot.search.budget import Budget

LIMITS = {"frame": 8.0, "task": 50.0}  # ms
SEATS = [{"kind": "you"}, *({"kind": "guest", "name": name} for name in ("Bob", "Cleo", "Dan", "Eve", "Fay"))]
OPTIONS = {"rings": 8, "pointsPerSide": 3, "deckMode": "full", "firstSeat": 0}
TABLE = {"game": "hexpath", "seats": SEATS, "options": OPTIONS, "settings": {"practice": True}}
LATE = 150  # tiles on the board
RUNS, LONG = 8, 8  # steps that are traced, and the hexes that one of their runs has at least
PACE = 0.05  # seconds from one message to the next: faster the server does not want them
VIEW: Any = Envelope[game("hexpath").View]  # type: ignore[misc]
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "v8"]

SCRIPT = {"EvaluateScript", "FunctionCall", "TimerFire", "FireAnimationFrame", "EventDispatch", "RunMicrotasks"}
SCRIPT |= {"v8.callFunction", "MinorGC", "MajorGC"}
COUNTED = dict.fromkeys(SCRIPT, "script") | {"UpdateLayoutTree": "style", "Layout": "layout"}
TASK, COMMIT = "RunTask", "Commit"  # with its commit a frame leaves the main thread
OTHERS = {"PrePaint": "prepaint", "Paint": "paint", "Layerize": "layers", COMMIT: "commit"}


# --- a match that is late ---------------------------------------------------------------------------------------------


class Table:
    """The device of all six, which plays by messages."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.said = 0
        self.envelope: Any = None
        self.ask("welcome", type="hello")
        self.look(0)

    def ask(self, answer: str, **message: Any) -> dict[str, Any]:
        """Say something; the answer of that type."""
        time.sleep(PACE)
        self.line.send(json.dumps(message))
        while (heard := json.loads(self.line.recv()))["type"] != answer:
            assert heard["type"] != "refused", heard
        return dict(heard)

    def look(self, seat: int) -> None:
        """Look through a seat."""
        self.envelope = msgspec.convert(self.ask("state", type="ready", seat=seat)["envelope"], VIEW)

    def place(self, action: dict[str, Any]) -> None:
        """Lay a tile, and hand the device on."""
        seat, self.said = self.envelope.viewer, self.said + 1
        step = self.ask("step", type="command", id=str(self.said), game=1, seat=seat, action=action)
        self.look(step["envelope"]["view"]["toMove"])

    def carefully(self) -> dict[str, Any]:
        """The placement of a bot that likes to stay alive."""
        tortoise = character("hexpath", "tortoise")
        return dict(msgspec.to_builtins(tortoise.choose(self.envelope, NO_LUCK, Budget())))

    def farthest(self) -> tuple[int, dict[str, Any]]:
        """The placement that keeps the own path in play with the longest run, its own or another's; and how long."""
        view = self.envelope.view
        slots = [slot for slot in (0, 1) if view.hand[slot]]
        actions = [{"type": "place", "turn": view.turn, "slot": s, "rot": rot} for s in slots for rot in range(6)]
        answer = self.ask("previews", type="ask", id="p", game=1, seat=self.envelope.viewer, actions=actions)
        found = [one["preview"] for one in answer["previews"]]
        lengths = [max(len(r["strides"]) for r in one["routes"]) * (not one["selfDestruct"]) for one in found]
        longest = max(range(len(actions)), key=lengths.__getitem__)
        return lengths[longest], actions[longest]


# --- what the page does meanwhile -------------------------------------------------------------------------------------


class Frame(NamedTuple):
    """Milliseconds of one frame's main thread, by what they were spent on."""

    spent: Counter[str]

    @property
    def work(self) -> float:
        return sum(self.spent[kind] for kind in set(COUNTED.values()))


class Seen(NamedTuple):
    """The frames of all runs, and the longest task."""

    frames: list[Frame]
    longest: float


def read(trace: dict[str, Any]) -> Seen:
    """The frames in which something moved, and the longest task of the page's main thread."""
    events = trace["traceEvents"]
    main = Counter((e["pid"], e["tid"]) for e in events if e["name"] == COMMIT).most_common(1)[0][0]
    here = (e for e in events if (e["pid"], e["tid"]) == main and "tdur" in e)  # whose time was taken to its end
    own = sorted(here, key=lambda e: e["ts"])
    frames, until = [Frame(Counter())], 0.0
    for event in own:
        name, took = event["name"], event["tdur"] / 1000
        if name in OTHERS:
            frames[-1].spent[OTHERS[name]] += took
        elif name in COUNTED and event["ts"] >= until:  # not within what is counted already
            frames[-1].spent[COUNTED[name]] += took
            until = event["ts"] + event["dur"]
        if name == COMMIT:
            frames.append(Frame(Counter()))
    tasks = [event["tdur"] / 1000 for event in own if event["name"] == TASK]
    return Seen(frames[:-1], max(tasks))


def traced(browser: Any, page: Any, table: Table, action: dict[str, Any]) -> Seen:
    """One step, watched from its command until nothing moves any more."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "trace.json"
        browser.start_tracing(page=page, path=path, categories=CATEGORIES)
        table.place(action)
        page.locator(".settles").wait_for(state="attached")
        page.locator(".settles").wait_for(state="detached")
        browser.stop_tracing()
        return read(json.loads(path.read_text()))


@cache
def seen() -> Seen:
    """All that was seen of the runs."""
    with visited() as (browser, url):
        context = browser.new_context(base_url=url)
        code = context.request.post("/api/tables", data=TABLE).json()["code"]
        cookies = "; ".join(f"{c['name']}={c['value']}" for c in context.cookies())
        socket = f"{url.replace('http', 'ws', 1)}/api/tables/{code}/socket"
        with connect(socket, origin=url, additional_headers={"Cookie": cookies}) as line:
            found = list(watched(browser, url, code, Table(line)))
    return Seen([frame for one in found for frame in one.frames], max(one.longest for one in found))


def frame() -> float:
    """Milliseconds of a frame."""
    return statistics.median(one.work for one in seen().frames)


def watched(browser: Any, url: str, code: str, table: Table) -> Iterator[Seen]:
    """Play on until it is late; then somebody watches the long runs."""
    while len(table.envelope.view.tiles) < LATE:
        table.place(table.carefully())
    page = browser.new_context(base_url=url, viewport={"width": 1280, "height": 800}).new_page()
    page.goto(f"/t/{code}")
    page.get_by_role("gridcell").nth(216).wait_for()
    page.wait_for_load_state("networkidle")
    runs = 0
    while runs < RUNS and not table.envelope.view.result:
        length, action = table.farthest()
        if length < LONG:
            table.place(table.carefully())
            continue
        page.locator(".settles").wait_for(state="detached")
        runs += 1
        yield traced(browser, page, table, action)


ROWS = [
    Row("client.travel.frame", "ms", frame, lambda: LIMITS["frame"], "<= 1", times=1),
    Row("client.travel.task", "ms", lambda: seen().longest, lambda: LIMITS["task"], "<= 1", times=1),
]

if __name__ == "__main__":
    every = seen().frames
    print(f"{len(every)} frames, longest task {seen().longest:.1f} ms")
    for kind in [*dict.fromkeys(COUNTED.values()), *OTHERS.values()]:
        times = sorted(frame.spent[kind] for frame in every)
        print(f"{kind}: median {statistics.median(times):.2f} ms, 95 % {times[int(0.95 * len(times))]:.2f} ms")
    print(f"scripts, style and layout: median {frame():.2f} ms")
