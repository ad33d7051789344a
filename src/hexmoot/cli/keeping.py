"""A house's data folder from the command line: `hexmoot admin`."""

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DatabaseError

from hexmoot.cli.common import Trouble
from hexmoot.cli.terminal import say
from hexmoot.record import write
from hexmoot.server.run import data_folder
from hexmoot.store import Conflict, Store, keeping, orders
from hexmoot.store.migrate import is_new
from hexmoot.store.store import new_engine
from hexmoot.table.times import iso

T = TypeVar("T")
PATIENCE_S, PAUSE_S = 15, 0.2  # how long a running server is waited for, and how often it is asked


class Folder:
    """A data folder, whether or not a server runs on it."""

    def __init__(self, data: str | None) -> None:
        self.path = Path(data) if data else data_folder()
        file = self.path / keeping.FILE
        if not file.is_file():
            raise Trouble("cli.admin.noData", folder=self.path)
        self.engine = new_engine(file)
        try:
            fits = is_new(self.engine)
        except DatabaseError as error:
            raise Trouble("cli.admin.broken", folder=self.path, why=error.orig) from None
        if not fits:
            raise Trouble("cli.admin.oldData", folder=self.path)

    def read(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)

    # --- lists ------------------------------------------------------------------------------------------------------

    def tables(self) -> None:
        for table in self.read(lambda c: list(keeping.tables_kept(c))):
            phase = "ended" if table.ended else table.phase
            seats = ", ".join(name or "-" for name in table.seats)
            say(f"{table.code}  {table.game:10}  {phase:8}  {day(table.created)}  {seats}")

    def people(self) -> None:
        for one in self.read(lambda c: list(keeping.people_kept(c))):
            banned = "banned" if one.banned else ""
            say(f"{one.id}  {day(one.created)}  {one.tables:4}  {one.reported:4}  {banned:6}  {one.name or '-'}")

    def reports(self) -> None:
        for one in self.read(lambda c: list(keeping.reports_kept(c))):
            say(
                f"{one.code}  {one.audience:8}  {one.n:4}  {one.person}  {one.reports:3}  {one.name or '-'}: {one.text}"
            )

    # --- files ------------------------------------------------------------------------------------------------------

    def export(self, folder: str) -> None:
        into = named(folder)
        into.mkdir(parents=True, exist_ok=True)
        count = 0
        with self.engine.connect() as connection:
            for name, record in keeping.records_kept(connection):
                (into / name).write_text(write(record), encoding="utf-8")
                count += 1
        say(f"{count} records in {into}")

    def backup(self, file: str) -> None:
        into = named(file)
        if into.exists():
            raise Trouble("cli.admin.exists", file=file)
        try:
            keeping.back_up(self.engine, into)
        except sqlite3.Error as error:
            raise Trouble("cli.admin.noCopy", file=file, why=error) from None
        say(f"{into.stat().st_size} bytes in {into}")

    # --- orders -----------------------------------------------------------------------------------------------------

    def order(self, what: str, target: str) -> None:
        """Have something done by the running server, or without one do it."""
        if not target.isprintable():
            raise Trouble("cli.admin.nothing", target=ascii(target))  # no id, and perhaps no text at all
        try:
            with self.engine.begin() as connection:
                number = orders.give(connection, what, target)
        except DatabaseError as error:
            raise Trouble("cli.admin.broken", folder=self.path, why=error.orig) from None
        until = time.monotonic() + PATIENCE_S
        done = None
        while done is None and time.monotonic() < until:
            self.serve()
            done = self.read(lambda c: orders.answer(c, number))
            if done is None:
                time.sleep(PAUSE_S)
        if done is None:
            raise Trouble("cli.admin.noAnswer")
        if not done:
            raise Trouble("cli.admin.nothing", target=target)

    def serve(self) -> None:
        """Carry out what waits, unless a server has the folder, which does."""
        try:
            store = Store(self.path)
        except Conflict:
            return
        try:
            with store.engine.begin() as connection:
                orders.carry_out(connection, time.time_ns() // 1_000_000)
        finally:
            store.close()


def named(path: str) -> Path:
    """A path that somebody has typed. An empty one would be the folder that we happen to stand in."""
    if not path.strip():
        raise Trouble("cli.admin.noName")
    return Path(path)


def day(ms: int) -> str:
    return iso(ms)[:10]
