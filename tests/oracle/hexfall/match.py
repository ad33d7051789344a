"""A game of Hexfall from step 0 to its end."""

from typing import Any

from oracle.chance import Stream

from .requests import carry_out, refusals
from .sea import Sea
from .state import Event
from .turns import begin, follow_draft, leave, timeout
from .views import Views


class Refused(Exception):
    """An action that is not taken, with every code that fits."""

    def __init__(self, codes: set[str]) -> None:
        super().__init__(sorted(codes))
        self.codes = codes


class Match(Views):
    """A game. `draws` are those of the last step, `told` what it showed to each viewer."""

    def __init__(self, options: dict[str, Any], seats: int, sea: Sea, luck: bytes | None) -> None:
        super().__init__(options, seats, sea)
        if luck is not None:
            self.listen(Stream(luck))
            begin(self)

    @property
    def draws(self) -> list[tuple[int, int]]:
        return self.stream.draws

    def apply(self, seat: int | None, action: dict[str, Any], luck: bytes) -> dict[Any, list[Event]]:
        """Play a step; `seat` is None for the table's own entries. What each viewer is told, in order."""
        codes = refusals(self, seat, action) if seat is not None else self.too_late(action)
        if codes:
            raise Refused(codes)
        self.listen(Stream(luck))
        if seat is not None:
            carry_out(self, seat, action)
            follow_draft(self)
        elif action["type"] == "leave":
            leave(self, action["seat"])
        else:
            timeout(self, action["seat"])
        return self.told

    def too_late(self, entry: dict[str, Any]) -> set[str]:
        """What is wrong with an entry of the table."""
        if entry["type"] == "leave":
            left = self.seats[entry["seat"]].leaving
            return {"wrong_phase"} if self.phase != "draft" else {"already_acted"} if left else set()
        return set() if entry["seat"] in self.to_act() else {"not_your_turn"}
