"""A whole server in one event loop, with time and secrets that tests control."""

import asyncio
import heapq
import itertools
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from hexmoot import games
from hexmoot.bots.pool import Choice
from hexmoot.game import Envelope
from hexmoot.luck import Stream
from hexmoot.server.app import new_app
from hexmoot.server.house import House
from hexmoot.server.pages import Pages
from hexmoot.store import Store
from server.asgi import App, Device

START = 1_800_000_000_000
URL = "http://house.test"


class Alarm:
    def __init__(self, call: Callable[[], None]) -> None:
        self.call: Callable[[], None] | None = call

    def cancel(self) -> None:
        self.call = None


class TestWorld:
    """Time stands still until a test moves it; secrets follow from a luck."""

    __test__ = False

    def __init__(self, luck: bytes = bytes(16), now: int = START) -> None:
        self.stream = Stream(luck)
        self.time = now
        self.alarms: list[tuple[int, int, Alarm]] = []
        self.order = itertools.count()

    def now(self) -> int:
        return self.time

    def call_at(self, at: int, call: Callable[[], None]) -> Alarm:
        alarm = Alarm(call)
        heapq.heappush(self.alarms, (at, next(self.order), alarm))
        return alarm

    def seed(self) -> bytes:
        return self.stream.luck() + self.stream.luck()

    def luck(self) -> bytes:
        return self.stream.luck()

    def code(self) -> str:
        return self.stream.luck().hex()[:14]

    def forward(self, ms: int) -> None:
        """Let time pass: alarms ring in their order."""
        end = self.time + ms
        while self.alarms and self.alarms[0][0] <= end:
            at, _, alarm = heapq.heappop(self.alarms)
            self.time = max(self.time, at)
            if alarm.call:
                alarm.call()
        self.time = end


class QuickBots:
    """Bots that choose any action, at once, unless `go` is cleared."""

    def __init__(self) -> None:
        self.go = asyncio.Event()
        self.go.set()
        self.seen: list[Any] = []
        self.answer: bytes | None = None  # what they say instead

    async def start(self) -> None: ...

    async def close(self) -> None: ...

    async def choose(self, game: str, bot: str, envelope: bytes, luck: bytes, seconds: float) -> Choice:
        await self.go.wait()
        rules = games.game(game)
        seen = msgspec.json.decode(envelope, type=Envelope[rules.View])  # type: ignore[name-defined]
        self.seen.append(seen)
        if self.answer:
            return Choice(self.answer, bot, seconds)
        action = Stream(luck).pick(rules.imagine(seen, luck).actions(seen.viewer))
        return Choice(msgspec.json.encode(action), bot, seconds)


class Running:
    """A running server."""

    def __init__(self, house: House, app: App, world: TestWorld, bots: QuickBots) -> None:
        self.house = house
        self.app = app
        self.world = world
        self.bots = bots
        self.devices: list[Device] = []

    def device(self) -> Device:
        """A new browser."""
        self.devices.append(Device(self.app))
        return self.devices[-1]

    async def forward(self, ms: int) -> None:
        """Let time pass, and all that it brings about happen."""
        self.world.forward(ms)
        await self.settled()

    async def settled(self) -> None:
        """Wait until nothing is under way at any table."""
        while tasks := [
            task
            for live in list(self.house.tables.values())
            for task in (*live.chores, *(live.thinkers.tasks.values() if self.bots.go.is_set() else ()))
        ]:
            await asyncio.wait(tasks)


@cache
def empty_database() -> bytes:
    """A database in which nothing has been written, made once."""
    with tempfile.TemporaryDirectory() as folder:
        Store(Path(folder)).close()
        return (Path(folder) / "hexmoot.sqlite").read_bytes()


@asynccontextmanager
async def running(folder: Path, world: TestWorld | None = None, trust_proxy: bool = False) -> AsyncIterator[Running]:
    """A server on a data folder, from its start to its end."""
    if not (folder / "hexmoot.sqlite").exists():
        (folder / "hexmoot.sqlite").write_bytes(empty_database())
    world, bots = world or TestWorld(), QuickBots()
    house = House(Store(folder), bots, world, URL)
    app = new_app(house, Pages(folder / "pages"), trust_proxy)
    said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    life = asyncio.ensure_future(
        app({"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}, said.get, heard.put)
    )
    said.put_nowait({"type": "lifespan.startup"})
    assert (await heard.get())["type"] == "lifespan.startup.complete"
    await asyncio.gather(*house.chores)
    server = Running(house, app, world, bots)
    try:
        yield server
    finally:
        for device in server.devices:
            for socket in device.sockets:
                await socket.close()
        said.put_nowait({"type": "lifespan.shutdown"})
        assert (await heard.get())["type"] == "lifespan.shutdown.complete"
        await life
