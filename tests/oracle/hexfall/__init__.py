"""Hexfall told a second time, from its rules alone: sets, dictionaries and searches, nothing kept that can be counted.

`Match(options, seats, sea, luck)` is a game from step 0 on; `apply(seat, action, luck)` plays a step and returns what
every viewer is told; `refusals(match, seat, action)` is the set of codes that fit. A `Sea` is made of a
chart, the board as everybody sees it: which tile is what, and where the ports are. The rules never ask how it came
about.
"""

from .match import Match, Refused
from .requests import refusals
from .sea import Sea

__all__ = ["Match", "Refused", "Sea", "refusals"]
