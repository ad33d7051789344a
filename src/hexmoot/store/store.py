"""The face of the store: what the server asks for, in its own words."""

import asyncio
import fcntl
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, Insert, Update, bindparam, create_engine, event, select, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.sqlite import insert

from hexmoot import luck
from hexmoot.game import Outcome, Refused
from hexmoot.record import Entry, Header
from hexmoot.store.migrate import migrate
from hexmoot.store.schema import NOBODY, devices, entries, games, house, people, pulse, sitters, tables
from hexmoot.store.writer import Writer
from hexmoot.table import Ended, Facts, Moment, Opening, Plan, Play
from hexmoot.table.times import from_iso

T = TypeVar("T")
PLANS = msgspec.json.Decoder(Plan)
ENTRIES = msgspec.json.Decoder(Entry)
encode = msgspec.json.encode


def ready(statement: Insert | Update, *columns: str) -> str:
    """The text of a statement that sets these columns: what is done for every entry is not put together anew."""
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named"), column_keys=columns))


APPEND = ready(insert(entries).on_conflict_do_nothing(), "code", "game", "k", "seat", "command", "body")
NOTE = ready(update(tables).where(tables.c.code == bindparam("table")), "phase", "waiting", "due_at", "touched")
END = update(games).where(games.c.code == bindparam("table"), games.c.number == bindparam("game"))


class Conflict(Exception):
    """Somebody else has written first; nothing of this was stored."""


class Sitter(NamedTuple):
    """A person as it sits down: its name, and the colours that it likes, the dearest first."""

    id: str
    name: str = ""
    colours: Sequence[str] = ()


class Loaded(NamedTuple):
    """A table as stored: its finished games but the last, and the last with its entries and their commands' ids."""

    plan: Plan
    revision: int
    past: list[Ended]
    opening: Opening | None
    entries: list[tuple[Entry, str | None]]


class Store:
    """A data folder. Writes are durable when they return; reads see all finished writes."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.lock = (folder / "lock").open("w")
        try:
            fcntl.flock(self.lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self.lock.close()
            raise Conflict(f"another Hexmoot is using the data folder {folder}") from None
        self.engine = new_engine(folder / "hexmoot.sqlite")
        migrate(self.engine)
        self.key = key_of(self.engine)
        self.writer = Writer(self.engine)
        self.reader = ThreadPoolExecutor(1, thread_name_prefix="hexmoot-reader")

    def close(self) -> None:
        """Finish all writes and let the folder go."""
        self.writer.close()
        self.reader.shutdown()
        self.engine.dispose()
        self.lock.close()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a read beside the event loop."""

        def reading() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self.reader, reading)

    # --- people -----------------------------------------------------------------------------------------------------

    async def sitter(self, person: str) -> Sitter:
        """A person as it sits down; nameless if it has told nothing of itself."""
        query = select(people.c.name, people.c.colours).where(people.c.id == person)
        row = await self.read(lambda c: c.execute(query).first())
        return Sitter(person, row.name, msgspec.json.decode(row.colours)) if row else Sitter(person)

    async def name_of(self, person: str) -> str:
        """A person's name; empty if none was given."""
        return (await self.sitter(person)).name

    # --- tables -----------------------------------------------------------------------------------------------------

    async def create(self, plan: Plan, device: bytes | None = None) -> None:
        """A new table, at revision 0. Conflict if its code is taken; Refused if the device that asks is nobody's."""

        def work(c: Connection) -> bool:
            must_be_somebodys(c, device)
            row = {
                "code": plan.code,
                "plan": encode(plan),
                "revision": 0,
                "public": plan.settings.visibility == "public",
                "created": plan.created,
                "phase": "open",
                "waiting": b"[]",
                "touched": plan.created,
            }
            if not c.execute(insert(tables).on_conflict_do_nothing(), row).rowcount:
                return False
            seat_people(c, plan)
            return True

        must(await self.writer.write(work))

    async def change(self, plan: Plan, revision: int, now: int, device: bytes | None = None) -> None:
        """A new plan in place of this revision's; Conflict if there has been another since.

        Refused if the device that asks for it is nobody's by now.
        """

        def work(c: Connection) -> bool:
            must_be_somebodys(c, device)
            return replan(c, plan, revision, now)

        must(await self.writer.write(work))

    async def begin(self, plan: Plan, revision: int, play: Play, first: Moment, facts: Facts) -> None:
        """The next game, with its first entry; Conflict if the plan has changed since this revision."""
        opening = play.opening

        def work(c: Connection) -> bool:
            if not replan(c, plan, revision, first.at):
                return False
            row = {
                "code": plan.code,
                "number": opening.number,
                "header": encode(opening.header),
                "seed": opening.seed,
                "pinches": encode(opening.pinches),
            }
            c.execute(insert(games), row)
            return append(c, plan.code, opening.number, first.entry, None, facts)

        must(await self.writer.write(work))

    async def append(
        self, code: str, number: int, entry: Entry, command: str | None, facts: Facts, outcome: Outcome | None
    ) -> None:
        """The next entry of a game, with the outcome if it was the last; Conflict if its k is taken."""

        def work(c: Connection) -> bool:
            return append(c, code, number, entry, command, facts, outcome)

        must(await self.writer.write(work))

    async def load(self, code: str) -> Loaded | None:
        """A table with its games; None if there is none."""

        def work(c: Connection) -> Loaded | None:
            table = c.execute(
                select(tables.c.plan, tables.c.revision).where(tables.c.code == code, ~tables.c.ended)
            ).first()
            if table is None:
                return None
            rows = c.execute(select(games).where(games.c.code == code).order_by(games.c.number)).all()
            past = [ended(row) for row in rows[:-1]]
            log = read_log(c, code, rows[-1].number) if rows else []
            return Loaded(PLANS.decode(table.plan), table.revision, past, opening_of(rows[-1]) if rows else None, log)

        return await self.read(work)

    async def game(self, code: str, number: int) -> tuple[Opening, list[tuple[Entry, str | None]]] | None:
        """One game of a table; None if there is none."""

        def work(c: Connection) -> tuple[Opening, list[tuple[Entry, str | None]]] | None:
            this = (games.c.code == code) & (games.c.number == number)
            row = c.execute(select(games).where(this)).first()
            return (opening_of(row), read_log(c, code, number)) if row else None

        return await self.read(work)

    async def due(self) -> list[str]:
        """The tables at which something happens by itself."""
        query = select(tables.c.code).where(tables.c.due_at.is_not(None), ~tables.c.ended).order_by(tables.c.due_at)
        return await self.read(lambda c: list(c.execute(query).scalars()))

    # --- the pulse --------------------------------------------------------------------------------------------------

    async def beat(self, at: int) -> None:
        """The server is alive."""
        row = insert(pulse).values(id=1, at=at)
        await self.writer.write(lambda c: c.execute(row.on_conflict_do_update(set_={"at": at})) and None)

    async def last_beat(self) -> int | None:
        """When the server was last seen alive."""
        return await self.read(lambda c: c.execute(select(pulse.c.at)).scalar())


