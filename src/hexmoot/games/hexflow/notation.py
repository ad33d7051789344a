"""Placements, games and boards as text, the first two both ways."""

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from hexmoot.game import Refused
from hexmoot.games.hexflow import views
from hexmoot.games.hexflow.board import BOARDS, CORNER_NAMES
from hexmoot.games.hexflow.options import Options
from hexmoot.games.hexflow.tiles import CODES, KINDS

LETTERS = "ABCD"
SEATS = {**{letter: seat for seat, letter in enumerate(LETTERS)}, **{c: i for i, c in enumerate(CORNER_NAMES)}}
CODE_OF = dict(zip(KINDS, CODES, strict=True))
KIND_OF = dict(zip(CODES, KINDS, strict=True))
UNTURNED = ("star6", "block")  # tiles that look the same in every rotation
MOVE = re.compile(r"([A-Z][A-Z0-9])(?:=([A-Z][A-Z0-9]))?(@|x)([a-z]\d+)(?:/(\d))?(\+P)?([#!^])?")
HEADER = re.compile(r"\[(\w+) ?([^\]]*)\]")
DEED = re.compile(r"([A-D]):(\S+)")
CHANGES = ("resign", "timeout", "penalty")


# --- a placement ----------------------------------------------------------------------------------------


def move_text(place: views.Place) -> str:
    """`AR@e5/2`, `WC=S6@e9`, `S6xe5`, `ST@a8/0+P`: the tile, what it is declared to be, where, how, and the pool."""
    look = place.declare or place.tile
    declared = f"={CODE_OF[place.declare]}" if place.declare else ""
    turned = "" if look in UNTURNED and place.rotation == 0 else f"/{place.rotation}"
    pool = "+P" if place.draw == "pool" else ""
    return f"{CODE_OF[place.tile]}{declared}{'x' if place.displace else '@'}{place.cell}{turned}{pool}"


def parse_move(text: str) -> views.Place:
    """The placement of a text, its mark left out; Refused `badNotation` if this is none."""
    found = MOVE.fullmatch(text)
    if not found or found[1] not in KIND_OF or (found[2] and found[2] not in KIND_OF):
        raise Refused("badNotation", text=text)
    code, declared, how, cell, turned, pool, _ = found.groups()
    return views.Place(
        tile=KIND_OF[code],
        cell=cell,
        rotation=int(turned or 0),
        declare=KIND_OF[declared] if declared else None,
        displace=how == "x",
        draw="pool" if pool else "bag",
    )


def parse_by(text: str) -> tuple[int, views.Place]:
    """A seat and its placement: `B:ST@i8/6`, on the triangle also `III:BK@f10`."""
    who, _, move = text.partition(":")
    if who not in SEATS:
        raise Refused("badNotation", text=text)
    return SEATS[who], parse_move(move)


# --- a game ---------------------------------------------------------------------------------------------


class Transcript(NamedTuple):
    """A game as text has it: options, the seats from the first mover, corners of the triangle by seat, deeds in words,
    and how it ended."""

    options: Options
    order: list[int]
    corners: list[str | None]
    deeds: Sequence[tuple[int, str]]
    result: views.Result | None


def record_text(game: Transcript) -> str:
    """The game as text; every line ends in a newline."""
    chosen, usual = msgspec.to_builtins(game.options), msgspec.to_builtins(Options())
    changed = [f"{key}={word(chosen[key])}" for key in chosen if key != "mode" and chosen[key] != usual[key]]
    lines = [f"[Mode {game.options.mode}]"]
    if game.order:
        lines.append(f"[First {LETTERS[game.order[0]]}]")
        lines.append(f"[Order {' '.join(LETTERS[seat] for seat in game.order)}]")
    if any(game.corners):
        lines.append(f"[Corners {' '.join(f'{LETTERS[i]}={c}' for i, c in enumerate(game.corners) if c)}]")
    if changed:
        lines.append(f"[Options {' '.join(changed)}]")
    if game.result:
        lines.append(f"[Result {result_text(game.result)}]")
    rounds = in_rounds(game)
    return "\n".join([*lines, *(f"{n}. {' '.join(deeds)}" for n, deeds in enumerate(rounds, 1))]) + "\n"


def result_text(result: views.Result) -> str:
    """`A 30-0 path`: the winners, or of a draw the tied, the scores and the reason."""
    best = "".join(LETTERS[party] for party in result.winners or result.tied)
    return f"{best} {'-'.join(map(str, result.scores))} {result.reason}"


def in_rounds(game: Transcript) -> list[list[str]]:
    """The deeds as words, a new round whenever a placement comes to a seat that is not behind the last one."""
    rounds: list[list[str]] = []
    last = len(game.order)
    for seat, deed in game.deeds:
        here = game.order.index(seat) if seat in game.order else last
        if not rounds or (deed not in CHANGES and here <= last):
            rounds.append([])
        if deed not in CHANGES:
            last = here
        rounds[-1].append(f"{LETTERS[seat]}:{deed}")
    return rounds


def word(value: Any) -> str:
    """An option's value as one word."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def parse_record_text(text: str) -> Transcript:
    """The game of a text, without how it ended; Refused `badRecord` with the number of the line that is none."""
    said: dict[str, str] = {}
    deeds: list[tuple[int, str]] = []
    lines = text.replace("\r\n", "\n").rstrip("\n").split("\n")
    for number, line in enumerate(lines, 1):
        header = HEADER.fullmatch(line)
        if header:
            said[header[1]] = header[2]
            continue
        numbered, *words = line.split(" ")
        found = [DEED.fullmatch(deed) for deed in words]
        if not re.fullmatch(r"\d+\.", numbered) or not words or not all(found):
            raise Refused("badRecord", line=number)
        deeds += [(LETTERS.index(deed[1]), deed[2]) for deed in found if deed]
    try:
        given = dict(pair.split("=") for pair in said.get("Options", "").split())
        options = msgspec.convert({"mode": said["Mode"], **given}, Options, strict=False)
        corners = dict(pair.split("=") for pair in said.get("Corners", "").split())
    except (KeyError, ValueError):
        raise Refused("badRecord", line=1) from None
    order = [LETTERS.index(letter) for letter in said.get("Order", "").split()]
    return Transcript(options, order, [corners.get(letter) for letter in LETTERS], deeds, None)


# --- a board --------------------------------------------------------------------------------------------


def board_text(board: dict[str, views.Tile], shape: int) -> str:
    """The board, line by line: owner, code and rotation of each tile, dots for empty cells."""
    rows: dict[int, dict[int, str]] = {}
    for name, (q, r) in BOARDS[shape].items():
        tile = board.get(name)
        shown = f"{LETTERS[tile.owner].lower()}{CODE_OF[tile.declare or tile.tile]}{tile.rotation}" if tile else "...."
        high, across = (2 * r + q, q) if shape < 2 else (q + r, q - r)
        rows.setdefault(high, {})[across] = shown
    left = min(across for row in rows.values() for across in row)
    lines = []
    for _, row in sorted(rows.items()):
        line = ""
        for across, shown in sorted(row.items()):
            line = line.ljust((across - left) * (5 if shape < 2 else 3)) + shown
        lines.append(line)
    return "\n".join(lines)
