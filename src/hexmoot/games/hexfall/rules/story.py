"""What is told of a step: the numbers of the rows, and what each row holds."""

from hexmoot.accel import rule, tell
from hexmoot.games.hexfall.rules.state import World

# The kind of row, then its numbers. A pile belongs to the row before it, as do rows named after a semicolon.
PILE = 1  # whose, resource (or gold), how many
ORDERED = 2
DRAFTED = 3  # seat, 0 for a road or the level of the structure, place
STORED = 4  # seat; piles
LEAVING = 5  # seat
ROUND = 6  # number
TURN = 7  # seat
THROWN = 8  # die, die
HARVESTED = 9  # piles
BAND_MOVED = 10  # band, from, to
BAND_GREW = 11  # band, size
BAND_SPAWNED = 12  # band, tile
BAND_SEIZED = 13  # band, tile, resource, how many
HUNTED = 14  # seat, corner, band, armies sent; then LOSSES and the hoard won as piles
LOSSES = 15  # of the attackers, of the defenders, left of each
PIRATE_MOVED = 16  # from, to, ships sunk, whose
PIRATE_GREW = 17  # size
PIRATE_CAME = 18  # tile, size
PIRATE_SEIZED = 19  # tile, resource, how many
PIRATE_ROBBED = 20  # seat, resource
RELIEVED = 21  # seat
FAMINE = 22  # bits of seats
DISCARDED = 23  # seat; piles
DREW = 24  # seat, kind, why; piles of what was paid
OFFERED = 25  # seat, number; piles of 0 what is given, of 1 what is wanted
REPLIED = 26  # seat, 1 for yes
TRADED = 27  # seat, with whom; piles as in an offer
WITHDREW = 28  # seat
BANKED = 29  # seat, resource, how many, resource
BUILT = 30  # seat, what, place, level; piles of what was paid
LAUNCHED = 31  # seat, ship, tile; piles
RAISED = 32  # seat, how many; piles
DEPLOYED = 33  # seat, corner, how many, 1 at the end of a turn
MARCHED = 34  # seat, from, to, how many
TORE = 35  # seat, corner, edge, whose road
EMBARKED = 36  # seat, corner, ship, how many
DISEMBARKED = 37  # seat, ship, corner, how many
SAILED = 38  # seat, from, to; then each ship as AT_SEA
AT_SEA = 39  # ship
FOUGHT = 40  # seat, whose pieces, from (-1: the hand, -2: a ship), to; then FORCES, LOSSES, FELL, PLUNDERED
FORCES = 41  # attackers, defenders, 1 if walled, ship that they came with or -1
FELL = 42  # 1 for a win, 1 for a blow, level, wall
PLUNDERED = 43  # resource
SEA_FOUGHT = 44  # seat, whose ships (-1: the pirate's), tile; FORCES, LOSSES, the sunk as AT_SEA, the hold as piles
EXPLORED = 45  # seat, island
CROWNED = 46  # seat, corner
RAZED = 47  # seat, corner
ELIMINATED = 48  # seat
RESIGNED = 49  # seat
PLAYED = 50  # seat, card, two choices; piles of what was paid or, by seat, taken
WON = 51  # bits of seats, way

START, DRY, BOUGHT = range(3)  # why a card is drawn
HAND, ABOARD = -1, -2  # where attackers come from


@rule
def tell_pile(s: World, whose: int, pile: list[int], kinds: int) -> None:
    """Add a pile to the row told last."""
    for r in range(kinds):
        if pile[r] > 0:
            tell(s, PILE, whose, r, pile[r], 0)
