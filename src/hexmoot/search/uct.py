"""UCT: a tree of the moves that look best, grown by one random game after another, for any game's compiled verbs.

The tree lies in flat arrays; a node's children are neighbours in them. Nothing here knows a rule: a game hands over
its verbs, and the loop is compiled for them.
"""

from collections.abc import Callable
from math import inf, log, sqrt
from typing import Any, NamedTuple

from hexmoot.accel import assign, buffer, clone, rule
from hexmoot.luck import Words, pour, u32, words_of
from hexmoot.search.budget import Budget

MOST_NODES = 1 << 20  # where a tree stops growing; its leaves are still played out
MOST_MOVES = 1 << 10  # of one position
MOST_DEPTH = 1 << 10  # where a path stops
OPENING = 8  # visits after which a leaf is opened
EXPLORE = 0.3  # weight of what is little tried against what has won
URGENCY = 1.0  # score of a move that was never tried: one that scores more is tried again first


class Verbs(NamedTuple):
    """What a game gives to the search, all of them rules over its position `q`.

    `moves(q, out)` writes the moves as numbers of 0 or more and returns how many there are, 0 at the end;
    `to_move(q)` is the seat whose move it is; `move(q, m)` plays one; `playout(q, dice)` plays at random to the end
    and returns the seat that wins.
    """

    moves: Callable[[Any, list[int]], int]
    to_move: Callable[[Any], int]
    move: Callable[[Any, int], None]
    playout: Callable[[Any, Words], int]


class Tree(NamedTuple):
    """The nodes as columns. Node 0 is the root; `mean` and `doubt` are kept from `wins` and `visits` for speed."""

    move: list[int]  # that led here
    wins: list[int]  # of the seat that made it
    visits: list[int]
    mean: list[float]  # wins / visits
    doubt: list[float]  # 1 / √visits
    first: list[int]  # of the children, 0 before they are there
    width: list[int]  # number of children
    tried: list[int]  # how many of them have been visited: always the first ones
    used: list[int]  # one number: nodes in use
    path: list[int]  # of the playout under way, from the root
    movers: list[int]  # who moved to each node of it
    moves: list[int]  # of the node that is being opened


class Found(NamedTuple):
    """What a search found: the best move, the share of playouts that the side to move won, and how many there were."""

    move: int
    worth: float
    playouts: int


Search = Callable[[Any, bytes, Budget, float], Found]


def new_tree(nodes: int) -> Tree:
    """A root alone, with room for so many nodes."""
    move, wins, visits, first, width, tried = (buffer(nodes, kind="i4") for _ in range(6))
    mean, doubt = (buffer(nodes, kind="f8") for _ in range(2))
    path, movers, moves = buffer(MOST_DEPTH), buffer(MOST_DEPTH), buffer(MOST_MOVES)
    tree = Tree(move, wins, visits, mean, doubt, first, width, tried, buffer(1), path, movers, moves)
    tree.used[0] = 1
    return tree


@rule
def choose(t: Tree, node: int, dice: Words, explore: float, urgency: float) -> int:
    """The child with the highest score; while none scores more than `urgency`, one that was never tried."""
    first, tried, width = t.first[node], t.tried[node], t.width[node]
    reach = explore * sqrt(log(max(1, t.visits[node])))
    best, top = -1, urgency if tried < width else -1.0
    for child in range(first, first + tried):
        score = t.mean[child] + reach * t.doubt[child]
        if score > top:
            best, top = child, score
    if best >= 0:
        return best
    fresh = first + tried
    other = fresh + (u32(dice) * (width - tried) >> 32)
    t.move[fresh], t.move[other] = t.move[other], t.move[fresh]
    t.tried[node] = tried + 1
    return fresh


@rule
def credit(t: Tree, length: int, winner: int) -> None:
    """Count a playout on its path."""
    for i in range(length):
        node = t.path[i]
        t.visits[node] += 1
        if t.movers[i] == winner:
            t.wins[node] += 1
        t.mean[node] = t.wins[node] / t.visits[node]
        t.doubt[node] = 1.0 / sqrt(t.visits[node])


@rule
def best_child(t: Tree) -> int:
    """The root's child tried most often; of several the one that won more (to 9 decimals), then the lowest move."""
    best = 1
    for child in range(2, 1 + t.tried[0]):
        more = t.visits[child] - t.visits[best]
        better = t.mean[child] - t.mean[best]
        lower = t.move[child] < t.move[best]
        if more > 0 or (more == 0 and (better > 1e-9 or (better > -1e-9 and lower))):
            best = child
    return best


def uct(name: str, verbs: Verbs) -> Search:
    """A game's search: `search(root, luck, budget, most)` does up to `most` playouts from the position `root`.

    It does one playout whatever the budget, and the root must have a move. `name` must be the game's own: the
    compiled loop is kept by it. The same root, luck and number of playouts find the same, plain and compiled.
    """
    moves, to_move, move, playout = verbs

    def grow(t: Tree, root: Any, q: Any, dice: Words, playouts: int, explore: float, urgency: float) -> None:
        for _ in range(playouts):
            assign(q, root)
            node = length = 0
            t.path[0] = 0
            t.movers[0] = to_move(root)
            while length + 1 < len(t.path):
                length += 1
                if t.width[node] == 0:
                    if t.visits[node] < OPENING and node != 0:
                        break
                    count = moves(q, t.moves)
                    if count == 0 or t.used[0] + count > len(t.move):
                        break
                    t.first[node] = t.used[0]
                    t.width[node] = count
                    for i in range(count):
                        t.move[t.used[0] + i] = t.moves[i]
                    t.used[0] += count
                node = choose(t, node, dice, explore, urgency)
                t.path[length] = node
                t.movers[length] = to_move(q)
                move(q, t.move[node])
            credit(t, length, playout(q, dice))

    grow.__qualname__ = f"{name}.grow"
    grow = rule(grow)

    def search(root: Any, luck: bytes, budget: Budget, most: float = inf) -> Found:
        dice, q = Words(), clone(root)
        pour(dice, *words_of(luck))
        width = moves(root, buffer(MOST_MOVES))
        limit = min(most, budget.playouts)
        tree = new_tree(int(min(MOST_NODES, 1 + width * max(2, 1 + limit / OPENING))))
        if not budget.spend(lambda _, n: grow(tree, root, q, dice, n, EXPLORE, URGENCY), most):
            grow(tree, root, q, dice, 1, EXPLORE, URGENCY)
        best = best_child(tree)
        return Found(int(tree.move[best]), float(tree.mean[0]), int(tree.visits[0]))

    return search
