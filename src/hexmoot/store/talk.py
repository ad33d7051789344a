"""What is said at tables: kept with them, by audience, in the order in which it was said."""

from typing import NamedTuple

from sqlalchemy import Connection, func, select
from sqlalchemy.dialects.sqlite import insert

from hexmoot.store.schema import NOBODY, chat, reports
from hexmoot.store.store import Store
from hexmoot.table.talk import Audience, Phrase

KEPT = 1000  # the newest messages of an audience that are kept


class Spoken(NamedTuple):
    """One message: its number in its audience, and the id that its author chose."""

    n: int
    person: str
    command: str
    name: str
    chair: int | None
    text: str
    phrase: Phrase | None
    at: int


SHOWN = [chat.c[field] for field in Spoken._fields]


async def say(store: Store, code: str, audience: Audience, spoken: Spoken) -> tuple[Spoken, bool]:
    """Keep a message, whose number is found here; what is kept, and whether it is new.

    The same id of the same person is kept once, and is what it was the first time.
    """

    def work(c: Connection) -> tuple[Spoken, bool]:
        own = (chat.c.code == code) & (chat.c.person == spoken.person) & (chat.c.command == spoken.command)
        if before := c.execute(select(*SHOWN).where(own)).first():
            return Spoken(*before), False
        here = (chat.c.code == code) & (chat.c.audience == audience)
        n = (c.execute(select(func.max(chat.c.n)).where(here)).scalar() or 0) + 1
        kept = spoken._replace(n=n)
        c.execute(insert(chat).values(code=code, audience=audience, **kept._asdict()))
        c.execute(chat.delete().where(here, chat.c.n <= n - KEPT))
        return kept, True

    return await store.writer.write(work)


async def spoken_at(store: Store, code: str, audience: Audience, most: int) -> list[Spoken]:
    """The newest messages of an audience, in their order."""
    here = (chat.c.code == code) & (chat.c.audience == audience) & (chat.c.person != NOBODY)
    query = select(*SHOWN).where(here).order_by(chat.c.n.desc()).limit(most)
    return await store.read(lambda c: [Spoken(*row) for row in c.execute(query)][::-1])


async def report(store: Store, code: str, audience: Audience, n: int, by: str, at: int) -> Spoken | None:
    """Note that somebody reports a message; None if there is none. Reporting it twice does it once."""

    def work(c: Connection) -> Spoken | None:
        this = (chat.c.code == code) & (chat.c.audience == audience) & (chat.c.n == n)
        this &= chat.c.person != NOBODY
        row = c.execute(select(*SHOWN).where(this)).first()
        if row is None:
            return None
        c.execute(insert(reports).values(code=code, audience=audience, n=n, by=by, at=at).on_conflict_do_nothing())
        return Spoken(*row)

    return await store.writer.write(work)
