"""What a bot has settled on, as an action of the game."""

from collections.abc import Sequence
from typing import Any, cast

from hexmoot.accel import listed
from hexmoot.games.hexfall import actions
from hexmoot.games.hexfall.acting import CARDS
from hexmoot.games.hexfall.bots.mind import Mind
from hexmoot.games.hexfall.choosing import ORDERED, Row, simple
from hexmoot.games.hexfall.maps.chart import RESOURCES
from hexmoot.games.hexfall.rules import acts
from hexmoot.games.hexfall.rules.armies import ALL
from hexmoot.games.hexfall.rules.state import Work
from hexmoot.games.hexfall.rules.story import HAND


def spoken(m: Mind, w: Work) -> actions.Action:
    """The action, with its lists from the working space."""
    what, a, b, c = int(m.what), int(m.a), int(m.b), int(m.c)
    count = None if c == ALL else c
    if what == acts.GIVE_UP_CARDS:
        return actions.Discard(cards=pile(w.give))
    if what == acts.PROPOSE:
        return actions.Offer(give=pile(w.give), want=pile(w.want))
    if what == acts.BANK:
        return actions.Bank(give=ORDERED[a], get=ORDERED[b])
    if what == acts.RAISE:
        return actions.Raise(count=a)
    if what == acts.DEPLOY:
        return actions.Deploy(corner=a, count=None if b == ALL else b)
    if what == acts.MARCH:
        return actions.March(start=a, to=b, count=count)
    if what == acts.ATTACK:
        return actions.Attack(start="hand" if a == HAND else a, to=b, count=count)
    if what == acts.HUNT:
        return actions.Hunt(start=a, band=b, count=count)
    if what == acts.EMBARK:
        return actions.Embark(start=a, ship=b, count=count)
    if what == acts.SAIL:
        return actions.Sail(ships=listed(w.ships)[: int(w.count)], to=a)
    if what == acts.PLAY:
        return card(a, (b, c))
    return simple(Row(what, a, b, c, 0))


def card(number: int, choices: Sequence[int]) -> actions.Action:
    """A card with what it is aimed at."""
    name = cast(actions.Card, CARDS[number])
    fields = actions.Play.FIELDS.get(name, ())
    named: Any = {
        field: RESOURCES[choice] if field == "resource" else choice
        for field, choice in zip(fields, choices, strict=False)
    }
    return actions.Play(card=name, **named)


def pile(numbers: list[int]) -> actions.Pile:
    """Cards by name."""
    return {name: count for name, count in zip(RESOURCES, listed(numbers), strict=True) if count > 0}
