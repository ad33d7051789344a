"""What the bots of Hexfall do: trade, war, sea, cards and the draft, each in a small position."""

from typing import Any

import pytest

from games.hexfall.thinking import SQUIRE, choice, chosen, position
from hexmoot.games.hexfall.actions import DraftPlace, Offer, Reply
from hexmoot.luck import NO_LUCK

BASE = ["S0 D5n c cap", "S1 F2n c cap"]
ROADS = [*BASE, "S0 road D4sw D4se D4e"]
TOWN = {"timber": 1, "brick": 1, "wool": 1, "grain": 1}


def types(state: Any, number: int = 60) -> list[str]:
    """What kinds of things the seat on turn does until its turn ends."""
    return [str(each["type"]) for each in chosen(state, number)]


# --- trade ----------------------------------------------------------------------------------------------


def offered(give: dict[str, int], want: dict[str, int], held: dict[str, int], pieces: Any = BASE) -> Any:
    """Seat 1's answer to an offer of seat 0."""
    state = position(pieces, {0: {"resources": give}, 1: {"resources": held}})
    state.apply(0, Offer(give=give, want=want), NO_LUCK)
    return choice(state, 1)["accept"]


def test_a_card_that_the_best_goal_lacks_is_worth_half_as_much_again() -> None:
    assert offered({"ore": 1}, {"wool": 1}, {"wool": 2, "grain": 2})
    assert not offered({"timber": 1}, {"wool": 1}, {"wool": 2, "grain": 2, "ore": 3})


def test_many_cards_of_a_kind_are_worth_less() -> None:
    assert offered({"timber": 1}, {"wool": 1}, {"wool": 7})
    assert not offered({"timber": 1}, {"wool": 1}, {"wool": 3})


def test_who_leads_has_to_give_more() -> None:
    ahead = ["S0 D5n M cap", "S0 C6n C", "S1 F2n c cap"]
    assert offered({"ore": 1}, {"wool": 1}, {"wool": 2, "grain": 2})
    assert not offered({"ore": 1}, {"wool": 1}, {"wool": 2, "grain": 2}, ahead)


def test_nobody_trades_with_who_is_about_to_win() -> None:
    winning = ["S0 D5n M cap", "S0 C6n C", "S0 E6n C", "S0 C7n C", "S0 D7n C", "S0 C5n t", "S1 F2n M cap"]
    level = ["S1 F4s C", "S1 F3n C", "S1 E2s C", "S1 E3n C"]
    assert not offered({"ore": 2}, {"wool": 1}, {"wool": 2, "grain": 2}, [*winning, *level])


def test_nothing_is_promised_that_is_not_there() -> None:
    assert not offered({"ore": 2}, {"wool": 1}, {"grain": 2})


def test_an_offer_gives_one_and_then_two_for_what_lacks_most() -> None:
    state = position(BASE, {0: {"resources": {"grain": 2, "wool": 3}}, 1: {"resources": {"ore": 2}}})
    first = choice(state)
    assert first == {"type": "offer", "give": {"wool": 1}, "want": {"ore": 1}}
    state.apply(0, Offer(give={"wool": 1}, want={"ore": 1}), NO_LUCK)
    state.apply(1, Reply(accept=False), NO_LUCK)
    assert choice(state) == {"type": "offer", "give": {"wool": 2}, "want": {"ore": 1}}
    state.apply(0, Offer(give={"wool": 2}, want={"ore": 1}), NO_LUCK)
    state.apply(1, Reply(accept=False), NO_LUCK)
    assert choice(state)["type"] == "end_turn"


def test_nothing_is_offered_to_empty_hands() -> None:
    assert choice(position(BASE, {0: {"resources": {"grain": 2, "wool": 3}}}))["type"] == "end_turn"


def test_a_deal_is_made_with_whoever_has_fewest_points() -> None:
    pieces = ["S0 D5n c cap", "S1 F2n c cap", "S1 F3n c", "S2 C6n c cap"]
    held = {0: {"resources": {"wool": 1}}, 1: {"resources": {"ore": 1}}, 2: {"resources": {"ore": 1}}}
    state = position(pieces, held, seats=3)
    state.apply(0, Offer(give={"wool": 1}, want={"ore": 1}), NO_LUCK)
    for rival in (1, 2):
        state.apply(rival, Reply(accept=True), NO_LUCK)
    assert choice(state) == {"type": "close", "with": 2}


