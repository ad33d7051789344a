"""HEXFLOW told a second time, from its rules alone: names of cells, sets of sides, dictionaries and recursion.

`Match(options, luck)` is a game from step 0 on; `apply(seat, action, luck)` plays a step and returns what every viewer
is told; `refusals`, `lines`, `routes` and `notation` can be asked alone. Seats, parties and plies are numbers from 0.
"""

from .match import Match, Refused

__all__ = ["Match", "Refused"]
