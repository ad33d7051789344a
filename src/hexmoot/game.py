"""What a game is: the contract between the rules and everything that plays them.

A game's rules are verbs over a record (see `accel`). Its readable layer offers them as a `Game` and its `State`s:
typed actions in, typed events and views out. Nothing above this file knows a game by name.

Seats are numbered from 0. A viewer is a seat, None (a watcher) or "full" (everybody, once the game is over).
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, Generic, Literal, NamedTuple, TypeVar

import msgspec

Viewer = int | None | Literal["full"]
Undo = Literal["never", "unrevealed"]
A = TypeVar("A", bound=msgspec.Struct)  # the actions of a game, a tagged union
E = TypeVar("E", bound=msgspec.Struct)  # its events, a tagged union
V = TypeVar("V", bound=msgspec.Struct)  # its view
O = TypeVar("O", bound=msgspec.Struct)  # its options  # noqa: E741


class Refused(Exception):
    """An action that the rules do not take; nothing has changed.

    `code` names the rule, `params` what the sentence about it needs. Sentences are in the dictionaries.
    """

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(code)
        self.code = code
        self.params = params


class BadOptions(ValueError):
    """Options that no game can be started with: the option, and what would be accepted."""

    def __init__(self, option: str, accepted: str) -> None:
        super().__init__(f"{option}: {accepted}")
        self.option = option
        self.accepted = accepted


class Outcome(msgspec.Struct, frozen=True, rename="camel"):
    """How a game ended. Places count from 1 by seat, ties share; None: abandoned, no places."""

    reason: str
    places: list[int] | None
    points: list[int]
    teams: list[list[int]] | None = None

    def by_entry(self, seating: Sequence[int]) -> "Outcome":
        """The same by entry of the list of seats, whose numbers `seating` has by seat."""
        seats = sorted(range(len(seating)), key=seating.__getitem__)
        places = self.places and [self.places[seat] for seat in seats]
        teams = self.teams and [[seating[seat] for seat in team] for team in self.teams]
        return Outcome(self.reason, places, [self.points[seat] for seat in seats], teams)


class SeatInfo(msgspec.Struct, rename="camel", omit_defaults=True):
    """Who sits on a seat, as everybody may know it."""

    name: str
    kind: Literal["human", "bot", "open"]
    bot: str | None = None
    colour: int | None = None
    away: bool = False
    stand_in: str | None = None


class ClockView(msgspec.Struct, rename="camel"):
    """A clock as shown: milliseconds left by seat (None: not running for it) at the server's time `at`."""

    left: list[int | None]
    running: list[bool]
    at: str


class Envelope(msgspec.Struct, Generic[V], rename="camel"):
    """All that one viewer is sent of a game. Bots are given exactly this."""

    viewer: Viewer
    game: str
    rules_version: int
    version: int
    options: dict[str, Any]
    seats: list[SeatInfo]
    clock: ClockView | None
    commit: str
    view: V


class Told(NamedTuple, Generic[E]):
    """An event, and what of it each viewer may know: `hidden` viewers get `others` (None: nothing at all)."""

    event: E
    hidden: frozenset[int | None] = frozenset()
    others: E | None = None

    def seen(self, viewer: Viewer) -> E | None:
        """What this viewer is told."""
        return self.event if viewer == "full" or viewer not in self.hidden else self.others


class Step(NamedTuple, Generic[E]):
    """What one accepted action did: its events in order, and its draws as (n, result).

    `secret_to` holds the viewers who may not even know that it happened. `stays` says why it can never be taken back
    even where nothing was drawn: it has shown somebody what was hidden, or by the rules it passes the turn for good.
    `fine` is for an offence: it was no decision, the time of its seat runs on, and a bank has so many seconds less.
    """

    events: list[Told[E]]
    draws: list[tuple[int, int]]
    secret_to: frozenset[int | None] = frozenset()
    stays: Literal["shown", "passed"] | None = None
    fine: int | None = None

    def seen(self, viewer: Viewer) -> list[E]:
        """The events that this viewer is told, in order."""
        return [e for e in (told.seen(viewer) for told in self.events) if e is not None]


class Timeout(msgspec.Struct, frozen=True, tag_field="type", tag="timeout"):
    """A step that the clock plays; games add what they need, and kinds of their own. No client can send one."""


