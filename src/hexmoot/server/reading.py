"""Games read again: a log is played from its beginning to tell it, or to show a position in it.

That is long work for an event loop, so it is done beside it, one game at a time. No record that is sent is kept.
"""

import asyncio
from collections.abc import Callable
from itertools import islice
from typing import TypeVar

import msgspec

from hexmoot import games, record
from hexmoot.game import Envelope, Refused, SeatInfo
from hexmoot.record import BadRecord, Header, Mismatch, Played, Record
from hexmoot.record.replay import FIRST_LINE, game_of
from hexmoot.server import describe
from hexmoot.server.bodies import Replay, ReplayEntry, raw
from hexmoot.server.limits import READERS, RECORD_ENTRIES
from hexmoot.server.records import Positions, ReadRecord, RecordProblem
from hexmoot.words import Remark, shortened

T = TypeVar("T")
NAME = 20  # signs of a name that are shown


class Reading:
    """Reads one game at a time; so many may wait for it."""

    def __init__(self) -> None:
        self.turn = asyncio.Semaphore(1)
        self.readers = 0

    async def do(self, work: Callable[[], T]) -> T:
        """Do this beside the event loop, when it is its turn; Refused if too many wait for theirs."""
        if self.readers >= READERS:
            raise Refused("tooFast", limit="readers")
        self.readers += 1
        try:
            async with self.turn:
                return await asyncio.to_thread(work)
        finally:
            self.readers -= 1


# --- records that somebody sends ------------------------------------------------------------------------------------


def told(text: str) -> ReadRecord:
    """A record's game as far as the rules play it, and what `verify` says of all of it; Refused if it is none."""
    try:
        whole = opened(text)
        report = record.verify(whole)
    except BadRecord as error:
        raise unreadable(error.line, error.remark) from None
    header, played = whole.header, as_far_as_it_goes(whole)
    if not played:
        raise unreadable(FIRST_LINE, report.problems[0].what)
    last = played[-1]
    return ReadRecord(
        replay=Replay(
            game=header.game,
            rules_version=header.rules_version,
            options=options_of(header),
            seats=seats_of(header, last),
            commit=header.commit,
            outcome=last.outcome,
            statistics=describe.statistics_of(last.state),
            decision_times=None,
            entries=[entry_of(done) for done in played],
        ),
        result=whole.footer.result if whole.footer else None,
        problems=[problem_of(problem.k, problem.what) for problem in report.problems],
        unchecked=[problem_of(None, remark) for remark in report.unchecked],
        **report.checked,
    )


def shown(text: str, first: int, count: int) -> Positions:
    """Positions of a record from entry `first` on, at most so many, as everybody sees them once the game is over."""
    try:
        whole = opened(text)
        played = as_far_as_it_goes(whole, first + count)[first:]
    except BadRecord as error:
        raise unreadable(error.line, error.remark) from None
    if not played:
        raise Refused("noEntry", k=first)
    return Positions(first, [raw(envelope(whole.header, done)) for done in played])


def unreadable(line: int, remark: Remark) -> Refused:
    """The refusal of a record in which something is wrong in this line."""
    told = problem_of(None, remark)
    return Refused("unreadableRecord", line=line, why=told.message, what=told.code, about=told.params)


def opened(text: str) -> Record:
    """The record that a text holds, if it is not too long."""
    whole = record.read(text)
    if len(whole.entries) > RECORD_ENTRIES:
        raise BadRecord(RECORD_ENTRIES + 2, "record.tooLong", most=RECORD_ENTRIES)
    game_of(whole.header)
    return whole


def as_far_as_it_goes(whole: Record, most: int = RECORD_ENTRIES) -> list[Played]:
    """The entries that the rules play, up to the first that they do not, or to so many."""
    played: list[Played] = []
    try:
        for done in islice(record.replay(whole), most):
            played.append(done)
    except (BadRecord, Mismatch):
        pass  # what is wrong there, the report says
    return played


def options_of(header: Header) -> dict[str, object]:
    """The options in full."""
    chosen = msgspec.convert(header.options, games.game(header.game).Options)
    options: dict[str, object] = msgspec.to_builtins(chosen)
    return options


def seats_of(header: Header, done: Played) -> list[SeatInfo]:
    """Who sits where in this position; nobody has a longer name than at a table."""
    seats = [header.seats[chair] for chair in done.state.seating()]
    return [msgspec.structs.replace(seat, name=seat.name[:NAME]) for seat in seats]


def entry_of(done: Played) -> ReplayEntry:
    """One entry, for everybody."""
    entry, _, step = done
    return ReplayEntry(
        k=entry.k,
        seat=entry.seat,
        action=raw(entry.action) if entry.action else None,
        table=entry.table,
        events=raw(step.seen("full") if step else []),
        at=entry.at or "",
    )


def envelope(header: Header, done: Played) -> Envelope[msgspec.Struct]:
    """All that there is to see of a position."""
    return Envelope(
        viewer="full",
        game=header.game,
        rules_version=header.rules_version,
        version=done.entry.k,
        options=options_of(header),
        seats=seats_of(header, done),
        clock=None,
        commit=header.commit,
        view=done.state.view("full"),
    )


def problem_of(k: int | None, remark: Remark) -> RecordProblem:
    """Something that is wrong with a record, or could not be checked about it."""
    params = {name: value if isinstance(value, int) else shortened(str(value)) for name, value in remark.params.items()}
    return RecordProblem(k, remark.code, params, str(remark))
