"""What a seat may do only if the others agree: take a step back, give the game up together, stop for a while.

Where nobody else plays it is done at once. Else it is an offer, and done when everybody who was asked has agreed. Bots
agree to everything, and so does whoever has been gone for so long that the others need not wait.
"""

from typing import TYPE_CHECKING

from hexmoot.game import Refused
from hexmoot.record import undo
from hexmoot.table import leaving
from hexmoot.table.accord import LAPSE_MS, SLOW_LAPSE_MS, Accord, Offer, What
from hexmoot.table.times import iso

if TYPE_CHECKING:
    from hexmoot.table.play import Moment, Play
    from hexmoot.table.table import Table


def offer(table: "Table", seat: int, what: What, at: int) -> "Moment":
    """A seat wants this: it is done where nobody is asked, and else offered. Refused where it cannot be had."""
    play, accord = standing(table)
    if what != "abandon":
        must_go_on(accord)
    first = undo.newest(play.game, play.standing, [seat]) if what == "undo" else None
    asked = whom_to_ask(table, seat, what, at)
    wish = Offer(what, seat, tuple(asked), at, first.entry.k if first else None)
    if not asked:
        return carry_out(play, wish, at)
    if accord.offer:
        raise Refused("offerOpen")
    if at < (rest := accord.rests.get((seat, what), at)):
        raise Refused("offeredLately", seconds=-(-(rest - at) // 1000))
    step = {"entry": wish.entry} if first else {}
    until = iso(at + (SLOW_LAPSE_MS if play.settings.move_days else LAPSE_MS))
    return play.note(at, type="offer", what=what, seat=seat, asked=asked, until=until, **step)


def answer(table: "Table", seat: int, what: What, by: int, yes: bool, at: int) -> "Moment":
    """What a seat says to this offer; a no to the own one withdraws it."""
    play, accord = standing(table)
    if accord.offer is None or (accord.offer.what, accord.offer.seat) != (what, by):
        raise Refused("noOffer")
    if seat == by and not yes:
        return play.note(at, type="withdraw", seat=seat)
    if seat not in accord.offer.asked:
        raise Refused("notAsked", seat=seat)
    return play.note(at, type="accept" if yes else "decline", seat=seat)


def resume(table: "Table", seat: int, at: int) -> "Moment":
    """A seat lets the game go on."""
    play, accord = standing(table)
    if accord.paused is None:
        raise Refused("notPaused")
    return play.note(at, type="resume", seat=seat)


def due(table: "Table", now: int) -> "Moment | None":
    """What comes of the open offer at this time: it is carried out, or lapses."""
    if not table.running:
        return None
    play, accord = standing(table)
    if accord.offer is None or accord.due is None or now < accord.due:
        return None
    return play.note(now, type="lapse") if accord.offer.asked else carry_out(play, accord.offer, now)


def standing(table: "Table") -> tuple["Play", Accord]:
    """The running game, and what is being agreed on in it."""
    if table.running is None:
        raise Refused("alreadyOver")
    return table.running, table.running.now.accord


def must_go_on(accord: Accord) -> None:
    """Refused while the game is paused."""
    if accord.paused is not None:
        raise Refused("paused")


def carry_out(play: "Play", wish: Offer, at: int) -> "Moment":
    """Do what was wanted, and agreed on."""
    if wish.what == "undo":
        return play.note(at, type="undo", entry=wish.entry, seat=wish.seat)
    return play.note(at, type="abandon" if wish.what == "abandon" else "adjourn", seat=wish.seat)


def whom_to_ask(table: "Table", seat: int, what: What, at: int) -> list[int]:
    """The seats whose word is needed, the first of each person; Refused if those who should be asked are all gone.

    Nobody asks a bot, a seat that has nothing left to lose, or the own device. A game that only one is left to play
    is not abandoned by one word: the others will come back, or be voted on.
    """
    now = standing(table)[0].now
    own = table.plan.chairs[now.seating[seat]].person
    people: dict[str, int] = {}
    for other, chair in enumerate(now.seating):
        person = table.plan.chairs[chair].person
        if person and person != own and now.state.leave(other) is not None:
            people.setdefault(person, other)
    here = [other for person, other in people.items() if not leaving.gone(table, person, other, at)]
    if people and not here and what == "abandon":
        raise Refused("nobodyHere")
    return here