class State(ABC, Generic[A, E, V]):
    """One position of one game, all secrets included. Only `view` and `Step.seen` may leave it."""

    seats: int
    record: Any  # the rules' own record of the position (see `accel`)

    def seating(self) -> list[int]:
        """Which entry of the list of seats plays each seat; a game that draws or sorts them at the start says so."""
        return list(range(self.seats))

    @abstractmethod
    def waiting(self) -> list[int]:
        """The seats that the game waits for. `apply` may accept more (taking back, resigning)."""

    @abstractmethod
    def legal(self, seat: int) -> msgspec.Struct:
        """Cheaply, what this seat may do now: its action types (`types`), their targets, and what hinders it."""

    @abstractmethod
    def preview(self, seat: int, action: A) -> msgspec.Struct:
        """The exact consequences of an action as far as this seat can know them; Refused where `apply` would be.

        Nothing changes, nobody else learns anything.
        """

    @abstractmethod
    def actions(self, seat: int) -> list[A]:
        """All actions for bots and tests, without resigning and taking back. Empty if not waited for."""

    @abstractmethod
    def apply(self, seat: int | None, action: A | Timeout, luck: bytes) -> Step[E]:
        """Play one action with the 16 bytes of its step; Refused leaves the state as it was.

        `seat` is None for a `Timeout` alone.
        """

    @abstractmethod
    def timeout(self, seats: Collection[int], settings: Mapping[str, Any]) -> Timeout:
        """The step that the clock plays for these seats, by the table's settings (`onTimeout`, `hotSeat`)."""

    @abstractmethod
    def leave(self, seat: int) -> A | Timeout | None:
        """What takes a seat out of the game for good: an action of its own, or a step of the clock's (by seat None).

        None if there is nothing to be taken out of.
        """

    @abstractmethod
    def view(self, viewer: Viewer) -> V:
        """All that a viewer may know, built from what is known and nothing else. "full" needs a finished game."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it runs."""

    def statistics(self) -> msgspec.Struct | None:
        """The finished game in numbers (of the game's `Statistics`), for everybody; None where nothing is counted."""
        return None

    @abstractmethod
    def clone(self) -> "State[A, E, V]":
        """A copy that shares nothing that changes."""

    @abstractmethod
    def dump(self) -> bytes:
        """The record and what belongs to it as bytes, equal for equal states, the same in both modes."""

    @abstractmethod
    def text(self) -> str:
        """The board as text for people."""


class Game(ABC, Generic[O, A, E, V]):
    """A game: its options, actions, events and views as types, and the making of states."""

    id: ClassVar[str]
    title: ClassVar[str]
    rules_version: ClassVar[int]
    seats: ClassVar[tuple[int, ...]]
    undo: ClassVar[Undo]  # "unrevealed": steps may be taken back unless they drew or stay; then none is secret
    turn_seconds: ClassVar[tuple[int, ...]]  # how long a turn may be (`turnSeconds`), 0 for no clock, the usual first
    timeouts: ClassVar[tuple[str, ...]]  # what the clock may do (`onTimeout`), the usual first
    leavings: ClassVar[tuple[str, ...]]  # what being gone may mean (`onLeave`): a "bot", or leaving by its own word
    lateness: ClassVar[int | None] = None  # so many times too late in a row, online, is as good as gone
    stand_in: ClassVar[str]  # the character that plays on for whoever is gone
    fillers: ClassVar[tuple[str, ...]]  # all characters, in the order in which they take seats that nobody took
    sides: ClassVar[tuple[str, ...]]  # names of the seat marks of this game, by colour
    own_colours: ClassVar[bool] = False  # whether who sits down brings a colour along; else the seats have theirs
    Options: type[O]
    Action: Any  # a tagged union, for msgspec to decode
    Event: Any
    View: type[V]
    Legal: type[msgspec.Struct]
    Preview: Any
    Timeout: Any  # its `Timeout`, or a tagged union of them
    Statistics: ClassVar[type[msgspec.Struct] | None] = None
    Board: ClassVar[type[msgspec.Struct] | None] = None  # what `board` shows
    mapped: ClassVar[tuple[str, ...]] = ()  # the options that a board depends on, where it can be looked at beforehand

    def usual(self, online: bool) -> O:
        """The options where the host says nothing: for several devices (`online`), or for one."""
        return self.Options()

    def allow(self, options: O, online: bool) -> None:
        """BadOptions if these are not for several devices (`online`), or not for one."""

    def drawn(self, options: O, luck: bytes) -> O:
        """The options with what the host left to chance and everybody may know before the game begins."""
        return options

    def without(self, options: O, dropped: Collection[int], seats: int) -> O:
        """The options when these entries of the list of seats, which nobody took, are left out, and so many stay."""
        return options

    def board(self, options: O) -> msgspec.Struct | None:
        """The board that these options give whatever the luck, to be looked at before a game; None: there is none."""
        return None

    @abstractmethod
    def new(self, options: O, seats: Sequence[SeatInfo], luck: bytes) -> tuple[State[A, E, V], Step[E]]:
        """Step 0: a fresh game and what its start told and drew. BadOptions if options and seats do not fit."""

    @abstractmethod
    def imagine(self, envelope: Envelope[V], luck: bytes) -> State[A, E, V]:
        """A full state that agrees with all the viewer may know; unknown choices by a stated prior."""

    @abstractmethod
    def load(self, data: bytes) -> State[A, E, V]:
        """The state that `dump` made these bytes of."""

    def next_options(self, options: O, last: State[A, E, V]) -> O:
        """The options of a series' next game, seats turned as this game's rules say, after the game `last` ended."""
        return options

    @abstractmethod
    def record_text(self, names: Sequence[str], last: State[A, E, V]) -> str:
        """A whole game in this game's own notation, from its newest state. Names are by seat."""
