"""Rows of HEXFLOW: `hexflow.play`, what a turn costs in the server, where nothing is compiled, and how long the bots
take for their choices where there is most to choose from.
"""

import time
from functools import cache
from typing import Any

import msgspec
from measure import Row, rate
from rows_hex import SIZE, their_hex
from turns import cost, rows

from hexmoot.accel import assign, rule
from hexmoot.game import SeatInfo
from hexmoot.games.hexflow.board import MODES, SEATS_OF
from hexmoot.games.hexflow.bots import CHARACTERS
from hexmoot.games.hexflow.game import GAME, fresh
from hexmoot.games.hexflow.rules import course, legality, opening
from hexmoot.games.hexflow.rules.state import CHOOSE_ORDER, OVER, Flow, Search
from hexmoot.luck import NO_LUCK, Stream, Words, below, pour
from hexmoot.search.budget import Budget
from hexmoot.search.character import shown

OUR_GAMES, THEIR_GAMES = 10_000, 300
WALKS = 40  # games in which the widest position is looked for
CHOICES, SECONDS = 5, 1.5  # of each bot there, and its time for one by the processor's clock
PREVIEWS = 40  # what a client may ask for at once


# --- hexflow.play: whole games of Race, in each turn all placements are listed and one is made ------------------------


@rule
def random_games(s: Flow, w: Search, blank: Flow, dice: Words, games: int) -> int:
    """Games of random placements; how many placements."""
    placed = 0
    for _ in range(games):
        assign(s, blank)
        pour(s, below(dice, 1 << 32), below(dice, 1 << 32), below(dice, 1 << 32), below(dice, 1 << 32))
        opening.begin(s)
        while s.phase != OVER:
            s.drawn = 0  # nobody will check this luck
            if s.phase == CHOOSE_ORDER:
                opening.choose_order(s, s.to_move, 0)
                continue
            move = w.moves[below(s, legality.list_moves(s, w, s.to_move, 0))]
            rot, at, kind = move % 8, move // 8 % 128, move // 1024 // 12  # Race declares and displaces nothing
            course.place(s, w, s.to_move, kind, 0, at, rot, 0, 0)
            placed += 1
    return placed


def our_games() -> float:
    """Games a second."""
    s, w, blank, dice = Flow(), Search(), fresh(GAME.Options(), 2), Words()
    blank.quiet = 1
    pour(dice, 1, 2, 3, 4)
    random_games(s, w, blank, dice, 1)

    def work() -> float:
        random_games(s, w, blank, dice, OUR_GAMES)
        return OUR_GAMES

    return rate(work)


def their_games() -> float:
    """Games a second of open-spiel's Hex, 13x13, every move listed and made from Python; numbers are drawn before."""
    _, game = their_hex()
    dice = Stream(bytes(range(16)))
    numbers = [dice.below(1 << 32) for _ in range(SIZE * SIZE)]

    def work() -> float:
        for number in range(THEIR_GAMES):
            state = game.new_initial_state()
            for drawn in numbers:
                listed = state.legal_actions()
                state.apply_action(listed[(drawn + number) % len(listed)])
                if state.is_terminal():
                    break
        return THEIR_GAMES

    return rate(work)


# --- what the server does in a turn, plain, in the widest position that random games meet -----------------------------


@cache
def widest(mode: str = "tri3") -> Any:
    """The position of a mode with the most placements."""
    best, most = None, 0
    for number in range(WALKS):
        dice = Stream(number.to_bytes(16, "big"))
        seats = [SeatInfo("", "human")] * SEATS_OF[MODES.index(mode)]
        state, _ = GAME.new(msgspec.convert({"mode": mode}, GAME.Options), seats, dice.luck())
        while state.waiting():
            seat = state.waiting()[0]
            actions = state.actions(seat)
            if len(actions) > most:
                best, most = state.clone(), len(actions)
            state.apply(seat, dice.pick(actions), dice.luck())
    return best


def view() -> float:
    """Milliseconds for what the seat to move is shown, as JSON."""
    return cost(widest(), lambda state, seat: [state.view(seat)])


def legal() -> float:
    """Milliseconds for what it may do."""
    return cost(widest(), lambda state, seat: [state.legal(seat)])


def previews() -> float:
    """Milliseconds for one preview, of those that a client asks for."""
    return (
        cost(widest(), lambda state, seat: [state.preview(seat, each) for each in state.actions(seat)[:PREVIEWS]])
        / PREVIEWS
    )


# --- what the bots' choices take, compiled, in the widest position of two teams ---------------------------------------


def choices() -> float:
    """Seconds for the longest of some choices of all bots."""
    state, took = widest("team"), []
    for bot in CHARACTERS:
        seen = shown(GAME, state.options, state, state.waiting()[0])
        bot.choose(seen, NO_LUCK, Budget(playouts=1))
        for _ in range(CHOICES):
            began = time.process_time()
            bot.choose(seen, NO_LUCK, Budget(SECONDS, clock=time.process_time))
            took.append(time.process_time() - began)
    return max(took)


ROWS = [
    Row("hexflow.play", "games/s", our_games, their_games, ">= 2"),
    Row("hexflow.choice", "s", choices, lambda: SECONDS, "<= 1.1", times=1),
    *rows("hexflow"),
]
