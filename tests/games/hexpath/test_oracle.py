"""The second telling of the rules agrees in everything: events and views of every viewer, draws, refusals."""

from typing import Any

import msgspec
import pytest
from oracle import hexpath as oracle

from games.hexpath.playing import SETTINGS, begun, steps
from hexmoot.game import Refused
from hexmoot.luck import Stream

GAMES = 200  # of every setting
SOAK_GAMES = 10_000
SEVERAL = 20  # every so many games of the soak, one is played on a large board
each_setting = pytest.mark.parametrize("name", SETTINGS)


def refusal(deed: Any) -> str | None:
    """The code with which something is refused."""
    try:
        deed()
    except (Refused, oracle.Refused) as refused:
        return refused.code
    return None


def plain(value: Any) -> Any:
    """JSON as msgspec builds it: pairs as tuples or lists alike."""
    return msgspec.json.decode(msgspec.json.encode(value))


def play(name: str, number: int, rings: int, every: int = 1) -> None:
    """One random match on both sides; of the steps, every so many are looked at through somebody's eyes."""
    dice = Stream(number.to_bytes(16, "big"))
    state, options, kinds, luck = begun(SETTINGS[name], dice, rings)
    match = oracle.Match(options, kinds, luck)
    viewers: list[int | None] = [None, *range(state.seats)]
    assert state.seating() == match.entries
    for at, (seat, action) in enumerate(steps(state, dice)):
        built, luck = msgspec.to_builtins(action), dice.luck()
        step = state.apply(seat, action, luck)
        told = match.apply(seat, built, luck)
        assert step.draws == match.draws
        for viewer in viewers:
            assert plain(step.seen(viewer)) == plain(told[viewer])
        viewer = dice.pick(viewers)
        if at % every == 0:
            agree_on(state, match, [viewer])
    agree_on(state, match, viewers)
    assert match.over


def agree_on(state: Any, match: oracle.Match, viewers: list[int | None]) -> None:
    """Both show these viewers the same."""
    for viewer in viewers:
        assert plain(state.view(viewer)) == plain(match.view(viewer))


@each_setting
def test_both_tell_the_same_matches(name: str) -> None:
    for number in range(GAMES):
        play(name, number, rings=2 + number % 2)


@pytest.mark.soak
@each_setting
def test_both_tell_the_same_many_more_matches(name: str) -> None:
    for number in range(GAMES, SOAK_GAMES):
        large, turn = number % SEVERAL == 0, number // SEVERAL
        play(name, number, rings=4 + turn % 5 if large else 2 + number % 2, every=8)
