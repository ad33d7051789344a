"""The record read: its numbers taken in one go, its story as events, each with those who may not know it."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple, cast, get_args

from hexmoot import accel
from hexmoot.game import Told
from hexmoot.games.hexpath import views
from hexmoot.games.hexpath.board import HEXES, MIRROR, MOST_SEATS, NEAR, POINTS, SIDE, tile_text
from hexmoot.games.hexpath.rules import course, match, sight, tiles, travel
from hexmoot.games.hexpath.rules.match import CODE, NOBODY, NOWHERE, UNSEEN, Match
from hexmoot.games.hexpath.rules.sight import Sight

STATUSES: tuple[views.Status, ...] = get_args(views.Status)
CAUSES: tuple[views.Cause | None, ...] = (None, *get_args(views.Cause))
ACHIEVEMENTS: tuple[views.Achievement, ...] = get_args(views.Achievement)
MARKS = match.FIRST_BLOOD | match.DOUBLE_DOWN | match.WRONG_WAY | match.SELF_DESTRUCT
TOP, SEAT, HANDS = 5, 12, 2 * POINTS
SEEN_MOST = TOP + MOST_SEATS * (SEAT + HANDS) + HEXES * (1 + 2 * POINTS)


# --- what a viewer sees -----------------------------------------------------------------------------------


@accel.rule
def look(s: Match, w: Sight, viewer: int, out: list[int]) -> int:
    """Write all that a viewer (a seat, or -1) may know, and nothing else; how many numbers that were."""
    n = 6 * s.k
    over = s.to_move == NOBODY
    out[0] = s.turn
    out[1] = s.to_move
    out[2] = s.deck
    out[3] = w.lifted
    at = TOP
    for seat in range(s.seats):
        out[at] = s.corner[seat]
        out[at + 1] = s.status[seat]
        out[at + 2] = s.cause[seat]
        out[at + 3] = s.by[seat]
        out[at + 4] = s.gate_of[seat]
        out[at + 5] = s.score[seat]
        out[at + 6] = tiles.tiles_held(s, seat)
        out[at + 7] = s.glow[seat] if sight.sees_glow(w, s, viewer, seat) else NOWHERE
        head = sight.sees_head(w, s, viewer, seat)
        out[at + 8] = s.head_hex[seat] if head else UNSEEN
        out[at + 9] = s.head_point[seat] if head else 0
        out[at + 10] = course.achieved(s, seat) if over else s.marks[seat]
        out[at + 11] = course.rank(s, seat)
        at += SEAT
    for seat in range(s.seats):
        if over or seat == viewer:
            for slot in range(2):
                for p in range(n):
                    out[at] = s.hand[seat][slot][p]
                    at += 1
    laid = 0
    for h in range(s.hexes):
        if s.tile[h][0] != 0 and sight.sees(w, viewer, h):
            laid += 1
            out[at] = h
            at += 1
            for p in range(n):
                out[at] = s.tile[h][p]
                out[at + n] = s.entered[h][p]
                at += 1
            at += n
    out[4] = laid
    return at


class SeatSeen(NamedTuple):
    """A seat's numbers as a viewer may know them."""

    corner: int
    status: int
    cause: int
    by: int
    gate_of: int
    score: int
    held: int
    glow: int
    head_hex: int
    head_point: int
    marks: int
    rank: int


class Seen(NamedTuple):
    """All that a viewer may know. `hands` are those that may be known; `laid` has for each hex its tile and entries."""

    turn: int
    to_move: int
    deck: int
    hidden: bool
    seats: list[SeatSeen]
    hands: dict[int, views.Hand]
    laid: dict[int, tuple[list[int], list[int]]]


