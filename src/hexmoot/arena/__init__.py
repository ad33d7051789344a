"""Bot against bot: duels with intervals, a sequential test that ends them early, and ladders that can be resumed."""

from hexmoot.arena.duel import Bout, bouts, play, play_out
from hexmoot.arena.ladder import MOST_GAMES, Rung, Terms, climb
from hexmoot.arena.score import Score, Verdict

__all__ = ["MOST_GAMES", "Bout", "Rung", "Score", "Terms", "Verdict", "bouts", "climb", "play", "play_out"]
