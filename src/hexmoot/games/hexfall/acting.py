"""Actions as the rules take them: a number for the kind, numbers for what it names, lists in the working space."""

from collections.abc import Mapping
from typing import NamedTuple, get_args

from hexmoot.games.hexfall import actions
from hexmoot.games.hexfall.board import Sea
from hexmoot.games.hexfall.maps.chart import RESOURCES
from hexmoot.games.hexfall.rules import acts
from hexmoot.games.hexfall.rules.armies import ALL
from hexmoot.games.hexfall.rules.state import Work
from hexmoot.games.hexfall.rules.story import HAND

PIECES: tuple[str, ...] = get_args(actions.Piece)
CARDS: tuple[str, ...] = get_args(actions.Card)
UNKNOWN = -2  # a place or piece that is not there
LARGEST = 2**31 - 1  # no count or id of a game comes near it


class Act(NamedTuple):
    """An action in numbers."""

    what: int
    a: int = 0
    b: int = 0
    c: int = 0


def clipped(value: int) -> int:
    """A number that fits the rules' own; what is below 0 names nothing."""
    return min(value, LARGEST) if value >= 0 else UNKNOWN


def counted(count: int | None) -> int:
    """A count, ALL where it is not given; below 1 it is as wrong as 0."""
    return ALL if count is None else max(0, min(count, LARGEST))


def corner_of(sea: Sea, place: actions.Place | None) -> int:
    """The number of a corner."""
    return place_of(sea.corner_names, place)


def edge_of(sea: Sea, place: actions.Place | None) -> int:
    """The number of an edge."""
    return place_of(sea.edge_names, place)


def tile_of(sea: Sea, place: actions.Place | None) -> int:
    """The number of a tile."""
    return place_of(sea.tile_names, place)


def place_of(names: list[str], place: actions.Place | None) -> int:
    """The number of a place given by number or name."""
    if isinstance(place, int):
        return clipped(place)
    return names.index(place) if place in names else UNKNOWN


def fill(pile: list[int], cards: Mapping[str, int]) -> None:
    """Write a map of resources into a pile of the working space."""
    for r, name in enumerate(RESOURCES):
        pile[r] = min(cards.get(name, 0), LARGEST)


def act_of(sea: Sea, w: Work, action: actions.Action) -> Act:
    """The action in numbers; what is a list goes to the working space."""
    match action:
        case actions.DraftPlace():
            return Act(acts.PLACE, corner_of(sea, action.corner))
        case actions.DraftRoad():
            return Act(acts.ROAD, edge_of(sea, action.edge))
        case actions.Roll():
            return Act(acts.THROW)
        case actions.Discard():
            fill(w.give, action.cards)
            return Act(acts.GIVE_UP_CARDS)
        case actions.Offer():
            fill(w.give, action.give)
            fill(w.want, action.want)
            return Act(acts.PROPOSE)
        case actions.Reply():
            return Act(acts.ANSWER, int(action.accept))
        case actions.Close():
            return Act(acts.CLOSE, clipped(action.rival))
        case actions.Withdraw():
            return Act(acts.WITHDRAW)
        case actions.Bank():
            return Act(acts.BANK, RESOURCES.index(action.give), RESOURCES.index(action.get))
        case actions.Build():
            return Act(acts.BUILD, PIECES.index(action.what), site_of(sea, action))
        case actions.Raise():
            return Act(acts.RAISE, counted(action.count))
        case actions.BuyCard():
            return Act(acts.BUY_CARD)
        case actions.Play():
            return Act(acts.PLAY, CARDS.index(action.card), *choices_of(sea, action))
        case actions.EndTurn():
            return Act(acts.END_TURN)
        case actions.Resign():
            return Act(acts.RESIGN)
    return movement_of(sea, w, action)


def movement_of(sea: Sea, w: Work, action: actions.Action) -> Act:
    """Armies and ships in numbers."""
    match action:
        case actions.Deploy():
            return Act(acts.DEPLOY, corner_of(sea, action.corner), counted(action.count))
        case actions.March():
            return Act(acts.MARCH, corner_of(sea, action.start), corner_of(sea, action.to), counted(action.count))
        case actions.Attack():
            start = HAND if action.start == "hand" else corner_of(sea, action.start)
            return Act(acts.ATTACK, start, corner_of(sea, action.to), counted(action.count))
        case actions.Hunt():
            return Act(acts.HUNT, corner_of(sea, action.start), clipped(action.band), counted(action.count))
        case actions.Tear():
            return Act(acts.TEAR, corner_of(sea, action.start), edge_of(sea, action.edge))
        case actions.Embark():
            return Act(acts.EMBARK, corner_of(sea, action.start), clipped(action.ship), counted(action.count))
        case actions.Disembark():
            return Act(acts.DISEMBARK, clipped(action.ship), corner_of(sea, action.to))
        case actions.Sail():
            known = action.ships[: len(w.ships)]  # no more can be there: one of so many is refused
            for k, ship in enumerate(known):
                w.ships[k] = clipped(ship)
            w.count = len(known)
            return Act(acts.SAIL, tile_of(sea, action.to))
    raise TypeError(f"{action!r} is no action of Hexfall")


def site_of(sea: Sea, action: actions.Build) -> int:
    """The number of the place where something is built."""
    if action.what == "road":
        return edge_of(sea, action.edge)
    return tile_of(sea, action.tile) if action.what == "ship" else corner_of(sea, action.corner)


def choices_of(sea: Sea, action: actions.Play) -> tuple[int, int]:
    """The two numbers that go with a card."""
    if action.corner is not None:
        return corner_of(sea, action.corner), 0
    if action.resource is not None:
        return RESOURCES.index(action.resource), 0
    if action.seat is not None:
        return clipped(action.seat), 0
    if action.band is not None:
        return clipped(action.band), tile_of(sea, action.tile)
    if action.fleet is not None:
        return tile_of(sea, action.fleet), tile_of(sea, action.tile)
    return (tile_of(sea, action.tile), 0) if action.tile is not None else (0, 0)
