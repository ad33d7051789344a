"""One game on a table, from its first step to its last: the log, and what each viewer may know of it.

A `Play` never changes by itself. A verb drafts the next `Moment` on a clone of the state; `take` makes it the newest
once it is stored. All of it is the fold of the log, so what was stored is all that a restart needs.
"""

from collections import defaultdict, deque
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from hexmoot import luck
from hexmoot.game import ClockView, Envelope, Outcome, Refused, SeatInfo, State, Step, Viewer
from hexmoot.games import AnyGame
from hexmoot.record import FORMAT, Entry, Footer, Header, Played, Record, replay
from hexmoot.record.undo import hindrance
from hexmoot.table.accord import Accord
from hexmoot.table.clock import Clock, new_clock
from hexmoot.table.notes import noted, played_by_people, time_of
from hexmoot.table.pace import Pace, new_pace
from hexmoot.table.settings import TableSettings
from hexmoot.table.times import iso

AnyState = State[Any, Any, Any]
WINDOW = 16  # moments kept for each viewer who lost the line for a while, counting only what that viewer may know of


AMONG_SEATS = ("offer", "accept", "decline", "withdraw", "lapse")  # what watchers do not hear of


class Opening(NamedTuple):
    """What a game is made of, fixed before its first step. Seed and pinches stay secret until it is over."""

    number: int  # in the table's games, from 1
    header: Header
    seed: bytes
    pinches: list[str]


class Ended(NamedTuple):
    """What stays of a finished game in the memory of its table; its outcome is by chair."""

    number: int
    outcome: Outcome
    commit: str


class Moment(NamedTuple):
    """An entry of the log and everything as it was after it.

    `waiting` (nobody while the game is paused) and `outcome` are what the state says, asked once; `before` is the clock
    that a step has met. By viewer, `versions` counts the entries known so far,
    and `times` says when the newest of them happened. `seats` and `late`, how often each was too late in a row, are by
    seat.
    """

    entry: Entry
    step: Step[Any] | None
    state: AnyState
    waiting: list[int]
    outcome: Outcome | None
    clock: Clock | None
    pace: Pace
    seats: tuple[SeatInfo, ...]
    late: tuple[int, ...]
    versions: Mapping[Viewer, int]
    times: Mapping[Viewer, int]
    accord: Accord = Accord()
    before: Clock | None = None

    @property
    def at(self) -> int:
        """When it was, in milliseconds."""
        return time_of(self.entry)

    @property
    def running(self) -> list[int]:
        """The seats whose time runs, where there is a clock: bots need none."""
        return played_by_people(self.waiting, self.seats)

    @property
    def seating(self) -> list[int]:
        """The chair of each seat."""
        return self.state.seating()

    @property
    def result(self) -> Outcome | None:
        """The outcome by chair."""
        return self.outcome.by_entry(self.seating) if self.outcome else None

    def known_to(self, viewer: Viewer) -> bool:
        """Whether this viewer may know that there was this entry."""
        if self.step is None:
            return viewer is not None or (self.entry.table or {}).get("type") not in AMONG_SEATS
        return viewer == "full" or viewer not in self.step.secret_to


