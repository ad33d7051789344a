"""What a step told: the rows of the story as events, each with those who may not know all of it."""

from collections.abc import Sequence
from itertools import islice
from typing import Any, NamedTuple, cast

from hexmoot import accel
from hexmoot.game import Told
from hexmoot.games.hexflow import views
from hexmoot.games.hexflow.board import CORNER_NAMES, MODES, NAMES
from hexmoot.games.hexflow.reading import CODES, REASONS, kind_or_none, knows_hand, members, result, seen
from hexmoot.games.hexflow.rules import state
from hexmoot.games.hexflow.rules.state import HAND, NOBODY, Flow
from hexmoot.games.hexflow.tiles import KINDS

ROW = 5 + HAND + 1


@accel.rule
def report(s: Flow, out: list[int]) -> int:
    """Write draws and rows of the last step, each row with what belongs to it; how many numbers that were."""
    out[0] = s.drawn
    out[1] = s.told
    at = 2
    for i in range(s.drawn):
        out[at] = s.draws[i]
        at += 1
    for i in range(s.told):
        row = s.story[i]
        for j in range(5):
            out[at + j] = row[j]
        extra = at + 5
        if row[0] == state.PLACED:
            cell = row[2]
            out[extra] = s.kind[cell] - 1
            out[extra + 1] = s.declared[cell]
            out[extra + 2] = s.turned[cell]
            out[extra + 3] = s.laid[cell]
        elif row[0] == state.DEALT:
            for j in range(HAND):
                out[extra + j] = s.hand[row[1]][j]
        elif row[0] == state.DISPLACED:
            out[extra] = s.tokens[row[1]]
        at += ROW
    return at


class Row(NamedTuple):
    """A row of the story with what belongs to it."""

    what: int
    a: int
    b: int
    c: int
    d: int
    more: list[int]


class Report(NamedTuple):
    """Draws and story of a step."""

    draws: list[tuple[int, int]]
    rows: list[Row]


def reported(s: Flow) -> Report:
    """Draws and story of the step just played."""
    out = accel.buffer(2 + int(s.drawn) + ROW * int(s.told))
    report(s, out)
    numbers = iter(accel.listed(out))
    drawn, told = next(numbers), next(numbers)
    draws = list(islice(numbers, drawn))
    rows = [Row._make([*islice(numbers, 5), list(islice(numbers, HAND + 1))]) for _ in range(told)]
    return Report(list(zip(draws[::2], draws[1::2], strict=True)), rows)


def fine(rows: Sequence[Row]) -> int | None:
    """The seconds that a step costs as an offence (HF-78); None for one that was none."""
    return next((state.FINE if row.b == state.FINED else 0 for row in rows if row.what == state.OFFENCE), None)


class Telling:
    """The events of a step with those who may not know all of them."""

    def __init__(self, s: Flow) -> None:
        self.s = s
        self.names = NAMES[int(s.grid)]
        self.seats = int(s.seats)
        self.seen = seen(s, NOBODY)
        self.result = result(self.seen, MODES[int(s.mode)])

    def events(self, rows: Sequence[Row]) -> list[Told[views.Event]]:
        """All rows as events; rolls become one with the ranking that they made."""
        rolls: list[dict[int, int]] = []
        told: list[Told[views.Event]] = []
        for row in rows:
            if row.what == state.ROLL:
                if row.a == len(rolls):
                    rolls.append({})
                rolls[row.a][row.b] = row.c
            elif row.what == state.RANKED:
                told.append(Told(views.DiceEvent(rolls, self.seen.rank)))
            elif row.what in (state.DEALT, state.DREW, state.OFFENCE):
                told.append(self.private(row))
            elif row.what == state.LATE:
                told.append(Told(views.TimeoutEvent(row.a, self.auto_move(rows) if row.b else None)))
            else:
                told.append(Told(self.public(row)))
        return told

    def auto_move(self, rows: Sequence[Row]) -> views.ChooseOrder | views.ChooseCorner | views.Place:
        """What the rules did for a player whose clock had run out."""
        for row in rows:
            if row.what == state.CORNERED:
                return views.ChooseCorner(CORNER_NAMES[row.b])
            if row.what == state.PLACED:
                kind, declared, turned, _ = row.more
                displaced = any(other.what == state.DISPLACED for other in rows)
                return views.Place(KINDS[kind], self.names[row.b], turned, kind_or_none(declared), displaced)
        return views.ChooseOrder("first")

    def private(self, row: Row) -> Told[views.Event]:
        """Tiles that came into a hand, and what was wrong with an offence, which says something of the hand."""
        viewers = [None, *range(self.seats)]
        hidden = frozenset(v for v in viewers if not knows_hand(self.s, NOBODY if v is None else v, row.a))
        if row.what == state.DEALT:
            tiles = [KINDS[kind - 1] for kind in row.more[: row.b]]
            return Told(views.DealtEvent(row.a, row.b, tiles), hidden, views.DealtEvent(row.a, row.b))
        if row.what == state.OFFENCE:
            offence = views.PenaltyEvent(row.a, row.b, CODES[row.c])
            return Told(offence, hidden, views.PenaltyEvent(row.a, row.b))
        source: Any = "pool" if row.b else "bag"
        return Told(views.DrewEvent(row.a, source, row.d, KINDS[row.c]), hidden, views.DrewEvent(row.a, source, row.d))

    def public(self, row: Row) -> views.Event:
        """What everybody is told."""
        a, b, c, more = row.a, row.b, row.c, row.more
        match row.what:
            case state.COIN:
                return views.CoinEvent(a)
            case state.ORDERED:
                return views.OrderEvent(self.seen.order)
            case state.CORNERED:
                return views.CornerEvent(a, cast(views.Corner, CORNER_NAMES[b]))
            case state.DISPLACED:
                return views.DisplacedEvent(a, self.names[b], KINDS[c], row.d, more[0])
            case state.PLACED:
                kind, declared, turned, laid = more
                return views.PlacedEvent(a, KINDS[kind], self.names[b], turned, kind_or_none(declared), laid)
            case state.TURN:
                return views.TurnEvent(a, b)
            case state.ROUTE:
                return views.PathEvent(a, self.seen.parties[a].trail, b)
            case state.STRANGLED:
                return views.StrangledEvent(a, self.names[b], members(c))
            case state.GONE:
                return views.OutEvent(a, cast(views.OutReason, REASONS[b]))
        ended = self.result
        assert ended
        if row.what == state.RESOLVED:
            return views.ResolutionEvent(ended.measures, ended.chains)
        return views.GameOverEvent(ended.winners, ended.tied, ended.reason, ended.scores, ended.paths)
