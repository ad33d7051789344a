"""The sentences that people read, by code, in the language of programs: English."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from hexmoot.words.en import SENTENCES

__all__ = ["SENTENCES", "Remark", "sentence", "shortened"]
LONGEST = 200  # signs of a parameter: what somebody has sent is quoted, and not repeated at length


class Remark(NamedTuple):
    """Something to be said: its code, and what its sentence needs."""

    code: str
    params: Mapping[str, Any]

    def __str__(self) -> str:
        return sentence(self.code, **self.params)


def shortened(value: Any) -> Any:
    """A parameter; of a text that is too long its beginning."""
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


def sentence(code: str, **params: Any) -> str:
    """The sentence of a code with its parameters in it; a code that has none stands for itself."""
    return SENTENCES.get(code, code).format(**{name: shortened(value) for name, value in params.items()})
