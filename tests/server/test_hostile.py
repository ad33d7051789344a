"""Two requests at the same moment, names that nobody can see, numbers that no database has: nothing is harmed."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from hexmoot.cli import main
from hexmoot.game import Refused
from hexmoot.server.house import BEAT_MS
from hexmoot.server.people import folded
from hexmoot.store import Store, orders
from hexmoot.table.chairs import clean
from server.asgi import Answer, Closed, Device, Socket
from server.house import Running, running
from server.play import OPEN, YOU, command, pair, seal, wish

PASSWORD = {"password": "correct horse"}


async def named(server: Running, name: str) -> Device:
    device = server.device()
    await device.post("/api/me", {"name": name}, "PATCH")
    return device


def codes(answers: list[Answer]) -> list[str]:
    return sorted(answer.json().get("code", "") for answer in answers)


async def talks(device: Device, table: str) -> Socket:
    """A line that has joined the chat."""
    socket = await device.socket(table)
    await socket.hello()
    socket.say({"type": "chat"})
    await socket.quiet()
    return socket


async def rows(server: Running, query: str) -> list[tuple[Any, ...]]:
    found = await server.house.store.read(lambda c: c.exec_driver_sql(query).all())
    return [tuple(row) for row in found]


# --- at the same moment ---------------------------------------------------------------------------------------------


async def test_a_link_that_many_use_at_once_is_used_once(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        token = (await (await named(server, "Ann")).post("/api/me/link", None))["token"]
        others = [server.device() for _ in range(3)]
        asked = [other.ask("POST", "/api/me/redeem", {"token": token}) for other in others]
        assert codes(list(await asyncio.gather(*asked))) == ["", "linkGone", "linkGone"]


async def test_a_name_that_two_claim_at_once_is_claimed_once(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        two = [await named(server, "Ann"), await named(server, "Ann")]
        asked = [one.ask("POST", "/api/me/password", PASSWORD) for one in two]
        assert codes(list(await asyncio.gather(*asked))) == ["", "nameClaimed"]


async def test_one_person_claims_its_name_once(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = await named(server, "Ann")
        asked = [ann.ask("POST", "/api/me/password", {"password": word * 8}) for word in "ab"]
        assert codes(list(await asyncio.gather(*asked))) == ["", "conflict"]


async def test_no_name_is_claimed_that_was_given_up_meanwhile(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = await named(server, "Ann")
        claim = ann.ask("POST", "/api/me/password", PASSWORD)
        renamed = ann.ask("PATCH", "/api/me", {"name": "Anna"})
        assert codes(list(await asyncio.gather(claim, renamed))) == ["", "conflict"]
        assert await rows(server, "SELECT name, claim FROM people") == [("Anna", None)]


async def test_a_password_that_was_changed_meanwhile_lets_nobody_in(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = await named(server, "Ann")
        await ann.post("/api/me/password", PASSWORD)
        people = server.house.people
        matches = people.matches

        async def slow(hashed: str, password: str) -> bool:
            found = await matches(hashed, password)
            people.matches = matches  # type: ignore[method-assign]
            await ann.post("/api/me/password", {"password": "another horse", "old": password})
            return found

        people.matches = slow  # type: ignore[method-assign]
        answer = await server.device().ask("POST", "/api/me/sign-in", {"name": "Ann", **PASSWORD})
        assert (answer.status, answer.json()["code"]) == (403, "wrongPassword")


async def test_who_is_forgotten_is_not_written_down_again_by_what_came_too_late(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = await named(server, "Ann")
        late = [("PATCH", "/api/me", {"name": "Back"}), ("POST", "/api/me/link", None), ("DELETE", "/api/me", None)]
        asked = [ann.ask("DELETE", "/api/me"), *(ann.ask(*request) for request in late)]
        assert codes(list(await asyncio.gather(*asked))) == ["", "", "noDevice", "noDevice"]
        assert await rows(server, "SELECT name FROM people") == []
        assert await rows(server, "SELECT person FROM links") == []


async def test_what_somebody_says_while_being_forgotten_is_not_kept(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        two = await pair(server)
        cem = await named(server, "Cem")
        line = await talks(cem, two.code)
        async with server.house.tables[two.code].chat.lock:
            line.say({"type": "say", "id": "1", "text": "Late"})
            await asyncio.sleep(0.05)
            await cem.ask("DELETE", "/api/me")
        with pytest.raises(Closed):
            await line.quiet()
        assert await rows(server, "SELECT * FROM chat") == []


# --- tables that were loaded anew -----------------------------------------------------------------------------------


async def test_a_table_that_was_loaded_anew_is_dead_for_good(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Its lines end after it, and set no clock of it in motion again."""
    async with running(tmp_path) as server:
        two = await pair(server, turnSeconds=15)
        old = server.house.tables[two.code]
        await two.bob.ask("DELETE", "/api/me")
        for socket in (two.red, two.black):
            with pytest.raises(Closed):
                await socket.quiet()
        await server.settled()
        assert old.broken
        assert old.alarm is None
        line = await two.ann.socket(two.code)
        await line.hello()
        await server.forward(60_000)
        assert [m["type"] for m in await line.quiet() if m["type"] == "step"] != []
        assert caplog.records == []


