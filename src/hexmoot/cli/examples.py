"""Worked positions against the rules: `hexmoot check`."""

from typing import Any, BinaryIO

import click
import msgspec

from hexmoot import positions
from hexmoot.cli.common import Trouble, find_game
from hexmoot.cli.terminal import say
from hexmoot.words import sentence


def check(game_id: str, file: BinaryIO) -> None:
    """Check every position in the file, and print those that fail."""
    game = find_game(game_id)
    try:
        cases = msgspec.json.decode(file.read(), type=list[Any])
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Trouble("cli.notPositions", file=file.name, why=error) from None
    results = positions.run(game.id, cases)
    failed = [result for result in results if not result.passed]
    for result in failed:
        say(f"{result.id} failed\n  expected {as_json(result.expected)}\n  got      {as_json(result.got)}")
    say(sentence("cli.tally", game=game.id, passed=len(results) - len(failed), failed=len(failed)))
    if failed:
        raise click.exceptions.Exit(1)


def as_json(value: Any) -> str:
    """A value in one line; what JSON has no word for, in Python's."""
    return msgspec.json.encode(value, enc_hook=str).decode()
