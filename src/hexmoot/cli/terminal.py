"""What a terminal is sent."""

import re
import sys

import click


def say(text: str) -> None:
    """Lines for stdout."""
    click.echo(printable(text))


def complain(problem: str) -> None:
    """One line for stderr."""
    click.echo(f"hexmoot: {printable(' '.join(problem.split()))}", err=True)


def progress(text: str) -> None:
    """A line that the next one takes the place of, for people who watch; an empty one at the end."""
    if sys.stderr.isatty():
        click.echo(f"\r{text}\033[K", err=True, nl=False)


def printable(text: str) -> str:
    """Text without control characters: a record is somebody else's file, and terminals obey what they are sent."""
    return re.sub(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]", "\N{REPLACEMENT CHARACTER}", text)
