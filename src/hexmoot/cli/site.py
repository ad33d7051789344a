"""The server from the command line: `hexmoot serve`."""

import os
from pathlib import Path
from urllib.parse import urlsplit

from hexmoot.cli.common import Trouble
from hexmoot.server.run import serve as run


def serve(
    host: str, port: int, public_url: str | None, trust_proxy: bool, data: str | None, open_browser: bool
) -> None:
    """Run the server until it is stopped."""
    folder = Path(data) if data else data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble("cli.data", folder=folder, why=error.strerror) from None
    run(host, port, checked(public_url) if public_url else None, trust_proxy, folder, open_browser)


def data_folder() -> Path:
    """The user's data folder of Hexmoot."""
    return Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share").expanduser() / "hexmoot"


def checked(url: str) -> str:
    """The public address without a slash at its end, if it is one."""
    try:
        parts = urlsplit(url)
        fits = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        fits = False
    if not fits or parts.path not in ("", "/") or parts.query or parts.fragment:
        raise Trouble("cli.publicUrl", url=url)
    return url.rstrip("/")
