"""The lines into one table: who looks through which seat, and what each has been sent.

A line's queue is bounded. Whoever does not read for so long is dropped, and may come back and ask what was missed.
"""

import asyncio

import msgspec

from hexmoot.game import Viewer
from hexmoot.record import gives_up
from hexmoot.server import accord, describe
from hexmoot.server.bodies import TableInfo, raw
from hexmoot.server.messages import Ended, Position, Stepped, TableChanged, Welcome
from hexmoot.server.world import Handle, World
from hexmoot.table import Moment, Play, Table
from hexmoot.table.talk import Audience
from hexmoot.table.times import iso

encode = msgspec.json.encode

WATCHERS_MS = 1000  # a change in the number of watchers is told no sooner
QUEUE = 100  # messages that may wait for a slow line
ENDED, RESTART, SLOW, BARRED, GONE, CROWDED = 1000, 1012, 4008, 4403, 4404, 4429  # close codes: see docs/protocol.md


class Line:
    """The server's end of one socket. `person` is None without a cookie; `seat` is looked through, None: a watcher.

    There are many, and most are idle: what they hold is small.
    """

    __slots__ = ("chat", "closing", "person", "queue", "seat", "sent", "waiting")

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.seat: int | None = None
        self.sent: tuple[int, int] | None = None  # game and version of the newest position that was sent
        self.chat: Audience | None = None  # whose talk it hears
        self.queue: list[bytes] = []
        self.waiting: asyncio.Future[None] | None = None  # the writer, while there is nothing to send
        self.closing: int | None = None

    def send(self, message: bytes) -> None:
        """Put a message into the queue; a line whose queue is full is closed instead."""
        if len(self.queue) >= QUEUE:
            self.close(SLOW)
        elif self.closing is None:
            self.queue.append(message)
            self.wake()

    def close(self, code: int) -> None:
        """Close the line as soon as its writer gets to it; what waits for a slow one is thrown away."""
        if code == SLOW:
            self.queue.clear()
        self.closing = code
        self.wake()

    def hang_up(self) -> None:
        """Nobody hears any more."""
        self.queue.clear()
        self.close(ENDED)

    def wake(self) -> None:
        """There is something for the writer to do."""
        if self.waiting and not self.waiting.done():
            self.waiting.set_result(None)

    async def next(self) -> bytes | int:
        """The next message to send, or the code to close with when there are none left."""
        while not self.queue:
            if self.closing is not None:
                return self.closing
            self.waiting = asyncio.get_running_loop().create_future()
            await self.waiting
        return self.queue.pop(0)


