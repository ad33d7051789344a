"""Tables for tests: time starts at 0, secrets are known."""

from typing import Any

from hexmoot import games
from hexmoot.games.battlehex import views
from hexmoot.table import Moment, Plan, Play, SeatWish, Table, TableSettings, new_plan

GAME = games.game("battlehex")
SEED, NEXT_SEED = bytes(range(32)), bytes(32)
ANN, BOB = "ann-id", "bob-id"
YOU, OPEN, GUEST = SeatWish("you"), SeatWish("open"), SeatWish("guest", name="Eve")


def bot(id: str = "recruit") -> SeatWish:
    return SeatWish("bot", id)


def plan(*wishes: SeatWish, options: dict[str, Any] | None = None, **settings: Any) -> Plan:
    chosen = {"size": 3, "firstColour": "red"} | (options or {})
    made = TableSettings(**settings)
    return new_plan(GAME, "code", (ANN, "Ann"), wishes or (YOU, OPEN), chosen, made, "aa", SEED, 0)


def started(*wishes: SeatWish, options: dict[str, Any] | None = None, **settings: Any) -> Table:
    """A table whose first game has begun at time 0; Bob sits where a seat was open."""
    table = Table(GAME, plan(*wishes, options=options, **settings))
    if any(chair.kind == "open" for chair in table.plan.chairs):
        table.plan = table.sit(None, BOB, "Bob", "bb")
    table.begun(*table.begin(0, NEXT_SEED))
    return table


def play_of(table: Table) -> Play:
    assert table.play is not None
    return table.play


def act(table: Table, seat: int, action: Any, at: int = 0, command: str | None = None) -> Moment:
    """Play an action."""
    moment = play_of(table).act(seat, action, at)
    play_of(table).take(moment, command)
    return moment


def seal(turn: int, red: int, black: int, left: str = "R") -> views.Seal:
    return views.Seal(turn, red, black, left)


def take_overdue(table: Table, now: int) -> list[Moment]:
    """Let happen what is due."""
    found = []
    while moment := table.overdue(now):
        play_of(table).take(moment)
        found.append(moment)
    return found
