"""Rows of Hex Path: `hexpath.play`, and what a turn costs in the server, where nothing is compiled."""

from functools import cache
from typing import Any

from measure import Row, rate
from rows_hex import strict_games, their_strict
from turns import cost, rows

from hexmoot.accel import assign, buffer, rule
from hexmoot.bots.registry import character
from hexmoot.game import SeatInfo
from hexmoot.games import game
from hexmoot.games.battlehex.rules import Hex
from hexmoot.games.hexpath.game import fresh
from hexmoot.games.hexpath.rules import course, tiles
from hexmoot.games.hexpath.rules.match import NOBODY, Match
from hexmoot.luck import NO_LUCK, Stream, Words, below, pour
from hexmoot.search.budget import Budget
from hexmoot.search.character import shown

GAME = game("hexpath")
OUR_GAMES, HEX_GAMES = 40_000, 2_000
TILES_LEFT = 40  # when a match is late


# --- hexpath.play: whole games of two on the usual board, every placement through the rules ---------------------------
#
# A tile of nine lines takes 17 numbers a try, and two tries of three fail: 50 numbers, one output after the other. With
# 1.3 tiles to a placement these outputs alone take most of the time that the target leaves for all of it. Of the time
# that it takes, half goes into tiles and a tenth into clearing the board for the next game.


@rule
def random_games(s: Match, blank: Match, dice: Words, games: int) -> int:
    """Games of random placements, fatal ones too; how many placements."""
    placed = 0
    for _ in range(games):
        assign(s, blank)
        pour(s, below(dice, 1 << 32), below(dice, 1 << 32), below(dice, 1 << 32), below(dice, 1 << 32))
        course.begin(s, 0, NOBODY, 0)
        while s.to_move != NOBODY:
            x = below(s, 12)
            if tiles.holds(s, s.to_move, x // 6):
                course.place(s, s.to_move, s.turn, x // 6, x % 6)
                placed += 1
            s.drawn = 0  # nobody will check this luck
    return placed


def our_placements() -> float:
    """Placements a second."""
    s, blank, dice = Match(), fresh(GAME.Options(), 2), Words()
    blank.quiet = 1
    pour(dice, 1, 2, 3, 4)
    random_games(s, blank, dice, 1)
    return rate(lambda: random_games(s, blank, dice, OUR_GAMES))


def their_moves() -> float:
    """Moves a second of open-spiel's random Hex, 13x13: its games, times the moves that such a game has."""
    return their_strict() * moves_of_hex()


@cache
def moves_of_hex() -> float:
    """How many moves a random game of Hex has until somebody is connected; ours and theirs are alike in that."""
    s, dice = Hex(), Words()
    s.quiet = 1
    pour(dice, 1, 2, 3, 4)
    return strict_games(s, buffer(13 * 13), dice, HEX_GAMES) / HEX_GAMES


# --- what the server does in a turn, plain, in the worst position: six seats, eight rings, late -----------------------


@cache
def late() -> Any:
    """A match of six Tortoises, who last longest, on the largest board when few tiles are left."""
    tortoise, stream = character("hexpath", "tortoise"), Stream(NO_LUCK)
    options = GAME.Options(rings=8)
    state, _ = GAME.new(options, [SeatInfo("", "bot") for _ in range(6)], stream.luck())
    while state.waiting() and state.record.deck > TILES_LEFT:
        seat = state.waiting()[0]
        action = tortoise.choose(shown(GAME, options, state, seat), stream.luck(), Budget())
        state.apply(seat, action, stream.luck())
    return state


def view() -> float:
    """Milliseconds for what the seat to move is shown, as JSON."""
    return cost(late(), lambda state, seat: [state.view(seat)])


def legal() -> float:
    """Milliseconds for what it may do."""
    return cost(late(), lambda state, seat: [state.legal(seat)])


def previews() -> float:
    """Milliseconds for all twelve placements, which the client asks for when its turn begins."""
    return cost(late(), lambda state, seat: [state.preview(seat, placement) for placement in state.actions(seat)])


ROWS = [
    Row("hexpath.play", "placements/s", our_placements, their_moves, ">= 10"),
    *rows("hexpath"),
]
