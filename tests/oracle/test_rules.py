"""The finer rules, as the oracle plays them: secrecy, refusals, clocks and ends."""

from itertools import pairwise

import pytest

from .board import SIDES, all_cells, borders, name, neighbours, parse_cell
from .chance import Stream, luck_of
from .table import Table, kinds

# --- sealing ----------------------------------------------------------------------------------------------


def test_replacing_is_silent_and_unsealing_is_not() -> None:
    table = Table()
    assert kinds(table.seal("red", "R2-B2")) == ["sealed"]
    public = table.match.view(None), table.match.view("black")
    assert table.seal("red", "B3-R3") == []
    assert (table.match.view(None), table.match.view("black")) == public
    assert table.match.view("red")["mine"] == {"red": 3, "black": 3, "left": "B"}
    assert kinds(table.do("red", "unseal")) == ["unsealed"]
    assert table.match.view(None)["sealed"] == {"red": False, "black": False}
    assert table.code("red", "unseal") == "wrongPhase"


def test_random_flips_are_tossed_at_the_reveal_red_first() -> None:
    table = Table()
    table.do("black", "seal", red=2, black=2, left="random")
    assert table.match.draws == []
    assert table.match.view("black")["mine"]["left"] == "random"
    events = table.do("red", "seal", red=2, black=2, left="random")
    assert kinds(events) == ["sealed", "reveal", "contest", "placed", "free"]
    assert table.match.draws == [(2, 0), (2, 1)]
    assert [events[1][side]["left"] for side in SIDES] == ["R", "B"]
    assert (events[2]["result"], events[2]["winner"]) == ("opposite", "black")


def test_the_contest_loser_may_win_with_the_free_piece() -> None:
    table = Table(size=3)
    table.match.pieces = {(1, 1): "black", (2, 1): "black", (2, 2): "red", (2, 3): "red"}
    table.seal("red", "R3-B3")
    table.seal("black", "B3-R3")
    assert table.code("red", "free", red=2, black=2) == "occupied"
    events = table.at("red", "free", "R3BA")
    assert kinds(events) == ["placed", "over"]
    assert events[1] == {"e": "over", "winner": "red", "how": "chain", "chain": ["R3BA", "R2B2", "R2B3"]}
    assert table.match.view(None)["chain"] == events[1]["chain"]


def test_refusals_keep_their_order() -> None:
    table = Table()
    bad = {"red": 0, "black": 9, "left": "X"}
    assert table.code("red", "free", **bad, turn=9) == "stale"
    assert table.code(None, "play", **bad) == "wrongPhase"
    assert table.code(None, "seal", **bad) == "notYourMove"
    assert table.code("red", "seal", **bad) == "badRank"
    assert table.code("red", "seal", red=True, black=1, left="R") == "badRank"
    assert table.code("red", "seal", red=1, black=1, left="X") == "badLeft"
    table.seal("red", "R2-B2")
    table.seal("black", "R2-B2")
    assert table.code("red", "free", **bad) == "notYourMove"
    assert table.code("black", "seal", **bad) == "wrongPhase"
    assert table.do("black", "resign")[0] == {"e": "over", "winner": "red", "how": "resign", "chain": []}
    assert table.code("black", "free", **bad, turn=9) == "gameOver"


# --- clocks -----------------------------------------------------------------------------------------------


def test_a_random_timeout_draws_both_cells_then_both_coins() -> None:
    table = Table()
    events = table.late("random", "red", "black")
    assert kinds(events)[0] == "reveal"
    assert [n for n, _ in table.match.draws] == [25, 25, 2, 2]
    cells = [name(all_cells(5)[index]) for _, index in table.match.draws[:2]]
    assert [events[0][side]["cell"] for side in SIDES] == cells


