"""Between the record and the readable layer: actions as numbers on the way in, facts and events on the way out.

Compiled, reading one field of a record from Python costs over a microsecond; so verbs fill a flat buffer that is taken
in one go.
"""

from typing import NamedTuple

from hexmoot import accel, game
from hexmoot.games.battlehex import rules, views
from hexmoot.games.battlehex.board import SIDES, SPOTS, name
from hexmoot.games.battlehex.chain import chain

CODES = ("", "gameOver", "stale", "wrongPhase", "notYourMove", "badRank", "badLeft", "occupied")
PHASES: tuple[views.Phase, ...] = ("choose", "free", "play", "over")
MODES: tuple[views.Mode, ...] = ("battle", "classic")
COLOURS = ("red", "black", "random")
CARDS: tuple[views.Card, ...] = ("R", "B")
LEFTS: tuple[views.Left, ...] = ("R", "B", "random")
HOWS: tuple[views.How, ...] = ("chain", "forfeits", "resign", "abandoned")  # numbered from 1 in the rules
RESULTS: tuple[views.Result, ...] = ("same", "opposite")  # by the winner of a contest
NUMBERS = 17  # that `look` writes before the cells
SEAL, UNSEAL, PLACE_FREE, PLAY, SWAP, RESIGN, TIME_OUT = range(7)  # what `perform` is asked for


class Facts(NamedTuple):
    """The numbers of a record, taken in one go."""

    mode: int
    size: int
    host: int
    phase: int
    free: int
    winner: int
    how: int
    turn: int
    sealed: tuple[int, int]
    streak: tuple[int, int]
    want: tuple[int, int]
    left: tuple[int, int]
    swap_open: int
    cell: list[int]


@accel.rule
def look(s: rules.Hex, out: list[int]) -> None:
    """Write what the readable layer asks for, numbers first, then the cells."""
    out[0] = s.mode
    out[1] = s.size
    out[2] = s.host
    out[3] = s.phase
    out[4] = s.free
    out[5] = s.winner
    out[6] = s.how
    out[7] = s.turn
    for side in range(2):
        out[8 + side] = s.sealed[side]
        out[10 + side] = s.streak[side]
        out[12 + side] = s.want[side]
        out[14 + side] = s.left[side]
    out[16] = 1 if rules.may_swap(s, rules.BLACK, s.turn) == rules.OK else 0
    out[NUMBERS:] = s.cell[:]


@accel.rule
def retell(s: rules.Hex, out: list[int]) -> None:
    """Write the draws and the story of the step: their counts, then their rows."""
    out[0] = s.drawn
    out[1] = s.told
    at = 2
    for i in range(s.drawn):
        out[at] = s.draws[i]
        at += 1
    for i in range(s.told):
        for j in range(5):
            out[at] = s.story[i][j]
            at += 1


@accel.rule
def perform(s: rules.Hex, what: int, side: int, turn: int, r: int, b: int, left: int, quiet: int) -> int:
    """One action as `numbers` gives it; 0 or the refusal."""
    s.told = 0
    s.quiet = quiet
    if what == SEAL:
        return rules.seal(s, side, turn, r, b, left)
    if what == UNSEAL:
        return rules.unseal(s, side, turn)
    if what == PLACE_FREE:
        return rules.place_free(s, side, turn, r, b)
    if what == PLAY:
        return rules.play(s, side, turn, r, b)
    if what == SWAP:
        return rules.swap_first_piece(s, side, turn)
    if what == RESIGN:
        return rules.resign(s, side)
    return rules.time_out(s, turn, left, r, b)


def numbers(action: views.Action | game.Timeout) -> tuple[int, int, int, int, int]:
    """An action as `perform` takes it: what, turn and three numbers. A word for the left card may be wrong: -1."""
    match action:
        case views.Seal(turn=turn, red=red, black=black, left=left):
            return SEAL, turn, red, black, LEFTS.index(left) if left in LEFTS else -1
        case views.Unseal(turn=turn):
            return UNSEAL, turn, 0, 0, 0
        case views.Free(turn=turn, red=red, black=black):
            return PLACE_FREE, turn, red, black, 0
        case views.Play(turn=turn, red=red, black=black):
            return PLAY, turn, red, black, 0
        case views.Swap(turn=turn):
            return SWAP, turn, 0, 0, 0
        case views.Resign():
            return RESIGN, 0, 0, 0, 0
        case views.Timeout(turn=turn, how=how, sides=sides):
            return TIME_OUT, turn, int("red" in sides), int("black" in sides), int(how == "random")
    raise TypeError(f"{action!r} is no action of Battle Hex")


def facts(s: rules.Hex) -> Facts:
    """The record's numbers."""
    out = accel.buffer(NUMBERS + SPOTS)
    look(s, out)
    n = accel.listed(out)
    sealed, streak, want, left = ((n[i], n[i + 1]) for i in (8, 10, 12, 14))
    return Facts(*(n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7]), sealed, streak, want, left, n[16], n[NUMBERS:])


def told(s: rules.Hex) -> tuple[list[tuple[int, int]], list[views.Event]]:
    """Draws and events of the step just played."""
    out = accel.buffer(2 + len(s.draws) + 5 * len(s.story))
    retell(s, out)
    n = accel.listed(out)
    first = 2 + n[0]
    draws = [(n[i], n[i + 1]) for i in range(2, first, 2)]
    rows = [n[i : i + 5] for i in range(first, first + 5 * n[1], 5)]
    turn = int(s.turn) - any(row[0] == rules.NEXT_TURN for row in rows)
    return draws, [event(s, turn, row) for row in rows]


def event(s: rules.Hex, turn: int, row: list[int]) -> views.Event:
    """One row of the story as an event."""
    what, a, b, c, d = row
    if what == rules.SEALED:
        return views.SealedEvent(turn, SIDES[a])
    if what == rules.UNSEALED:
        return views.UnsealedEvent(turn, SIDES[a])
    if what == rules.REVEAL:
        shown = [views.Revealed(name(at), CARDS[left]) if at else None for at, left in ((a, b), (c, d))]
        return views.RevealEvent(turn, shown[0], shown[1])
    if what == rules.FORFEIT:
        return views.ForfeitEvent(turn, SIDES[a], b)
    if what == rules.CONTEST:
        return views.ContestEvent(turn, name(a), RESULTS[b], SIDES[b])
    if what == rules.PLACED:
        return views.PlacedEvent(turn, SIDES[a], name(b), bool(c))
    if what == rules.GOES_FREE:
        return views.FreeEvent(turn, SIDES[a])
    if what == rules.NEXT_TURN:
        return views.TurnEvent(a)
    if what == rules.SWAPPED:
        return views.SwappedEvent(turn, name(a), name(b))
    return views.OverEvent(SIDES[a] if a >= 0 else None, HOWS[b - 1], chain(s))
