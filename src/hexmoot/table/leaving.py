"""People who are gone: when others need not wait for them, and how those who are here may end a game without them."""

from typing import TYPE_CHECKING

import msgspec

from hexmoot.game import Refused
from hexmoot.table.plan import Plan
from hexmoot.table.settings import DAY, WAIT

if TYPE_CHECKING:
    from hexmoot.table.play import Moment
    from hexmoot.table.table import Table

AWAY_MS = 60_000  # how long the others wait for somebody who lost the line (BH-19)
GONE_MS = 180_000  # after so long those who are here may end the game


def patience(table: "Table") -> int:
    """How long people wait between games for somebody who is not here."""
    return table.plan.settings.move_days * DAY * 1000 or AWAY_MS


def lapses(table: "Table") -> dict[int, int]:
    """The seats that others need not wait for any longer, each from when on: nobody is there, or always too late.

    A seat that has nothing left to leave keeps nobody waiting. Where a move may take days nobody needs a line.
    """
    settings = table.plan.settings
    if not table.running or len(table.people()) < 2 or settings.on_leave == WAIT:
        return {}
    if table.running.now.accord.paused is not None:
        return {}
    now, found = table.running.now, {}
    left_alone = not table.people() - table.away.keys()
    for seat, person in seated(table):
        if now.seats[seat].stand_in or now.state.leave(seat) is None:
            continue
        if table.game.lateness and now.late[seat] >= table.game.lateness:
            found[seat] = now.at
        elif person in table.away and not left_alone and not settings.move_days:
            found[seat] = max(table.away[person], now.accord.resumed) + AWAY_MS
    return found


def gone(table: "Table", person: str | None, seat: int, at: int) -> bool:
    """Whether nobody need wait for what this person says on this seat of the running game."""
    if table.running and table.running.now.seats[seat].stand_in:
        return True
    waits = table.plan.settings.on_leave == WAIT or table.plan.settings.move_days
    return not waits and at >= table.away.get(person or "", at) + AWAY_MS


def seated(table: "Table") -> list[tuple[int, str]]:
    """The seats of the running game that people hold, each with whose it is."""
    chairs, seating = table.plan.chairs, table.running.now.seating if table.running else []
    return [(seat, person) for seat, chair in enumerate(seating) if (person := chairs[chair].person) is not None]


# --- ending a game without those who are gone -------------------------------------------------------------------------


def gone_at(table: "Table") -> dict[int, int]:
    """The seats whose people are away and could still play, each with the time from which others may end the game."""
    if not table.running or table.running.now.accord.paused is not None:
        return {}
    now, wait = table.running.now, max(GONE_MS, patience(table))
    state, again = now.state, now.accord.resumed
    away = [(seat, max(table.away[person], again)) for seat, person in seated(table) if person in table.away]
    return {seat: since + wait for seat, since in away if state.leave(seat) is not None}


def give_up(table: "Table", person: str, now: int) -> Plan:
    """Somebody wants to end the game without those who are gone. Refused unless somebody is, for long enough."""
    if table.running is None:
        raise Refused("gameOver")
    if person not in table.people():
        raise Refused("notSeated")
    since = gone_at(table)
    missed = [who for seat, who in seated(table) if since.get(seat, now + 1) <= now]
    if not missed:
        raise Refused("nobodyGone", minutes=max(GONE_MS, patience(table)) // 60_000)
    return msgspec.structs.replace(table.plan, giving_up={**table.plan.giving_up, person: missed})


def given_up(table: "Table", now: int) -> "Moment | None":
    """The end of the game, to be taken, if all want it who are here."""
    here = {person for _, person in seated(table)} - table.away.keys()
    if table.running is None or not here <= table.plan.giving_up.keys():
        return None
    return table.running.note(now, type="abandon", by="seats")


def met_again(table: "Table", person: str) -> Plan:
    """Somebody is back: whoever wanted to end the game without them may think again."""
    kept = {who: missed for who, missed in table.plan.giving_up.items() if person not in missed}
    return msgspec.structs.replace(table.plan, giving_up=kept)
