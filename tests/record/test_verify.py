"""Whatever is changed about chance, rules or result, `verify` finds, with the number of the entry."""

from typing import Any

import msgspec
import pytest

from hexmoot import luck
from hexmoot.record import BadRecord, Record, read, verify, write
from record.samples import PINCHES, SEED, act, begun, finished
from record.test_replay import with_entry, with_header


def with_footer(record: Record, **fields: Any) -> Record:
    """The record with some fields of its last line set anew."""
    assert record.footer
    return record._replace(footer=msgspec.structs.replace(record.footer, **fields))


def contested() -> Record:
    """A contest with both coins drawn, a free placement, and the end by resigning."""
    recorder = begun(size=5, firstColour="red")
    for seat in (0, 1):
        act(recorder, seat, type="seal", turn=1, red=3, black=3, left="random")
    loser = recorder.state.waiting()[0]
    act(recorder, loser, type="free", turn=1, red=1, black=1)
    act(recorder, 0, type="resign")
    return recorder.record()


CONTEST = contested()


@pytest.mark.parametrize("steer", range(8))
@pytest.mark.parametrize("options", [{"size": 4}, {"mode": "classic", "size": 4}, {"size": 3, "forfeitLimit": 0}])
def test_an_honest_record_matches(steer: int, options: dict[str, object]) -> None:
    record = read(write(finished(steer, **options)))
    report = verify(record)
    assert report.problems == []
    assert report.unchecked == []
    assert report.checked["lucks"] == report.checked["steps"] == len(record.entries)
    assert report.checked["draws"] == sum(len(entry.draws or []) for entry in record.entries)


def test_a_running_game_is_checked_as_far_as_can_be() -> None:
    recorder = begun(size=5)
    act(recorder, 0, type="seal", turn=1, red=3, black=3, left="R")
    report = verify(recorder.record())
    assert report.problems == []
    assert report.checked == {"lucks": 0, "draws": 1, "steps": 2}
    assert len(report.unchecked) == 1


@pytest.mark.parametrize("k", range(5))
def test_a_changed_luck_is_found_at_its_entry(k: int) -> None:
    other = "0" * 32
    problems = verify(with_entry(CONTEST, k, luck=other)).problems
    assert problems
    assert problems[0].k == k


@pytest.mark.parametrize("draws", [[], [(2, 0)], [(2, 1), (2, 1), (2, 1)], [(3, 0), (2, 0)]])
def test_changed_draws_are_found_at_their_entry(draws: list[tuple[int, int]]) -> None:
    assert [problem.k for problem in verify(with_entry(CONTEST, 2, draws=draws)).problems] == [2]


@pytest.mark.parametrize(
    ("k", "fields", "found"),
    [
        (1, {"k": 2}, 1),
        (1, {"seat": 1}, 2),  # both seats may seal; what came of it shows
        (1, {"action": {"type": "seal", "turn": 1, "red": 2, "black": 3, "left": "random"}}, 3),  # no contest then
        (1, {"action": {"type": "seal", "turn": 2, "red": 3, "black": 3, "left": "random"}}, 1),
        (2, {"action": {"type": "unseal", "turn": 1}}, 2),
        (3, {"action": {"type": "free", "turn": 1, "red": 3, "black": 3}}, 3),
        (3, {"action": {"type": "dance"}}, 3),
        (4, {"seat": 5}, 4),
    ],
)
def test_a_changed_step_is_found_where_the_game_stops_matching(k: int, fields: dict[str, Any], found: int) -> None:
    report = verify(with_entry(CONTEST, k, **fields))
    assert [problem.k for problem in report.problems] == [found]
    assert list(map(str, report.unchecked)) == [f"what follows entry {found}, and the result"]


def test_a_left_out_step_is_found() -> None:
    entries = [*CONTEST.entries[:3], *CONTEST.entries[4:]]
    assert verify(CONTEST._replace(entries=entries)).problems[0].k == 3


@pytest.mark.parametrize(
    "fields",
    [{"reason": "chain"}, {"places": [1, 2]}, {"points": [1, 0]}, {"places": None}, {"teams": [[0], [1]]}],
)
def test_a_changed_result_is_found(fields: dict[str, Any]) -> None:
    assert CONTEST.footer
    other = msgspec.structs.replace(CONTEST.footer.result, **fields)
    report = verify(with_footer(CONTEST, result=other))
    assert [problem.k for problem in report.problems] == [None]
    assert str(report.problems[0].what).startswith("the result")


def test_a_result_of_a_game_that_is_not_over_is_found() -> None:
    problem = verify(CONTEST._replace(entries=CONTEST.entries[:-1])).problems[0]
    assert str(problem).endswith("by the rules it is null")


def test_steps_after_the_end_are_found() -> None:
    more = msgspec.structs.replace(CONTEST.entries[-1], k=5, luck=lucks(CONTEST)[5].hex())
    assert [p.k for p in verify(CONTEST._replace(entries=[*CONTEST.entries, more])).problems] == [5]


def lucks(record: Record) -> list[bytes]:
    """What the seed gives."""
    salt = luck.salt_of(record.header.commit, PINCHES)
    return [luck.luck_at(SEED, salt, k) for k in range(len(record.entries) + 1)]


def test_a_seed_that_was_not_promised_is_found() -> None:
    for record in (with_footer(CONTEST, seed="00" * 32), with_header(CONTEST, commit="00" * 32)):
        report = verify(record)
        assert [problem.k for problem in report.problems] == [None]
        assert "not the one that was promised" in str(report.problems[0].what)
        assert list(map(str, report.unchecked)) == ["the lucks"]


def test_a_seed_that_fits_its_own_commit_but_not_the_game_is_found_everywhere() -> None:
    """Who changes seed and commit together has changed every luck."""
    other = bytes(32)
    record = with_footer(with_header(CONTEST, commit=luck.commit_of(other)), seed=other.hex())
    assert [problem.k for problem in verify(record).problems] == [0, 1, 2, 3, 4]


def test_a_changed_pinch_is_found_everywhere() -> None:
    assert [p.k for p in verify(with_footer(CONTEST, pinches=["00fe", ""])).problems] == [0, 1, 2, 3, 4]


def test_a_missing_pinch_is_found() -> None:
    assert str(verify(with_footer(CONTEST, pinches=["00ff"])).problems[0].what) == "there are 1 pinches for 2 seats"


def test_what_this_hexmoot_cannot_play_it_does_not_judge() -> None:
    with pytest.raises(BadRecord):
        verify(with_header(CONTEST, rules_version=9))
