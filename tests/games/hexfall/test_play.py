"""What a player can do, and cannot: refusals, reasons, previews, who knows what, reading and writing."""

from typing import Any

import pytest

from games.hexfall.playing import begun, dice_of
from hexmoot.game import Refused
from hexmoot.games.hexfall import actions, events, looking
from hexmoot.games.hexfall.board import sea
from hexmoot.games.hexfall.game import GAME
from hexmoot.games.hexfall.looking import EVERYONE
from hexmoot.games.hexfall.making import fresh
from hexmoot.games.hexfall.options import Options
from hexmoot.games.hexfall.placing import Held, Setup, set_up
from hexmoot.games.hexfall.rules.state import MOST_SHIPS
from hexmoot.games.hexfall.state import State
from hexmoot.luck import NO_LUCK
from hexmoot.words import sentence

CORNERS, TILES, EDGES = (
    {name: at for at, name in enumerate(names)} for names in (sea(0).corner_names, sea(0).tile_names, sea(0).edge_names)
)


def table(*pieces: str, seats: int = 2, **more: Any) -> State:
    """A position on the smallest sea; each seat has a capital."""
    homes = ["S0 D5n c cap", "S1 F2n t cap", "S2 B6n t cap"][:seats]
    options = Options(size="tiny", map_seed="hexfall")
    s = fresh(options, seats)
    set_up(s, sea(0), range(seats), Setup(pieces=[*homes, *pieces], **more))
    return State(s, options)


def refused(state: State, seat: int, action: Any) -> str | None:
    """The code with which an action is refused."""
    try:
        state.clone().apply(seat, action, NO_LUCK)
    except Refused as refusal:
        return refusal.code
    return None


# --- refusals -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (actions.Build(what="road", edge="Z9e"), "unknown_id"),
        (actions.Build(what="road", edge=-1), "unknown_id"),
        (actions.Build(what="road", edge=10**30), "unknown_id"),
        (actions.Build(what="road", corner="D5n"), "bad_shape"),
        (actions.Build(what="", corner="D5n"), "bad_shape"),
        (actions.Build(what="town", corner="B4n"), "illegal_site"),
        (actions.Raise(count=0), "wrong_count"),
        (actions.Raise(count=-5), "wrong_count"),
        (actions.Raise(count=10**30), "cannot_pay"),
        (actions.Deploy(corner="D5n"), "not_holding"),
        (actions.March(start="E5n", to="D4s"), "not_holding"),
        (actions.March(start="D5n", to="D4s", count=-1), "wrong_count"),
        (actions.March(start="D5n", to="E5n"), "illegal_site"),
        (actions.Attack(start=-1, to="D4s"), "unknown_id"),
        (actions.Attack(start="hand", to="D4s"), "not_holding"),
        (actions.Attack(start="D5n", to="F2n"), "no_contact"),
        (actions.Tear(start="D5n", edge="D4sw"), "illegal_site"),
        (actions.Sail(ships=[], to="A1"), "bad_shape"),
        (actions.Sail(ships=[0, 0], to="A1"), "bad_shape"),
        (actions.Sail(ships=list(range(500)), to="A1"), "unknown_id"),
        (actions.Play(card="monopoly", resource="gold"), "bad_shape"),
        (actions.Play(card="market"), "not_holding"),
        (actions.Bank(give="wool", get="wool"), "bad_shape"),
        (actions.Reply(accept=True), "offer_closed"),
        (actions.Roll(), "wrong_phase"),
        (actions.EndTurn(turn=0), "stale"),
        (actions.EndTurn(turn=2), "bad_shape"),
        (actions.EndTurn(turn=-1), "bad_shape"),
    ],
)
def test_what_cannot_be_is_refused_by_its_code(action: Any, code: str) -> None:
    assert refused(table("S0 D5n x2"), 0, action) == code


def test_what_comes_too_late_is_told_which_turn_it_is() -> None:
    state = table("S0 D4s t")
    with pytest.raises(Refused) as late:
        state.apply(0, actions.EndTurn(turn=0), NO_LUCK)
    assert sentence(late.value.code, **late.value.params).endswith("it is turn 1 now.")


def test_a_fleet_has_its_bound() -> None:
    ships = [f"S0 ship {i} E4" for i in range(MOST_SHIPS)]
    state = table("S0 E5n t", *ships, at={0: Held(resources={"timber": 2, "wool": 1})})
    assert refused(state, 0, actions.Build(what="ship", tile="E4")) == "fleet_limit"
    assert state.legal(0).build["ship"].why == "fleet_limit"
    fewer = table("S0 E5n t", *ships[1:], at={0: Held(resources={"timber": 2, "wool": 1})})
    assert refused(fewer, 0, actions.Build(what="ship", tile="E4")) is None


def test_a_whole_fleet_may_fight_and_its_story_holds_it() -> None:
    ships = [f"S0 ship {i} E4" for i in range(100)] + [f"S1 ship {i} E3" for i in range(100, 200)]
    step = table("S0 E5n t", *ships).apply(0, actions.Sail(ships=list(range(100)), to="E3"), NO_LUCK)
    battle = step.events[-1].event
    assert isinstance(battle, events.SeaBattle)
    assert sorted(battle.sunk) == list(range(200))


# --- reasons --------------------------------------------------------------------------------------------


def test_legal_says_why_not() -> None:
    legal = table("S0 D5n x2 m1 a", at={0: Held(hand=["palace", "relief", "muster"])}).legal(0)
    assert legal.build["town"].why == "cannot_pay"
    assert legal.why == {"offer": "not_holding", "raise": "cannot_pay", "buy_card": "cannot_pay"}
    assert legal.cards["palace"].why is None
    assert legal.cards["relief"].why == "not_playable"
    assert legal.cards["muster"].why == "cannot_pay"
    stack = legal.stacks[CORNERS["D5n"]]
    assert stack.why == {"march": "already_acted", "attack": "already_acted"}


