"""Tables and games as one device may see them."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from msgspec import Raw

from hexmoot.game import Refused, Viewer
from hexmoot.luck import commit_of
from hexmoot.record.replay import AnyState
from hexmoot.server.bodies import GameScore, Replay, ReplayEntry, ReplayView, TableInfo, TableLine, TableSeat, raw
from hexmoot.store.lists import Listed
from hexmoot.table import Moment, Plan, Play, Table
from hexmoot.table.leaving import gone_at
from hexmoot.table.times import iso


def seats_of(
    plan: Plan,
    person: str | None,
    present: Collection[str],
    seating: Sequence[int] | None = None,
    gone: Mapping[int, int] | None = None,
    giving_up: Collection[str] = (),
) -> list[TableSeat]:
    """The chairs of a table; `seating` has the chair of each seat of its game, `gone` is by seat."""
    return [
        TableSeat(
            name=chair.name,
            kind=chair.kind,
            bot=chair.bot,
            yours=person is not None and chair.person == person,
            present=chair.person in present,
            ready=chair.person in plan.agreed,
            colour=chair.colour,
            seat=seating.index(i) if seating else None,
            gone_at=iso(gone[seating.index(i)]) if gone and seating and seating.index(i) in gone else None,
            gives_up=chair.person in giving_up,
        )
        for i, chair in enumerate(plan.chairs)
    ]


def info(table: Table, url: str, person: str | None, present: Collection[str], watchers: int) -> TableInfo:
    """The whole table."""
    plan, play, standing = table.plan, table.play, table.standing
    return TableInfo(
        code=plan.code,
        url=url,
        title=table.game.title,
        game_id=plan.game,
        host=person == plan.host,
        phase=table.phase,
        options=plan.options,
        settings=plan.settings,
        seats=seats_of(plan, person, present, play.now.seating if play else None, gone_at(table), plan.giving_up),
        game=play.number if play else 0,
        commit=table.running.opening.header.commit if table.running else commit_of(bytes.fromhex(plan.seed)),
        finished=[GameScore(game.number, game.outcome, game.commit) for game in table.finished],
        series=standing.points,
        decided=standing.places,
        watchers=watchers,
        created_at=iso(plan.created),
    )


def line(row: Listed, title: str, person: str | None, present: Collection[str], watchers: int) -> TableLine:
    """A table in a list."""
    plan, facts = row
    seats = seats_of(plan, person, present)
    return TableLine(
        code=plan.code,
        game_id=plan.game,
        title=title,
        phase=facts.phase,
        settings=plan.settings,
        seats=seats,
        your_turn=any(seats[i].yours for i in facts.waiting),
        free_seats=sum(seat.kind == "open" for seat in seats),
        watchers=watchers,
        created_at=iso(plan.created),
    )


def replay_of(play: Play, viewer: Viewer) -> Replay:
    """The log of a game as a viewer may know it."""
    header = play.opening.header
    return Replay(
        game=header.game,
        rules_version=header.rules_version,
        options=header.options,
        seats=[header.seats[chair] for chair in play.now.seating],
        commit=header.commit,
        outcome=play.outcome,
        statistics=statistics_of(play.now.state),
        decision_times=play.now.pace.averages() if play.outcome else None,
        entries=[entry_of(moment, viewer) for moment in play.retold() if moment.known_to(viewer)],
    )


def position_of(play: Play, viewer: Viewer, k: int) -> ReplayView:
    """The position after a viewer's entry k; Refused if there is none."""
    moments = (moment for moment in play.retold() if moment.known_to(viewer) and moment.versions[viewer] == k)
    moment = next(moments, None)
    if moment is None:
        raise Refused("noEntry", k=k)
    return ReplayView(raw(play.envelope(moment, viewer)))


def statistics_of(state: AnyState) -> Raw | None:
    """The finished game in numbers, where the game counts any."""
    counted = state.statistics()
    return raw(counted) if counted else None


def note_of(moment: Moment, viewer: Viewer) -> dict[str, Any] | None:
    """What the table itself did. Numbers of entries, which count secret ones, are shown after the end alone."""
    note = moment.entry.table
    return note if note is None or viewer == "full" else {key: note[key] for key in note if key != "entry"}


def entry_of(moment: Moment, viewer: Viewer) -> ReplayEntry:
    """One known entry."""
    entry, step = moment.entry, moment.step
    own = viewer == "full" or (entry.seat is not None and entry.seat == viewer)
    return ReplayEntry(
        k=moment.versions[viewer],
        seat=entry.seat,
        action=raw(entry.action) if own and entry.action else None,
        table=note_of(moment, viewer),
        events=raw(step.seen(viewer) if step else []),
        at=entry.at or "",
    )
