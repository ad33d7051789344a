"""What everybody sees: all of the board, and of hands what is one's own."""

from typing import Any

from .drafting import step_of
from .network import linked
from .state import PIECES, Stack, State, listed
from .turns import to_act


class Views(State):
    """A moment and what is seen of it."""

    def to_act(self) -> list[int]:
        return to_act(self)

    def view(self, viewer: Any) -> dict[str, Any]:
        """What a viewer sees: a seat, None, or `full`."""
        return {
            "phase": self.phase,
            "round": self.round,
            "turn": self.turn,
            "order": self.order,
            "current": self.current,
            "toAct": self.to_act(),
            "viewer": viewer if isinstance(viewer, int) else None,
            "board": self.sea.chart | {"tiles": [self.tile(tile) for tile in self.sea.tiles]},
            "structures": self.seen_structures(),
            "roads": [{"edge": edge, "seat": seat} for edge, seat in sorted(self.roads.items())],
            "stacks": [{"corner": c, "seat": stack.seat} | marks(stack) for c, stack in sorted(self.stacks.items())],
            "ships": self.seen_ships(),
            "bands": [
                {"id": id, "tile": band.tile, "size": band.size, "hoard": listed(band.hoard)}
                for id, band in sorted(self.bands.items())
            ],
            "pirate": self.pirate
            and {"tile": self.pirate.tile, "size": self.pirate.size, "hold": listed(self.pirate.hoard)},
            "dice": {"throw": self.throw, "last": self.last, "counts": {n: self.counts[n] for n in range(2, 13)}},
            "paid": {seat: listed(self.seats[seat].paid) for seat in self.all()},
            "surge": self.surge,
            "owed": self.owed,
            "draft": {"step": self.step, "kind": step_of(self)[1]} | self.laid if self.phase == "draft" else None,
            "offer": self.seen_offer(),
            "offers": self.offers,
            "offersMade": self.offers_made,
            "nextShip": self.next_ship,
            "nextBand": self.next_band,
            "result": self.result,
            "seats": [self.seen_seat(seat, known=viewer in (seat, "full")) for seat in self.all()],
            "spy": self.reports(viewer),
        }

    def tile(self, tile: int) -> dict[str, Any]:
        told: dict[str, Any] = self.sea.chart["tiles"][tile]
        return told | {"canal": tile in self.canals}

    def seen_structures(self) -> list[dict[str, Any]]:
        tied = {corner for seat in self.all() for corner in linked(self, seat)}
        return [
            {
                "corner": corner,
                "seat": it.seat,
                "kind": "settlement" if it.level else "harbor",
                "level": it.level,
                "walls": it.walls,
                "capital": self.seats[it.seat].capital == corner,
                "linked": corner in tied,
            }
            for corner, it in sorted(self.structures.items())
        ]

    def seen_ships(self) -> list[dict[str, Any]]:
        return [
            {
                "id": id,
                "seat": ship.seat,
                "tile": ship.tile,
                "steps": ship.steps,
                "fresh": ship.fresh,
                "cargo": marks(ship.cargo) if ship.cargo else None,
            }
            for id, ship in sorted(self.ships.items())
        ]

    def seen_offer(self) -> dict[str, Any] | None:
        offer = self.offer
        if not offer:
            return None
        piles = {"give": listed(offer.give), "want": listed(offer.want)}
        return {"n": offer.n, "seat": self.now, **piles, "replies": offer.replies}

    def seen_seat(self, seat: int, *, known: bool) -> dict[str, Any]:
        own = self.seats[seat]
        return {
            "seat": seat,
            "alive": own.alive,
            "leaving": own.leaving,
            "fell": own.fell,
            "points": self.points(seat),
            "stock": self.stock(seat),
            "gold": own.gold,
            "cards": len(own.hand),
            "libraries": own.hand.count("library"),
            "ready": own.ready,
            "spent": own.spent,
            "handAttacked": own.struck,
            "dry": own.dry,
            "islands": sorted(own.islands),
            "bountiful": listed(own.doubled),
            "market": own.market,
            "free": {piece: own.free[piece] for piece in PIECES},
            "resources": listed(own.stores) if known else None,
            "hand": sorted(own.hand) if known else None,
        }

    def reports(self, viewer: Any) -> list[dict[str, Any]]:
        """What the viewer's spies saw."""
        return self.seats[viewer].reports if isinstance(viewer, int) else []


def marks(stack: Stack) -> dict[str, Any]:
    return {"size": stack.size, "marched": stack.marched, "attacked": stack.attacked}
