"""The worked positions of HEXFLOW: what each kind of them holds, and how it is checked."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from hexmoot.game import SeatInfo
from hexmoot.games.hexflow import notation, reading, views
from hexmoot.games.hexflow.board import FIRST_TRI_HOME, HOME_OF, MODES, MOST_SEATS, NUMBERS, SEATS_OF, TRI2, TRI3
from hexmoot.games.hexflow.game import GAME, fresh, move_of
from hexmoot.games.hexflow.notation import LETTERS
from hexmoot.games.hexflow.options import Mode, Options
from hexmoot.games.hexflow.rules import course, ground, legality, state
from hexmoot.games.hexflow.rules.state import NOBODY, OK, OVER, PLAY, Flow, Search
from hexmoot.games.hexflow.tiles import KINDS, STRAIGHT

Pair = tuple[Any, Any]  # what was expected, and what came of it
Hands = dict[int, list[str]]


class Worked(msgspec.Struct, tag_field="kind", forbid_unknown_fields=True, kw_only=True):
    """What every position has."""

    id: str
    why: str = ""
    mode: Mode


class Start(Worked, tag="start", kw_only=True):
    """What step 0 does with a luck: the coin or the dice, and the hands in the order drawn, as codes."""

    luck: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
    first_choice: str
    expect: dict[str, Any]

    def check(self) -> Pair:
        options = msgspec.convert({"mode": self.mode, "first_choice": self.first_choice}, Options)
        seats = SEATS_OF[MODES.index(self.mode)]
        _, step = GAME.new(options, [SeatInfo("", "human")] * seats, bytes.fromhex(self.luck))
        found: dict[str, Any] = {"hands": []}
        for event in step.seen("full"):
            match event:
                case views.CoinEvent(winner=winner):
                    found["coin"] = LETTERS[winner]
                case views.DiceEvent(rolls=rolls, ranking=ranking):
                    found["rolls"] = [[row.get(seat, 0) for seat in range(seats)] for row in rolls]
                    found["ranking"] = "".join(LETTERS[seat] for seat in ranking)
                case views.DealtEvent(tiles=tiles):
                    found["hands"].append(" ".join(notation.CODE_OF[tile] for tile in tiles or []))
        return self.expect, found


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a position says besides its tiles: options, hands and bags by seat, tokens, numbers of captured tiles."""

    hand: Hands | None = None
    bags: Hands = {}
    tokens_left: tuple[int, ...] = (3, 3)
    capt: tuple[int, ...] = ()
    guards: bool = True
    wildcard_block: bool = False
    tri_shared_victory: bool | None = None


class Move(Worked, tag="move", kw_only=True):
    """What a placement does in a position, which need not be one that play can reach.

    Without hands the mover holds just the tile that it plays, and the turn is not passed on.
    """

    setup: list[str]
    to_move: str
    options: Asked = Asked()
    move: str
    expect: str
    detail: dict[str, dict[int, Any]] = {}
    out: list[str] = []
    next: str | None = None

    def check(self) -> Pair:
        expected = {"expect": self.expect, "detail": self.detail, "out": self.out, "next": self.next}
        seat, place = notation.parse_by(self.move)
        s = self.position(place.tile)
        move = move_of(place, NUMBERS[s.grid])
        s.quiet = s.told = 0
        code = course.may_place(s, Search(), seat, *move)
        if code != OK:
            return expected, {"expect": f"illegal:{reading.CODES[code]}", "detail": {}, "out": [], "next": None}
        self.play(s, seat, move)
        return expected, self.found(s)

    def chosen(self) -> Options:
        """The options of the game."""
        asked = self.options
        return Options(
            mode=self.mode,
            guards=asked.guards,
            wildcard_block=asked.wildcard_block,
            tri_shared_victory=asked.tri_shared_victory,
        )

    def position(self, tile: str) -> Flow:
        """The position; `tile` is what the mover holds where hands are not given."""
        mode = MODES.index(self.mode)
        s = fresh(self.chosen(), SEATS_OF[mode])
        s.phase, s.quiet, s.coin = PLAY, 1, NOBODY
        s.to_move = LETTERS.index(self.to_move)
        for seat in range(MOST_SEATS):
            s.order[seat] = seat if seat < s.seats else NOBODY
            s.rank[seat] = NOBODY
        for party in range(s.parties):
            s.home[party] = FIRST_TRI_HOME + party if mode == TRI3 else HOME_OF[mode][party]
        if mode == TRI2:
            s.home[0], s.home[1] = FIRST_TRI_HOME + 2, FIRST_TRI_HOME
        ground.survey(s)
        for text in self.setup:
            seat, place = notation.parse_by(text)
            kind, declared, at, rot, _, _ = move_of(place, NUMBERS[s.grid])
            ground.lay(s, seat, kind, declared, at, legality.canonical(kind, declared, rot), int(s.ply))
            s.begun[seat] = 1
            s.ply += 1
        hands = {int(s.to_move): [tile]} if self.options.hand is None else self.options.hand
        for seat in range(s.seats):
            self.give(s, seat, hands.get(seat, []), self.options.bags.get(seat, []))
        return s

    def give(self, s: Flow, seat: int, hand: list[str], bag: list[str]) -> None:
        """A seat's tiles, tokens and captures."""
        for kind in range(state.TYPES):
            s.unseen[seat][kind] = (hand + bag).count(KINDS[kind])
        for i, tile in enumerate(hand):
            s.hand[seat][i] = KINDS.index(tile) + 1
        s.held[seat] = len(hand)
        if self.mode == "battle":
            s.tokens[seat] = self.options.tokens_left[seat]
        for i in range(self.options.capt[seat] if self.options.capt else 0):
            s.taken[seat][i] = STRAIGHT + 1

    def play(self, s: Flow, seat: int, move: tuple[int, int, int, int, int, int]) -> None:
        """Place; the whole turn where hands are given."""
        kind, declared, at, rot, displace, _ = move
        if self.options.hand is not None:
            course.place(s, Search(), seat, *move)
            return
        course.put_down(s, Search(), seat, kind, declared, at, legality.canonical(kind, declared, rot), displace)
        if s.phase != OVER:
            s.to_move = (seat + 1) % s.seats

    def found(self, s: Flow) -> dict[str, Any]:
        """All that a position may ask about."""
        seen = reading.seen(s, NOBODY)
        ended = reading.result(seen, self.mode)
        out = [LETTERS[seat] for seat in range(int(s.seats)) if s.out[seat] and self.mode == "tri3"]
        if ended is None:
            return {"expect": "ok", "detail": {}, "out": out, "next": LETTERS[seen.to_move]}
        scores = ",".join(map(str, ended.scores))
        best = "".join(LETTERS[party] for party in ended.winners or ended.tied)
        told = {"routes": ended.paths, "measures": ended.measures, "chains": ended.chains}
        return {
            "expect": f"win:{best}:{ended.reason}:{scores}" if ended.winners else f"draw:{best}:{scores}",
            "detail": {key: known for key, known in told.items() if known},
            "out": out,
            "next": None,
        }


Position = Start | Move
