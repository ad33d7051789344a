"""The server from the command line: `hexmoot serve`."""

from pathlib import Path

from hexmoot.cli.common import Trouble
from hexmoot.server import run


def serve(
    host: str, port: int | None, public_url: str | None, trust_proxy: bool, data: str | None, open_browser: bool
) -> None:
    """Run the server until it is stopped."""
    try:
        run.serve(host, port, public_url, trust_proxy, Path(data) if data else None, open_browser)
    except run.BadServe as error:
        raise Trouble("cli.serve", why=error) from None
