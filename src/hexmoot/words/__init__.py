"""The sentences that people read, by code, in the language of programs: English."""

from typing import Any

from hexmoot.words.en import SENTENCES

__all__ = ["SENTENCES", "sentence"]


def sentence(code: str, **params: Any) -> str:
    """The sentence of a code with its parameters in it; a code that has none stands for itself."""
    return SENTENCES.get(code, code).format(**params)
