"""What is counted while a game goes on: enough for its statistics."""

from collections.abc import Sequence

import msgspec

from hexmoot.games.hexfall import events
from hexmoot.games.hexfall.actions import Resource
from hexmoot.games.hexfall.views import SeatStatistics

BUILT = {"road": "roads", "town": "towns", "upgrade": "upgrades", "wall": "walls", "harbor": "harbors"}
MUSTERED = 3


class Tally(msgspec.Struct):
    """By seat what it did and what befell it, under the names of `SeatStatistics`, and what each throw gained it;
    by round the points of all seats."""

    counts: list[dict[str, int]]
    gained: list[dict[Resource, int]]
    points: list[list[int]] = []

    def copy(self) -> "Tally":
        """The same counts, to be counted on from."""
        return Tally([dict(own) for own in self.counts], [dict(own) for own in self.gained], list(self.points))

    def count(self, told: Sequence[events.Event], points: Sequence[int]) -> None:
        """Count a step from all that it told; `points` is what the seats have after it."""
        for event in told:
            self.peaceful(event)
            self.warlike(event)
            if isinstance(event, events.Round):
                self.points.append(list(points))

    def add(self, seat: int, what: str, count: int = 1) -> None:
        """Count something of a seat."""
        self.counts[seat][what] = self.counts[seat].get(what, 0) + count

    def peaceful(self, event: events.Event) -> None:
        """Harvest, trade, building, cards."""
        match event:
            case events.Harvest(paid=paid):
                for seat, pile in paid.items():
                    for resource, count in pile.items():
                        self.gained[seat][resource] = self.gained[seat].get(resource, 0) + count
            case events.Discarded():
                self.add(event.seat, "discarded", event.count)
            case events.Trade():
                self.add(event.seat, "trades")
                self.add(event.rival, "trades")
            case events.Banked():
                self.add(event.seat, "exchanges")
            case events.Built():
                self.add(event.seat, BUILT[event.what])
            case events.Launch():
                self.add(event.seat, "ships")
            case events.Raised():
                self.add(event.seat, "armies", event.count)
            case events.Explorer():
                self.add(event.seat, "armies")
            case events.Draw():
                self.add(event.seat, "cards")
            case events.Played():
                self.add(event.seat, "played")
                if event.card == "muster":
                    self.add(event.seat, "armies", MUSTERED)
                for rival, pile in (event.taken or {}).items():
                    self.took(event.seat, rival, sum(pile.values()))

    def warlike(self, event: events.Event) -> None:
        """Battles, and what bands and the pirate do."""
        match event:
            case events.Attacked():
                self.fought(event.seat, event.win)
                self.add(event.seat, "blows", event.blow)
                self.add(event.seat, "armies_lost", event.attackers - event.attackers_left)
                self.add(event.rival, "armies_lost", event.defenders - event.defenders_left)
                self.took(event.seat, event.rival, int(event.card is not None))
            case events.Hunted():
                self.fought(event.seat, event.win)
                self.add(event.seat, "armies_lost", event.losses)
                self.took(event.seat, None, sum(event.cards.values()))
            case events.SeaBattle():
                self.fought(event.seat, event.win)
                for seat in (event.seat, event.rival):
                    if seat is not None:
                        self.add(seat, "ships_lost", event.losses)
                self.took(event.seat, None, sum(event.cards.values()))
            case events.PirateMove(victim=int(victim)):
                self.add(victim, "ships_lost", event.sunk)
            case events.PirateRob():
                self.took(None, event.victim, sum(event.cards.values()))
            case events.Razed():
                self.add(event.seat, "razed")

    def fought(self, seat: int, win: bool) -> None:
        """A battle of a seat's own choice."""
        self.add(seat, "battles")
        self.add(seat, "won", win)

    def took(self, seat: int | None, rival: int | None, cards: int) -> None:
        """Cards that changed hands without a trade; None is a band or the pirate."""
        if seat is not None:
            self.add(seat, "taken", cards)
        if rival is not None:
            self.add(rival, "lost", cards)

    def seats(self) -> list[SeatStatistics]:
        """The seats' games in numbers."""
        both = zip(self.counts, self.gained, strict=True)
        return [SeatStatistics(gained=gained, **own) for own, gained in both]


def blank(seats: int) -> Tally:
    """Nothing counted yet."""
    return Tally([{} for _ in range(seats)], [{} for _ in range(seats)])
