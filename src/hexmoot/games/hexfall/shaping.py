"""Whether an action is shaped as the rules want it: words that mean something, choices that go with what is chosen."""

from collections.abc import Collection

from hexmoot.games.hexfall import actions
from hexmoot.games.hexfall.acting import CARDS, PIECES
from hexmoot.games.hexfall.maps.chart import RESOURCES

CHOICES = ("corner", "band", "fleet", "tile", "resource", "seat")
SITES = ("edge", "corner", "tile")


def well_shaped(action: actions.Action) -> bool:
    """False for what is refused as `bad_shape` whatever the position."""
    number = decision(action)
    if number is not None and number < 0:
        return False
    match action:
        case actions.Discard():
            return is_pile(action.cards)
        case actions.Offer():
            return is_pile(action.give) and is_pile(action.want) and not action.give.keys() & action.want.keys()
        case actions.Bank():
            return action.give in RESOURCES and action.get in RESOURCES and action.give != action.get
        case actions.Build():
            return action.what in PIECES and has_just(action, SITES, (actions.Build.FIELDS.get(action.what, "corner"),))
        case actions.Play():
            known = action.card in CARDS and action.resource in (None, *RESOURCES)
            return known and has_just(action, CHOICES, actions.Play.FIELDS.get(action.card, ()))
        case actions.Sail():
            return bool(action.ships) and len(set(action.ships)) == len(action.ships)
    return True


def decision(action: actions.Action) -> int | None:
    """The number of the decision that an action says it was made for."""
    match action:
        case actions.Reply():
            return action.offer
        case actions.Discard():
            return action.throw
    return action.turn


def is_pile(cards: object) -> bool:
    """Whether a map has resources, each at least once."""
    return isinstance(cards, dict) and bool(cards) and all(r in RESOURCES and n >= 1 for r, n in cards.items())


def has_just(action: actions.Action, choices: Collection[str], wanted: Collection[str]) -> bool:
    """Whether of some optional fields exactly these are given."""
    return all((getattr(action, field) is not None) == (field in wanted) for field in choices)
