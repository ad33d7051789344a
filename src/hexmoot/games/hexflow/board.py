"""The three boards: cells and their names, corners, goals, dot hexes, and what lies beside what.

Inside the rules a cell is its number in the order of its board: column by column on the main and the team board, row
by row on the triangle. Boards of different sizes share one kind of table, filled up with the cell OFF, which lies
nowhere and stays empty. Sides are numbered clockwise from the top.

A home is where a party begins and where it wants to go: one for each party of each mode, one for each corner of the
triangle (HF-2, HF-55).
"""

from collections.abc import Iterable

from hexmoot.accel import table
from hexmoot.hexes import DIRECTIONS, Axial, distance

MAIN, TEAM_BOARD, TRIANGLE = range(3)
RACE, BATTLE, TRI3, TRI2, TEAM = range(5)
MODES = ("race", "battle", "tri3", "tri2", "team")
SHAPE_OF = (MAIN, MAIN, TRIANGLE, TRIANGLE, TEAM_BOARD)
SEATS_OF = (2, 2, 3, 2, 4)
MOST_SEATS = 4

SIDES = 6
STEPS = tuple(DIRECTIONS[(side + 4) % 6] for side in range(SIDES))  # top, top right, …, as axial steps
MAIN_COLUMNS = (9, 10, 9, 10, 9, 10, 9, 10, 9)
TEAM_COLUMNS = (10, 11, 10, 9, 10, 9, 10, 9, 10, 11, 10)  # HF-5
ROWS = 14  # of the triangle (HF-3)


# --- cells and names ------------------------------------------------------------------------------------


