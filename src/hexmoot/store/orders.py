"""What whoever keeps the house wants done: written down by a command, carried out by whoever has the data folder.

A running server looks for orders by itself; without one the command carries out its own.
"""

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.dialects.sqlite import insert as insert_once

from hexmoot import games as rules
from hexmoot.record import BadRecord, Mismatch
from hexmoot.store.people import unname
from hexmoot.store.schema import bans, games, orders, people, sitters, tables
from hexmoot.store.store import PLANS, append, opening_of, read_log
from hexmoot.table import Table, restored

ORDERS = ("end", "ban", "unban", "unname")


class CarriedOut(NamedTuple):
    """An order that was carried out, and the codes of the tables that have changed by it."""

    what: str
    target: str
    codes: list[str]


def give(c: Connection, what: str, target: str) -> int:
    """Write an order down; its number."""
    key = c.execute(insert(orders).values(what=what, target=target)).inserted_primary_key
    assert key is not None
    return int(key[0])


def answer(c: Connection, number: int) -> bool | None:
    """Whether an order could be carried out; None while it waits."""
    found: bool | None = c.execute(select(orders.c.done).where(orders.c.id == number)).scalar()
    return found


def waiting(c: Connection) -> bool:
    """Whether there is an order that nobody has carried out yet."""
    return c.execute(select(orders.c.id).where(orders.c.done.is_(None)).limit(1)).first() is not None


def carry_out(c: Connection, now: int) -> list[CarriedOut]:
    """Carry out all orders that wait; those that could be."""
    done = []
    for row in c.execute(select(orders).where(orders.c.done.is_(None)).order_by(orders.c.id)).all():
        codes = obey(c, row.what, row.target, now)
        c.execute(update(orders).where(orders.c.id == row.id).values(done=codes is not None))
        if codes is not None:
            done.append(CarriedOut(row.what, row.target, codes))
    return done


def obey(c: Connection, what: str, target: str, now: int) -> list[str] | None:
    """Carry out an order: the codes of the tables that have changed; None if there is nothing of this id."""
    if what == "end":
        give_up(c, target, now)
        this = update(tables).where(tables.c.code == target)
        return [target] if c.execute(this.values(ended=True, due_at=None)).rowcount else None
    if what == "unban":
        return [] if c.execute(delete(bans).where(bans.c.person == target)).rowcount else None
    sits = c.execute(select(sitters.c.code).where(sitters.c.person == target)).first()
    if not sits and not c.execute(select(people.c.id).where(people.c.id == target)).first():
        return None
    if what == "ban":
        c.execute(insert_once(bans).values(person=target, at=now).on_conflict_do_nothing())
        return []
    nameless = {"name": "", "claim": None, "password": None}
    c.execute(update(people).where(people.c.id == target).values(nameless))
    return unname(c, target)


def give_up(c: Connection, code: str, now: int) -> None:
    """If a game runs at this table, it ends here: an entry says so, and nobody has won it.

    A game of other rules, which cannot be played again, stays as it is.
    """
    row = c.execute(select(games).where(games.c.code == code, games.c.outcome.is_(None))).first()
    plan = c.execute(select(tables.c.plan).where(tables.c.code == code)).scalar()
    if row is None or plan is None:
        return
    table = Table(rules.game(PLANS.decode(plan).game), PLANS.decode(plan))
    try:
        log = read_log(c, code, row.number)
        table.play = restored(table.game, opening_of(row), table.plan.settings, log)
    except (BadRecord, Mismatch):
        return
    moment = table.play.note(max(now, table.play.now.at), type="abandon", by="house")
    append(c, code, row.number, moment.entry, None, table.facts(moment), moment.result)


def banned(c: Connection) -> set[str]:
    """The people who may not come in."""
    return set(c.execute(select(bans.c.person)).scalars())
