"""The format: what is written can be read, what is unknown stays, and what is no record is refused in one sentence."""

import contextlib
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hexmoot.record import BadRecord, read, verify, write
from record.samples import begun, finished

WHOLE = write(finished(size=4))
LINES = WHOLE.splitlines()

AS_DOCUMENTED = """\
{"format":"hexmoot-record/1","game":"battlehex","rules_version":1,"options":{"size":3},"seats":[{"name":"Ann",\
"kind":"human"},{"name":"Fox","kind":"bot","bot":"recruit"}],"commit":"e49e4ac1db7e40f34811164a2448f7206c21bff9a31590d8bdedcd080864e794"}
{"k":0,"luck":"40a53232085a573c45a120713525a00f","draws":[[2,1]],"at":"2026-11-29T12:00:00.000Z"}
{"k":1,"seat":0,"action":{"type":"resign"},"luck":"54369fc1385f5b0af4a61d4dc5fa206d","draws":[]}
{"k":2,"table":{"type":"stand_in","seat":0,"bot":"recruit"},"at":"2026-11-29T12:00:00.000Z"}
{"result":{"reason":"resign","places":[2,1],"points":[0,1]},"seed":"fc1fee9384c43aabd53996daccd5e1c525d93444282a27413b66fda99043d2aa","pinches":["00ff",""]}
"""


def test_the_documented_lines_are_written_as_they_were_read() -> None:
    assert write(read(AS_DOCUMENTED)) == AS_DOCUMENTED


@pytest.mark.parametrize("options", [{"size": 5}, {"mode": "classic", "size": 3}, {"firstColour": "black"}])
def test_reading_gives_back_what_was_written(options: dict[str, object]) -> None:
    record = finished(**options)
    assert read(write(record)) == record
    assert read(write(record).encode()) == record


def test_an_unfinished_game_is_a_record_too() -> None:
    record = begun().record()
    assert record.footer is None
    assert read(write(record)) == record


def test_unknown_keys_are_kept_and_ignored() -> None:
    raws = [json.loads(line) for line in LINES]
    raws[0]["event"] = {"name": "club night"}
    raws[0]["seats"][1]["rating"] = 1500
    raws[1]["note"] = None
    raws[-1]["result"]["applause"] = [1, 2]
    raws[-1]["extra"] = ""
    text = "".join(json.dumps(raw) + "\n" for raw in raws)
    record = read(text)
    assert [json.loads(line) for line in write(record).splitlines()] == raws
    assert record._replace(unknown={}) == read(WHOLE)
    assert verify(record) == verify(read(WHOLE))


@pytest.mark.parametrize("end", ["", "\n", "\r\n", "\n\n\n"])
def test_the_last_newline_does_not_matter(end: str) -> None:
    assert read(WHOLE.rstrip() + end) == read(WHOLE)


def changed(line: int, **fields: object) -> str:
    """The sample with some fields of one line (from 1) set anew."""
    return "\n".join([*LINES[: line - 1], json.dumps(json.loads(LINES[line - 1]) | fields), *LINES[line:]])


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("\n", 1),
        ("no json", 1),
        ("[]", 1),
        ("{}", 1),
        (LINES[0], 1),
        (f"{LINES[0]}\n{LINES[-1]}", 2),
        ("\n".join(LINES[1:]), 1),
        (WHOLE.replace("record/1", "record/2"), 1),
        (f"{LINES[0]}\n\n{LINES[1]}", 2),
        (WHOLE + LINES[1], len(LINES)),
        (WHOLE + "{}", len(LINES)),
        (WHOLE[:-20], len(LINES)),
        (changed(1, commit="E4" * 32), 1),
        (changed(1, rules_version="1"), 1),
        (changed(1, seats=[{"name": "Ann", "kind": "ghost"}]), 1),
        (changed(2, luck="00"), 2),
        (changed(2, at="yesterday"), 2),
        (changed(3, k="1"), 3),
        (changed(3, draws=[[2]]), 3),
        (changed(3, draws=[[2, 0.5]]), 3),
        (changed(3, action="resign"), 3),
        (changed(len(LINES), pinches=["XY", ""]), len(LINES)),
        (changed(len(LINES), result="won"), len(LINES)),
        (f"{LINES[0]}\n{'[' * 100_000}", 2),
        (f"{LINES[0]}\n{'9' * 5000}", 2),
        (f'{LINES[0]}\n{{"k":0,"note":"\\ud800"}}', 2),
    ],
)
def test_what_is_no_record_is_refused_with_its_line(text: str, line: int) -> None:
    with pytest.raises(BadRecord) as refused:
        read(text)
    assert refused.value.line == line
    assert "\n" not in str(refused.value)


def test_bytes_that_are_no_text_are_refused_with_their_line() -> None:
    with pytest.raises(BadRecord, match="line 3: this is not UTF-8"):
        read(b"{}\n{}\n\xff\n")


@given(st.binary(max_size=80), st.integers(0, len(WHOLE)), st.integers(0, 40))
@settings(deadline=None, max_examples=200)
def test_a_damaged_file_is_read_or_refused_and_nothing_else(scrap: bytes, at: int, gap: int) -> None:
    whole = WHOLE.encode()
    with contextlib.suppress(BadRecord):
        record = read(whole[:at] + scrap + whole[at + gap :])
        assert read(write(record)) == record
        verify(record)
