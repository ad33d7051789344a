"""Who is whose device, and what is known of people: kept, handed on, exported, forgotten.

A device is the person that its own secret makes, unless `devices` says otherwise: it has been made somebody else's by a
link or a password, or it has been signed out and is nobody's.
"""

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, String, cast, delete, func, select, tuple_, update
from sqlalchemy.dialects.sqlite import insert

from hexmoot.game import Refused
from hexmoot.record import Header
from hexmoot.store.schema import NOBODY, chat, devices, games, links, people, reports, sitters, tables
from hexmoot.store.store import PLANS, Store, encode, is_nobodys, must_be_somebodys
from hexmoot.table import Plan
from hexmoot.table.chairs import unnamed


class Known(NamedTuple):
    """What is kept of a person."""

    id: str
    name: str
    password: str | None
    created: int


KNOWN = [people.c[field] for field in Known._fields]


# --- names and passwords ----------------------------------------------------------------------------------------------


async def known(store: Store, person: str) -> Known | None:
    """A person; None if nothing is kept of it."""
    query = select(*KNOWN).where(people.c.id == person)
    return await store.read(lambda c: found(c.execute(query).first()))


async def claimer(store: Store, claim: str) -> Known | None:
    """Whoever has claimed a name; None if it is free."""
    query = select(*KNOWN).where(people.c.claim == claim)
    return await store.read(lambda c: found(c.execute(query).first()))


def found(row: Any) -> Known | None:
    return Known(*row) if row else None


async def rename(store: Store, person: str, secret: bytes, name: str, claim: str, now: int) -> bool:
    """Give a person a name; False if another has claimed it. Who has a password claims the new name instead."""

    def work(c: Connection) -> bool:
        if c.execute(select(people.c.id).where(people.c.claim == claim, people.c.id != person)).first():
            return False
        note(c, person, secret, now)
        mine = update(people).where(people.c.id == person)
        c.execute(mine.values(name=name))
        c.execute(mine.where(people.c.password.is_not(None)).values(claim=claim))
        return True

    return await store.writer.write(work)


async def like(store: Store, person: str, secret: bytes, colours: list[str], now: int) -> None:
    """Keep the colours that a person likes, the dearest first."""

    def work(c: Connection) -> None:
        note(c, person, secret, now)
        c.execute(update(people).where(people.c.id == person).values(colours=encode(colours)))

    await store.writer.write(work)


async def set_password(store: Store, was: Known, claim: str, password: str | None) -> bool:
    """Claim a name with the hash of a password, or give the claim up; False if another has claimed it.

    Refused if the person is no longer what it `was` when its password was looked at.
    """
    person = was.id

    def work(c: Connection) -> bool:
        if found(c.execute(select(*KNOWN).where(people.c.id == person)).first()) != was:
            raise Refused("conflict")
        if c.execute(select(people.c.id).where(people.c.claim == claim, people.c.id != person)).first():
            return False
        values = {"password": password, "claim": claim if password else None}
        c.execute(update(people).where(people.c.id == person).values(values))
        return True

    return await store.writer.write(work)


def note(c: Connection, person: str, secret: bytes, now: int) -> None:
    """Keep that there is this person, whose first device has this secret. Refused if the device is nobody's now."""
    must_be_somebodys(c, secret)
    row = insert(people).values(id=person, secret=secret, name="", created=now, colours=b"[]")
    c.execute(row.on_conflict_do_nothing())


# --- devices ----------------------------------------------------------------------------------------------------------


async def moved(store: Store) -> dict[bytes, str]:
    """The devices that are not what their own secrets make them, by the hashes of these."""
    return await store.read(lambda c: {row.secret: row.person for row in c.execute(select(devices))})


async def move(store: Store, secret: bytes, known: Known) -> bool:
    """A device is this person's from now on; False if the password that was shown is not its password any more."""

    def work(c: Connection) -> bool:
        this = (people.c.id == known.id) & (people.c.password == known.password)
        if not c.execute(select(people.c.id).where(this)).first():
            return False
        put(c, secret, known.id)
        return True

    return await store.writer.write(work)


def put(c: Connection, secret: bytes, person: str) -> None:
    row = insert(devices).values(secret=secret, person=person)
    c.execute(row.on_conflict_do_update(index_elements=[devices.c.secret], set_={"person": person}))


async def link(store: Store, person: str, secret: bytes, token: bytes, expires: int, now: int) -> None:
    """Keep the hash of a link's token in place of any that the person had before."""

    def work(c: Connection) -> None:
        note(c, person, secret, now)
        c.execute(delete(links).where((links.c.person == person) | (links.c.expires <= now)))
        c.execute(insert(links).values(token=token, person=person, expires=expires))

    await store.writer.write(work)


async def redeem(store: Store, token: bytes, secret: bytes, now: int) -> str | None:
    """Use a link up: the device is its person's. None if there is no such link, or no more."""

    def work(c: Connection) -> str | None:
        this = (links.c.token == token) & (links.c.expires > now)
        person: str | None = c.execute(select(links.c.person).where(this)).scalar()
        if person is not None:
            c.execute(delete(links).where(links.c.token == token))
            put(c, secret, person)
        return person

    return await store.writer.write(work)


