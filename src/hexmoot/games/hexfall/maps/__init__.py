"""Maps: `draw_map` makes the islands of a size from a public seed, the same everywhere.

`source` is where its numbers come from, `chart` what a map is, `land` grows islands, `numbers` lays terrain and number
tokens, `coast` finds grounds and ports, `making` tries until one holds all that a map must.
"""

from hexmoot.games.hexfall.maps.chart import Chart
from hexmoot.games.hexfall.maps.making import draw_map

__all__ = ["Chart", "draw_map"]
