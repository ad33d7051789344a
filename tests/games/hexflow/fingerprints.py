"""A line for each of some random games of every mode, so that plain and compiled rules can be compared.

usage: python -m games.hexflow.fingerprints COUNT
"""

import sys

from conformance.fingerprints import fingerprints

from games.hexflow.playing import GAMES

if __name__ == "__main__":
    for mode, game in GAMES.items():
        for line in fingerprints(game, int(sys.argv[1])):
            print(mode, line)
