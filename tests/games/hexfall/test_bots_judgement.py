"""What Steward thinks things are worth in Hexfall: every rule of its valuation decides a small position."""

from typing import Any

import pytest

from games.hexfall.thinking import SQUIRE, choice, chosen, corner, edge, mind_of, position
from hexmoot.games.hexfall.bots import goals, reckoning, valuation
from hexmoot.games.hexfall.bots.mind import ARMY, CARD
from hexmoot.games.hexfall.rules.state import (
    HARBOR_PIECE,
    ROAD_PIECE,
    SHIP_PIECE,
    TOWN_PIECE,
    UPGRADE_PIECE,
    WALL_PIECE,
    Work,
)

BASE = ["S0 D5n c cap", "S1 F2n c cap"]
ROADS = [*BASE, "S0 road D4sw D4se D4e"]


def worth(state: Any, name: str) -> float:
    """The value of a site for seat 0."""
    return valuation.site_value(state.record, mind_of(state), corner(state, name))


def wished(state: Any) -> dict[int, tuple[float, int]]:
    """Each kind of goal that seat 0 has, with its value and place."""
    m = mind_of(state)
    goals.weigh_goals(state.record, Work(), m, 0)
    return {kind: (float(m.value[kind]), int(m.place[kind])) for kind in range(len(m.value)) if m.value[kind] > 0}


# --- sites ----------------------------------------------------------------------------------------------


def test_a_site_is_worth_its_weighed_pips_and_half_as_much_again_for_each_new_resource() -> None:
    assert worth(position(), "C6n") == pytest.approx(5 * 1.0 + 2 * 1.1 + 4 * 1.15 + 3 * 1.5)
    assert worth(position(["S0 C5n t cap"]), "C6n") == pytest.approx(5 * 1.0 + 2 * 1.1 + 4 * 1.15 + 2 * 1.5)


def test_a_resource_is_new_once_only() -> None:
    assert worth(position(), "C5n") == pytest.approx((4 + 5) * 1.0 + 1.5)


def test_a_port_is_worth_one_and_that_of_a_resource_a_tenth_more_for_each_pip_of_it() -> None:
    fish, hills = (2 + 5) * 1.1, 2 * 1.0
    assert worth(position(), "F5n") == pytest.approx(fish + hills + 2 * 1.5 + 1)
    grower = ["S0 D5n c cap"]  # two levels on the 11 of D5; the port takes grain
    assert worth(position(grower), "F5n") == pytest.approx(fish + hills + 1 + 0.1 * 4)
    assert worth(position(), "E5n") == pytest.approx(5 * 1.0 + 2 * 1.1 + 1 * 0.9 + 3 * 1.5 + 1)  # a port for all


def test_income_counts_levels_on_land_and_grounds_and_ships() -> None:
    m = mind_of(position(["S0 E5n c cap", "S0 ship 0 A4", "S1 C6n c cap"]))
    assert list(m.income) == [0, 2 * 5, 2 * 1, 2 * 2, 5]


# --- goals ----------------------------------------------------------------------------------------------


def test_an_upgrade_is_worth_four_and_a_third_of_its_site() -> None:
    state = position(BASE)
    value, place = wished(state)[UPGRADE_PIECE]
    assert place == corner(state, "D5n")
    assert value == pytest.approx(4 + 0.35 * worth(state, "D5n"))


def test_a_town_is_worth_more_on_a_new_island() -> None:
    state = position([*ROADS, "S0 E3s h", "S0 F3s t"])
    there, here = corner(state, "E4n"), corner(state, "D4s")
    m = mind_of(state)
    assert valuation.town(state.record, m, 0, here) == pytest.approx(3.5 + 0.4 * worth(state, "D4s"))
    fresh = position([*ROADS, "S0 E3s h"])
    gain = valuation.town(fresh.record, mind_of(fresh), 0, there) - 0.4 * worth(fresh, "E4n")
    assert gain == pytest.approx(4.5)
    assert valuation.town(state.record, m, 0, there) == pytest.approx(3.5 + 0.4 * worth(state, "E4n"))


def test_a_road_is_worth_three_quarters_of_the_town_that_it_opens_and_half_of_one_a_road_further() -> None:
    state = position(["S0 D5n c cap", "S1 E5n t cap"])
    m = mind_of(state)
    opened = valuation.town(state.record, m, 0, corner(state, "D4s"))
    assert goals.road_value(state.record, m, 0, edge(state, "D4sw")) >= 0.75 * opened
    blocked = position(["S0 D5n c cap", "S1 C5n t cap"])
    far = max(valuation.town(blocked.record, mind_of(blocked), 0, corner(blocked, name)) for name in ("C6n", "D5s"))
    assert wished(blocked)[ROAD_PIECE][0] >= 0.5 * far


def test_a_road_is_wanted_only_where_it_leads_to_something_better_than_most_of_what_is_reached() -> None:
    state = position(ROADS)
    m, best = mind_of(state), wished(state)[TOWN_PIECE][0]
    values = [goals.road_value(state.record, m, 0, edge(state, name)) for name in ("D3e", "C4e", "E4sw")]
    assert min(values) < 0.75 * best < max(values)
    assert wished(state)[ROAD_PIECE][0] == max(values)
    only = position([*BASE, "S0 road D4sw D4se", "S1 C5n t", "S1 C4n t"])
    assert ROAD_PIECE not in wished(only) or wished(only)[ROAD_PIECE][0] > 0.75 * wished(only)[TOWN_PIECE][0]


