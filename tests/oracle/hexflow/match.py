"""A game of HEXFLOW from the coin to the last count."""

from collections import Counter
from typing import Any

from oracle.chance import Stream

from . import routes
from .board import CORNERS, Cell
from .lines import completers, strangles
from .notation import write
from .options import wrong
from .refusals import USUAL, Action, Placement, placements, put, refusal
from .tiles import listed
from .views import NAMES, Views

Event = dict[str, Any]
STRIKES = 3  # the third time-out or offence is the last


class Refused(Exception):
    """An action or a table that is not taken."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Match(Views):
    """A game. `draws` are those of the last step, `told` what it showed to each viewer."""

    def __init__(self, options: dict[str, Any], luck: bytes) -> None:
        if wrong(options):
            raise Refused("bad_option")
        super().__init__(options)
        self.listen()
        self.history = []
        self.expired = Counter[int]()
        self.offences = Counter[int]()
        stream = Stream(luck)
        self.choose_first(stream)
        for seat in self.all():
            self.hands[seat] = [self.drawn(self.bags[seat], stream) for _ in range(3)]
            self.tell({"e": "dealt", "player": seat, "count": 3}, seat, tiles=list(self.hands[seat]))
        if self.sequence:
            self.begin()
        self.draws = stream.draws

    # --- set-up -----------------------------------------------------------------------------------------------

    def choose_first(self, stream: Stream) -> None:
        """Coin or dice, and what follows from them without anybody's choice."""
        choice = self.o["first_choice"]
        drawn = choice != "seat_order"
        self.ranking = list(self.all())
        if self.mode == "tri3" and drawn:
            self.ranking = self.dice(stream)
        elif drawn:
            winner = stream.below(2)
            self.tell({"e": "coin", "winner": winner})
            self.ranking = [winner, 1 - winner]
        if self.mode not in CORNERS:
            self.phase, self.to_move = "choose_order", self.ranking[0]
            if choice != "winner_chooses":
                self.order(self.ranking[0])
        elif choice == "winner_chooses":
            self.next_pick()
        else:
            free = ["III", "I"] if self.mode == "tri2" else ["I", "II", "III"]
            for seat in self.ranking:
                random = self.mode == "tri3" and choice == "random"
                self.take(seat, free.pop(stream.below(len(free)) if random else 0))
            self.next_pick()

    def dice(self, stream: Stream) -> list[int]:
        """R85: the tied roll again for the places they share."""
        rounds: list[dict[int, int]] = []

        def ranked(seats: list[int]) -> list[int]:
            if len(seats) < 2:
                return seats
            rolls = {seat: stream.below(6) + 1 for seat in seats}
            rounds.append(rolls)
            return [seat for number in range(6, 0, -1) for seat in ranked([s for s in seats if rolls[s] == number])]

        ranking = ranked(list(self.all()))
        self.tell({"e": "dice", "rolls": rounds, "ranking": ranking})
        return ranking

    def take(self, seat: int, corner: str) -> None:
        self.corner[seat] = corner
        self.tell({"e": "corner", "player": seat, "corner": corner})

    def free_corners(self) -> list[str]:
        return [corner for corner in CORNERS[self.mode] if corner not in self.corner.values()]

    def next_pick(self) -> None:
        """The next player picks a corner; the last free one is given, and the order stands."""
        left = [seat for seat in self.ranking if seat not in self.corner and seat not in self.out]
        if left and len(self.free_corners()) == 1:
            self.take(left.pop(), self.free_corners()[0])
        if left:
            self.phase, self.to_move = "choose_corner", left[0]
            return
        seats = {corner: seat for seat, corner in self.corner.items()}
        order = self.ranking
        if self.mode == "tri2" or self.o["tri_order"] == "balanced":
            order = [seats[corner] for corner in ("III", "I", "II") if corner in seats]
        self.settle([seat for seat in order if seat not in self.out])

    def order(self, first: int) -> None:
        """Seats in their circle from a party's lower one."""
        self.settle([(first + i) % self.seats for i in self.all()])

    def settle(self, sequence: list[int]) -> None:
        self.sequence = sequence
        self.tell({"e": "order", "sequence": sequence})

    def begin(self) -> None:
        self.phase, self.to_move = "play", self.sequence[0]
        self.tell({"e": "turn", "player": self.to_move, "ply": self.ply})

    # --- steps ------------------------------------------------------------------------------------------------

    def apply(self, seat: int | None, action: Action, luck: bytes) -> dict[Any, list[Event]]:
        """Play a step; `seat` is None for the table's own entries. What each viewer is told, in order."""
        stream = Stream(luck)
        if seat is None:
            self.entry(action, stream)
        else:
            code = refusal(self, seat, action)
            if code is not None:
                raise Refused(code)
            self.listen()
            self.act(seat, action, stream)
        self.draws = stream.draws
        return self.told

    def act(self, seat: int, action: Action, stream: Stream) -> None:
        """Something legal is done."""
        if action["type"] == "resign":
            self.drop(seat, "resign")
        elif action["type"] == "choose_order":
            chooser = self.party(seat)
            self.order(chooser if action["order"] == "first" else 1 - chooser)
            self.begin()
        elif action["type"] == "choose_corner":
            self.take(seat, action["corner"])
            self.next_pick()
            if self.sequence:
                self.begin()
        else:
            self.place(seat, USUAL | action, stream)

    def entry(self, action: Action, stream: Stream) -> None:
        """A time-out or an offence, written down by the table (R86)."""
        if self.phase == "over":
            raise Refused("game_over")
        seat = action["player"]
        if seat != self.to_move:
            raise Refused("not_your_turn")
        self.listen()
        if action["type"] == "timeout":
            auto = self.stand_in(seat, stream)
            self.tell({"e": "timeout", "player": seat, "auto_move": auto})
            if auto is None:
                self.drop(seat, "timeout")
            else:
                self.act(seat, auto, stream)
        elif not self.o["strict_penalties"]:
            raise Refused("bad_action")
        else:
            self.offences[seat] += 1
            offence = self.offences[seat]
            self.tell({"e": "penalty", "player": seat, "offence": offence, "code": action["code"]})
            if offence == STRIKES:
                self.drop(seat, "penalty")

    def offence(self, seat: int, action: Action) -> str | None:
        """The code of a refused action that counts against its player (R78)."""
        code = refusal(self, seat, action)
        counts = self.o["strict_penalties"] and action.get("type") == "place" and seat == self.to_move
        return code if counts and code != "bad_action" else None

    def stand_in(self, seat: int, stream: Stream) -> Action | None:
        """What is done for a player whose time is up; None: nothing, it was the last time."""
        if self.phase == "choose_order":
            return {"type": "choose_order", "order": "first"}
        if self.phase == "choose_corner":
            return {"type": "choose_corner", "corner": self.free_corners()[0]}
        self.expired[seat] += 1
        if self.o["timing"] != "standard" or self.expired[seat] == STRIKES:
            return None
        legal = list(placements(self, seat))
        quiet = [placement for placement in legal if not placement.displace]
        return {"type": "place", **stream.pick(quiet or legal)._asdict(), "draw": "bag"}

    # --- a turn -----------------------------------------------------------------------------------------------

    def place(self, seat: int, action: Action, stream: Stream | None) -> None:
        """A legal placement; without a stream the turn ends with its checks."""
        placement = Placement(*(action[field] for field in Placement._fields))
        cell, party = placement.cell, self.party(seat)
        after = put(self, seat, placement)
        new = after[cell]
        cut = [] if new.ends else strangles(self, party, after)
        if placement.displace:
            target = self.tiles[cell]
            self.captures[seat].append(target.tile)
            self.tokens[seat] -= 1
            event = {"e": "displaced", "player": seat, "cell": cell, "tile": target.tile}
            self.tell(event | {"from_owner": target.owner, "tokens_left": self.tokens[seat]})
        self.tiles = after
        self.hands[seat].remove(new.tile)
        self.begun.add(seat)
        self.ply += 1
        shown = {"tile": new.tile, "cell": cell, "rotation": new.rotation, "declare": new.declare, "ply": new.ply}
        self.tell({"e": "placed", "player": seat} | shown)
        done = completers(self, after)
        end = ("#" if party in done else "^") if done else "!" if cut else ""
        text = write(cell, new, displaced=placement.displace, pool=action["draw"] == "pool", end=end)
        self.history.append(f"{NAMES[seat]}:{text}")
        if done:
            self.arrive([party] if party in done else self.best_of(done))
        elif cut:
            self.tell({"e": "strangled", "by": party, "cell": cell, "parties": cut})
            self.finish("strangle", [party])
        elif stream:
            self.refill(seat, action["draw"], stream)
            self.pass_on()

    def best_of(self, done: list[int]) -> list[int]:
        """Who wins by a rival's placement (R57, R58)."""
        if len(done) == 1:
            return done
        found = {party: routes.winning(self, self.tiles, party) for party in done}
        if self.o["tri_shared_victory"] and len({route.cells[-1] for route in found.values()}) > 1:
            return done
        order = self.sequence.index
        return [min(done, key=lambda party: (-found[party].points, -found[party].dot_hexes, order(party)))]

    def arrive(self, winners: list[int]) -> None:
        self.routes = {party: routes.winning(self, self.tiles, party) for party in winners}
        for party, route in self.routes.items():
            self.tell({"e": "path", "party": party, "cells": route.cells, "score": routes.score(self, route)})
        self.finish("path", winners)

    def refill(self, seat: int, source: str, stream: Stream) -> None:
        stock = self.bags[seat]
        if source == "pool":
            stock = self.pools[self.party(seat)]
            self.pooled.add(seat)
        if stock.total():
            tile = self.drawn(stock, stream)
            self.hands[seat].append(tile)
            event = {"e": "drew", "player": seat, "source": source, "bag_count": self.bags[seat].total()}
            self.tell(event, seat, tile=tile)

    def drawn(self, stock: Counter[str], stream: Stream) -> str:
        tile: str = stream.pick(listed(stock))
        stock[tile] -= 1
        return tile

    def pass_on(self) -> None:
        """Steps 6 to 8: the next player still in, if there is something to do."""
        assert self.to_move is not None
        at = self.sequence.index(self.to_move)
        following = self.sequence[at + 1 :] + self.sequence[: at + 1]
        self.to_move = next(seat for seat in following if seat not in self.out)
        if not self.hands[self.to_move]:
            self.resolve()
        elif next(placements(self, self.to_move), None) is None:
            self.drop(self.to_move, "no_move")
        else:
            self.tell({"e": "turn", "player": self.to_move, "ply": self.ply})

    def drop(self, seat: int, reason: str) -> None:
        """A player is lost to the game, and with it the game if one party is left (R59)."""
        if self.mode == "tri3":
            self.out[seat] = reason
            self.tell({"e": "out", "player": seat, "reason": reason})
        left = [party for party in self.active() if party != self.party(seat)]
        if len(left) == 1:
            self.finish(reason, left)
        elif self.phase == "choose_corner":
            self.next_pick()
            if self.sequence:
                self.begin()
        elif seat == self.to_move:
            self.pass_on()

    # --- the end ----------------------------------------------------------------------------------------------

    def resolve(self) -> None:
        """Nobody can go on: reach and chains are compared."""
        found = {party: routes.measures(self, self.tiles, party) for party in self.active()}
        chains: dict[int, list[Cell]] = {p: routes.chain(self, self.tiles, p).cells for p in self.active()}
        self.tell({"e": "resolution", "measures": found, "chains": chains})
        best = [party for party in self.active() if found[party] == max(found.values())]
        if len(best) == 1:
            self.finish("resolution", best)
        else:
            self.finish("draw", [], best)

    def finish(self, reason: str, winners: list[int], tied: list[int] | None = None) -> None:
        paths = {party: self.routes[party] for party in winners if party in self.routes}
        scores = [10 if party in winners else 0 for party in range(self.parties)]
        for party, route in paths.items():
            scores[party] = routes.score(self, route)
        self.phase, self.to_move = "over", None
        self.result = {
            "winners": winners,
            "tied": tied or [],
            "reason": reason,
            "scores": scores,
            "paths": {party: route.cells for party, route in paths.items()},
        }
        self.tell({"e": "game_over"} | self.result)

    def score_record(self) -> list[Event]:
        """What a tournament writes down of the finished game, by party."""
        assert self.result is not None
        scores: list[int] = self.result["scores"]
        return [
            {
                "score": scores[party],
                "against": max(score for other, score in enumerate(scores) if other != party),
                "path_points": self.routes[party].points if party in self.routes else 0,
                "captures": sum(len(self.captures[s]) for s in self.all() if self.party(s) == party),
            }
            for party in range(self.parties)
        ]
