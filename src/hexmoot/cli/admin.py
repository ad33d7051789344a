"""What can be typed after `hexmoot admin`, and its help. Nothing of ours is imported before a command runs."""

from typing import Any

import click


@click.group(
    epilog="""\b
Examples:
  hexmoot admin --data /var/lib/hexmoot tables
  hexmoot admin ban 3f2a0c41d7e85b9a6c10
  hexmoot admin backup monday.sqlite"""
)
@click.option("--data", metavar="DIR", help="The data folder; else the user's.")
@click.pass_context
def admin(context: click.Context, data: str | None) -> None:
    """Look after a house: its tables, its people, its data folder.

    All of this works while a server runs on the folder. What changes something is done by that server within a few
    seconds, and by the command itself if there is none.
    """
    from hexmoot.cli import keeping

    context.obj = keeping.Folder(data)


@admin.command()
@click.pass_obj
def tables(folder: Any) -> None:
    """List the tables, the newest first: code, game, phase, day, seats."""
    folder.tables()


@admin.command()
@click.pass_obj
def people(folder: Any) -> None:
    """List the people, the newest first: id, day, tables, reports, name."""
    folder.people()


@admin.command()
@click.pass_obj
def reports(folder: Any) -> None:
    """List the messages that were reported: table, number, author, how often, text."""
    folder.reports()


@admin.command()
@click.argument("code")
@click.pass_obj
def end(folder: Any, code: str) -> None:
    """End a table: nobody finds it any more. A running game ends abandoned; its games are kept."""
    folder.order("end", code)


@admin.command()
@click.argument("person")
@click.pass_obj
def ban(folder: Any, person: str) -> None:
    """Shut the door to a person on all its devices."""
    folder.order("ban", person)


@admin.command()
@click.argument("person")
@click.pass_obj
def unban(folder: Any, person: str) -> None:
    """Open the door to a person again."""
    folder.order("unban", person)


@admin.command()
@click.argument("person")
@click.pass_obj
def unname(folder: Any, person: str) -> None:
    """Take a person's name away, from all its tables and games too."""
    folder.order("unname", person)


@admin.command()
@click.argument("folder_", metavar="FOLDER")
@click.pass_obj
def export(folder: Any, folder_: str) -> None:
    """Write the records of all finished games into a folder, a file each."""
    folder.export(folder_)


@admin.command()
@click.argument("file")
@click.pass_obj
def backup(folder: Any, file: str) -> None:
    """Copy the database, whole and of one moment, into a new file."""
    folder.backup(file)