def test_a_harbor_is_wanted_only_for_a_town_that_beats_all_within_reach() -> None:
    state = position(ROADS)
    beyond = 0.7 * valuation.town(state.record, mind_of(state), 0, corner(state, "E4n"))
    assert goals.harbor_value(state.record, mind_of(state), 0, corner(state, "E3s")) == pytest.approx(beyond)
    assert beyond < wished(state)[TOWN_PIECE][0]
    assert HARBOR_PIECE not in wished(state)
    taken = [*ROADS, "S1 D4s t", "S1 E5n t", "S0 E3s t"]
    assert HARBOR_PIECE not in wished(position(taken))


def test_a_ship_is_worth_less_the_further_it_has_to_go_and_two_are_enough() -> None:
    value, place = wished(position(ROADS))[SHIP_PIECE]
    assert (value, place) == (pytest.approx(3 + 0.5 * 0.3 * 2), 25)  # on E4, the ground of an 11
    assert SHIP_PIECE not in wished(position([*ROADS, "S0 ship 0 A4", "S0 ship 1 A4"]))
    taken = wished(position([*ROADS, "S0 ship 0 E4"]))[SHIP_PIECE]
    assert taken[0] < value


def test_walls_are_for_what_is_threatened() -> None:
    assert WALL_PIECE not in wished(position(BASE))
    state = position([*BASE, "S1 D4s x3"])
    assert wished(state)[WALL_PIECE] == (pytest.approx(0.5 + 0.6 * 3 + 0.5 * 2), corner(state, "D5n"))
    crowd = wished(position([*BASE, "S1 D4s x9"]))
    assert crowd[WALL_PIECE][0] == pytest.approx(0.5 + 0.6 * 4 + 0.5 * 2)


def test_armies_are_for_who_is_threatened_and_for_a_war_that_is_near() -> None:
    assert wished(position(BASE))[ARMY][0] == pytest.approx(1.2)
    assert wished(position([*BASE, "S1 D4s x3"]))[ARMY][0] == pytest.approx(1.2 + 0.8 * 3)
    assert wished(position([*BASE, "S1 D4s x9"]))[ARMY][0] == pytest.approx(1.2 + 0.8 * 5)
    war = [*BASE, "S0 D4s x1", "S1 E5n t x2"]
    assert wished(position(war))[ARMY][0] == pytest.approx(1.2 + 0.8 * 2 + 2.5 - 0.5 * 2)
    assert wished(position(war, {0: {"ready": 1}}))[ARMY][0] == pytest.approx(1.2 + 0.8 * 2 + 2.5 - 0.5)


def test_a_card_is_always_worth_the_same() -> None:
    assert wished(position(BASE))[CARD][0] == 3.2


def test_walls_double_what_an_attack_needs() -> None:
    open_town = position([*BASE, "S1 E5n t x2"])
    walled = position([*BASE, "S1 E5n t w1 x2"])
    assert reckoning.needed(open_town.record, corner(open_town, "E5n")) == 3
    assert reckoning.needed(walled.record, corner(walled, "E5n")) == 6


# --- purchases ------------------------------------------------------------------------------------------


def test_the_best_goal_is_bought_first() -> None:
    state = position(ROADS, {0: {"resources": {"timber": 1, "brick": 1, "wool": 1, "grain": 3, "ore": 3}}})
    assert [each.get("what") for each in chosen(state, 2)] == ["upgrade", "town"]


def test_the_bank_gets_only_what_the_goal_does_not_need() -> None:
    swapped = {"type": "bank", "give": "timber", "get": "ore"}
    assert choice(position(BASE, {0: {"resources": {"grain": 2, "ore": 2, "timber": 4}}})) == swapped
    kept = position(BASE, {0: {"resources": {"grain": 4, "ore": 1}}})
    assert choice(kept)["type"] == "end_turn"


def test_gold_pays_for_what_is_missing() -> None:
    state = position(BASE, {0: {"resources": {"grain": 2, "ore": 2}, "gold": 1}})
    assert choice(state) == {"type": "build", "what": "upgrade", "corner": "D5n"}


def test_what_does_not_touch_the_best_goal_may_be_bought() -> None:
    pieces = [*BASE, "S1 D4s x3"]  # a wall costs brick, an upgrade grain and ore
    assert choice(position(pieces, {0: {"resources": {"brick": 2}}}))["what"] == "wall"
    army = position(BASE, {0: {"resources": {"wool": 1, "grain": 1, "ore": 1}}})
    assert choice(army)["type"] != "raise"


def test_a_full_hand_is_spent_on_anything() -> None:
    cards = {"wool": 2, "grain": 2, "ore": 2}
    assert choice(position(BASE, {0: {"resources": cards}}))["type"] == "raise"
    assert choice(position(BASE, {0: {"resources": {"wool": 1, "grain": 2, "ore": 2}}}))["type"] != "raise"


def test_a_discard_takes_from_the_largest_pile_and_cheap_cards_first() -> None:
    state = position(BASE, {0: {"resources": {"wool": 5, "ore": 4}}}, phase="discard", owing=[0])
    assert choice(state) == {"type": "discard", "cards": {"wool": 3, "ore": 1}}


# --- Squire ---------------------------------------------------------------------------------------------


def test_squire_blurs_what_it_sees() -> None:
    state = position([], phase="draft")
    places = {choice(state, bot=SQUIRE, luck=bytes([n] * 16))["corner"] for n in range(8)}
    assert len(places) > 1
    assert len({choice(state, luck=bytes([n] * 16))["corner"] for n in range(4)}) == 1
