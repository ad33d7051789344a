"""Whole games between bots, reproducible from a seed."""

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

from hexmoot.arena.score import DRAW, WIN
from hexmoot.game import BadOptions, Outcome, SeatInfo, State
from hexmoot.games import AnyGame
from hexmoot.luck import NO_LUCK, Stream, luck_at
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
    """Games of two characters without end, from number `start` on; game n is the same whenever it is played.

    Seats turn. Where the options ask for more than two, the characters sit alternately, so that partners are alike, and
    of three seats the one has two in one game and the other in the next.
    """
    number, seats = start, seats_for(game, options)
    while True:
        firsts = firsts_seats(number, seats)
        bots = [first if seat in firsts else second for seat in range(seats)]
        outcome = play(game, options, bots, Stream(luck_at(seed, b"", number)), budget)
        yield Bout(number, points(outcome, firsts))
        number += 1


def seats_for(game: AnyGame, options: msgspec.Struct) -> int:
    """The fewest seats with which a game begins under these options; ValueError if they suit no number."""
    for count in game.seats:
        with suppress(BadOptions):
            game.new(options, [SeatInfo("", "bot")] * count, NO_LUCK)
            return count
    raise ValueError(f"{options} suit no number of seats")


def firsts_seats(number: int, seats: int) -> list[int]:
    """Where the first of two characters sits in a game: on every other seat, and over the games on all alike."""
    shift = number // 2 if seats % 2 else 0
    return sorted((seat + shift) % seats for seat in range(number % 2, seats, 2))


def points(outcome: Outcome, seats: Collection[int]) -> float:
    """What who has these seats gets: its part of all first places, 1/2 for an abandoned game."""
    if outcome.places is None:
        return DRAW
    winners = [seat for seat, place in enumerate(outcome.places) if place == 1]
    return WIN * sum(seat in seats for seat in winners) / len(winners)
