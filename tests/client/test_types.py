"""The client's types are made from the server's schema, and the committed ones are not older than it."""

import shutil
import subprocess
from pathlib import Path

import msgspec

from hexmoot.server.schema import document

CLIENT = Path(__file__).parents[2] / "client"


def test_the_committed_types_are_what_the_schema_makes_now() -> None:
    (CLIENT / "openapi.json").write_bytes(msgspec.json.encode(document()))
    npm = shutil.which("npm")
    assert npm, "the client's tools need npm"
    done = subprocess.run(
        [npm, "run", "--silent", "types:check"], cwd=CLIENT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"`npm run types` after a change of the schema: {done.stderr or done.stdout}"
