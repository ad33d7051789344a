"""The dictionary has a sentence for every code that records and commands speak in, and none besides."""

import re
from pathlib import Path

import hexmoot
from hexmoot.words.en import COMMANDS, RECORDS

PACKAGE = Path(hexmoot.__file__).parent


def test_codes_and_sentences_agree() -> None:
    sources = [
        path.read_text() for floor in ("cli", "record", "server", "table") for path in (PACKAGE / floor).glob("*.py")
    ]
    used = {code for text in sources for code in re.findall(r'"((?:cli|record)\.[a-zA-Z.]+)"', text)}
    by_type = {"cli.integer", "cli.number", "cli.string", "cli.null"}  # named by the type of an option
    assert used | by_type == set(RECORDS | COMMANDS)
