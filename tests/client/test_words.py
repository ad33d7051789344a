"""The client speaks of the refusals that the server knows: the same codes, and no parameter that never comes.

English is looked at here; that every other language has the same words is a test of the client's own.
"""

import re
from importlib import import_module
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from hexmoot import games
from hexmoot.bots.registry import characters
from hexmoot.words.en import PROBLEMS, RECORDS

WORDS = Path(__file__).parents[2] / "client" / "src"
GLOSSARY = (Path(__file__).parents[2] / "docs" / "languages.md").read_text().partition("## Glossary")[2]
WRITTEN = sorted(folder.parent.name for folder in Path(games.__file__).parent.glob("*/game.py"))
OWN = {"offline", "unreadable"}  # what only a client can meet
FRAMES = {"record.atLine", "record.atEntry"}  # what only says where, as the pages do in words of their own
ENTRY = re.compile(r'^ +"?([\w.]+)"?:\s*"(.*)",$', re.MULTILINE)


def said(file: str, after: str) -> dict[str, str]:
    """The sentences of the first table after these words in a file of the client."""
    text = (WORDS / file).read_text()
    start = text.index(after)
    return dict(ENTRY.findall(text[start : text.index("}", start + len(after))]))


def params(sentence: str) -> set[str]:
    return set(re.findall(r"{(\w+)(?:!r)?}", sentence))


def rooms_of(game: str) -> set[str]:
    return {path.stem for path in Path(import_module(f"hexmoot.games.{game}").__path__[0]).glob("*.py")}


@pytest.mark.parametrize("game", WRITTEN)
def test_every_refusal_of_the_rules_has_a_sentence(game: str) -> None:
    rooms = [import_module(f"hexmoot.games.{game}.{room}") for room in ("state", "reading") if room in rooms_of(game)]
    codes = next(room.CODES for room in rooms if hasattr(room, "CODES"))
    assert said(f"games/{game}/words/en/refusals.ts", "words = {").keys() == {code for code in codes if code}


@pytest.mark.parametrize("game", WRITTEN)
def test_every_option_of_a_game_has_words(game: str) -> None:
    options = msgspec.structs.fields(import_module(f"hexmoot.games.{game}.options").Options)
    assert unsaid(game, "options", "  ", [field.encode_name for field in options]) == []


@pytest.mark.parametrize("game", games.IDS)
def test_every_bot_of_a_game_has_words(game: str) -> None:
    assert unsaid(game, "door", "    ", [bot.id for bot in characters(game)]) == []


def unsaid(game: str, part: str, indent: str, keys: list[str]) -> list[str]:
    """Those of these words that a part of a game does not have."""
    text = (WORDS / "games" / game / "words" / "en" / f"{part}.ts").read_text()
    return [key for key in keys if not re.search(rf"^{indent}{key}: ", text, re.MULTILINE)]


def test_hexfall_has_a_sentence_for_every_value_card_and_event() -> None:
    from hexmoot.games.hexfall import actions, events, options

    choices = {
        field.encode_name: get_args(field.type)
        for field in msgspec.structs.fields(options.Options)
        if get_args(field.type) and isinstance(get_args(field.type)[0], str)
    }
    text = (WORDS / "games" / "hexfall" / "words" / "en" / "options.ts").read_text()
    assert [value for values in choices.values() for value in values if f"{value}: " not in text] == []
    assert unsaid("hexfall", "cards", "  ", list(get_args(actions.Card))) == []
    told = (WORDS / "games" / "hexfall" / "story.ts").read_text()
    types = [str(kind.__struct_config__.tag) for kind in get_args(events.Event)]
    assert [kind for kind in types if not re.search(rf"^  {kind}: ", told, re.MULTILINE)] == []


def house(part: str) -> dict[str, str]:
    """A part of the words of the house."""
    return dict(ENTRY.findall((WORDS / "words" / "en" / f"{part}.ts").read_text()))


@pytest.mark.parametrize(("code", "sentence"), house("problems").items())
def test_the_house_speaks_of_what_the_server_refuses(code: str, sentence: str) -> None:
    assert code in PROBLEMS or code in OWN
    assert params(sentence) <= params(PROBLEMS.get(code, ""))


def test_whatever_table_and_server_refuse_has_a_sentence_on_the_pages() -> None:
    assert PROBLEMS.keys() - house("problems").keys() - house("accord").keys() == set()


def test_whatever_may_be_wrong_with_a_record_has_words_on_the_pages() -> None:
    assert house("remarks").keys() == RECORDS.keys() - FRAMES
    assert {code for code, words in house("remarks").items() if not params(words) <= params(RECORDS[code])} == set()


def terms() -> list[tuple[str, str, str]]:
    """Place, language and word of all lines of the glossary."""
    found, place = [], ""
    for line in GLOSSARY.splitlines():
        if line.startswith("### "):
            place = line.removeprefix("### ").replace(" ", "").lower()
        elif line.startswith("| ") and not line.startswith("| English"):
            for language, cell in zip(("en", "de"), line.strip("| ").split(" | "), strict=False):
                found += [(place, language, word) for word in cell.split(", ")]
    return found


@pytest.mark.parametrize(("place", "language", "word"), terms())
def test_the_words_of_the_glossary_are_those_of_the_pages(place: str, language: str, word: str) -> None:
    """In any of its forms: what counts is how it begins."""
    folder = WORDS / "words" if place == "thehouse" else WORDS / "games" / place / "words"
    spoken = " ".join(file.read_text() for file in (folder / language).glob("*.ts")).lower()
    roots = [re.sub("(en|er|e|n)$", "", part) for part in word.lower().split()]
    assert [root for root in roots if root not in spoken] == []
