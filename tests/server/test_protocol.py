"""docs/protocol.md is true: its examples are played, and it names every message, request, code and limit."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from hexmoot.server import chat, limits, messages, people, room
from hexmoot.server.endpoints import ENDPOINTS
from hexmoot.server.errors import status_of
from hexmoot.store import talk
from hexmoot.table import accord
from hexmoot.words.en import PROBLEMS
from server.asgi import Closed, Device, Socket
from server.house import Running, running

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


def tables_of(page: str) -> str:
    """The rows of all tables of the page."""
    return "\n".join(line for line in page.splitlines() if line.startswith("|"))


def test_every_message_is_explained_and_shown() -> None:
    kinds = [kind.__struct_config__.tag for kind in (*messages.ToServer.__args__, *messages.ToClient.__args__)]
    played = "".join(text for _, text in BLOCKS)
    assert [kind for kind in kinds if f"`{kind}`" not in tables_of(PAGE)] == []
    assert [kind for kind in kinds if f'"type": "{kind}"' not in played] == []


def test_every_request_is_named() -> None:
    short = [e.path.replace("/api/tables/{code}", "…").replace("{number}", "{n}") for e in ENDPOINTS]
    missing = [
        f"{e.method} {path}"
        for e, path in zip(ENDPOINTS, short, strict=True)
        if f"`{e.method} {path}`" not in PAGE and f"`{e.method} {e.path}`" not in PAGE
    ]
    assert missing == []


def test_every_code_of_the_server_is_listed_with_its_status() -> None:
    refusals = PAGE[PAGE.index("## Refusals") : PAGE.index("## A table")]
    rows = [row.split("|")[1:3] for row in refusals.splitlines() if re.match(r"\| `\w+`[^|]*\| \d{3}", row)]
    listed = {}
    for codes, statuses in rows:
        names = re.findall(r"`(\w+)`", codes)
        numbers = re.findall(r"\d{3}", statuses)
        listed |= dict(zip(names, numbers if len(numbers) > 1 else numbers * len(names), strict=True))
    assert listed == {code: str(status_of(code)) for code in PROBLEMS}


def test_the_limits_are_the_real_ones() -> None:
    table = tables_of(PAGE[PAGE.index("## Limits") :])
    assert f"| {limits.MESSAGE_BYTES} bytes" in table
    assert f"| {limits.BODY_BYTES} bytes" in table
    assert f"| {limits.TEXT} signs" in table
    assert f"| {limits.RECORD_BYTES} bytes" in table
    assert f"| {limits.RECORD_ENTRIES} entries" in table
    assert f"| {limits.POSITIONS} at once" in table
    assert f"| {limits.READERS} waiting" in table
    assert f"within {people.LINK_MS // 60_000} minutes" in PAGE
    assert f"newest {talk.KEPT} messages" in PAGE
    assert f"last {chat.SHOWN} messages" in PAGE
    slow = f"where a move may take days, after {accord.SLOW_LAPSE_MS // 1000} s"
    assert f"| lapses after {accord.LAPSE_MS // 1000} s; {slow} |" in table
    assert f"| again after {accord.REST_MS // 1000} s |" in table
    for name, (burst, per_second) in limits.RATES.items():
        assert re.search(rf"`{name}`[^|]*\| {burst} at once, {per_second} a second \|", table), name


def test_the_close_codes_are_the_real_ones() -> None:
    table = tables_of(PAGE[PAGE.index("## Closed sockets") : PAGE.index("## Limits")])
    assert re.findall(r"^\| (\d{4})", table, re.MULTILINE) == [
        "1007",
        "1009",
        *(str(code) for code in (room.RESTART, room.SLOW, room.BARRED, room.GONE, room.CROWDED)),
    ]
    assert f"{room.QUEUE} messages" in table
    assert f"{limits.SOCKETS} sockets" in table
    assert f"its address {limits.ADDRESS_SOCKETS}" in table
