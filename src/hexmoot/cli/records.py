"""What can be done with a recorded game: `hexmoot replay` and `hexmoot verify`."""

from typing import Any, BinaryIO

import click
import msgspec

from hexmoot import games, record
from hexmoot.cli.common import Trouble, Wrong, outcome_text
from hexmoot.cli.terminal import say
from hexmoot.game import Viewer
from hexmoot.record import BadRecord, Mismatch, Played, Record
from hexmoot.table.punctual import unpunctual
from hexmoot.words import sentence

MOST = 20  # problems that are listed one by one


def read(file: BinaryIO) -> Record:
    """The record in a file."""
    try:
        return record.read(file.read())
    except BadRecord as error:
        raise Trouble("cli.inFile", file=file.name, problem=error) from None


# --- replay ---------------------------------------------------------------------------------------------------------


def replay(file: BinaryIO, at: int | None, viewer: str, events: bool, as_json: bool) -> None:
    """Show a position, and what led to it."""
    whole = read(file)
    last = len(whole.entries) - 1
    if at is not None and at > last:
        raise Trouble("cli.noEntry", file=file.name, k=at, last=last)
    who = viewer_of(viewer, len(whole.header.seats))
    shown = again(file.name, whole, last if at is None else at)
    say(as_data(shown, who, events) if as_json else as_text(whole, shown, who, events))


def viewer_of(word: str, seats: int) -> Viewer:
    """The viewer that a word stands for."""
    words: dict[str, Viewer] = {"full": "full", "watcher": None} | {str(seat): seat for seat in range(seats)}
    if word not in words:
        raise Trouble("cli.viewer", viewers=", ".join(words), viewer=word)
    return words[word]


def again(name: str, whole: Record, last: int) -> list[Played]:
    """The entries up to one, played again."""
    try:
        return [done for _, done in zip(range(last + 1), record.replay(whole), strict=False)]
    except BadRecord as error:
        raise Trouble("cli.inFile", file=name, problem=error) from None
    except Mismatch as error:
        raise Wrong("cli.inFile", file=name, problem=error) from None


def told(shown: list[Played], who: Viewer) -> list[dict[str, Any]]:
    """What a viewer was told, entry by entry; of a step that is secret to the viewer, not even that it was."""
    return [
        {"k": done.entry.k, "events": msgspec.to_builtins(done.step.seen(who))}
        for done in shown
        if done.step and (who == "full" or who not in done.step.secret_to)
    ]


def as_data(shown: list[Played], who: Viewer, events: bool) -> str:
    """The position as JSON."""
    entry, state, _ = shown[-1]
    data = {"k": entry.k, "viewer": who, "view": state.view(who), "outcome": state.outcome()}
    if events:
        data["events"] = told(shown, who)
    return msgspec.json.encode(data).decode()


def as_text(whole: Record, shown: list[Played], who: Viewer, events: bool) -> str:
    """The position for people."""
    entry, state, _ = shown[-1]
    seats, outcome = [whole.header.seats[entry] for entry in state.seating()], state.outcome()
    names = " against ".join(seat.name for seat in seats)
    lines = [f"{games.game(whole.header.game).title}: {names}, entry {entry.k} of {len(whole.entries) - 1}"]
    for step in told(shown, who) if events else []:
        lines += [f"{step['k']:>4} {msgspec.json.encode(event).decode()}" for event in step["events"]]
    view = state.text() if who == "full" else msgspec.json.format(msgspec.json.encode(state.view(who))).decode()
    return "\n".join([*lines, view, *([outcome_text(outcome, seats)] if outcome else [])])


# --- verify ---------------------------------------------------------------------------------------------------------


def verify(file: BinaryIO) -> None:
    """Say what matches and what does not."""
    whole = read(file)
    try:
        report = record.verify(whole)
    except BadRecord as error:
        raise Trouble("cli.inFile", file=file.name, problem=error) from None
    problems = report.problems + unpunctual(whole)
    for problem in problems[:MOST]:
        say(str(problem))
    if len(problems) > MOST:
        say(sentence("cli.moreProblems", count=len(problems) - MOST))
    say(sentence("cli.checked", **report.checked))
    for what in report.unchecked:
        say(sentence("cli.unchecked", what=what))
    if problems:
        raise click.exceptions.Exit(1)
    say(sentence("cli.allMatches" if whole.footer else "cli.soFar"))
