"""One table in memory: its state, its room, its bots. One change at a time; stored first, then told.

Whatever changes a table takes its lock, is written to the store, and only then becomes what is. A change that has
begun is finished even if whoever asked for it goes away.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import msgspec

from hexmoot.bots.pool import Bots
from hexmoot.game import Refused
from hexmoot.server import describe
from hexmoot.server.errors import problem_of, read_as
from hexmoot.server.messages import (
    Accepted,
    Ask,
    Command,
    Hello,
    Previewed,
    Previews,
    TableChanged,
    TableInfo,
    Thinking,
    Welcome,
)
from hexmoot.server.room import RESTART, Line, Room, ended, raw
from hexmoot.server.thinking import RETRY_MS, Thinkers
from hexmoot.server.world import Handle, World
from hexmoot.store import Conflict, Store
from hexmoot.table import Moment, Plan, Play, Table
from hexmoot.table.times import from_iso, iso

T = TypeVar("T")
WATCHERS_MS = 1000  # a change in the number of watchers is told no sooner
log = logging.getLogger("hexmoot.server")
encode = msgspec.json.encode


class LiveTable:
    """A table that somebody looks at, or at which something will happen by itself."""

    def __init__(self, table: Table, revision: int, store: Store, bots: Bots, world: World, url: str) -> None:
        self.table = table
        self.revision = revision
        self.store = store
        self.world = world
        self.url = url
        self.decoder: msgspec.json.Decoder[msgspec.Struct] = msgspec.json.Decoder(table.game.Action)
        self.lock = asyncio.Lock()
        self.room = Room()
        self.thinkers = Thinkers(self, bots)
        self.chores: set[asyncio.Task[Any]] = set()
        self.alarm: Handle | None = None
        self.count_alarm: Handle | None = None
        self.broken = False  # the store knows better: whoever comes next loads the table anew

    async def whole(self, change: Coroutine[Any, Any, T]) -> T:
        """Finish a change even if the caller is cancelled."""
        return await asyncio.shield(self.do(change))

    def do(self, change: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin a change."""
        task = asyncio.create_task(change)
        self.chores.add(task)
        task.add_done_callback(self.done)
        return task

    def done(self, task: asyncio.Task[Any]) -> None:
        """A change has ended; what it raised is for whoever waits, if anybody does."""
        self.chores.discard(task)
        if not task.cancelled():
            task.exception()

    # --- the table: before and between games ------------------------------------------------------------------------

    async def change(self, verb: Callable[[Table], Plan]) -> None:
        """Change the plan of the table, and begin the next game if nothing is missing for it."""
        await self.whole(self._change(verb))

    async def _change(self, verb: Callable[[Table], Plan]) -> None:
        async with self.lock:
            plan = verb(self.table)
            if plan != self.table.plan:
                await self.stored(self.store.change(plan, self.revision))
                self.table.plan = plan
                self.revision += 1
            self.mark_away()
            self.reseat()
            if not await self.begin_if_ready():
                self.tell_table()
            self.wind()

    async def wake(self, alive: int) -> None:
        """Go on after having been loaded. Clocks that ran stood still since the server was last `alive`."""
        async with self.lock:
            now = self.world.now()
            self.mark_away()
            if self.table.play and self.table.ticks():
                last = max(alive, from_iso(self.table.play.now.entry.at or ""))
                await self.take(self.table.play.note(now, type="pause", ms=max(0, now - last)))
            await self.begin_if_ready()
            self.wind()

    async def begin_if_ready(self) -> bool:
        """Begin the next game if nothing is missing; whether it has begun. The lock is held."""
        now = self.world.now()
        if not self.table.may_begin(now):
            return False
        plan, play, first = self.table.begin(now, self.world.seed())
        await self.stored(self.store.begin(plan, self.revision, play, first, self.table.facts(first)))
        self.revision += 1
        self.table.begun(plan, play, first)
        self.tell_table()
        self.room.tell(play)
        self.wind()
        return True

    async def stored(self, write: Coroutine[Any, Any, None]) -> None:
        """Wait for the store. If somebody else was faster, this table is out of date and lets everybody go."""
        try:
            await write
        except Conflict:
            self.broken = True
            for line in self.room.lines:
                line.close(RESTART)
            raise Refused("conflict") from None

    # --- the game ---------------------------------------------------------------------------------------------------

    async def command(self, line: Line, command: Command) -> None:
        """Do a command once, and answer with the sender's version after it. Refused if the table or the rules do."""
        await self.whole(self._command(line, command))

    async def _command(self, line: Line, command: Command) -> None:
        async with self.lock:
            await self.settle()
            play = self.play_of(line.person, command.game, command.seat)
            key = (command.seat, command.id)
            if key not in play.commands:
                action = self.action(command.action)
                await self.take(play.act(command.seat, action, self.world.now()), command.id)
            line.send(encode(Accepted(command.id, play.commands[key])))

    def ask(self, person: str | None, ask: Ask) -> Previews:
        """What actions would do; nothing happens."""
        play = self.play_of(person, ask.game, ask.seat)
        moment = play.now
        found = [self.previewed(moment, ask.seat, action) for action in ask.actions]
        return Previews(ask.id, moment.versions[ask.seat], found)

    def previewed(self, moment: Moment, seat: int, action: msgspec.Raw) -> Previewed:
        try:
            return Previewed(preview=raw(moment.state.preview(seat, self.action(action))))
        except Refused as refused:
            return Previewed(problem=problem_of(refused))

    def play_of(self, person: str | None, game: int, seat: int) -> Play:
        """The game that a command means, if its seat is this person's."""
        play = self.table.play
        if play is None or play.number != game:
            raise Refused("otherGame", game=game, now=play.number if play else 0)
        if seat not in self.table.seats_of(person):
            raise Refused("notYourSeat", seat=seat)
        return play

    def action(self, data: msgspec.Raw | bytes) -> msgspec.Struct:
        """An action of this game; Refused if it is none."""
        try:
            return read_as(self.decoder, data)
        except Refused as refused:
            raise Refused("badAction", why=problem_of(refused).message) from None

    async def take(self, moment: Moment, command: str | None = None) -> Moment:
        """Store a drafted moment, make it the newest, tell it. The lock is held."""
        play, outcome = self.table.play, moment.outcome
        assert play is not None
        facts = self.table.facts(moment)
        code = self.table.plan.code
        await self.stored(self.store.append(code, play.number, moment.entry, command, facts, outcome))
        play.take(moment, command)
        self.room.tell(play)
        if outcome:
            self.room.send(encode(ended(play)))
            self.tell_table()
        self.wind()
        return moment

    async def settle(self) -> None:
        """Let happen what is due. The lock is held."""
        while moment := self.table.overdue(self.world.now()):
            await self.take(moment)
        await self.begin_if_ready()

    # --- what is due ------------------------------------------------------------------------------------------------

    def wind(self) -> None:
        """Set the alarm for what comes next, and let the bots think whose turn it is."""
        if self.alarm:
            self.alarm.cancel()
        at = self.table.alarm()
        self.alarm = None if at is None else self.world.call_at(at, self.ring)
        self.thinkers.wake()

    def stop(self) -> None:
        """Nothing happens here by itself any more; whoever has a line is told to come again."""
        for handle in (self.alarm, self.count_alarm):
            if handle:
                handle.cancel()
        self.thinkers.stop()
        for line in self.room.lines:
            line.close(RESTART)

    def ring(self) -> None:
        """It is time."""
        self.do(self.rung())

    async def rung(self) -> None:
        async with self.lock:
            try:
                await self.settle()
                self.wind()
            except Exception:
                log.exception("what was due at table %s", self.table.plan.code)
                self.alarm = self.world.call_at(self.world.now() + RETRY_MS, self.ring)

    # --- lines ------------------------------------------------------------------------------------------------------

    async def enter(self, line: Line, hello: Hello) -> None:
        """A line begins: bring it up to date, and give its person's seats back."""
        await self.whole(self._enter(line, hello))

    async def _enter(self, line: Line, hello: Hello) -> None:
        async with self.lock:
            own = self.table.seats_of(line.person)
            if hello.seat is not None and hello.seat not in own:
                raise Refused("notYourSeat", seat=hello.seat)
            line.seat = self.first_look(line.person) if hello.seat is None else hello.seat
            back = self.table.away.pop(line.person or "", None) is not None
            self.room.lines.add(line)
            line.send(encode(Welcome(self.info(line.person), line.seat, iso(self.world.now()))))
            line.sent = (hello.game, hello.version)
            if self.table.play:
                self.room.catch_up(line, self.table.play)
            if self.table.play and self.table.play.outcome:
                line.send(encode(ended(self.table.play)))
            for seat in self.thinkers.tasks:
                line.send(encode(Thinking(seat)))
            if back:
                while moment := self.table.returned(line.person or "", self.world.now()):
                    await self.take(moment)
                self.tell_table(but=line)
            elif not own:
                self.count()
            self.wind()

    def first_look(self, person: str | None) -> int | None:
        """The seat that a device looks through at first; none where it has to be handed over."""
        own = self.table.seats_of(person)
        return own[0] if own and not self.table.plan.settings.hot_seat else None

    def reseat(self) -> None:
        """Seats have changed hands: everybody looks through a seat of their own."""
        for line in self.room.lines:
            if line.seat is None or line.seat not in self.table.seats_of(line.person):
                line.seat = self.first_look(line.person)

    def leave(self, line: Line) -> None:
        """A line has ended."""
        if line not in self.room.lines:
            return
        self.room.lines.discard(line)
        if self.mark_away():
            self.tell_table()
        elif not self.table.seats_of(line.person):
            self.count()
        self.wind()

    def mark_away(self) -> bool:
        """Note since when people without a line are away; whether that is news of anybody."""
        gone = self.table.people() - self.room.present() - self.table.away.keys()
        self.table.away.update(dict.fromkeys(gone, self.world.now()))
        return bool(gone)

    async def ready(self, line: Line, seat: int) -> None:
        """The device was handed over: it looks through another of its seats, whose time begins now."""
        await self.whole(self._ready(line, seat))

    async def _ready(self, line: Line, seat: int) -> None:
        async with self.lock:
            if seat not in self.table.seats_of(line.person):
                raise Refused("notYourSeat", seat=seat)
            await self.settle()
            line.seat, line.sent = seat, None
            play = self.table.play
            if play and self.table.waits_for_hand_over(seat):
                await self.take(play.note(self.world.now(), type="ready", seat=seat))
            elif play:
                self.room.catch_up(line, play)

    # --- telling ----------------------------------------------------------------------------------------------------

    def tell_table(self, but: Line | None = None) -> None:
        """Tell everybody what the table looks like; encoded once for each person."""
        known = self.table.people() | {self.table.plan.host}
        told = {person: encode(TableChanged(self.info(person))) for person in (None, *known)}
        for line in self.room.lines - {but}:
            line.send(told[line.person if line.person in known else None])

    def count(self) -> None:
        """The number of watchers has changed: tell it in a while, once for all who come and go meanwhile."""
        if self.count_alarm is None:
            self.count_alarm = self.world.call_at(self.world.now() + WATCHERS_MS, self.counted)

    def counted(self) -> None:
        self.count_alarm = None
        self.tell_table()

    def info(self, person: str | None) -> TableInfo:
        """The table as a person sees it."""
        people = self.table.people()
        watchers = sum(line.person not in people for line in self.room.lines)
        return describe.info(self.table, self.url, person, self.room.present(), watchers)
