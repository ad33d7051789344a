"""Hexfall keeps the contract of the house: the conformance suite, run on short games."""

from collections.abc import Callable
from typing import Any, Literal

import msgspec
import pytest
from conformance import test_contract, test_secrecy, test_undo

from games.hexfall.playing import SHORT, steps
from hexmoot.games.hexfall.game import Hexfall
from hexmoot.games.hexfall.options import Options

ELSEWHERE = (
    "in_many_more_trials",
    "planted",
    "does_not_say_so",
    "only_the_newest",
    "a_secret_step",  # there are none, which is tested
    "cannot_be_played",  # a guess seldom fits a card: see below
)
CHECKS = {
    name: check
    for module in (test_contract, test_secrecy, test_undo)
    for name, check in vars(module).items()
    if name.startswith("test_") and not any(word in name for word in ELSEWHERE)
}
MADE: list[Any] = [
    ("size", Literal["tiny"], "tiny"),
    ("max_rounds", Literal[1, 2], 2),
    ("start_cities", Literal[1, 2], 1),
    ("start_towns", Literal[0, 1], 1),
    ("dry_turns", Literal[2], 2),
    ("peace_rounds", Literal[0], 0),
    ("max_offers", Literal[1, 2], 2),
]


class Short(Hexfall):
    """The game on small seas, a few rounds long."""

    Options = msgspec.defstruct("ShortOptions", MADE, bases=(Options,), frozen=True, rename="camel")  # type: ignore[assignment]


@pytest.mark.parametrize("check", CHECKS.values(), ids=CHECKS)
def test_it_keeps_the_contract(check: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(test_contract, "WALKS", 3 if "refusal" in check.__name__ else 2)
    monkeypatch.setattr(test_contract, "GUESSES", 5)
    monkeypatch.setattr(test_undo, "WALKS", 3)
    monkeypatch.setattr(test_undo, "GAMES", 2)
    monkeypatch.setattr(test_secrecy, "TRIALS", 15)
    check(game=Short())


def test_legal_names_just_the_types_of_which_there_is_an_action() -> None:
    for state, *_ in steps(3, 3, **SHORT):
        for seat in range(state.seats):
            own = {str(action.__struct_config__.tag) for action in state.actions(seat)}
            named = set(state.legal(seat).types) - {"resign"}
            if state.view(None).phase != "offer":
                assert named == own
            else:
                assert own <= named <= {"reply", "close", "withdraw"}
