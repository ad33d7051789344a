"""Rows `server.*`: what the one process takes, beside the least that uvicorn does over the same sockets.

Server and load have a core each. `moves.rate` is accepted moves a second at 500 tables of two sockets, each table
moving as soon as its last move was accepted, against messages that come back; `moves.p99` is how long 99 of 100 wait at
half that rate. `crowd` is one move, until the last of 1,000 watchers has it, against as many bytes sent to as many.
"""

import asyncio
import atexit
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import uvloop
from measure import BENCH, Row
from rows_start import usual_environment
from sockets import Socket, connect
from tables import DONE, Pair, Visitor, move, open_tables

TABLES, WATCHERS, IDLE = 500, 1000, 1000
ROUNDS, CALM_ROUNDS, CROWD_MOVES = 10, 8, 8  # moves at each table for one measurement
WARM = 50  # sockets, or tables, before memory is first looked at
TABLE_BYTES = 30 * 1024
STEP = b'{"type":"step"'
T = TypeVar("T")


class Served(NamedTuple):
    """A server in a process of its own."""

    url: str
    pid: int


@contextmanager
def served(*words: str) -> Iterator[Served]:
    """A server on a core of its own, until it is done with; its first line ends in its address."""
    with subprocess.Popen(
        [sys.executable, *words],
        stdout=subprocess.PIPE,
        text=True,
        env=usual_environment(),
        preexec_fn=lambda: os.sched_setaffinity(0, {0}),
    ) as process:
        assert process.stdout
        try:
            yield Served(process.stdout.readline().split()[-1], process.pid)
        finally:
            process.terminate()


@contextmanager
def hexmoot() -> Iterator[Served]:
    """Ours, on a new data folder. The load stands where a trusted proxy would, so that each device has an address."""
    with tempfile.TemporaryDirectory() as data:
        words = ("-m", "hexmoot", "serve", "--no-open", "--port", "0", "--data", data, "--trust-proxy")
        with served(*words) as found:
            wait_for_bots(found.pid)
            yield found


@contextmanager
def echo() -> Iterator[Served]:
    with served(str(BENCH / "echo.py")) as found:
        yield found


def wait_for_bots(pid: int) -> None:
    """Until the bots' processes, which warm up on the server's core, have done so."""
    spent = -1.0
    while (now := children_seconds(pid)) > spent:
        spent = now
        time.sleep(1)


def children_seconds(pid: int) -> float:
    """Processor time of the processes that this one has started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    stats = [Path(f"/proc/{child}/stat").read_text().rpartition(")")[2].split() for child in children]
    return sum(int(stat[11]) + int(stat[12]) for stat in stats)


def resident(pid: int) -> int:
    """Bytes of memory that a process has in use."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


# --- moves --------------------------------------------------------------------------------------------------------


class Hall:
    """Both servers with as many pairs of sockets each, for all measurements of moves."""

    def __init__(self, ours: Served, theirs: Served) -> None:
        self.runner = asyncio.Runner(loop_factory=uvloop.new_event_loop)
        self.best = 0.0
        self.tables, self.echoes = self.run(self.tables_of(ours)), self.run(self.echoes_of(theirs))

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(work)

    async def tables_of(self, server: Served) -> list[Pair]:
        pairs = []
        for code, people in open_tables(server.url, TABLES):
            pairs.append(Pair(move, DONE))
            pairs[-1].sockets = [await one.sit_at(code, pairs[-1].hear) for one in people]
        return pairs

    async def echoes_of(self, server: Served) -> list[Pair]:
        pairs = []
        for _ in range(TABLES):
            pairs.append(Pair(move, b""))
            pairs[-1].sockets = [await connect(server.url, "/", pairs[-1].hear) for _ in range(2)]
        return pairs


@cache
def hall() -> Hall:
    """Made when it is first needed, kept until the end."""
    open_until_the_end = ExitStack()
    atexit.register(open_until_the_end.close)
    return Hall(open_until_the_end.enter_context(hexmoot()), open_until_the_end.enter_context(echo()))


async def at_once(pairs: list[Pair]) -> float:
    """Answers a second, each pair speaking again as soon as it was answered."""
    began = time.perf_counter()
    await asyncio.gather(*(pair.speak(ROUNDS) for pair in pairs))
    return len(pairs) * ROUNDS / (time.perf_counter() - began)


async def in_time(pairs: list[Pair], rate: float) -> float:
    """The 99th percentile of the waits in ms, with messages coming at this rate whatever is answered."""
    loop, waits = asyncio.get_running_loop(), list[float]()
    began = loop.time()

    async def ask(pair: Pair, at: float) -> None:
        await asyncio.sleep(at - loop.time())
        sent = time.perf_counter()
        await pair.speak(1)
        waits.append(1000 * (time.perf_counter() - sent))

    for turn in range(CALM_ROUNDS):
        first = began + turn * len(pairs) / rate
        await asyncio.gather(*(ask(pair, first + n / rate) for n, pair in enumerate(pairs)))
    return statistics.quantiles(waits, n=100)[98]


