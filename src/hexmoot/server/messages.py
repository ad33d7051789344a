"""What is said on the socket of a table. Client types and /openapi.json come from here and from `bodies`.

docs/protocol.md says who gets which message and when.
"""

from typing import Annotated, Any

from msgspec import Meta

from hexmoot.game import Outcome
from hexmoot.server.bodies import (
    ChatLine,
    GameAction,
    GameEnvelope,
    GameEvents,
    GameLegal,
    GamePreview,
    GameStatistics,
    Problem,
    TableInfo,
    Wire,
)
from hexmoot.server.limits import TEXT
from hexmoot.table.accord import What
from hexmoot.table.talk import Audience, Phrase

Id = Annotated[str, Meta(min_length=1, max_length=64)]

# --- client to server ---------------------------------------------------------------------------


class Hello(Wire, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """First message of a socket.

    `seat`: look through this seat, one of the device's; null: through its first, in a hot seat through none, without
    seats as a watcher. `game` and `version`: what the client holds, to be brought up to date from there.
    """

    seat: int | None = None
    game: int = 0
    version: int = -1


class Command(Wire, tag_field="type", tag="command", forbid_unknown_fields=True):
    """One action. Sending the same id twice does it once. `seen` is the client's version, for information."""

    id: Id
    game: int
    seat: int
    action: GameAction
    seen: int | None = None


class Ask(Wire, tag_field="type", tag="ask", forbid_unknown_fields=True):
    """Previews of actions; nothing happens."""

    id: Id
    game: int
    seat: int
    actions: Annotated[list[GameAction], Meta(max_length=200)]


class Ready(Wire, tag_field="type", tag="ready", forbid_unknown_fields=True):
    """The device was handed over: it looks through this seat now, whose time begins where it has not."""

    seat: int


class Offer(Wire, tag_field="type", tag="offer", forbid_unknown_fields=True):
    """Do what takes the others' word: take the newest step of this seat back, abandon the game, pause it.

    It is done at once where nobody is asked; else it is offered. Sending the same id twice does it once.
    """

    id: Id
    game: int
    seat: int
    what: What


class Answer(Wire, tag_field="type", tag="answer", forbid_unknown_fields=True):
    """What this seat says to the offer that seat `by` has made; a no to the own one withdraws it."""

    id: Id
    game: int
    seat: int
    what: What
    by: int
    yes: bool


class Resume(Wire, tag_field="type", tag="resume", forbid_unknown_fields=True):
    """Let a paused game go on."""

    id: Id
    game: int
    seat: int


class JoinChat(Wire, tag_field="type", tag="chat", forbid_unknown_fields=True):
    """Hear what is said at the table from now on, or (`on` false) hear no more of it."""

    on: bool = True


class Say(Wire, tag_field="type", tag="say", forbid_unknown_fields=True):
    """Say something to those who play, or, if one only watches, to those who watch. With a `phrase` there is no text.

    Sending the same id twice does it once.
    """

    id: Id
    text: Annotated[str, Meta(max_length=TEXT)] = ""
    phrase: Phrase | None = None


class Ping(Wire, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Answered by a pong; keeps the line open."""


Order = Command | Offer | Answer | Resume  # what is written into the log, once
ToServer = Hello | Order | Ask | Ready | JoinChat | Say | Ping


# --- server to client ---------------------------------------------------------------------------


class Welcome(Wire, tag_field="type", tag="welcome"):
    """Answer to hello: the table, and the server's time."""

    table: TableInfo
    seat: int | None
    now: str


class TableChanged(Wire, tag_field="type", tag="table"):
    """The table itself changed: seats, phase, series, presence."""

    table: TableInfo


class OpenOffer(Wire):
    """What a seat has offered, the seats whose word is missing, and when it lapses."""

    what: What
    seat: int
    asked: list[int]
    until: str


class UndoInfo(Wire):
    """The seat of this device whose step `offer` would take back, whether others are asked, and why it cannot be."""

    seat: int
    asks: bool
    problem: Problem | None


class AccordInfo(Wire):
    """What is being agreed on. `undo` is null for watchers, after the end, in games without undo, and in past steps."""

    offer: OpenOffer | None
    paused: bool
    undo: UndoInfo | None


class Position(Wire, tag_field="type", tag="state"):
    """The whole position as this viewer may know it: after hello, and whenever the line was lost for too long."""

    game: int
    envelope: GameEnvelope
    legal: GameLegal | None
    accord: AccordInfo


class Stepped(Wire, tag_field="type", tag="step"):
    """One entry this viewer may know of: what it told, or what the table did, and the position after it."""

    game: int
    version: int
    events: GameEvents
    table: dict[str, Any] | None
    envelope: GameEnvelope
    legal: GameLegal | None
    accord: AccordInfo


class Accepted(Wire, tag_field="type", tag="accepted"):
    """The command was stored. `version` is the sender's own."""

    id: str
    version: int


class RefusedMessage(Wire, tag_field="type", tag="refused"):
    """The command was not taken; nothing changed. `id` is null where the message could not be read."""

    id: str | None
    problem: Problem


class Previewed(Wire):
    """What one action would do, or why it would be refused."""

    preview: GamePreview | None = None
    problem: Problem | None = None


class Previews(Wire, tag_field="type", tag="previews"):
    """The answers to an ask, in its order."""

    id: str
    version: int
    previews: list[Previewed]


class Thinking(Wire, tag_field="type", tag="thinking"):
    """A bot began to think on this seat."""

    seat: int


class ChatLog(Wire, tag_field="type", tag="chat"):
    """Answer to chat, and whenever the device changes sides: with whom it talks, and what was said there lately.

    `you` is the own `who`; null without a cookie.
    """

    on: bool
    audience: Audience
    you: str | None
    lines: list[ChatLine]


class Said(Wire, tag_field="type", tag="said"):
    """Somebody said something to this audience."""

    line: ChatLine


class Pong(Wire, tag_field="type", tag="pong"):
    """Answer to ping."""

    now: str


class Ended(Wire, tag_field="type", tag="ended"):
    """A game of the series is over: the outcome by seat, the game in numbers, and what lets anybody check its luck.

    `decisionTimes` has by seat how many ms a decision took on average, null for who made none.
    """

    game: int
    outcome: Outcome
    statistics: GameStatistics | None
    decision_times: list[int | None]
    seed: str
    pinches: list[str]


ToClient = (
    Welcome
    | TableChanged
    | Position
    | Stepped
    | Accepted
    | RefusedMessage
    | Previews
    | Thinking
    | ChatLog
    | Said
    | Pong
    | Ended
)
