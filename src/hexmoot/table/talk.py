"""What can be said at a table, and to whom. Every text is treated as hostile."""

import unicodedata
from typing import Literal

from hexmoot.game import Refused
from hexmoot.table.chairs import BLANK, MARKS

Audience = Literal["seats", "watchers"]
Phrase = Literal["hello", "goodLuck", "wellPlayed", "thanks", "oneMoment", "sorry"]
JOINERS = "\u200c\u200d"  # they are unseen, and scripts and emoji need them


def readable(text: str) -> str:
    """A text in one line of signs that can be seen; Refused if there are none.

    Controls, signs that turn the direction of what follows, private and unassigned ones are left out.
    """
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", " ".join(text.split())):
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if sign in JOINERS or not (kind.startswith("C") or sign in BLANK or marks > MARKS):
            kept.append(sign)
    line = " ".join("".join(kept).split()).strip(JOINERS + " ")
    if not any(unicodedata.category(sign)[0] in "LNPS" for sign in line):
        raise Refused("badChat")
    return line