def new_engine(file: Path) -> Engine:
    """SQLite with write-ahead log; a commit returns when it is on the disk."""
    engine = create_engine(f"sqlite:///{file}")

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
            connection.execute(f"PRAGMA {pragma}")

    return engine


def key_of(engine: Engine) -> bytes:
    """The house's key, made when it is first asked for."""
    with engine.begin() as connection:
        connection.execute(insert(house).values(id=1, key=luck.new_seed()).on_conflict_do_nothing())
        key: bytes = connection.execute(select(house.c.key)).scalar_one()
        return key


def must(stored: bool) -> None:
    """Conflict unless it was stored."""
    if not stored:
        raise Conflict("somebody else has written first")


def is_nobodys(c: Connection, device: bytes) -> bool:
    """Whether a device was signed out, or its person forgotten, since it asked."""
    return c.execute(select(devices.c.person).where(devices.c.secret == device)).scalar() == NOBODY


def must_be_somebodys(c: Connection, device: bytes | None) -> None:
    """Refused if a device is nobody's."""
    if device is not None and is_nobodys(c, device):
        raise Refused("noDevice")


def replan(c: Connection, plan: Plan, revision: int, now: int) -> bool:
    """Put a plan in place of this revision's; False if there has been another since."""
    this = (tables.c.code == plan.code) & (tables.c.revision == revision)
    public = plan.settings.visibility == "public"
    values = {"plan": encode(plan), "revision": revision + 1, "public": public, "touched": now}
    if not c.execute(update(tables).where(this).values(values)).rowcount:
        return False
    c.execute(sitters.delete().where(sitters.c.code == plan.code))
    seat_people(c, plan)
    return True


def seat_people(c: Connection, plan: Plan) -> None:
    """Note whose lists the table is on."""
    persons = {plan.host} | {chair.person for chair in plan.chairs if chair.person}
    c.execute(insert(sitters), [{"person": person, "code": plan.code} for person in sorted(persons)])


def append(
    c: Connection,
    code: str,
    number: int,
    entry: Entry,
    command: str | None,
    facts: Facts,
    outcome: Outcome | None = None,
) -> bool:
    """Add an entry to a game's log, and what it changes about the table; False if its k is taken."""
    row = {
        "code": code,
        "game": number,
        "k": entry.k,
        "seat": entry.by,
        "command": command,
        "body": encode(entry),
    }
    if not c.exec_driver_sql(APPEND, row).rowcount:
        return False
    at = from_iso(entry.at or "")
    known = {"phase": facts.phase, "waiting": encode(facts.waiting), "due_at": facts.due_at, "touched": at}
    c.exec_driver_sql(NOTE, {"table": code, **known})
    if outcome is not None:
        c.execute(END, {"table": code, "game": number, "outcome": encode(outcome)})
    return True


def read_log(c: Connection, code: str, number: int) -> list[tuple[Entry, str | None]]:
    """The entries of a game in their order, each with the id of its command."""
    this = (entries.c.code == code) & (entries.c.game == number)
    rows = c.execute(select(entries.c.body, entries.c.command).where(this).order_by(entries.c.k))
    return [(ENTRIES.decode(row.body), row.command) for row in rows]


def opening_of(row: Any) -> Opening:
    header = msgspec.json.decode(row.header, type=Header)
    return Opening(row.number, header, row.seed, msgspec.json.decode(row.pinches))


def ended(row: Any) -> Ended:
    outcome = msgspec.json.decode(row.outcome, type=Outcome)
    return Ended(row.number, outcome, msgspec.json.decode(row.header, type=Header).commit)
