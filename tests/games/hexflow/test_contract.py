"""HEXFLOW keeps the contract of the house in every mode: the conformance suite, run on each as a game of its own."""

from collections.abc import Callable
from typing import Any

import pytest
from conformance import test_contract, test_secrecy

from games.hexflow.playing import GAMES
from hexmoot.games.hexflow.game import GAME

ELSEWHERE = ("in_many_more_trials", "planted", "a_refusal_changes_nothing")
CHECKS = {
    name: check
    for module in (test_contract, test_secrecy)
    for name, check in vars(module).items()
    if name.startswith("test_") and not any(word in name for word in ELSEWHERE)
}


@pytest.mark.parametrize("mode", GAMES)
@pytest.mark.parametrize("check", CHECKS.values(), ids=CHECKS)
def test_every_mode_keeps_the_contract(check: Callable[..., Any], mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(test_contract, "WALKS", 3)
    monkeypatch.setattr(test_secrecy, "TRIALS", 60)
    check(game=GAMES[mode])


def test_a_refusal_changes_nothing() -> None:
    test_contract.test_a_refusal_changes_nothing(game=GAME)
