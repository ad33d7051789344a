"""Games for the tests of records: short, whole, and the same every time."""

from typing import Any

import msgspec

from hexmoot.game import SeatInfo
from hexmoot.games import game
from hexmoot.luck import Stream
from hexmoot.record import Record, Recorder

SEED = bytes(range(32))
PINCHES = ("00ff", "")
PEOPLE = (SeatInfo("Ann", "human"), SeatInfo("Fox", "bot", "recruit"))
HEX = game("battlehex")


def begun(at: str | None = "2026-11-29T12:00:00.000Z", **options: Any) -> Recorder:
    """A game of Battle Hex after its entry 0; options by the names of the spec."""
    return Recorder(HEX, msgspec.convert(options, HEX.Options), PEOPLE, SEED, PINCHES, at)


def act(recorder: Recorder, seat: int | None, **action: Any) -> None:
    """One action, written as its JSON."""
    kind = HEX.Timeout if seat is None else HEX.Action
    recorder.step(seat, msgspec.convert(action, kind), "2026-11-29T12:00:01.000Z")


def finished(steer: int = 0, **options: Any) -> Record:
    """A game played to its end by whatever `steer` makes of chance; one wait in eight runs into the clock."""
    recorder, chance = begun(**options), Stream(steer.to_bytes(16, "big"))
    while waiting := recorder.state.waiting():
        seat = chance.pick(waiting)
        if chance.below(8) == 0:
            how = chance.pick(["forfeit", "random"])
            recorder.step(None, recorder.state.timeout([seat], {"onTimeout": how}))
        else:
            recorder.step(seat, chance.pick(recorder.state.actions(seat)))
    return recorder.record()
