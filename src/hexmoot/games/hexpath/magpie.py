"""Magpie: the placement that earns the most at once. The clock plays it for those who let it run out (HP-30)."""

from hexmoot.accel import assign, rule
from hexmoot.games.hexpath.rules.match import OUT, Match
from hexmoot.games.hexpath.rules.tiles import holds
from hexmoot.games.hexpath.rules.travel import lay


@rule
def grab(s: Match, trial: Match, seat: int) -> int:
    """6 · slot + rot of the placement with the most points that leaves the path in play, if there is one.

    Of equals the lowest. `trial` is working space; the seat must hold a tile.
    """
    best, best_lives, best_points = 0, -1, 0
    for slot in range(2):
        if holds(s, seat, slot):
            for rot in range(6):
                assign(trial, s)
                trial.quiet = 1
                lay(trial, seat, slot, rot)
                lives = 0 if trial.status[seat] == OUT else 1
                points = trial.gain[seat] + trial.bonus
                if lives > best_lives or (lives == best_lives and points > best_points):
                    best, best_lives, best_points = 6 * slot + rot, lives, points
    return best
