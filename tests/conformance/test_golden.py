"""Golden games: records in tests/golden/<game>/ that must play as they always did, each told in a text beside it."""

from pathlib import Path

import pytest
from msgspec import inspect

from conformance.golden import playthrough
from hexmoot.games import IDS, game
from hexmoot.record import read, verify, write

FOLDER = Path(__file__).parents[1] / "golden"
RECORDS = sorted(path for id in IDS for path in (FOLDER / id).glob("*.jsonl"))

each_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")


def test_every_game_has_golden_records_and_every_record_its_text() -> None:
    assert {path.parent.name for path in RECORDS} == set(IDS)
    told = {path.with_suffix("") for id in IDS for path in (FOLDER / id).glob("*.txt")}
    assert {path.with_suffix("") for path in RECORDS} == told


@each_record
def test_a_golden_record_plays_as_it_always_did(path: Path) -> None:
    told = path.with_suffix(".txt").read_text(encoding="utf-8")
    assert playthrough(path.read_text(encoding="utf-8")) == told


@each_record
def test_a_golden_record_is_written_as_it_was_read_and_verified(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read(text)
    assert write(record) == text
    report = verify(record)
    assert (report.problems, report.unchecked) == ([], [])
    assert report.checked["lucks"] == report.checked["steps"] == len(record.entries)


@pytest.mark.parametrize("id", IDS)
def test_the_golden_records_hold_every_type_of_action_and_event(id: str) -> None:
    played = "".join(path.read_text(encoding="utf-8") for path in RECORDS if path.parent.name == id)
    told = "".join(path.with_suffix(".txt").read_text(encoding="utf-8") for path in RECORDS if path.parent.name == id)
    for union, text in ((game(id).Action, played), (game(id).Event, told)):
        tags = [(kind.tag_field, kind.tag) for kind in inspect.type_info(union).types]
        assert [tag for field, tag in tags if f'"{field}":"{tag}"' not in text] == []