def our_rate() -> float:
    rate = hall().run(at_once(hall().tables))
    hall().best = max(hall().best, rate)
    return rate


def their_rate() -> float:
    return hall().run(at_once(hall().echoes))


def our_p99() -> float:
    return hall().run(in_time(hall().tables, (hall().best or our_rate()) / 2))


def their_p99() -> float:
    return hall().run(in_time(hall().echoes, (hall().best or our_rate()) / 2))


# --- memory -------------------------------------------------------------------------------------------------------


def growth(pid: int, count: int, more: Any) -> float:
    """Bytes for each of `count` things, of which `more(n)` makes n; some are there before."""

    async def measured() -> float:
        kept = await more(WARM)
        await asyncio.sleep(1)
        before = resident(pid)
        kept += await more(count)
        await asyncio.sleep(1)
        return (resident(pid) - before) / count if kept else 0.0

    return uvloop.run(measured())


def ignore(_: bytes) -> None: ...


def address(n: int) -> str:
    """One of many addresses, so that no limit for an address is met."""
    return f"10.3.{n // 256}.{n % 256}"


def our_socket() -> float:
    """Bytes for each socket of somebody who watches."""
    with hexmoot() as server:
        ((code, _),) = open_tables(server.url, 1)

        async def more(count: int) -> list[Socket]:
            return [await Visitor(server.url, address(n)).sit_at(code, ignore) for n in range(count)]

        return growth(server.pid, IDLE, more)


def their_socket() -> float:
    with echo() as server:

        async def more(count: int) -> list[Socket]:
            return [await connect(server.url, "/", ignore) for _ in range(count)]

        return growth(server.pid, IDLE, more)


def our_table() -> float:
    """Bytes for each table in memory: what it takes with one socket, less the socket."""
    socket = our_socket()
    with hexmoot() as server:

        async def more(count: int) -> list[Socket]:
            opened = await asyncio.to_thread(open_tables, server.url, count)
            return [await people[0].sit_at(code, ignore) for code, people in opened]

        return growth(server.pid, TABLES, more) - socket


# --- the crowd ----------------------------------------------------------------------------------------------------


class Crowd:
    """Watchers of whom the last is waited for."""

    def __init__(self, marked: bytes) -> None:
        self.marked = marked
        self.missing = 0
        self.size = 0
        self.complete = asyncio.Event()

    def hear(self, text: bytes) -> None:
        if text.startswith(self.marked):
            self.missing -= 1
            self.size = len(text)
            if not self.missing:
                self.complete.set()

    async def wait(self) -> float:
        """Milliseconds until all have heard what is being said now."""
        self.missing = WATCHERS
        self.complete.clear()
        began = time.perf_counter()
        await self.complete.wait()
        return 1000 * (time.perf_counter() - began)


@cache
def crowds() -> dict[str, float]:
    """Milliseconds, ours and theirs in turn, move by move: the medians."""
    with hexmoot() as ours, echo() as theirs:
        return uvloop.run(both_crowds(ours, theirs))


async def both_crowds(ours: Served, theirs: Served) -> dict[str, float]:
    ((code, people),) = open_tables(ours.url, 1)
    watching, listening = Crowd(STEP), Crowd(b"*")
    players = [await one.sit_at(code, ignore) for one in people]
    kept = [await Visitor(ours.url, address(n)).sit_at(code, watching.hear) for n in range(WATCHERS)]
    kept += [await connect(theirs.url, "/", listening.hear) for _ in range(WATCHERS)]
    await asyncio.sleep(3)  # the table has told everybody how many they are
    found: dict[str, list[float]] = {"ours": [], "theirs": []}
    for at in range(CROWD_MOVES):
        players[at % 2].say(move(at))
        found["ours"].append(await watching.wait())
        kept[-1].say(b"*%d" % watching.size)
        found["theirs"].append(await listening.wait())
    return {side: statistics.median(times[1:]) for side, times in found.items()}


ROWS = [
    Row("server.moves.rate", "moves/s", our_rate, their_rate, ">= 0.05"),
    Row("server.moves.p99", "ms", our_p99, their_p99, "<= 10", times=3),
    Row("server.socket.idle", "bytes", our_socket, their_socket, "<= 1.6", times=3),
    Row("server.socket.table", "bytes", our_table, lambda: TABLE_BYTES, "<= 1", times=1),
    Row("server.crowd", "ms", lambda: crowds()["ours"], lambda: crowds()["theirs"], "<= 2", times=1),
]
