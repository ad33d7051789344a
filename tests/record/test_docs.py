"""The sessions that the documents show run as they stand."""

import doctest
from pathlib import Path

import pytest

from hexmoot.record import write
from record.samples import finished

HOUSE = Path(__file__).parents[2]


@pytest.mark.parametrize("name", ["README.md", "docs/fairness.md", "docs/python.md"])
@pytest.mark.parametrize("options", [{"size": 5}, {"mode": "classic", "size": 4}])
def test_a_session_in_the_documents(
    name: str, options: dict[str, object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "game.jsonl").write_text(write(finished(**options)))
    monkeypatch.chdir(tmp_path)
    failed, tried = doctest.testfile(str(HOUSE / name), module_relative=False, encoding="utf-8")
    assert tried > 5
    assert failed == 0
