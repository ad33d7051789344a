"""Many sockets in one process: no more of the protocol than a load takes, so that the servers are measured."""

import asyncio
import struct
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

Hear = Callable[[bytes], None]


class Socket(asyncio.Protocol):
    """One end of a socket. `hear` is called with the text of each message."""

    def __init__(self, hear: Hear) -> None:
        self.hear = hear
        self.data = b""
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def connection_lost(self, error: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(error or ConnectionError("the server hung up"))

    def say(self, text: bytes) -> None:
        """Send a message; the mask of the protocol is there, and changes nothing."""
        size = len(text)
        head = struct.pack("!BB", 0x81, 0x80 | size) if size < 126 else struct.pack("!BBH", 0x81, 0x80 | 126, size)
        self.transport.write(head + bytes(4) + text)

    def data_received(self, data: bytes) -> None:
        data, at = self.data + data, 0
        if not self.open.done():
            at = self.opened(data)
        while (frame := frame_at(data, at)) is not None:
            kind, text, at = frame
            if kind == 0x1:
                self.hear(text)
            elif kind == 0x9:
                self.transport.write(struct.pack("!BB", 0x8A, 0x80 | len(text)) + bytes(4) + text)
        self.data = data[at:]

    def opened(self, data: bytes) -> int:
        """Where the answer to the handshake ends; ConnectionError if it is none that opens a socket."""
        end = data.find(b"\r\n\r\n")
        if end < 0:
            return 0
        if not data.startswith(b"HTTP/1.1 101"):
            self.open.set_exception(ConnectionError(data[:end].decode()))
            return len(data)
        self.open.set_result(None)
        return end + 4


def frame_at(data: bytes, at: int) -> tuple[int, bytes, int] | None:
    """The kind and the text of the frame there, and where it ends; None if it is not all there."""
    if len(data) < at + 2:
        return None
    kind, size, start = data[at] & 0xF, data[at + 1], at + 2
    if size > 125:
        start += 2 if size == 126 else 8
        if len(data) < start:
            return None
        size = int.from_bytes(data[at + 2 : start], "big")
    return None if len(data) < start + size else (kind, data[start : start + size], start + size)


async def connect(url: str, path: str, hear: Hear, headers: dict[str, str] | None = None) -> Socket:
    """A socket that the server has accepted."""
    host, port = urlsplit(url).hostname, urlsplit(url).port
    _, socket = await asyncio.get_running_loop().create_connection(lambda: Socket(hear), host, port)
    lines = {
        "Host": f"{host}:{port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version": "13",
        **(headers or {}),
    }
    said = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    socket.transport.write(f"GET {path} HTTP/1.1\r\n{said}\r\n".encode())
    await socket.open
    return socket
