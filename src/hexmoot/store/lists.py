"""Which tables are listed, and which are forgotten: what stays long enough without a sign of life vanishes by itself.

A table is touched when something happens at it, and as long as somebody who sits there has a line.
"""

from collections.abc import Collection
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, exists, or_, select, update

from hexmoot.store.schema import sitters, tables
from hexmoot.store.store import PLANS
from hexmoot.table import Facts, Plan

MINUTE, DAY = 60_000, 24 * 3_600_000
OPEN_MS = 15 * MINUTE  # a public table that waits for players is listed so long after its last sign of life …
RUNNING_MS = 60 * MINUTE  # … and one that is played, unless a clock is running there or a bot thinks
DONE_MS = 7 * DAY  # so long one sees one's own tables after the last game …
IDLE_MS = 90 * DAY  # … and those at which nothing happens any more
UNPLAYED_MS = 7 * DAY  # a table at which no game has begun is then forgotten altogether


class Listed(NamedTuple):
    """A table in a list."""

    plan: Plan
    facts: Facts


def of_person(c: Connection, person: str, now: int, most: int) -> list[Listed]:
    """The newest tables that a person hosts or plays at."""
    query = select(tables).join(sitters, sitters.c.code == tables.c.code).where(sitters.c.person == person)
    done = tables.c.phase == "done"
    fresh = or_(~done & (tables.c.touched > now - IDLE_MS), done & (tables.c.touched > now - DONE_MS))
    return newest(c, query.where(fresh), most)


def open_to_all(c: Connection, now: int, most: int) -> list[Listed]:
    """The newest public tables that wait for players."""
    open = tables.c.public & (tables.c.phase == "open") & (tables.c.touched > now - OPEN_MS)
    return newest(c, select(tables).where(open), most)


def played_in_public(c: Connection, now: int, most: int) -> list[Listed]:
    """The newest public tables that are being played."""
    alive = or_(tables.c.touched > now - RUNNING_MS, tables.c.due_at.is_not(None))
    played = tables.c.public & tables.c.phase.in_(["playing", "between"])
    return newest(c, select(tables).where(played, alive), most)


def is_shown_to(c: Connection, code: str, person: str | None) -> bool:
    """Whether there is a table with this code that is public, or at which this person sits, or which it hosts."""
    own = exists().where(sitters.c.code == tables.c.code, sitters.c.person == person)
    return c.execute(select(tables.c.code).where(tables.c.code == code, or_(tables.c.public, own))).first() is not None


def newest(c: Connection, query: Any, most: int) -> list[Listed]:
    """The newest of the tables that a query finds."""
    found = query.where(~tables.c.ended).order_by(tables.c.created.desc(), tables.c.code).limit(most)
    return [listed(row) for row in c.execute(found)]


def listed(row: Any) -> Listed:
    return Listed(PLANS.decode(row.plan), Facts(row.phase, msgspec.json.decode(row.waiting), row.due_at))


def touch(c: Connection, codes: Collection[str], now: int) -> None:
    """Somebody who sits at these tables is here."""
    c.execute(update(tables).where(tables.c.code.in_(codes)).values(touched=now))


def forget_unplayed(c: Connection, kept: Collection[str], now: int) -> int:
    """Forget the tables at which nothing was ever played and nobody has been for long, but for those `kept`."""
    stale = (tables.c.phase == "open") & (tables.c.touched <= now - UNPLAYED_MS)
    codes = set(c.execute(select(tables.c.code).where(stale)).scalars()) - set(kept)
    for code in codes:
        c.execute(delete(tables).where(tables.c.code == code))
    return len(codes)
