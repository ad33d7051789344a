"""The game in numbers agrees with what was played: counted here from actions and views, there from what was told."""

from collections import Counter
from typing import Any

import pytest

from games.hexfall.playing import SHORT, begun, steps
from games.hexfall.test_play import table
from hexmoot.games.hexfall import actions
from hexmoot.games.hexfall.game import GAME
from hexmoot.games.hexfall.placing import Held
from hexmoot.luck import NO_LUCK

SETTINGS = [(2, 11), (3, 12), (4, 13), (4, 14)]
BUILDS = {"road": "roads", "town": "towns", "upgrade": "upgrades", "wall": "walls", "harbor": "harbors"}


def played(seats: int, number: int) -> tuple[Any, list[Counter[str]], list[Counter[str]]]:
    """A finished game, by seat what it did, and what the throws paid it by its views."""
    deeds: list[Counter[str]] = [Counter() for _ in range(seats)]
    paid: list[Counter[str]] = [Counter() for _ in range(seats)]
    throw, state = 0, None
    for state, step, seat, action in steps(number, seats, **SHORT):
        view = state.view(None)
        if view.dice.throw > throw and step is not None:
            throw = view.dice.throw
            for each, pile in view.paid.items():
                paid[each].update(pile)
        if seat is None:
            continue
        match action:
            case actions.Build(what="ship"):
                deeds[seat]["ships"] += 1
            case actions.Build():
                deeds[seat][BUILDS[action.what]] += 1
            case actions.Bank():
                deeds[seat]["exchanges"] += 1
            case actions.Play():
                deeds[seat]["played"] += 1
            case actions.Close():
                deeds[seat]["trades"] += 1
                deeds[action.rival]["trades"] += 1
            case actions.Attack() | actions.Hunt():
                deeds[seat]["battles"] += 1
            case actions.Discard():
                deeds[seat]["discarded"] += sum(action.cards.values())
    return state, deeds, paid


@pytest.mark.parametrize(("seats", "number"), SETTINGS)
def test_statistics_agree_with_actions_and_views(seats: int, number: int) -> None:
    state, deeds, paid = played(seats, number)
    counted, view = state.statistics(), state.view("full")
    for seat, row in enumerate(counted.seats):
        exact = (*BUILDS.values(), "ships", "exchanges", "played", "trades", "discarded")
        assert {name: getattr(row, name) for name in exact} == {name: deeds[seat][name] for name in exact}
        assert row.gained == dict(paid[seat])
        assert row.battles >= deeds[seat]["battles"]  # landings and battles at sea come on top
        assert 0 <= row.won <= row.battles
        assert row.blows <= row.won
        if view.seats[seat].alive:
            assert row.cards - row.played >= view.seats[seat].cards  # the rest was relief
    assert sum(counted.throws.values()) == view.dice.throw
    assert (counted.rounds, counted.turns) == (view.round, view.turn)
    assert len(counted.points) == counted.rounds + 1
    assert counted.points[-1] == [row.points for row in view.seats]


def test_a_battle_counts_for_both_sides() -> None:
    state = table("S0 D4s t x9", "S1 E5n c w1 x1", at={1: Held(resources={"ore": 1})})
    state.apply(0, actions.Attack(start="D4s", to="E5n", count=9), NO_LUCK)
    attacker, defender = state.tally.seats()
    assert (attacker.battles, attacker.won, attacker.blows, attacker.armies_lost, attacker.taken) == (1, 1, 1, 1, 1)
    assert (defender.battles, defender.armies_lost, defender.lost) == (0, 1, 1)


def test_there_are_none_before_the_end() -> None:
    assert begun(bytes(16)).statistics() is None


def test_counts_are_kept_and_copied() -> None:
    *_, (state, *_) = steps(15, 3, most=150, **SHORT)
    assert GAME.load(state.dump()).tally == state.tally
    copy = state.clone()
    copy.tally.add(0, "roads")
    assert copy.tally != state.tally