# --- war ------------------------------------------------------------------------------------------------


def fight(attackers: str, defenders: str, *more: str, **words: Any) -> Any:
    """What seat 0 does first with a stack on D4s beside what seat 1 has on E5n."""
    return choice(position(["S0 D5n c cap", f"S0 D4s {attackers}", f"S1 E5n {defenders}", *more], **words))


def test_only_battles_that_are_won_are_fought() -> None:
    attack = {"type": "attack", "from": "D4s", "to": "E5n"}
    assert fight("x2", "t x1", "S1 F2n c cap") == attack
    assert fight("x1", "t x1", "S1 F2n c cap")["type"] == "end_turn"
    assert fight("x3", "t w1 x1", "S1 F2n c cap")["type"] == "end_turn"
    assert fight("x4", "t w1 x1", "S1 F2n c cap") == attack


def test_a_victory_may_be_too_dear() -> None:
    assert fight("x9", "t x5", "S1 F2n c cap")["type"] == "attack"
    assert fight("x9", "t x7", "S1 F2n c cap")["type"] != "attack"
    assert fight("x9", "t x7", "S1 F2n M cap", "S1 F3n C", "S1 F4s C")["type"] == "attack"


def test_a_peace_is_kept() -> None:
    assert fight("x2", "t x1", "S1 F2n c cap", round=1)["type"] == "end_turn"


def test_squire_attacks_no_two_defenders() -> None:
    pieces = ["S0 D5n c cap", "S0 D4s x9", "S1 E5n t x{}", "S1 F2n c cap"]
    one, two = ([line.format(number) for line in pieces] for number in (1, 2))
    assert choice(position(one), bot=SQUIRE)["type"] == "attack"
    assert choice(position(two), bot=SQUIRE)["type"] != "attack"


def test_the_hand_attacks_before_it_is_deployed() -> None:
    state = position(["S0 D5n c cap", "S0 D4s x1", "S1 E5n t x1", "S1 F2n c cap"], {0: {"ready": 2}})
    assert types(state)[:2] == ["attack", "deploy"]


def test_bands_are_hunted_for_their_hoard_by_more_than_they_are() -> None:
    hunters = ["S0 C6n c cap x2", "S1 F2n c cap", "band 0 C6 x1 grain3"]
    assert choice(position(hunters)) == {"type": "hunt", "from": "C6n", "band": 0}
    few = ["S0 C6n c cap x1", *hunters[1:]]
    assert choice(position(few))["type"] == "end_turn"
    poor = ["S0 C5n x3", "S0 D5n c cap", "S1 F2n c cap", "band 0 B4 x1"]
    assert choice(position(poor))["type"] != "hunt"


def test_rival_roads_are_torn_where_there_is_nobody_to_fight() -> None:
    state = position(["S0 D5n c cap", "S0 D4s x1", "S1 road D4sw", "S1 F2n c cap"])
    assert choice(state) == {"type": "tear", "from": "D4s", "edge": "D4sw"}


def test_a_march_goes_to_whom_it_beats_and_leaves_one_in_the_capital() -> None:
    state = position(["S0 D5n c cap x4", "S1 E5n t", "S1 F2n c cap"])
    assert choice(state) == {"type": "march", "from": "D5n", "to": "D4s", "count": 3}
    assert choice(position(["S0 D5n c cap x2", "S1 E5n t x1", "S1 F2n c cap"]))["type"] == "end_turn"


def test_half_of_what_threatens_a_settlement_stays_as_its_garrison() -> None:
    state = position(["S0 D5n c cap x1", "S0 C6n t x4", "S1 C5s x3", "S1 F2n c cap"])
    marches = [each for each in chosen(state, 4) if each["type"] == "march"]
    assert all(each["count"] <= 2 for each in marches)


def test_armies_are_put_where_threats_exceed_the_garrison_most() -> None:
    pieces = ["S0 D5n c cap x1", "S0 E5n t", "S0 C6n t x3", "S1 D4s x3", "S1 C6s x2", "S1 F2n c cap"]
    assert choice(position(pieces, {0: {"spent": 2}})) == {"type": "deploy", "corner": "E5n"}


# --- sea ------------------------------------------------------------------------------------------------


def test_ships_sail_to_the_nearest_ground_and_stay_there() -> None:
    assert choice(position(["S0 D5n c cap", "S0 ship 0 A2", "S1 F2n c cap"]))["to"] == "G2"
    assert choice(position(["S0 D5n c cap", "S0 ship 0 G2", "S1 F2n c cap"]))["type"] == "end_turn"