def seen(s: Match, w: Sight, viewer: int, seats: int, k: int) -> Seen:
    """What a viewer may know, taken in one go."""
    out = accel.buffer(SEEN_MOST)
    size = look(s, w, viewer, out)
    numbers = accel.listed(out)[:size]
    over, n = numbers[1] == NOBODY, 6 * k
    rows = [SeatSeen(*numbers[at : at + SEAT]) for at in range(TOP, TOP + seats * SEAT, SEAT)]
    at = TOP + seats * SEAT
    hands: dict[int, views.Hand] = {}
    for seat in range(seats):
        if over or seat == viewer:
            if rows[seat].status == match.ACTIVE:
                first, second = (numbers[i : i + n] for i in (at, at + n))
                hands[seat] = tile_or_none(first), tile_or_none(second)
            at += 2 * n
    laid: dict[int, tuple[list[int], list[int]]] = {}
    for _ in range(numbers[4]):
        laid[numbers[at]] = numbers[at + 1 : at + 1 + n], numbers[at + 1 + n : at + 1 + 2 * n]
        at += 1 + 2 * n
    return Seen(numbers[0], numbers[1], numbers[2], not numbers[3], rows, hands, laid)


def tile_or_none(partners: Sequence[int]) -> str | None:
    """A tile of a hand as text, None for an empty slot."""
    return tile_text(partners) if partners[0] else None


def achievements(bits: int) -> list[views.Achievement]:
    """Achievements from their bits."""
    return [name for i, name in enumerate(ACHIEVEMENTS) if bits >> i & 1]


def trails(laid: dict[int, tuple[list[int], list[int]]], seats: int, names: list[str]) -> list[dict[str, Any]]:
    """For each seat the points of its visits to each hex, in order."""
    found: list[dict[str, Any]] = [{} for _ in range(seats)]
    for at, (tile, entered) in laid.items():
        for code, origin in sorted((code, p) for p, code in enumerate(entered) if code):
            found[code % CODE].setdefault(names[at], []).append((origin, tile[origin]))
    return found


# --- what a step told -------------------------------------------------------------------------------------


@accel.rule
def report_size(s: Match) -> int:
    """How many numbers `report` writes."""
    size = 2 + s.drawn + 5 * s.told
    for i in range(s.told):
        row = s.story[i]
        if row[0] == match.RUN:
            size += 6 * row[3]
        elif row[0] == match.PLACED or row[0] == match.DREW:
            size += 6 * s.k
    return size


@accel.rule
def report(s: Match, out: list[int]) -> None:
    """Write draws and rows of the last step, each row followed by what belongs to it: a tile, or the hexes of a run."""
    out[0] = s.drawn
    out[1] = s.told
    at = 2
    for i in range(s.drawn):
        out[at] = s.draws[i]
        at += 1
    laid = 0
    for i in range(s.told):
        row = s.story[i]
        for j in range(5):
            out[at] = row[j]
            at += 1
        if row[0] == match.PLACED:
            laid = row[3]
            for p in range(6 * s.k):
                out[at] = s.tile[laid][p]
                at += 1
        elif row[0] == match.RUN:
            at = retrace(s, laid, row[2], row[3], out, at)
        elif row[0] == match.DREW:
            for p in range(6 * s.k):
                out[at] = s.hand[row[1]][row[2]][p]
                at += 1


@accel.rule
def retrace(s: Match, first: int, entry: int, length: int, out: list[int], at: int) -> int:
    """Walk a run again: hex, from, to, visit, and the points of the visit and of the step."""
    here, p = first, entry
    for step in range(1, length + 1):
        x = s.tile[here][p]
        visit = s.entered[here][p] // CODE
        out[at] = here
        out[at + 1] = p
        out[at + 2] = x
        out[at + 3] = visit
        out[at + 4] = travel.visit_points(s, visit)
        out[at + 5] = s.travel_step * step
        at += 6
        if step < length:
            here = NEAR[here][SIDE[s.k][x]]
            p = MIRROR[s.k][x]
    return at


class Stage(NamedTuple):
    """A row of the story with what belongs to it."""

    what: int
    a: int
    b: int
    c: int
    tile: list[int]
    hexes: list[list[int]]


