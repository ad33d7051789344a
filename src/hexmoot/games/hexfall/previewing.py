"""What an action would do, as far as its player can know: no luck, and nothing that somebody else holds."""

from itertools import takewhile

import msgspec

from hexmoot.games.hexfall import events

CERTAIN = (
    events.Draft,
    events.Stores,
    events.Offered,
    events.Replied,
    events.Trade,
    events.Withdrawn,
    events.Banked,
    events.Discarded,
    events.Built,
    events.Launch,
    events.Raised,
    events.Deployed,
    events.Marched,
    events.Torn,
    events.Embarked,
    events.Disembarked,
    events.Sailed,
    events.Hunted,
    events.Attacked,
    events.SeaBattle,
    events.Explorer,
    events.Capital,
    events.Razed,
    events.Eliminated,
    events.Resigned,
    events.Played,
    events.Victory,
)


class Preview(msgspec.Struct, frozen=True):
    """What surely happens, up to the first throw, draw or move of others; which card is plundered or taken is open."""

    events: list[events.Event]


def certain(told: list[events.Event]) -> Preview:
    """The part of a step that its player can foresee."""
    return Preview([blurred(event) for event in takewhile(lambda event: isinstance(event, CERTAIN), told)])


def blurred(event: events.Event) -> events.Event:
    """An event without what luck or somebody's hand decides."""
    match event:
        case events.Attacked():
            return msgspec.structs.replace(event, card=None)
        case events.Played():
            return msgspec.structs.replace(event, taken=None, report=None)
    return event
