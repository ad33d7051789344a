"""Hex Path told a second time, from its rules alone: sets, dictionaries and loops, nothing of the package.

A match is made with `Match(options, kinds, luck)` and played with `apply(seat, action, luck)`, which returns what every
viewer is told; actions, events and views are plain JSON values. Cells are (q, r). An edge point is the set of its
names, each a cell and the number of the point there, off the board too.
"""

from collections.abc import Callable
from typing import Any

from .chance import Stream

Cell = tuple[int, int]
Event = dict[str, Any]
Tile = dict[int, int]

WAYS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # sides 0-5, clockwise from the east
USUAL = {2: [0, 3], 3: [0, 2, 4], 4: [0, 1, 3, 4], 5: [0, 1, 2, 3, 4], 6: [0, 1, 2, 3, 4, 5]}
DIGITS = "0123456789abcdefgh"
DEFAULTS: dict[str, Any] = {
    "rings": 4,
    "pointsPerSide": 3,
    "corners": None,
    "shuffleSeats": False,
    "firstSeat": None,
    "deckMode": "short",
    "headOnMode": "eliminate",
    "strictTrails": False,
    "lastStanding": "playOn",
    "fog": False,
    "visitBase": 1,
    "visitMultiplier": 2,
    "travelStep": 1,
    "eliminationMultiplier": 2,
}
AWARDS = ("firstBlood", "pathbreaker", "doubleDown", "cleanSweep", "stillStanding")
AWARDS += ("soleSurvivor", "champion", "intoTheVoid", "wrongWay", "selfDestruct")
MARKS = ("firstBlood", "doubleDown", "wrongWay", "selfDestruct")


