"""What can be typed after `hexmoot`, and its help.

Nothing of ours is imported before a command runs: so help is there at once, and `play` can say how the rules shall
run before they are loaded.
"""

import os
import sys
from pathlib import Path
from typing import BinaryIO

import click

from hexmoot import __version__
from hexmoot.cli.admin import admin


@click.group(
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="hexmoot COMMAND --help explains a command and shows it at work.",
)
@click.version_option(__version__, message="hexmoot %(version)s")
@click.pass_context
def hexmoot(context: click.Context) -> None:
    """A table for hex board games: in the browser, among bots, and with records that anybody can verify."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


# --- the server -----------------------------------------------------------------------------------------------------


@hexmoot.command(
    epilog="""\b
Examples:
  hexmoot serve
  hexmoot serve --host 0.0.0.0                     for everybody in the house
  hexmoot serve --no-open --trust-proxy --public-url https://hex.example.org --data /var/lib/hexmoot"""
)
@click.option("--host", default="127.0.0.1", show_default=True, help="Listen on this address.")
@click.option("--port", type=click.IntRange(0, 65535), metavar="N", help="Listen there; else at 8480 or the next free.")
@click.option("--public-url", metavar="URL", help="The address that people type; links and cookies are made for it.")
@click.option("--trust-proxy", is_flag=True, help="Believe the headers of a reverse proxy in front.")
@click.option("--data", metavar="DIR", help="Where tables and people are kept; else in the user's data folder.")
@click.option("--no-open", is_flag=True, help="Leave the browser closed.")
def serve(
    host: str, port: int | None, public_url: str | None, trust_proxy: bool, data: str | None, no_open: bool
) -> None:
    """Start the server and open the browser.

    Without options only this machine can join. Every table is kept: a server that is stopped, or killed, goes on
    where it was. Ctrl-C ends it.
    """
    os.environ["HEXMOOT_RULES"] = "plain"  # it starts at once; its bots run compiled, in processes of their own
    from hexmoot.cli import site

    site.serve(host, port, public_url, trust_proxy, data, not no_open)


hexmoot.add_command(admin)


# --- games ----------------------------------------------------------------------------------------------------------


@hexmoot.command(
    epilog="""\b
Examples:
  hexmoot games
  hexmoot games --json"""
)
@click.option("--json", "as_json", is_flag=True, help="Print it as JSON.")
def games(as_json: bool) -> None:
    """List the games with their seats, options and bots.

    The options are those that `hexmoot play -o` takes; bots are named from the weakest to the strongest.
    """
    from hexmoot.cli import catalogue

    catalogue.show(as_json)


