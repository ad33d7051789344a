"""What a seat may do, as rows of numbers and as whole actions, which bots and tests choose from."""

from collections.abc import Iterator
from typing import Any, NamedTuple, cast

from hexmoot import accel
from hexmoot.games.hexfall import actions
from hexmoot.games.hexfall.acting import CARDS, PIECES
from hexmoot.games.hexfall.actions import Card, Piece, Resource
from hexmoot.games.hexfall.maps.chart import RESOURCES
from hexmoot.games.hexfall.rules import acts, choices
from hexmoot.games.hexfall.rules.choices import MOST_CHOICES, TARGET, WIDTH
from hexmoot.games.hexfall.rules.state import Work, World
from hexmoot.games.hexfall.rules.story import HAND
from hexmoot.games.hexfall.views import Cards

KINDS: tuple[type[actions.Acting], ...] = (
    actions.DraftPlace,
    actions.DraftRoad,
    actions.Roll,
    actions.Discard,
    actions.Offer,
    actions.Reply,
    actions.Close,
    actions.Withdraw,
    actions.Bank,
    actions.Build,
    actions.Raise,
    actions.BuyCard,
    actions.Deploy,
    actions.March,
    actions.Attack,
    actions.Hunt,
    actions.Tear,
    actions.Embark,
    actions.Disembark,
    actions.Sail,
    actions.Play,
    actions.EndTurn,
    actions.Resign,
)  # by their numbers in the rules
TYPES = [kind.__struct_config__.tag for kind in KINDS]


class Row(NamedTuple):
    """A choice in numbers."""

    what: int
    a: int
    b: int
    c: int
    d: int


def rows(s: World, seat: int) -> list[Row]:
    """All choices of a seat, taken in one go."""
    out = accel.buffer(MOST_CHOICES * WIDTH)
    size = choices.list_choices(s, Work(), seat, out)
    numbers = accel.listed(out[:size])
    return [Row(*numbers[at : at + WIDTH]) for at in range(0, size, WIDTH)]


def whole(s: World, seat: int, stores: Cards) -> Iterator[actions.Action]:
    """Every action, counts spelled out. Offers, discards and fleets are candidates: see `candidates`."""
    found = rows(s, seat)
    for row in found:
        yield from of_row(row, found, stores)
    yield from fleets(found)


def of_row(row: Row, found: list[Row], stores: Cards) -> Iterator[actions.Action]:
    """The actions that a row stands for."""
    what, a, b, c, d = row
    if what == acts.GIVE_UP_CARDS:
        yield from discards(stores, a)
    elif what == acts.PROPOSE:
        yield from offers(stores)
    elif what == acts.BANK:
        give = cast(Resource, RESOURCES[a])
        yield from (actions.Bank(give=give, get=get) for get in ORDERED if get != give)
    elif what == acts.RAISE:
        yield from (actions.Raise(count=count) for count in range(1, a + 1))
    elif what == acts.DEPLOY:
        yield from (actions.Deploy(corner=a, count=count) for count in range(1, b + 1))
    elif what in (acts.MARCH, acts.ATTACK, acts.HUNT, acts.EMBARK):
        yield from (counted(what, a, b, count) for count in range(d, c + 1))
    elif what == acts.PLAY:
        yield from plays(row, found)
    elif what >= 0:
        yield simple(row)


ORDERED = tuple(cast(Resource, name) for name in RESOURCES)


def counted(what: int, start: int, to: int, count: int) -> actions.Action:
    """An action of some armies."""
    if what == acts.MARCH:
        return actions.March(start=start, to=to, count=count)
    if what == acts.ATTACK:
        return actions.Attack(start="hand" if start == HAND else start, to=to, count=count)
    if what == acts.HUNT:
        return actions.Hunt(start=start, band=to, count=count)
    return actions.Embark(start=start, ship=to, count=count)


def simple(row: Row) -> actions.Action:
    """An action that has nothing to count."""
    what, a, b, _, _ = row
    if what == acts.PLACE:
        return actions.DraftPlace(corner=a)
    if what == acts.ROAD:
        return actions.DraftRoad(edge=a)
    if what == acts.ANSWER:
        return actions.Reply(accept=bool(a))
    if what == acts.CLOSE:
        return actions.Close(rival=a)
    if what == acts.BUILD:
        field: Any = {actions.Build.FIELDS.get(PIECES[a], "corner"): b}
        return actions.Build(what=cast(Piece, PIECES[a]), **field)
    if what == acts.TEAR:
        return actions.Tear(start=a, edge=b)
    if what == acts.DISEMBARK:
        return actions.Disembark(ship=a, to=b)
    if what == acts.SAIL:
        return actions.Sail(ships=[a], to=b)
    return cast(actions.Action, KINDS[what]())


def plays(row: Row, found: list[Row]) -> Iterator[actions.Action]:
    """A card with each of its choices."""
    card = cast(Card, CARDS[row.a])
    fields = actions.Play.FIELDS.get(card, ())
    if len(fields) < 2:
        choice: Any = {field: ORDERED[row.b] if field == "resource" else row.b for field in fields}
        yield actions.Play(card=card, **choice)
        return
    for target in found:
        if target.what == TARGET and target.a == row.a and (card == "migration" or target.b != row.b):
            moved: Any = {fields[0]: row.b, fields[1]: target.b}
            yield actions.Play(card=card, **moved)


def fleets(found: list[Row]) -> Iterator[actions.Action]:
    """Several ships of a tile together: all that can still sail."""
    ways: dict[tuple[int, int], list[int]] = {}
    for row in found:
        if row.what == acts.SAIL:
            ways.setdefault((row.c, row.b), []).append(row.a)
    for (_, to), ships in ways.items():
        if len(ships) > 1:
            yield actions.Sail(ships=ships, to=to)


def offers(stores: Cards) -> Iterator[actions.Action]:
    """One for one and two for one of what is held."""
    for give, held in stores.items():
        for want in ORDERED:
            if want != give:
                yield from (actions.Offer(give={give: n}, want={want: 1}) for n in range(1, min(held, 2) + 1))


def discards(stores: Cards, owed: int) -> Iterator[actions.Action]:
    """From the largest pile, as the clock would, and from each pile first."""
    seen: list[Cards] = []
    for first in (None, *stores):
        left, chosen = dict(stores), dict.fromkeys(stores, 0)
        for _ in range(owed):
            taken = first if first and left[first] else max(left, key=lambda name: left[name])
            left[taken] -= 1
            chosen[taken] += 1
        cards = {name: count for name, count in chosen.items() if count}
        if cards not in seen:
            seen.append(cards)
            yield actions.Discard(cards={str(name): count for name, count in cards.items()})
