"""The format `hexmoot-record/1`: JSON Lines in UTF-8.

First the header, then the entries k = 0, 1, … of the game's log, and after the end a line with the result, the seed
and the pinches. Keys that we do not know are kept and ignored.
"""

from collections.abc import Mapping
from typing import Annotated, Any, NamedTuple, TypeVar

import msgspec
from msgspec import Meta

from hexmoot.game import Outcome, SeatInfo
from hexmoot.luck import PINCH
from hexmoot.words import Remark, sentence

FORMAT = "hexmoot-record/1"
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Luck = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
Pinch = Annotated[str, Meta(pattern=PINCH)]
Moment = Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$")]


class BadRecord(ValueError):
    """What is no record, or names what this Hexmoot does not have. Lines count from 1."""

    def __init__(self, line: int, code: str, **params: Any) -> None:
        self.line = line
        self.remark = Remark(code, params)
        super().__init__(sentence("record.atLine", line=line, problem=self.remark))


# --- the lines ----------------------------------------------------------------------------------------------------


class Header(msgspec.Struct, omit_defaults=True):
    """What is played, by whom, and the promise about its luck. Seats are in entry order; options as specs name them."""

    format: str
    game: str
    rules_version: int
    options: dict[str, Any]
    seats: list[SeatInfo]
    commit: Digest
    settings: dict[str, Any] | None = None


class Entry(msgspec.Struct, omit_defaults=True):
    """One entry of the log.

    Entry 0 starts the game: it has luck and no action. A step has its action as JSON data and a seat, None for the
    clock. An entry of the table itself has `table` (`{"type": …}`) and neither action, luck nor draws. `luck` is 32
    hex digits, `draws` holds (n, result), `at` is UTC to the millisecond.
    """

    k: int
    seat: int | None = None
    action: dict[str, Any] | None = None
    table: dict[str, Any] | None = None
    luck: Luck | None = None
    draws: list[tuple[int, int]] | None = None
    at: Moment | None = None

    @property
    def by(self) -> int | None:
        """The seat that acted, or whose word the table has written down."""
        return self.table.get("seat") if self.table else self.seat


class Footer(msgspec.Struct):
    """What came of the game, and what its luck was made of. Pinches are in entry order."""

    result: Outcome
    seed: Digest
    pinches: list[Pinch]


class Record(NamedTuple):
    """A game, or as much of it as has been played.

    `unknown` holds, by number, the lines that came with keys that we do not know, as they were read.
    """

    header: Header
    entries: list[Entry]
    footer: Footer | None = None
    unknown: Mapping[int, dict[str, Any]] = {}


L = TypeVar("L", Header, Entry, Footer)


# --- reading ------------------------------------------------------------------------------------------------------


def read(text: str | bytes) -> Record:
    """The record that a text holds; BadRecord if it is none. What its game makes of it, `replay` says."""
    lines = decoded(text).rstrip("\r\n").split("\n")
    raws = [fields_of(number, line) for number, line in enumerate(lines, 1)]
    unknown: dict[int, dict[str, Any]] = {}
    if raws[0].get("format") != FORMAT:
        raise BadRecord(1, "record.format", format=FORMAT)
    header = shaped(1, raws[0], Header, unknown)
    footer = shaped(len(raws), raws[-1], Footer, unknown) if "result" in raws[-1] else None
    last = len(raws) - (footer is not None)
    entries = [shaped(number, raw, Entry, unknown) for number, raw in enumerate(raws[1:last], 2)]
    if not entries:
        raise BadRecord(len(raws), "record.notBegun")
    return Record(header, entries, footer, unknown)


def decoded(text: str | bytes) -> str:
    """UTF-8 as text."""
    if isinstance(text, str):
        return text
    try:
        return text.decode()
    except UnicodeDecodeError as error:
        raise BadRecord(text.count(b"\n", 0, error.start) + 1, "record.notText") from None


def fields_of(number: int, line: str) -> dict[str, Any]:
    """A line as a JSON object."""
    try:
        return msgspec.json.decode(line.encode(), type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise BadRecord(number, "record.notJson") from None


def shaped(number: int, raw: dict[str, Any], kind: type[L], unknown: dict[int, dict[str, Any]]) -> L:
    """A JSON object as this kind of line; noted in `unknown` if it holds more than that."""
    try:
        line = msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise BadRecord(number, "record.notLine", why=error) from None
    if plain(line) != raw:
        unknown[number] = raw
    return line


# --- writing ------------------------------------------------------------------------------------------------------


def write(record: Record) -> str:
    """The record as text: one line each, every one ending in a newline."""
    lines: list[Header | Entry | Footer] = [record.header, *record.entries]
    if record.footer:
        lines.append(record.footer)
    whole = [merged(record.unknown.get(number, {}), plain(line)) for number, line in enumerate(lines, 1)]
    return "".join(f"{msgspec.json.encode(line).decode()}\n" for line in whole)


def plain(line: Header | Entry | Footer) -> dict[str, Any]:
    """A line as JSON data. Results name teams only where there are some."""
    fields: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(line))
    if isinstance(line, Footer) and line.result.teams is None:
        del fields["result"]["teams"]
    return fields


def merged(raw: Any, known: Any) -> Any:
    """What was read, with all that we know of it laid over."""
    if isinstance(raw, dict) and isinstance(known, dict):
        return raw | {key: merged(raw.get(key), value) for key, value in known.items()}
    if isinstance(raw, list) and isinstance(known, list) and len(raw) == len(known):
        return [merged(*pair) for pair in zip(raw, known, strict=True)]
    return known
