"""The built client: every path that is not the API's gets a file of it, or its one page."""

import gzip
from functools import cache
from mimetypes import guess_type
from pathlib import Path
from typing import NamedTuple

from hexmoot.game import Refused

PAGES = Path(__file__).parents[1] / "pages"
FOREVER = "public, max-age=31536000, immutable"  # names of built assets carry a hash of their content
ASK = "no-cache"
MISSING = b"<!doctype html><title>Hexmoot</title><p>The pages have not been built; the API answers all the same."
PACKED = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")


class Page(NamedTuple):
    """A file as it is sent, plain and packed (None where that gains nothing)."""

    body: bytes
    packed: bytes | None
    kind: str
    cache: str


class Pages:
    """The files of a folder, read once."""

    def __init__(self, folder: Path = PAGES) -> None:
        self.folder = folder
        self.names = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
        self.page = cache(self.read)

    def find(self, path: str) -> Page:
        """The page at a path; Refused for paths of the API and for assets that are gone."""
        name = path.lstrip("/")
        if name in self.names:
            return self.page(name)
        if name.startswith(("api/", "assets/")):
            raise Refused("noPage")
        return self.page("index.html") if "index.html" in self.names else Page(MISSING, None, "text/html", ASK)

    def read(self, name: str) -> Page:
        body = (self.folder / name).read_bytes()
        kind = guess_type(name)[0] or "application/octet-stream"
        kind = "application/javascript" if kind == "text/javascript" else kind
        packed = gzip.compress(body, mtime=0) if kind.startswith(PACKED) else None
        return Page(body, packed, kind, FOREVER if name.startswith("assets/") else ASK)
