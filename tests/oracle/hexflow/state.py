"""Everything that a game of HEXFLOW is at one moment, secrets included, and what follows from it without thought."""

from collections import Counter
from typing import Any

from .board import BOARDS, CENTRE, CORNERS, HOMES, Cell
from .options import SEATS, complete
from .tiles import POOL, Placed, set_of

Tiles = dict[Cell, Placed]


class State:
    """One moment. `tiles` is the board; `corner` has the triangle corners that seats have taken."""

    def __init__(self, options: dict[str, Any]) -> None:
        o = self.o = complete(options)
        self.mode: str = o["mode"]
        self.board = BOARDS[self.mode]
        self.seats = SEATS[self.mode]
        self.parties = 2 if self.mode == "team" else self.seats
        self.tiles: Tiles = {}
        self.ply = 0
        self.phase = "play"
        self.to_move: int | None = None
        self.ranking: list[int] = []  # who picks a corner before whom
        self.sequence: list[int] = []  # seats from the first mover
        self.corner: dict[int, str] = {}
        self.out: dict[int, str] = {}  # why seats dropped out
        self.begun: set[int] = set()  # seats that have laid their first tile
        self.hands: list[list[str]] = [[] for _ in self.all()]
        self.bags = [set_of(self.mode, o["tri_extra_tile"]) for _ in self.all()]
        self.pools = [Counter(POOL), Counter(POOL)] if self.mode == "team" else []
        self.pooled: set[int] = set()  # seats that have drawn from the pool
        self.tokens = [o["tokens"] if self.mode == "battle" else 0 for _ in self.all()]
        self.captures: list[list[str]] = [[] for _ in self.all()]

    def all(self) -> range:
        return range(self.seats)

    def party(self, seat: int) -> int:
        return seat % self.parties

    def active(self) -> list[int]:
        """Parties still in; a team falls as one, and then the game is over."""
        return [party for party in range(self.parties) if party not in self.out]

    def rivals(self, party: int) -> list[int]:
        return [other for other in self.active() if other != party]

    def homes(self, party: int) -> list[Cell]:
        """Own corners."""
        if self.mode in CORNERS:
            return [CORNERS[self.mode][self.corner[party]]] if party in self.corner else []
        return HOMES[self.mode][party]

    def goals(self, party: int) -> list[Cell]:
        return CENTRE if self.mode in CORNERS else self.homes(1 - party)

    def labelled(self) -> list[Cell]:
        """Corners with a name, on which no blank tile may lie."""
        if self.mode in CORNERS:
            return list(CORNERS[self.mode].values())
        return [cell for cells in HOMES[self.mode] for cell in cells]

    def unseen(self, seat: int) -> Counter[str]:
        """Tiles of a seat's own set that are not played, in hand or bag."""
        pool = POOL if self.mode == "team" else {}
        return self.bags[seat] + Counter(tile for tile in self.hands[seat] if tile not in pool)

    def worth(self, cell: Cell) -> int:
        """What a cell's dots are worth here."""
        return self.board.worth.get(cell, 0) if self.o["dots"] else 0
