"""Rows of Hexfall: `hexfall.play` and `hexfall.clone` beside catanatron, and what a turn costs in the server, where
nothing is compiled.
"""

from functools import cache
from typing import Any

from measure import Row, rate
from rows_battlehex import catanatron_actions
from turns import cost, rows

from hexmoot import accel
from hexmoot.accel import assign, buffer, rule
from hexmoot.game import SeatInfo
from hexmoot.games.hexfall.game import GAME
from hexmoot.games.hexfall.making import fresh
from hexmoot.games.hexfall.rules import acts, choices, course
from hexmoot.games.hexfall.rules.choices import MOST_CHOICES, TARGET, WIDTH
from hexmoot.games.hexfall.rules.state import OVER, RESOURCES, Work, World
from hexmoot.luck import Stream, Words, below, pour

GAMES, ROUNDS = 40, 100
COPIES, THEIR_COPIES = 200_000, 2_000
STEPS = 400  # into a game on the largest sea, its draft left to the clock
PREVIEWS = 40  # what a client may ask for at once


# --- hexfall.play: whole games of four on the usual sea; at each decision all choices are listed and one is made ------


@rule
def who_acts(s: World) -> int:
    """The first seat that the game waits for."""
    for seat in range(s.seats):
        if course.must_act(s, seat):
            return seat
    return -1


@rule
def aimed(out: list[int], size: int, card: int, chosen: int) -> int:
    """Where a card may move what it has chosen: the first place that is another."""
    for at in range(0, size, WIDTH):
        if out[at] == TARGET and out[at + 1] == card and out[at + 2] != chosen:
            return out[at + 2]
    return 0


@rule
def do(s: World, w: Work, seat: int, out: list[int], size: int, at: int, number: int) -> int:
    """Make the choice of a row, with as many as can be; of lists the shortest."""
    what, a, b, c = out[at], out[at + 1], out[at + 2], out[at + 3]
    if what == acts.GIVE_UP_CARDS:
        what = acts.TIME_OUT
    elif what == acts.PROPOSE:
        for r in range(RESOURCES):
            w.give[r], w.want[r] = 0, 0
        given = 0
        while s.stores[seat][given] == 0:
            given += 1
        w.give[given], w.want[(given + 1) % RESOURCES] = 1, 1
    elif what == acts.BANK:
        b = (a + 1 + number % (RESOURCES - 1)) % RESOURCES
    elif what == acts.RAISE:
        a = 1
    elif what == acts.SAIL:
        w.count = 1
        w.ships[0] = a
        a = b
    elif what == acts.PLAY:
        c = aimed(out, size, a, b)
    return acts.perform(s, w, what, seat, acts.NEWEST, a, b, c)


@rule
def random_games(s: World, w: Work, blank: World, dice: Words, out: list[int], games: int) -> int:
    """Games of random choices; how many there were. A card that has nowhere to go is a choice too."""
    made = 0
    for _ in range(games):
        assign(s, blank)
        pour(s, below(dice, 1 << 32), below(dice, 1 << 32), below(dice, 1 << 32), below(dice, 1 << 32))
        course.begin(s, w)
        while s.phase != OVER:
            s.drawn = 0  # nobody will check this luck
            seat = who_acts(s)
            size = choices.list_choices(s, w, seat, out)
            number = below(dice, 1 << 32)
            at = number % (size // WIDTH) * WIDTH
            while out[at] < 0:
                at = (at + WIDTH) % size
            do(s, w, seat, out, size, at, number)
            made += 1
    return made


def our_decisions() -> float:
    """Decisions a second."""
    s, w, dice = World(), Work(), Words()
    blank = fresh(GAME.Options(map_seed="bench", max_rounds=ROUNDS), 4)
    blank.quiet = 1
    out = buffer(MOST_CHOICES * WIDTH)
    pour(dice, 1, 2, 3, 4)
    random_games(s, w, blank, dice, out, 1)
    return rate(lambda: random_games(s, w, blank, dice, out, GAMES))


# --- hexfall.clone ----------------------------------------------------------------------------------------------------


@cache
def midgame(size: str = "medium") -> Any:
    """A random game of four after some steps, when somebody may do anything."""
    dice = Stream(bytes(range(16)))
    options = GAME.Options(size=size, map_seed="bench", peace_rounds=0)  # type: ignore[arg-type]
    state, _ = GAME.new(options, [SeatInfo("", "human")] * 4, dice.luck())
    made = 0
    while made < STEPS or state.view(None).phase != "main":
        seat = state.waiting()[0]
        if state.view(None).phase == "draft":
            state.apply(None, state.timeout([seat], {}), dice.luck())
        else:
            state.apply(seat, dice.pick(state.actions(seat)), dice.luck())
        made += 1
    return state


@rule
def copied(s: World, spare: World, times: int) -> int:
    """There and back, each time a little changed; how many copies."""
    for _ in range(times):
        assign(spare, s)
        spare.turn += 1
        assign(s, spare)
    return 2 * times


def our_copies() -> float:
    """Copies a second of a game in its midst, as a search makes them."""
    s, spare = accel.clone(midgame().record), World()
    copied(s, spare, 1)
    return rate(lambda: copied(s, spare, COPIES))


def their_copies() -> float:
    """The same of catanatron's."""
    from catanatron import Color, Game, RandomPlayer

    table = Game([RandomPlayer(colour) for colour in Color], seed=1)
    for _ in range(STEPS):
        table.play_tick()

    def work() -> int:
        for _ in range(THEIR_COPIES):
            table.copy()
        return THEIR_COPIES

    return rate(work)


# --- what the server does in a turn, plain, on the largest sea --------------------------------------------------------


def view() -> float:
    """Milliseconds for what the seat on turn is shown, as JSON."""
    return cost(midgame("huge"), lambda state, seat: [state.view(seat)])


def legal() -> float:
    """Milliseconds for what it may do."""
    return cost(midgame("huge"), lambda state, seat: [state.legal(seat)])


def previews() -> float:
    """Milliseconds for one preview, of those that a client asks for."""
    state = midgame("huge")
    asked = state.actions(state.waiting()[0])[:PREVIEWS]
    return cost(state, lambda state, seat: [state.preview(seat, each) for each in asked]) / len(asked)


ROWS = [
    Row("hexfall.play", "decisions/s", our_decisions, catanatron_actions, ">= 10"),
    Row("hexfall.clone", "copies/s", our_copies, their_copies, ">= 10"),
    *rows("hexfall"),
]
