"""Moves, positions and whole games as text, both ways.

A sealed move is the two cards as they lie before their player: `R7-B10`, or `B10-R7` with the black card on the left.
A game is a head, a line for each turn and, once it is over, its result:

    battlehex 1; size=13; red=Ann; black=Bob
    1. R6-B7 | B7-R6 = O R5B8
    2. R7-B7 | --
    1-0

`= S` and `= O` (Same, Opposite) tell who won a contest; the loser's free cell follows, `-` if there was none. `--` is
a turn without a move. A turn of classic is a cell, `swap` or `--`.
"""

import re
from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple, cast, get_args

from hexmoot.game import Refused
from hexmoot.games.battlehex import views
from hexmoot.games.battlehex.board import INDEX, LARGEST, RANKS, SMALLEST, SPOTS, STRIDE, name, named, spot

MARKS = ".RB"
HEAD = re.compile(r"battlehex 1; size=([0-9]{1,2}); red=([^;]*); black=([^;]*)")
BATTLE_TURN = re.compile(r"([0-9]+)\. (\S+) \| (\S+)(?: = ([SO]) (\S+))?")
CLASSIC_TURN = re.compile(r"([0-9]+)\. (\S+)")
NO_MOVE, NO_CELL, SWAP = "--", "-", "swap"

Mark = Literal["S", "O"]
Result = Literal["1-0", "0-1", "*"]  # Red first; abandoned


class Sealed(NamedTuple):
    """A sealed move: red rank, black rank and the colour of the left card."""

    r: int
    b: int
    left: views.Card


class BattleTurn(NamedTuple):
    """What both sealed, None for no move; then the winner's mark of a contest, and the loser's cell."""

    red: Sealed | None
    black: Sealed | None
    contest: Mark | None = None
    free: str | None = None


class ClassicTurn(NamedTuple):
    """A cell, `swap`, or None for a turn that passed."""

    move: str | None


Turn = BattleTurn | ClassicTurn


class Transcript(NamedTuple):
    """A game, or as much of it as has been played (no result yet)."""

    size: int
    red: str
    black: str
    turns: Sequence[Turn]
    result: Result | None


# --- sealed moves -----------------------------------------------------------------------------------------------------


def sealed_text(r: int, b: int, left: str) -> str:
    """`R7-B10`, or `B10-R7` with the black card on the left."""
    red, black = f"R{RANKS[r - 1]}", f"B{RANKS[b - 1]}"
    return f"{black}-{red}" if left == "B" else f"{red}-{black}"


def parse_sealed(text: str, size: int = LARGEST) -> Sealed:
    """The sealed move of this text; Refused `badMove` if it is none on this board."""
    first, dash, second = text.partition("-")
    left: views.Card = "R" if first[:1] == "R" else "B"
    red, black = (first, second) if left == "R" else (second, first)
    if dash and red[:1] == "R" and black[:1] == "B" and red[1:] in INDEX and black[1:] in INDEX:
        r, b = INDEX[red[1:]], INDEX[black[1:]]
        if max(r, b) <= size:
            return Sealed(r, b, left)
    raise Refused("badMove", move=text, size=size)


# --- positions --------------------------------------------------------------------------------------------------------


def board_text(size: int, cell: Sequence[int]) -> str:
    """The rhombus, a line for each red rank from the highest down, shifted so that touching cells touch.

    Red joins left and right, Black bottom and top.
    """
    lines = []
    for r in range(size, 0, -1):
        row = " ".join(MARKS[cell[spot(r, b)]] for b in range(1, size + 1))
        lines.append(f"{' ' * (r - 1)}{RANKS[r - 1]:>2} {row}")
    lines.append("  " + "".join(f"{rank:<2}" for rank in RANKS[:size]).rstrip())
    return "\n".join(lines)


def parse_board(text: str) -> tuple[int, list[int]]:
    """Size and cells of a board as `board_text` writes it; Refused `badBoard` if it does not."""
    rows = [line.split()[1:] for line in text.split("\n")[:-1]]
    size, cell = len(rows), [0] * SPOTS
    marks = {spot(size - i, b): mark for i, row in enumerate(rows) for b, mark in enumerate(row, 1)}
    if SMALLEST <= size <= LARGEST and all(len(row) == size for row in rows) and set(marks.values()) <= set(MARKS):
        for at, mark in marks.items():
            cell[at] = MARKS.index(mark)
        if board_text(size, cell) == text:
            return size, cell
    raise Refused("badBoard")


