"""One table in memory: its state, its room, its bots. One change at a time; stored first, then told.

Whatever changes a table takes its lock, is written to the store, and only then becomes what is. A change that has
begun is finished even if whoever asked for it goes away.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec

import msgspec

from hexmoot.bots.pool import Bots
from hexmoot.game import Refused
from hexmoot.record import BadRecord, Mismatch
from hexmoot.server.bodies import raw
from hexmoot.server.chat import Chat
from hexmoot.server.errors import problem_of, read_as
from hexmoot.server.messages import Accepted, Answer, Ask, Hello, Offer, Order, Previewed, Previews, Resume, Thinking
from hexmoot.server.room import ENDED, RESTART, Line, Room
from hexmoot.server.thinking import RETRY_MS, Thinkers
from hexmoot.server.world import Handle, World
from hexmoot.store import Conflict, Store
from hexmoot.table import Moment, Plan, Play, Table, consent, hosting, leaving, restored

P = ParamSpec("P")
Change = Callable[Concatenate["LiveTable", P], Coroutine[Any, Any, None]]
log = logging.getLogger("hexmoot.server")
encode = msgspec.json.encode


def whole(change: Change[P]) -> Change[P]:
    """A change that holds the table's lock, and is finished even if whoever asked for it goes away.

    A table that went out of date while it was waited for is not changed: whoever has a line comes again.
    """

    async def locked(live: "LiveTable", /, *args: P.args, **kwargs: P.kwargs) -> None:
        async with live.lock:
            if live.broken:
                for line in args:
                    if isinstance(line, Line):
                        line.close(line.closing or RESTART)
                raise Refused("conflict")
            await change(live, *args, **kwargs)

    @wraps(change)
    async def finished(live: "LiveTable", /, *args: P.args, **kwargs: P.kwargs) -> None:
        await asyncio.shield(live.do(locked(live, *args, **kwargs)))

    return finished


class LiveTable:
    """A table that somebody looks at, or at which something will happen by itself."""

    def __init__(self, table: Table, revision: int, store: Store, bots: Bots, world: World, url: str) -> None:
        self.table = table
        self.revision = revision
        self.store = store
        self.world = world
        self.decoder: msgspec.json.Decoder[msgspec.Struct] = msgspec.json.Decoder(table.game.Action)
        self.lock = asyncio.Lock()
        self.room = Room(table, world, url)
        self.chat = Chat(self.room, store, world)
        self.thinkers = Thinkers(self, bots)
        self.chores: set[asyncio.Task[None]] = set()
        self.alarm: Handle | None = None
        self.broken = False  # the store knows better: whoever comes next loads the table anew

    def do(self, change: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Begin a change."""
        task = asyncio.create_task(change)
        self.chores.add(task)
        task.add_done_callback(self.done)
        return task

    def done(self, task: asyncio.Task[None]) -> None:
        """A change has ended; what it raised is for whoever waits, if anybody does."""
        self.chores.discard(task)
        if not task.cancelled():
            task.exception()

    # --- the table: before and between games ------------------------------------------------------------------------

    @whole
    async def change(self, verb: Callable[[Table], Plan], device: bytes | None = None) -> None:
        """Change the plan of the table, and begin the next game if nothing is missing for it.

        Refused if the `device` that asks for it is nobody's by now.
        """
        await self.replan(verb(self.table), device)
        self.room.note_absent()
        self.room.reseat()
        if not await self.begin_if_ready():
            self.room.tell_table()
        await self.chat.reseat()
        self.wind()

    async def replan(self, plan: Plan, device: bytes | None = None) -> None:
        """Another plan for the table. The lock is held."""
        if plan != self.table.plan:
            await self.stored(self.store.change(plan, self.revision, self.world.now(), device))
            self.table.plan = plan
            self.revision += 1

    async def wake(self, alive: int) -> None:
        """Go on after having been loaded. Clocks that ran stood still since the server was last `alive`."""
        async with self.lock:
            now = self.world.now()
            self.room.note_absent()
            if self.table.play and self.table.ticks():
                last = max(alive, self.table.play.now.at)
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
        self.room.look_anew()
        self.room.tell_table()
        self.room.tell_moment()
        self.wind()
        return True

    async def stored(self, write: Coroutine[Any, Any, None]) -> None:
        """Wait for the store. If somebody else was faster, this table is out of date and lets everybody go."""
        try:
            await write
        except Conflict:
            self.broken = True
            self.room.close()
            raise Refused("conflict") from None

    # --- the game ---------------------------------------------------------------------------------------------------

    @whole
    async def command(self, line: Line, command: Order, at: int) -> None:
        """Do a command once, and answer with the sender's version after it. Refused if the table or the rules do.

        It happens when it came (`at`), however long it waited for its turn: what was in time then is in time.
        """
        await self.settle(at)
        done = await self.done_before(line.person, command)
        if done is None:
            play = self.play_of(line.person, command.game, command.seat)
            await self.welcome_back(line.person)
            await self.take(self.drafted(play, command, max(at, play.now.at)), command.id)
            done = play.commands[command.seat, command.id]
            await self.settle(play.now.at)
        line.send(encode(Accepted(command.id, done)))

    def drafted(self, play: Play, command: Order, at: int) -> Moment:
        """What a command makes of the game."""
        if isinstance(command, Offer):
            return consent.offer(self.table, command.seat, command.what, at)
        if isinstance(command, Answer):
            return consent.answer(self.table, command.seat, command.what, command.by, command.yes, at)
        if isinstance(command, Resume):
            return consent.resume(self.table, command.seat, at)
        return play.act(command.seat, self.action(command.action), at)

    async def done_before(self, person: str | None, command: Order) -> int | None:
        """The sender's version after this command if it has been done, in this game or in one before it."""
        newest = self.table.play
        if newest is None or not 0 < command.game <= newest.number or not self.table.chairs_of(person):
            return None
        play = await self.game(command.game)
        own = command.seat in self.table.seats_of(person, play)
        return play.commands.get((command.seat, command.id)) if own else None

    async def game(self, number: int) -> Play:
        """A game of this table, running or finished; Refused if there is none."""
        if self.table.play and self.table.play.number == number:
            return self.table.play
        stored = await self.store.game(self.table.plan.code, number)
        if stored is None:
            raise Refused("noGame", game=number)
        try:
            return restored(self.table.game, stored[0], self.table.plan.settings, stored[1])
        except (BadRecord, Mismatch) as error:
            raise Refused("oldRules", why=str(error)) from None

    def ask(self, person: str | None, ask: Ask) -> Previews:
        """What actions would do; nothing happens. What is asked several times is looked at once."""
        moment = self.play_of(person, ask.game, ask.seat).now
        known: dict[bytes, Previewed] = {}
        found = [self.previewed(moment, ask.seat, action, known) for action in ask.actions]
        return Previews(ask.id, moment.versions[ask.seat], found)

    def previewed(self, moment: Moment, seat: int, data: msgspec.Raw, known: dict[bytes, Previewed]) -> Previewed:
        try:
            action = self.action(data)
            key = msgspec.json.encode(action)
            if key not in known:
                known[key] = Previewed(preview=raw(moment.state.preview(seat, action)))
            return known[key]
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
        play = self.table.play
        assert play is not None
        facts = self.table.facts(moment)
        code = self.table.plan.code
        await self.stored(self.store.append(code, play.number, moment.entry, command, facts, moment.result))
        play.take(moment, command)
        self.room.tell_moment()
        if moment.outcome:
            self.room.tell_end()
        self.wind()
        return moment

    async def settle(self, at: int) -> None:
        """Let happen what was due at this time. The lock is held."""
        while moment := self.table.overdue(at):
            await self.take(moment)
        if plan := hosting.inherited(self.table, at):
            await self.replan(plan)
            self.room.tell_table()
        await self.begin_if_ready()

    @whole
    async def give_up(self, person: str) -> None:
        """Somebody wants to end the game without those who are gone; it ends when all want it who are here."""
        now = self.world.now()
        await self.replan(leaving.give_up(self.table, person, now))
        if moment := leaving.given_up(self.table, now):
            await self.take(moment)
        else:
            self.room.tell_table()

    # --- what is due ------------------------------------------------------------------------------------------------

    def wind(self) -> None:
        """Set the alarm for what comes next, and let the bots think whose turn it is; not if out of date."""
        if self.alarm:
            self.alarm.cancel()
        at = None if self.broken else self.table.alarm()
        self.alarm = None if at is None else self.world.call_at(at, self.ring)
        if not self.broken:
            self.thinkers.wake()

    def stop(self) -> None:
        """Nothing happens here by itself any more; whoever has a line is told to come again."""
        if self.alarm:
            self.alarm.cancel()
        self.thinkers.stop()
        self.room.close()

    def ring(self) -> None:
        """It is time."""
        self.do(self.rung())

    async def rung(self) -> None:
        async with self.lock:
            if self.broken:
                return
            try:
                await self.settle(self.world.now())
                self.wind()
            except Exception:
                log.exception("what was due at table %s", self.table.plan.code)
                if not self.broken:
                    self.alarm = self.world.call_at(self.world.now() + RETRY_MS, self.ring)

    # --- lines ------------------------------------------------------------------------------------------------------

    @whole
    async def enter(self, line: Line, hello: Hello) -> None:
        """A line begins: bring it up to date, and give its person's seats back."""
        own = self.table.seats_of(line.person)
        if hello.seat is not None and hello.seat not in own:
            raise Refused("notYourSeat", seat=hello.seat)
        if line.closing is not None:
            return  # it has gone while it waited
        line.seat = self.room.first_look(line.person) if hello.seat is None else hello.seat
        line.sent = (hello.game, hello.version)
        back = line.person is not None and self.table.came(line.person)
        if back and line.person:
            await self.replan(leaving.met_again(self.table, line.person))
        self.room.welcome(line)
        for seat in self.thinkers.tasks:
            line.send(encode(Thinking(seat)))
        if back:
            await self.welcome_back(line.person)
            self.room.tell_table(but=line)
        elif not own:
            self.room.count()
        self.wind()

    async def welcome_back(self, person: str | None) -> None:
        """Give a person's seats back to whoever is here again, or acts again. The lock is held."""
        while moment := self.table.returned(person, self.world.now()):
            await self.take(moment)

    def leave(self, line: Line) -> None:
        """A line has ended."""
        line.closing = line.closing or ENDED
        if line in self.room.lines:
            self.room.lines.discard(line)
            if self.room.note_absent():
                self.room.tell_table()
            elif not self.table.seats_of(line.person):
                self.room.count()
            self.wind()

    @whole
    async def ready(self, line: Line, seat: int) -> None:
        """The device was handed over: it looks through another of its seats, whose time begins now."""
        if seat not in self.table.seats_of(line.person):
            raise Refused("notYourSeat", seat=seat)
        await self.settle(self.world.now())
        line.seat, line.sent = seat, None
        play = self.table.play
        if play and self.table.waits_for_hand_over(seat):
            await self.take(play.note(self.world.now(), type="ready", seat=seat))
        else:
            self.room.catch_up(line)
