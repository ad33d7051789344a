"""The worked positions of Hex Path: what each kind of them holds, and how it is checked."""

from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta

from hexmoot import luck
from hexmoot.games.hexpath import board, reading
from hexmoot.games.hexpath.board import CELLS, gate_point, mirror, name, named, tile_of, tile_text, turned
from hexmoot.games.hexpath.game import fresh
from hexmoot.games.hexpath.history import Line, line_of
from hexmoot.games.hexpath.options import Options
from hexmoot.games.hexpath.rules import course, match, sight, tiles, travel
from hexmoot.games.hexpath.rules.match import NOBODY, NOWHERE, Match
from hexmoot.games.hexpath.rules.sight import Sight

Rings = Annotated[int, Meta(ge=board.SMALLEST, le=board.LARGEST)]
Points = Annotated[int, Meta(ge=1, le=board.DENSEST)]
Corner = Annotated[int, Meta(ge=0, lt=board.CORNERS)]
Pair = tuple[Any, Any]  # what was expected, and what came of it


class Worked(msgspec.Struct, tag_field="kind", forbid_unknown_fields=True, rename="camel", kw_only=True):
    """What every position has."""

    id: str
    why: str = ""


# --- board and tiles ------------------------------------------------------------------------------------


class Board(Worked, tag="board", kw_only=True):
    """How many hexes there are, by the number of rings."""

    expect: dict[int, int]

    def check(self) -> Pair:
        return self.expect, {rings: len(board.names(rings)) for rings in self.expect}


class Names(Worked, tag="names", kw_only=True):
    """Names of hexes and where these are, both ways."""

    rings: Rings
    expect: dict[str, tuple[int, int]]

    def check(self) -> Pair:
        found = {text: named(text, self.rings) for text in self.expect}
        return self.expect, {name(at, self.rings): tuple(CELLS[at]) for at in found.values()}


class PointNumbers(Worked, tag="points", kw_only=True):
    """Points and what the hex across calls them; gates by corner."""

    expect: list[tuple[Points, int, int]]
    gates: dict[Points, list[int]] = {}

    def check(self) -> Pair:
        got = [(k, point, mirror(k, point)) for k, point, _ in self.expect]
        gates = {k: [gate_point(k, corner) for corner in range(board.CORNERS)] for k in self.gates}
        return {"mirrors": self.expect, "gates": self.gates}, {"mirrors": got, "gates": gates}


class Rotate(Worked, tag="rotate", kw_only=True):
    """Tiles turned clockwise."""

    cases: list[tuple[Points, str, int, str]]

    def check(self) -> Pair:
        got = [(k, tile, rot, tile_text(turned(tile_of(tile, k), k, rot))) for k, tile, rot, _ in self.cases]
        return self.cases, got


class Count(Worked, tag="count", kw_only=True):
    """How many tiles there are, and how many up to rotation, by points to a side."""

    expect: dict[Points, tuple[int, int]]

    def check(self) -> Pair:
        return self.expect, {k: counted(k) for k in self.expect}


class Tiles(Worked, tag="tiles", kw_only=True):
    """The tiles that one luck gives, drawn one after the other, by points to a side."""

    luck: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
    expect: dict[Points, list[str]]

    def check(self) -> Pair:
        return self.expect, {k: self.drawn(k, len(tiles)) for k, tiles in self.expect.items()}

    def drawn(self, k: int, count: int) -> list[str]:
        s = Match()
        s.k = k
        luck.pour(s, *luck.words_of(bytes.fromhex(self.luck)))
        found = []
        for _ in range(count):
            tiles.draw_tile(s, 0, 0)
            found.append(tile_text([int(p) for p in s.hand[0][0]][: 6 * k]))
        return found


# --- counting tiles (Burnside: the mean, over the six rotations, of the tiles that it leaves as they are) ---


def counted(k: int) -> tuple[int, int]:
    """Tiles, and tiles up to rotation."""
    fixed = [tiles_fixed_by(k, rot) for rot in range(6)]
    return fixed[0], sum(fixed) // 6


def tiles_fixed_by(k: int, rot: int) -> int:
    """How many tiles look the same after so many sixths: orbits of points are joined to orbits."""
    n = 6 * k

    @cache
    def ways(free: int) -> int:
        """Ways to join the points whose bits are set."""
        if free == 0:
            return 1
        a = (free & -free).bit_length() - 1
        total = 0
        for b in range(a + 1, n):
            if free >> b & 1 and a // k != b // k:
                orbit = {frozenset(((a + i * rot * k) % n, (b + i * rot * k) % n)) for i in range(6)}
                used = [p for pair in orbit for p in pair]
                if len(set(used)) == len(used):
                    total += ways(free & ~sum(1 << p for p in used))
        return total

    return ways((1 << n) - 1)


