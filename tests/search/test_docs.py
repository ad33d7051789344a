"""The bot that the documents show can be pasted, and plays better than the weakest."""

import re
from pathlib import Path
from typing import Any

import pytest

from hexmoot.arena import Score

DOCUMENT = Path(__file__).parents[2] / "docs" / "bots.md"


def test_the_bot_in_the_documents_plays(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {}
    for block in re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL):
        exec(compile(block, DOCUMENT.name, "exec"), names)
    score: Score = names["score"]
    assert score.games == 20
    assert score.share > 0.5
    assert capsys.readouterr().out.endswith(f"of 20 games, {score.verdict}\n")
