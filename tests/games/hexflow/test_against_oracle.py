"""The second telling of the rules agrees in everything: events and views of every viewer, draws, legality, refusals."""

from typing import Any

import msgspec
import pytest
from conformance.playing import guesses
from conformance.playing import refusal as refusal_of
from oracle import hexflow as oracle
from oracle.hexflow.options import FIELDS
from oracle.hexflow.refusals import refusal
from oracle.hexflow.views import NAMES

from games.hexflow.playing import begun, dice_of
from hexmoot.games.hexflow import views
from hexmoot.games.hexflow.board import MODES
from hexmoot.games.hexflow.game import GAME
from hexmoot.luck import Stream

MATCHES = 200  # of every mode
SOAK_MATCHES = 5_000
LOOKS = 5  # every so many steps a position is looked at closely
SECOND = {True: "standard", False: "blitz"}
each_mode = pytest.mark.parametrize("mode", MODES)


def drawn_options(mode: str, dice: Stream) -> dict[str, Any]:
    """Options of which each has any value that the mode knows, half of the time the usual one."""
    options: dict[str, Any] = {"mode": mode}
    for name, (_, allowed, known) in FIELDS.items():
        if mode in known.split() and name != "timing" and dice.below(2):
            options[name] = dice.pick((False, True)) if allowed is bool else dice.pick(list(allowed))
    return options


def plain(value: Any) -> Any:
    """JSON as msgspec builds it, keys in words."""
    return msgspec.json.decode(msgspec.json.encode(value))


class Pair:
    """One match on both sides."""

    def __init__(self, mode: str, number: int) -> None:
        self.dice = dice_of(number)
        self.options, luck = drawn_options(mode, self.dice), self.dice.luck()
        self.strict = self.dice.below(4) == 0
        self.places = not self.strict and self.dice.below(2) == 0  # what the clock does
        self.state = begun(luck, **self.options, strict_penalties=self.strict)
        timing = {"timing": "tournament", "strict_penalties": True} if self.strict else {"timing": SECOND[self.places]}
        self.match = oracle.Match(self.options | timing, luck)
        self.viewers: list[Any] = [None, *range(self.state.seats)]

    def play(self) -> None:
        """To the end, with wrong actions, time-outs and resigning in between."""
        self.agree_on_views()
        for number in range(1_000):
            if not self.state.waiting():
                return self.agree_on_the_end()
            self.step()
            if number % LOOKS == 0:
                self.agree_on_views()
                self.agree_on_refusals()
        raise AssertionError("no end")

    def step(self) -> None:
        """One step on both sides, which tell everybody the same."""
        seat, chance, luck = self.state.waiting()[0], self.dice.below(160), self.dice.luck()
        if chance == 0:
            self.both(self.dice.below(self.state.seats), views.Resign(), luck)
        elif chance < 4:
            self.late(seat, luck)
        elif chance < 6:
            self.both(seat, guesses(GAME, self.state, self.dice, 1)[0], luck)
        else:
            self.both(seat, self.dice.pick(self.state.actions(seat)), luck)

    def late(self, seat: int, luck: bytes) -> None:
        """The clock of a seat runs out."""
        settings = {"onTimeout": "place" if self.places else "forfeit"}
        step = self.state.apply(None, self.state.timeout([seat], settings), luck)
        self.compare(step, self.match.apply(None, {"type": "timeout", "player": seat}, luck))

    def both(self, seat: int, action: Any, luck: bytes) -> None:
        """An action of a seat, maybe a wrong one; where offences count, the oracle is told of them."""
        built, steps = msgspec.to_builtins(action), []
        code = refusal(self.match, seat, built)
        refused = refusal_of(lambda: steps.append(self.state.apply(seat, action, luck)))
        if refused:
            assert refused == (code, {})
        elif code is None:
            self.compare(steps[0], self.match.apply(seat, built, luck))
        else:
            assert self.strict
            self.compare(steps[0], self.match.apply(None, {"type": "penalty", "player": seat, "code": code}, luck))

    def compare(self, step: Any, told: Any) -> None:
        """Draws and events."""
        assert step.draws == [tuple(draw) for draw in self.match.draws]
        for viewer in self.viewers:
            assert plain(step.seen(viewer)) == [self.hidden(event, viewer) for event in plain(told[viewer])]

    def hidden(self, event: dict[str, Any], viewer: Any) -> dict[str, Any]:
        """An event of the oracle as we tell it: why a placement was an offence, only those learn who see the hand."""
        if event["e"] == "penalty" and not self.match.sees_hand(viewer, event["player"]):
            return {key: value for key, value in event.items() if key != "code"}
        return event

    def agree_on_views(self) -> None:
        """What everybody is shown, and what the mover may do."""
        for viewer in self.viewers:
            ours, theirs = plain(self.state.view(viewer)), plain(self.match.view(viewer))
            for key in ("mode", "phase", "board", "to_move", "ply", "you", "hand"):
                assert ours[key] == theirs[key]
            assert ours["order"] == theirs["sequence"]
            for seat, player in enumerate(ours["players"]):
                other = theirs["players"][NAMES[seat]]
                assert player["corner"] == theirs["corners"].get(NAMES[seat])
                assert int(player["power"]) == other["pool_tiles"]
                for key in ("hand_count", "bag_count", "unseen", "tokens", "captures", "placed_first", "out"):
                    assert player[key] == other[key]
                if ours["phase"] != "over":
                    assert ours["hands"].get(str(seat)) == other["hand"]
            pools = [{"count": pool["left"], "unplayed": pool["unplayed"]} for pool in ours["pool"]]
            assert pools == (theirs["pool"] or [])
            if isinstance(viewer, int):
                self.agree_on_legal(viewer, theirs["legal"])

    def agree_on_legal(self, seat: int, theirs: list[dict[str, Any]]) -> None:
        """The same rotations on the same cells."""
        ours = {
            (choice.tile, choice.declare, choice.displace, cell): rotations
            for choice in self.state.legal(seat).tiles
            for cell, rotations in choice.cells.items()
        }
        assert ours == {(row["tile"], row["declare"], row["displace"], row["cell"]): row["rotations"] for row in theirs}

    def agree_on_refusals(self) -> None:
        """The same code for whatever somebody tries, in a preview too."""
        for action in guesses(GAME, self.state, self.dice, 8):
            seat = self.dice.below(self.state.seats)
            code = refusal(self.match, seat, msgspec.to_builtins(action))
            refused = refusal_of(lambda seat=seat, action=action: self.state.preview(seat, action))
            assert code == (refused[0] if refused else self.state.preview(seat, action).offence)

    def agree_on_the_end(self) -> None:
        """Who won, by what, and what a tournament writes down."""
        self.agree_on_views()
        ours, theirs = plain(self.state.view(None))["result"], plain(self.match.result)
        assert {key: ours[key] for key in theirs} == theirs
        assert plain(self.state.statistics().records) == plain(self.match.score_record())


@each_mode
def test_both_play_the_same_matches(mode: str) -> None:
    for number in range(MATCHES):
        Pair(mode, number).play()


@pytest.mark.soak
@each_mode
def test_both_play_many_more_matches_alike(mode: str) -> None:
    for number in range(MATCHES, SOAK_MATCHES):
        Pair(mode, number).play()