# --- play -----------------------------------------------------------------------------------------------


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """House rules by their short names."""

    base: int = 1
    mult: int = 2
    step: int = 1
    elim: int = 2
    strict: bool = False
    head_on: str = msgspec.field(default="eliminate", name="headOn")


class Laid(Worked, kw_only=True):
    """Tiles laid one after the other by seats, each turned already, whoever's turn it is."""

    rings: Rings
    k: Points
    corners: list[Corner]
    opt: Rules = Rules()
    plays: list[tuple[int, str]]
    resign_before: tuple[int, int] | None = None

    def begin(self) -> Match:
        """The empty board."""
        chosen = {
            "rings": self.rings,
            "pointsPerSide": self.k,
            "corners": self.corners,
            "firstSeat": 0,
            "headOnMode": self.opt.head_on,
            "strictTrails": self.opt.strict,
            "visitBase": self.opt.base,
            "visitMultiplier": self.opt.mult,
            "travelStep": self.opt.step,
            "eliminationMultiplier": self.opt.elim,
        }
        s = fresh(msgspec.convert(chosen, Options), len(self.corners))
        luck.pour(s, *luck.words_of(luck.NO_LUCK))
        course.begin(s, 0, 0, 0)
        return s

    def played(self) -> "After":
        """The position after all plays, and what the last one told."""
        s = self.begin()
        line = Line(0, 0, "place")
        for number, (seat, tile) in enumerate(self.plays):
            if self.resign_before and self.resign_before[0] == number:
                travel.put_out(s, self.resign_before[1], self.resign_before[1], match.RESIGN)
            line = lay(s, seat, tile, board.names(self.rings))
        return After(s, line)


class After(NamedTuple):
    """A position and the line of the placement that led to it."""

    record: Match
    line: Line


def lay(s: Match, seat: int, tile: str, names: Sequence[str]) -> Line:
    """A seat lays a tile as it is on its glow; ValueError if it has none."""
    if s.glow[seat] == NOWHERE:
        raise ValueError(f"seat {seat} has no glow")
    for p, partner in enumerate(tile_of(tile, int(s.k))):
        s.hand[seat][0][p] = partner
    s.told = s.drawn = 0
    travel.lay(s, seat, 0, 0)
    w = Sight()
    w.lifted = 1
    stages = reading.reported(s, int(s.k)).stages
    events = reading.Telling(s, w, int(s.seats), list(names)).events(stages)
    return line_of(int(s.turn), [told.event for told in events])


class Play(Laid, tag="play", kw_only=True):
    """What the last placement did, and where everybody stands after it."""

    expect: dict[str, Any]

    def check(self) -> Pair:
        return self.expect, {key: value for key, value in self.found().items() if key in self.expect}

    def found(self) -> dict[str, Any]:
        """Everything that a position may ask about."""
        s, line = self.played()
        names, seats = board.names(self.rings), range(len(self.corners))
        placer = self.plays[-1][0]
        queue = [(placer + i) % len(seats) for i in seats]
        return {
            "cell": line.hex,
            "movers": [m for m in queue if s.moved[m]],
            "runs": [[m, run] for m, run in runs(s, names)],
            "pts": [int(s.gain[m]) for m in seats],
            "outs": [[seat, cause] for seat, cause, _ in line.out],
            "bonus": int(s.bonus),
            "score": [int(s.score[m]) for m in seats],
            "status": [reading.STATUSES[s.status[m]] for m in seats],
            "glow": [None if s.glow[m] == NOWHERE else names[s.glow[m]] for m in seats],
        }


def runs(s: Match, names: Sequence[str]) -> list[tuple[int, list[list[Any]]]]:
    """The runs of the last placement: hex, visit, and the points of visit and travel."""
    stages = reading.reported(s, int(s.k)).stages
    return [
        (row.a, [[names[at], visit, visit_pts, travel] for at, _, _, visit, visit_pts, travel in row.hexes])
        for row in stages
        if row.what == match.RUN
    ]


class Fog(Laid, tag="fog", kw_only=True):
    """The hexes that each seat sees, in any order."""

    expect: dict[int, list[str]]

    def check(self) -> Pair:
        s = self.played().record
        w = Sight()
        s.fog = 1
        for seat in range(int(s.seats)):
            s.human[seat] = 1
        sight.survey(w, s, NOBODY)
        names = board.names(self.rings)
        got = {p: sorted(text for at, text in enumerate(names) if sight.sees(w, p, at)) for p in self.expect}
        return {seat: sorted(hexes) for seat, hexes in self.expect.items()}, got


Position = Board | Names | PointNumbers | Rotate | Count | Tiles | Play | Fog
