"""All requests that are answered: the routes and /openapi.json are both made of this list."""

from typing import Any, NamedTuple

from hexmoot.server.bodies import (
    AboutMe,
    Again,
    BoardView,
    Change,
    ChatLine,
    Done,
    Fill,
    GameInfo,
    GiveUp,
    Leave,
    Link,
    Lobby,
    Me,
    NewTable,
    Password,
    Redeem,
    Replay,
    ReplayView,
    Report,
    SignIn,
    SignOut,
    Sit,
    Stand,
    Start,
    Swap,
    TableInfo,
)
from hexmoot.server.limits import BODY_BYTES, RECORD_BYTES
from hexmoot.server.records import Positions, ReadRecord, RecordFile, RecordPart


class Endpoint(NamedTuple):
    """One kind of request. `answer` is a type of JSON, or the media type of something else; `most` bytes are read."""

    name: str
    method: str
    path: str
    summary: str
    answer: Any
    body: Any = None
    query: tuple[str, ...] = ()
    most: int = BODY_BYTES


RECORDS = "/api/records"
GAME = "/api/tables/{code}/games/{number}"
ENDPOINTS = (
    Endpoint("games", "GET", "/api/games", "The games, their bots and their options", list[GameInfo]),
    Endpoint("board", "GET", "/api/games/{game}/board", "A game's board before it", BoardView, query=("options",)),
    Endpoint("me", "GET", "/api/me", "Who this device is", Me),
    Endpoint("tell", "PATCH", "/api/me", "Tell one's name, and the colours one likes", Me, AboutMe),
    Endpoint("link", "POST", "/api/me/link", "A link that makes another device one's own", Link),
    Endpoint("redeem", "POST", "/api/me/redeem", "Use such a link", Me, Redeem),
    Endpoint("password", "POST", "/api/me/password", "Claim the own name, or give it up", Me, Password),
    Endpoint("sign_in", "POST", "/api/me/sign-in", "Be whoever has claimed a name", Me, SignIn),
    Endpoint("sign_out", "POST", "/api/me/sign-out", "Let other devices be nobody's", Done, SignOut),
    Endpoint("export", "GET", "/api/me/export", "All that is kept of oneself", "application/json"),
    Endpoint("forget", "DELETE", "/api/me", "Be forgotten", Done),
    Endpoint("lobby", "GET", "/api/tables", "The device's own tables and the public ones", Lobby),
    Endpoint("open", "POST", "/api/tables", "Open a table", TableInfo, NewTable),
    Endpoint("table", "GET", "/api/tables/{code}", "A table", TableInfo),
    Endpoint("sit", "POST", "/api/tables/{code}/sit", "Take an open seat", TableInfo, Sit),
    Endpoint("stand", "POST", "/api/tables/{code}/stand", "Give a seat back before the start", TableInfo, Stand),
    Endpoint("fill", "POST", "/api/tables/{code}/seats", "Change a seat before the start (host)", TableInfo, Fill),
    Endpoint("change", "PATCH", "/api/tables/{code}", "Change the terms before the start (host)", TableInfo, Change),
    Endpoint("swap", "POST", "/api/tables/{code}/swap", "Let two seats change places (host)", TableInfo, Swap),
    Endpoint("leave", "POST", "/api/tables/{code}/leave", "Go before the start", TableInfo, Leave),
    Endpoint("give_up", "POST", "/api/tables/{code}/give-up", "End a game without who is gone", TableInfo, GiveUp),
    Endpoint("start", "POST", "/api/tables/{code}/start", "Begin, whoever is missing (host)", TableInfo, Start),
    Endpoint("again", "POST", "/api/tables/{code}/again", "On to the next game or series", TableInfo, Again),
    Endpoint("report", "POST", "/api/tables/{code}/reports", "Report a message of the chat", ChatLine, Report),
    Endpoint("qr", "GET", "/api/tables/{code}/qr.svg", "The table's link as a QR code", "image/svg+xml"),
    Endpoint("record", "GET", f"{GAME}/record", "The record of a finished game", "application/x-ndjson"),
    Endpoint("replay", "GET", f"{GAME}/replay", "The log of a game", Replay, query=("viewer",)),
    Endpoint("view", "GET", f"{GAME}/replay/{{k}}", "The position after an entry", ReplayView, query=("viewer",)),
    Endpoint("read", "POST", RECORDS, "Look at a record; it is not kept", ReadRecord, RecordFile, (), RECORD_BYTES),
    Endpoint("part", "POST", f"{RECORDS}/positions", "… and its positions", Positions, RecordPart, (), RECORD_BYTES),
)
