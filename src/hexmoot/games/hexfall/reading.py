"""Views: what was seen of a position, in the words of the game."""

from collections.abc import Sequence
from typing import Literal, cast

from hexmoot.games.hexfall import views
from hexmoot.games.hexfall.actions import Resource
from hexmoot.games.hexfall.board import Sea
from hexmoot.games.hexfall.looking import SeatSeen, Seen, bits
from hexmoot.games.hexfall.maps.chart import KINDS, TERRAINS, Chart
from hexmoot.games.hexfall.rules.state import CITY, DISCARD, DRAFT, NOBODY, NOWHERE, OFFER, OVER

PHASES: tuple[views.Phase, ...] = ("draft", "roll", "discard", "main", "offer", "over")
GROUNDS: tuple[Literal["fish", "whale"] | None, ...] = (None, "fish", "whale")
WAYS: tuple[views.Way | None, ...] = (None, "points", "last", "limit")
CODES = (
    "",
    "bad_shape",
    "stale",
    "wrong_phase",
    "offer_closed",
    "not_your_turn",
    "unknown_id",
    "not_holding",
    "already_acted",
    "wrong_count",
    "illegal_site",
    "no_contact",
    "peace",
    "not_playable",
    "cannot_pay",
    "offer_limit",
    "fleet_limit",
)  # refusals by their numbers in the rules


def board(chart: Chart, sea: Sea, canals: Sequence[int]) -> views.Board:
    """The map with its canals."""
    tiles = [
        views.Tile(
            id=at,
            land=terrain > 0,
            terrain=cast("views.Terrain", TERRAINS[terrain - 1]) if terrain else None,
            ground=GROUNDS[chart.ground[at]],
            number=chart.number[at] or None,
            island=chart.island[at] if terrain else None,
            canal=at in canals,
        )
        for at, terrain in enumerate(chart.terrain)
    ]
    ports = [views.Port(edge, cast(Resource, KINDS[kind])) for edge, kind in chart.ports]
    return views.Board(sea.columns, sea.rows, tiles, ports)


def seat_view(seat: int, row: SeatSeen) -> views.Seat:
    """One seat."""
    return views.Seat(
        seat=seat,
        alive=bool(row.alive),
        leaving=bool(row.leaving),
        fell=row.fell,
        points=row.points,
        stock=row.stock,
        gold=row.gold,
        cards=row.cards,
        libraries=row.libraries,
        ready=row.ready,
        spent=row.spent,
        hand_attacked=bool(row.hand_struck),
        dry=row.dry,
        islands=bits(row.islands),
        bountiful=row.bountiful,
        market=bool(row.market),
        free=views.Free(*row.free),
        resources=row.stores,
        hand=row.hand,
    )


def to_act(seen: Seen) -> list[int]:
    """The seats that the game waits for."""
    return [seat for seat, row in enumerate(seen.seats) if row.must_act]


def result(seen: Seen) -> views.Result | None:
    """How the game ended: winners, the living by what they have, those who are out, latest first (R100)."""
    way = WAYS[seen.top.way]
    if seen.top.phase != OVER or way is None:
        return None
    winner = bits(seen.top.winners)

    def merit(seat: int) -> tuple[int, ...]:
        row = seen.seats[seat]
        standing = (row.points, row.settlements, row.armies) if row.alive else (row.fell, 0, 0)
        return (int(seat in winner), row.alive, *(standing if seat not in winner else ()))

    merits = sorted({merit(seat) for seat in range(len(seen.seats))}, reverse=True)
    ranking = [[seat for seat in range(len(seen.seats)) if merit(seat) == each] for each in merits]
    return views.Result(winner, way, ranking)


def open_offer(seen: Seen) -> views.OpenOffer | None:
    """The offer that waits for replies or for its proposer."""
    if seen.top.phase != OFFER:
        return None
    answers = (None, None, True, False)
    replies = {seat: answers[row.reply] for seat, row in enumerate(seen.seats) if row.reply}
    return views.OpenOffer(seen.top.offers, seen.top.current, seen.give, seen.want, replies)


def draft_step(seen: Seen) -> views.DraftStep | None:
    """What the draft waits for."""
    if seen.top.phase != DRAFT:
        return None
    corner, edge = (None if at == NOWHERE else at for at in (seen.top.step_corner, seen.top.step_edge))
    return views.DraftStep(seen.top.step, "city" if seen.top.step_level == CITY else "town", corner, edge)


def view(chart: Chart, sea: Sea, seen: Seen, viewer: int | None, spy: Sequence[views.Report]) -> views.View:
    """A view of what was seen."""
    top = seen.top
    return views.View(
        phase=PHASES[top.phase],
        round=top.round,
        turn=top.turn,
        order=seen.order,
        current=None if top.current == NOBODY else top.current,
        to_act=to_act(seen),
        viewer=viewer,
        board=board(chart, sea, seen.canals),
        structures=seen.structures,
        roads=seen.roads,
        stacks=seen.stacks,
        ships=seen.ships,
        bands=seen.bands,
        pirate=None if top.pirate_at == NOWHERE else views.Pirate(top.pirate_at, top.pirate_size, seen.hold),
        dice=views.Dice(
            top.throw, [top.die, top.other_die] if top.die else None, dict(enumerate(seen.totals[2:], start=2))
        ),
        paid={seat: row.paid for seat, row in enumerate(seen.seats)},
        surge=bool(top.surge),
        owed={seat: row.owed for seat, row in enumerate(seen.seats) if row.owed} if top.phase == DISCARD else {},
        draft=draft_step(seen),
        offer=open_offer(seen),
        offers=top.offers,
        offers_made=top.offers_made,
        next_ship=top.next_ship,
        next_band=top.next_band,
        result=result(seen),
        seats=[seat_view(seat, row) for seat, row in enumerate(seen.seats)],
        spy=list(spy),
    )
