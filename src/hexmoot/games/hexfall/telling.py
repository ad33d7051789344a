"""What a step told: the rows of the story as events, each with those who may not know all of it."""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple, cast

import msgspec

from hexmoot import accel
from hexmoot.game import Told
from hexmoot.games.hexfall import events
from hexmoot.games.hexfall.acting import CARDS, PIECES
from hexmoot.games.hexfall.actions import Card, Resource
from hexmoot.games.hexfall.looking import Seen, bits
from hexmoot.games.hexfall.maps.chart import RESOURCES
from hexmoot.games.hexfall.reading import WAYS
from hexmoot.games.hexfall.rules import state, story
from hexmoot.games.hexfall.rules.state import LIBRARY, NOBODY, World
from hexmoot.games.hexfall.views import Cards, Report, Way

ROW = 5
PAID = (*RESOURCES, "gold")
MORE = (story.PILE, story.LOSSES, story.FORCES, story.FELL, story.PLUNDERED, story.AT_SEA)
DRAFTED: tuple[Any, ...] = ("road", "town", "city")
REASONS: tuple[Any, ...] = ("start", "dry", "bought")
FROM: dict[int, Any] = {story.HAND: "hand", story.ABOARD: "ship"}


# --- rows -----------------------------------------------------------------------------------------------


@accel.rule
def report(s: World, out: list[int]) -> None:
    """Write draws and rows of the last step."""
    at = 0
    for i in range(s.drawn):
        out[at] = s.draws[i]
        at += 1
    for i in range(s.told):
        for j in range(ROW):
            out[at + j] = s.story[i][j]
        at += ROW


class Row(NamedTuple):
    """A row of the story with the rows that belong to it."""

    what: int
    a: int
    b: int
    c: int
    d: int
    more: "list[Row]"

    def piles(self, whose: int | None = None) -> dict[Any, int]:
        """The cards of one owner that go with a row, or of all."""
        own = (row for row in self.more if row.what == story.PILE and whose in (None, row.a))
        return {PAID[row.b]: row.c for row in own}

    def one(self, what: int) -> "Row":
        """The row of a kind that goes with this one; zeros if there is none."""
        return next((row for row in self.more if row.what == what), Row(what, 0, 0, 0, 0, []))

    def ships(self) -> list[int]:
        """The ships that go with a row."""
        return [row.a for row in self.more if row.what == story.AT_SEA]


def reported(s: World) -> tuple[list[tuple[int, int]], list[Row]]:
    """Draws and story of the step just played."""
    drawn, told = int(s.drawn), int(s.told)
    out = accel.buffer(drawn + ROW * told + 1)
    report(s, out)
    numbers = iter(accel.listed(out))
    draws = list(islice(numbers, drawn))
    rows: list[Row] = []
    for _ in range(told):
        what, a, b, c, d = islice(numbers, ROW)
        row = Row(what, a, b, c, d, [])
        (rows[-1].more if what in MORE else rows).append(row)
    return list(zip(draws[::2], draws[1::2], strict=True)), rows


# --- events -------------------------------------------------------------------------------------------------


def one_card(r: int, count: int = 1) -> Cards:
    """A pile of one kind."""
    return {cast(Resource, RESOURCES[r]): count}


def hidden_from(seats: int, *knowing: int) -> frozenset[int | None]:
    """All viewers but these."""
    return frozenset([None, *range(seats)]) - set(knowing)


def told(rows: Sequence[Row], seen: Seen, reports: Sequence[Report]) -> list[Told[events.Event]]:
    """All rows as events; `seen` is the position after the step, `reports` what spies saw in it."""
    found = iter(reports)
    return [private(row, len(seen.seats), found) or Told(PUBLIC[row.what](row, seen)) for row in rows]


def private(row: Row, seats: int, reports: Iterator[Report]) -> Told[events.Event] | None:
    """An event of which not everybody may know all; None for others."""
    if row.what == story.DISCARDED:
        mine = events.Discarded(seat=row.a, count=row.b, cards=row.piles())
        return Told(mine, hidden_from(seats, row.a), events.Discarded(seat=row.a, count=row.b))
    if row.what == story.DREW and row.b != LIBRARY:
        drew = draw(row)
        return Told(drew, hidden_from(seats, row.a), msgspec.structs.replace(drew, card=None))
    if row.what == story.FOUGHT and plunders(row):
        fought = attack(row)
        return Told(fought, hidden_from(seats, row.a, row.b), msgspec.structs.replace(fought, card=None))
    if row.what == story.PLAYED and row.b == state.SPY:
        spied = events.Played(seat=row.a, card="spy", rival=row.c, report=next(reports))
        return Told(spied, hidden_from(seats, row.a), msgspec.structs.replace(spied, report=None))
    return None


