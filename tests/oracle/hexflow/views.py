"""What each viewer is told and shown: a seat, None for a watcher, "full" for everybody after the end."""

from typing import Any

from .refusals import placements
from .routes import Route
from .state import State
from .tiles import POOL

Event = dict[str, Any]
NAMES = "ABCD"


class Views(State):
    """The side of a game that is shown."""

    routes: dict[int, Route] = {}  # noqa: RUF012 - replaced, never changed
    result: Event | None = None
    history: list[str]

    def listen(self) -> None:
        """A fresh page for every viewer."""
        self.told: dict[Any, list[Event]] = {viewer: [] for viewer in (None, "full", *self.all())}

    def sees_hand(self, viewer: Any, seat: int) -> bool:
        """Whether a viewer knows the tiles in a seat's hand (R70, R73)."""
        if viewer in (seat, "full") or self.o["open_hand"]:
            return True
        return self.o["partner_hands"] and viewer is not None and self.party(viewer) == self.party(seat)

    def tell(self, event: Event, owner: int | None = None, **private: Any) -> None:
        """An event, with what only those learn who see the owner's hand."""
        for viewer, events in self.told.items():
            events.append(event | private if owner is not None and self.sees_hand(viewer, owner) else event)

    def view(self, viewer: Any) -> Event:
        mine = viewer in self.all() and viewer == self.to_move and self.phase == "play"
        return {
            "mode": self.mode,
            "phase": self.phase,
            "board": {
                cell: {"tile": t.tile, "owner": t.owner, "rotation": t.rotation, "declare": t.declare, "ply": t.ply}
                for cell, t in self.tiles.items()
            },
            "to_move": self.to_move,
            "ply": self.ply,
            "you": viewer,
            "hand": list(self.hands[viewer]) if viewer in self.all() else None,
            "players": {NAMES[seat]: self.player(seat, viewer) for seat in self.all()},
            "sequence": self.sequence,
            "corners": {NAMES[seat]: corner for seat, corner in self.corner.items()},
            "pool": [self.pool(team) for team in range(2)] if self.mode == "team" else None,
            "legal": self.legal(viewer) if mine else [],
            "history": list(self.history),
            "result": self.result,
        }

    def player(self, seat: int, viewer: Any) -> Event:
        return {
            "hand": list(self.hands[seat]) if self.sees_hand(viewer, seat) else None,
            "hand_count": len(self.hands[seat]),
            "bag_count": self.bags[seat].total(),
            "unseen": {tile: count for tile, count in self.unseen(seat).items() if count},
            "pool_tiles": sum(tile in POOL for tile in self.hands[seat]) if self.mode == "team" else 0,
            "tokens": self.tokens[seat],
            "captures": list(self.captures[seat]),
            "placed_first": seat in self.begun,
            "out": self.out.get(seat),
        }

    def pool(self, team: int) -> Event:
        """A pool: how many are left in it, and which of its tiles have not been played."""
        held = [tile for seat in self.all() if self.party(seat) == team for tile in self.hands[seat]]
        unplayed = {tile: self.pools[team][tile] + held.count(tile) for tile in POOL}
        return {"count": self.pools[team].total(), "unplayed": {tile: n for tile, n in unplayed.items() if n}}

    def legal(self, seat: int) -> list[Event]:
        """The legal placements, rotations side by side."""
        found: dict[tuple[Any, ...], list[int]] = {}
        for tile, declare, cell, rotation, displace in placements(self, seat):
            found.setdefault((tile, declare, cell, displace), []).append(rotation)
        return [
            {"tile": tile, "cell": cell, "rotations": rotations, "declare": declare, "displace": displace}
            for (tile, declare, cell, displace), rotations in found.items()
        ]
