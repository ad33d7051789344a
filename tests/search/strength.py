"""How many of 100 battles on the 7x7 board General wins against Recruit, with fixed luck.

usage: python -m search.strength
"""

from itertools import islice

import msgspec

from hexmoot.arena import bouts
from hexmoot.bots.registry import character
from hexmoot.games import game
from hexmoot.search.budget import Budget

GAMES = 100

if __name__ == "__main__":
    played = game("battlehex")
    general, recruit = character(played.id, "general"), character(played.id, "recruit")
    options = msgspec.convert({"size": 7}, played.Options)
    games = islice(bouts(played, options, general, recruit, bytes(32), lambda: Budget(playouts=2000)), GAMES)
    print(int(sum(points for _, points in games)))
