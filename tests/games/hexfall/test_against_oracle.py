"""The second telling of the rules agrees in everything: events and views of every viewer, draws, legality, refusals."""

from functools import cache
from typing import Any

import msgspec
import pytest
from conformance.playing import guesses
from conformance.playing import refusal as refusal_of
from oracle import hexfall as oracle
from oracle.hexfall.building import COSTS, can_pay
from oracle.hexfall.drafting import draft_corners, draft_roads
from oracle.hexfall.network import sites

from games.hexfall.playing import begun, chosen, dice_of
from hexmoot.game import Step
from hexmoot.games.hexfall.actions import Leave, Resign
from hexmoot.games.hexfall.game import GAME
from hexmoot.games.hexfall.options import Options
from hexmoot.luck import Stream

GAMES = 200  # of every setting
SOAK_GAMES = 2_000
MOST = 20  # steps of a game
SEVERAL = 40  # every so many games, one goes on for longer
LONG = 200
MAPS = 5  # of every setting
LOOKS = 10  # every so many steps a position is looked at closely
WIDE = (3, 2, 4)  # seats
SETTINGS: dict[str, dict[str, Any]] = {
    "tiny": {"size": "tiny", "maxRounds": 12, "peaceRounds": 0},
    "small": {"size": "small", "maxRounds": 10},
    "medium": {"size": "medium", "maxRounds": 8},
    "large": {"size": "large", "maxRounds": 6},
    "huge": {"size": "huge", "maxRounds": 5},
}
FREELY: dict[str, list[Any]] = {  # half of the games have some of these
    "targetPoints": [10, 12],
    "startCities": [1, 2, 3],
    "startTowns": [0, 1, 3],
    "famineLimit": [7, 9],
    "dryTurns": [2, 5],
    "peaceRounds": [0, 2],
    "autoRoll": [False],
    "maxOffers": [1, 2],
}
each_setting = pytest.mark.parametrize("name", SETTINGS)


def drawn_options(name: str, dice: Stream) -> dict[str, Any]:
    """Options of a setting; each of the others has, half of the time, its usual value."""
    return SETTINGS[name] | {key: dice.pick(values) for key, values in FREELY.items() if dice.below(2)}


def plain(value: Any) -> Any:
    """JSON as msgspec builds it, keys in words."""
    return msgspec.json.decode(msgspec.json.encode(value))


@cache
def sea_of(size: str, seed: str) -> oracle.Sea:
    """The oracle's own board of a map."""
    return oracle.Sea(plain(begun(bytes(16), size=size, mapSeed=seed).view(None).board))


class Pair:
    """One game on both sides."""

    def __init__(self, name: str, number: int) -> None:
        self.dice = dice_of(number)
        seats, options, luck = self.dice.pick(WIDE), drawn_options(name, self.dice), self.dice.luck()
        seed = f"{name} {number % MAPS}"
        self.state = begun(luck, seats, mapSeed=seed, **options)
        known = msgspec.structs.asdict(msgspec.convert(options, Options))
        self.match = oracle.Match(known, seats, sea_of(options["size"], seed), luck)
        self.viewers: list[Any] = [None, *range(seats)]

    def play(self, most: int) -> None:
        """So many steps, with wrong actions, time-outs and resigning in between."""
        self.agree_on_views()
        for number in range(most):
            if not self.state.waiting():
                break
            self.step()
            if number % LOOKS == 0 and self.state.waiting():
                self.agree_on_views()
                self.agree_on_legal()
                self.agree_on_refusals()
        self.agree_on_views(of_all=True)

    def step(self) -> None:
        """One step on both sides, which tell everybody the same."""
        chance, luck = self.dice.below(200), self.dice.luck()
        if chance == 0:
            self.both(self.dice.below(self.state.seats), Resign(), luck)
        elif chance < 8 or (self.match.phase == "draft" and chance < 70):
            self.late(self.dice.pick(self.state.waiting()), luck)
        elif chance > 198 and self.match.phase == "draft":
            seat = self.dice.below(self.state.seats)
            if not self.match.seats[seat].leaving:
                self.table(Leave(seat), luck)
        elif chance > 194:
            self.both(self.dice.below(self.state.seats), guesses(GAME, self.state, self.dice, 1)[0], luck)
        else:
            self.both(*chosen(self.state, self.dice), luck)

    def late(self, seat: int, luck: bytes) -> None:
        """The clock of a seat runs out."""
        self.table(self.state.timeout([seat], {}), luck)

    def table(self, entry: Any, luck: bytes) -> None:
        """An entry that the server makes."""
        self.compare(self.state.apply(None, entry, luck), self.match.apply(None, msgspec.to_builtins(entry), luck))

    def both(self, seat: int, action: Any, luck: bytes) -> None:
        """An action of a seat, maybe a wrong one."""
        built, steps = msgspec.to_builtins(action), []
        codes = oracle.refusals(self.match, seat, built)
        refused = refusal_of(lambda: steps.append(self.state.apply(seat, action, luck)))
        assert_fits(refused, codes, action)
        for step in steps:
            self.compare(step, self.match.apply(seat, built, luck))

    def compare(self, step: Step[Any], told: Any) -> None:
        """Draws and events."""
        assert step.draws == [tuple(draw) for draw in self.match.draws]
        for viewer in ("full", self.dice.pick(self.viewers)):
            assert plain(step.seen(viewer)) == plain(told[viewer])

    def agree_on_views(self, *, of_all: bool = False) -> None:
        """What somebody is shown, or everybody."""
        for viewer in self.viewers if of_all else [self.dice.pick(self.viewers)]:
            assert plain(self.state.view(viewer)) == plain(self.match.view(viewer))

    def agree_on_legal(self) -> None:
        """The same places for every piece, and targets for every stack, of whom the game waits for."""
        m, seat = self.match, self.state.waiting()[0]
        legal = self.state.legal(seat)
        if m.phase == "draft":
            assert (legal.corners, legal.edges) == (draft_corners(m), draft_roads(m))
        if m.phase != "main":
            return
        for what, item in legal.build.items():
            paid = m.seats[seat].free[what] or can_pay(m, seat, COSTS[what])
            assert item.sites == (sites(m, seat, what) if paid else [])
        for corner, moving in legal.stacks.items():
            for kind, targets in (("march", moving.march), ("attack", moving.attack)):
                aims = [{"type": kind, "from": corner, "to": to} for to in m.sea.next_to(corner)]
                assert sorted(targets) == sorted(aim["to"] for aim in aims if not oracle.refusals(m, seat, aim))

    def agree_on_refusals(self) -> None:
        """The same code for whatever somebody tries, one of those that fit."""
        for action in guesses(GAME, self.state, self.dice, 8):
            seat = self.dice.below(self.state.seats)
            codes = oracle.refusals(self.match, seat, msgspec.to_builtins(action))
            refused = refusal_of(lambda seat=seat, action=action: self.state.preview(seat, action))
            assert_fits(refused, codes, action)


def assert_fits(refused: Any, codes: set[str], action: Any) -> None:
    """An action is refused by a code that fits, or taken if none does."""
    assert (refused[0] in codes) if refused else not codes, (refused, codes, action)


@each_setting
def test_both_play_the_same_games(name: str) -> None:
    for number in range(GAMES):
        Pair(name, number).play(LONG if number % SEVERAL == 0 else MOST)


@pytest.mark.soak
@each_setting
def test_both_play_many_more_games_to_the_end(name: str) -> None:
    for number in range(GAMES, SOAK_GAMES):
        Pair(name, number).play(4_000)
