"""What may be taken back: the newest steps of a seat, while nothing has come of them that others build upon.

Luck is drawn once, what was seen is seen, and nobody takes back for another. The table asks this before it writes an
undo into the log, and whoever reads the log asks it again.
"""

from collections.abc import Collection, Sequence
from typing import Any, Protocol, TypeVar

from hexmoot.game import Refused, State, Step
from hexmoot.games import AnyGame
from hexmoot.record.lines import Entry


class Done(Protocol):
    """A step of the log and the state after it."""

    @property
    def entry(self) -> Entry: ...
    @property
    def step(self) -> Step[Any] | None: ...
    @property
    def state(self) -> State[Any, Any, Any]: ...


D = TypeVar("D", bound=Done)


def newest(game: AnyGame, done: Sequence[D], seats: Collection[int]) -> D:
    """The newest step of these seats, out of all that stands (or of its end, from a step on that stays for ever).

    Refused unless it, and with it all that has come since, may be taken back.
    """
    at = next((i for i in range(len(done) - 1, -1, -1) if done[i].entry.seat in seats), None)
    if at is None and done[0].entry.k == 0:
        raise Refused("undoNever", title=game.title) if game.undo == "never" else Refused("undoNothing")
    found = done[at or 0 :]
    must_not_stay(game, found)
    return found[0]


def must_not_stay(game: AnyGame, done: Sequence[Done]) -> None:
    """Refused unless the first of these steps, and with it all the others, may be taken back."""
    first, *rest = done
    if game.undo == "never":
        raise Refused("undoNever", title=game.title)
    if code := hindrance(first.step):
        raise Refused(code)
    if any(after.entry.seat != first.entry.seat for after in rest):
        raise Refused("undoOthers" if first.entry.seat in first.state.waiting() else "undoPassed")
    for after in rest:
        if code := hindrance(after.step):
            raise Refused(code)


def hindrance(step: Step[Any] | None) -> str | None:
    """Why a step cannot be taken back by itself, as the code of a refusal."""
    if step is None or not (step.draws or step.stays):
        return None
    return "undoDrew" if step.draws else "undoShown" if step.stays == "shown" else "undoPassed"