async def test_what_waits_for_a_table_that_ends_changes_nothing_there(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        two = await pair(server)
        live = server.house.tables[two.code]
        late = await two.ann.socket(two.code)
        async with live.lock:
            late.say({"type": "hello"})
            two.red.say(command(0, seal(1, 2, 2)))
            resit = asyncio.ensure_future(two.ann.ask("POST", f"/api/tables/{two.code}/again", {}))
            await asyncio.sleep(0.05)
            live.broken = True
        assert codes([await resit]) == ["conflict"]
        for socket in (late, two.red):
            with pytest.raises(Closed) as closed:
                await socket.quiet()
            assert closed.value.code == 1012
        assert await rows(server, "SELECT count(*) FROM entries") == [(1,)]


async def test_nothing_happens_by_itself_at_a_table_that_was_ended(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        two = await pair(server, turnSeconds=15)
        await server.house.store.writer.write(lambda c: orders.give(c, "end", two.code))
        server.world.forward(BEAT_MS)
        await asyncio.gather(*server.house.chores)
        for socket in (two.red, two.black):
            with pytest.raises(Closed):
                await socket.quiet()
        before = await rows(server, "SELECT count(*) FROM entries")
        await server.forward(120_000)
        assert await rows(server, "SELECT count(*) FROM entries") == before


# --- the chat -------------------------------------------------------------------------------------------------------


async def test_the_numbers_of_a_forgotten_persons_messages_stay_taken(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        two = await pair(server)
        cem, dan = await named(server, "Cem"), await named(server, "Dan")
        lines = [await talks(device, two.code) for device in (cem, dan)]
        lines[0].say({"type": "say", "id": "1", "text": "Rude"})
        await lines[0].hear_until("said")
        await dan.post(f"/api/tables/{two.code}/reports", {"n": 1})
        await cem.ask("DELETE", "/api/me")
        await lines[1].quiet()
        lines[1].say({"type": "say", "id": "1", "text": "Well"})
        assert (await lines[1].hear_until("said"))[-1]["line"]["n"] == 2
        assert await rows(server, "SELECT * FROM reports") == []
        again = await dan.socket(two.code)
        await again.hello()
        again.say({"type": "chat"})
        assert [line["text"] for line in (await again.hear_until("chat"))[-1]["lines"]] == ["Well"]
        gone = await dan.ask("POST", f"/api/tables/{two.code}/reports", {"n": 1})
        assert gone.status == 404


@pytest.mark.parametrize("n", [-1, 0, 2**31, 2**63 - 1, 2**63, 2**64])
async def test_no_number_of_a_message_is_too_large_to_be_refused(tmp_path: Path, n: int) -> None:
    async with running(tmp_path) as server:
        two = await pair(server)
        answer = await two.ann.ask("POST", f"/api/tables/{two.code}/reports", {"n": n})
        assert (answer.status, answer.json()["code"]) == (404, "noLine")


# --- names ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["\u0301", "\ufe0f", "\u0301\ufe0f ", "A" + "\u0301" * 4, "A\u202eB", "\U000e0100"])
def test_a_name_can_be_seen_and_covers_nothing_else(name: str) -> None:
    with pytest.raises(Refused) as refused:
        clean(name)
    assert refused.value.code == "badName"


@pytest.mark.parametrize("name", ["Ann", "Vie\u0323\u0302t", "\u2764\ufe0f", "\u0e1b\u0e35\u0e48"])
def test_names_of_all_scripts_are_taken(name: str) -> None:
    assert clean(name) == name


@pytest.mark.parametrize("sign", ["\ufe00", "\ufe0f", "\u180b", "\U000e01ef"])
def test_a_sign_that_is_not_seen_makes_no_other_name(sign: str) -> None:
    assert folded(f"A{sign}nn") == folded("Ann")


# --- sentences ------------------------------------------------------------------------------------------------------


async def test_what_there_is_not_is_answered_with_what_there_is(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        device = server.device()
        answer = await device.ask("POST", "/api/tables", wish() | {"game": "x" * 9999})
        assert "battlehex" in answer.json()["message"]
        assert len(answer.body) < 999
        answer = await device.ask("POST", "/api/tables", wish(YOU, OPEN | {"bot": "x" * 9999}))
        assert "recruit" in answer.json()["message"]
        assert len(answer.body) < 999


# --- hexmoot admin --------------------------------------------------------------------------------------------------


def test_orders_for_what_is_no_text_are_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Store(tmp_path).close()
    for target in ("\udcff\udcfe", "a\x00b", "\u202e"):
        assert main(["admin", "--data", str(tmp_path), "ban", target]) == 2
        assert "there is nothing called" in capsys.readouterr().err
    with closing(sqlite3.connect(tmp_path / "hexmoot.sqlite")) as data:
        assert data.execute("SELECT count(*) FROM orders").fetchone() == (0,)


def test_what_cannot_be_written_or_read_is_said_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Store(tmp_path).close()
    words = ["admin", "--data", str(tmp_path)]
    assert main([*words, "backup", str(tmp_path / "nowhere" / "copy")]) == 2
    assert "no copy could be written" in capsys.readouterr().err
    (tmp_path / "hexmoot.sqlite").write_bytes(b"no database at all" * 999)
    assert main([*words, "tables"]) == 2
    assert "cannot be used" in capsys.readouterr().err
