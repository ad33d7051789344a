"""The lines into one table: who looks through which seat, and what each has been sent.

A line's queue is bounded. Whoever does not read for so long is dropped, and may come back and ask what was missed.
"""

import asyncio
from collections import deque
from typing import Any

import msgspec

from hexmoot.game import Viewer
from hexmoot.server.messages import Ended, Position, Stepped
from hexmoot.table import Moment, Play

encode = msgspec.json.encode

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
        self.encoded: dict[Viewer, bytes] = {}  # the newest step, by audience

    def present(self) -> set[str]:
        """The people who have a line."""
        return {line.person for line in self.lines if line.person}

    def send(self, message: bytes) -> None:
        """Say something to everybody."""
        for line in self.lines:
            line.send(message)

    def tell(self, play: Play) -> None:
        """Tell the newest moment of a game to everybody who may know of it; encoded once for each audience."""
        self.encoded.clear()
        for line in self.lines:
            self.catch_up(line, play)

    def catch_up(self, line: Line, play: Play) -> None:
        """Send a line what it has not been sent of a game: steps if it lacks a few, else the whole position."""
        game, version = line.sent or (0, -1)
        missed = play.since(line.seat, version) if game == play.number and version >= 0 else None
        if missed is None:
            line.send(encode(position(play, line.seat)))
        for moment in missed or []:
            line.send(self.step(play, moment, line.seat))
        line.sent = (play.number, play.now.versions[line.seat])

    def step(self, play: Play, moment: Moment, viewer: Viewer) -> bytes:
        """A step for an audience, encoded; the newest is kept for the others who see the same."""
        if moment is not play.now:
            return encode(stepped(play, moment, viewer))
        if viewer not in self.encoded:
            self.encoded[viewer] = encode(stepped(play, moment, viewer))
        return self.encoded[viewer]


# --- what is said of a game -----------------------------------------------------------------------------------------


def raw(value: Any) -> msgspec.Raw:
    """A value as JSON inside another."""
    return msgspec.Raw(encode(value))


def legal(moment: Moment, viewer: Viewer) -> msgspec.Raw | None:
    """What a seat may do; nothing for a watcher."""
    return raw(moment.state.legal(viewer)) if isinstance(viewer, int) else None


def position(play: Play, viewer: Viewer) -> Position:
    """The newest position."""
    return Position(play.number, raw(play.envelope(play.now, viewer)), legal(play.now, viewer))


def stepped(play: Play, moment: Moment, viewer: Viewer) -> Stepped:
    """One entry and the position after it."""
    events = raw(moment.step.seen(viewer) if moment.step else [])
    envelope = raw(play.envelope(moment, viewer))
    return Stepped(play.number, moment.versions[viewer], events, envelope, legal(moment, viewer))


def ended(play: Play) -> Ended:
    """What is published at the end of a game."""
    outcome, opening = play.outcome, play.opening
    assert outcome is not None
    return Ended(play.number, outcome, opening.seed.hex(), opening.pinches)
