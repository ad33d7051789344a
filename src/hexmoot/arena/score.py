"""What a number of games says about who is stronger, and when there have been enough of them."""

from math import log, sqrt
from typing import Literal, NamedTuple

Z = 1.96  # 95 % two-sided
EVEN, STRONGER = 0.5, 0.58  # the two shares that the sequential test tells apart
ERROR = 0.05  # how often it may be wrong, either way
WIN, DRAW = 1.0, 0.5

Verdict = Literal["stronger", "even", "open"]


class Score(NamedTuple):
    """Points of the first of two (1 a win, 1/2 a draw or an abandoned game), and games."""

    points: float = 0.0
    games: int = 0

    def plus(self, points: float) -> "Score":
        """With one more game."""
        return Score(self.points + points, self.games + 1)

    @property
    def share(self) -> float:
        """Points a game; 1/2 before the first."""
        return self.points / self.games if self.games else EVEN

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval for the share."""
        if not self.games:
            return 0.0, 1.0
        n, z2 = self.games, Z * Z
        middle = (self.share + z2 / (2 * n)) / (1 + z2 / n)
        half = Z / (1 + z2 / n) * sqrt(self.share * (1 - self.share) / n + z2 / (4 * n * n))
        return middle - half, middle + half

    @property
    def verdict(self) -> Verdict:
        """Wald's sequential test: stronger, even (or weaker), or open as yet."""
        lost = self.games - self.points
        evidence = self.points * log(STRONGER / EVEN) + lost * log((1 - STRONGER) / (1 - EVEN))
        limit = log((1 - ERROR) / ERROR)
        return "stronger" if evidence >= limit else "even" if evidence <= -limit else "open"

    @property
    def passes(self) -> bool:
        """Whether the first is clearly the stronger: the interval above one half, the share far enough from it."""
        return self.interval[0] > EVEN and self.share >= STRONGER
