"""What requests carry and are answered with. Client types and /openapi.json come from here and from `messages`.

docs/protocol.md says who may ask for what. Names are camelCase on the wire.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw

from hexmoot.game import Outcome, SeatInfo
from hexmoot.record.lines import Pinch
from hexmoot.table import SeatWish, TableSettings
from hexmoot.table.plan import Phase
from hexmoot.table.talk import Phrase

# JSON of whatever game is played; the schema says so by naming each game's own type (see schema.py).
GameAction = Annotated[Raw, Meta(extra_json_schema={"x-game": "Action"})]
GameEvents = Annotated[Raw, Meta(extra_json_schema={"x-game": "Event[]"})]
GameEnvelope = Annotated[Raw, Meta(extra_json_schema={"x-game": "Envelope"})]
GameLegal = Annotated[Raw, Meta(extra_json_schema={"x-game": "Legal"})]
GamePreview = Annotated[Raw, Meta(extra_json_schema={"x-game": "Preview"})]
GameBoard = Annotated[Raw, Meta(extra_json_schema={"x-game": "Board"})]
GameStatistics = Annotated[Raw, Meta(extra_json_schema={"x-game": "Statistics"})]


def raw(value: Any) -> Raw:
    """A value as JSON inside another."""
    return Raw(msgspec.json.encode(value))


class Wire(msgspec.Struct, rename="camel"):
    """The base of all bodies and messages."""


# --- the catalogue: GET /api/games ----------------------------------------------------------------------


class BotInfo(Wire):
    """A character that can sit on a seat of this game; level 1 is the weakest."""

    id: str
    name: str
    level: int


class GameInfo(Wire):
    """A game as the lobby and the setup form need it. `optionsSchema` is a JSON Schema of the game's own options.

    `defaultOptions` are those of a table on one device, `onlineOptions` of one with open seats. `turnSeconds`,
    `timeouts` and `leavings` are what the settings `turnSeconds`, `onTimeout` and `onLeave` may be, the usual first.
    `standIn` is the bot that usually plays for who is gone; so many times too late in a row (`lateness`) is gone too.
    `mapped` are the options that the board depends on, where it can be looked at before a game.
    `ownColours`: who sits down brings a colour along, a number of `sides`; else the seats have theirs.
    """

    id: str
    title: str
    rules_version: int
    seats: list[int]
    sides: list[str]
    own_colours: bool
    mapped: list[str]
    undo: str
    turn_seconds: list[int]
    timeouts: list[str]
    leavings: list[str]
    lateness: int | None
    stand_in: str
    bots: list[BotInfo]
    options_schema: dict[str, Any]
    default_options: dict[str, Any]
    online_options: dict[str, Any]


class BoardView(Wire):
    """The board that some options give, whoever plays and whatever the luck."""

    board: GameBoard


# --- people: GET /api/me, PATCH /api/me -----------------------------------------------------------------


class Me(Wire):
    """Who this device is. `name` is empty until one is chosen; `claimed`: a password keeps it for this person.

    `colours` are those it likes to play, names of games' `sides`, the dearest first.
    """

    id: str
    name: str
    claimed: bool
    colours: list[str]


class AboutMe(Wire, forbid_unknown_fields=True):
    """PATCH /api/me: what is named changes."""

    name: Annotated[str, Meta(min_length=1, max_length=20)] | None = None
    colours: Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(max_length=16)] | None = None


class Link(Wire):
    """POST /api/me/link: a link that makes one other device this person's, once and until then. `qr` is SVG."""

    url: str
    token: str
    expires: str
    qr: str


class Redeem(Wire, forbid_unknown_fields=True):
    """POST /api/me/redeem: the token is what follows the # in a link's URL."""

    token: Annotated[str, Meta(max_length=100)]


class Password(Wire, forbid_unknown_fields=True):
    """POST /api/me/password: claim the own name with a password, or (null) give it up. `old` is the one before."""

    password: Annotated[str, Meta(min_length=8, max_length=200)] | None
    old: Annotated[str, Meta(max_length=200)] | None = None


class SignIn(Wire, forbid_unknown_fields=True):
    """POST /api/me/sign-in: make this device that of whoever has claimed the name."""

    name: Annotated[str, Meta(max_length=20)]
    password: Annotated[str, Meta(max_length=200)]


