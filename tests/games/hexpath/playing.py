"""Random matches of Hex Path for the tests: options of every kind, and placements that make something happen."""

import importlib
from collections.abc import Iterator
from typing import Any

import msgspec

from hexmoot import accel
from hexmoot.game import SeatInfo
from hexmoot.games.hexpath import views
from hexmoot.games.hexpath.rules import match, travel
from hexmoot.luck import Stream

GAME = importlib.import_module("hexmoot.games.hexpath.game").GAME
KINDS = ("human", "bot")
MOODS = 6  # one placement in so many is any at all, one looks for a rival to meet

SETTINGS: dict[str, dict[str, Any]] = {
    "as usual": {},
    "three, k 1": {"seats": 3, "pointsPerSide": 1},
    "six, k 2": {"seats": 6, "pointsPerSide": 2},
    "four, full deck": {"seats": 4, "deckMode": "full"},
    "five, shuffled": {"seats": 5, "shuffleSeats": True, "pointsPerSide": 1},
    "own corners": {"seats": 3, "corners": [5, 1, 0], "firstSeat": 2, "pointsPerSide": 1},
    "corners shuffled": {"seats": 3, "corners": [4, 5, 2], "shuffleSeats": True, "pointsPerSide": 2},
    "strict": {"seats": 4, "strictTrails": True, "pointsPerSide": 2},
    "strict stalemate": {"seats": 6, "strictTrails": True, "headOnMode": "stalemate", "pointsPerSide": 1},
    "stalemate": {"seats": 2, "headOnMode": "stalemate", "pointsPerSide": 1},
    "stop": {"seats": 3, "lastStanding": "stop", "pointsPerSide": 1},
    "fog": {"seats": 3, "fog": True, "pointsPerSide": 1},
    "fog strict": {"seats": 6, "fog": True, "strictTrails": True, "pointsPerSide": 2},
    "fog, full deck": {"seats": 2, "fog": True, "deckMode": "full"},
    "house rules": {"visitBase": 10, "visitMultiplier": 4, "travelStep": 5, "eliminationMultiplier": 5},
    "no points": {"visitBase": 0, "visitMultiplier": 1, "travelStep": 0, "eliminationMultiplier": 0, "seats": 3},
}


def options_of(setting: dict[str, Any], rings: int) -> dict[str, Any]:
    """The game's own options of a setting."""
    return {"rings": rings} | {key: value for key, value in setting.items() if key != "seats"}


def people(kinds: list[str]) -> list[SeatInfo]:
    """Somebody for each entry."""
    return [SeatInfo(f"Seat {i}", kind) for i, kind in enumerate(kinds)]  # type: ignore[arg-type]


def begun(setting: dict[str, Any], dice: Stream, rings: int = 3) -> tuple[Any, dict[str, Any], list[str], bytes]:
    """A fresh match: its state, its options, who sits there, and its luck."""
    options = options_of(setting, rings)
    kinds = ["human", *(dice.pick(KINDS) for _ in range(setting.get("seats", 2) - 1))]
    luck = dice.luck()
    state, _ = GAME.new(msgspec.convert(options, GAME.Options), people(kinds), luck)
    return state, options, kinds, luck


def tried(state: Any, seat: int, placement: Any) -> Any:
    """The record after a placement, before anything is drawn."""
    trial = accel.clone(state.record)
    travel.lay(trial, seat, placement.slot, placement.rot)
    return trial


def sensible(state: Any, dice: Stream) -> Any:
    """A placement of the seat to move: mostly one that leaves its path in play, sometimes one that meets a rival."""
    seat = state.waiting()[0]
    placements, mood = state.actions(seat), dice.below(MOODS)
    if mood == 1:
        for placement in placements:
            if tried(state, seat, placement).marks[seat] & match.WRONG_WAY:
                return placement
    for _ in range(8 if mood else 0):
        placement = dice.pick(placements)
        if tried(state, seat, placement).status[seat] != match.OUT:
            return placement
    return dice.pick(placements)


def steps(state: Any, dice: Stream) -> Iterator[tuple[int | None, Any]]:
    """Who does what, until the match is over: placements, and now and then somebody resigns, leaves or is late."""
    while state.waiting():
        seat, chance = state.waiting()[0], dice.below(40)
        if chance == 0:
            yield None, state.timeout([seat], {"onTimeout": dice.pick(GAME.timeouts)})
        elif chance == 1:
            other = dice.below(state.seats)
            if dice.below(2) and "resign" in state.legal(other).types:
                yield other, views.Resign()
            elif state.leave(other):
                yield None, state.leave(other)
        else:
            yield seat, sensible(state, dice)