def test_hot_seat_settles_one_side_without_revealing() -> None:
    table = Table(hotSeat=True)
    assert table.late("forfeit", "red") == [{"e": "sealed", "turn": 1, "side": "red"}]
    assert table.match.view("red")["sealed"] == {"red": True, "black": False}
    assert table.match.view("red")["mine"] is None
    assert table.code("red", "seal", red=0, black=0, left="X") == "wrongPhase"
    assert table.code("red", "unseal") == "wrongPhase"
    events = table.seal("black", "R2-B2")
    assert kinds(events) == ["sealed", "reveal", "forfeit", "placed", "turn"]
    table.late("random", "black")
    assert table.match.view("black")["mine"]["left"] == "random"
    assert kinds(table.do("black", "unseal")) == ["unsealed"]


def test_an_overdue_free_piece_is_lost_without_touching_the_streak() -> None:
    for how, expected in (("forfeit", ["turn"]), ("random", ["placed", "turn"])):
        table = Table()
        table.seal("red", "R2-B2")
        table.seal("black", "R2-B2")
        assert kinds(table.late(how, "black")) == expected
        assert table.match.view(None)["streaks"] == {"red": 0, "black": 0}


@pytest.mark.parametrize("limit", [0, 1, 2, 3])
def test_one_idle_side_loses_at_the_limit(limit: int) -> None:
    table = Table(forfeitLimit=limit)
    for cell in ("R2-B2", "R4-B4", "R2-B4"):
        if table.match.view(None)["phase"] == "choose":
            table.seal("black", cell)
            table.late("forfeit", "red")
    view = table.match.view(None)
    assert (view["winner"], view["how"]) == (("black", "forfeits") if limit else (None, None))


def test_a_chain_outranks_the_forfeit_limit() -> None:
    table = Table(size=3, forfeitLimit=1)
    table.match.pieces = {(2, 1): "red", (2, 2): "red", (1, 1): "black", (1, 2): "black"}
    table.seal("red", "R2-B3")
    table.seal("black", "RA-BA")
    view = table.match.view(None)
    assert (view["winner"], view["how"], view["streaks"]["black"]) == ("red", "chain", 1)


def test_classic_clock_passes_the_turn_and_never_swaps() -> None:
    table = Table(mode="classic")
    assert kinds(table.late("forfeit", "red")) == ["forfeit", "turn"]
    assert table.code("red", "swap") == "notYourMove"
    assert table.code("black", "swap") == "wrongPhase"
    assert kinds(table.late("random", "black")) == ["placed", "turn"]
    assert table.match.view(None)["streaks"] == {"red": 1, "black": 0}
    assert table.code("red", "swap") == "wrongPhase"


def test_classic_games_alternate_to_a_chain() -> None:
    for size in (3, 5, 8):
        table = Table(size=size, mode="classic")
        game = Stream(luck_of(bytes(32), [], size))
        while table.match.how is None:
            side = SIDES[(table.match.turn - 1) % 2]
            assert table.match.view(None)["toMove"] == side
            table.at(side, "play", name(game.pick(table.match.empty())))
        view = table.match.view(None)
        assert (view["phase"], view["how"], view["toMove"]) == ("over", "chain", None)
        assert view["winner"] == SIDES[(view["turn"] - 1) % 2]


def test_whole_games_end_with_one_chain_and_balanced_pieces() -> None:
    for size in (3, 4, 5, 6):
        for k in range(6):
            table = Table(size=size)
            game = Stream(luck_of(bytes(32), [], 100 * size + k))
            while table.match.how is None:
                empty = table.match.empty()
                if table.match.loser is not None:
                    table.at(table.match.loser, "free", name(game.pick(empty)))
                    continue
                assert len(table.cells("red")) == len(table.cells("black"))
                for side in SIDES:
                    red, black = game.pick(empty)
                    table.do(side, "seal", red=red, black=black, left="RB"[game.below(2)])
            view = table.match.view(None)
            chain = [parse_cell(cell, size) for cell in view["chain"]]
            start, end = borders(view["winner"], size)
            assert (chain[0] in start, chain[-1] in end) == (True, True)
            assert all(b in neighbours(a, size) for a, b in pairwise(chain))
            assert {table.match.pieces[cell] for cell in chain} == {view["winner"]}
            assert [event["e"] for event in view["history"]].count("placed") == len(view["cells"])
