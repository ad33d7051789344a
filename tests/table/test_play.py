"""A game on a table: versions, drafts, what is seen, and that the log is all of it."""

from collections.abc import Iterator

import pytest

from hexmoot.game import Outcome, Refused
from hexmoot.games.battlehex.views import Resign, Unseal
from hexmoot.luck import Stream, commit_of, luck_at, salt_of
from hexmoot.record import Entry, read, verify, write
from hexmoot.table import Play, Table, restored
from table.samples import BOB, GAME, act, play_of, seal, started, take_overdue

SECOND = 1000


def test_a_draft_changes_nothing_until_it_is_taken() -> None:
    play = play_of(started())
    before = (play.now, play.now.state.dump(), len(play.entries))
    draft = play.act(0, seal(1, 2, 2), 0)
    assert (play.now, play.now.state.dump(), len(play.entries)) == before
    play.take(draft)
    assert play.now is draft


def test_a_refused_action_leaves_no_trace() -> None:
    play = play_of(started())
    before = play.now.state.dump()
    with pytest.raises(Refused):
        play.act(0, seal(9, 2, 2), 0)
    assert play.now.state.dump() == before
    assert len(play.entries) == 1


def test_a_version_counts_what_its_viewer_may_know() -> None:
    table = started()
    act(table, 0, seal(1, 2, 2))
    moment = act(table, 0, seal(1, 3, 3))
    assert moment.versions == {None: 1, 0: 2, 1: 1, "full": 2}
    assert [moment.known_to(viewer) for viewer in (0, 1, None, "full")] == [True, False, False, True]


def test_every_step_has_the_luck_that_seed_and_pinches_give() -> None:
    table = started()
    act(table, 0, seal(1, 2, 2))
    play = play_of(table)
    opening = play.opening
    assert opening.pinches == ["aa", "bb"]
    assert opening.header.commit == commit_of(opening.seed)
    salt = salt_of(opening.header.commit, opening.pinches)
    assert [e.luck for e in play.entries] == [luck_at(opening.seed, salt, k).hex() for k in range(2)]


def test_who_was_away_gets_the_missing_steps_and_no_others() -> None:
    table = started()
    first = act(table, 0, seal(1, 2, 2))
    secret = act(table, 0, seal(1, 3, 3))
    play = play_of(table)
    assert play.since(0, 0) == [first, secret]
    assert play.since(1, 0) == [first]
    assert play.since(1, 1) == []


def test_who_was_away_for_long_or_claims_the_future_gets_the_whole_position() -> None:
    table = started()
    for _ in range(20):
        act(table, 0, seal(1, 2, 2))
        act(table, 0, Unseal(1))
    play = play_of(table)
    assert play.since(1, 0) is None
    assert play.since(1, 99) is None
    assert play.since(1, 35) is not None


def test_an_envelope_holds_no_secret_of_another_seat() -> None:
    table = started()
    act(table, 0, seal(1, 2, 3))
    play = play_of(table)
    assert play.envelope(play.now, 0).view.mine is not None
    assert play.envelope(play.now, 1).view.mine is None
    assert play.envelope(play.now, None).view.mine is None


def random_game(table: Table) -> Iterator[int]:
    """Play any actions until the game ends, with time passing; yields before each."""
    stream, now = Stream(bytes(16)), 0
    play = play_of(table)
    while play.outcome is None:
        yield now
        now += stream.below(20) * SECOND
        take_overdue(table, now)
        if play.outcome is None:
            seat = stream.pick(play.now.state.waiting())
            act(table, seat, stream.pick(play.now.state.actions(seat)), now, f"id{len(play.entries)}")


def same(a: Play, b: Play) -> bool:
    return (a.now.state.dump(), a.now.clock, a.now.pace, a.now.seats, a.now.versions, a.commands) == (
        b.now.state.dump(),
        b.now.clock,
        b.now.pace,
        b.now.seats,
        b.now.versions,
        b.commands,
    )


@pytest.mark.parametrize("settings", [{"turn_seconds": 15}, {"turn_seconds": 15, "on_timeout": "random"}])
def test_a_game_is_the_fold_of_what_was_stored(settings: dict[str, object]) -> None:
    table = started(**settings)
    play = play_of(table)
    ids: dict[int, str | None] = {}
    for _ in random_game(table):
        ids |= {k: id for (seat, id) in play.commands for k in [int(id[2:])]}
        stored = [(entry, ids.get(entry.k)) for entry in play.entries]
        assert same(restored(GAME, play.opening, play.settings, stored), play)


def test_the_record_of_a_game_with_time_outs_and_notes_is_verified() -> None:
    table = started(turn_seconds=15)
    play = play_of(table)
    play.take(play.note(0, type="pause", ms=1000))
    act(table, 0, seal(1, 2, 2))
    table.away = {BOB: 0}
    take_overdue(table, 60 * SECOND)
    act(table, 1, Resign(), 61 * SECOND)
    report = verify(read(write(play.record())))
    assert report.problems == []
    assert report.checked["lucks"] >= 3


def test_a_running_game_has_no_footer_to_show() -> None:
    assert play_of(started()).record().footer is None


def test_a_game_that_the_table_gives_up_has_no_winner_and_is_over() -> None:
    table = started(turn_seconds=15, best_of=3)
    play = play_of(table)
    act(table, 0, seal(1, 2, 2), SECOND)
    play.take(play.note(2 * SECOND, type="abandon"))
    assert play.outcome == Outcome("abandoned", None, [0, 0])
    assert (play.now.waiting, table.phase, table.alarm()) == ([], "between", None)
    with pytest.raises(Refused, match="gameOver"):
        play.act(1, seal(1, 1, 1), 3 * SECOND)
    assert same(restored(GAME, play.opening, play.settings, [(entry, None) for entry in play.entries]), play)


def test_a_game_that_was_given_up_is_verified_and_nothing_may_follow() -> None:
    table = started()
    play = play_of(table)
    play.take(play.note(0, type="abandon"))
    record = read(write(play.record()))
    assert verify(record).problems == []
    (problem,) = verify(
        record._replace(entries=[*record.entries, Entry(2, table={"type": "ready", "seat": 0})])
    ).problems
    assert problem.k == 2
