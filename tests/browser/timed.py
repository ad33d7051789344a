"""A house whose time only the tests move on."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from browser import ahead
from browser.conftest import serving

SECOND = 1000


class House(NamedTuple):
    """A server, and the file that says how far its time has gone."""

    url: str
    file: Path

    def forward(self, ms: int) -> None:
        """Let so much time pass. The server finds the file whole, whenever it looks."""
        coming = self.file.with_suffix(".coming")
        coming.write_text(str(int(self.file.read_text()) + ms))
        coming.replace(self.file)


@contextmanager
def timed(folder: Path) -> Iterator[House]:
    """The house while it runs."""
    (folder / "ahead").write_text("0")
    with serving(folder, str(Path(ahead.__file__))) as url:
        yield House(url, folder / "ahead")
