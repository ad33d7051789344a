"""What the host of a table may change before its first game, and who is host after the host.

Verbs give a new `Plan`, which counts once it is stored.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from hexmoot.game import Refused
from hexmoot.table import chairs
from hexmoot.table.settings import TableSettings, settled

if TYPE_CHECKING:
    from hexmoot.table.plan import Plan
    from hexmoot.table.table import Table

HOST_MS = 300_000  # how long others wait for a host who is not here


def changed(table: "Table", person: str, options: Mapping[str, Any], settings: Mapping[str, Any]) -> "Plan":
    """Other options of the game, or of the table: those that are named. Refused if no game can begin with them."""
    plan = ours(table, person)
    try:
        wished = msgspec.convert(msgspec.to_builtins(plan.settings) | dict(settings), TableSettings)
    except msgspec.ValidationError as error:
        raise Refused("badMessage", why=str(error)) from None
    return msgspec.structs.replace(
        plan,
        options=table.fitting(plan.options | dict(options), plan.chairs),
        settings=settled(table.game, chairs.shared(plan.chairs, wished)),
    )


def swapped(table: "Table", person: str, first: int, second: int) -> "Plan":
    """Two chairs change places, each with whoever sits there."""
    plan = ours(table, person)
    for seat in (first, second):
        if not 0 <= seat < len(plan.chairs):
            raise Refused("noSuchSeat", seat=seat)
    exchanged = {first: plan.chairs[second], second: plan.chairs[first]}
    return table.with_chairs([exchanged.get(seat, chair) for seat, chair in enumerate(plan.chairs)])


def left(table: "Table", person: str) -> "Plan":
    """Somebody goes before the start: the own chairs are free, and whoever is here longest is host after the host."""
    table.must_be_open()
    kept = [chairs.emptied(chair) if chair.person == person else chair for chair in table.plan.chairs]
    plan = table.with_chairs(kept)
    return msgspec.structs.replace(plan, host=heir(table) or plan.host) if person == plan.host else plan


def ours(table: "Table", person: str) -> "Plan":
    """The plan, which the host may change before the start."""
    if person != table.plan.host:
        raise Refused("notHost")
    table.must_be_open()
    return table.plan


# --- after the host -------------------------------------------------------------------------------------------------


def heir(table: "Table") -> str | None:
    """Who is host after the host: of those who sit here whoever is here longest. None if there is nobody."""
    return next((person for person in table.here if person in table.people() - {table.plan.host}), None)


def passes_at(table: "Table") -> int | None:
    """When the table passes on to another host, if nothing happens before."""
    gone = table.away.get(table.plan.host)
    return None if table.play or gone is None or heir(table) is None else gone + HOST_MS


def inherited(table: "Table", now: int) -> "Plan | None":
    """The plan under another host, if the one that it has is gone for so long."""
    at = passes_at(table)
    host = heir(table)
    return msgspec.structs.replace(table.plan, host=host) if host and at is not None and at <= now else None