class Refused(Exception):
    """An action that is not taken."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


# --- geometry -----------------------------------------------------------------------------------------------


def plus(cell: Cell, side: int, times: int = 1) -> Cell:
    return cell[0] + WAYS[side][0] * times, cell[1] + WAYS[side][1] * times


def board(rings: int) -> list[Cell]:
    span = range(-rings, rings + 1)
    return [(q, r) for r in span for q in span if abs(q + r) <= rings]


def name(cell: Cell, rings: int) -> str:
    q, r = cell
    return "ABCDEFGHIJKLMNOPQ"[r + rings] + str(q - max(-rings, -rings - r) + 1)


def edge_point(cell: Cell, point: int, k: int) -> frozenset[tuple[Cell, int]]:
    """Both names of the place where two hexes share a point."""
    side, j = point // k, point % k
    return frozenset({(cell, point), (plus(cell, side), (side + 3) % 6 * k + (k - 1 - j))})


def text(tile: Tile) -> str:
    return "".join(DIGITS[tile[p]] for p in range(len(tile)))


def tile_from(string: str) -> Tile:
    return {p: DIGITS.index(sign) for p, sign in enumerate(string)}


def rotated(tile: Tile, k: int, rot: int) -> Tile:
    n = 6 * k
    return {(p + rot * k) % n: (partner + rot * k) % n for p, partner in tile.items()}


def draw(stream: Stream, k: int) -> Tile:
    """One tile: all points in random order, joined two by two, until no two of one side are joined."""
    while True:
        points = list(range(6 * k))
        stream.shuffle(points)
        pairs = [(points[i], points[i + 1]) for i in range(0, 6 * k, 2)]
        if all(a // k != b // k for a, b in pairs):
            return {a: b for pair in pairs for a, b in (pair, pair[::-1])}


# --- the match ----------------------------------------------------------------------------------------------


class Match:
    """A match. `draws` are those of the last step."""

    def __init__(self, options: dict[str, Any], kinds: list[str], luck: bytes) -> None:
        o = self.o = DEFAULTS | options
        self.k, self.rings = o["pointsPerSide"], o["rings"]
        self.cells = set(board(self.rings))
        self.seats = len(kinds)
        stream = Stream(luck)
        wanted = o["corners"] or USUAL[self.seats]
        self.corners = sorted(wanted)
        self.entries = list(range(self.seats))
        if o["shuffleSeats"]:
            stream.shuffle(self.entries)
        else:
            self.entries.sort(key=lambda entry: wanted[entry])
        self.people = [seat for seat in self.all() if kinds[self.entries[seat]] == "human"]
        self.homes = [plus((0, 0), corner, self.rings) for corner in self.corners]
        gates = [corner * self.k + (self.k - 1) // 2 for corner in self.corners]
        self.gates = [edge_point(home, gate, self.k) for home, gate in zip(self.homes, gates, strict=True)]
        self.tiles: dict[Cell, Tile] = {}
        self.paths: list[list[tuple[Cell, int, int]]] = [[] for _ in self.all()]
        self.heads: list[tuple[Cell | None, int]] = [(None, gate) for gate in gates]
        self.ends = list(self.gates)  # the edge point that each head is on
        self.glows: list[Cell | None] = list(self.homes)
        self.status = ["active"] * self.seats
        self.cause: list[str | None] = [None] * self.seats
        self.by: list[int | None] = [None] * self.seats
        self.gate_of: list[int | None] = [None] * self.seats
        self.score = [0] * self.seats
        self.marks: list[set[str]] = [set() for _ in self.all()]
        self.over = False
        self.turn = 1
        self.mover = stream.below(self.seats) if o["firstSeat"] is None else o["firstSeat"]
        total = len(self.cells) - 1 if o["deckMode"] == "short" else len(self.cells) + 2 * self.seats
        self.deck = total - 2 * self.seats
        self.hands: list[list[Tile | None]] = [[draw(stream, self.k), draw(stream, self.k)] for _ in self.all()]
        for seat in self.all():
            for _ in range(self.deck):
                if self.survives_first(seat):
                    break
                self.hands[seat][1] = draw(stream, self.k)
        self.draws = stream.draws

    def all(self) -> range:
        return range(self.seats)

    def survives_first(self, seat: int) -> bool:
        """Whether one of the twelve first placements leads to a side with a hex behind it."""
        entry = self.heads[seat][1]
        exits = [rotated(tile, self.k, rot)[entry] for tile in self.hands[seat] if tile for rot in range(6)]
        return any(plus(self.homes[seat], x // self.k) in self.cells for x in exits)

    # --- actions ----------------------------------------------------------------------------------------------

    def apply(self, seat: int | None, action: Event, luck: bytes) -> dict[int | None, list[Event]]:
        """Play an action; what each viewer (a seat, or None for a watcher) is told, in order."""
        self.told: dict[int | None, list[Event]] = {viewer: [] for viewer in (None, *self.all())}
        stream = Stream(luck)
        kind = action["type"]
        if self.over:
            raise Refused("matchOver")
        if kind in ("place", "resign"):
            assert seat is not None
            if self.status[seat] == "out":
                raise Refused("out")
        if kind in ("place", "timeout") and action["turn"] != self.turn:
            raise Refused("stale")
        if kind == "place":
            if seat != self.mover:
                raise Refused("notYourTurn")
            self.place(self.mover, action["slot"], action["rot"], stream)
        elif kind == "resign":
            self.step_out(seat or 0, "resign")
        elif kind == "timeout":
            self.time_out(action, stream)
        elif self.status[action["seat"]] != "active":
            raise Refused(self.status[action["seat"]])
        else:
            self.step_out(action["seat"], "left")
        self.draws = stream.draws
        return self.told

    def time_out(self, action: Event, stream: Stream) -> None:
        if action["how"] == "out":
            self.step_out(self.mover, "timeout")
        elif action["how"] == "auto":
            self.place(self.mover, action["slot"], action["rot"], stream)
        else:
            slots = [slot for slot in (0, 1) if self.hands[self.mover][slot]]
            x = stream.below(6 * len(slots))
            self.place(self.mover, slots[x // 6], x % 6, stream)

    def step_out(self, seat: int, cause: str) -> None:
        """Out without a placement."""
        self.out(seat, cause, None)
        self.go_on(seat, placed=False)

    def place(self, seat: int, slot: int, rot: int, stream: Stream) -> None:
        tile = self.hands[seat][slot] if slot in (0, 1) else None
        if tile is None:
            raise Refused("badSlot")
        if rot not in range(6):
            raise Refused("badRotation")
        self.hands[seat][slot] = None
        self.resolve(seat, rotated(tile, self.k, rot))
        if self.status[seat] == "active" and self.deck:
            self.deck -= 1
            new = self.hands[seat][slot] = draw(stream, self.k)
            event = {"e": "drew", "seat": seat, "slot": slot}
            self.tell(event | {"tile": text(new)}, event, lambda viewer: viewer == seat)
        self.go_on(seat, placed=True)

    def go_on(self, seat: int, *, placed: bool) -> None:
        """The next turn or the end."""
        able = [p for p in self.all() if self.status[p] == "active" and any(self.hands[p])]
        if not able or (self.o["lastStanding"] == "stop" and len(able) < 2):
            self.over = True
            self.tell({"e": "end", **self.result()})
        elif seat == self.mover:
            self.turn += placed
            self.mover = next(p % self.seats for p in range(seat + 1, seat + 1 + self.seats) if p % self.seats in able)
            self.tell({"e": "turn", "turn": self.turn, "seat": self.mover})

    # --- travel -----------------------------------------------------------------------------------------------

    def resolve(self, placer: int, tile: Tile) -> None:
        """A tile, turned already, is laid on the placer's glow, and everything runs."""
        laid = self.glows[placer]
        assert laid is not None
        self.tell_at(
            laid, placer, {"e": "placed", "turn": self.turn, "seat": placer}, hex=self.name(laid), tile=text(tile)
        )
        self.tiles[laid] = tile
        order = [(placer + i) % self.seats for i in self.all()]
        queue = [m for m in order if self.glows[m] == laid]
        was_out = {m for m in self.all() if self.status[m] == "out"}
        self.points = dict.fromkeys(queue, 0)
        self.runs: dict[int, list[list[Any]]] = {}
        self.movers, self.bonus = queue, 0
        for m in queue:
            if self.status[m] == "active":
                self.runs[m] = []
                self.travel(m, placer, laid)
        for m in queue:
            self.score[m] += self.points[m]
        self.new_out = [m for m in self.all() if self.status[m] == "out" and m not in was_out]
        felled = [m for m in self.new_out if m != placer]
        if placer in self.new_out:
            self.marks[placer].add("selfDestruct")
        if felled and not any("firstBlood" in marks for marks in self.marks):
            self.marks[placer].add("firstBlood")
        if len(felled) >= 2:
            self.marks[placer].add("doubleDown")
        if felled and placer not in self.new_out:
            self.bonus = self.o["eliminationMultiplier"] * self.points[placer]
            self.score[placer] += self.bonus
            if self.bonus:
                self.tell({"e": "bonus", "seat": placer, "points": self.bonus})

    def travel(self, m: int, placer: int, cell: Cell) -> None:
        """One path runs on from its head into the hex just laid."""
        for step in range(1, 10**6):
            if self.o["strictTrails"] and any(cell in self.trail(o) for o in self.all() if o != m):
                return self.out(m, "trail", placer)
            entry = next(point for at, point in self.ends[m] if at == cell)
            leave = self.tiles[cell][entry]
            self.paths[m].append((cell, entry, leave))
            visit = sum(at == cell for at, _, _ in self.paths[m])
            visit_pts = self.o["visitBase"] * self.o["visitMultiplier"] ** (visit - 1)
            travel_pts = self.o["travelStep"] * step
            self.points[m] += visit_pts + travel_pts
            self.runs[m].append([self.name(cell), visit, visit_pts, travel_pts])
            whole = {"hex": self.name(cell), "from": entry, "to": leave, "visit": visit}
            worth = {"visitPts": visit_pts, "step": step, "travelPts": travel_pts}
            self.tell_at(cell, m, {"e": "enter", "seat": m}, {"points": visit_pts + travel_pts}, **whole, **worth)
            self.heads[m], self.ends[m] = (cell, leave), edge_point(cell, leave, self.k)
            met = [o for o in self.all() if o != m and self.glows[o] == cell and self.ends[o] == self.ends[m]]
            if met:
                return self.head_on(m, met[0], placer)
            if self.ends[m] in self.gates:
                return self.lock(m, "gate", self.gates.index(self.ends[m]))
            beyond = plus(cell, leave // self.k)
            if beyond not in self.cells:
                return self.out(m, "void", placer)
            if beyond not in self.tiles:
                self.tell_at(beyond, m, {"e": "glow", "seat": m}, hex=self.name(beyond))
                self.glows[m] = beyond
                return None
            cell = beyond
        raise AssertionError("a run without end")

    def head_on(self, m: int, struck: int, placer: int) -> None:
        self.tell({"e": "headOn", "seat": m, "struck": struck})
        self.marks[m].add("wrongWay")
        if self.o["headOnMode"] == "stalemate":
            self.lock(m, "headOn", None)
            self.lock(struck, "headOn", None)
        else:
            self.out(m, "headOn", placer)

    def lock(self, m: int, cause: str, gate_of: int | None) -> None:
        self.status[m], self.cause[m], self.gate_of[m] = "locked", cause, gate_of
        self.glows[m], self.hands[m] = None, [None, None]
        self.tell({"e": "locked", "seat": m, "cause": cause, "gateOf": gate_of})

    def out(self, m: int, cause: str, placer: int | None) -> None:
        credited = None if placer == m else placer
        self.status[m], self.cause[m], self.by[m], self.gate_of[m] = "out", cause, credited, None
        self.glows[m], self.hands[m] = None, [None, None]
        self.tell({"e": "out", "seat": m, "cause": cause, "by": credited})

    def trail(self, seat: int) -> set[Cell]:
        return {cell for cell, _, _ in self.paths[seat]}

    # --- what is seen -------------------------------------------------------------------------------------------

    def foggy(self) -> bool:
        """Whether there is fog now: while a person's path is active."""
        return self.o["fog"] and not self.over and any(self.status[seat] == "active" for seat in self.people)

    def sight(self, viewer: int | None) -> set[Cell]:
        """The cells that a viewer sees."""
        if not self.foggy():
            return self.cells
        if viewer is None:
            return set()
        core = self.trail(viewer) | ({self.glows[viewer]} - {None})
        return {near for cell in core for near in (cell, *(plus(cell, side) for side in range(6)))} & self.cells

    def tell(self, event: Event, less: Event | None = None, sees: Callable[[Any], bool] = lambda viewer: True) -> None:
        for viewer, events in self.told.items():
            events.append(event if sees(viewer) else less or {})

    def tell_at(self, cell: Cell, owner: int, bare: Event, less: Event | None = None, **more: Any) -> None:
        """Tell what happens on a cell, whole to its doer and to whoever sees the cell."""
        self.tell(bare | more, bare | (less or {}), lambda viewer: viewer == owner or cell in self.sight(viewer))

    def name(self, cell: Cell) -> str:
        return name(cell, self.rings)

    def result(self) -> Event:
        """What is made known at the end."""
        return {
            "rank": [1 + sum(other > own for other in self.score) for own in self.score],
            "hands": [self.hand(seat) for seat in self.all()],
            "achievements": [[award for award in AWARDS if award in self.awards(seat)] for seat in self.all()],
        }

    def awards(self, seat: int) -> set[str]:
        credited = [o for o in self.all() if self.by[o] == seat]
        standing = [o for o in self.all() if self.status[o] != "out"]
        tests = {
            "pathbreaker": bool(credited),
            "cleanSweep": len(credited) == self.seats - 1,
            "stillStanding": seat in standing,
            "soleSurvivor": standing == [seat],
            "champion": self.score[seat] == max(self.score),
            "intoTheVoid": self.cause[seat] == "void",
        }
        return self.marks[seat] | {award for award, won in tests.items() if won}

    def hand(self, seat: int) -> list[str | None] | None:
        if self.status[seat] != "active":
            return None
        return [text(tile) if tile else None for tile in self.hands[seat]]

    def view(self, viewer: int | None) -> Event:
        sight = self.sight(viewer)
        return {
            "turn": self.turn,
            "toMove": None if self.over else self.mover,
            "rings": self.rings,
            "k": self.k,
            "deckCount": self.deck,
            "you": viewer,
            "hand": None if viewer is None else self.hand(viewer),
            "tiles": {self.name(cell): text(tile) for cell, tile in self.tiles.items() if cell in sight},
            "seats": [self.seat_view(seat, viewer, sight) for seat in self.all()],
            "hidden": self.foggy(),
            "result": self.result() if self.over else None,
        }

    def seat_view(self, seat: int, viewer: int | None, sight: set[Cell]) -> Event:
        glow, (cell, point) = self.glows[seat], self.heads[seat]
        trail: dict[str, list[list[int]]] = {}
        for at, entry, leave in self.paths[seat]:
            if at in sight:
                trail.setdefault(self.name(at), []).append([entry, leave])
        shown = seat == viewer or not self.foggy() or cell in sight or glow in sight
        return {
            "corner": self.corners[seat],
            "status": self.status[seat],
            "cause": self.cause[seat],
            "by": self.by[seat],
            "gateOf": self.gate_of[seat],
            "score": self.score[seat],
            "handCount": sum(tile is not None for tile in self.hands[seat]),
            "glow": self.name(glow) if glow and glow in sight else None,
            "head": {"hex": self.name(cell) if cell else None, "point": point} if shown else None,
            "trail": trail,
            "marks": [mark for mark in MARKS if mark in self.marks[seat]],
        }
