"""Whether a record kept to its clock: nobody acted whose time was up, and the clock played for nobody else.

The clock is the fold of the log like everything else, so a record has all that this needs.
"""

import msgspec

from hexmoot import games
from hexmoot.record import BadRecord, Mismatch, Problem, Record, replay
from hexmoot.table.notes import time_of
from hexmoot.table.play import Moment, Opening, Play
from hexmoot.table.settings import TableSettings
from hexmoot.words import Remark


def unpunctual(record: Record) -> list[Problem]:
    """What does not match, as far as the record can be played again; nothing where it has no clock or no times."""
    try:
        settings = msgspec.convert(record.header.settings or {}, TableSettings)
    except msgspec.ValidationError:
        return []
    if not settings.terms or any(entry.at is None for entry in record.entries):
        return []
    pinches = [""] * len(record.header.seats)
    play = Play(games.game(record.header.game), Opening(1, record.header, bytes(32), pinches), settings)
    problems: list[Problem] = []
    try:
        for played in replay(record):
            try:
                moment = play.after(played) if play.entries else play.first(played)
            except (KeyError, TypeError, ValueError):  # what the table wrote, no rules have looked at
                return [*problems, Problem(played.entry.k, Remark("record.notNote", {}))]
            if play.entries and (code := fault(play.now, moment)):
                problems.append(Problem(played.entry.k, Remark(code, {})))
            play.take(moment)
    except (BadRecord, Mismatch):
        return problems  # which `verify` tells
    return problems


def fault(before: Moment, after: Moment) -> str | None:
    """What is wrong with the time of an entry, as a code."""
    entry, at = after.entry, time_of(after.entry)
    if at < before.at:
        return "record.backwards"
    late = before.clock.overdue(at, before.running) if before.clock else []
    if entry.seat is None and (entry.action or {}).get("type") == "timeout" and not late:
        return "record.notLate"
    if entry.seat in late and at > before.at:  # what happened at the same moment may have come before it
        return "record.late"
    return None
