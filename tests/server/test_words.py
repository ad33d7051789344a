"""Every code has a sentence, and every sentence is somebody's."""

import ast
import string
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path

import pytest

import hexmoot
from hexmoot import games
from hexmoot.server.errors import STATUS
from hexmoot.words import SENTENCES, sentence
from hexmoot.words.en import PROBLEMS, REASONS, REFUSALS

SOURCE = Path(hexmoot.__file__).parent
GAMES = SOURCE / "games"
ROOMS = ("state", "reading")  # where a game has its words
WRITTEN = sorted(folder.parent.name for folder in GAMES.glob("*/game.py"))  # those that no table offers yet included
SPEAKERS = ("Refused", "problem", "sentence")  # their first argument is a code


def trees() -> Iterator[ast.AST]:
    """All modules but the dictionaries."""
    for file in SOURCE.rglob("*.py"):
        if "words" not in file.parts:
            yield ast.parse(file.read_text())


def calls() -> Iterator[ast.Call]:
    for tree in trees():
        yield from (node for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args)


def spoken() -> set[str]:
    """The codes that stand in the source where one is spoken."""
    found = set()
    for call in calls():
        name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
        code = call.args[0]
        if name in SPEAKERS and isinstance(code, ast.Constant) and isinstance(code.value, str):
            found.add(code.value)
    return found


def written() -> set[str]:
    """All strings in the source; where one is put together, its fixed beginning."""
    constants = (node for tree in trees() for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return {node.value for node in constants if isinstance(node.value, str)}


def test_every_code_that_is_spoken_has_a_sentence() -> None:
    assert spoken() - SENTENCES.keys() == set()
    assert STATUS.keys() - PROBLEMS.keys() == set()


def test_every_sentence_belongs_to_a_code_in_use() -> None:
    texts = written()
    begun = tuple(text for text in texts if text.endswith(".") and len(text) > 2)
    unused = [code for code in SENTENCES if code not in texts and not code.startswith(begun)]
    assert unused == []


def stated(game: str, *names: str) -> set[str]:
    """A list of a game, called by one of these names in the module that turns numbers of its rules into words."""
    rooms = [room for room in ROOMS if (GAMES / game / f"{room}.py").is_file()]
    modules = [import_module(f"hexmoot.games.{game}.{room}") for room in rooms]
    found: Iterator[Iterable[str | None]] = (getattr(m, name) for m in modules for name in names if hasattr(m, name))
    return set(filter(None, next(found)))


def test_every_game_on_offer_is_looked_at() -> None:
    assert set(games.IDS) <= set(WRITTEN)


@pytest.mark.parametrize("game", WRITTEN)
def test_every_reason_of_a_game_has_a_sentence(game: str) -> None:
    assert stated(game, "CODES") <= REFUSALS.keys()
    assert stated(game, "HOWS", "REASONS", "WAYS") <= REASONS.keys()


def test_no_code_stands_in_two_sections() -> None:
    sections = [section for name, section in vars(hexmoot.words.en).items() if name.isupper() and name != "SENTENCES"]
    assert sum(map(len, sections)) == len(SENTENCES)


def test_sentences_are_filled_from_their_parameters() -> None:
    for code, text in SENTENCES.items():
        names = [name for _, name, _, _ in string.Formatter().parse(text) if name]
        assert "{" not in sentence(code, **dict.fromkeys(names, 1)), code


def test_sentences_of_refusals_are_whole_sentences() -> None:
    for text in (REFUSALS | PROBLEMS | REASONS).values():
        assert text[0].isupper() or text[0] == "{"
        assert text.endswith((".", "{why}"))  # which is a sentence itself
