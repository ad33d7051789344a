"""The bots' workers: spawned, compiled, warm processes that a table asks for a choice, and gets one in time.

A worker that dies or hangs is replaced; its choice, and any that is not there at the deadline, is made by the game's
weakest character, in a thread of the asking process and in its mode. So no bot ever holds a table up. Until the first
worker is warm, which takes about 40 seconds where nothing is compiled yet, all bots think in such threads.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple, Protocol, TypeVar

from hexmoot.bots import worker
from hexmoot.bots.registry import characters
from hexmoot.bots.warm import WrongMode, new_worker
from hexmoot.games import IDS

MARGIN = 0.5  # seconds that a choice may come late, for the way there and back
WARM_LIMIT = 300.0  # seconds that a new worker may take until it is warm
RETRY = 5.0  # seconds until a worker that could not be started is tried again
STAND_IN_SECONDS = 0.2

T = TypeVar("T")
Think = Callable[[str, str, bytes, bytes, float], tuple[bytes, float]]
log = logging.getLogger("hexmoot.bots")


class Choice(NamedTuple):
    """An action as JSON, the id of the character that really chose it, and the seconds it thought."""

    action: bytes
    by: str
    seconds: float


class Bots(Protocol):
    """Whoever makes bots' choices: `BotPool`, or `InlineBots` in tests."""

    async def start(self) -> None: ...

    async def choose(self, game: str, bot: str, envelope: bytes, luck: bytes, seconds: float) -> Choice: ...

    async def close(self) -> None: ...


def think_here(game: str, bot: str, envelope: bytes, luck: bytes, seconds: float) -> Choice:
    """A character's choice, in this process and its mode."""
    action, took = worker.think(game, bot, envelope, luck, seconds)
    return Choice(action, bot, took)


class InlineBots:
    """Bots that think where they are asked: for tests."""

    async def start(self) -> None:
        """Nothing to start."""

    async def choose(self, game: str, bot: str, envelope: bytes, luck: bytes, seconds: float) -> Choice:
        """A character's choice; whatever it raises is raised."""
        return think_here(game, bot, envelope, luck, seconds)

    async def close(self) -> None:
        """Nothing to close."""


class Worker:
    """One process, by way of an executor of its own, so that it can be killed without harm to the others."""

    def __init__(self) -> None:
        self.executor: ProcessPoolExecutor = new_worker()

    async def run(self, task: Callable[..., Any], *args: Any) -> Any:
        """Run a task there. Cancelling the wait does not stop the task."""
        return await asyncio.wrap_future(self.executor.submit(task, *args))

    def kill(self, wait: bool = False) -> None:
        """End the process at once, whatever it is doing, and wait until it is gone if asked to."""
        for process in list((self.executor._processes or {}).values()):
            process.kill()
        self.executor.shutdown(wait, cancel_futures=True)


class BotPool:
    """A number of workers. `think` is what they run for a choice; tests put other things there."""

    def __init__(
        self,
        workers: int = 1,
        margin: float = MARGIN,
        think: Think = worker.think,
        games: tuple[str, ...] = IDS,
    ) -> None:
        self.workers = workers
        self.margin = margin
        self.think = think
        self.games = games
        self.crew: set[Worker] = set()
        self.idle: asyncio.Queue[Worker] = asyncio.Queue()
        self.chores: set[asyncio.Task[Any]] = set()
        self.warm = False  # whether there has been a warm worker yet
        self.manned = asyncio.Event()
        self.hiring = asyncio.Lock()

    async def start(self) -> None:
        """Begin to start and warm the workers, in the background and one after another: the first fills the cache."""
        self.do(self.man())

    async def ready(self) -> None:
        """Wait until every worker is warm."""
        await self.manned.wait()

    async def close(self) -> None:
        """Kill the workers and forget what was asked."""
        for chore in list(self.chores):
            chore.cancel()
        await asyncio.gather(*self.chores, return_exceptions=True)
        crew, self.crew = self.crew, set()
        await asyncio.gather(*(asyncio.to_thread(member.kill, wait=True) for member in crew))

    async def choose(self, game: str, bot: str, envelope: bytes, luck: bytes, seconds: float) -> Choice:
        """A choice for the seat that the envelope (JSON) was made for, within `seconds` and the pool's margin.

        It raises nothing but what cancelling raises; a cancelled worker finishes its thought and is free again.
        """
        return await asyncio.shield(self.do(self.ask(game, bot, envelope, luck, seconds)))

    # --- inside ---------------------------------------------------------------------------------------------------

    def do(self, chore: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """A task that `close` cancels."""
        task = asyncio.create_task(chore)
        self.chores.add(task)
        task.add_done_callback(self.chores.discard)
        return task

    async def man(self) -> None:
        """Start workers until there are enough."""
        self.manned.clear()
        async with self.hiring:
            while len(self.crew) < self.workers:
                if not await self.hire():
                    await asyncio.sleep(RETRY)
            self.manned.set()

    async def hire(self) -> bool:
        """Start one worker, hear its mode and warm it; whether that worked."""
        member = Worker()
        self.crew.add(member)
        try:
            async with asyncio.timeout(WARM_LIMIT):
                mode = await member.run(worker.mode)
                if mode != worker.COMPILED:
                    raise WrongMode(mode)
                for game in self.games:
                    for character in characters(game):
                        await member.run(worker.rehearse, game, character.id)
        except Exception as error:
            late = isinstance(error, TimeoutError)
            log.error("a bot worker could not be started%s", " in time" if late else "", exc_info=not late)
            self.dismiss(member)
            return False
        self.idle.put_nowait(member)
        self.warm = True
        return True

    def dismiss(self, member: Worker) -> None:
        """Kill a worker."""
        self.crew.discard(member)
        member.kill()

    async def ask(self, game: str, bot: str, envelope: bytes, luck: bytes, seconds: float) -> Choice:
        """A worker's choice, or else the stand-in's."""
        end = time.monotonic() + seconds
        member: Worker | None = None
        try:
            async with asyncio.timeout(seconds + self.margin):
                if not self.warm:
                    return await asyncio.to_thread(think_here, game, bot, envelope, luck, seconds)
                member = await self.idle.get()
                left = max(0.0, end - time.monotonic())
                action, took = await member.run(self.think, game, bot, envelope, luck, left)
                self.idle.put_nowait(member)
                return Choice(action, bot, took)
        except (TimeoutError, BrokenProcessPool) as problem:
            log.warning("%s of %s did not choose: %r", bot, game, problem)
            if member:
                self.dismiss(member)
                self.do(self.man())
        except Exception:
            log.exception("%s of %s failed", bot, game)
            if member:
                self.idle.put_nowait(member)
        stand_in = characters(game)[0].id
        return await asyncio.to_thread(think_here, game, stand_in, envelope, luck, STAND_IN_SECONDS)
