"""`hexmoot replay`, `verify` and `check`: right files, wrong files, and what is no file for them at all."""

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from record.samples import act, begun, finished

from cli.conftest import Run
from hexmoot.record import write

POSITIONS = Path(__file__).parents[1] / "positions" / "battlehex.json"
EVERYTHING = settings(
    deadline=None, max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture]
)  # the files and what is captured are written anew for each example


def changed(file: Path, line: int, **fields: object) -> Path:
    """The record with some fields of one line (from 0) set anew."""
    lines = file.read_text().splitlines()
    lines[line] = json.dumps(json.loads(lines[line]) | fields)
    file.write_text("\n".join(lines))
    return file


# --- replay ---------------------------------------------------------------------------------------------------------


def test_replay_shows_the_end(run: Run, game_file: Path) -> None:
    done = run("replay", game_file)
    last = len(game_file.read_text().splitlines()) - 3
    assert done.code == 0
    assert done.out.startswith(f"Battle Hex: Ann against Fox, entry {last} of {last}\n")
    assert "result: " in done.out


def test_replay_shows_any_entry(run: Run, game_file: Path) -> None:
    done = run("replay", game_file, "--at", "0", "--events")
    assert done.out.startswith("Battle Hex: Ann against Fox, entry 0 of ")
    assert "result: " not in done.out


def test_replay_as_data(run: Run, game_file: Path) -> None:
    data = json.loads(run("replay", game_file, "--json", "--events").out)
    assert data["viewer"] == "full"
    assert data["view"]["phase"] == "over"
    assert data["outcome"]["reason"] == data["events"][-1]["events"][-1]["how"]
    assert "events" not in json.loads(run("replay", game_file, "--json").out)


@pytest.fixture
def sealed_file(tmp_path: Path) -> Path:
    """A record in which Ann has sealed a move, and sealed another instead."""
    recorder = begun(size=5, firstColour="red")
    act(recorder, 0, type="seal", turn=1, red=2, black=3, left="R")
    act(recorder, 0, type="seal", turn=1, red=4, black=5, left="B")
    file = tmp_path / "sealed.jsonl"
    file.write_text(write(recorder.record()))
    return file


def test_replay_shows_each_viewer_what_that_viewer_knew(run: Run, sealed_file: Path) -> None:
    own = json.loads(run("replay", sealed_file, "--viewer", "0", "--json", "--events").out)
    assert own["view"]["mine"] == {"red": 4, "black": 5, "left": "B"}
    assert [step["k"] for step in own["events"]] == [0, 1, 2]
    for viewer in ("1", "watcher"):
        other = json.loads(run("replay", sealed_file, "--viewer", viewer, "--json", "--events").out)
        assert other["view"]["mine"] is None
        assert [step["k"] for step in other["events"]] == [0, 1]


def test_replay_prints_a_view_as_text_too(run: Run, sealed_file: Path) -> None:
    assert '"mine": {' in run("replay", sealed_file, "--viewer", "0").out
    assert '"mine": null' in run("replay", sealed_file, "--viewer", "watcher").out


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["--at", "999"], "has no entry 999; its last one is "),
        (["--at", "9" * 30], f"has no entry {'9' * 30}; its last one is "),
        (["--viewer", "2"], "--viewer may be full, watcher, 0, 1, and not '2'"),
        (["--viewer", "-1"], "--viewer may be full, watcher, 0, 1, and not '-1'"),
        (["--viewer", ""], "--viewer may be full, watcher, 0, 1, and not ''"),
    ],
)
def test_replay_says_what_it_could_show(run: Run, game_file: Path, words: list[str], problem: str) -> None:
    done = run("replay", game_file, *words)
    assert (done.code, done.out) == (2, "")
    assert problem in done.err


def test_replay_stops_at_what_cannot_have_happened(run: Run, game_file: Path) -> None:
    done = run("replay", changed(game_file, 3, draws=[[9, 9]]))
    assert (done.code, done.out) == (1, "")
    assert "game.jsonl: entry 2: its draws are listed as [[9, 9]]" in done.err
    assert run("replay", game_file, "--at", "1").code == 0  # what was before it stands


def test_names_are_printed_without_what_would_steer_a_terminal(run: Run, game_file: Path) -> None:
    seats = [{"name": "\x1b[31mAnn\x9b", "kind": "human"}, {"name": "Fox", "kind": "bot"}]
    out = run("replay", changed(game_file, 0, seats=seats)).out
    assert "Ann" in out
    assert not {"\x1b", "\x9b"} & set(out)


# --- verify ---------------------------------------------------------------------------------------------------------


def test_verify_says_that_all_of_it_matches(run: Run, game_file: Path) -> None:
    done = run("verify", game_file)
    assert done.code == 0
    assert done.out.endswith("chance, rules and result match\n")


def test_verify_says_what_it_could_not_check(run: Run, sealed_file: Path) -> None:
    done = run("verify", sealed_file)
    assert done.code == 0
    assert "not checked: the lucks and the result: the record ends before the game does\n" in done.out
    assert done.out.endswith("so far the rules match\n")


