"""The data folder as whoever keeps the house sees it, whether or not a server runs on it."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, Engine, func, select

from hexmoot import games as rules
from hexmoot.record import Record
from hexmoot.store.schema import bans, chat, games, people, reports, sitters, tables
from hexmoot.store.store import PLANS, opening_of, read_log
from hexmoot.table import restored

FILE = "hexmoot.sqlite"


class KeptTable(NamedTuple):
    """A table in the keeper's list."""

    code: str
    game: str
    phase: str
    created: int
    seats: list[str]
    ended: bool


class KeptPerson(NamedTuple):
    """A person in the keeper's list; `reported` counts what others have reported of its messages."""

    id: str
    name: str
    created: int
    tables: int
    reported: int
    banned: bool


class Reported(NamedTuple):
    """A message that was reported, by so many."""

    code: str
    audience: str
    n: int
    person: str
    name: str
    text: str
    reports: int


def tables_kept(c: Connection) -> Iterator[KeptTable]:
    """All tables, the newest first."""
    query = select(tables.c.code, tables.c.plan, tables.c.phase, tables.c.created, tables.c.ended)
    for row in c.execute(query.order_by(tables.c.created.desc(), tables.c.code)):
        plan = PLANS.decode(row.plan)
        yield KeptTable(row.code, plan.game, row.phase, row.created, [chair.name for chair in plan.chairs], row.ended)


def people_kept(c: Connection) -> Iterator[KeptPerson]:
    """All people who have a name or another device, the newest first."""
    sits = select(func.count()).where(sitters.c.person == people.c.id).scalar_subquery()
    said = (chat.c.code == reports.c.code) & (chat.c.audience == reports.c.audience) & (chat.c.n == reports.c.n)
    told = select(func.count()).select_from(reports.join(chat, said)).where(chat.c.person == people.c.id)
    out = select(func.count()).where(bans.c.person == people.c.id).scalar_subquery()
    query = select(people.c.id, people.c.name, people.c.created, sits, told.scalar_subquery(), out)
    for row in c.execute(query.order_by(people.c.created.desc(), people.c.id)):
        yield KeptPerson(*row[:5], bool(row[5]))


def reports_kept(c: Connection) -> Iterator[Reported]:
    """What was reported and is still kept, table by table."""
    said = (chat.c.code == reports.c.code) & (chat.c.audience == reports.c.audience) & (chat.c.n == reports.c.n)
    place = (chat.c.code, chat.c.audience, chat.c.n)
    query = select(*place, chat.c.person, chat.c.name, func.coalesce(chat.c.phrase, chat.c.text), func.count())
    for row in c.execute(query.select_from(reports.join(chat, said)).group_by(*place).order_by(*place)):
        yield Reported(*row)


def records_kept(c: Connection) -> Iterator[tuple[str, Record]]:
    """All finished games as records, each with the name of its file."""
    query = select(games, tables.c.plan).join(tables, tables.c.code == games.c.code).where(games.c.outcome.is_not(None))
    for row in c.execute(query.order_by(games.c.code, games.c.number)).all():
        plan = PLANS.decode(row.plan)
        log = read_log(c, row.code, row.number)
        play = restored(rules.game(plan.game), opening_of(row), plan.settings, log)
        yield f"{plan.game}-{row.code}-{row.number}.jsonl", play.record()


def back_up(engine: Engine, file: Path) -> None:
    """A copy of the database as it is at one moment, whatever a server writes meanwhile."""
    with closing(sqlite3.connect(str(engine.url.database))) as here, closing(sqlite3.connect(file)) as copy:
        here.backup(copy)
