"""What is being agreed on, as a viewer sees it."""

from hexmoot.game import Refused, Viewer
from hexmoot.record import undo
from hexmoot.server.errors import problem_of
from hexmoot.server.messages import AccordInfo, OpenOffer, UndoInfo
from hexmoot.table import Moment, Table, consent
from hexmoot.table.times import iso


def seen(table: Table, moment: Moment, viewer: Viewer) -> AccordInfo:
    """The offer that is open to seats, whether the game is paused, and what of it a seat may take back."""
    offer = moment.accord.offer if viewer is not None and not moment.outcome else None
    return AccordInfo(
        offer=offer and OpenOffer(offer.what, offer.seat, list(offer.asked), iso(offer.ends)),
        paused=moment.accord.paused is not None and not moment.outcome,
        undo=undo_of(table, viewer) if isinstance(viewer, int) and is_newest(table, moment) else None,
    )


def is_newest(table: Table, moment: Moment) -> bool:
    """Whether this is how the running game stands."""
    return table.running is not None and moment is table.running.now


def undo_of(table: Table, viewer: int) -> UndoInfo | None:
    """What taking back would be for whoever looks through this seat, on one screen for whoever acted there last."""
    play, _ = consent.standing(table)
    if play.game.undo == "never":
        return None
    last = play.standing[-1]
    seat = last.entry.seat if last.entry.seat in table.held_with(viewer) else viewer
    try:
        consent.must_go_on(play.now.accord)
        undo.newest(play.game, play.standing, [seat])
        return UndoInfo(seat, bool(consent.whom_to_ask(table, seat, "undo", last.at)), None)
    except Refused as refused:
        return UndoInfo(seat, False, problem_of(refused))
