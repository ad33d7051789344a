"""The finer rules of HEXFLOW, as the second telling plays them: set-up, drop-outs, clocks, secrets and ends."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from oracle.chance import Stream
from oracle.hexflow import Match, Refused
from oracle.hexflow.lines import completes, fill_distance, has_potential, leaves_open, open_ends
from oracle.hexflow.notation import read
from oracle.hexflow.options import SEATS
from oracle.hexflow.refusals import placements, refusal
from oracle.hexflow.routes import chain, reach, winning
from oracle.hexflow.tiles import POOL, Placed, canonical, set_of

Events = list[dict[str, Any]]
LUCK = bytes(range(16))
MODES = list(SEATS)
LONGEST = {"race": 44, "battle": 44, "tri2": 44, "tri3": 54, "team": 68}


def begun(**options: Any) -> Match:
    return Match({"first_choice": "seat_order"} | options, LUCK)


def laid(setup: str, **options: Any) -> Match:
    """A game in which these tiles lie, with the usual hands."""
    match = begun(**options)
    for text in setup.split():
        seat, action = read(text)
        assert seat is not None
        rotation = canonical(action["declare"] or action["tile"], action["rotation"])
        match.tiles[action["cell"]] = Placed(seat, action["tile"], action["declare"], rotation, match.ply)
        match.begun.add(seat)
        match.ply += 1
    return match


def play(match: Match, text: str, luck: bytes = LUCK) -> Events:
    """A placement out of the blue: the tile is given into the hand first. What everybody is told."""
    seat, action = read(text)
    assert seat is not None
    match.to_move = seat
    if action["tile"] not in match.hands[seat]:
        match.hands[seat][-1:] = [action["tile"]]
    return match.apply(seat, action, luck)[None]


def code_of(match: Match, seat: int | None, action: dict[str, Any]) -> str:
    with pytest.raises(Refused) as refused:
        match.apply(seat, action, LUCK)
    return refused.value.code


def kinds(events: Events) -> list[str]:
    return [event["e"] for event in events]


def corner(name: str) -> dict[str, Any]:
    return {"type": "choose_corner", "corner": name}


def order(name: str) -> dict[str, Any]:
    return {"type": "choose_order", "order": name}


def luck_with(test: Callable[[Stream], bool]) -> bytes:
    """The first luck whose stream begins as wished."""
    return next(luck for luck in (n.to_bytes(16, "big") for n in range(10**5)) if test(Stream(luck)))


# --- set-up ---------------------------------------------------------------------------------------------------


def test_the_coin_winner_chooses_who_begins() -> None:
    match = Match({"mode": "battle"}, LUCK)
    assert (match.phase, match.to_move) == ("choose_order", 0)
    assert code_of(match, 1, order("first")) == "not_your_turn"
    assert code_of(match, 0, order("third")) == "bad_action"
    assert code_of(match, 0, corner("I")) == "bad_action"
    assert code_of(match, 0, read("ST@a1")[1]) == "bad_action"
    assert match.apply(0, order("second"), LUCK)[None] == [
        {"e": "order", "sequence": [1, 0]},
        {"e": "turn", "player": 1, "ply": 0},
    ]
    assert code_of(match, 1, order("first")) == "bad_action"


def test_either_partner_may_choose_for_the_team() -> None:
    for seat in (0, 2):
        match = Match({"mode": "team"}, LUCK)
        assert code_of(match, 3, order("first")) == "not_your_turn"
        match.apply(seat, order("second"), LUCK)
        assert match.sequence == [1, 2, 3, 0]


def test_two_on_the_triangle_pick_corners_and_the_one_on_iii_begins() -> None:
    match = Match({"mode": "tri2"}, LUCK)
    assert (match.phase, match.to_move) == ("choose_corner", 0)
    assert code_of(match, 0, corner("II")) == "bad_action"
    assert code_of(match, 1, corner("I")) == "not_your_turn"
    match.apply(0, corner("I"), LUCK)
    assert (match.corner, match.sequence) == ({0: "I", 1: "III"}, [1, 0])


def test_three_pick_in_the_order_of_their_dice_and_the_last_corner_is_given() -> None:
    match = Match({"mode": "tri3"}, LUCK)
    assert match.ranking == [2, 1, 0]
    match.apply(2, corner("II"), LUCK)
    assert code_of(match, 1, corner("II")) == "corner_taken"
    told = match.apply(1, corner("III"), LUCK)[None]
    assert kinds(told) == ["corner", "corner", "order", "turn"]
    assert (match.corner, match.sequence) == ({2: "II", 1: "III", 0: "I"}, [2, 1, 0])


def test_balanced_order_goes_by_corners() -> None:
    match = Match({"mode": "tri3", "tri_order": "balanced"}, LUCK)
    match.apply(2, corner("II"), LUCK)
    match.apply(1, corner("III"), LUCK)
    assert match.sequence == [1, 0, 2]


def test_only_the_tied_roll_again_for_their_places() -> None:
    def tied(stream: Stream) -> bool:
        rolls = [stream.below(6) + 1 for _ in range(5)]
        return rolls == [4, 6, 4, 2, 5]

    match = Match({"mode": "tri3"}, luck_with(tied))
    assert match.told[None][0] == {"e": "dice", "rolls": [{0: 4, 1: 6, 2: 4}, {0: 2, 2: 5}], "ranking": [1, 2, 0]}


def test_random_corners_are_drawn_before_the_deal_the_last_one_too() -> None:
    match = Match({"mode": "tri3", "first_choice": "random"}, LUCK)
    assert [n for n, _ in match.draws[:7]] == [6, 6, 6, 3, 2, 1, 18]
    assert match.phase == "play"
    assert kinds(match.told[None]) == ["dice", *["corner"] * 3, "order", *["dealt"] * 3, "turn"]


def test_nothing_is_drawn_for_the_order_of_seats() -> None:
    match = Match({"mode": "tri2", "first_choice": "seat_order"}, LUCK)
    assert (match.corner, match.sequence, match.draws[0][0]) == ({0: "III", 1: "I"}, [0, 1], 22)


def test_a_pick_lapses_and_a_chosen_corner_stays_taken() -> None:
    match = Match({"mode": "tri3"}, LUCK)
    match.apply(2, {"type": "resign"}, LUCK)
    assert (match.phase, match.to_move) == ("choose_corner", 1)
    match.apply(1, corner("II"), LUCK)
    assert match.to_move == 0  # two are free, so the last one still picks
    match.apply(0, corner("III"), LUCK)
    assert match.sequence == [1, 0]

    match = Match({"mode": "tri3"}, LUCK)
    match.apply(2, corner("I"), LUCK)
    match.apply(2, {"type": "resign"}, LUCK)
    assert code_of(match, 1, corner("I")) == "corner_taken"
    match.apply(1, corner("II"), LUCK)
    assert (match.corner[0], match.sequence) == ("III", [1, 0])


def test_time_in_set_up_costs_nothing_but_the_choice() -> None:
    match = Match({"mode": "tri3", "timing": "blitz"}, LUCK)
    match.apply(None, {"type": "timeout", "player": 2}, LUCK)
    match.apply(None, {"type": "timeout", "player": 1}, LUCK)
    assert match.corner == {2: "I", 1: "II", 0: "III"}
    assert match.phase == "play"
    assert not match.expired


@pytest.mark.parametrize(
    "options",
    [
        {"mode": "solo"},
        {"tokens": 3},
        {"mode": "battle", "tokens": 6},
        {"mode": "tri3", "second_corner": True},
        {"dots": 1},
        {"turn_seconds": 60},
        {"timing": "standard", "strict_penalties": True},
        {"timing": "blitz", "turn_seconds": 4},
        {"colour": "red"},
    ],
)
def test_options_that_do_not_fit_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        Match(options, LUCK)


# --- placements -----------------------------------------------------------------------------------------------


def test_the_second_corner_may_begin_anew_where_the_table_says_so() -> None:
    setup = "A:ST@a9 B:ST@i9"
    for on, codes in ((False, ["not_adjacent"] * 3), (True, ["None", "corner_dead", "lineless_on_corner"])):
        match = laid(setup, second_corner=on)
        match.hands[0] = ["straight", "angle", "block"]
        found = [str(refusal(match, 0, read(text)[1])) for text in ("ST@i1", "AN@i1/0", "BK@i1")]
        assert found == codes


def test_the_latest_tile_of_a_rival_is_immune() -> None:
    match = laid("A:ST@e6 B:ST@e9 A:ST@e7 B:ST@e5", mode="battle")
    match.hands[0] = ["star6"]
    assert refusal(match, 0, read("S6xe5")[1]) == "too_fresh"
    assert refusal(match, 0, read("S6xe9")[1]) == "not_beside_own"
    match.ply += 2
    assert refusal(match, 0, read("S6xe5")[1]) is None


def test_a_displacement_takes_the_tile_and_a_token() -> None:
    match = laid("A:ST@a1 B:ST@i1 A:ST@e6 B:ST@e5 B:ST@e4 A:ST@e3", mode="battle")
    told = play(match, "A:S6xe5")
    assert kinds(told)[:2] == ["displaced", "placed"]
    taken = {"player": 0, "cell": "e5", "tile": "straight", "from_owner": 1, "tokens_left": 2}
    assert told[0] == {"e": "displaced"} | taken
    assert (match.captures, match.tokens) == ([["straight"], []], [2, 3])
    assert match.tiles["e5"] == Placed(0, "star6", None, 0, 6)
    assert match.history == ["A:S6xe5"]


def test_the_pool_is_drawn_from_once() -> None:
    match = begun(mode="team")
    text = "A:AN@a10/0+P"
    play(match, text)
    drew = match.told[None][-2]
    assert drew == {"e": "drew", "player": 0, "source": "pool", "bag_count": 13}
    assert match.hands[0][-1] in POOL
    shown = match.view(1)
    assert shown["pool"][0]["count"] == 7
    assert sum(shown["pool"][0]["unplayed"].values()) == 8
    assert shown["players"]["A"]["pool_tiles"] == 1
    assert sum(shown["players"]["A"]["unseen"].values()) == 15
    match.to_move = 0
    match.hands[0][0] = "block"
    assert refusal(match, 0, read("BK@a9+P")[1]) == "pool_used"
    assert refusal(match, 0, read("BK@k9+P")[1]) == "not_adjacent"


# --- wins -----------------------------------------------------------------------------------------------------

DOTTED = "A:ST@a9/0 B:ST@a1/0 A:YR@a8/0 B:XC@a2/0 A:SP@a7/0 B:YR@a3/0 A:YL@a4/3 B:AN@b4/4 A:YL@a6/0"
SHARED = (
    "I:AN@a1/2 I:ST@a2/0 II:ST@a3/0 III:YR@a4/0 I:YL@a5/0 I:LC@a6/0 II:ST@b7/2 III:ST@c8/2 II:AR@a14/1 "
    "III:ST@b14/1 II:LC@c14/4 III:YR@c13/0 II:YL@c12/0 I:SP@c11/0 II:SP@c10/0 III:LC@c9/1 I:ST@e9/1 II:XC@e10/2 "
    "III:AN@n14/4"
)


def test_without_dots_a_path_is_worth_ten() -> None:
    for dots, scores in ((True, [0, 30]), (False, [0, 10])):
        match = laid(DOTTED, dots=dots)
        play(match, "B:ST@a5")
        assert match.result is not None
        assert match.result["scores"] == scores
        assert match.history == ["B:ST@a5/0#"]


def test_without_sharing_the_better_path_wins_alone() -> None:
    match = laid(SHARED, mode="tri3", tri_shared_victory=False)
    points = [winning(played, played.tiles, party).points for played in [shared_won()] for party in (0, 1)]
    play(match, "III:XC@d9/1")
    assert match.result is not None
    assert points[1] > points[0]
    assert match.result["winners"] == [1]
    assert match.result["scores"] == [0, 21, 0]
    assert match.history == ["C:XC@d9/1^"]


def shared_won() -> Match:
    match = laid(SHARED, mode="tri3")
    told = play(match, "III:XC@d9/1")
    assert kinds(told)[-3:] == ["path", "path", "game_over"]
    return match


def test_the_score_record_has_the_points_of_the_path_and_the_best_other_score() -> None:
    match = shared_won()
    records = match.score_record()
    assert [(record["score"], record["against"]) for record in records] == [(16, 21), (21, 16), (0, 21)]
    assert [record["path_points"] for record in records] == [match.routes[0].points, match.routes[1].points, 0]


def test_stars_and_tokens_keep_hope_in_battle() -> None:
    setup = "A:ST@a1/0 B:ST@i1/0 A:ST@a9/0 B:BK@a2 B:BK@a8"
    match = laid(setup, mode="battle")
    match.hands[0] = []
    for stars, tokens, distance in ((0, 3, None), (1, 0, None), (1, 1, 9), (2, 3, 9)):
        match.bags[0], match.tokens[0] = Counter({"star6": stars}), tokens
        assert fill_distance(match, match.tiles, 0) == distance


def test_start_distances() -> None:
    found = {mode: {fill_distance(begun(mode=mode), {}, party) for party in (0, 1)} for mode in MODES}
    assert found == {mode: {10 if mode == "team" else 9} for mode in MODES}


# --- dropping out ---------------------------------------------------------------------------------------------


def test_the_last_of_three_wins_with_the_reason_of_the_last_drop_out() -> None:
    match = begun(mode="tri3", timing="blitz")
    match.apply(1, {"type": "resign"}, LUCK)
    assert (match.to_move, match.out) == (0, {1: "resign"})
    assert code_of(match, 1, {"type": "resign"}) == "not_your_turn"
    told = match.apply(None, {"type": "timeout", "player": 0}, LUCK)[None]
    assert kinds(told) == ["timeout", "out", "game_over"]
    assert match.result is not None
    assert match.result["reason"] == "timeout"
    assert match.result["scores"] == [0, 0, 10]


def test_who_drops_out_on_turn_hands_it_on() -> None:
    match = begun(mode="tri3")
    assert kinds(match.apply(0, {"type": "resign"}, LUCK)[None]) == ["out", "turn"]
    assert match.to_move == 1


def test_one_partner_loses_for_both() -> None:
    match = begun(mode="team")
    assert kinds(match.apply(3, {"type": "resign"}, LUCK)[None]) == ["game_over"]
    assert match.result is not None
    assert match.result["winners"] == [0]
    assert code_of(match, 0, {"type": "resign"}) == "game_over"


def test_the_third_time_out_forfeits_and_the_others_place() -> None:
    match = begun(timing="standard")
    for _ in range(2):
        for seat in (0, 1):
            assert code_of(match, None, {"type": "timeout", "player": 1 - seat}) == "not_your_turn"
            legal = sorted(placements(match, seat))
            told = match.apply(None, {"type": "timeout", "player": seat}, LUCK)[None]
            assert kinds(told)[:2] == ["timeout", "placed"]
            assert match.draws[0][0] == len(legal) == len(set(legal))
    assert kinds(match.apply(None, {"type": "timeout", "player": 0}, LUCK)[None]) == ["timeout", "game_over"]


def test_nobody_displaces_for_an_absent_player_without_need() -> None:
    match = laid("A:ST@a1 B:ST@i1 A:ST@e6 B:ST@e5 B:ST@e4 A:ST@e3", mode="battle", timing="standard")
    match.hands[0] = ["star6"]
    legal = list(placements(match, 0))
    quiet = [placement for placement in legal if not placement.displace]
    assert 0 < len(quiet) < len(legal)
    match.apply(None, {"type": "timeout", "player": 0}, LUCK)
    assert match.draws[0][0] == len(quiet)


def test_the_third_offence_forfeits() -> None:
    match = begun(timing="tournament", strict_penalties=True)
    match.hands[0] = ["straight"] * 3
    offences = {"XC@a9": "not_in_hand", "ST@z9": "off_board", "ST@a1": "first_not_on_corner"}
    for number, (text, code) in enumerate(offences.items(), start=1):
        assert match.offence(0, read(text)[1]) == code
        told = match.apply(None, {"type": "penalty", "player": 0, "code": code}, LUCK)[None]
        assert told[0] == {"e": "penalty", "player": 0, "offence": number, "code": code}
    assert match.result is not None
    assert match.result["reason"] == "penalty"


def test_what_is_no_offence() -> None:
    match = begun(timing="tournament", strict_penalties=True)
    match.hands[0] = ["straight"] * 3
    assert match.offence(0, read("ST@a9")[1]) is None
    assert match.offence(0, read("ST@a9/6")[1]) is None
    assert match.offence(1, read("ST@a1")[1]) is None
    assert match.offence(0, order("first")) is None
    assert begun().offence(0, read("WC@a9")[1]) is None


# --- secrets --------------------------------------------------------------------------------------------------


def test_drawn_tiles_are_told_to_those_who_see_the_hand() -> None:
    who: dict[str, tuple[dict[str, Any], list[Any]]] = {
        "usual": ({}, [0]),
        "partner": ({"partner_hands": True}, [0, 2]),
        "open": ({"open_hand": True}, [0, 1, 2, 3, None]),
    }
    for options, seeing in who.values():
        match = begun(mode="team", **options)
        play(match, "A:AN@a10")
        for viewer in (0, 1, 2, 3, None):
            [drew] = [event for event in match.told[viewer] if event["e"] == "drew"]
            assert ("tile" in drew) == (viewer in seeing)
            assert (match.view(viewer)["players"]["A"]["hand"] is not None) == (viewer in seeing)


def test_nobody_else_can_tell_hand_and_bag_apart() -> None:
    match = begun(mode="race")
    before = [match.view(viewer) for viewer in (0, None)]
    tile = next(key for key in match.bags[1] if match.bags[1][key])
    match.bags[1][match.hands[1][0]] += 1
    match.bags[1][tile] -= 1
    match.hands[1][0] = tile
    assert [match.view(viewer) for viewer in (0, None)] == before


# --- whole games ----------------------------------------------------------------------------------------------


def total(match: Match, seat: int) -> int:
    """A seat's tiles, wherever they are."""
    lying = sum(tile.owner == seat for tile in match.tiles.values())
    lost = sum(len(match.captures[other]) for other in match.all() if other != seat and match.mode == "battle")
    return len(match.hands[seat]) + match.bags[seat].total() + lying + lost


