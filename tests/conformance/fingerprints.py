"""One line for each of many random games: a hash of every dump, event and draw, so that modes can be compared.

usage: python -m conformance.fingerprints GAME COUNT
"""

import hashlib
import sys
from collections.abc import Iterator

import msgspec

from conformance.playing import told, viewers, walk
from hexmoot import accel
from hexmoot.games import AnyGame, game


def fingerprints(game: AnyGame, count: int) -> Iterator[str]:
    """The number of each game, how long it was, how it ended, and its hash. Plain, every value must fit its kind."""
    for number in range(count):
        opening, tries = walk(game, number, calm=number % 4 == 0)
        state, steps = opening.state, 0
        mark = hashlib.sha256(state.dump())
        for tried in tries:
            if tried.step is None:
                mark.update(b"refused")
                continue
            state, steps = tried.state, steps + 1
            if not accel.COMPILED:
                accel.check(state.record)
            mark.update(state.dump() + repr(tried.step.draws).encode())
            for viewer in viewers(state):
                mark.update(told(tried.step, viewer))
        for viewer in viewers(state):
            mark.update(msgspec.json.encode(state.view(viewer)))
        yield f"{number} {steps} {state.outcome()} {mark.hexdigest()}"


if __name__ == "__main__":
    for line in fingerprints(game(sys.argv[1]), int(sys.argv[2])):
        print(line)
