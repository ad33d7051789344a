"""Which tables are listed: the newest, nothing private, and none that has shown no sign of life for long."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from table.samples import ANN, GAME, NEXT_SEED, YOU, bot, plan

from hexmoot.games.battlehex.views import Resign
from hexmoot.store import Store, lists
from hexmoot.table import Table


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    made = Store(tmp_path)
    yield made
    made.close()


class Shelf:
    """The lists of a store, by the codes of their tables."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def mine(self, now: int) -> list[str]:
        return [one.plan.code for one in await self.store.read(lambda c: lists.of_person(c, ANN, now, 10))]

    async def open(self, now: int, most: int = 10) -> list[str]:
        return [one.plan.code for one in await self.store.read(lambda c: lists.open_to_all(c, now, most))]

    async def played(self, now: int) -> list[str]:
        return [one.plan.code for one in await self.store.read(lambda c: lists.played_in_public(c, now, 10))]


async def begun(store: Store, **settings: object) -> Table:
    """A stored public table of Ann against a bot, its game begun at time 0."""
    table = Table(GAME, plan(YOU, bot(), options={"mode": "classic"}, visibility="public", **settings))
    await store.create(table.plan)
    coming, play, first = table.begin(0, NEXT_SEED)
    await store.begin(coming, 0, play, first, table.facts(first))
    table.begun(coming, play, first)
    return table


async def test_lists_hold_the_newest_and_nothing_private(store: Store) -> None:
    await store.create(plan())
    public = plan(visibility="public")
    for n in range(3):
        await store.create(replace(public, code=f"public{n}", created=n))
    shelf = Shelf(store)
    assert await shelf.open(0, most=2) == ["public2", "public1"]
    assert await shelf.played(0) == []
    assert len(await shelf.mine(0)) == 4


async def test_an_open_table_vanishes_when_nobody_was_there_for_long(store: Store) -> None:
    await store.create(plan(visibility="public"))
    shelf = Shelf(store)
    assert await shelf.open(lists.OPEN_MS - 1) == ["code"]
    assert await shelf.open(lists.OPEN_MS) == []
    await store.writer.write(lambda c: lists.touch(c, ["code"], lists.OPEN_MS))
    assert await shelf.open(lists.OPEN_MS) == ["code"]


async def test_a_played_table_vanishes_when_nothing_happens_any_more(store: Store) -> None:
    await begun(store)
    shelf = Shelf(store)
    assert await shelf.played(lists.RUNNING_MS - 1) == ["code"]
    assert await shelf.played(lists.RUNNING_MS) == []
    assert await shelf.open(0) == []


async def test_a_table_whose_clock_runs_is_never_stale(store: Store) -> None:
    await begun(store, turn_seconds=60)
    assert await Shelf(store).played(lists.IDLE_MS) == ["code"]


async def test_own_tables_vanish_a_week_after_their_end_and_idle_ones_much_later(store: Store) -> None:
    table = await begun(store)
    shelf = Shelf(store)
    assert await shelf.mine(lists.DONE_MS) == ["code"]
    assert await shelf.mine(lists.IDLE_MS) == []
    assert table.play is not None
    moment = table.play.act(0, Resign(), lists.DONE_MS)
    await store.append("code", 1, moment.entry, None, table.facts(moment), moment.result)
    assert await shelf.mine(2 * lists.DONE_MS - 1) == ["code"]
    assert await shelf.mine(2 * lists.DONE_MS) == []


async def test_a_table_at_which_nothing_was_played_is_forgotten_and_no_other(store: Store) -> None:
    await begun(store)
    for code in ("stale", "kept", "fresh"):
        await store.create(replace(plan(), code=code))
    late = lists.UNPLAYED_MS
    await store.writer.write(lambda c: lists.touch(c, ["fresh"], 1))
    assert await store.writer.write(lambda c: lists.forget_unplayed(c, ["kept"], late)) == 1
    assert await store.load("stale") is None
    assert all([await store.load(code) for code in ("code", "kept", "fresh")])
