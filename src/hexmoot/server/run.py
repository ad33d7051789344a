"""`serve`: one process, one port: pages, requests, sockets."""

import asyncio
import contextlib
import logging
import os
import re
import signal
import socket
import sys
import webbrowser
from pathlib import Path
from urllib.parse import urlsplit

import uvicorn

from hexmoot.bots.pool import BotPool
from hexmoot.server.app import new_app
from hexmoot.server.house import House
from hexmoot.server.limits import FRAME_BYTES
from hexmoot.server.pages import Pages
from hexmoot.server.sweep import Sweep
from hexmoot.server.world import RealWorld
from hexmoot.store import Conflict, Store

HOST, PORT = "127.0.0.1", 8480
HOST_AND_PORT = re.compile(r"[\w.-]+(:\d+)?|\[[\da-fA-F:.]+\](:\d+)?")
TRIES = 20  # ports that are tried after the usual one if none was asked for


class BadServe(ValueError):
    """Settings that no server can be started with, in one sentence."""


class Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, url: str, open_browser: bool) -> None:
        super().__init__(config)
        self.url = url
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(f"Hexmoot listens on {self.url}", flush=True)
            if self.open_browser:
                asyncio.get_running_loop().run_in_executor(None, webbrowser.open, self.url)


def serve(
    host: str = HOST,
    port: int | None = None,
    public_url: str | None = None,
    trust_proxy: bool = False,
    data: Path | None = None,
    open_browser: bool = True,
) -> None:
    """Serve until interrupted. BadServe if the port, the address or the data folder cannot be used.

    `port` None: the usual one, or the next that is free; 0: any. `public_url` is what people type, if it is not this
    machine's own address; links, cookies and the origin check follow it. `trust_proxy` believes X-Forwarded-For.
    """
    asked = checked(public_url) if public_url else None
    with bound(host, port) as listening:
        url = address(host, listening.getsockname()[1])
        public = asked or address(lan(host), listening.getsockname()[1])
        try:
            store = Store(data or data_folder())
        except (Conflict, OSError) as error:
            raise BadServe(str(error)) from None
        workers = max(1, min(4, (os.cpu_count() or 2) - 1))
        app = new_app(House(store, BotPool(workers), RealWorld(), public), Pages(), trust_proxy)
        config = uvicorn.Config(
            Sweep(app),
            loop="uvloop" if sys.platform != "win32" else "asyncio",
            http="httptools",
            ws="websockets-sansio",
            ws_max_size=FRAME_BYTES,
            ws_per_message_deflate=False,
            proxy_headers=False,  # the gate reads them
            server_header=False,
            access_log=False,
            log_level="warning",
            timeout_graceful_shutdown=3,
        )
        logging.getLogger("uvicorn.error").addFilter(is_ours)
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
        with contextlib.suppress(KeyboardInterrupt):  # uvicorn ends everything in order before it passes a signal on
            Server(config, url, open_browser).run(sockets=[listening])


def is_ours(record: logging.LogRecord) -> bool:
    """Whether a fault is the server's own. A text that is no UTF-8 is its sender's, whose socket is closed for it."""
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))


# --- where --------------------------------------------------------------------------------------------------------


def bound(host: str, port: int | None) -> socket.socket:
    """A socket that listens there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for tried in range(PORT, PORT + TRIES) if port is None else [port]:
        listening = socket.socket(family)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, tried))
        except (OSError, TypeError) as error:  # TypeError: the host is no name at all
            listening.close()
            problem = error
        else:
            return listening
    raise BadServe(f"cannot listen on {host}, port {port or PORT}: {getattr(problem, 'strerror', None) or problem}")


def address(host: str, port: int) -> str:
    """The URL of a host and port."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def lan(host: str) -> str:
    """The address under which others find a server that listens everywhere: this machine's own in its network."""
    if host not in ("0.0.0.0", "::"):
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent; it only chooses the way out
        except OSError:
            return "127.0.0.1"
        found: str = probe.getsockname()[0]
        return found


def checked(url: str) -> str:
    """A public URL without a slash at its end; BadServe if it is none."""
    try:
        parts = urlsplit(url)
        named = HOST_AND_PORT.fullmatch(parts.netloc) and parts.port != 0  # asked for, a port out of range is an error
    except ValueError:
        named = False
    if not named or parts.scheme not in ("http", "https") or parts.path.strip("/") or parts.query:
        raise BadServe(f"the public URL is like https://play.example.org, without a path, not {url!r}")
    return f"{parts.scheme}://{parts.netloc}"


def data_folder() -> Path:
    """Where a user's data belongs: XDG_DATA_HOME on Linux, Application Support on macOS."""
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Hexmoot"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "hexmoot"
