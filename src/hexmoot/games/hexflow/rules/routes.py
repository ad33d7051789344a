"""Routes: the exact search for the best winning route, and for the best chain when tiles have run out.

Depth first over simple ways through the lines, from each own corner. At each step a flood over the lines that are not
used yet says what could still be gained; a way that cannot beat the best one any more is left (HF-62, HF-67).
"""

from hexmoot.accel import rule
from hexmoot.games.hexflow.board import AWAY, IS_GOAL, IS_OWN, NEAR, OWN, SIZES, VALUE
from hexmoot.games.hexflow.rules.ground import FAR, across, closed, points_of
from hexmoot.games.hexflow.rules.state import NOWHERE, Flow, Search

STEP_LIMIT = 5_000_000


@rule
def best_route(s: Flow, w: Search, party: int, chain: int) -> None:
    """Leave the best winning route of a party (`chain` 0) or its best chain (1) in `w.best…`."""
    w.best_length = 0
    w.best_tiles = 0
    w.best_value = 0
    w.best_points = 0
    w.best_dots = 0
    w.steps = 0
    link(s, w, party)
    home = s.home[party]
    for i in range(2):
        corner = OWN[home][i]
        for line in range(2):
            if s.lines[corner][line] != 0:
                explore(s, w, party, chain, corner * 2 + line)


@rule
def link(s: Flow, w: Search, party: int) -> None:
    """Write behind each line the lines that a route may step to from it, NOWHERE after the last (HF-28)."""
    for at in range(SIZES[s.grid]):
        if s.ends[at] == 0 or closed(s, party, at):
            continue
        near = NEAR[s.grid][at]
        for line in range(2):
            beyond, count = w.beyond[at * 2 + line], 0
            mask = s.lines[at][line] & s.meets[at]
            for side in range(6):
                if mask >> side & 1 and not closed(s, party, near[side]) and not IS_OWN[s.home[party]][near[side]]:
                    beyond[count] = across(s, near[side], side)
                    count += 1
            if count < 6:
                beyond[count] = NOWHERE


@rule
def explore(s: Flow, w: Search, party: int, chain: int, start: int) -> None:
    """All ways from one line of a corner that may still lead to something better."""
    depth = -1
    node = start
    while True:
        if node != NOWHERE:
            depth += 1
            enter(s, w, party, depth, node)
            w.turn[depth] = 0 if goes_on(s, w, party, chain, depth) else 6
        node = following(w, depth)
        if node == NOWHERE:
            leave(w, depth)
            depth -= 1
            if depth < 0:
                return


@rule
def following(w: Search, depth: int) -> int:
    """The next line to step to from here, none if all have been tried."""
    beyond = w.beyond[w.way[depth]]
    for i in range(w.turn[depth], 6):
        if beyond[i] == NOWHERE:
            break
        if w.visited[beyond[i]] == 0:
            w.turn[depth] = i + 1
            return int(beyond[i])
    return NOWHERE


@rule
def enter(s: Flow, w: Search, party: int, depth: int, node: int) -> None:
    """Go one step on; a tile counts once, however often it is crossed (HF-25)."""
    at = node // 2
    w.steps += 1
    w.way[depth] = node
    w.visited[node] = 1
    w.visits[at] += 1
    before = depth - 1
    fresh = w.visits[at] == 1
    w.tiles[depth] = (w.tiles[before] if depth > 0 else 0) + (1 if fresh else 0)
    w.value[depth] = (w.value[before] if depth > 0 else 0) + (worth(s, at) if fresh else 0)
    w.points[depth] = (w.points[before] if depth > 0 else 0) + (points_of(s, at) if fresh else 0)
    away = AWAY[s.home[party]][at]
    w.nearest[depth] = min(away, w.nearest[before]) if depth > 0 else away


