"""Chains: the forest of joined pieces, shortest chains, and boards that are full."""

from itertools import pairwise, product

from hypothesis import given
from hypothesis import strategies as st

from games.battlehex.boards import fewest, laid, positions, sizes
from hexmoot import accel
from hexmoot.games.battlehex import rules
from hexmoot.games.battlehex.board import border, cells, neighbours
from hexmoot.games.battlehex.chain import Walk, shortest_chain
from hexmoot.luck import Stream


def own_cells(pieces: list[tuple[int, int]], side: int) -> set[int]:
    return {at for owner, at in pieces if owner == side}


@given(positions())
def test_the_forest_of_pieces_joins_what_a_flood_joins(case: tuple[int, list[tuple[int, int]]]) -> None:
    size, pieces = case
    s = laid(size, pieces)
    joined = [fewest(size, side, own_cells(pieces, side)) > 0 for side in (rules.RED, rules.BLACK)]
    assert [rules.connected(s, side) for side in (rules.RED, rules.BLACK)] == joined
    assert not all(joined)


@given(positions())
def test_the_chain_shown_is_a_shortest_one(case: tuple[int, list[tuple[int, int]]]) -> None:
    size, pieces = case
    s, walk = laid(size, pieces), Walk()
    for side in (rules.RED, rules.BLACK):
        own = own_cells(pieces, side)
        length = shortest_chain(s, walk, side)
        assert length == fewest(size, side, own)
        shown = accel.listed(walk.path)[:length]
        assert own.issuperset(shown)
        assert all(b in neighbours(a, size) for a, b in pairwise(shown))
        if shown:
            assert (shown[0] in border(side, 0, size), shown[-1] in border(side, 1, size)) == (True, True)


def winners(size: int, colours: tuple[int, ...]) -> list[bool]:
    """Who has a chain on a full board."""
    s = laid(size, list(zip(colours, cells(size), strict=True)))
    return [bool(rules.connected(s, side)) for side in (rules.RED, rules.BLACK)]


def test_exactly_one_side_has_a_chain_on_every_full_board_of_size_3() -> None:
    assert all(sum(winners(3, colours)) == 1 for colours in product((0, 1), repeat=9))


def test_exactly_one_side_has_a_chain_on_full_boards_of_size_4() -> None:
    dice = Stream(bytes(16))
    for _ in range(1_000):
        bits = dice.below(2**16)
        assert sum(winners(4, tuple(bits >> i & 1 for i in range(16)))) == 1


@given(sizes, st.binary(min_size=16, max_size=16))
def test_exactly_one_side_has_a_chain_on_full_boards_of_any_size(size: int, luck: bytes) -> None:
    dice = Stream(luck)
    assert sum(winners(size, tuple(dice.below(2) for _ in range(size * size)))) == 1
