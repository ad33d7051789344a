"""What a game was, deed by deed: enough for its text record."""

from collections.abc import Sequence

import msgspec

from hexmoot.games.hexflow import notation, views


class Line(msgspec.Struct, frozen=True, array_like=True):
    """A deed of a seat in words: a placement, `resign`, `timeout` (of which a placement may follow) or `penalty`."""

    seat: int
    text: str


def lines_of(events: Sequence[views.Event], seat: int | None, action: object, parties: Sequence[int]) -> list[Line]:
    """The lines of a step, from all that it told; `parties` has each seat's party. Choices before play are no deeds:
    they stand in the header of the record."""
    if any(isinstance(event, views.CornerEvent | views.OrderEvent) for event in events):
        return []
    lines = [Line(seat, "resign")] if isinstance(action, views.Resign) and seat is not None else []
    displace = any(isinstance(event, views.DisplacedEvent) for event in events)
    draw = action.draw if isinstance(action, views.Place) else "bag"
    for event in events:
        match event:
            case views.TimeoutEvent():
                lines.append(Line(event.player, "timeout"))
            case views.PenaltyEvent():
                lines.append(Line(event.player, "penalty"))
            case views.PlacedEvent():
                placed = views.Place(event.tile, event.cell, event.rotation, event.declare, displace, draw)
                lines.append(Line(event.player, notation.move_text(placed) + mark(events, parties[event.player])))
    return lines


def mark(events: Sequence[views.Event], party: int) -> str:
    """What a placement brought: `#` the mover's own route, `^` somebody else's, `!` strangulation."""
    for event in events:
        if isinstance(event, views.StrangledEvent):
            return "!"
        if isinstance(event, views.PathEvent):
            return "#" if event.party == party else "^"
    return ""
