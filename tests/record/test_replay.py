"""A record played again is the game that was played, and what cannot have happened is named with its entry."""

from typing import Any

import msgspec
import pytest

from hexmoot.record import BadRecord, Entry, Mismatch, Record, read, replay, write
from record.samples import HEX, act, begun, finished


def with_entry(record: Record, at: int, **fields: Any) -> Record:
    """The record with some fields of one entry set anew."""
    entries = list(record.entries)
    entries[at] = msgspec.structs.replace(entries[at], **fields)
    return record._replace(entries=entries)


def with_header(record: Record, **fields: Any) -> Record:
    """The record with some fields of its header set anew."""
    return record._replace(header=msgspec.structs.replace(record.header, **fields))


def with_table_entry(record: Record, at: int, table: dict[str, Any]) -> Record:
    """The record with an entry of the table put in; those after it move up."""
    entries = [*record.entries[:at], Entry(at, table=table), *record.entries[at:]]
    return record._replace(entries=[msgspec.structs.replace(e, k=k) for k, e in enumerate(entries)])


@pytest.mark.parametrize("steer", range(6))
@pytest.mark.parametrize("options", [{"size": 4}, {"mode": "classic", "size": 4}])
def test_replay_is_play(steer: int, options: dict[str, object]) -> None:
    record = finished(steer, **options)
    states = [done.state for done in replay(read(write(record)))]
    again = begun(**options)
    dumps = [again.state.dump()]
    for entry in record.entries[1:]:
        assert entry.action
        again.step(entry.seat, msgspec.convert(entry.action, HEX.Timeout if entry.seat is None else HEX.Action))
        dumps.append(again.state.dump())
    assert [state.dump() for state in states] == dumps
    assert states[-1].outcome() == record.footer.result if record.footer else False


def test_times_and_draws_may_be_left_out() -> None:
    record = finished(size=3)
    bare = [msgspec.structs.replace(entry, at=None, draws=None) for entry in record.entries]
    assert len(list(replay(record._replace(entries=bare)))) == len(bare)


def test_entries_of_the_table_change_nothing_of_the_game() -> None:
    record = finished(size=3)
    done = list(replay(with_table_entry(record, 1, {"type": "stand_in", "seat": 0, "bot": "recruit"})))
    assert done[1].step is None
    assert done[1].state.dump() == done[0].state.dump()
    assert done[2].step


def test_a_game_that_has_no_undo_has_none_in_its_records() -> None:
    with pytest.raises(Mismatch, match="entry 2: entry 1 cannot be taken back \\(undoNever\\): In Battle Hex"):
        list(replay(with_table_entry(finished(size=3), 2, {"type": "undo", "entry": 1})))


def classic_opening() -> Record:
    """Three moves of classic, none of which draws."""
    recorder = begun(mode="classic", size=5, firstColour="red")
    for turn, seat, red in ((1, 0, 2), (2, 1, 3), (3, 0, 4)):
        act(recorder, seat, type="play", turn=turn, red=red, black=red)
    return recorder.record()


def test_after_an_undo_the_game_goes_on_from_before_the_step(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(HEX), "undo", "unrevealed")
    record = with_table_entry(classic_opening(), 4, {"type": "undo", "entry": 3, "seat": 0})
    record.entries.append(msgspec.structs.replace(record.entries[3], k=5))
    done = list(replay(record))
    assert done[4].state.dump() == done[2].state.dump()
    assert done[5].state.dump() == done[3].state.dump()


@pytest.mark.parametrize(("entry", "seat", "code"), [(3, 1, "undoOthers"), (2, 1, "undoPassed"), (1, 0, "undoPassed")])
def test_undo_across_what_others_did_is_found(
    monkeypatch: pytest.MonkeyPatch, entry: int, seat: int, code: str
) -> None:
    monkeypatch.setattr(type(HEX), "undo", "unrevealed")
    with pytest.raises(Mismatch, match=rf"entry 4: entry {entry} cannot be taken back \({code}\)"):
        list(replay(with_table_entry(classic_opening(), 4, {"type": "undo", "entry": entry, "seat": seat})))


@pytest.mark.parametrize("entry", [0, 4, 9, -1, None, "1"])
def test_undo_of_what_is_no_standing_step_is_found(monkeypatch: pytest.MonkeyPatch, entry: object) -> None:
    monkeypatch.setattr(type(HEX), "undo", "unrevealed")
    with pytest.raises(Mismatch, match="entry 4: there is no step"):
        list(replay(with_table_entry(classic_opening(), 4, {"type": "undo", "entry": entry})))


def test_undo_never_takes_luck_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(HEX), "undo", "unrevealed")
    recorder = begun(mode="classic", size=5, firstColour="red")
    recorder.step(None, recorder.state.timeout([0], {"onTimeout": "random"}))
    with pytest.raises(Mismatch, match=r"entry 2: entry 1 cannot be taken back \(undoDrew\)"):
        list(replay(with_table_entry(recorder.record(), 2, {"type": "undo", "entry": 1})))


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"k": 7}, "entry 2: its number is given as 7"),
        ({"k": 10**30}, "entry 2: its number is given as 1000000"),
        ({"draws": [(2, 0)]}, "entry 2: its draws are listed as"),
        ({"seat": 0}, "entry 2: the rules refuse its action .notYourMove.: It is the other side"),
        ({"action": {"type": "play", "turn": 1, "red": 1, "black": 1}}, "entry 2: the rules refuse its action .stale."),
        (
            {"action": {"type": "seal", "turn": 2, "red": 1, "black": 1, "left": "R"}},
            "entry 2: the rules refuse its action .wrongPhase.",
        ),
    ],
)
def test_what_cannot_have_happened_is_named(fields: dict[str, Any], problem: str) -> None:
    with pytest.raises(Mismatch, match=problem):
        list(replay(with_entry(classic_opening(), 2, **fields)))


@pytest.mark.parametrize(
    "fields",
    [
        {"seat": 2},
        {"seat": -1},
        {"seat": None},
        {"action": None},
        {"luck": None},
        {"action": {}},
        {"action": {"type": "dance"}},
        {"action": {"type": "play", "turn": 2}},
        {"action": {"type": "play", "turn": 2, "red": 10**12, "black": 1}},
        {"action": {"type": "timeout", "turn": 2, "how": "forfeit", "sides": ["black"]}},
        {"table": {"type": "pause"}},
    ],
)
def test_an_entry_that_makes_no_sense_is_refused_with_its_line(fields: dict[str, Any]) -> None:
    with pytest.raises(BadRecord) as refused:
        list(replay(with_entry(classic_opening(), 2, **fields)))
    assert refused.value.line == 4


@pytest.mark.parametrize("fields", [{"luck": None}, {"action": {"type": "resign"}}, {"table": {"type": "pause"}}])
def test_entry_0_starts_the_game_and_nothing_else(fields: dict[str, Any]) -> None:
    with pytest.raises(BadRecord, match="line 2: entry 0 starts the game"):
        list(replay(with_entry(classic_opening(), 0, **fields)))


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"game": "chess"}, "there is no game 'chess' here, only hexpath, battlehex"),
        ({"rules_version": 2}, "version 2 of its rules; this is version 1"),
        ({"seats": []}, "is not played by 0"),
        ({"options": {"size": 99}}, "the options of the game: .*size"),
        ({"options": {"colour": "green"}}, "the options of the game: .*colour"),
    ],
)
def test_a_game_that_is_not_to_be_had_is_refused(fields: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadRecord, match=f"line 1: .*{problem}"):
        list(replay(with_header(classic_opening(), **fields)))
