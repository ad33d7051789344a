"""Tables of classic Hex on a real server, for rows `server.*`: opened by requests, played over sockets."""

import asyncio
import http.client
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any
from urllib.parse import urlsplit

import msgspec
from sockets import Hear, Socket, connect

from hexmoot import games
from hexmoot.game import SeatInfo
from hexmoot.luck import NO_LUCK, Stream

OPTIONS = {"mode": "classic", "size": 11, "swap": False, "firstColour": "red"}
SEATS = [SeatInfo("Ann", "human"), SeatInfo("Bob", "human")]
DONE = b'{"type":"accepted"'
SCRIPTS = 20  # games from which the longest is taken


@cache
def script() -> list[dict[str, Any]]:
    """A long game: the actions of both sides in turn, up to the last before the end."""
    return max((random_game(Stream(bytes([n] * 16))) for n in range(SCRIPTS)), key=len)


def random_game(luck: Stream) -> list[dict[str, Any]]:
    game = games.game("battlehex")
    state, _ = game.new(msgspec.convert(OPTIONS, game.Options), SEATS, NO_LUCK)
    played = []
    while state.outcome() is None:
        seat = state.waiting()[0]
        action = luck.pick(state.actions(seat))
        played.append(msgspec.to_builtins(action))
        state.apply(seat, action, NO_LUCK)
    return played[:-1]


class Visitor:
    """A device at an address of its own, as a proxy would tell."""

    def __init__(self, url: str, address: str) -> None:
        self.url = url
        self.headers = {"X-Forwarded-For": address}

    def ask(self, line: http.client.HTTPConnection, method: str, path: str, body: Any = None) -> Any:
        """The answer to a request that must be granted."""
        sent = json.dumps(body) if body is not None else None
        line.request(method, f"/api{path}", sent, self.headers)
        answer = line.getresponse()
        text = answer.read()
        assert answer.status == 200, text
        if cookie := answer.headers["set-cookie"]:
            self.headers["Cookie"] = cookie.partition(";")[0]
        return json.loads(text)

    async def sit_at(self, code: str, hear: Hear) -> Socket:
        """A socket into a table, let in."""
        socket = await connect(self.url, f"/api/tables/{code}/socket", hear, self.headers)
        socket.say(b'{"type":"hello"}')
        return socket


@contextmanager
def line_to(url: str) -> Iterator[http.client.HTTPConnection]:
    line = http.client.HTTPConnection(urlsplit(url).netloc)
    try:
        yield line
    finally:
        line.close()


def open_tables(url: str, count: int) -> list[tuple[str, list[Visitor]]]:
    """Tables with two people each: their codes, and who sits there, the first to move first."""
    wish = {"game": "battlehex", "seats": [{"kind": "you"}, {"kind": "open"}], "options": OPTIONS}
    opened = []
    with line_to(url) as line:
        for n in range(count):
            ann, bob = (Visitor(url, f"10.{seat}.{n // 256}.{n % 256}") for seat in (1, 2))
            code = ann.ask(line, "POST", "/tables", wish)["code"]
            bob.ask(line, "POST", f"/tables/{code}/sit", {})
            opened.append((code, [ann, bob]))
    return opened


class Pair:
    """Two sockets that speak by turns. `done` is how the answer begins that each waits for."""

    def __init__(self, says: Callable[[int], bytes], done: bytes) -> None:
        self.says = says
        self.done = done
        self.sockets: list[Socket] = []
        self.at = self.until = 0
        self.answered: asyncio.Future[None] | None = None

    async def speak(self, times: int) -> None:
        """Say so much, each as soon as the one before was answered, and wait for the last answer."""
        self.until = self.at + times
        self.answered = asyncio.get_running_loop().create_future()
        self.say()
        await self.answered

    def say(self) -> None:
        self.sockets[self.at % 2].say(self.says(self.at))

    def hear(self, text: bytes) -> None:
        if self.answered is None or not text.startswith(self.done):
            return
        self.at += 1
        if self.at < self.until:
            self.say()
        else:
            self.answered.set_result(None)
            self.answered = None


@cache
def move(at: int) -> bytes:
    """The command of the script's move so numbered."""
    command = {"type": "command", "id": f"m{at}", "game": 1, "seat": at % 2, "action": script()[at]}
    return json.dumps(command, separators=(",", ":")).encode()
