"""How long a bot may think: seconds, playouts, or both; whichever is used up first.

Compiled loops cannot look at a clock, so work is done in chunks. Their size follows the speed that is met, so that a
budget in seconds is kept within a few milliseconds; what a search finds depends on the playouts done, never on how
they were cut into chunks.
"""

import time
from collections.abc import Callable
from math import inf

CHUNK = 0.004  # seconds that one chunk of work aims at
GROWTH = 8  # how much larger than the last a chunk may be


class Budget:
    """What one decision may cost. The clock (seconds, any origin) starts when the budget is made.

    `cancelled` is asked between chunks; once it says yes, nothing is left.
    """

    def __init__(
        self,
        seconds: float | None = None,
        playouts: int | None = None,
        clock: Callable[[], float] = time.perf_counter,
        cancelled: Callable[[], bool] = lambda: False,
    ) -> None:
        self.clock = clock
        self.cancelled = cancelled
        self.end = inf if seconds is None else clock() + seconds
        self.playouts = inf if playouts is None else playouts

    def left(self) -> float:
        """Seconds left; infinite without a limit, 0 or less when the time is over."""
        return -inf if self.cancelled() else self.end - self.clock()

    def spend(self, work: Callable[[int, int], object], most: float = inf) -> int:
        """Let `work(first, n)` do playouts, n from number `first` on, until the budget or `most` is used up.

        Returns how many were done.
        """
        done = self.steps(work, min(most, self.playouts))
        self.playouts -= done
        return done

    def steps(self, work: Callable[[int, int], object], most: float) -> int:
        """The same for work that is no playout: only time and cancelling end it before `most`."""
        done, chunk = 0, 1
        while done < most and (left := self.left()) > 0:
            n = int(min(chunk, most - done))
            began = self.clock()
            work(done, n)
            took = self.clock() - began
            done += n
            fitting = n * min(CHUNK, left) / took if took > 0 else inf
            chunk = max(1, int(min(fitting, n * GROWTH)))
        return done
