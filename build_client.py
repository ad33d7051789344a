"""Builds the client, TypeScript in `client/`, into the static pages that the server hands out.

The build hook of the package (hatch_build.py) and dev.py share this file; it needs nothing but Python.
Node and npm are looked for on PATH, where either of the two puts them if the machine has none.
Whatever has not changed is not done again: stamps with the hash of what went in stand beside what came out.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent
CLIENT = ROOT / "client"
PAGES = ROOT / "src" / "hexmoot" / "pages"
PAGES_STAMP = PAGES.with_suffix(".sha256")
MODULES_STAMP = CLIENT / "node_modules" / ".hexmoot.sha256"

# what tools make is output, never input
MADE_FOLDERS = {"node_modules", "pages", "__pycache__"}
MADE_FILES = (".sha256", ".tsbuildinfo")


def digest(*paths: Path) -> str:
    """The names and contents of these files and folders in one hash."""
    total = hashlib.sha256()
    for file in sorted(file for path in paths for file in _files(path)):
        total.update(f"{file.relative_to(ROOT).as_posix()}\0{file.stat().st_size}\0".encode())
        total.update(file.read_bytes())
    return total.hexdigest()


def _files(path: Path) -> list[Path]:
    if path.is_file():
        return [path]
    found = []
    for folder, below, names in os.walk(path):
        below[:] = [name for name in below if name not in MADE_FOLDERS and not name.startswith(".")]
        found += [Path(folder) / name for name in names if not name.endswith(MADE_FILES)]
    return found


def stamped(stamp: Path, mark: str) -> bool:
    """Whether `stamp` says that the work was done for `mark`."""
    return stamp.is_file() and stamp.read_text() == mark


def once(stamp: Path, mark: str, work: Callable[[], None]) -> None:
    """Does the work unless `stamp` says that it was done for `mark`; work that fails leaves no stamp."""
    if not stamped(stamp, mark):
        stamp.unlink(missing_ok=True)
        work()
        stamp.write_text(mark)


def is_built() -> bool:
    """Whether the pages are those of the client as it is; a source distribution brings its own along."""
    if not (PAGES / "index.html").is_file():
        return False
    return (ROOT / "PKG-INFO").is_file() or stamped(PAGES_STAMP, digest(CLIENT))


def build() -> None:
    """Builds the pages unless they are up to date."""
    if not is_built():
        PAGES_STAMP.unlink(missing_ok=True)
        install()
        once(PAGES_STAMP, digest(CLIENT), lambda: npm("run", "build"))


def install() -> None:
    """Makes client/node_modules what the lock says, unless it is."""
    lock = digest(CLIENT / "package.json", CLIENT / "package-lock.json", CLIENT / ".npmrc")
    once(MODULES_STAMP, lock, lambda: npm("ci", "--no-progress"))


def npm(*words: str) -> None:
    """Runs npm in the client's folder. Raises FileNotFoundError and subprocess.CalledProcessError."""
    program = shutil.which("npm")
    if program is None:
        raise FileNotFoundError("npm is not on PATH; the client is built with Node 20.19 or newer")
    subprocess.run([program, *words], cwd=CLIENT, check=True, stdin=subprocess.DEVNULL)


def has_node() -> bool:
    """Whether PATH has an npm and a Node that Vite runs on: 20.19 or later of 20, or 22.12 and above."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major, minor, *_ = [int(part) for part in told.strip().lstrip("v").split(".") if part.isdigit()] + [0, 0]
    return (major == 20 and minor >= 19) or (major, minor) >= (22, 12)
