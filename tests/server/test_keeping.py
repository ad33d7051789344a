"""What whoever keeps the house has asked for is done by the running server, at once and for good."""

from pathlib import Path

import pytest

from hexmoot.game import Outcome
from hexmoot.record import verify
from hexmoot.server.house import BEAT_MS
from hexmoot.server.room import BARRED, GONE
from hexmoot.store import keeping, orders
from server.asgi import Closed
from server.house import Running, running
from server.play import command, opened, pair, seal


async def ordered(server: Running, what: str, target: str) -> bool | None:
    """Give an order, and wait until the server has seen it."""
    write, read = server.house.store.writer.write, server.house.store.read
    number = await write(lambda c: orders.give(c, what, target))
    server.world.forward(BEAT_MS)
    for task in list(server.house.chores):
        await task
    await server.settled()
    return await read(lambda c: orders.answer(c, number))


async def test_an_ended_table_is_gone_for_everybody_and_stays_gone(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        two = await pair(server, turnSeconds=60, visibility="public")
        assert await ordered(server, "end", two.code)
        with pytest.raises(Closed) as closed:
            await two.red.quiet()
        assert closed.value.code == GONE
        assert (await two.ann.ask("GET", f"/api/tables/{two.code}")).status == 404
        assert await two.bob.get("/api/tables") == {"mine": [], "public": [], "playing": []}
        code = two.code
    async with running(tmp_path) as server:
        assert (await server.device().ask("GET", f"/api/tables/{code}")).status == 404
        assert code not in server.house.tables


async def test_the_running_game_of_an_ended_table_is_abandoned_and_its_record_matches(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        two = await pair(server)
        two.red.say(command(0, seal(1, 2, 2)))
        await two.red.hear_until("accepted")
        assert await ordered(server, "end", two.code)
        ((name, record),) = await server.house.store.read(lambda c: list(keeping.records_kept(c)))
    assert name == f"battlehex-{two.code}-1.jsonl"
    assert record.entries[-1].table == {"type": "abandon", "by": "house"}
    assert record.footer is not None
    assert record.footer.result == Outcome("abandoned", None, [0, 0])
    assert verify(record).problems == []


async def test_a_table_without_a_running_game_ends_all_the_same(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        code = await opened(server.device())
        assert await ordered(server, "end", code)
        assert await server.house.store.read(lambda c: list(keeping.records_kept(c))) == []


async def test_a_banned_person_is_out_on_every_line_and_device(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        two = await pair(server)
        person = (await two.bob.get("/api/me"))["id"]
        token = (await two.bob.post("/api/me/link", None))["token"]
        phone = server.device()
        await phone.post("/api/me/redeem", {"token": token})
        assert await ordered(server, "ban", person)
        with pytest.raises(Closed):
            await two.black.quiet()
        for device in (two.bob, phone):
            answer = await device.ask("GET", "/api/tables")
            assert (answer.status, answer.json()["code"]) == (403, "banned")
            line = await device.socket(two.code)
            assert (await line.hear())["problem"]["code"] == "banned"
            with pytest.raises(Closed) as closed:
                await line.hear()
            assert closed.value.code == BARRED
        assert (await two.ann.ask("GET", "/api/tables")).status == 200
        assert await ordered(server, "unban", person)
        assert (await two.bob.ask("GET", "/api/tables")).status == 200


async def test_a_name_that_was_taken_away_is_gone_and_the_game_goes_on(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        two = await pair(server)
        await two.bob.post("/api/me", {"name": "Insult"}, "PATCH")
        person = (await two.bob.get("/api/me"))["id"]
        assert await ordered(server, "unname", person)
        assert (await two.bob.get("/api/me"))["name"] == ""
        line = await two.bob.socket(two.code)
        state = (await line.hello())[1]
        assert (state["envelope"]["viewer"], state["envelope"]["seats"][1]["name"]) == (1, "Anonymous")


async def test_an_order_for_what_there_is_not_changes_nothing(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        assert [await ordered(server, what, "nothing") for what in orders.ORDERS] == [False] * 4
