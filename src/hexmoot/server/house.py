"""All tables of this server: opened, loaded, listed, and started again after a restart."""

import asyncio
import logging
from collections.abc import Coroutine, Iterable
from typing import Any
from weakref import WeakValueDictionary

from sqlalchemy import Connection

from hexmoot import games
from hexmoot.bots.pool import Bots
from hexmoot.game import Refused, Viewer
from hexmoot.record import BadRecord, Mismatch
from hexmoot.server import describe
from hexmoot.server.bodies import Lobby, NewTable, TableLine
from hexmoot.server.identity import Person
from hexmoot.server.live import LiveTable
from hexmoot.server.people import People
from hexmoot.server.room import GONE, RESTART
from hexmoot.server.world import Handle, World
from hexmoot.store import Conflict, Loaded, Store, lists, orders
from hexmoot.store.lists import Listed
from hexmoot.table import Play, Table, new_plan, restored
from hexmoot.table.chairs import liking

log = logging.getLogger("hexmoot.server")
BEAT_MS = 2000  # how exactly a restart knows since when the clocks stood still
SWEEP_MS = 60_000  # how exactly it is known when somebody was last at a table
MINE, PUBLIC = 50, 50  # tables of each list


class House:
    """The tables, with the store behind them. Tables that nobody looks at and nothing happens at are let go."""

    def __init__(self, store: Store, bots: Bots, world: World, public_url: str) -> None:
        self.store = store
        self.bots = bots
        self.world = world
        self.public_url = public_url
        self.people = People(store, world)
        self.tables: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.last_beat = 0
        self.resumed = False
        self.beat_alarm: Handle | None = None
        self.sweep_alarm: Handle | None = None
        self.chores: set[asyncio.Task[Any]] = set()

    # --- start and end ----------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Begin: bots warm up and running games go on in the background, so that the first page need not wait."""
        self.last_beat = await self.store.last_beat() or 0
        await self.people.start()
        await self.bots.start()
        self.do(self.resume())
        self.beat()
        self.sweep()

    async def resume(self) -> None:
        """Load every table at which something happens by itself; that is enough for it to go on."""
        for code in await self.store.due():
            try:
                await self.table(code)
            except Refused as refused:
                log.error("table %s cannot go on: %s", code, refused.params)
        self.resumed = True

    async def stop(self) -> None:
        """End: what was begun is finished and stored."""
        for alarm in (self.beat_alarm, self.sweep_alarm):
            if alarm:
                alarm.cancel()
        live = list(self.tables.values())
        for table in live:
            table.stop()
        waits = [task for table in live for task in (*table.chores, *table.thinkers.tasks.values())]
        await asyncio.gather(*waits, *self.chores, return_exceptions=True)
        await self.bots.close()
        self.store.close()

    def do(self, chore: Coroutine[Any, Any, None]) -> None:
        """A task of the house."""
        task = asyncio.create_task(chore)
        self.chores.add(task)
        task.add_done_callback(self.chores.discard)

    def beat(self) -> None:
        """While a clock runs, note that the server is alive."""
        self.beat_alarm = self.world.call_at(self.world.now() + BEAT_MS, self.beat)
        self.do(self.obey())
        if any(live.table.ticks() for live in self.tables.values()):
            self.do(self.store.beat(self.world.now()))

    def sweep(self) -> None:
        """Note where people sit, and forget what is stale."""
        self.sweep_alarm = self.world.call_at(self.world.now() + SWEEP_MS, self.sweep)
        here = [code for code, live in self.tables.items() if live.room.present() & live.table.people()]
        loaded, now = {*self.tables, *self.loading}, self.world.now()

        def work(c: Connection) -> None:
            lists.touch(c, here, now)
            lists.forget_unplayed(c, loaded, now)

        self.do(self.store.writer.write(work))

    # --- tables -----------------------------------------------------------------------------------------------------

    async def open(self, host: Person, wish: NewTable) -> LiveTable:
        """A new table; its first game begins at once if nobody is missing."""
        try:
            game = games.game(wish.game)
        except KeyError:
            raise Refused("noSuchGame", game=wish.game[:40], games=", ".join(games.IDS)) from None
        await self.people.may_be_called(host, wish.seats)
        who = await self.store.sitter(host.id)
        wishes = liking(game, wish.seats, who.colours)
        code, seed, now = self.world.code(), self.world.seed(), self.world.now()
        plan = new_plan(game, code, (host.id, who.name), wishes, wish.options, wish.settings, wish.pinch, seed, now)
        try:
            await self.store.create(plan, host.secret)
        except Conflict:
            raise Refused("conflict") from None
        return await self.table(code)

    async def table(self, code: str) -> LiveTable:
        """The table with this code; Refused if there is none."""
        live = self.tables.get(code)
        if live is not None and not live.broken:
            return live
        task = self.loading.get(code)
        if task is None:
            task = self.loading[code] = asyncio.create_task(self.load(code))
            task.add_done_callback(lambda _: self.loading.pop(code, None))
        return await asyncio.shield(task)

    async def load(self, code: str) -> LiveTable:
        loaded = await self.store.load(code)
        if loaded is None:
            raise Refused("noTable", table=code[:40])
        try:
            table = restored_table(loaded)
        except (BadRecord, Mismatch) as error:
            raise Refused("oldRules", why=str(error)) from None
        live = LiveTable(table, loaded.revision, self.store, self.bots, self.world, f"{self.public_url}/t/{code}")
        await live.wake(self.world.now() if self.resumed else self.last_beat)
        self.tables[code] = live
        return live

    async def is_no_secret(self, code: str, person: str | None) -> bool:
        """Whether this is the code of a public table, or of one at which this person sits or watches."""
        live = self.tables.get(code)
        if live and person in live.room.present():
            return True
        return await self.store.read(lambda c: lists.is_shown_to(c, code, person))

    async def viewer(self, code: str, play: Play, person: Person, wanted: str | None) -> Viewer:
        """Whom a device may look at a game as: its own seat or a watcher, and after the end anybody."""
        live = await self.table(code)
        own = live.table.seats_of(person.id)
        if wanted is None:
            return "full" if play.outcome else live.room.first_look(person.id)
        if wanted == "full":
            if not play.outcome:
                raise Refused("notOver")
            return "full"
        if wanted == "watcher":
            return None
        seat = int(wanted) if wanted.isdecimal() and len(wanted) < 3 else -1
        if not 0 <= seat < len(live.table.plan.chairs):
            raise Refused("noSuchSeat", seat=seat)
        if seat not in own and not play.outcome:
            raise Refused("notYourSeat", seat=seat)
        return seat

    # --- people -----------------------------------------------------------------------------------------------------

    def part(self, person: str) -> None:
        """Close a person's lines: whoever may comes back, as whoever it is now."""
        for live in list(self.tables.values()):
            for line in live.room.lines:
                if line.person == person:
                    line.close(RESTART)

    async def obey(self) -> None:
        """Do what whoever keeps the house has asked for."""
        if not await self.store.read(orders.waiting):
            return
        now = self.world.now()
        for order in await self.store.writer.write(lambda c: orders.carry_out(c, now)):
            self.people.banned = await self.store.read(orders.banned)
            self.part(order.target)
            if order.what == "end":
                await self.dismiss(order.target)
            else:
                await self.renew(order.codes)

    async def dismiss(self, code: str) -> None:
        """Let go of a table that nobody shall find any more."""
        if live := self.tables.pop(code, None):
            async with live.lock:
                live.broken = True
                for line in live.room.lines:
                    line.close(GONE)
                live.stop()

    async def forget(self, person: Person) -> None:
        """Forget a person."""
        self.part(person.id)  # so that nothing is said between being forgotten and being gone
        codes = await self.people.forget(person)
        self.part(person.id)
        await self.renew(codes)

    async def renew(self, codes: Iterable[str]) -> None:
        """Load tables anew that the store knows better."""
        for code in codes:
            if live := self.tables.get(code):
                async with live.lock:
                    live.broken = True
                    live.stop()
                await self.table(code)

    # --- lists ------------------------------------------------------------------------------------------------------

    async def lobby(self, person: Person) -> Lobby:
        """A device's own tables, and the public ones."""
        now = self.world.now()

        def found(c: Connection) -> list[list[Listed]]:
            mine = lists.of_person(c, person.id, now, MINE)
            return [mine, lists.open_to_all(c, now, PUBLIC), lists.played_in_public(c, now, PUBLIC)]

        rows = await self.store.read(found)
        return Lobby(*([self.line(row, person) for row in listed] for listed in rows))

    def line(self, row: Listed, person: Person) -> TableLine:
        live = self.tables.get(row.plan.code)
        title = games.game(row.plan.game).title
        present, watchers = (live.room.present(), live.room.watchers()) if live else ((), 0)
        return describe.line(row, title, person.id, present, watchers)


def restored_table(loaded: Loaded) -> Table:
    """A table as it was when it was last stored."""
    plan = loaded.plan
    game = games.game(plan.game)
    play = restored(game, loaded.opening, plan.settings, loaded.entries) if loaded.opening else None
    return Table(game, plan, loaded.past, play)
