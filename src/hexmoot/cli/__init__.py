"""The command `hexmoot`.

Exit codes: 0, all is well; 1, something was looked at and found wrong; 2, the command could not be carried out.
"""

import io
import os
import sys
from collections.abc import Sequence

import click

from hexmoot import words
from hexmoot.cli.commands import hexmoot
from hexmoot.cli.terminal import complain

__all__ = ["main"]

STOPPED = 128 + 2  # as shells report SIGINT
NOBODY_READS = 128 + 13  # and SIGPIPE


def main(line: Sequence[str] | None = None) -> int:
    """Carry out a command line, given without the program's name; errors are one line on stderr."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a sign that this terminal has not shall stop nobody
    try:
        with hexmoot.make_context("hexmoot", list(sys.argv[1:] if line is None else line)) as context:
            hexmoot.invoke(context)
        return 0
    except click.exceptions.Exit as end:
        return end.exit_code
    except click.ClickException as error:
        complain(said(error))
        return error.exit_code
    except (KeyboardInterrupt, click.Abort):
        return STOPPED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # the last flush shall not meet it again
        return NOBODY_READS
    except OSError as error:
        complain(": ".join(str(part) for part in (error.filename, error.strerror or error) if part))
        return 2


def said(error: click.ClickException) -> str:
    """What went wrong, and for a slip in the command line where to read on."""
    if isinstance(error, click.UsageError) and error.ctx:
        return words.sentence("cli.more", problem=error.format_message().rstrip("."), command=error.ctx.command_path)
    return error.format_message()
