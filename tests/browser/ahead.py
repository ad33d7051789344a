"""`hexmoot serve` with a clock that is ahead of the real one by the milliseconds that a file names.

Tests of what takes minutes write the file. Nothing rings earlier for that: whoever asks next finds that it is late.
"""

import sys
from pathlib import Path


def main(folder: Path) -> None:
    """Serve from a folder. What is imported here is not imported by the bots' processes, which begin with this file."""
    from hexmoot.server import run
    from hexmoot.server.world import RealWorld

    class AheadWorld(RealWorld):
        def now(self) -> int:
            return super().now() + int((folder / "ahead").read_text())

    run.RealWorld = AheadWorld  # type: ignore[misc, attr-defined]
    run.serve(port=0, data=folder / "data", open_browser=False)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
