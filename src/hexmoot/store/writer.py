"""The one thread that writes. What many tables ask for at the same time is made durable by one commit."""

import asyncio
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

T = TypeVar("T")
Work = Callable[[Connection], Any]
BATCH = 256


class Job:
    """Work that waits for its commit."""

    def __init__(self, work: Work, loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.loop = loop
        self.future: asyncio.Future[Any] = loop.create_future()
        self.result: Any = None
        self.error: Exception | None = None

    def settle(self) -> None:
        """Tell the waiting caller; one who has gone away is not told."""
        if self.future.done():
            return
        if self.error:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Writer:
    """Takes work from the event loop; each piece is awaited until it is on the disk."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.queue: SimpleQueue[Job | None] = SimpleQueue()
        self.thread = threading.Thread(target=self.run, name="hexmoot-writer", daemon=True)
        self.thread.start()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run the work in the next transaction; returns what it returned once that is committed.

        An exception of the work is raised here; then nothing of it is stored.
        """
        job = Job(work, asyncio.get_running_loop())
        self.queue.put(job)
        result: T = await asyncio.shield(job.future)
        return result

    def close(self) -> None:
        """Finish what was asked for, then stop."""
        self.queue.put(None)
        self.thread.join()

    def run(self) -> None:
        with self.engine.connect() as connection:
            going = True
            while going:
                batch = [self.queue.get()]
                while len(batch) < BATCH and not self.queue.empty():
                    batch.append(self.queue.get())
                going = None not in batch
                jobs = [job for job in batch if job is not None]
                if not commit(connection, jobs):
                    for job in jobs:  # one of them failed: each gets its own transaction
                        commit(connection, [job])
                report(jobs)


def commit(connection: Connection, jobs: list[Job]) -> bool:
    """Do the jobs in one transaction; False if it failed, and then nothing is stored."""
    job = None
    try:
        with connection.begin():
            for job in jobs:
                job.result, job.error = job.work(connection), None
    except Exception as error:
        for job in jobs:
            job.error = error
        return False
    return True


def report(jobs: list[Job]) -> None:
    """Wake the callers, one visit to each loop."""

    def settle() -> None:
        for job in jobs:
            job.settle()

    if jobs and not jobs[0].loop.is_closed():
        jobs[0].loop.call_soon_threadsafe(settle)