def test_verify_names_the_entry_that_does_not_match(run: Run, game_file: Path) -> None:
    done = run("verify", changed(game_file, 3, luck="00" * 16))
    assert done.code == 1
    assert "entry 2: its luck is not what the seed and the pinches give\n" in done.out


def test_verify_does_not_drown_its_reader(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "long.jsonl"
    file.write_text(write(finished(size=8, forfeitLimit=0)))
    end = len(file.read_text().splitlines()) - 1
    done = run("verify", changed(file, end, pinches=["ff", ""]))
    assert done.code == 1
    assert f"and {end - 1 - 20} more\n" in done.out


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_another_game_or_version_is_said(run: Run, game_file: Path, command: str) -> None:
    done = run(command, changed(game_file, 0, rules_version=3))
    assert done.code == 2
    assert "line 1: Battle Hex was played here by version 3 of its rules; this is version 1" in done.err


# --- check ----------------------------------------------------------------------------------------------------------


def test_check_passes_the_worked_positions(run: Run) -> None:
    done = run("check", "battlehex", POSITIONS)
    assert (done.code, done.err) == (0, "")
    assert done.out == f"battlehex: {len(json.loads(POSITIONS.read_text()))} passed, 0 failed\n"


def test_check_shows_what_fails(run: Run, tmp_path: Path) -> None:
    cases = json.loads(POSITIONS.read_text())[:2]
    cases[0]["expect"]["R7B7"] = []
    cases += [{"id": "X1", "kind": "dance"}, cases[1] | {"id": "X2", "tempo": 3}, 17]
    file = tmp_path / "cases.json"
    file.write_text(json.dumps(cases))
    done = run("check", "battlehex", file)
    assert done.code == 1
    lines = done.out.splitlines()
    assert [line for line in lines if line.endswith(" failed")][:-1] == [
        f"{cases[0]['id']} failed",
        "X1 failed",
        "X2 failed",
        "#5 failed",
    ]
    assert (
        sum(line.startswith("  expected ") for line in lines) == sum(line.startswith("  got ") for line in lines) == 4
    )
    assert lines[-1] == "battlehex: 1 passed, 4 failed"


@pytest.mark.parametrize("owner", [None, 7, [[]], "R1B1"])
def test_check_fails_a_case_that_asks_for_owners_of_what_are_no_cells(run: Run, tmp_path: Path, owner: object) -> None:
    case = next(c for c in json.loads(POSITIONS.read_text()) if c["kind"] == "play")
    case["expect"]["owner"] = owner
    file = tmp_path / "cases.json"
    file.write_text(json.dumps([case]))
    done = run("check", "battlehex", file)
    assert (done.code, done.out.splitlines()[-1]) == (1, "battlehex: 0 passed, 1 failed")


@pytest.mark.parametrize("text", [b"", b"{}", b"7", b"[", b"\xff", b"[" * 100_000])
def test_check_refuses_what_is_no_list_of_positions(run: Run, text: bytes, tmp_path: Path) -> None:
    file = tmp_path / "cases.json"
    file.write_bytes(text)
    assert run("check", "battlehex", file).code == 2


# --- anything at all ------------------------------------------------------------------------------------------------

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)


@given(data=st.data())
@EVERYTHING
def test_no_change_to_a_record_makes_a_traceback(run: Run, tmp_path: Path, data: st.DataObject) -> None:
    lines = [json.loads(line) for line in write(finished(steer=3, size=3)).splitlines()]
    for _ in range(data.draw(st.integers(1, 3))):
        spot = data.draw(st.sampled_from(lines))
        while True:
            key = data.draw(st.sampled_from(sorted(spot) if isinstance(spot, dict) else range(len(spot))))
            if not (spot[key] and isinstance(spot[key], dict | list) and data.draw(st.booleans())):
                break
            spot = spot[key]
        spot[key] = data.draw(ANYTHING)
    file = tmp_path / "game.jsonl"
    file.write_text("\n".join(json.dumps(line) for line in lines))
    for words in (["verify"], ["replay"], ["replay", "--viewer", "0", "--events", "--json"]):
        assert run(*words, file).code in (0, 1, 2)


@given(text=st.binary(max_size=200))
@EVERYTHING
def test_no_file_at_all_makes_a_traceback(run: Run, tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "scrap"
    file.write_bytes(text)
    assert run("verify", file).code == 2
    assert run("replay", file).code == 2
    assert run("check", "battlehex", file).code == 2 or text.strip() == b"[]"


@given(data=st.data())
@EVERYTHING
def test_no_change_to_worked_positions_makes_a_traceback(run: Run, tmp_path: Path, data: st.DataObject) -> None:
    case = data.draw(st.sampled_from([c for c in json.loads(POSITIONS.read_text()) if c["kind"] != "value"]))
    case[data.draw(st.sampled_from(sorted(case)))] = data.draw(ANYTHING)
    file = tmp_path / "cases.json"
    file.write_text(json.dumps([case]))
    assert run("check", "battlehex", file).code in (0, 1)
