"""`hexmoot` at a time that stands still, but for the milliseconds by which a file beside its data moves it on.

Tests of what takes minutes write the file; however long they take themselves, the server's clocks do not run meanwhile.
Nothing rings earlier for that: whoever asks next finds that it is late.
"""

import sys
from pathlib import Path


def main(file: Path) -> None:
    """Serve. What is imported here is not imported by the bots' processes, which begin with this file."""
    from hexmoot.cli import main
    from hexmoot.server import run
    from hexmoot.server.world import RealWorld

    class AheadWorld(RealWorld):
        def __init__(self) -> None:
            self.began = super().now()

        def now(self) -> int:
            return self.began + int(file.read_text())

    run.RealWorld = AheadWorld  # type: ignore[misc, attr-defined]
    main()


if __name__ == "__main__":
    main(Path(sys.argv[sys.argv.index("--data") + 1]).parent / "ahead")