@pytest.mark.parametrize("number", range(2))
@pytest.mark.parametrize("mode", MODES)
def test_random_games_keep_the_invariants(mode: str, number: int) -> None:
    dice = Stream(bytes([number]) + bytes(range(15)))
    match = Match({"mode": mode, "first_choice": "random"}, dice.output().to_bytes(16, "big"))
    ended = 0
    while match.phase == "play":
        assert match.to_move is not None
        hope = [has_potential(match, match.tiles, party) for party in match.active()]
        action = {"type": "place", **dice.pick(list(placements(match, match.to_move)))._asdict()}
        who = match.active()
        told = match.apply(match.to_move, action, dice.output().to_bytes(16, "big"))[None]
        ended += kinds(told).count("game_over")
        for seat in match.all():
            assert total(match, seat) == set_of(mode, "arrow").total()
            assert len(match.hands[seat]) <= 3
        if who == match.active() and not action["displace"]:
            after = [has_potential(match, match.tiles, party) for party in match.active()]
            assert all(new <= old for old, new in zip(hope, after, strict=True))
        assert leaves_open(match.board, match.tiles) == bool(open_ends(match.board, match.tiles))
        if mode in ("race", "team"):
            assert completes(match, match.tiles, 0) == completes(match, match.tiles, 1)
    assert ended == 1
    assert match.ply <= LONGEST[mode]
    assert match.result is not None
    if match.result["reason"] in ("resolution", "draw"):
        for party in match.active():
            route = chain(match, match.tiles, party)
            goals = match.goals(party)
            assert min(match.board.distance(route.cells[-1], goal) for goal in goals) >= reach(
                match, match.tiles, party
            )
