"""What can be played: `hexmoot games`."""

import json
from typing import Any

from hexmoot.bots.registry import characters
from hexmoot.cli.common import accepted, options_of, written
from hexmoot.cli.terminal import say
from hexmoot.games import AnyGame, games


def show(as_json: bool) -> None:
    """All games, as text or as JSON."""
    found = [described(game) for game in games()]
    say(json.dumps(found, indent=2) if as_json else "\n\n".join(map(told, found)))


def described(game: AnyGame) -> dict[str, Any]:
    """A game as data."""
    return {
        "id": game.id,
        "title": game.title,
        "rulesVersion": game.rules_version,
        "seats": list(game.seats),
        "options": options_of(game.Options),
        "bots": [{"id": bot.id, "name": bot.name, "level": bot.level} for bot in characters(game.id)],
    }


def told(game: dict[str, Any]) -> str:
    """A game as text."""
    width = max(map(len, game["options"]))
    options = [f"  {n:{width}} {accepted(o)}; without it {written(o['default'])}" for n, o in game["options"].items()]
    head = f"{game['id']}: {game['title']}, for {' or '.join(map(str, game['seats']))}"
    return "\n".join([head, *options, f"  {'bots':{width}} {', '.join(bot['id'] for bot in game['bots'])}"])