def test_legal_lists_every_target() -> None:
    pieces = ("S0 D5n x3", "S1 D4s t", "band 0 D5 x1 ore2", "S0 ship 0 E4 cargo1", "S0 road D4e")
    legal = table(*pieces, at={0: Held(resources={"timber": 1, "brick": 1}, ready=2)}).legal(0)
    stack = legal.stacks[CORNERS["D5n"]]
    assert stack.split
    assert stack.attack == [CORNERS["D4s"]]
    assert stack.hunt == [0]
    assert CORNERS["D4s"] not in stack.march
    assert stack.march
    assert legal.hand is not None
    assert legal.hand.attack == [CORNERS["D4s"]]
    assert TILES["E3"] in legal.ships[0].sail
    assert legal.ships[0].disembark


# --- previews -------------------------------------------------------------------------------------------


def test_a_preview_of_a_battle_is_exact_but_for_the_plunder() -> None:
    state = table("S0 D4s t x9", "S1 E5n c w1 x1", at={1: Held(resources={"ore": 1})})
    action = actions.Attack(start="D4s", to="E5n", count=9)
    [foreseen] = state.preview(0, action).events
    [told] = state.apply(0, action, NO_LUCK).events
    assert isinstance(foreseen, events.Attacked)
    assert foreseen.card is None
    assert (foreseen.attackers_left, foreseen.walls, foreseen.win) == (8, 0, True)
    assert told.seen(0).card == told.seen(1).card == "ore"
    assert told.seen(None).card is None


def test_a_preview_draws_nothing_and_says_nothing_of_a_throw() -> None:
    state = table(at={0: Held(ready=1)})
    before = state.dump()
    foreseen = state.preview(0, actions.EndTurn()).events
    assert [type(event) for event in foreseen] == [events.Deployed]
    assert state.dump() == before


# --- who knows what -------------------------------------------------------------------------------------


def test_hands_and_stores_are_seen_by_their_owner_alone() -> None:
    state = table(at={0: Held(resources={"ore": 2}, hand=["spy", "library"])})
    own, other = state.view(0).seats[0], state.view(1).seats[0]
    assert (own.resources, own.hand) == ({"ore": 2}, ["library", "spy"])
    assert (other.resources, other.hand) == (None, None)
    assert (other.stock, other.cards, other.libraries, other.points) == (2, 2, 1, 3)


def test_a_spy_report_is_kept_for_the_spy_and_told_to_nobody_else() -> None:
    state = table(seats=3, at={0: Held(hand=["spy"]), 1: Held(resources={"wool": 4}, hand=["relief"])})
    [told] = state.apply(0, actions.Play(card="spy", seat=1), NO_LUCK).events
    assert told.seen(0).report.resources == {"wool": 4}
    assert [told.seen(viewer).report for viewer in (1, 2, None)] == [None, None, None]
    assert [len(state.view(viewer).spy) for viewer in (0, 1, 2, None)] == [1, 0, 0, 0]
    assert state.clone().view(0).spy == GAME.load(state.dump()).view(0).spy == state.view(0).spy


# --- taking back ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "action", "stays"),
    [
        (0, actions.March(start="D5n", to="D4s", count=1), None),
        (0, actions.Build(what="wall", corner="D5n"), None),
        (0, actions.Raise(), "shown"),
        (0, actions.Play(card="spy", seat=1), "shown"),
        (0, actions.EndTurn(), "passed"),
        (1, actions.Resign(), "passed"),
    ],
)
def test_what_showed_or_passed_something_stays(seat: int, action: Any, stays: str | None) -> None:
    gold = 3 if isinstance(action, actions.Raise) else 0
    held = Held(resources={"brick": 2}, hand=["spy"], gold=gold)
    assert table("S0 D5n x2", seats=3, at={0: held}).apply(seat, action, NO_LUCK).stays == stays


# --- reading and writing ----------------------------------------------------------------------------------


def test_the_chronicle_has_a_line_for_each_action_and_each_throw() -> None:
    state = table("S0 D5n x2", at={0: Held(resources={"brick": 4})})
    for action in (
        actions.March(start="D5n", to="D4s", count=1),
        actions.Build(what="wall", corner="D5n"),
        actions.EndTurn(),
    ):
        state.apply(0, action, bytes(15) + b"\x0b")
    assert state.lines == ["2.C D5n-D4s*1", "2.C +W D5n", "2.C .", f"2.A {state.lines[3][4:]}"]
    assert state.lines[3][4:].startswith("9(4+5) C+2t")
    text = GAME.record_text(["Ann", "Bo"], state)
    assert text.startswith("[Hexfall size=tiny mapSeed=hexfall]\n2.C D5n-D4s*1\n")


def test_a_place_is_given_by_number_or_name() -> None:
    for action in (actions.March(start="D5n", to="D4s"), actions.March(start=CORNERS["D5n"], to=CORNERS["D4s"])):
        state = table("S0 D5n x2")
        state.apply(0, action, NO_LUCK)
        assert state.record.force[CORNERS["D4s"]] == 2


def test_a_game_that_nobody_plays_goes_by_the_clock() -> None:
    state, dice = begun(dice_of(4).luck(), 3, size="tiny", maxRounds=2), dice_of(9)
    while state.waiting():
        state.apply(None, state.timeout(state.waiting(), {}), dice.luck())
    assert state.outcome().reason == "limit"


def test_text_shows_the_pieces() -> None:
    assert "S1 F2n t cap" in table().text()
    assert looking.seen(table().record, EVERYONE).structures
