"""The three boards: cells by name, their neighbours by side, distances, corners, zones and dots."""

Cell = str

LETTERS = "abcdefghijklmn"
STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))  # sides 0-5: T, TR, BR, B, BL, TL


def columns(lengths: list[int]) -> dict[Cell, tuple[int, int]]:
    """Axial places of a board made of upright columns, all centred on one level."""
    at = {}
    for column, length in enumerate(lengths):
        for row in range(1, length + 1):
            q, h = column - len(lengths) // 2, 2 * row - 1 - length
            at[LETTERS[column] + str(row)] = (q, (h - q) // 2)
    return at


def triangle(side: int) -> dict[Cell, tuple[int, int]]:
    """Axial places of a triangle that stands on its base; row n has n cells."""
    return {LETTERS[k] + str(row): (k, row - 1 - k) for row in range(1, side + 1) for k in range(row)}


class Board:
    """A board. `cells` is in reading order, `near[cell]` has a neighbour or None for each side."""

    def __init__(self, at: dict[Cell, tuple[int, int]], dots: dict[int, str]) -> None:
        self.at = at
        self.cells = list(at)
        self.index = {cell: number for number, cell in enumerate(self.cells)}
        found = {place: cell for cell, place in at.items()}
        self.near = {cell: [found.get((q + dq, r + dr)) for dq, dr in STEPS] for cell, (q, r) in at.items()}
        self.worth = {cell: number + 1 for number, cells in dots.items() for cell in cells.split()}

    def distance(self, one: Cell, other: Cell) -> int:
        dq, dr = (a - b for a, b in zip(self.at[one], self.at[other], strict=True))
        return max(abs(dq), abs(dr), abs(dq + dr))


MAIN = Board(
    columns([9, 10, 9, 10, 9, 10, 9, 10, 9]),
    {2: "b4 b7 h4 h7 d3 d8 f3 f8", 3: "c4 c6 g4 g6", 4: "d5 d6 f5 f6", 5: "e5"},
)
TEAM = Board(
    columns([10, 11, 10, 9, 10, 9, 10, 9, 10, 11, 10]),
    {2: "c3 c8 i3 i8 e3 e8 g3 g8 b6 j6", 3: "d4 d6 h4 h6", 4: "e5 e6 g5 g6", 5: "f5"},
)
TRIANGLE = Board(
    triangle(14),
    {2: "b4 c4 b12 c13 c11 d12 i11 i12 h11", 3: "c6 d6 d11 g9 g12", 4: "d7 c9 f12", 5: "c8 f8"},
)
BOARDS = {"race": MAIN, "battle": MAIN, "tri3": TRIANGLE, "tri2": TRIANGLE, "team": TEAM}

HOMES = {"race": [["a9", "i1"], ["a1", "i9"]], "battle": [["a1", "a9"], ["i1", "i9"]]}
HOMES["team"] = [["a10", "k1"], ["a1", "k10"]]
CORNERS = {"tri3": {"I": "a1", "II": "a14", "III": "n14"}, "tri2": {"I": "a1", "III": "n14"}}
CENTRE = ["e9", "e10", "f10"]
TERRITORY = ["abc", "ghi"]  # columns of A and of B in battle