@hexmoot.command(
    epilog="""\b
Examples:
  hexmoot play battlehex --seats general,recruit -o size=7
  hexmoot play battlehex --seats captain,general -o mode=classic -o size=11 -o botSeconds=0.5
  hexmoot play battlehex --seats corporal,corporal --playouts 500 --record game.jsonl

`hexmoot games` names the games, their bots and options."""
)
@click.argument("game")
@click.option("--seats", required=True, metavar="BOT,BOT…", help="Who plays, seat by seat.")
@click.option("-o", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game or of the table.")
@click.option("--playouts", type=click.IntRange(1), metavar="N", help="Let bots think in playouts, not in seconds.")
@click.option("--seed", metavar="HEX", help="The seed of all luck, 64 hex digits; a new one if it is not said.")
@click.option("--record", metavar="FILE", help="Write the record of the game to this file.")
@click.option("--plain", is_flag=True, help="Run the rules uncompiled: it starts at once and thinks slowly.")
def play(
    game: str,
    seats: str,
    options: tuple[str, ...],
    playouts: int | None,
    seed: str | None,
    record: str | None,
    plain: bool,
) -> None:
    """Let bots play a game without a server.

    How it ended is printed. Bots think about each action for botSeconds, an option of the table (-o
    botSeconds=0.2). What else can be chosen about a table is noted in the record, but bots among themselves wait for
    nobody. The rules run compiled; the first time they have to be compiled, which `hexmoot warm` does ahead.

    With --playouts, the same command and seed give the same game, move for move.
    """
    if "hexmoot.accel" not in sys.modules:  # a process has one mode, chosen before the rules are loaded
        os.environ["HEXMOOT_RULES"] = "plain" if plain else "compiled"
    from hexmoot.cli import match

    match.play(game, seats.split(","), options, playouts, seed, record)


@hexmoot.command(
    epilog="""\b
Examples:
  hexmoot ladder battlehex -o size=7 --playouts 200
  hexmoot ladder battlehex --bots general,captain -o size=5 --games 60"""
)
@click.argument("game")
@click.option("--bots", metavar="BOT,BOT…", help="Who plays, the strongest first; all bots if it is not said.")
@click.option("-o", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game.")
@click.option("--playouts", type=click.IntRange(1), metavar="N", help="What a bot may spend on a decision.")
@click.option("--seconds", type=click.FloatRange(0, min_open=True), metavar="S", help="How long a bot may think.")
@click.option("--games", type=click.IntRange(1), default=400, show_default=True, help="At most, a rung.")
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help="Another number, other games.")
@click.option("--results", type=click.Path(dir_okay=False, path_type=Path), default="ladder.jsonl", show_default=True)
def ladder(
    game: str,
    bots: str | None,
    options: tuple[str, ...],
    playouts: int | None,
    seconds: float | None,
    games: int,
    seed: int,
    results: Path,
) -> None:
    """Measure bots against each other, neighbour against neighbour.

    A rung ends when a sequential test knows whether the first is stronger, or after so many games; it passes when
    the 95 % interval lies above one half and the share is 58 % or more. Every game is added to the file of results,
    and a ladder that was broken off goes on from there. Without --playouts and --seconds a bot thinks for a second.
    Where the options ask for three seats or more, the two bots sit alternately and share what the winners' seats earn.
    """
    os.environ.setdefault("HEXMOOT_RULES", "compiled")
    from hexmoot.cli import ladder as rungs

    if playouts is None and seconds is None:
        seconds = 1.0
    rungs.ladder(game, bots.split(",") if bots else [], options, playouts, seconds, games, seed, results)


@hexmoot.command(
    epilog="""\b
Example:
  hexmoot check battlehex tests/positions/battlehex.json"""
)
@click.argument("game")
@click.argument("file", type=click.File("rb"))
def check(game: str, file: BinaryIO) -> None:
    """Run worked positions of a game against its rules.

    FILE holds a list of cases in JSON, each with an id, a kind and what is expected; - is standard input. A case
    that fails is printed with what was expected and what came out; a kind or a key that the game does not know
    counts as failed. The last line says how many passed and failed; exit code 1 if any failed.
    """
    from hexmoot.cli import examples

    examples.check(game, file)


@hexmoot.command(
    epilog="""\b
Examples:
  hexmoot warm
  hexmoot warm battlehex"""
)
@click.argument("game", required=False)
def warm(game: str | None) -> None:
    """Compile now what bots need, instead of at their first move.

    Compiled code is kept for the next start, in $HEXMOOT_CACHE or the user's cache folder. It is made anew after an
    update of Hexmoot, Python, NumPy or Numba; a server does it by itself in the background.
    """
    from hexmoot.cli import match

    match.warm(game)


# --- records --------------------------------------------------------------------------------------------------------


@hexmoot.command(
    epilog="""\b
Examples:
  hexmoot replay game.jsonl                        the end of the game
  hexmoot replay game.jsonl --at 12 --events       entry 12, and how it came to that
  hexmoot replay game.jsonl --at 12 --viewer 0     what seat 0 knew then
  hexmoot replay game.jsonl --json                 the same as data"""
)
@click.argument("file", type=click.File("rb"))
@click.option("--at", type=click.IntRange(0), metavar="K", help="Stop after entry K; if it is not said, at the last.")
@click.option("--viewer", default="full", metavar="WHO", help="full (the default), watcher, or a seat: 0, 1, …")
@click.option("--events", is_flag=True, help="Also tell what happened, entry by entry, as WHO was told it.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object: k, viewer, view, outcome, events.")
def replay(file: BinaryIO, at: int | None, viewer: str, events: bool, as_json: bool) -> None:
    """Play a recorded game again and show a position of it.

    FILE is a record of Hexmoot, - is standard input. The whole position is drawn; what a watcher or one seat may
    know of it is printed as their view, in JSON. Every step is played by the rules with the luck that the record
    lists: exit code 1 if one cannot have happened so, 2 if the file is no record.
    """
    from hexmoot.cli import records

    records.replay(file, at, viewer, events, as_json)


@hexmoot.command(
    epilog="""\b
Examples:
  hexmoot verify game.jsonl
  hexmoot verify - < game.jsonl"""
)
@click.argument("file", type=click.File("rb"))
def verify(file: BinaryIO) -> None:
    """Check chance, rules and result of a recorded game.

    FILE is a record of Hexmoot, - is standard input. Was the chance what had been promised? The promise made before
    the game (the commit) is compared with the seed shown after it; every luck is computed from the seed and the
    players' pinches; and every step is played by the rules with its luck, whereupon draws and result must be those
    of the record.

    Exit code 0: all of it matches. 1: something does not, and its entry is named. 2: the file is no record.
    """
    from hexmoot.cli import records

    records.verify(file)
