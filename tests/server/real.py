"""The real server as a process, and people who talk to it over the network."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

READY = "Hexmoot listens on "
START = """
import sys
from pathlib import Path
from hexmoot.bots.pool import InlineBots
from hexmoot.server import run
if sys.argv[2] == "inline":
    run.BotPool = lambda workers: InlineBots()
run.serve(port=0, data=Path(sys.argv[1]), trust_proxy=True, open_browser=False)
"""


class Server:
    """A running process; `url` is what it said."""

    def __init__(self, process: Process, url: str) -> None:
        self.process = process
        self.url = url

    async def kill(self) -> None:
        """SIGKILL: it gets no chance to finish anything."""
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()


async def start(data: Path, bots: str = "inline") -> Server:
    """Start a server and wait until it says that it listens. Bots think in it (`inline`) or in its workers (`pool`)."""
    environment = os.environ | {"HEXMOOT_RULES": "plain"}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", START, str(data), bots, stdout=PIPE, env=environment
    )
    assert process.stdout is not None
    line = (await process.stdout.readline()).decode().strip()
    assert line.startswith(READY), line
    return Server(process, line.removeprefix(READY))


@asynccontextmanager
async def serving(data: Path) -> AsyncIterator[Server]:
    """A server until the end of the block, ended as an operator would."""
    server = await start(data)
    try:
        yield server
    finally:
        if server.process.returncode is None:
            server.process.terminate()
        await server.process.wait()


@asynccontextmanager
async def browser(server: Server, secret: str = "") -> AsyncIterator[httpx.AsyncClient]:
    """A browser with a cookie jar."""
    cookies = {"hexmoot": secret} if secret else None
    async with httpx.AsyncClient(base_url=server.url, cookies=cookies) as client:
        yield client


async def line(server: Server, code: str, secret: str) -> ClientConnection:
    """A socket into a table."""
    url = f"{server.url.replace('http', 'ws')}/api/tables/{code}/socket"
    return await connect(url, additional_headers={"cookie": f"hexmoot={secret}"}, compression=None)


async def say(socket: ClientConnection, **message: Any) -> None:
    await socket.send(msgspec.json.encode(message).decode())


async def hear(socket: ClientConnection) -> Any:
    return msgspec.json.decode(await socket.recv())