def test_a_ground_is_left_to_who_is_there() -> None:
    for guest in ("S1 ship 1 G2", "pirate G2 x2"):
        assert choice(position(["S0 D5n c cap", "S0 ship 0 A2", "S1 F2n c cap", guest])).get("to") != "G2"


def test_the_pirate_is_sunk_by_more_ships_for_its_hold() -> None:
    fleet = ["S0 D5n c cap", "S0 ship 0 A2", "S0 ship 1 A2", "S1 F2n c cap"]
    caught = choice(position([*fleet, "pirate G2 x1 wool2"]))
    assert caught == {"type": "sail", "ships": [0, 1], "to": "G2"}
    assert choice(position([*fleet, "pirate G2 x1 wool1"])).get("to") != "G2"
    assert choice(position([*fleet, "pirate G2 x2 wool9"])).get("to") != "G2"


def test_a_ship_is_launched_on_the_nearest_ground() -> None:
    state = position(ROADS, {0: {"resources": {"timber": 2, "wool": 1}}})
    assert choice(state) == {"type": "build", "what": "ship", "tile": "E4"}


# --- cards ----------------------------------------------------------------------------------------------

PLAYED: dict[str, dict[str, Any]] = {
    "muster": {},
    "colony": {"corner": "E6n"},
    "market": {},
    "palace": {},
    "roads": {},
    "ship": {},
    "fortification": {},
    "harbor": {},
    "bastion": {"corner": "D5n"},
    "migration": {"band": 0, "tile": "F2"},
    "monopoly": {"resource": "ore"},
    "columbus": {"fleet": "A1", "tile": "A4"},
    "bountiful": {"resource": "brick"},
    "expedition": {},
}
SCENE = [*ROADS, "S0 ship 0 A1", "band 0 D5 x1"]


def holding(card: str, wool: int = 4, paid: int = 2) -> Any:
    """A position in which seat 0 holds a card, and six others."""
    own = {"hand": [card], "resources": {"grain": 1, "ore": 1, "wool": wool}}
    return position(SCENE, {0: own, 1: {"paid": {"ore": paid}}})


@pytest.mark.parametrize(("card", "choices"), PLAYED.items())
def test_a_card_is_played_as_soon_as_it_is_worth_it(card: str, choices: dict[str, Any]) -> None:
    assert choice(holding(card)) == {"type": "play", "card": card, **choices}


@pytest.mark.parametrize("card", ["canal", "relief", "spy", "library"])
def test_some_cards_are_kept(card: str) -> None:
    assert "play" not in types(holding(card))


def test_market_muster_and_monopoly_wait_for_enough_cards() -> None:
    assert choice(holding("market", wool=3))["type"] != "play"
    assert choice(holding("muster", wool=1))["type"] != "play"
    assert choice(holding("monopoly", paid=1))["type"] != "play"


@pytest.mark.parametrize(("card", "piece"), [("roads", "road"), ("harbor", "harbor"), ("ship", "ship")])
def test_what_is_free_is_built_at_once(card: str, piece: str) -> None:
    assert chosen(holding(card), 2)[1]["what"] == piece


def test_free_walls_go_where_the_threat_is() -> None:
    pieces = [*BASE, "S0 E5n t", "S1 E6n x2"]
    state = position(pieces, {0: {"free": {"wall": 1}}})
    assert choice(state)["what"] == "wall"
    assert choice(position(pieces, {0: {"free": {"wall": 1}}}))["corner"] == "E5n"


# --- the draft --------------------------------------------------------------------------------------------


def test_the_first_city_looks_at_the_second_too_and_towns_at_themselves() -> None:
    taken = ["S1 F4s t", "S1 C6n t", "S1 D5n t"]
    capital = position(taken, phase="draft")
    assert choice(capital) == {"type": "draft_place", "corner": "F2n"}
    colony = position([*taken, "S0 B6n c cap", "S0 B5s c"], phase="draft", step=4)
    assert choice(colony) == {"type": "draft_place", "corner": "E6n"}  # a port for the timber of C5


def test_a_road_leads_to_the_best_free_corner() -> None:
    state = position([], phase="draft")
    state.apply(0, DraftPlace(corner="C6n"), NO_LUCK)
    assert choice(state) == {"type": "draft_road", "edge": "C5e"}
