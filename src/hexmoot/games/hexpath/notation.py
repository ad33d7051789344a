"""Matches and boards as text: a header, a line for each placement, both ways."""

import re
from collections.abc import Sequence
from itertools import groupby
from typing import Any, NamedTuple, cast

import msgspec

from hexmoot.game import Refused
from hexmoot.games.hexpath.board import INDEX, hexes, name, named, tile_of, tile_text
from hexmoot.games.hexpath.history import Line, What
from hexmoot.games.hexpath.options import Options
from hexmoot.games.hexpath.reading import STATUSES, Seen
from hexmoot.hexes import hexagon

HEAD = re.compile(r"hexpath 1((?:; \w+=[\w,]+)+)")
LINE = re.compile(r"(\d+) ([0-5]) (?:([A-Q]\d+) ([0-9a-h]+)|(resign|timeout|left))(?: .*)?")
IN_HEAD = {"rings": "rings", "k": "pointsPerSide", "corners": "corners", "first": "firstSeat"}
CHANGES_NOTHING = ("rings", "pointsPerSide", "corners", "firstSeat", "shuffleSeats")  # said otherwise, or done already


class Transcript(NamedTuple):
    """A match as text has it: its options, the corners of the seats, who began, and what was done."""

    options: Options
    corners: list[int]
    first: int
    lines: Sequence[Line]


def record_text(game: Transcript) -> str:
    """The match as text; every line ends in a newline."""
    chosen, usual = msgspec.to_builtins(game.options), msgspec.to_builtins(Options())
    changed = [key for key in chosen if key not in CHANGES_NOTHING and chosen[key] != usual[key]]
    head = [
        "hexpath 1",
        f"rings={game.options.rings}",
        f"k={game.options.points_per_side}",
        f"corners={','.join(map(str, game.corners))}",
        f"first={game.first}",
        *(f"{key}={word(chosen[key])}" for key in changed),
    ]
    return "\n".join(["; ".join(head), *map(line_text, game.lines)]) + "\n"


def word(value: Any) -> str:
    """An option's value as one word."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def line_text(line: Line) -> str:
    """One line: the placement and, as remarks, what came of it."""
    if line.what != "place":
        return f"{line.turn} {line.seat} {line.what}"
    gains = [f"{'' if run.seat == line.seat else run.seat}+{run.visit + run.travel}" for run in line.runs]
    out = [f"x{seat}:{cause}" for seat, cause, _ in line.out]
    locked = [f"={seat}:{cause}" for seat, cause in line.locked]
    remarks = " ".join([*gains, *out, *locked, f"*{line.bonus}"])
    return f"{line.turn} {line.seat} {line.hex} {line.tile} {remarks}"


def parse_record_text(text: str) -> Transcript:
    """The match of a text, its remarks left out; Refused `badRecord` with the number of the line that is none."""
    head, *body = text.replace("\r\n", "\n").rstrip("\n").split("\n")
    found = HEAD.fullmatch(head)
    if not found:
        raise Refused("badRecord", line=1)
    said = dict(cast("tuple[str, str]", part.split("=")) for part in found[1].split("; ")[1:])
    try:
        corners = [int(corner) for corner in said.pop("corners").split(",")]
        first = int(said.pop("first"))
        given = {IN_HEAD.get(key, key): value for key, value in said.items()}
        options = msgspec.convert(given, Options, strict=False)
    except (KeyError, ValueError):
        raise Refused("badRecord", line=1) from None
    known = msgspec.structs.replace(options, corners=corners, first_seat=first)
    return Transcript(known, corners, first, [parse_line(line, n, options) for n, line in enumerate(body, 2)])


def parse_line(text: str, number: int, options: Options) -> Line:
    """One line without its remarks."""
    found = LINE.fullmatch(text)
    if not found:
        raise Refused("badRecord", line=number)
    turn, seat = int(found[1]), int(found[2])
    if found[5]:
        return Line(turn, seat, cast(What, found[5]))
    at, tile = named(found[3], options.rings), tile_of(found[4], options.points_per_side)
    return Line(turn, seat, "place", name(at, options.rings), tile_text(tile))


def board_text(seen: Seen, rings: int) -> str:
    """The board as a viewer sees it, row by row: `o` a tile, a number the glow of that seat, `*` of several."""
    marks = ["."] * hexes(rings)
    for at in seen.laid:
        marks[at] = "o"
    for i, seat in enumerate(seen.seats):
        if seat.glow >= 0:
            marks[seat.glow] = str(i) if marks[seat.glow] == "." else "*"
    lines = []
    for r, row in groupby(hexagon(rings), key=lambda cell: cell.r):
        letter = chr(ord("A") + r + rings)
        lines.append(f"{' ' * abs(r)}{letter} " + " ".join(marks[INDEX[cell]] for cell in row))
    scores = [f"seat {i}: {seat.score} ({STATUSES[seat.status]})" for i, seat in enumerate(seen.seats)]
    return "\n".join([*lines, ", ".join(scores)])
