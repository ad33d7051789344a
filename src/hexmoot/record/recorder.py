"""A game that is written down while it is played, all its luck from one seed."""

from collections.abc import Sequence
from typing import Any

import msgspec

from hexmoot import luck
from hexmoot.game import SeatInfo, Step
from hexmoot.games import AnyGame
from hexmoot.record.lines import FORMAT, Entry, Footer, Header, Record


class Recorder:
    """Starts a game and keeps its record: for games away from any server. Times are given, or left out."""

    def __init__(
        self,
        game: AnyGame,
        options: msgspec.Struct,
        seats: Sequence[SeatInfo],
        seed: bytes,
        pinches: Sequence[str] = (),
        at: str | None = None,
        settings: dict[str, Any] | None = None,
    ) -> None:
        self.seed = seed
        self.pinches = list(pinches) or [""] * len(seats)
        commit = luck.commit_of(seed)
        self.salt = luck.salt_of(commit, self.pinches)
        built = msgspec.to_builtins(options)
        self.header = Header(FORMAT, game.id, game.rules_version, built, list(seats), commit, settings)
        self.entries: list[Entry] = []
        drops = self.next_luck()
        self.state, step = game.new(options, seats, drops)
        self.entries.append(Entry(0, luck=drops.hex(), draws=step.draws, at=at))

    def next_luck(self) -> bytes:
        """The 16 bytes of the next entry."""
        return luck.luck_at(self.seed, self.salt, len(self.entries))

    def step(self, seat: int | None, action: msgspec.Struct, at: str | None = None) -> Step[Any]:
        """Play an action and write it down; Refused leaves everything as it was."""
        drops = self.next_luck()
        step = self.state.apply(seat, action, drops)
        built = msgspec.to_builtins(action)
        self.entries.append(Entry(len(self.entries), seat, built, luck=drops.hex(), draws=step.draws, at=at))
        return step

    def record(self) -> Record:
        """The record so far; seed and pinches are in it once the game is over."""
        outcome = self.state.outcome()
        footer = Footer(outcome, self.seed.hex(), self.pinches) if outcome else None
        return Record(self.header, list(self.entries), footer)