@rule
def leave(w: Search, depth: int) -> None:
    """Go one step back."""
    node = w.way[depth]
    w.visited[node] = 0
    w.visits[node // 2] -= 1


@rule
def worth(s: Flow, at: int) -> int:
    """What a cell adds to the sum of dot values."""
    return VALUE[s.grid][at] if s.dots == 1 else 0


@rule
def goes_on(s: Flow, w: Search, party: int, chain: int, depth: int) -> bool:
    """Count the way so far if it leads somewhere, and say whether to go on from here."""
    at = w.way[depth] // 2
    goal = IS_GOAL[s.home[party]][at] != 0
    if chain == 1:
        if depth == 0 or w.nearest[depth] < w.nearest[depth - 1]:
            compare(s, w, chain, depth)
    elif goal:
        compare(s, w, chain, depth)
    if goal:
        return False
    if w.steps >= (STEP_LIMIT if w.most_steps == 0 else w.most_steps):
        w.lost = 1
        return False
    return promising(s, w, party, chain, depth)


@rule
def promising(s: Flow, w: Search, party: int, chain: int, depth: int) -> bool:
    """Whether the lines that can still be reached could make a better route."""
    home = s.home[party]
    w.stamp += 1
    stamp, head, tail = w.stamp, 0, 1
    w.queue[0] = w.way[depth]
    w.reached[w.queue[0]] = stamp
    tiles = value = 0
    nearest = FAR
    while head < tail:
        node = w.queue[head]
        head += 1
        at = node // 2
        if head > 1:
            if w.visits[at] == 0 and w.counted[at] != stamp:
                w.counted[at] = stamp
                tiles += 1
                value += worth(s, at)
            nearest = min(nearest, AWAY[home][at])
            if IS_GOAL[home][at]:
                continue
        beyond = w.beyond[node]
        for i in range(6):
            other = beyond[i]
            if other == NOWHERE:
                break
            if w.visited[other] == 0 and w.reached[other] != stamp:
                w.reached[other] = stamp
                w.queue[tail] = other
                tail += 1
    if chain == 1:
        if nearest >= w.nearest[depth]:
            return False
        most = w.tiles[depth] + tiles
        if most != w.best_tiles:
            return bool(most > w.best_tiles)
        return bool(w.value[depth] + value >= w.best_value)
    if nearest > 0:
        return False
    most = w.value[depth] + value
    if w.best_length == 0 or most > w.best_value:
        return True
    return bool(most == w.best_value and w.tiles[depth] < w.best_tiles)


@rule
def compare(s: Flow, w: Search, chain: int, depth: int) -> None:
    """Keep the way so far if it is better than the best one."""
    if w.best_length > 0 and not better(w, chain, depth):
        return
    w.best_length = depth + 1
    w.best_tiles = w.tiles[depth]
    w.best_value = w.value[depth]
    w.best_points = w.points[depth]
    for i in range(depth + 1):
        w.best[i] = w.way[i] // 2
    count_dots(s, w)


@rule
def count_dots(s: Flow, w: Search) -> None:
    """How many different dot hexes lie on the best route."""
    w.stamp += 1
    w.best_dots = 0
    for i in range(w.best_length):
        at = w.best[i]
        if w.counted[at] != w.stamp:
            w.counted[at] = w.stamp
            if worth(s, at) > 0:
                w.best_dots += 1


@rule
def better(w: Search, chain: int, depth: int) -> bool:
    """Whether the way so far goes before the best one (HF-62); a chain looks at its tiles first."""
    tiles, value, points = w.tiles[depth], w.value[depth], w.points[depth]
    if chain == 1 and tiles != w.best_tiles:
        return bool(tiles > w.best_tiles)
    if value != w.best_value:
        return bool(value > w.best_value)
    if tiles != w.best_tiles:
        return bool(tiles < w.best_tiles)
    if points != w.best_points:
        return bool(points > w.best_points)
    for i in range(min(depth + 1, w.best_length)):
        at = w.way[i] // 2
        if at != w.best[i]:
            return bool(at < w.best[i])
    return bool(depth + 1 < w.best_length)