class Room:
    """All lines into a table, and what they are told."""

    def __init__(self, table: Table, world: World, url: str) -> None:
        self.table = table
        self.world = world
        self.url = url
        self.lines: set[Line] = set()
        self.encoded: dict[Viewer, bytes] = {}  # the newest step, by audience
        self.counting: Handle | None = None

    # --- who is here ------------------------------------------------------------------------------------------------

    def present(self) -> set[str]:
        """The people who have a line."""
        return {line.person for line in self.lines if line.person}

    def note_absent(self) -> bool:
        """Note since when people without a line are away; whether that is news of anybody."""
        return self.table.went(self.present(), self.world.now())

    def first_look(self, person: str | None) -> int | None:
        """The seat that a device looks through at first; none where it has to be handed over."""
        own = self.table.seats_of(person)
        return own[0] if own and not self.table.plan.settings.hot_seat else None

    def reseat(self) -> None:
        """Seats have changed hands: everybody looks through a seat of their own."""
        for line in self.lines:
            if line.seat is None or line.seat not in self.table.seats_of(line.person):
                line.seat = self.first_look(line.person)

    def look_anew(self) -> None:
        """A game begins, in which a seat's number may be somebody else's: everybody looks as at first."""
        for line in self.lines:
            line.seat = self.first_look(line.person)

    def close(self) -> None:
        """Let everybody go, to come again."""
        if self.counting:
            self.counting.cancel()
        for line in self.lines:
            line.close(line.closing or RESTART)

    # --- telling of the table ---------------------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        """Say something to everybody."""
        for line in self.lines:
            line.send(message)

    def info(self, person: str | None) -> TableInfo:
        """The table as a person sees it."""
        return describe.info(self.table, self.url, person, self.present(), self.watchers())

    def watchers(self) -> int:
        """How many lines look on without a seat here."""
        people = self.table.people()
        return sum(line.person not in people for line in self.lines)

    def tell_table(self, but: Line | None = None) -> None:
        """Tell everybody what the table looks like; encoded once for each person."""
        known = self.table.people() | {self.table.plan.host}
        told = {person: encode(TableChanged(self.info(person))) for person in (None, *known)}
        for line in self.lines - {but}:
            line.send(told[line.person if line.person in known else None])

    def count(self) -> None:
        """The number of watchers has changed: tell it in a while, once for all who come and go meanwhile."""
        if self.counting is None:
            self.counting = self.world.call_at(self.world.now() + WATCHERS_MS, self.counted)

    def counted(self) -> None:
        self.counting = None
        self.tell_table()

    # --- telling of the game ----------------------------------------------------------------------------------------

    def welcome(self, line: Line) -> None:
        """Let a line in: the table, what it lacks of the game, and the end if that has come."""
        self.lines.add(line)
        line.send(encode(Welcome(self.info(line.person), line.seat, iso(self.world.now()))))
        self.catch_up(line)
        if self.table.play and self.table.play.outcome:
            line.send(encode(ended(self.table.play)))

    def tell_moment(self) -> None:
        """Tell the newest moment to everybody who may know of it; encoded once for each audience."""
        self.encoded.clear()
        for line in self.lines:
            self.catch_up(line)

    def tell_end(self) -> None:
        """Tell that the game is over."""
        if self.table.play:
            self.send(encode(ended(self.table.play)))
        self.tell_table()

    def catch_up(self, line: Line) -> None:
        """Send a line what it has not been sent of the game: steps if it lacks a few, else the whole position."""
        play = self.table.play
        if play is None:
            return
        game, version = line.sent or (0, -1)
        missed = play.since(line.seat, version) if game == play.number and version >= 0 else None
        if missed is None:
            line.send(encode(position(self.table, play, line.seat)))
        for moment in missed or []:
            line.send(self.step(play, moment, line.seat))
        line.sent = (play.number, play.now.versions[line.seat])

    def step(self, play: Play, moment: Moment, viewer: Viewer) -> bytes:
        """A step for an audience, encoded; the newest is kept for the others who see the same."""
        if moment is not play.now:
            return encode(stepped(self.table, play, moment, viewer))
        if viewer not in self.encoded:
            self.encoded[viewer] = encode(stepped(self.table, play, moment, viewer))
        return self.encoded[viewer]


# --- what is said of a game -----------------------------------------------------------------------------------------


def legal(moment: Moment, viewer: Viewer) -> msgspec.Raw | None:
    """What a seat may do; nothing for a watcher, or in a game that was given up."""
    return raw(moment.state.legal(viewer)) if isinstance(viewer, int) and not gives_up(moment.entry) else None


def position(table: Table, play: Play, viewer: Viewer) -> Position:
    """The newest position."""
    envelope = raw(play.envelope(play.now, viewer))
    return Position(play.number, envelope, legal(play.now, viewer), accord.seen(table, play.now, viewer))


def stepped(table: Table, play: Play, moment: Moment, viewer: Viewer) -> Stepped:
    """One entry and the position after it."""
    return Stepped(
        game=play.number,
        version=moment.versions[viewer],
        events=raw(moment.step.seen(viewer) if moment.step else []),
        table=describe.note_of(moment, viewer),
        envelope=raw(play.envelope(moment, viewer)),
        legal=legal(moment, viewer),
        accord=accord.seen(table, moment, viewer),
    )


def ended(play: Play) -> Ended:
    """What is published at the end of a game."""
    outcome, opening = play.outcome, play.opening
    assert outcome is not None
    counted, times = describe.statistics_of(play.now.state), play.now.pace.averages()
    return Ended(play.number, outcome, counted, times, opening.seed.hex(), opening.pinches)
