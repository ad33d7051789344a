"""What Fox finds a placement worth: two plies on, averaged over what the next rival and itself might hold (HP-37)."""

from hexmoot.accel import assign, rule
from hexmoot.games.hexpath.evaluation import LOCKED_LOSS, MOST_TILES, Scales, best_rival, copy_tile
from hexmoot.games.hexpath.magpie import PLACEMENTS, Outlook, grab, lives, look_ahead, try_out
from hexmoot.games.hexpath.rules.match import LOCKED, NOBODY, NOWHERE, OUT, Match

WORLD_TILES = 3  # two of the next rival, one of the own
WORLDS = MOST_TILES // WORLD_TILES
TRAPPED, GONE = -20, -40  # the prospects when no placement survives, and when Fox is out already


@rule
def weigh_fox(
    s: Match, trial: Match, reply: Match, last: Match, o: Outlook, w: Scales, seat: int, first: int, n: int
) -> None:
    """The mean over imagined hands of what comes of this placement, the next rival's best and the own best after it."""
    for i in range(first, first + n):
        x = w.order[i]
        try_out(s, trial, seat, x)
        points = trial.gain[seat] + trial.bonus
        rivals = best_rival(trial, seat)
        if trial.status[seat] == LOCKED:
            w.worth[i] = points - rivals - LOCKED_LOSS
        else:
            total = 0
            for world in range(WORLDS):
                total += points + prospects(trial, reply, last, o, w, seat, x // 6, WORLD_TILES * world, rivals)
            w.worth[i] = total / WORLDS


@rule
def prospects(
    s: Match, reply: Match, last: Match, o: Outlook, w: Scales, seat: int, used: int, tiles: int, rivals: int
) -> int:
    """One world: own points in the rival's placement and after it, less the most that any rival made in its own."""
    rival = next_active(s, seat)
    if rival == NOBODY:
        assign(reply, s)
        given = taken = 0
    else:
        copy_tile(w.fresh[tiles], s.hand[rival][0])
        copy_tile(w.fresh[tiles + 1], s.hand[rival][1])
        try_out(s, reply, rival, spite(s, reply, rival, seat))
        given, taken = reply.gain[seat], reply.gain[rival] + reply.bonus
    copy_tile(w.fresh[tiles + 2], reply.hand[seat][used])
    return given + follow_up(reply, last, o, seat) - max(rivals, taken)


@rule
def next_active(s: Match, seat: int) -> int:
    """The next rival in turn that is active and seen, or nobody."""
    for i in range(1, s.seats):
        other = (seat + i) % s.seats
        if s.glow[other] != NOWHERE:
            return other
    return NOBODY


@rule
def spite(s: Match, trial: Match, rival: int, seat: int) -> int:
    """The rival's placement, of those that it survives, which earns it the most more than it gives this seat."""
    best, best_lives, best_net, best_points = -1, 0, 0, 0
    for x in range(PLACEMENTS):
        try_out(s, trial, rival, x)
        alive = 0 if trial.status[rival] == OUT else 1
        points = trial.gain[rival] + trial.bonus
        net = points - trial.gain[seat]
        if (
            best < 0
            or alive > best_lives
            or (alive == best_lives and (net > best_net or (net == best_net and points > best_points)))
        ):
            best, best_lives, best_net, best_points = x, alive, net, points
    return best


@rule
def follow_up(s: Match, trial: Match, o: Outlook, seat: int) -> int:
    """The most points of a placement that the own path survives."""
    if s.status[seat] == OUT:
        return GONE
    if s.status[seat] == LOCKED:
        return 0
    look_ahead(s, trial, seat, o)
    best = grab(o)
    return int(o.points[best]) if lives(o, best) else TRAPPED
