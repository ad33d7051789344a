"""A map from a seed: attempts, each with numbers of its own, until one holds all that a map must."""

from functools import lru_cache

from hexmoot.games.hexfall.board import SIZES
from hexmoot.games.hexfall.maps.chart import Chart, Draft
from hexmoot.games.hexfall.maps.coast import lay_grounds, lay_ports
from hexmoot.games.hexfall.maps.land import Fail, raise_islands
from hexmoot.games.hexfall.maps.numbers import lay_land
from hexmoot.games.hexfall.maps.source import Source


@lru_cache(maxsize=64)
def draw_map(size: int, seed: str) -> Chart:
    """The map of a size, given by its number, and a seed."""
    attempt = 0
    while True:
        draft, source = Draft(size), Source(seed, f"map/{SIZES[size]}/{attempt}")
        try:
            for make in (raise_islands, lay_land, lay_grounds, lay_ports):
                make(draft, source)
        except Fail:
            attempt += 1
        else:
            return draft.finished(attempt, source.drawn)