def plunders(row: Row) -> bool:
    """Whether a card was plundered."""
    return any(each.what == story.PLUNDERED for each in row.more)


def draw(row: Row) -> events.Draw:
    """A card drawn."""
    paid = row.piles() if row.c == story.BOUGHT else None
    return events.Draw(seat=row.a, reason=REASONS[row.c], paid=paid, card=cast(Card, CARDS[row.b]))


def attack(row: Row) -> events.Attacked:
    """A battle on land."""
    forces, losses, fell = (row.one(what) for what in (story.FORCES, story.LOSSES, story.FELL))
    return events.Attacked(
        seat=row.a,
        rival=row.b,
        start=FROM.get(row.c, row.c),
        to=row.d,
        ship=None if forces.d == NOBODY else forces.d,
        attackers=forces.a,
        defenders=forces.b,
        walled=bool(forces.c),
        losses=losses.a,
        attackers_left=losses.c,
        defenders_left=losses.d,
        win=bool(fell.a),
        blow=bool(fell.b),
        level=fell.c % state.HARBOR,
        walls=fell.d,
        card=cast(Resource, RESOURCES[row.one(story.PLUNDERED).a]) if plunders(row) else None,
    )


def hunt(row: Row) -> events.Hunted:
    """A hunt for a band."""
    losses = row.one(story.LOSSES)
    return events.Hunted(
        seat=row.a,
        start=row.b,
        band=row.c,
        attackers=row.d,
        defenders=losses.b + losses.d,
        losses=losses.a,
        attackers_left=losses.c,
        defenders_left=losses.d,
        win=losses.d == 0 < losses.c,
        cards=row.piles(),
    )


def sea_battle(row: Row) -> events.SeaBattle:
    """A battle at sea."""
    forces, losses = row.one(story.FORCES), row.one(story.LOSSES)
    return events.SeaBattle(
        seat=row.a,
        rival=None if row.b == NOBODY else row.b,
        tile=row.c,
        attackers=forces.a,
        defenders=forces.b,
        losses=losses.a,
        sunk=row.ships(),
        win=losses.c > 0,
        cards=row.piles(),
    )


def drafted(row: Row) -> events.Draft:
    """A piece of the draft."""
    place = {"corner" if row.b else "edge": row.c}
    return events.Draft(seat=row.a, what=DRAFTED[row.b], **place)


def built(row: Row) -> events.Built:
    """A piece that was built."""
    what: Any = PIECES[row.b]
    if what == "road":
        return events.Built(seat=row.a, what=what, edge=row.c, paid=row.piles())
    level = None if what == "harbor" else row.d
    return events.Built(seat=row.a, what=what, corner=row.c, level=level, paid=row.piles())


def played(row: Row, seen: Seen) -> events.Played:
    """A card that everybody sees through."""
    choices: dict[str, Any] = {}
    if row.b in (state.COLONY, state.BASTION):
        choices["corner"] = row.c
    elif row.b == state.CANAL:
        choices["tile"] = row.c
    elif row.b == state.MIGRATION:
        choices |= {"band": row.c, "tile": row.d}
    elif row.b == state.COLUMBUS:
        choices |= {"fleet": row.c, "tile": row.d}
    elif row.b in (state.MONOPOLY, state.BOUNTIFUL):
        choices["resource"] = RESOURCES[row.c]
    if row.b == state.MUSTER:
        choices["paid"] = row.piles()
    if row.b == state.MONOPOLY:
        rivals = [seat for seat, each in enumerate(seen.seats) if each.alive and seat != row.a]
        choices["taken"] = {rival: row.piles(rival) for rival in rivals}
    return events.Played(seat=row.a, card=cast(Card, CARDS[row.b]), **choices)


def harvest(row: Row) -> events.Harvest:
    """What a throw paid, by seat."""
    seats = sorted({each.a for each in row.more})
    return events.Harvest(paid={seat: row.piles(seat) for seat in seats})


