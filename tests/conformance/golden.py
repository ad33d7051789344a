"""A record played again and told as text, for the golden files.

usage: python -m conformance.golden FILE.jsonl > FILE.txt
"""

import hashlib
import sys
from pathlib import Path
from typing import Any

import msgspec

from conformance.playing import viewers
from hexmoot.record import read, replay


def playthrough(text: str) -> str:
    """Every entry of a record: who did what, draws, events, and marks of the dump and of each viewer's view."""
    lines = []
    for entry, state, step in replay(read(text)):
        lines.append(f"{entry.k} seat={entry.seat} {as_json(entry.action)}")
        if step:
            lines.append(f"  draws {step.draws}")
            lines += [f"  {as_json(told.event)}" for told in step.events]
            lines.append(f"  secret to {sorted(map(str, step.secret_to))}")
        marks = [f"{viewer}={mark(msgspec.json.encode(state.view(viewer)))}" for viewer in viewers(state)]
        lines.append(f"  dump={mark(state.dump())} views {' '.join(marks)}")
    lines += [as_json(state.outcome()), state.text()]
    return "\n".join(lines) + "\n"


def as_json(content: Any) -> str:
    return msgspec.json.encode(content).decode()


def mark(content: bytes) -> str:
    """Enough of a hash to notice any change."""
    return hashlib.sha256(content).hexdigest()[:12]


if __name__ == "__main__":
    print(playthrough(Path(sys.argv[1]).read_text(encoding="utf-8")), end="")
