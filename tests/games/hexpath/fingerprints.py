"""Fingerprints of random matches in whichever mode runs.

usage: python -m games.hexpath.fingerprints COUNT
"""

import sys

from conformance.fingerprints import fingerprints

from games.hexpath.playing import GAME

if __name__ == "__main__":
    for line in fingerprints(GAME, int(sys.argv[1])):
        print(line)
