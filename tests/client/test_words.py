"""The client speaks of the refusals that the server knows: the same codes, and no parameter that never comes."""

import re
from pathlib import Path

import pytest

from hexmoot.games.battlehex.game import CODES
from hexmoot.words.en import PROBLEMS

WORDS = Path(__file__).parents[2] / "client" / "src"
OWN = {"offline", "unreadable"}  # what only a client can meet
ENTRY = re.compile(r'^  (\w+):\s*"(.*)",$', re.MULTILINE)


def said(file: str, after: str) -> dict[str, str]:
    """The sentences of the first table after these words in a file of the client."""
    text = (WORDS / file).read_text()
    start = text.index(after)
    return dict(ENTRY.findall(text[start : text.index("};", start)]))


def params(sentence: str) -> set[str]:
    return set(re.findall(r"{(\w+)}", sentence))


def test_every_refusal_of_the_rules_has_a_sentence() -> None:
    assert said("games/battlehex/words/door.ts", "refusals").keys() == {code for code in CODES if code}


@pytest.mark.parametrize(("code", "sentence"), said("words/problems.ts", "problems").items())
def test_the_house_speaks_of_what_the_server_refuses(code: str, sentence: str) -> None:
    assert code in PROBLEMS or code in OWN
    assert params(sentence) <= params(PROBLEMS.get(code, ""))
