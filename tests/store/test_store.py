"""The store: what was acknowledged is there, every entry once; many tables share a commit."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from msgspec.structs import replace
from table.samples import BOB, GAME, NEXT_SEED, YOU, act, bot, plan, play_of, seal

from hexmoot.games.battlehex.views import Resign
from hexmoot.store import Conflict, Store, lists, people
from hexmoot.store.migrate import SCRIPTS
from hexmoot.store.schema import HEAD, metadata
from hexmoot.table import Table, restored


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    made = Store(tmp_path)
    yield made
    made.close()


async def begin(store: Store) -> Table:
    """A stored table whose first game has begun."""
    table = Table(GAME, plan())
    await store.create(table.plan)
    seated = table.sit(None, BOB, "Bob", "bb")
    await store.change(seated, 0, 0)
    table.plan = seated
    coming, play, first = table.begin(0, NEXT_SEED)
    await store.begin(coming, 1, play, first, table.facts(first))
    table.begun(coming, play, first)
    return table


async def append(store: Store, table: Table, command: str | None = None) -> None:
    """Store the newest moment of a table."""
    play = play_of(table)
    await store.append("code", play.number, play.now.entry, command, table.facts(play.now), play.outcome)


async def test_a_table_comes_back_as_it_was_stored(store: Store) -> None:
    table = await begin(store)
    act(table, 0, seal(1, 2, 2), 5, "x")
    await append(store, table, "x")
    loaded = await store.load("code")
    assert loaded is not None
    assert (loaded.plan, loaded.revision, loaded.past) == (table.plan, 2, [])
    assert loaded.opening == play_of(table).opening
    again = restored(GAME, loaded.opening, loaded.plan.settings, loaded.entries)
    assert again.commands == {(0, "x"): 1}
    assert again.now.state.dump() == play_of(table).now.state.dump()


async def test_what_there_is_not_is_none(store: Store) -> None:
    assert await store.load("nothing") is None
    assert await store.game("nothing", 1) is None
    assert await store.last_beat() is None
    assert await store.name_of("nobody") == ""


async def test_an_entry_is_stored_once(store: Store) -> None:
    table = await begin(store)
    act(table, 0, seal(1, 2, 2), 5, "x")
    await append(store, table, "x")
    with pytest.raises(Conflict):
        await append(store, table, "y")
    loaded = await store.load("code")
    assert loaded is not None
    assert [command for _, command in loaded.entries] == [None, "x"]


async def test_a_command_of_a_seat_is_stored_once(store: Store) -> None:
    table = await begin(store)
    for _ in range(2):
        act(table, 0, seal(1, 2, 2), 5)
    await store.append("code", 1, play_of(table).entries[1], "x", table.facts(play_of(table).now), None)
    with pytest.raises(Conflict):
        await store.append("code", 1, play_of(table).entries[2], "x", table.facts(play_of(table).now), None)


async def test_a_plan_replaces_only_the_one_it_was_made_from(store: Store) -> None:
    first = plan()
    await store.create(first)
    with pytest.raises(Conflict):
        await store.create(first)
    await store.change(Table(GAME, first).sit(None, BOB, "Bob", ""), 0, 0)
    with pytest.raises(Conflict):
        await store.change(first, 0, 0)
    assert [line.plan.code for line in await store.read(lambda c: lists.of_person(c, BOB, 0, 10))] == ["code"]


async def test_a_game_that_cannot_begin_leaves_nothing(store: Store) -> None:
    table = Table(GAME, plan(YOU, bot()))
    await store.create(table.plan)
    coming, play, first = table.begin(0, NEXT_SEED)
    with pytest.raises(Conflict):
        await store.begin(coming, 7, play, first, table.facts(first))
    assert await store.game("code", 1) is None
    loaded = await store.load("code")
    assert loaded is not None
    assert (loaded.plan, loaded.opening) == (table.plan, None)


async def test_a_finished_game_is_remembered_with_its_outcome(store: Store) -> None:
    table = await begin(store)
    act(table, 0, Resign())
    await append(store, table)
    coming, play, first = table.begin(0, NEXT_SEED)
    await store.begin(coming, 2, play, first, table.facts(first))
    loaded = await store.load("code")
    assert loaded is not None
    assert loaded.past == table.finished
    assert loaded.opening is not None
    assert loaded.opening.number == 2


async def test_what_is_due_is_found_without_loading_tables(store: Store) -> None:
    table = Table(GAME, plan(YOU, bot()))
    await store.create(table.plan)
    assert await store.due() == []
    coming, play, first = table.begin(0, NEXT_SEED)
    await store.begin(coming, 0, play, first, table.facts(first))
    assert await store.due() == ["code"]


async def test_names_and_the_pulse(store: Store) -> None:
    assert await people.rename(store, "p", b"h" * 32, "Ann", "ann", 1)
    assert await people.rename(store, "p", b"h" * 32, "Anna", "anna", 2)
    assert await store.name_of("p") == "Anna"
    await store.beat(5)
    await store.beat(9)
    assert await store.last_beat() == 9


# --- the writer -----------------------------------------------------------------------------------------------------


async def test_many_writes_share_a_commit_and_each_is_told_its_own_result(store: Store) -> None:
    done = await asyncio.gather(
        *(store.create(replace(plan(), code=f"t{n % 60}")) for n in range(120)), return_exceptions=True
    )
    assert [type(result) for result in done[:60]] == [type(None)] * 60
    assert [type(result) for result in done[60:]] == [Conflict] * 60


async def test_work_that_fails_does_not_harm_what_shares_its_commit(store: Store) -> None:
    def broken(_: object) -> None:
        raise ZeroDivisionError

    jobs = [store.create(plan()), store.writer.write(broken), store.beat(3)]
    done = await asyncio.gather(*jobs, return_exceptions=True)
    assert [type(result) for result in done] == [type(None), ZeroDivisionError, type(None)]
    assert await store.load("code") is not None
    assert await store.last_beat() == 3


async def test_what_was_asked_for_before_the_end_is_stored(tmp_path: Path) -> None:
    store = Store(tmp_path)
    waiting = asyncio.ensure_future(store.beat(7))
    await asyncio.sleep(0)
    store.close()
    await waiting
    again = Store(tmp_path)
    assert await again.last_beat() == 7
    again.close()


# --- the data folder ------------------------------------------------------------------------------------------------


def test_a_data_folder_has_one_server(store: Store, tmp_path: Path) -> None:
    with pytest.raises(Conflict, match="another Hexmoot"):
        Store(tmp_path)


def test_a_commit_returns_when_it_is_on_the_disk(store: Store) -> None:
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2


def test_the_migrations_make_the_schema(store: Store) -> None:
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_the_newest_migration_is_the_head() -> None:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


async def test_a_backup_of_a_running_server_can_be_started_from(store: Store, tmp_path: Path) -> None:
    await begin(store)
    (tmp_path / "backup").mkdir()
    with closing(sqlite3.connect(tmp_path / "hexmoot.sqlite")) as here:
        here.execute("VACUUM INTO ?", [str(tmp_path / "backup" / "hexmoot.sqlite")])
    copy = Store(tmp_path / "backup")
    assert await copy.load("code") == await store.load("code")
    copy.close()
