"""The worked positions of Battle Hex: what each kind of them holds, and how it is checked."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from hexmoot.game import Refused, SeatInfo
from hexmoot.games.battlehex import rules, solver, views
from hexmoot.games.battlehex.board import LARGEST, SIDES, STRIDE, Side, border, name, named, neighbours
from hexmoot.games.battlehex.game import GAME, State
from hexmoot.games.battlehex.notation import NO_MOVE, SWAP, parse_sealed
from hexmoot.luck import NO_LUCK

Size = Annotated[int, Meta(ge=1, le=LARGEST)]
Pair = tuple[Any, Any]  # what was expected, and what came of it
SEATS = [SeatInfo("Red", "human"), SeatInfo("Black", "human")]
RESIGN = "resign"


class Worked(msgspec.Struct, tag_field="kind", forbid_unknown_fields=True, rename="camel", kw_only=True):
    """What every position has."""

    id: str
    why: str = ""


# --- board and notation -----------------------------------------------------------------------------------------------


class Neighbours(Worked, tag="neighbours", kw_only=True):
    """The cells that touch a cell, in any order."""

    size: Size = LARGEST
    expect: dict[str, list[str]]

    def check(self) -> Pair:
        got = {cell: names(neighbours(named(cell, self.size), self.size)) for cell in self.expect}
        return {cell: sorted(touching) for cell, touching in self.expect.items()}, got


class Borders(Worked, tag="borders", kw_only=True):
    """The cells of the four borders, in any order."""

    size: Size = LARGEST
    expect: dict[str, list[str]]

    def check(self) -> Pair:
        ends = ((side, end) for side in (0, 1) for end in (0, 1))
        got = {f"{SIDES[side]}{('Start', 'End')[end]}": names(border(side, end, self.size)) for side, end in ends}
        return {key: sorted(line) for key, line in self.expect.items()}, asked(self.expect, got)


class Parse(Worked, tag="parse", kw_only=True):
    """Sealed moves as text: the cell and the left card, None for what is no move."""

    size: Size = LARGEST
    expect: dict[str, list[str] | None]

    def check(self) -> Pair:
        return self.expect, {text: read(text, self.size) for text in self.expect}


class Reject(Worked, tag="reject", kw_only=True):
    """Texts that are no sealed moves on a board, and texts that are."""

    size: Size = LARGEST
    sealed: list[str] = []
    ok: list[str] = []

    def check(self) -> Pair:
        expected = dict.fromkeys(self.sealed, False) | dict.fromkeys(self.ok, True)
        return expected, {text: read(text, self.size) is not None for text in expected}


def read(text: str, size: int) -> list[str] | None:
    """The cell and the left card of a sealed move as text; None if it is none on this board."""
    try:
        r, b, left = parse_sealed(text, size)
    except Refused:
        return None
    return [name(r * STRIDE + b), left]


# --- play -------------------------------------------------------------------------------------------------------------


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Pieces that lie on the board before turn 1."""

    red: list[str] = []
    black: list[str] = []


class Game(Worked, kw_only=True):
    """A game from its setup on. Where `expect` has `refused`, play stops at the refusal, and this is its code."""

    size: int = LARGEST
    forfeit_limit: int = 3
    swap: bool = True
    options: dict[str, Any] = {}
    setup: Setup = Setup()
    expect: dict[str, Any]

    def begin(self, mode: views.Mode) -> State:
        """The position before turn 1; Red has seat 0."""
        chosen = {"mode": mode, "size": self.size, "forfeitLimit": self.forfeit_limit, "swap": self.swap}
        options = msgspec.convert(chosen | self.options | {"firstColour": "red"}, GAME.Options)
        state, _ = GAME.new(options, SEATS, NO_LUCK)
        for side, cells in enumerate((self.setup.red, self.setup.black)):
            for cell in cells:
                at = named(cell, options.size)
                if state.facts().cell[at]:
                    raise ValueError(f"{cell} is set up twice")
                rules.put(state.record, side, at)
        return state

    def played(self, state: State, move: Callable[[State, Any], Any], moves: Sequence[Any]) -> Pair:
        """What was expected, and what the moves led to."""
        steps, refused = [], None
        try:
            for item in moves:
                steps.append(move(state, item))
        except Refused as refusal:
            if "refused" not in self.expect:
                raise
            refused = refusal.code
        expected = {key: sorted(value) if listed(key, value) else value for key, value in self.expect.items()}
        return expected, asked(expected, self.found(state) | {"steps": steps, "refused": refused})

    def found(self, state: State) -> dict[str, Any]:
        """Everything that a position may ask about. Pieces are counted, or listed where a list is expected."""
        view = state.view(None)
        pieces = {side: sorted(cell for cell, owner in view.cells.items() if owner == side) for side in SIDES}
        return {
            **{side: own if listed(side, self.expect.get(side)) else len(own) for side, own in pieces.items()},
            "phase": view.phase,
            "turn": view.turn,
            "toMove": view.to_move,
            "free": view.free,
            "winner": view.winner,
            "how": view.how,
            "forfeits": [view.streaks.red, view.streaks.black],
            "owner": {
                cell: view.cells.get(cell) for cell in msgspec.convert(self.expect.get("owner", {}), dict[str, Any])
            },
        }