# --- games ------------------------------------------------------------------------------------------------------------


def transcript(red: str, black: str, view: views.View) -> Transcript:
    """The game that a view remembers."""
    turns: Sequence[Turn] = (battle_turns if view.mode == "battle" else classic_turns)(view.history)
    result: Result = "*" if view.winner is None else "1-0" if view.winner == "red" else "0-1"
    return Transcript(view.size, red, black, turns, result if view.phase == "over" else None)


def battle_turns(history: Sequence[views.Past]) -> list[BattleTurn]:
    """The turns of battle that have been revealed."""
    contests: dict[int, Mark] = {
        e.turn: "S" if e.result == "same" else "O" for e in history if isinstance(e, views.ContestEvent)
    }
    free = {e.turn: e.cell for e in history if isinstance(e, views.PlacedEvent) and e.free}
    return [
        BattleTurn(turned_up(e.red), turned_up(e.black), contests.get(e.turn), free.get(e.turn))
        for e in history
        if isinstance(e, views.RevealEvent)
    ]


def turned_up(move: views.Revealed | None) -> Sealed | None:
    """A revealed move, as it had been sealed."""
    return Sealed(*divmod(named(move.cell), STRIDE), move.left) if move else None


def classic_turns(history: Sequence[views.Past]) -> list[ClassicTurn]:
    """The turns of classic that are over: each left one event."""
    return [
        ClassicTurn(e.cell if isinstance(e, views.PlacedEvent) else SWAP if isinstance(e, views.SwappedEvent) else None)
        for e in history
    ]


def record_text(game: Transcript) -> str:
    """The game as text; every line ends in a newline."""
    lines = [f"battlehex 1; size={game.size}; red={guarded(game.red)}; black={guarded(game.black)}"]
    lines += [f"{number}. {turn_text(turn)}" for number, turn in enumerate(game.turns, 1)]
    return "\n".join([*lines, game.result or ""]).rstrip("\n") + "\n"


def turn_text(turn: Turn) -> str:
    """One turn without its number."""
    if isinstance(turn, ClassicTurn):
        return turn.move or NO_MOVE
    moves = " | ".join(sealed_text(*move) if move else NO_MOVE for move in (turn.red, turn.black))
    if turn.contest is None:
        return moves
    return f"{moves} = {turn.contest} {turn.free or NO_CELL}"


def parse_record_text(text: str) -> Transcript:
    """The game of a text; Refused `badRecord` with the line's number, or as its moves and cells are refused."""
    lines = text.replace("\r\n", "\n").rstrip("\n").split("\n")
    head = HEAD.fullmatch(lines[0])
    if not head or not SMALLEST <= int(head[1]) <= LARGEST:
        raise Refused("badRecord", line=1)
    size = int(head[1])
    result = next((r for r in get_args(Result) if r == lines[-1]), None)
    body = lines[1 : -1 if result else None]
    parse: Callable[[str, int, int], Turn] = parse_battle_turn if body and "|" in body[0] else parse_classic_turn
    turns = [parse(line, number, size) for number, line in enumerate(body, 1)]
    return Transcript(size, bared(head[2]), bared(head[3]), turns, result)


def parse_battle_turn(line: str, number: int, size: int) -> BattleTurn:
    """A line of battle, which must have this number."""
    found = BATTLE_TURN.fullmatch(line)
    if not found or found[1] != str(number):
        raise Refused("badRecord", line=number + 1)
    red, black = (None if move == NO_MOVE else parse_sealed(move, size) for move in found.group(2, 3))
    free = None if found[5] in (None, NO_CELL) else name(named(found[5], size))
    return BattleTurn(red, black, cast("Mark | None", found[4]), free)


def parse_classic_turn(line: str, number: int, size: int) -> ClassicTurn:
    """A line of classic, which must have this number."""
    found = CLASSIC_TURN.fullmatch(line)
    if not found or found[1] != str(number):
        raise Refused("badRecord", line=number + 1)
    if found[2] in (NO_MOVE, SWAP):
        return ClassicTurn(SWAP if found[2] == SWAP else None)
    return ClassicTurn(name(named(found[2], size)))


def guarded(player: str) -> str:
    """A player's name with what would break the head written as %3B and the like."""
    return re.sub(r"[%;\x00-\x1f]", lambda sign: f"%{ord(sign[0]):02X}", player)


def bared(player: str) -> str:
    """The name that `guarded` wrote so."""
    return re.sub(r"%([0-9A-F]{2})", lambda code: chr(int(code[1], 16)), player)
