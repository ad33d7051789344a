"""Rows `client.size.lobby` and `client.size.play`: JavaScript over the wire to see the lobby, and to play a game."""

import gzip
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from measure import Row

import hexmoot

PAGES = Path(hexmoot.__file__).parent / "pages"
ENTRY = "index.html"
LOBBY = "src/lobby/Lobby.svelte"
TABLE = "src/session/TablePage.svelte"
GAME = "src/games/{}/table.ts"
# The words that are spoken there; the chat's come with the chat, the rules' with the rules.
LOBBY_WORDS = ("src/words/{}/house.ts",)
TABLE_WORDS = ("src/words/{}/table.ts", "src/words/{}/problems.ts")
DOOR_WORDS = "src/games/{}/words/{}/door.ts"
GAME_WORDS = "src/games/{}/words/{}/table.ts"

KB = 1024
LIMITS = {"lobby": 45 * KB, "play": 90 * KB}


def sizes(game: str = "battlehex", pages: Path = PAGES) -> dict[str, int]:
    """Bytes for the lobby, which shows every game, and for one game played from there to its end, words included."""
    manifest = json.loads((pages / ".vite" / "manifest.json").read_text())
    tables = [name for name in manifest if name.startswith("src/games/") and name.endswith("/table.ts")]
    games = [table.split("/")[2] for table in tables if table.count("/") == 3]
    lobby = files(manifest, [ENTRY, LOBBY])
    play = lobby | files(manifest, [TABLE, GAME.format(game)])
    first, then = dict[str, int](), dict[str, int]()
    for language in languages(manifest):
        said = [word.format(language) for word in LOBBY_WORDS]
        said += [DOOR_WORDS.format(game, language) for game in games]
        first[language] = weight(pages, files(manifest, said))
        said += [word.format(language) for word in TABLE_WORDS] + [GAME_WORDS.format(game, language)]
        then[language] = weight(pages, files(manifest, said))
    return {
        "lobby": weight(pages, lobby) + max(first.values()),
        "play": weight(pages, play) + max(then.values()),
    }


def languages(manifest: Iterable[str]) -> set[str]:
    """The languages that there are: every one is measured, and the wordiest must keep the limit."""
    return {name.split("/")[2] for name in manifest if name.startswith("src/words/") and name.count("/") == 3}


def files(manifest: dict[str, Any], names: Iterable[str]) -> set[str]:
    """The script files of these modules and of all that they import at once."""
    found, waiting = set[str](), list(names)
    seen = set[str]()
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            found.add(manifest[name]["file"])
            waiting += manifest[name].get("imports", [])
    return {file for file in found if file.endswith(".js")}


def weight(pages: Path, names: Iterable[str]) -> int:
    """What these files weigh as the server sends them."""
    return sum(len(gzip.compress((pages / name).read_bytes(), mtime=0)) for name in names)


ROWS = [
    Row(f"client.size.{name}", "bytes", lambda name=name: sizes()[name], lambda limit=limit: limit, "<= 1", times=1)
    for name, limit in LIMITS.items()
]
