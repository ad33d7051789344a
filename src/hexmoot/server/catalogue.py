"""The games, as the lobby and the setup form need them."""

import msgspec

from hexmoot import games
from hexmoot.bots.registry import characters
from hexmoot.game import Refused
from hexmoot.server.bodies import BoardView, BotInfo, GameInfo, raw
from hexmoot.table.settings import WAIT


def catalogue() -> list[GameInfo]:
    """All games, in the order in which they are shown."""
    return [info_of(game) for game in games.games()]


def board_of(id: str, options: str) -> BoardView:
    """The board that these options (as JSON) give; Refused if the game shows none before it begins."""
    try:
        game = games.game(id)
    except KeyError:
        raise Refused("noSuchGame", game=id[:40], games=", ".join(games.IDS)) from None
    try:
        board = game.board(msgspec.json.decode(options, type=game.Options))
    except msgspec.DecodeError as error:
        raise Refused("badOptions", why=str(error)) from None
    if board is None:
        raise Refused("noPage")
    return BoardView(raw(board))


def info_of(game: games.AnyGame) -> GameInfo:
    """One game of the catalogue."""
    schema = msgspec.json.schema(game.Options)
    name = schema["$ref"].rpartition("/")[2]
    return GameInfo(
        id=game.id,
        title=game.title,
        rules_version=game.rules_version,
        seats=list(game.seats),
        sides=list(game.sides),
        own_colours=game.own_colours,
        mapped=list(game.mapped),
        undo=game.undo,
        turn_seconds=list(game.turn_seconds),
        timeouts=list(game.timeouts),
        leavings=[*game.leavings, WAIT],
        lateness=game.lateness,
        stand_in=game.stand_in,
        bots=[BotInfo(bot.id, bot.name, bot.level) for bot in characters(game.id)],
        options_schema=schema["$defs"][name],
        default_options=msgspec.to_builtins(game.usual(online=False)),
        online_options=msgspec.to_builtins(game.usual(online=True)),
    )