def columns(lengths: tuple[int, ...]) -> dict[str, Axial]:
    """The cells of a board of columns by name: a letter for the column, the row counted from the top."""
    found = {}
    for column, length in enumerate(lengths):
        q = column - len(lengths) // 2
        for row in range(1, length + 1):
            half_height = 2 * row - 1 - length
            found[f"{chr(ord('a') + column)}{row}"] = Axial(q, (half_height - q) // 2)
    return found


def triangle() -> dict[str, Axial]:
    """The cells of the triangle by name: a letter for the place in the row, from the left, and the row."""
    return {f"{chr(ord('a') + k)}{row}": Axial(k, row - 1 - k) for row in range(1, ROWS + 1) for k in range(row)}


BOARDS = (columns(MAIN_COLUMNS), columns(TEAM_COLUMNS), triangle())
NAMES = tuple(list(board) for board in BOARDS)
NUMBERS = tuple({name: at for at, name in enumerate(names)} for names in NAMES)
CELLS = max(map(len, BOARDS))
OFF = CELLS
SIZES = table([len(board) for board in BOARDS])


def marked(shape: int, names: Iterable[str]) -> list[int]:
    """A 1 for each of these cells, by number."""
    wanted = set(names)
    return [int(name in wanted) for name in NAMES[shape]] + [0] * (CELLS + 1 - len(NAMES[shape]))


def neighbours(shape: int) -> list[list[int]]:
    """The cell across each side, OFF where the board ends."""
    number = {cell: at for at, cell in enumerate(BOARDS[shape].values())}
    near = [[number.get(Axial(q + dq, r + dr), OFF) for dq, dr in STEPS] for q, r in number]
    return near + [[OFF] * SIDES] * (CELLS + 1 - len(near))


NEAR = table([neighbours(shape) for shape in range(len(BOARDS))])
INWARD = table(
    [[sum((near != OFF) << side for side, near in enumerate(row)) for row in neighbours(shape)] for shape in range(3)]
)  # the sides of a cell that have a cell across, as bits


# --- corners, goals, homes ------------------------------------------------------------------------------

CENTRE = ("e9", "e10", "f10")
TRI_CORNERS = ("a1", "a14", "n14")
CORNER_NAMES = ("I", "II", "III")
FIRST_TRI_HOME = 6
HOMES = (  # board, own corners, goals
    (MAIN, ("a9", "i1"), ("a1", "i9")),
    (MAIN, ("a1", "i9"), ("a9", "i1")),
    (MAIN, ("a1", "a9"), ("i1", "i9")),
    (MAIN, ("i1", "i9"), ("a1", "a9")),
    (TEAM_BOARD, ("a10", "k1"), ("a1", "k10")),
    (TEAM_BOARD, ("a1", "k10"), ("a10", "k1")),
    *((TRIANGLE, (corner,), CENTRE) for corner in TRI_CORNERS),
)
HOME_OF = table([[0, 1], [2, 3], [6, 7], [6, 7], [4, 5]])  # by mode and party; those of the triangle are chosen
OWN = table([[*(NUMBERS[shape][c] for c in own), OFF][:2] for shape, own, _ in HOMES])
IS_OWN = table([marked(shape, own) for shape, own, _ in HOMES])
IS_GOAL = table([marked(shape, goals) for shape, _, goals in HOMES])


def away(shape: int, goals: tuple[str, ...]) -> list[int]:
    """How many steps each cell is from the nearest goal, whatever lies between."""
    ends = [BOARDS[shape][goal] for goal in goals]
    steps = [min(distance(cell, end) for end in ends) for cell in BOARDS[shape].values()]
    return steps + [0] * (CELLS + 1 - len(steps))


AWAY = table([away(shape, goals) for shape, _, goals in HOMES])

# What a group of joined lines may hold, as bits: a corner each, and the centre of the triangle.
CORNERS_OF = (("a1", "a9", "i1", "i9"), ("a1", "a10", "k1", "k10"), TRI_CORNERS)
CENTRE_BIT = 8


def bits(shape: int, name: str) -> int:
    """The bit of a corner or of the centre, 0 for any other cell."""
    if name in CORNERS_OF[shape]:
        return 1 << CORNERS_OF[shape].index(name)
    return CENTRE_BIT if shape == TRIANGLE and name in CENTRE else 0


HOLDS = table(
    [[bits(shape, name) for name in names] + [0] * (CELLS + 1 - len(names)) for shape, names in enumerate(NAMES)]
)
OWN_BITS = table([sum(bits(shape, c) for c in own) for shape, own, _ in HOMES])
GOAL_BITS = table([sum({bits(shape, c) for c in goals}) for shape, _, goals in HOMES])

# Corners that count as such in a mode; in tri2 corner II is a cell like any other (HF-55).
LABELS = (*(CORNERS_OF[MAIN] for _ in range(2)), TRI_CORNERS, (TRI_CORNERS[0], TRI_CORNERS[2]), CORNERS_OF[TEAM_BOARD])
LABELLED = table([marked(SHAPE_OF[mode], labels) for mode, labels in enumerate(LABELS)])


def beside(mode: int) -> list[int]:
    """A 1 for each cell that touches a labelled corner; only the triangle guards these (HF-82)."""
    shape = SHAPE_OF[mode]
    near = neighbours(shape)
    touching = {n for name in LABELS[mode] for n in near[NUMBERS[shape][name]] if n != OFF}
    return [int(shape == TRIANGLE and at in touching) for at in range(CELLS + 1)]


BESIDE = table([beside(mode) for mode in range(len(MODES))])


def territory(name: str) -> int:
    """The seat in whose columns a cell of Battle lies, -1 in the middle; corners are open to both (HF-38)."""
    if name in CORNERS_OF[MAIN]:
        return -1
    return 0 if name[0] in "abc" else 1 if name[0] in "ghi" else -1


TERRITORY = table([territory(name) for name in NAMES[MAIN]] + [-1] * (CELLS + 1 - len(NAMES[MAIN])))


# --- dot hexes (HF-6) -----------------------------------------------------------------------------------

DOT_HEXES = (
    {2: "b4 b7 h4 h7 d3 d8 f3 f8", 3: "c4 c6 g4 g6", 4: "d5 d6 f5 f6", 5: "e5"},
    {2: "c3 c8 i3 i8 e3 e8 g3 g8 b6 j6", 3: "d4 d6 h4 h6", 4: "e5 e6 g5 g6", 5: "f5"},
    {2: "b4 c4 b12 c13 c11 d12 i11 i12 h11", 3: "c6 d6 d11 g9 g12", 4: "d7 c9 f12", 5: "c8 f8"},
)
VALUES = tuple({cell: dots + 1 for dots, cells in hexes.items() for cell in cells.split()} for hexes in DOT_HEXES)
VALUE = table(
    [
        [VALUES[shape].get(name, 0) for name in names] + [0] * (CELLS + 1 - len(names))
        for shape, names in enumerate(NAMES)
    ]
)
