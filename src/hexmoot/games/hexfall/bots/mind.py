"""What a bot thinks with: working space for its verbs, how it leans, and the action it has settled on."""

from hexmoot.accel import record, rule, scratch
from hexmoot.games.hexfall.board import CORNERS, TILES
from hexmoot.games.hexfall.rules.holdings import ARMY_COST, CARD_COST
from hexmoot.games.hexfall.rules.state import RESOURCES, SHIP_PIECE
from hexmoot.luck import u32

KINDS = CARD_COST + 1  # goals are numbered like the rows of costs: pieces, ARMY_COST, CARD_COST
ARMY, CARD = ARMY_COST, CARD_COST
PIECES = SHIP_PIECE + 1
NONE = -1


@record
class Mind:
    """Nothing in it lasts from one decision to the next but how the bot leans, and its luck."""

    rough: int = scratch("i1")  # 1: every value is blurred by chance
    timid: int = scratch("i1")  # 1: makes no offers, and attacks no two defenders
    luck: list[int] = scratch("i8", 4)
    draws: list[int] = scratch("i4", 2)
    drawn: int = scratch("i4")

    income: list[float] = scratch("f8", RESOURCES)  # pips by resource
    value: list[float] = scratch("f8", KINDS)  # of the best goal of each kind, 0 for none
    place: list[int] = scratch("i2", KINDS)  # where it is
    best: int = scratch("i1")  # the kind of the best goal of all, -1 for none
    lack: list[int] = scratch("i4", RESOURCES)  # what is missing for it

    course: list[float] = scratch("f8", TILES + 1)  # how far a ship would have to go from a tile
    steps: list[int] = scratch("i2", CORNERS + 1)  # of a march to a corner, -1 where none leads
    first: list[int] = scratch("i2", CORNERS + 1)  # the first step of it
    queue: list[int] = scratch("i2", 8 * TILES)

    what: int = scratch("i1")  # the action in the numbers of the rules
    a: int = scratch("i4")
    b: int = scratch("i4")
    c: int = scratch("i4")


@rule
def settle(m: Mind, what: int, a: int, b: int, c: int) -> bool:
    """Decide for an action; always True, so that whoever looks for one can say that it is found."""
    m.what = what
    m.a = a
    m.b = b
    m.c = c
    return True


@rule
def blurred(m: Mind, value: float) -> float:
    """A value as this bot sees it: sharp, or half to one and a half of what it is."""
    if m.rough == 0:
        return value
    return value * (0.5 + u32(m) / 4294967296.0)
