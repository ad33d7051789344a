"""How many of some games, with fixed luck, one character of HEXFLOW wins against another.

usage: python -m games.hexflow.strength MODE STRONGER WEAKER GAMES PLAYOUTS
"""

import sys
from itertools import islice

import msgspec

from hexmoot.arena import bouts
from hexmoot.games.hexflow.bots import CHARACTERS
from hexmoot.games.hexflow.game import GAME
from hexmoot.search.budget import Budget

if __name__ == "__main__":
    mode, stronger, weaker, games, playouts = sys.argv[1:]
    bots = {each.id: each for each in CHARACTERS}
    options = msgspec.convert({"mode": mode}, GAME.Options)
    played = bouts(GAME, options, bots[stronger], bots[weaker], bytes(32), lambda: Budget(playouts=int(playouts)))
    print(sum(points for _, points in islice(played, int(games))))
