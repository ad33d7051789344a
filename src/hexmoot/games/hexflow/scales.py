"""What bots weigh with: working space for the verbs of `threats`, `evaluation` and `playout`; nothing in it lasts."""

from hexmoot.accel import record, scratch
from hexmoot.games.hexflow.board import CELLS, MOST_SEATS, SIDES
from hexmoot.games.hexflow.rules.state import MOST_MOVES


@record
class Scales:
    """Moves are numbers as `legality.pack` makes them."""

    known: list[int] = scratch("i1", MOST_SEATS)  # 1 for a seat whose hand the bot is shown
    pools: int = scratch("i1")  # 1 if the next tile is to come from the team's pool

    count: int = scratch("i4")  # of moves, and for each of them:
    move: list[int] = scratch("i4", MOST_MOVES)
    worth: list[float] = scratch("f8", MOST_MOVES)
    total: list[float] = scratch("f8", MOST_MOVES)  # what came of it when it was tried,
    tries: list[int] = scratch("i4", MOST_MOVES)  # so often

    behind: list[int] = scratch("i1", SIDES)  # what the group of lines across each side of a cell holds
    hot: list[int] = scratch("i1", CELLS + 1)  # the cells where `threats.finishers` found something,
    hot_cells: int = scratch("i2")  # so many
    gate: list[int] = scratch("i1", CELLS + 1)  # cells that all ways found so far go through
    gates: int = scratch("i2")

    reach: list[int] = scratch("i2", MOST_SEATS)  # by party: see `evaluation.survey_network`
    front: list[int] = scratch("i2", MOST_SEATS)
    size: list[int] = scratch("i2", MOST_SEATS)
    exits: list[int] = scratch("i2", MOST_SEATS)
    dots: list[int] = scratch("i2", MOST_SEATS)
    left: list[int] = scratch("i2", MOST_SEATS)