class Play(Game, tag="play", kw_only=True):
    """Battle: a turn is what Red and Black seal (None: nothing), or the cell of a free placement (None: lost)."""

    turns: list[tuple[str | None, str | None] | str | None]

    def check(self) -> Pair:
        return self.played(self.begin("battle"), battle_turn, self.turns)


class Classic(Game, tag="classic", kw_only=True):
    """Ordinary Hex: cells, `swap`, `resign`, and `--` for a turn that passes."""

    plays: list[str]

    def check(self) -> Pair:
        return self.played(self.begin("classic"), classic_turn, self.plays)


def battle_turn(state: State, item: tuple[str | None, str | None] | str | None) -> list[Any]:
    """Play one item: what it was, and of a reveal the winner of its contest and who forfeited."""
    f = state.facts()
    if isinstance(item, str):
        at = named(item, f.size)
        state.apply(max(f.free, 0), views.Free(f.turn, at // STRIDE, at % STRIDE), NO_LUCK)
        return ["free", item]
    if item is None:
        if f.phase != rules.FREE:
            raise Refused("wrongPhase", turn=f.turn, size=f.size)
        overdue(state, [SIDES[f.free]])
        return ["free", None]
    events: list[views.Event] = []
    for side, text in enumerate(item):
        if text is not None:
            r, b, left = parse_sealed(text, f.size)
            events = state.apply(side, views.Seal(f.turn, r, b, left), NO_LUCK).seen(None)
    if None in item:
        events = overdue(state, [side for side, text in zip(SIDES, item, strict=True) if text is None])
    winner = next((event.winner for event in events if isinstance(event, views.ContestEvent)), None)
    return ["reveal", winner, [event.side for event in events if isinstance(event, views.ForfeitEvent)]]


def classic_turn(state: State, item: str) -> str:
    """Play one move of the side whose turn it is."""
    f = state.facts()
    seat = (f.turn - 1) % 2
    if item == NO_MOVE:
        overdue(state, [SIDES[seat]])
    elif item == SWAP:
        state.apply(seat, views.Swap(f.turn), NO_LUCK)
    elif item == RESIGN:
        state.apply(seat, views.Resign(), NO_LUCK)
    else:
        at = named(item, f.size)
        state.apply(seat, views.Play(f.turn, at // STRIDE, at % STRIDE), NO_LUCK)
    return item


def overdue(state: State, sides: list[Side]) -> list[views.Event]:
    """The clock runs out for these sides, and their moves are lost."""
    return state.apply(None, views.Timeout(state.facts().turn, "forfeit", sides), NO_LUCK).seen(None)


# --- values -----------------------------------------------------------------------------------------------------------


class Mixes(msgspec.Struct, forbid_unknown_fields=True):
    """How often a perfect player names each cell."""

    red: dict[str, str]
    black: dict[str, str]


class Value(Worked, tag="value", kw_only=True):
    """Exact values: size, red cells, black cells and what Red has there; `mix` is perfect in one of the cases."""

    cases: list[tuple[int, list[str], list[str], str]]
    mix: Mixes | None = None

    def check(self) -> Pair:
        boards = [
            (size, [named(cell, size) for cell in red], [named(cell, size) for cell in black])
            for size, red, black, _ in self.cases
        ]
        mix = msgspec.to_builtins(self.mix)
        expected = {"values": [str(Fraction(value)) for *_, value in self.cases], "mix": mix}
        values = [str(solver.value(*board)) for board in boards]
        perfect = self.mix is None or any(is_perfect(*board, self.mix) for board in boards)
        return expected, {"values": values, "mix": mix if perfect else "perfect in none of these cases"}


def is_perfect(size: int, red: list[int], black: list[int], mix: Mixes) -> bool:
    """Whether each side's mix holds the value against every reply; several mixes may."""
    board = solver.board(size)
    masks = board.mask(red), board.mask(black)
    worth, empty = board.value(*masks), [at for at in board.cells if at not in {*red, *black}]
    if worth in (0, 1):
        return False
    rows, columns = ([Fraction(side.get(name(at), 0)) for at in empty] for side in (mix.red, mix.black))
    matrix = board.matrix(*masks)
    return (
        sum(rows) == sum(columns) == 1
        and min(*rows, *columns) >= 0
        and all(dot(rows, column) >= worth for column in zip(*matrix, strict=True))
        and all(dot(columns, row) <= worth for row in matrix)
    )


def dot(mix: Sequence[Fraction], entries: Sequence[Fraction]) -> Fraction:
    """What a mix earns on average."""
    return sum((share * entry for share, entry in zip(mix, entries, strict=True)), Fraction(0))


# --- comparing --------------------------------------------------------------------------------------------------------


def names(cells: list[int]) -> list[str]:
    """Names of cells in the order of the alphabet."""
    return sorted(map(name, cells))


def listed(key: str, value: Any) -> bool:
    """Whether a side's pieces are listed (in any order), not counted."""
    return key in SIDES and isinstance(value, list)


def asked(expected: Mapping[str, Any], got: Mapping[str, Any]) -> dict[str, Any]:
    """What is there of the keys that are asked for."""
    return {key: got.get(key, "there is no such key") for key in expected}


Position = Neighbours | Borders | Parse | Reject | Play | Classic | Value
