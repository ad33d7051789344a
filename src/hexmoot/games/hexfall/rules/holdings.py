"""What seats hold: stores and Gold, what they pay, what is taken from them, and action cards."""

from hexmoot.accel import rule, table, tell
from hexmoot.games.hexfall.rules.state import CARDS, GOLD, LIBRARY, NOBODY, RESOURCES, SPY, World, stock
from hexmoot.games.hexfall.rules.story import DREW, tell_pile
from hexmoot.luck import below

# By what is built (road, town, upgrade, wall, harbor, ship), then an army, a Muster card, an action card.
COSTS = table(
    [
        [1, 1, 0, 0, 0],
        [1, 1, 1, 1, 0],
        [0, 0, 0, 2, 3],
        [0, 2, 0, 0, 0],
        [2, 1, 0, 0, 0],
        [2, 0, 1, 0, 0],
        [0, 0, 1, 1, 1],
        [0, 0, 0, 1, 1],
        [0, 1, 0, 1, 1],
    ]
)
ARMY_COST, MUSTER_COST, CARD_COST = 6, 7, 8
MOST_OPEN = 2  # so many of these in hands, and no more are drawn


# --- paying ---------------------------------------------------------------------------------------------


@rule
def can_pay(s: World, seat: int, what: int, times: int) -> bool:
    """Whether stores, and Gold for what is missing, cover a price."""
    missing = 0
    for r in range(RESOURCES):
        lack = COSTS[what][r] * times - s.stores[seat][r]
        if lack > 0:
            missing += lack
    return bool(missing <= s.gold[seat])


@rule
def pay(s: World, seat: int, what: int, times: int) -> None:
    """Pay a price, cards first, then Gold; `bill` keeps what it was."""
    s.bill[GOLD] = 0
    for r in range(RESOURCES):
        price = COSTS[what][r] * times
        held = min(price, s.stores[seat][r])
        s.bill[r] = held
        s.bill[GOLD] += price - held
        s.stores[seat][r] -= held
    s.gold[seat] -= s.bill[GOLD]


@rule
def pay_nothing(s: World) -> None:
    """What is free has an empty bill."""
    for r in range(RESOURCES + 1):
        s.bill[r] = 0


@rule
def tell_bill(s: World) -> None:
    """Add what was paid to the row told last."""
    tell_pile(s, 0, s.bill, RESOURCES + 1)


# --- taking ---------------------------------------------------------------------------------------------


@rule
def take_any(s: World, seat: int) -> int:
    """A random resource card out of a seat's stores; -1 if there is none (R52)."""
    cards = stock(s, seat)
    if cards == 0:
        return NOBODY
    index = below(s, cards)
    for r in range(RESOURCES):
        index -= s.stores[seat][r]
        if index < 0:
            s.stores[seat][r] -= 1
            return r
    return NOBODY


# --- action cards ---------------------------------------------------------------------------------------


@rule
def in_hands(s: World, card: int) -> int:
    """How many of a kind all seats hold together."""
    count = 0
    for seat in range(s.seats):
        count += s.cards[seat][card]
    return count


@rule
def is_drawn(s: World, card: int) -> bool:
    """Whether a kind can be drawn now (R78)."""
    return (card != LIBRARY and card != SPY) or in_hands(s, card) < MOST_OPEN


@rule
def supply(s: World) -> int:
    """How many kinds can be drawn now."""
    count = 0
    for card in range(CARDS):
        if is_drawn(s, card):
            count += 1
    return count


@rule
def draw_card(s: World, seat: int, why: int) -> None:
    """One action card; every kind that can be drawn is as likely as any other."""
    index = below(s, supply(s))
    for card in range(CARDS):
        if is_drawn(s, card):
            if index == 0:
                s.cards[seat][card] += 1
                tell(s, DREW, seat, card, why, 0)
                return
            index -= 1


@rule
def hand_size(s: World, seat: int) -> int:
    """How many action cards a seat holds."""
    count = 0
    for card in range(CARDS):
        count += s.cards[seat][card]
    return count
