"""Placements as text, both ways: `WC=S6@e9`, `AR@e5/2+P#`."""

import re
from typing import Any

from .tiles import CODES, Placed

PATTERN = re.compile(
    r"(?:(?P<who>[A-D]|I{1,3}):)?(?P<tile>[A-Z0-9]{2})(?:=(?P<declare>[A-Z0-9]{2}))?(?P<how>[@x])(?P<cell>[a-z]\d+)"
    r"(?:/(?P<rotation>\d))?(?P<pool>\+P)?(?P<end>[#!^])?"
)
KEYS = {code: key for key, code in CODES.items()}
SEATS = {"A": 0, "B": 1, "C": 2, "D": 3, "I": 0, "II": 1, "III": 2}


def read(text: str) -> tuple[int | None, dict[str, Any]]:
    """The seat in front, if there is one, and the action."""
    found = PATTERN.fullmatch(text)
    if found is None:
        raise ValueError(text)
    action = {
        "type": "place",
        "tile": KEYS[found["tile"]],
        "cell": found["cell"],
        "rotation": int(found["rotation"] or 0),
        "declare": KEYS[found["declare"]] if found["declare"] else None,
        "displace": found["how"] == "x",
        "draw": "pool" if found["pool"] else "bag",
    }
    return SEATS.get(found["who"] or ""), action


def write(cell: str, placed: Placed, *, displaced: bool = False, pool: bool = False, end: str = "") -> str:
    """A placement as it came to lie, and what it ended: `#` a path of the mover, `!` strangled, `^` another's path."""
    declared = f"={CODES[placed.declare]}" if placed.declare else ""
    turned = "" if placed.shape in ("star6", "block") else f"/{placed.rotation}"
    return CODES[placed.tile] + declared + "@x"[displaced] + cell + turned + "+P" * pool + end
