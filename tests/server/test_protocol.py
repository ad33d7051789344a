"""docs/protocol.md is true: its examples are played, and it names every message, request, code and limit."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from hexmoot.server import limits, messages, room
from hexmoot.server.endpoints import ENDPOINTS
from hexmoot.server.errors import STATUS
from hexmoot.words.en import PROBLEMS
from tests.server.asgi import Closed, Device, Socket
from tests.server.house import Running, running

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()
BLOCKS = re.findall(r"```play( more)?\n(.*?)```", PAGE, re.DOTALL)
LINE = re.compile(r"(\w+)([:=><]) (.*)")


def stories() -> list[list[str]]:
    """The examples: each begins with a block and goes on in those that say `more`."""
    found: list[list[str]] = []
    for more, text in BLOCKS:
        if not more:
            found.append([])
        found[-1] += text.strip().splitlines()
    return found


class Stage:
    """Plays the lines of an example."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.devices: dict[str, Device] = {}
        self.sockets: dict[str, Socket] = {}
        self.names: dict[str, Any] = {}
        self.answer: Any = None

    async def play(self, line: str) -> None:
        match = LINE.fullmatch(line)
        assert match, f"not understood: {line}"
        who, sign, text = match.groups()
        for name, value in self.names.items():
            if isinstance(value, str):
                text = text.replace(f"${name}", value)
        if who == "time":
            await self.server.forward(int(text.removesuffix(" s")) * 1000)
        elif line == "bots: choose":
            self.server.bots.go.set()
            await self.server.settled()
        elif sign == ":":
            await self.do(who, text)
        elif sign == "=":
            status, _, body = text.partition(" ")
            assert (self.answer.status, int(status)) == (int(status), self.answer.status), self.answer.body
            self.compare(json.loads(body), self.answer.json(), line)
        elif sign == ">":
            self.sockets[who].say(text)
        elif text.startswith("closed "):
            with pytest.raises(Closed) as closed:
                await self.sockets[who].hear()
            assert closed.value.code == int(text.removeprefix("closed "))
            del self.sockets[who]
        else:
            self.compare(json.loads(text), await self.sockets[who].hear(), line)

    async def do(self, who: str, text: str) -> None:
        device = self.devices.setdefault(who, self.server.device())
        verb, _, rest = text.partition(" ")
        if verb == "socket":
            self.sockets[who] = await device.socket(rest)
        elif text == "hang up":
            await self.sockets.pop(who).close()
        else:
            path, _, body = rest.partition(" ")
            self.answer = await device.ask(verb, path, json.loads(body) if body else None)

    def compare(self, told: Any, got: Any, line: str) -> None:
        """What is written must be there; objects may have more."""
        if isinstance(told, dict):
            assert isinstance(got, dict), line
            for key, value in told.items():
                assert key in got, f"{key} is missing: {line}\n{got}"
                self.compare(value, got[key], line)
        elif isinstance(told, list):
            assert isinstance(got, list), line
            assert len(told) == len(got), f"{line}\n{got}"
            for value, other in zip(told, got, strict=True):
                self.compare(value, other, line)
        elif isinstance(told, str) and told.startswith("$"):
            self.names.setdefault(told[1:], got)
        else:
            assert told in ("…", got), f"{line}\n{got}"


@pytest.mark.parametrize("story", stories(), ids=lambda story: story[0])
async def test_the_examples_happen_as_they_are_written(story: list[str], tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        stage = Stage(server)
        server.bots.go.clear()
        for line in story:
            await stage.play(line)
        for who, socket in stage.sockets.items():
            assert await socket.quiet() == [], f"{who} heard more than is written"
