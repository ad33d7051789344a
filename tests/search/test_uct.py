"""UCT knows no game: here it plays one that is made up for the purpose, with its rules in ten lines."""

import pytest

from hexmoot.accel import public, record, rule
from hexmoot.luck import NO_LUCK, Words, u32
from hexmoot.search.budget import Budget
from hexmoot.search.uct import Found, Verbs, best_child, new_tree, uct


@record
class Heap:
    """Take 1, 2 or 3 stones in turn; who takes the last one wins. A multiple of 4 is lost."""

    stones: int = public("i4")
    mover: int = public("i4")


@rule
def moves(q: Heap, out: list[int]) -> int:
    count = min(3, q.stones)
    for i in range(count):
        out[i] = i + 1
    return count


@rule
def to_move(q: Heap) -> int:
    return q.mover


@rule
def move(q: Heap, taken: int) -> None:
    q.stones -= taken
    q.mover = 1 - q.mover


@rule
def playout(q: Heap, dice: Words) -> int:
    while q.stones > 0:
        move(q, 1 + u32(dice) % min(3, q.stones))
    return 1 - q.mover


search = uct("heap", Verbs(moves, to_move, move, playout))


def heap(stones: int) -> Heap:
    q = Heap()
    q.stones = stones
    return q


@pytest.mark.parametrize("stones", [2, 5, 6, 7, 9, 10, 11])
def test_the_winning_move_is_found_and_known_to_win(stones: int) -> None:
    found = search(heap(stones), NO_LUCK, Budget(playouts=3000), 3000)
    assert found.move == stones % 4
    assert found.worth > 0.85


@pytest.mark.parametrize("stones", [4, 8])
def test_a_lost_position_is_known_to_be_lost(stones: int) -> None:
    assert search(heap(stones), NO_LUCK, Budget(playouts=3000), 3000).worth < 0.15


def test_the_same_luck_finds_the_same_however_the_work_is_cut() -> None:
    ticks = iter(range(10**9))
    slow = Budget(playouts=700, clock=lambda: next(ticks) / 300)
    by_chunks, at_once = (search(heap(30), bytes(range(16)), b, 700) for b in (slow, Budget(playouts=700)))
    assert by_chunks == at_once
    assert search(heap(30), bytes(16), Budget(playouts=700), 700) != at_once


def test_the_root_is_left_as_it_was() -> None:
    root = heap(13)
    search(root, NO_LUCK, Budget(playouts=100), 100)
    assert (root.stones, root.mover) == (13, 0)


def test_most_and_the_budget_both_limit_the_playouts() -> None:
    assert search(heap(13), NO_LUCK, Budget(playouts=1000), 10).playouts == 10
    assert search(heap(13), NO_LUCK, Budget(playouts=10), 1000).playouts == 10


def test_without_any_time_one_playout_is_done() -> None:
    assert search(heap(1), NO_LUCK, Budget(0.0), 1000) == Found(move=1, worth=1.0, playouts=1)


@pytest.mark.parametrize(
    ("visits", "wins", "best"),
    [
        ([5, 9, 5], [5, 0, 5], 7),  # tried most often
        ([5, 5, 5], [1, 2, 2], 3),  # won most, then the lower move
        ([5, 5, 5], [2, 2, 2], 2),
    ],
)
def test_ties_go_to_the_lowest_move(visits: list[int], wins: list[int], best: int) -> None:
    tree = new_tree(4)
    tree.tried[0] = 3
    for child, move_number in enumerate((2, 7, 3), 1):
        tree.move[child] = move_number
        tree.visits[child] = visits[child - 1]
        tree.mean[child] = wins[child - 1] / visits[child - 1]
    assert tree.move[best_child(tree)] == best
