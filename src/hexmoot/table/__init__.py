"""A live table as a pure module: seats, series, log, clock, and what is due."""

from hexmoot.table.chairs import Chair
from hexmoot.table.plan import Facts, Plan, new_plan
from hexmoot.table.play import Ended, Moment, Opening, Play, restored
from hexmoot.table.settings import SeatWish, TableSettings
from hexmoot.table.table import Table

__all__ = [
    "Chair",
    "Ended",
    "Facts",
    "Moment",
    "Opening",
    "Plan",
    "Play",
    "SeatWish",
    "Table",
    "TableSettings",
    "new_plan",
    "restored",
]
