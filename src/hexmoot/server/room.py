"""The lines into one table: who looks through which seat, and what each has been sent.

A line's queue is bounded. Whoever does not read for so long is dropped, and may come back and ask what was missed.
"""

import asyncio
from collections import deque

from hexmoot.game import Viewer

QUEUE = 100  # messages that may wait for a slow line
RESTART, SLOW, GONE, CROWDED = 1012, 4008, 4404, 4429  # close codes: see docs/protocol.md


class Line:
    """The server's end of one socket. `person` is None without a cookie; `seat` is looked through, None: a watcher."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.seat: int | None = None
        self.sent: tuple[int, int] | None = None  # game and version of the newest position that was sent
        self.queue: deque[bytes] = deque()
        self.awake = asyncio.Event()
        self.closing: int | None = None

    @property
    def viewer(self) -> Viewer:
        return self.seat

    def send(self, message: bytes) -> None:
        """Put a message into the queue; a line whose queue is full is closed instead."""
        if len(self.queue) >= QUEUE:
            self.close(SLOW)
        elif self.closing is None:
            self.queue.append(message)
            self.awake.set()

    def close(self, code: int) -> None:
        """Close the line as soon as its writer gets to it; what waits for a slow one is thrown away."""
        if code == SLOW:
            self.queue.clear()
        self.closing = code
        self.awake.set()

    async def next(self) -> bytes | int:
        """The next message to send, or the code to close with when there are none left."""
        while not self.queue:
            if self.closing is not None:
                return self.closing
            self.awake.clear()
            await self.awake.wait()
        return self.queue.popleft()


class Room:
    """All lines into a table."""

    def __init__(self) -> None:
        self.lines: set[Line] = set()

    def present(self) -> set[str]:
        """The people who have a line."""
        return {line.person for line in self.lines if line.person}

    def send(self, message: bytes) -> None:
        """Say something to everybody."""
        for line in self.lines:
            line.send(message)
