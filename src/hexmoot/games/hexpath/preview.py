"""What a placement would do, told from what its owner sees and nothing else."""

from collections.abc import Sequence
from typing import Any, cast

from hexmoot.games.hexpath import views
from hexmoot.games.hexpath.board import tile_text
from hexmoot.games.hexpath.reading import CAUSES, Stage
from hexmoot.games.hexpath.rules import match, sight
from hexmoot.games.hexpath.rules.sight import Sight

NOTHING = views.Preview(None, None, [], 0, 0, True, False)  # resigning: out, and no tile


def preview(seat: int, stages: Sequence[Stage], w: Sight, names: list[str]) -> views.Preview:
    """The story of a placement tried out on what the seat sees, as a preview; `w` is its sight before it."""
    strides: dict[int, list[views.Stride]] = {}
    ends: dict[int, views.RouteEnd] = {}
    placed, bonus = stages[0], 0
    met: dict[int, int] = {}
    for row in stages[1:]:
        a, b = row.a, row.b
        if row.what == match.RUN:
            strides[a] = [stride(step, hexes, names) for step, hexes in enumerate(row.hexes, 1)]
        elif row.what == match.MET:
            met |= {a: b, b: a}
        elif row.what == match.LOCK:
            ends[a] = views.RouteEnd(cast(Any, CAUSES[b]), "locked", seat=met[a] if row.c < 0 and a in met else row.c)
        elif row.what == match.GONE:
            ends[a] = views.RouteEnd(cast(Any, CAUSES[b]), "out", seat=met.get(a) if b == match.HEAD_ON else None)
        elif row.what == match.SHINE:
            kind: Any = "glow" if sight.sees(w, seat, b) else "unseen"
            ends[a] = views.RouteEnd(kind, "active", names[b])
        elif row.what == match.BONUS:
            bonus = b
    routes = [route(mover, strides.get(mover, []), end) for mover, end in ordered(seat, strides, ends)]
    own = routes[0]
    return views.Preview(
        hex=names[placed.c],
        tile=tile_text(placed.tile),
        routes=routes,
        bonus=bonus,
        total=own.visit + own.travel + bonus,
        self_destruct=own.end.status == "out",
        at_least=any(r.end.kind == "unseen" for r in routes),
    )


def ordered(
    seat: int, strides: dict[int, list[views.Stride]], ends: dict[int, views.RouteEnd]
) -> list[tuple[int, views.RouteEnd]]:
    """The movers in the order of their runs, and after them who was locked without one."""
    return [(m, ends[m]) for m in [*strides, *(m for m in ends if m not in strides)]]


def stride(step: int, hexes: list[int], names: list[str]) -> views.Stride:
    """One hex of a run."""
    at, origin, to, visit, visit_pts, travel_pts = hexes
    return views.Stride(names[at], origin, to, visit, visit_pts, step, travel_pts)


def route(seat: int, strides: list[views.Stride], end: views.RouteEnd) -> views.Route:
    """A route with its sums."""
    return views.Route(seat, strides, sum(s.visit_pts for s in strides), sum(s.travel_pts for s in strides), end)