class Play:
    """A running or finished game."""

    def __init__(self, game: AnyGame, opening: Opening, settings: TableSettings) -> None:
        self.game = game
        self.opening = opening
        self.settings = settings
        self.salt = luck.salt_of(opening.header.commit, opening.pinches)
        self.entries: list[Entry] = []
        self.standing: list[Moment] = []  # steps that no undo has taken back, from the last one that stays for ever
        self.recent: defaultdict[Viewer, deque[Moment]] = defaultdict(lambda: deque(maxlen=WINDOW))
        self.commands: dict[tuple[int, str], int] = {}  # the sender's version by seat and id

    @property
    def number(self) -> int:
        return self.opening.number

    @property
    def now(self) -> Moment:
        """The newest moment."""
        return self.recent["full"][-1]

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it runs."""
        return self.now.outcome

    @property
    def ended(self) -> Ended | None:
        """The game as it is remembered, once it is over."""
        result = self.now.result
        return Ended(self.number, result, self.opening.header.commit) if result else None

    # --- drafting the next moment ---------------------------------------------------------------------------------

    def start(self, at: int) -> Moment:
        """Step 0. BadOptions if options and seats do not fit."""
        header = self.opening.header
        options = msgspec.convert(header.options, self.game.Options)
        bytes_of_luck = luck.luck_at(self.opening.seed, self.salt, 0)
        state, step = self.game.new(options, header.seats, bytes_of_luck)
        entry = Entry(0, luck=bytes_of_luck.hex(), draws=step.draws, at=iso(at))
        return self.first(Played(entry, state, step))

    def act(self, seat: int, action: msgspec.Struct, at: int) -> Moment:
        """An action of a seat; Refused where the rules do."""
        if self.outcome:
            raise Refused("gameOver")
        if self.now.accord.paused is not None:
            raise Refused("paused")
        return self.step(seat, action, at)

    def time_out(self, seats: Sequence[int], at: int) -> Moment:
        """The clock plays for these seats."""
        return self.step(None, self.now.state.timeout(seats, self.settings.for_game()), at)

    def step(self, seat: int | None, action: msgspec.Struct, at: int) -> Moment:
        k = len(self.entries)
        state = self.now.state.clone()
        bytes_of_luck = luck.luck_at(self.opening.seed, self.salt, k)
        step = state.apply(seat, action, bytes_of_luck)
        entry = Entry(k, seat, msgspec.to_builtins(action), None, bytes_of_luck.hex(), step.draws, iso(at))
        return self.after(Played(entry, state, step))

    def note(self, at: int, **what: Any) -> Moment:
        """An entry of the table itself: `type` is stand_in, back, ready, pause or abandon, or one of `accord`'s."""
        entry = Entry(len(self.entries), table=what, at=iso(at))
        return self.after(Played(entry, self.stood(entry)[-1].state, None))

    def stood(self, entry: Entry) -> list[Moment]:
        """The steps that stand after this entry of the table."""
        note = entry.table or {}
        return [m for m in self.standing if note.get("type") != "undo" or m.entry.k < note["entry"]]

    def first(self, played: Played) -> Moment:
        """The moment of step 0."""
        entry, state, step = played
        seats = len(self.opening.header.seats)
        clock = new_clock(seats, self.settings.terms, self.settings.by_hand)
        waiting = state.waiting()
        pace = new_pace(seats).step(time_of(entry), waiting, [])
        viewers: list[Viewer] = [None, "full", *range(seats)]
        versions, times = dict.fromkeys(viewers, 0), dict.fromkeys(viewers, time_of(entry))
        sitters = tuple(self.opening.header.seats[chair] for chair in state.seating())
        if clock:
            clock = clock.step(time_of(entry), [], played_by_people(waiting, sitters), [])
        return Moment(entry, step, state, waiting, state.outcome(), clock, pace, sitters, (0,) * seats, versions, times)

    def after(self, played: Played) -> Moment:
        """The moment that follows the newest one."""
        entry, state, step = played
        old = self.now
        if step is None:
            clock, pace, seats = noted(entry, old)
            late = tuple(0 if info.stand_in else count for info, count in zip(seats, old.late, strict=True))
            moment = old._replace(entry=entry, step=None, clock=clock, pace=pace, seats=seats, late=late)
            moment = self.agreed(moment, played)
        else:
            waiting, clock, late = state.waiting(), old.clock, old.late
            overdue = clock.overdue(time_of(entry), old.running) if clock and entry.seat is None else []
            acted = overdue if entry.seat is None else [entry.seat]
            decided = acted if step.fine is None else []
            pace = old.pace.step(time_of(entry), waiting, decided)
            if clock:
                for seat in decided:
                    clock = clock if seat in played_by_people(decided, old.seats) else clock.decided(seat)
                clock = clock.step(time_of(entry), old.running, played_by_people(waiting, old.seats), decided)
                if step.fine and entry.seat in played_by_people(waiting, old.seats):
                    clock = clock.fined(time_of(entry), entry.seat, step.fine * 1000)
                late = tuple(n + 1 if i in overdue else n * (i not in acted) for i, n in enumerate(late))
            accord = old.accord if step.secret_to else old.accord.step(entry.seat)
            moment = Moment(
                entry, step, state, waiting, state.outcome(), clock, pace, old.seats, late, {}, {}, accord, old.clock
            )
        counted = {viewer: n + moment.known_to(viewer) for viewer, n in old.versions.items()}
        times = {viewer: time_of(entry) if moment.known_to(viewer) else at for viewer, at in old.times.items()}
        return moment._replace(versions=counted, times=times)

    def agreed(self, moment: Moment, played: Played) -> Moment:
        """What an entry of the table has done to an offer, to the time that stands still, and to what stood."""
        entry, state, old, at = played.entry, played.state, self.now, time_of(played.entry)
        accord, clock, pace = old.accord.note(entry, at), moment.clock, moment.pace
        still_waits = accord.paused is None and not played.outcome
        waiting = state.waiting() if still_waits else []
        if accord.resumed != old.accord.resumed:
            still = at - (old.accord.paused or at)
            clock, pace = clock and clock.pause(still), pace.pause(still)
        if state is not old.state:
            first = self.standing[len(self.stood(entry))]
            if clock and first.before:
                runs = played_by_people(waiting, moment.seats)
                clock = clock.undone(at, first.before, first.at, old.running, runs)
            pace = pace.step(at, waiting, [])
        changed = moment._replace(state=state, waiting=waiting, outcome=played.outcome)
        return changed._replace(accord=accord, clock=clock, pace=pace)

    def take(self, moment: Moment, command: str | None = None) -> None:
        """Make a drafted moment the newest one: it is stored."""
        if moment.step is None:
            self.standing = self.stood(moment.entry)
        elif self.game.undo == "never" or hindrance(moment.step):
            self.standing = [moment]
        else:
            self.standing.append(moment)
        self.entries.append(moment.entry)
        for viewer in filter(moment.known_to, moment.versions):
            self.recent[viewer].append(moment)
        if command is not None and (seat := moment.entry.by) is not None:
            self.commands[seat, command] = moment.versions[seat]

    # --- what is seen ---------------------------------------------------------------------------------------------

    def envelope(self, moment: Moment, viewer: Viewer) -> Envelope[Any]:
        """All that a viewer is sent of a moment; its clock is as of the newest entry that this viewer may know of."""
        header = self.opening.header
        return Envelope(
            viewer=viewer,
            game=header.game,
            rules_version=header.rules_version,
            version=moment.versions[viewer],
            options=header.options,
            seats=list(moment.seats),
            clock=self.clock_view(moment, viewer),
            commit=header.commit,
            view=moment.state.view(viewer),
        )

    def clock_view(self, moment: Moment, viewer: Viewer) -> ClockView | None:
        """The clock as a viewer sees it, in a pause as it stood when that began; bots have none."""
        if moment.clock is None:
            return None
        paused = moment.accord.paused
        running = moment.running if paused is None else played_by_people(moment.state.waiting(), moment.seats)
        seen = moment.clock.view(moment.times[viewer] if paused is None else paused, running)
        left = [None if info.kind == "bot" else ms for info, ms in zip(moment.seats, seen.left, strict=True)]
        return ClockView(left, seen.running if paused is None else [False] * len(left), seen.at)

    def since(self, viewer: Viewer, version: int) -> list[Moment] | None:
        """What a viewer who holds this version has missed, oldest first; None if it is too much or never was."""
        recent = self.recent[viewer]
        behind = self.now.versions[viewer] - version
        return [recent[-n] for n in range(behind, 0, -1)] if 0 <= behind <= len(recent) else None

    def record(self) -> Record:
        """The game as a record, with seed and pinches once it is over."""
        outcome, opening = self.outcome, self.opening
        footer = Footer(outcome, opening.seed.hex(), opening.pinches) if outcome else None
        return Record(opening.header, self.entries, footer)

    def retold(self) -> Iterable[Moment]:
        """All moments from the first, by playing the log again."""
        again = Play(self.game, self.opening, self.settings)
        for played in replay(Record(self.opening.header, list(self.entries))):
            again.take(again.after(played) if again.entries else again.first(played))
            yield again.now


def new_header(
    game: AnyGame, options: dict[str, Any], seats: list[SeatInfo], seed: bytes, settings: TableSettings
) -> Header:
    """The first line of a game's record."""
    commit = luck.commit_of(seed)
    return Header(FORMAT, game.id, game.rules_version, options, seats, commit, msgspec.to_builtins(settings))


def restored(
    game: AnyGame, opening: Opening, settings: TableSettings, stored: Iterable[tuple[Entry, str | None]]
) -> Play:
    """A game as it was when its last entry was stored: entries with the ids of their commands."""
    play = Play(game, opening, settings)
    entries, commands = zip(*stored, strict=True)
    for played, command in zip(replay(Record(opening.header, list(entries))), commands, strict=True):
        play.take(play.after(played) if play.entries else play.first(played), command)
    return play
