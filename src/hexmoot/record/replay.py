"""A record played again: the state of a game is the fold of its entries."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from hexmoot import games
from hexmoot.game import BadOptions, Outcome, Refused, State, Step
from hexmoot.record.lines import BadRecord, Entry, Header, Record
from hexmoot.record.undo import must_not_stay
from hexmoot.words import Remark, sentence

FIRST_LINE = 2  # the line of entry 0
ABANDONED = "abandoned"  # the reason of a game that was given up by the table, and so by nobody in particular
AnyState = State[Any, Any, Any]


class Mismatch(ValueError):
    """An entry that cannot have happened so; `k` is its number."""

    def __init__(self, k: int, code: str, **params: Any) -> None:
        self.k = k
        self.remark = Remark(code, params)
        super().__init__(sentence("record.atEntry", k=k, problem=self.remark))


class Played(NamedTuple):
    """An entry, the state that it led to, and what it told; no step where the table itself did something."""

    entry: Entry
    state: AnyState
    step: Step[Any] | None

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended with this entry: by its rules, or because the table gave it up."""
        return Outcome(ABANDONED, None, [0] * self.state.seats) if gives_up(self.entry) else self.state.outcome()


def replay(record: Record) -> Iterator[Played]:
    """Play the entries again, one by one, each with the luck that it lists.

    Every state is its own and stays as it was yielded. Raises BadRecord where something is unknown to the game or
    out of place, and Mismatch where the rules refuse an action, draw otherwise, or a number is wrong.
    """
    game = game_of(record.header)
    stands: list[Played] = []  # the steps that no undo has taken back
    for k, entry in enumerate(record.entries):
        if entry.k != k:
            raise Mismatch(k, "record.number", number=entry.k)
        if k and gives_up(record.entries[k - 1]):
            raise Mismatch(k, "record.givenUp")
        if k == 0:
            stands.append(started(game, record.header, entry))
        elif entry.table is None:
            stands.append(played(game, entry, stands[-1].state))
        else:
            at_table(game, entry, stands)
        yield stands[-1] if entry.table is None else Played(entry, stands[-1].state, None)


def game_of(header: Header) -> games.AnyGame:
    """The game of a record; BadRecord if there is none here by this name, in this version or for so many."""
    try:
        game = games.game(header.game)
    except KeyError:
        raise BadRecord(1, "record.noGame", game=header.game, games=", ".join(games.IDS)) from None
    if header.rules_version != game.rules_version:
        theirs, ours = header.rules_version, game.rules_version
        raise BadRecord(1, "record.otherRules", title=game.title, theirs=theirs, ours=ours)
    if len(header.seats) not in game.seats:
        raise BadRecord(1, "record.seats", title=game.title, seats=len(header.seats))
    return game


def started(game: games.AnyGame, header: Header, entry: Entry) -> Played:
    """Step 0."""
    if entry.luck is None or entry.action is not None or entry.table is not None:
        raise BadRecord(FIRST_LINE, "record.notStart")
    try:
        options = msgspec.convert(header.options, game.Options)
        state, step = game.new(options, header.seats, bytes.fromhex(entry.luck))
    except (msgspec.ValidationError, BadOptions) as error:
        raise BadRecord(1, "record.options", why=error) from None
    return compared(Played(entry, state, step))


def played(game: games.AnyGame, entry: Entry, before: AnyState) -> Played:
    """A step from the state before it."""
    line = entry.k + FIRST_LINE
    if entry.action is None or entry.luck is None:
        raise BadRecord(line, "record.notStep")
    if entry.seat is not None and not 0 <= entry.seat < before.seats:
        raise BadRecord(line, "record.noSeat", seat=entry.seat, last=before.seats - 1)
    try:
        action = msgspec.convert(entry.action, game.Timeout if entry.seat is None else game.Action)
    except msgspec.ValidationError as error:
        code = "record.notClock" if entry.seat is None else "record.notAction"
        raise BadRecord(line, code, seat=entry.seat, why=error) from None
    state = before.clone()
    try:
        return compared(Played(entry, state, state.apply(entry.seat, action, bytes.fromhex(entry.luck))))
    except Refused as refused:
        why = sentence(refused.code, **refused.params)
        raise Mismatch(entry.k, "record.refused", refusal=refused.code, sentence=why) from None


def compared(done: Played) -> Played:
    """The same, if its draws are those that the entry lists."""
    entry, _, step = done
    if step is not None and entry.draws is not None and entry.draws != step.draws:
        listed, drawn = ([list(draw) for draw in draws] for draws in (entry.draws, step.draws))
        raise Mismatch(entry.k, "record.draws", listed=listed, drawn=drawn)
    return done


def at_table(game: games.AnyGame, entry: Entry, stands: list[Played]) -> None:
    """An entry of the table: an undo takes steps back, all others leave the game as it is."""
    if entry.action is not None or entry.luck is not None or entry.draws:
        raise BadRecord(entry.k + FIRST_LINE, "record.notTable")
    if entry.table and entry.table.get("type") == "undo":
        take_back(game, entry, entry.table.get("entry"), stands)


def gives_up(entry: Entry) -> bool:
    """Whether with this entry the table gives the game up."""
    return entry.table is not None and entry.table.get("type") == "abandon"


def take_back(game: games.AnyGame, entry: Entry, first: object, stands: list[Played]) -> None:
    """Undo a step and all after it, if they may be taken back."""
    at = next((i for i, done in enumerate(stands) if i > 0 and done.entry.k == first), None)
    if at is None:
        raise Mismatch(entry.k, "record.nothingToUndo", entry=first)
    try:
        if entry.by not in (None, stands[at].entry.seat):
            raise Refused("undoOthers")
        must_not_stay(game, stands[at:])
    except Refused as refused:
        why = sentence(refused.code, **refused.params)
        raise Mismatch(entry.k, "record.cannotUndo", entry=first, refusal=refused.code, sentence=why) from None
    del stands[at:]