class SignOut(Wire, forbid_unknown_fields=True):
    """POST /api/me/sign-out: all other devices, and with `here` this one too."""

    here: bool = False


class Done(Wire):
    """What was asked for has been done, and there is nothing to say about it."""


# --- tables ---------------------------------------------------------------------------------------------


class NewTable(Wire, forbid_unknown_fields=True):
    """POST /api/tables. The host's device holds `you` and `guest` seats."""

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


class Change(Wire, forbid_unknown_fields=True):
    """PATCH /api/tables/{code}: the host names what is to be other, before the start."""

    options: dict[str, Any] = {}
    settings: dict[str, Any] = {}


class Swap(Wire, forbid_unknown_fields=True):
    """POST /api/tables/{code}/swap: two seats change places with whoever sits there, before the start (host)."""

    seats: tuple[int, int]


class Leave(Wire, forbid_unknown_fields=True):
    """POST /api/tables/{code}/leave: give all own seats back before the start; the host's place passes on."""


class GiveUp(Wire, forbid_unknown_fields=True):
    """POST /api/tables/{code}/give-up: end the game without those who are gone, once all want it who are here."""


class Start(Wire, forbid_unknown_fields=True):
    """POST /api/tables/{code}/start: the host waits no longer; bots take the open seats, or nobody does."""


class Again(Wire, forbid_unknown_fields=True):
    """POST /api/tables/{code}/again: on to the next game of the series, or after it to a new series."""

    pinch: Pinch = ""


class TableSeat(Wire):
    """A chair of a table; `yours` is for the asking device. `present`: a socket of its holder is open.

    `ready`: its holder has asked for the next game. `seat` is its number in the running or last game, null in lists and
    before the first. `bot` sits here, or takes an open chair if nobody does. `goneAt`: its holder has no line, and from
    then on those who are here may end the game; `givesUp`: its holder wants that.
    """

    name: str
    kind: Literal["human", "bot", "open"]
    bot: str | None
    yours: bool
    present: bool
    ready: bool
    colour: int | None
    seat: int | None
    gone_at: str | None
    gives_up: bool


class GameScore(Wire):
    """A finished game of the series; the outcome is by the table's chairs."""

    game: int
    outcome: Outcome
    commit: str


class TableInfo(Wire):
    """A table as one device sees it; its lists are by chair.

    `game` is the number of the running (or last) game, from 1; 0 before the start.
    `commit` is the promise of the running game, or of the coming one while none runs. `finished` and `series` (won
    games by seat) are of the running series; `decided` holds its places once it is over, null if nobody won it.
    """

    code: str
    url: str
    title: str
    game_id: str
    host: bool
    phase: Phase
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
    phase: Phase
    settings: TableSettings
    seats: list[TableSeat]
    your_turn: bool
    free_seats: int
    watchers: int
    created_at: str


class Lobby(Wire):
    """GET /api/tables: the device's own tables, public ones that wait for players, and public ones being played."""

    mine: list[TableLine]
    public: list[TableLine]
    playing: list[TableLine]


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
    """GET /api/tables/{code}/games/{n}/replay: the head and all entries; views are asked for one at a time.

    `statistics` are there after the end, where the game counts any, and `decisionTimes`: by seat, how many ms a
    decision took on average, null for who made none.
    """

    game: str
    rules_version: int
    options: dict[str, Any]
    seats: list[SeatInfo]
    commit: str
    outcome: Outcome | None
    statistics: GameStatistics | None
    decision_times: list[int | None] | None
    entries: list[ReplayEntry]


class ReplayView(Wire):
    """GET /api/tables/{code}/games/{n}/replay/{k}: the position after the viewer's entry k."""

    envelope: GameEnvelope


# --- the chat -------------------------------------------------------------------------------------------


class ChatLine(Wire):
    """Something that was said: message `n` of its audience. A `phrase` is shown in the reader's language; else `text`.

    `id` is what the author's device has chosen, `who` tells authors apart, `chair` is where the author sits.
    """

    n: int
    id: str
    who: str
    name: str
    chair: int | None
    text: str
    phrase: Phrase | None
    at: str


class Report(Wire, forbid_unknown_fields=True):
    """POST /api/tables/{code}/reports: message `n` of the own audience is not as it should be."""

    n: int


class Problem(Wire):
    """Every refusal over REST, and inside socket messages: code, what its sentence needs, and an English sentence."""

    code: str
    params: dict[str, Any]
    message: str
