"""Whole games between bots, reproducible from a seed."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from hexmoot.arena.score import DRAW, WIN
from hexmoot.game import Outcome, SeatInfo, State
from hexmoot.games import AnyGame
from hexmoot.luck import Stream, luck_at
from hexmoot.search.budget import Budget
from hexmoot.search.character import Character, shown


class Bout(NamedTuple):
    """One game of a duel: its number and the first character's points."""

    number: int
    points: float


def play_out(
    game: AnyGame,
    options: msgspec.Struct,
    bots: Sequence[Character],
    stream: Stream,
    budget: Callable[[], Budget],
) -> State[Any, Any, Any]:
    """The end of one game, a bot for each entry of the list of seats; `budget` makes one for every decision."""
    state, _ = game.new(options, [SeatInfo(bot.name, "bot", bot.id) for bot in bots], stream.luck())
    seating = state.seating()
    while state.outcome() is None:
        seat = state.waiting()[0]
        action = bots[seating[seat]].choose(shown(game, options, state, seat), stream.luck(), budget())
        state.apply(seat, action, stream.luck())
    return state


def play(
    game: AnyGame,
    options: msgspec.Struct,
    bots: Sequence[Character],
    stream: Stream,
    budget: Callable[[], Budget],
) -> Outcome:
    """The outcome of one game by entry."""
    last = play_out(game, options, bots, stream, budget)
    outcome = last.outcome()
    assert outcome
    return outcome.by_entry(last.seating())


def bouts(
    game: AnyGame,
    options: msgspec.Struct,
    first: Character,
    second: Character,
    seed: bytes,
    budget: Callable[[], Budget],
    start: int = 0,
) -> Iterator[Bout]:
    """Games of two without end, from number `start` on. Seats turn; game n is the same whenever it is played."""
    number = start
    while True:
        seat = number % 2
        bots = (first, second) if seat == 0 else (second, first)
        outcome = play(game, options, bots, Stream(luck_at(seed, b"", number)), budget)
        yield Bout(number, points(outcome, seat))
        number += 1


def points(outcome: Outcome, seat: int) -> float:
    """What a seat gets: 1 for the first place alone, 1/2 for a shared one or an abandoned game."""
    if outcome.places is None or outcome.places.count(1) > 1:
        return DRAW
    return WIN if outcome.places[seat] == 1 else 0.0
