"""Everything that crosses the wire: REST bodies and socket messages. Client types and /openapi.json come from here.

docs/protocol.md says who gets which message and when. Names are camelCase on the wire.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw

from hexmoot.game import Outcome, SeatInfo
from hexmoot.table import SeatWish, TableSettings

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Pinch = Annotated[str, Meta(pattern="^[0-9a-f]{0,64}$")]

# JSON of whatever game is played; the schema says so by naming each game's own type (see schema.py).
GameAction = Annotated[Raw, Meta(extra_json_schema={"x-game": "Action"})]
GameEvents = Annotated[Raw, Meta(extra_json_schema={"x-game": "Event[]"})]
GameEnvelope = Annotated[Raw, Meta(extra_json_schema={"x-game": "Envelope"})]
GameLegal = Annotated[Raw, Meta(extra_json_schema={"x-game": "Legal"})]
GamePreview = Annotated[Raw, Meta(extra_json_schema={"x-game": "Preview"})]


class Wire(msgspec.Struct, rename="camel"):
    """The base of all bodies and messages."""


# --- the catalogue: GET /api/games ----------------------------------------------------------------------


class BotInfo(Wire):
    """A character that can sit on a seat of this game; level 1 is the weakest."""

    id: str
    name: str
    level: int


class GameInfo(Wire):
    """A game as the lobby and the setup form need it. `optionsSchema` is a JSON Schema of the game's own options."""

    id: str
    title: str
    rules_version: int
    seats: list[int]
    sides: list[str]
    undo: str
    bots: list[BotInfo]
    options_schema: dict[str, Any]
    default_options: dict[str, Any]


# --- people: GET /api/me, PATCH /api/me -----------------------------------------------------------------


class Me(Wire):
    """Who this device is. `name` is empty until one is chosen."""

    id: str
    name: str


class Rename(Wire, forbid_unknown_fields=True):
    """PATCH /api/me."""

    name: Annotated[str, Meta(min_length=1, max_length=20)]


# --- tables ---------------------------------------------------------------------------------------------


class NewTable(Wire, forbid_unknown_fields=True):
    """POST /api/tables. Seats are in entry order, the host's device holds `you` and `guest` seats."""

    game: str
    seats: list[SeatWish]
    options: dict[str, Any] = {}
    settings: TableSettings = TableSettings()
    pinch: Pinch = ""


class Sit(Wire, forbid_unknown_fields=True):
    """POST /api/tables/{code}/sit: take an open seat (null: the first)."""

    seat: int | None = None
    pinch: Pinch = ""


class Stand(Wire, forbid_unknown_fields=True):
    """POST /api/tables/{code}/stand: give a seat back before the start."""

    seat: int


class Fill(Wire, forbid_unknown_fields=True):
    """POST /api/tables/{code}/seats: the host puts a bot on a seat or opens it, before the start."""

    seat: int
    wish: SeatWish


class Again(Wire, forbid_unknown_fields=True):
    """POST /api/tables/{code}/again: on to the next game of the series, or after it to a new series."""

    pinch: Pinch = ""


class TableSeat(Wire):
    """A seat of a table; `yours` is for the asking device. `present`: a socket of its holder is open.

    `ready`: its holder has asked for the next game. `seat` is its number in the running game.
    """

    name: str
    kind: Literal["human", "bot", "open"]
    bot: str | None
    yours: bool
    present: bool
    ready: bool
    seat: int | None


class GameScore(Wire):
    """A finished game of the series."""

    game: int
    outcome: Outcome
    commit: str


class TableInfo(Wire):
    """A table as one device sees it. `game` is the number of the running (or last) game, from 1; 0 before the start.

    `commit` is the promise of the running game, or of the coming one while none runs. `finished` and `series` (won
    games by seat) are of the running series; `decided` holds its places once it is over, null if nobody won it.
    """

    code: str
    url: str
    title: str
    game_id: str
    host: bool
    phase: Literal["open", "playing", "between", "done"]
    options: dict[str, Any]
    settings: TableSettings
    seats: list[TableSeat]
    game: int
    commit: str
    finished: list[GameScore]
    series: list[int]
    decided: list[int] | None
    watchers: int
    created_at: str


class TableLine(Wire):
    """A table in a list: GET /api/tables."""

    code: str
    game_id: str
    title: str
    phase: Literal["open", "playing", "between", "done"]
    seats: list[TableSeat]
    your_turn: bool
    free_seats: int
    created_at: str


class Lobby(Wire):
    """GET /api/tables: the device's own tables, and the public ones."""

    mine: list[TableLine]
    public: list[TableLine]


# --- replay ---------------------------------------------------------------------------------------------


class ReplayEntry(Wire):
    """One known entry of a game's log as this viewer may see it; k is the viewer's version after it.

    `action` is shown to the seat that acted, and to all once the game is over; `table` is what the table itself did.
    """

    k: int
    seat: int | None
    action: GameAction | None
    table: dict[str, Any] | None
    events: GameEvents
    at: str


class Replay(Wire):
    """GET /api/tables/{code}/games/{n}/replay: the head and all entries; views are asked for one at a time."""

    game: str
    rules_version: int
    options: dict[str, Any]
    seats: list[SeatInfo]
    commit: str
    outcome: Outcome | None
    entries: list[ReplayEntry]


class ReplayView(Wire):
    """GET /api/tables/{code}/games/{n}/replay/{k}: the position after the viewer's entry k."""

    envelope: GameEnvelope


class Problem(Wire):
    """Every refusal over REST, and inside socket messages: code, what its sentence needs, and an English sentence."""

    code: str
    params: dict[str, Any]
    message: str


# --- socket: client to server ---------------------------------------------------------------------------


class Hello(Wire, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """First message of a socket. `seat`: look through this seat (one of the device's), null: the device's first or a
    watcher. `game` and `version`: what the client holds, to be brought up to date from there."""

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
    """Hot seat: the pass screen was confirmed, and this seat looks now."""

    seat: int


class Ping(Wire, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Answered by a pong; keeps the line open."""


ToServer = Hello | Command | Ask | Ready | Ping


# --- socket: server to client ---------------------------------------------------------------------------


class Welcome(Wire, tag_field="type", tag="welcome"):
    """Answer to hello: the table, and the server's time."""

    table: TableInfo
    seat: int | None
    now: str


class TableChanged(Wire, tag_field="type", tag="table"):
    """The table itself changed: seats, phase, series, presence."""

    table: TableInfo


class Position(Wire, tag_field="type", tag="state"):
    """The whole position as this viewer may know it: after hello, and whenever the line was lost for too long."""

    game: int
    envelope: GameEnvelope
    legal: GameLegal | None


class Stepped(Wire, tag_field="type", tag="step"):
    """One entry this viewer may know of: what it told, and the position after it."""

    game: int
    version: int
    events: GameEvents
    envelope: GameEnvelope
    legal: GameLegal | None


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


class Pong(Wire, tag_field="type", tag="pong"):
    """Answer to ping."""

    now: str


class Ended(Wire, tag_field="type", tag="ended"):
    """A game of the series is over: the outcome, and what lets anybody check its luck."""

    game: int
    outcome: Outcome
    seed: str
    pinches: list[str]


ToClient = Welcome | TableChanged | Position | Stepped | Accepted | RefusedMessage | Previews | Thinking | Pong | Ended