async def sign_out(store: Store, person: str, secret: bytes, here: bool, now: int) -> list[bytes]:
    """No other device is this person's any more, or `here` none at all; the secrets' hashes of those that were.

    `secret` is the hash of the asking device's own.
    """

    def work(c: Connection) -> list[bytes]:
        note(c, person, secret, now)
        return expel(c, person, None if here else secret)

    return await store.writer.write(work)


def expel(c: Connection, person: str, keep: bytes | None) -> list[bytes]:
    """Make a person's devices nobody's, all but perhaps one."""
    first = set(c.execute(select(people.c.secret).where(people.c.id == person)).scalars())
    own = first | set(c.execute(select(devices.c.secret).where(devices.c.person == person)).scalars())
    elsewhere = select(devices.c.secret).where(devices.c.secret.in_(first), devices.c.person != person)
    gone = own - set(c.execute(elsewhere).scalars()) - {keep}
    for secret in gone:
        put(c, secret, NOBODY)
    c.execute(delete(links).where(links.c.person == person))
    return sorted(gone)


# --- exporting and forgetting -----------------------------------------------------------------------------------------


async def exported(store: Store, person: str) -> dict[str, Any]:
    """All that is kept of a person, but for secrets."""

    def work(c: Connection) -> dict[str, Any]:
        me = c.execute(select(*KNOWN, people.c.colours).where(people.c.id == person)).first()
        said = c.execute(select(*chat.c["code", "audience", "at", "text", "phrase"]).where(chat.c.person == person))
        reported = c.execute(select(*reports.c["code", "audience", "n", "at"]).where(reports.c.by == person))
        others = c.execute(select(func.count()).select_from(devices).where(devices.c.person == person)).scalar()
        return {
            "id": person,
            "name": me.name if me else "",
            "colours": msgspec.json.decode(me.colours) if me else [],
            "created": me.created if me else None,
            "password": bool(me and me.password),
            "linkedDevices": others,
            "tables": [exported_table(c, plan, person) for plan in plans_of(c, person)],
            "chat": [dict(row._mapping) for row in said],
            "reports": [dict(row._mapping) for row in reported],
        }

    return await store.read(work)


def exported_table(c: Connection, plan: Plan, person: str) -> dict[str, Any]:
    """A table as one of those who sit there may have it."""
    rows = c.execute(select(games.c.number, games.c.outcome).where(games.c.code == plan.code).order_by(games.c.number))
    played = [
        {"number": row.number, "outcome": msgspec.json.decode(row.outcome) if row.outcome else None} for row in rows
    ]
    return {
        "code": plan.code,
        "game": plan.game,
        "created": plan.created,
        "host": plan.host == person,
        "options": plan.options,
        "seats": [{"name": chair.name, "kind": chair.kind, "yours": chair.person == person} for chair in plan.chairs],
        "games": played,
    }


def plans_of(c: Connection, person: str) -> list[Plan]:
    """The tables at which a person sits, or which it has opened."""
    query = select(tables.c.plan).join(sitters, sitters.c.code == tables.c.code).where(sitters.c.person == person)
    return [PLANS.decode(plan) for plan in c.execute(query.order_by(tables.c.created)).scalars()]


async def forget(store: Store, person: str, secret: bytes, now: int) -> tuple[list[bytes], list[str]]:
    """Forget a person, all at once: its games stay, and nobody's name is in them.

    The hashes of the secrets that were its devices', and the codes of the tables that have changed.
    """

    def work(c: Connection) -> tuple[list[bytes], list[str]]:
        if is_nobodys(c, secret):
            return [], []  # it was faster itself
        note(c, person, secret, now)
        gone, codes = expel(c, person, None), unname(c, person)
        c.execute(delete(people).where(people.c.id == person))
        silence(c, person)
        c.execute(delete(reports).where(reports.c.by == person))
        return gone, codes

    return await store.writer.write(work)


def silence(c: Connection, person: str) -> None:
    """Take away what a person has said. Its messages' numbers stay taken, so that no other is held for one of them."""
    own = chat.c.person == person
    place = tuple_(reports.c.code, reports.c.audience, reports.c.n)
    c.execute(delete(reports).where(place.in_(select(chat.c.code, chat.c.audience, chat.c.n).where(own))))
    mark = chat.c.audience + " " + cast(chat.c.n, String)
    empty = {"person": NOBODY, "command": mark, "name": "", "chair": None, "text": "", "phrase": None, "at": 0}
    c.execute(update(chat).where(own).values(empty))


def unname(c: Connection, person: str) -> list[str]:
    """Take a person's name out of all tables and games; the codes of the tables."""
    codes = []
    for plan in plans_of(c, person):
        own = [i for i, chair in enumerate(plan.chairs) if chair.person == person]
        changed = msgspec.structs.replace(plan, chairs=unnamed(plan.chairs, own))
        this = update(tables).where(tables.c.code == plan.code)
        c.execute(this.values(plan=encode(changed), revision=tables.c.revision + 1))
        for row in c.execute(select(games).where(games.c.code == plan.code)).all():
            header = msgspec.json.decode(row.header, type=Header)
            seats = unnamed(header.seats, own)
            that = update(games).where(games.c.code == plan.code, games.c.number == row.number)
            c.execute(that.values(header=encode(msgspec.structs.replace(header, seats=seats))))
        codes.append(plan.code)
    return codes
