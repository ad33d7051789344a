"""Bots among themselves: `hexmoot play`, and `hexmoot warm` so that they start at once."""

import re
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from hexmoot import luck
from hexmoot.bots import worker
from hexmoot.bots.registry import Character, character, characters
from hexmoot.bots.warm import warm as warm_up
from hexmoot.cli.common import Trouble, assignments, chosen, find_game, options_of, outcome_text
from hexmoot.cli.terminal import progress, say
from hexmoot.game import Refused, SeatInfo
from hexmoot.games import IDS, AnyGame
from hexmoot.record import Recorder, write
from hexmoot.search.budget import Budget
from hexmoot.search.character import shown
from hexmoot.table.settings import TableSettings, settled
from hexmoot.table.times import iso
from hexmoot.words import sentence


def play(
    game_id: str, names: Sequence[str], words: Sequence[str], playouts: int | None, seed: str | None, file: str | None
) -> None:
    """Play one game, write its record and print its end."""
    game = find_game(game_id)
    options, settings, said = sorted_out(game, assignments(words))
    bots = [find_bot(game, name) for name in names]
    if len(bots) not in game.seats:
        raise Trouble("cli.seats", title=game.title, seats=", ".join(map(str, game.seats)), named=len(bots))
    path = writable(file) if file else None
    seats = [SeatInfo(bot.name, "bot", bot.id) for bot in bots]
    recorder = Recorder(game, options, seats, seed_of(seed), at=now(), settings=said or None)
    if playouts is None:
        progress(sentence("cli.warming"))  # no thinking time shall go into compiling
        for bot in dict.fromkeys(bots):
            worker.rehearse(game.id, bot.id)
    play_out(recorder, game, bots, lambda: Budget(playouts=playouts) if playouts else Budget(settings.bot_seconds))
    record = recorder.record()
    say(f"{game.title}: {' against '.join(bot.name for bot in bots)}, entries 0 to {len(record.entries) - 1}")
    say(recorder.state.text())
    if record.footer:
        say(outcome_text(record.footer.result, [seats[entry] for entry in recorder.state.seating()]))
    say(f"seed: {recorder.seed.hex()}")
    if path:
        path.write_text(write(record), encoding="utf-8")


def sorted_out(game: AnyGame, words: dict[str, str]) -> tuple[msgspec.Struct, TableSettings, dict[str, object]]:
    """The options of the game, those of the table, and which of these were said."""
    own, tables = options_of(game.Options), options_of(TableSettings)
    for name in words:
        if name not in own and name not in tables:
            raise Trouble("cli.noOption", name=name, title=game.title, own=", ".join(own), tables=", ".join(tables))
    options = chosen(game.Options, {name: value for name, value in words.items() if name in own})
    settings = chosen(TableSettings, {name: value for name, value in words.items() if name in tables})
    try:
        settled(game, settings)
    except Refused as refused:
        raise Trouble(refused.code, **refused.params) from None
    said = {name: value for name, value in msgspec.to_builtins(settings).items() if name in words}
    return options, settings, said


def find_bot(game: AnyGame, name: str) -> Character:
    """The bot of this id."""
    try:
        return character(game.id, name)
    except KeyError:
        known = ", ".join(bot.id for bot in characters(game.id))
        raise Trouble("cli.noBot", title=game.title, bot=name, bots=known) from None


def seed_of(text: str | None) -> bytes:
    """The seed that was given, or a new one."""
    if text is None:
        return luck.new_seed()
    if not re.fullmatch("[0-9a-fA-F]{64}", text):
        raise Trouble("cli.seed", text=text)
    return bytes.fromhex(text)


def writable(name: str) -> Path:
    """The path, if a file can be there: better said now than after the game."""
    path = Path(name)
    if path.is_dir():
        raise Trouble("cli.isFolder", path=path)
    if not path.parent.is_dir():
        raise Trouble("cli.noFolder", folder=path.parent)
    return path


def play_out(recorder: Recorder, game: AnyGame, bots: Sequence[Character], budget: Callable[[], Budget]) -> None:
    """Play to the end. What bots draw for their thoughts comes from the seed as well, by seat and entry."""
    options = msgspec.convert(recorder.header.options, game.Options)
    seating = recorder.state.seating()
    while recorder.state.outcome() is None:
        seat, k = recorder.state.waiting()[0], len(recorder.entries)
        thoughts = luck.luck_at(recorder.seed, b"thoughts of seat %d" % seat, k)
        action = bots[seating[seat]].choose(shown(game, options, recorder.state, seat), thoughts, budget())
        recorder.step(seat, action, now())
        progress(f"entry {k}")
    progress("")


def now() -> str:
    """The time as records have it."""
    return iso(time.time_ns() // 1_000_000)


def warm(game_id: str | None) -> None:
    """Compile what the bots of a game need, or those of all games."""
    games = (find_game(game_id).id,) if game_id else IDS
    warm_up(games, lambda done, total, what: say(f"{done}/{total} " + (what or sentence("cli.warm"))))