PUBLIC: dict[int, Callable[[Row, Seen], events.Event]] = {
    story.ORDERED: lambda row, seen: events.Order(order=seen.order),
    story.DRAFTED: lambda row, seen: drafted(row),
    story.STORED: lambda row, seen: events.Stores(seat=row.a, cards=row.piles()),
    story.LEAVING: lambda row, seen: events.Leaving(seat=row.a),
    story.ROUND: lambda row, seen: events.Round(round=row.a),
    story.TURN: lambda row, seen: events.Turn(seat=row.a, turn=row.b),
    story.THROWN: lambda row, seen: events.Rolled(dice=[row.a, row.b]),
    story.HARVESTED: lambda row, seen: harvest(row),
    story.BAND_MOVED: lambda row, seen: events.BandMove(band=row.a, start=row.b, to=row.c),
    story.BAND_GREW: lambda row, seen: events.BandGrow(band=row.a, size=row.b),
    story.BAND_SPAWNED: lambda row, seen: events.BandSpawn(band=row.a, tile=row.b, size=1),
    story.BAND_SEIZED: lambda row, seen: events.BandSeize(band=row.a, tile=row.b, cards=one_card(row.c, row.d)),
    story.HUNTED: lambda row, seen: hunt(row),
    story.PIRATE_MOVED: lambda row, seen: events.PirateMove(
        start=row.a, to=row.b, sunk=row.c, victim=None if row.d == NOBODY else row.d
    ),
    story.PIRATE_GREW: lambda row, seen: events.PirateGrow(size=row.a),
    story.PIRATE_CAME: lambda row, seen: events.PirateNew(tile=row.a, size=row.b),
    story.PIRATE_SEIZED: lambda row, seen: events.PirateSeize(tile=row.a, cards=one_card(row.b, row.c)),
    story.PIRATE_ROBBED: lambda row, seen: events.PirateRob(victim=row.a, cards=one_card(row.b)),
    story.RELIEVED: lambda row, seen: events.Relief(seat=row.a),
    story.FAMINE: lambda row, seen: events.Famine(seats=bits(row.a)),
    story.DREW: lambda row, seen: draw(row),
    story.OFFERED: lambda row, seen: events.Offered(seat=row.a, n=row.b, give=row.piles(0), want=row.piles(1)),
    story.REPLIED: lambda row, seen: events.Replied(seat=row.a, accept=bool(row.b)),
    story.TRADED: lambda row, seen: events.Trade(seat=row.a, rival=row.b, give=row.piles(0), want=row.piles(1)),
    story.WITHDREW: lambda row, seen: events.Withdrawn(seat=row.a),
    story.BANKED: lambda row, seen: events.Banked(
        seat=row.a, give=cast(Resource, RESOURCES[row.b]), count=row.c, get=cast(Resource, RESOURCES[row.d])
    ),
    story.BUILT: lambda row, seen: built(row),
    story.LAUNCHED: lambda row, seen: events.Launch(seat=row.a, ship=row.b, tile=row.c, paid=row.piles()),
    story.RAISED: lambda row, seen: events.Raised(seat=row.a, count=row.b, paid=row.piles()),
    story.DEPLOYED: lambda row, seen: events.Deployed(seat=row.a, corner=row.b, count=row.c, auto=bool(row.d)),
    story.MARCHED: lambda row, seen: events.Marched(seat=row.a, start=row.b, to=row.c, count=row.d),
    story.TORE: lambda row, seen: events.Torn(seat=row.a, start=row.b, edge=row.c, rival=row.d),
    story.EMBARKED: lambda row, seen: events.Embarked(seat=row.a, start=row.b, ship=row.c, count=row.d),
    story.DISEMBARKED: lambda row, seen: events.Disembarked(seat=row.a, ship=row.b, to=row.c, count=row.d),
    story.SAILED: lambda row, seen: events.Sailed(seat=row.a, ships=row.ships(), start=row.b, to=row.c),
    story.FOUGHT: lambda row, seen: attack(row),
    story.SEA_FOUGHT: lambda row, seen: sea_battle(row),
    story.EXPLORED: lambda row, seen: events.Explorer(seat=row.a, island=row.b),
    story.CROWNED: lambda row, seen: events.Capital(seat=row.a, corner=row.b),
    story.RAZED: lambda row, seen: events.Razed(seat=row.a, corner=row.b),
    story.ELIMINATED: lambda row, seen: events.Eliminated(seat=row.a),
    story.RESIGNED: lambda row, seen: events.Resigned(seat=row.a),
    story.PLAYED: played,
    story.WON: lambda row, seen: events.Victory(winner=bits(row.a), way=cast(Way, WAYS[row.b])),
}
