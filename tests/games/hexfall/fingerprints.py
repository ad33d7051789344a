"""A line for each of some random games on every size, so that plain and compiled rules can be compared.

usage: python -m games.hexfall.fingerprints COUNT
"""

import hashlib
import sys
from collections.abc import Iterator

from games.hexfall.playing import steps
from hexmoot import accel
from hexmoot.games.hexfall.board import SIZES

MOST = 120  # steps of each


def fingerprints(size: str, count: int) -> Iterator[str]:
    """How long each game was, and a hash of every dump, draw and list of choices. Every value must fit its kind."""
    for number in range(count):
        mark, length = hashlib.sha256(), 0
        for state, step, _, action in steps(number, 2 + number % 3, MOST, size=size, maxRounds=20, peaceRounds=0):
            if not accel.COMPILED:
                accel.check(state.record)
            told = [event.event for event in step.events] if step else []
            mark.update(repr((action, told, step and step.draws)).encode() + accel.dump(state.record))
            length += 1
        yield f"{size} {number} {length} {mark.hexdigest()}"


if __name__ == "__main__":
    for name in SIZES:
        for line in fingerprints(name, int(sys.argv[1])):
            print(line)
