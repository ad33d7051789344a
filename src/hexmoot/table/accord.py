"""What is being agreed on at a table: an offer that waits for the others' word, and a pause that all have wanted.

A pure value that is folded over the log like the clock, so an offer survives whatever becomes of the server. Times are
milliseconds.
"""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from hexmoot.record import Entry
from hexmoot.table.times import from_iso

What = Literal["undo", "abandon", "pause"]
LAPSE_MS = 120_000  # how long an offer waits for an answer
SLOW_LAPSE_MS = 86_400_000  # … and where a move may take days
REST_MS = 30_000  # how long a seat that was told no waits before it makes the same offer again


class Offer(NamedTuple):
    """An offer of a seat. `asked` are the seats whose word is missing; `entry` is the step that would be taken back."""

    what: What
    seat: int
    asked: tuple[int, ...]
    ends: int
    entry: int | None


class Accord(NamedTuple):
    """The offer that is open, since when the game is paused (None: it is not), and when it last went on.

    `rests` says until when a seat may not make an offer again.
    """

    offer: Offer | None = None
    paused: int | None = None
    resumed: int = 0
    rests: Mapping[tuple[int, What], int] = {}

    def step(self, seat: int | None) -> "Accord":
        """After a step of the game: whoever plays on has withdrawn the own offer, and answered that of another.

        What was to be taken back is not the newest step any more, whoever made the new one.
        """
        offer = self.offer
        if offer and (offer.what == "undo" or seat in (offer.seat, *offer.asked)):
            return self._replace(offer=None)
        return self

    def note(self, entry: Entry, at: int) -> "Accord":
        """After an entry of the table."""
        note, offer = entry.table or {}, self.offer
        kind = note.get("type")
        if kind == "offer":
            asked = tuple(note["asked"])
            ends = from_iso(note["until"])
            return self._replace(offer=Offer(note["what"], note["seat"], asked, ends, note.get("entry")))
        if offer and kind == "accept":
            asked = tuple(seat for seat in offer.asked if seat != note["seat"])
            return self._replace(offer=offer._replace(asked=asked))
        if offer and kind in ("decline", "withdraw", "lapse"):
            return self._replace(offer=None, rests={**self.rests, (offer.seat, offer.what): at + REST_MS})
        if kind in ("undo", "abandon"):
            return self._replace(offer=None)
        if kind == "adjourn":
            return self._replace(offer=None, paused=at)
        if kind == "resume":
            return self._replace(offer=None, paused=None, resumed=at)
        return self

    @property
    def due(self) -> int | None:
        """When something comes of the open offer, if nobody says anything before: at once if all have agreed."""
        if self.offer is None:
            return None
        return self.offer.ends if self.offer.asked else 0
