"""Speaks ASGI to an application without any network: requests, and sockets whose traffic is kept byte by byte."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple
from urllib.parse import urlsplit

App = Callable[[dict[str, Any], Any, Any], Awaitable[None]]


class Answer(NamedTuple):
    """An answer to a request."""

    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


class Closed(Exception):
    """The server has closed the socket."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def scope_of(kind: str, path: str, headers: dict[str, str], method: str | None) -> dict[str, Any]:
    parts = urlsplit(path)
    scope: dict[str, Any] = {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": parts.path,
        "raw_path": parts.path.encode(),
        "query_string": parts.query.encode(),
        "root_path": "",
        "headers": [(k.lower().encode(), v.encode()) for k, v in {"host": "house.test", **headers}.items()],
        "client": ("192.0.2.7", 50000),
        "server": ("house.test", 80),
        "state": {},
        "extensions": {},
    }
    return scope | ({"method": method} if method else {"subprotocols": []})


class Device:
    """A browser: it keeps its cookie."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.cookie = ""
        self.sockets: list[Socket] = []

    async def ask(self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None) -> Answer:
        """A request; a body that is no bytes is sent as JSON."""
        data = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        sent = {"cookie": self.cookie, "content-length": str(len(data)), **(headers or {})}
        scope = scope_of("http", path, sent, method)
        said: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": data, "more_body": False}

        async def send(message: dict[str, Any]) -> None:
            said.append(message)

        await self.app(scope, receive, send)
        got = {k.decode(): v.decode() for k, v in said[0]["headers"]}
        if "set-cookie" in got:
            self.cookie = got["set-cookie"].partition(";")[0]
        return Answer(said[0]["status"], got, b"".join(m.get("body", b"") for m in said[1:]))

    async def get(self, path: str) -> Any:
        """The JSON of a GET that must be granted."""
        answer = await self.ask("GET", path)
        assert answer.status == 200, answer
        return answer.json()

    async def post(self, path: str, body: Any, method: str = "POST") -> Any:
        """The JSON of a POST that must be granted."""
        answer = await self.ask(method, path, body)
        assert answer.status == 200, answer
        return answer.json()

    async def socket(self, code: str, headers: dict[str, str] | None = None) -> "Socket":
        """A socket into a table, accepted."""
        sent = {"cookie": self.cookie, **(headers or {})}
        socket = Socket(self.app, scope_of("websocket", f"/api/tables/{code}/socket", sent, None))
        self.sockets.append(socket)
        await socket.open()
        return socket


class Socket:
    """One end of a socket. `heard` keeps all text that came, in order."""

    def __init__(self, app: App, scope: dict[str, Any]) -> None:
        self.incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.outgoing: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard: list[str] = []
        self.incoming.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.ensure_future(app(scope, self.incoming.get, self.outgoing.put))

    async def open(self) -> None:
        first = await self.event()
        if first["type"] != "websocket.accept":
            raise Closed(first.get("code", 1006))

    async def event(self) -> dict[str, Any]:
        """What the application does next; Closed if it has ended."""
        coming = asyncio.ensure_future(self.outgoing.get())
        await asyncio.wait({coming, self.task}, return_when=asyncio.FIRST_COMPLETED)
        if not coming.done():
            coming.cancel()
            self.task.result()
            raise Closed(1006)
        return coming.result()

    def say(self, message: Any) -> None:
        """Send a message: text and bytes as they are, anything else as JSON."""
        key = "bytes" if isinstance(message, bytes) else "text"
        data = message if isinstance(message, str | bytes) else json.dumps(message)
        self.incoming.put_nowait({"type": "websocket.receive", key: data})

    async def hear(self) -> Any:
        """The next message."""
        event = await self.event()
        if event["type"] == "websocket.close":
            raise Closed(event["code"])
        self.heard.append(event["text"])
        return json.loads(event["text"])

    async def hear_until(self, kind: str) -> list[Any]:
        """Messages up to the first of this type, which is the last of the list."""
        heard = [await self.hear()]
        while heard[-1]["type"] != kind:
            heard.append(await self.hear())
        return heard

    async def quiet(self) -> list[Any]:
        """All that has been said so far: a ping is answered after it."""
        self.say({"type": "ping"})
        *heard, _ = await self.hear_until("pong")
        return heard

    async def hello(self, **more: Any) -> list[Any]:
        """Say hello and hear the answers."""
        self.say({"type": "hello", **more})
        return await self.quiet()

    async def close(self) -> None:
        """Hang up; harmless if that has been done."""
        self.incoming.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await self.task
