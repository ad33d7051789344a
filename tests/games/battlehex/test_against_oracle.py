"""The same random games in the rules and in a Battle Hex told a second time (tests/oracle): step by step the same."""

import hashlib
from typing import Any

import msgspec
import pytest
from oracle.battlehex import Match
from oracle.battlehex import Refused as OracleRefused

from hexmoot.game import Refused, SeatInfo
from hexmoot.games.battlehex.game import GAME
from hexmoot.luck import Stream

GAMES = 200
SOAK_GAMES = 20_000
ATTEMPTS = 4_000  # more than any of these games takes
SEATS = [SeatInfo("Ann", "human"), SeatInfo("Bob", "human")]
SIDES = ("red", "black")
KINDS = ("seal", "unseal", "free", "play", "swap")
FITTING = {"choose": "seal", "free": "free", "play": "play", "over": "seal"}


class Pair:
    """One game in both."""

    def __init__(self, number: int) -> None:
        self.dice = Stream(hashlib.sha256(f"oracle {number}".encode()).digest()[:16])
        self.options = self.random_options()
        luck = self.dice.luck()
        self.state, step = GAME.new(msgspec.convert(self.options, GAME.Options), SEATS, luck)
        self.match = Match(self.options, luck)
        assert step.draws == self.match.draws
        assert step.events == []
        self.expect_same_views((0, 1, None))

    def random_options(self) -> dict[str, Any]:
        """Any options; one board in five is larger than 6x6."""
        pick, below = self.dice.pick, self.dice.below
        return {
            "mode": pick(("battle", "battle", "classic")),
            "size": 7 + below(7) if below(5) == 0 else 3 + below(4),
            "forfeitLimit": below(11) if below(2) else below(4),
            "firstColour": pick(("random", *SIDES)),
            "swap": bool(below(4)),
        }

    def random_action(self) -> tuple[int | None, dict[str, Any]]:
        """Who does what: mostly possible, often wrong in one thing or another."""
        pick, below = self.dice.pick, self.dice.below
        turn = self.match.turn + (0 if below(30) else pick((-1, 1)))
        chance = below(300)
        if chance < 12:
            sides = [side for side in SIDES if below(2)]
            return None, {"type": "timeout", "turn": turn, "how": pick(("forfeit", "random")), "sides": sides}
        seat = below(2)
        if chance == 12:
            return seat, {"type": "resign"}
        action = {"type": FITTING[self.match.phase] if below(6) else pick(KINDS), "turn": turn}
        if action["type"] in ("seal", "free", "play"):
            empty = self.match.empty()
            cell = pick(empty) if empty and below(8) else (below(self.match.size + 2), below(self.match.size + 2))
            action |= dict(zip(SIDES, cell, strict=True))
        if action["type"] == "seal":
            action["left"] = pick(("R", "B", "random")) if below(20) else pick(("", "r", "X"))
        return seat, action

    def attempt(self) -> str:
        """Try one action in both; returns the code of the refusal, empty if it was taken."""
        seat, action = self.random_action()
        luck = self.dice.luck()
        side = None if seat is None else self.match.colours[seat]
        typed = msgspec.convert(action, GAME.Timeout if seat is None else GAME.Action)
        events, code = [], ""
        try:
            events = self.match.apply(side, action, luck)
        except OracleRefused as refused:
            code = refused.code
        if code:
            with pytest.raises(Refused, match=code):
                self.state.apply(seat, typed, luck)
            return code
        step = self.state.apply(seat, typed, luck)
        assert step.draws == self.match.draws
        for viewer in (0, 1, None):
            unseen = viewer in step.secret_to
            assert comparable(msgspec.to_builtins(step.seen(viewer))) == ([] if unseen else comparable(events)), action
        self.expect_same_views((0, 1, None) if self.match.how else (self.dice.pick((0, 1, None)),))
        return ""

    def expect_same_views(self, seats: tuple[int | None, ...]) -> None:
        for seat in seats:
            side = None if seat is None else self.match.colours[seat]
            assert comparable(msgspec.to_builtins(self.state.view(seat))) == comparable(self.match.view(side))
        assert {self.match.colours[seat] for seat in self.state.waiting()} == self.match.waited_for()


def comparable(content: Any) -> Any:
    """Without deadlines, which are the table's, and with the length of a chain: there may be several as short."""
    if isinstance(content, list):
        return [comparable(item) for item in content]
    if isinstance(content, dict):
        kept = {key: comparable(value) for key, value in content.items() if key != "deadline"}
        return kept | {"chain": len(content["chain"] or ())} if "chain" in content else kept
    return content


def play(number: int) -> tuple[set[str], str]:
    """One game to its end: all refusals that it met, and how it ended."""
    pair, codes = Pair(number), set()
    for _ in range(ATTEMPTS):
        codes.add(pair.attempt())
        if pair.match.how is not None:
            codes |= {pair.attempt() for _ in range(10)}
            return codes, pair.match.how
    raise AssertionError("no end")


def test_random_games_are_the_same_to_the_last_event() -> None:
    games = [play(number) for number in range(GAMES)]
    met = set().union(*(codes for codes, _ in games))
    refusals = {"gameOver", "stale", "wrongPhase", "notYourMove", "badRank", "badLeft", "occupied"}
    assert met == refusals | {""}
    assert {how for _, how in games} == {"chain", "forfeits", "resign", "abandoned"}


@pytest.mark.soak
def test_many_more_random_games_are_the_same() -> None:
    for number in range(GAMES, SOAK_GAMES):
        play(number)