class Report(NamedTuple):
    """Draws and story of a step."""

    draws: list[tuple[int, int]]
    stages: list[Stage]


def reported(s: Match, k: int) -> Report:
    """Draws and story of the step just played."""
    out = accel.buffer(report_size(s))
    report(s, out)
    numbers = iter(accel.listed(out))
    drawn, told = next(numbers), next(numbers)
    draws = list(islice(numbers, drawn))
    return Report(list(zip(draws[::2], draws[1::2], strict=True)), [stage(numbers, k) for _ in range(told)])


def stage(numbers: Iterator[int], k: int) -> Stage:
    """The next row from the numbers."""
    what, a, b, c, _ = islice(numbers, 5)
    tile = list(islice(numbers, 6 * k)) if what in (match.PLACED, match.DREW) else []
    hexes = [list(islice(numbers, 6)) for _ in range(c)] if what == match.RUN else []
    return Stage(what, a, b, c, tile, hexes)


class Telling:
    """The events of a step with those who may not know them; under fog, sight follows the story."""

    def __init__(self, s: Match, w: Sight, seats: int, names: list[str]) -> None:
        self.s, self.w, self.seats, self.names = s, w, seats, names

    def events(self, stages: Sequence[Stage]) -> list[Told[views.Event]]:
        """All but the end of the match, which is told from what is seen then."""
        return [told for row in stages for told in self.told(row)]

    def blind(self, owner: int, at: int) -> frozenset[int | None]:
        """The viewers who do not see a hex in which a seat does something."""
        if self.w.lifted:
            return frozenset()
        return frozenset({None} | {p for p in range(self.seats) if p != owner and not sight.sees(self.w, p, at)})

    def told(self, row: Stage) -> Iterator[Told[views.Event]]:
        """One row as events."""
        a, b, c = row.a, row.b, row.c
        if row.what == match.PLACED:
            whole = views.PlacedEvent(a, b, self.names[c], tile_text(row.tile))
            yield Told(whole, self.blind(b, c), views.PlacedEvent(a, b))
        elif row.what == match.RUN:
            yield from self.run(a, row.hexes)
        elif row.what == match.MET:
            yield Told(views.HeadOnEvent(a, b))
        elif row.what == match.LOCK:
            self.darken(a)
            yield Told(views.LockedEvent(a, cast(Any, CAUSES[b]), None if c == NOBODY else c))
        elif row.what == match.GONE:
            self.darken(a)
            yield Told(views.OutEvent(a, cast(Any, CAUSES[b]), None if c == NOBODY else c))
        elif row.what == match.SHINE:
            yield Told(views.GlowEvent(a, self.names[b]), self.blind(a, b), views.GlowEvent(a))
            if not self.w.lifted:
                sight.shine(self.w, self.s, a, b)
        elif row.what == match.BONUS:
            yield Told(views.BonusEvent(a, b))
        elif row.what == match.DREW:
            others = frozenset({None, *range(self.seats)}) - {a}
            yield Told(views.DrewEvent(a, b, tile_text(row.tile)), others, views.DrewEvent(a, b))
        elif row.what == match.TURN:
            yield Told(views.TurnEvent(a, b))

    def run(self, seat: int, hexes: list[list[int]]) -> Iterator[Told[views.Event]]:
        """One path's run; each hex that it enters is seen by it from then on."""
        for step, (at, origin, to, visit, visit_pts, travel_pts) in enumerate(hexes, 1):
            whole = views.EnterEvent(seat, self.names[at], origin, to, visit, visit_pts, step, travel_pts)
            yield Told(whole, self.blind(seat, at), views.EnterEvent(seat, points=visit_pts + travel_pts))
            if visit == 1 and not self.w.lifted:
                sight.look_around(self.w, self.s, seat, at, 1)

    def darken(self, seat: int) -> None:
        """A seat is out or locked."""
        if not self.w.lifted:
            sight.darken(self.w, self.s, seat)
