"""Battle Hex told a second time, as directly as the rules allow.

Nothing here is fast and nothing here comes from the package: cells are (red rank, black rank) tuples, the
board is a dict, and each step reads top to bottom like the rule it follows. Tests play the same game here
and in the package and compare every event and view.
"""

from typing import Any

from .board import OTHER, SIDES, Cell, Seal, Side, all_cells, name, shortest_chain
from .chance import Stream

Event = dict[str, Any]

DEFAULTS: dict[str, Any] = {
    "mode": "battle",
    "size": 13,
    "onTimeout": "forfeit",
    "forfeitLimit": 3,
    "firstColour": "random",
    "swap": True,
}
# The phases in which an action makes sense at all, whoever sends it.
PHASES = {
    "seal": {"choose"},
    "unseal": {"choose"},
    "free": {"free"},
    "play": {"play"},
    "swap": {"play"},
    "resign": {"choose", "free", "play"},
    "timeout": {"choose", "free", "play"},
}
REMEMBERED = {"reveal", "forfeit", "contest", "placed", "swapped"}


class Refused(Exception):
    """The action breaks a rule; `code` says which, and nothing has changed."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Match:
    """One game from step 0 on. `pieces`, `seals` and the rest are the whole truth, secrets included.

    A side is a key of `seals` once its move is settled; the value is None if the clock settled it by
    forfeit. `draws` are those of the last step.
    """

    def __init__(self, options: dict[str, Any], luck: bytes) -> None:
        self.options = DEFAULTS | options
        self.size: int = self.options["size"]
        stream = Stream(luck)
        first = self.options["firstColour"]
        if first == "random":
            first = SIDES[stream.below(2)]
        self.colours = [first, OTHER[first]]
        self.draws = stream.draws
        self.turn = 1
        self.pieces: dict[Cell, Side] = {}
        self.seals: dict[Side, Seal | None] = {}
        self.loser: Side | None = None
        self.streaks = {"red": 0, "black": 0}
        self.history: list[Event] = []
        self.winner: Side | None = None
        self.how: str | None = None
        self.chain: list[Cell] | None = None

    @property
    def phase(self) -> str:
        if self.how is not None:
            return "over"
        if self.options["mode"] == "classic":
            return "play"
        return "choose" if self.loser is None else "free"

    @property
    def to_move(self) -> Side | None:
        """Whose turn it is in classic play; Red has the odd turns. In battle nobody's in particular."""
        return SIDES[(self.turn - 1) % 2] if self.phase == "play" else None

    def empty(self) -> list[Cell]:
        return [cell for cell in all_cells(self.size) if cell not in self.pieces]

    def waited_for(self) -> set[Side]:
        """The sides that owe an action now, so the ones a clock can run out on."""
        if self.phase == "choose":
            return set(SIDES) - set(self.seals)
        return {side for side in (self.loser, self.to_move) if side is not None}

    def apply(self, side: Side | None, action: dict[str, Any], luck: bytes) -> list[Event]:
        """Play one step; `side` is None for the table's own steps. The events returned are all public."""
        code = self.refusal(side, action)
        if code is not None:
            raise Refused(code)
        stream = Stream(luck)
        events: list[Event] = getattr(self, "do_" + action["type"])(side, action, stream)
        self.draws = stream.draws
        self.history += [event for event in events if event["e"] in REMEMBERED]
        return events

    def refusal(self, side: Side | None, action: dict[str, Any]) -> str | None:
        """The first objection in the fixed order, or None."""
        kind = action["type"]
        if self.phase == "over":
            return "gameOver"
        if kind != "resign" and (type(action.get("turn")) is not int or action["turn"] != self.turn):
            return "stale"
        if self.phase not in PHASES[kind]:
            return "wrongPhase"
        if kind in ("seal", "unseal") and side in self.seals and self.seals[side] is None:
            return "wrongPhase"

        actors: set[Side | None] = {"red", "black"}
        if kind == "timeout":
            actors = {None}
        elif kind == "free":
            actors = {self.loser}
        elif kind in ("play", "swap"):
            actors = {self.to_move}
        if side not in actors:
            return "notYourMove"
        if kind == "timeout" and not set() < set(action["sides"]) <= self.waited_for():
            return "notYourMove"

        if kind == "unseal" and side not in self.seals:
            return "wrongPhase"
        if kind == "swap" and not (self.turn == 2 and self.options["swap"] and self.pieces):
            return "wrongPhase"

        if kind in ("seal", "free", "play"):
            for colour in SIDES:
                if type(action.get(colour)) is not int or not 1 <= action[colour] <= self.size:
                    return "badRank"
        if kind == "seal" and action.get("left") not in ("R", "B", "random"):
            return "badLeft"
        if kind in ("free", "play") and (action["red"], action["black"]) in self.pieces:
            return "occupied"
        return None

    # Each do_* changes the state and says what everybody may know.

    def do_seal(self, side: Side, action: dict[str, Any], stream: Stream) -> list[Event]:
        silent = side in self.seals  # a second thought is told to nobody
        self.seals[side] = (action["red"], action["black"], action["left"])
        events = [] if silent else [{"e": "sealed", "turn": self.turn, "side": side}]
        return events + self.reveal_if_ready(stream)

    def do_unseal(self, side: Side, action: dict[str, Any], stream: Stream) -> list[Event]:
        del self.seals[side]
        return [{"e": "unsealed", "turn": self.turn, "side": side}]

    def do_free(self, side: Side, action: dict[str, Any], stream: Stream) -> list[Event]:
        self.loser = None
        return [self.place(side, (action["red"], action["black"]), free=True), *self.end_of_turn()]

    def do_play(self, side: Side, action: dict[str, Any], stream: Stream) -> list[Event]:
        self.streaks[side] = 0
        return [self.place(side, (action["red"], action["black"])), *self.end_of_turn()]

    def do_swap(self, side: Side, action: dict[str, Any], stream: Stream) -> list[Event]:
        [(r, b)] = self.pieces
        self.pieces = {(b, r): "black"}
        self.streaks[side] = 0
        swapped = {"e": "swapped", "turn": self.turn, "from": name((r, b)), "to": name((b, r))}
        return [swapped, *self.end_of_turn()]

    def do_resign(self, side: Side, action: dict[str, Any], stream: Stream) -> list[Event]:
        return [self.finish(OTHER[side], "resign")]

    def do_timeout(self, side: None, action: dict[str, Any], stream: Stream) -> list[Event]:
        late = [colour for colour in SIDES if colour in action["sides"]]
        guess = action["how"] == "random"
        if self.phase == "choose":
            for colour in late:
                self.seals[colour] = (*stream.pick(self.empty()), "random") if guess else None
            revealed = self.reveal_if_ready(stream)
            return revealed or [{"e": "sealed", "turn": self.turn, "side": colour} for colour in late]
        [colour] = late
        cell = stream.pick(self.empty()) if guess else None
        if self.phase == "free":
            self.loser = None
            placed = [] if cell is None else [self.place(colour, cell, free=True)]
            return placed + self.end_of_turn()
        self.streaks[colour] = self.streaks[colour] + 1 if cell is None else 0
        happened = self.forfeited(colour) if cell is None else self.place(colour, cell)
        return [happened, *self.end_of_turn()]

    def reveal_if_ready(self, stream: Stream) -> list[Event]:
        """Turn all cards up once both sides are settled, and resolve them."""
        if len(self.seals) < 2:
            return []
        shown: dict[Side, dict[str, str] | None] = {"red": None, "black": None}
        targets: dict[Side, Cell | None] = {"red": None, "black": None}
        lefts: dict[Side, str] = {}
        for side in SIDES:
            seal = self.seals[side]
            if seal is not None:
                r, b, left = seal
                lefts[side] = "RB"[stream.below(2)] if left == "random" else left
                shown[side] = {"cell": name((r, b)), "left": lefts[side]}
                targets[side] = None if (r, b) in self.pieces else (r, b)
        self.seals = {}
        events: list[Event] = [{"e": "reveal", "turn": self.turn, **shown}]
        for side in SIDES:
            self.streaks[side] = self.streaks[side] + 1 if targets[side] is None else 0
            if targets[side] is None:
                events.append(self.forfeited(side))

        red, black = targets["red"], targets["black"]
        if red is not None and red == black:
            return events + self.contest(red, "red" if lefts["red"] == lefts["black"] else "black")
        if red is not None:
            events.append(self.place("red", red))
        if black is not None:
            events.append(self.place("black", black))
        return events + self.end_of_turn()

    def contest(self, cell: Cell, winner: Side) -> list[Event]:
        """The tiebreak is decided: the winner has the cell, the loser a free piece unless that ended it."""
        result = "same" if winner == "red" else "opposite"
        told = {"e": "contest", "turn": self.turn, "cell": name(cell), "result": result, "winner": winner}
        events = [told, self.place(winner, cell)]
        over = self.chain_test()
        if over is not None:
            return [*events, over]
        self.loser = OTHER[winner]
        return [*events, {"e": "free", "turn": self.turn, "side": self.loser}]

    def place(self, side: Side, cell: Cell, free: bool = False) -> Event:
        self.pieces[cell] = side
        return {"e": "placed", "turn": self.turn, "side": side, "cell": name(cell), "free": free}

    def forfeited(self, side: Side) -> Event:
        return {"e": "forfeit", "turn": self.turn, "side": side, "streak": self.streaks[side]}

    def chain_test(self) -> Event | None:
        for side in SIDES:
            own = {cell for cell, who in self.pieces.items() if who == side}
            chain = shortest_chain(side, self.size, own)
            if chain is not None:
                return self.finish(side, "chain", chain)
        return None

    def end_of_turn(self) -> list[Event]:
        """A chain decides first, then the forfeit limit, else the next turn begins."""
        over = self.chain_test()
        if over is not None:
            return [over]
        limit = self.options["forfeitLimit"]
        idle = [side for side in SIDES if limit and self.streaks[side] >= limit]
        if len(idle) == 2:
            return [self.finish(None, "abandoned")]
        if idle:
            return [self.finish(OTHER[idle[0]], "forfeits")]
        self.turn += 1
        return [{"e": "turn", "turn": self.turn, "deadline": None}]

    def finish(self, winner: Side | None, how: str, chain: list[Cell] | None = None) -> Event:
        self.winner, self.how, self.chain, self.loser = winner, how, chain or [], None
        return {"e": "over", "winner": winner, "how": how, "chain": [name(cell) for cell in self.chain]}

    def view(self, side: Side | None) -> dict[str, Any]:
        """What this side may know, or with None what everybody may. Clocks are not kept here."""
        own = self.seals.get(side) if side is not None else None
        return {
            "mode": self.options["mode"],
            "size": self.size,
            "colours": list(self.colours),
            "turn": self.turn,
            "phase": self.phase,
            "toMove": self.to_move,
            "cells": {name(cell): who for cell, who in self.pieces.items()},
            "sealed": {colour: colour in self.seals for colour in SIDES},
            "mine": None if own is None else {"red": own[0], "black": own[1], "left": own[2]},
            "free": self.loser,
            "streaks": dict(self.streaks),
            "history": list(self.history),
            "deadline": None,
            "winner": self.winner,
            "how": self.how,
            "chain": None if self.chain is None else [name(cell) for cell in self.chain],
        }
