"""A table before its first game, and one that people leave: what the server makes of it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from hexmoot.store import people as kept
from hexmoot.table.hosting import HOST_MS
from hexmoot.table.leaving import GONE_MS
from server.asgi import Answer, Device
from server.house import Running, running
from server.play import GUEST, OPEN, YOU, opened, pair, wish

PATH = {"game": "hexpath"}


def code(answer: Answer) -> tuple[int, str]:
    return answer.status, answer.json()["code"]


async def three(server: Running, **settings: Any) -> tuple[str, list[Device]]:
    """A table for four with Ann, its host, Bob and Cem, who all have a line."""
    people = [server.device() for _ in range(3)]
    table = await opened(people[0], YOU, OPEN, OPEN, OPEN, **PATH, **settings)
    for number, device in enumerate(people):
        if number:
            await device.post(f"/api/tables/{table}/sit", {})
        await (await device.socket(table)).hello()
    return table, people


async def test_a_table_that_is_made_public_is_in_the_lobby_with_its_terms(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann, bob = server.device(), server.device()
        table = await opened(ann, turnSeconds=30)
        assert (await bob.get("/api/tables"))["public"] == []
        settings = {"visibility": "public", "turnSeconds": 0, "bankSeconds": 300, "incrementSeconds": 3}
        await ann.post(f"/api/tables/{table}", {"settings": settings}, "PATCH")
        (line,) = (await bob.get("/api/tables"))["public"]
        assert {name: line["settings"][name] for name in settings} == settings
        await ann.post(f"/api/tables/{table}", {"settings": {"visibility": "private"}}, "PATCH")
        assert (await bob.get("/api/tables"))["public"] == []


async def test_everybody_is_told_of_a_change(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        table, (ann, bob, _) = await three(server)
        line = bob.sockets[0]
        await line.quiet()
        await ann.post(f"/api/tables/{table}/swap", {"seats": [1, 2]})
        (told,) = await line.quiet()
        assert [seat["yours"] for seat in told["table"]["seats"]] == [False, False, True, False]
        await ann.post(f"/api/tables/{table}/seats", {"seat": 2, "wish": OPEN})
        (told,) = await line.quiet()
        assert not any(seat["yours"] for seat in told["table"]["seats"])


async def test_the_host_passes_on_when_gone_for_long(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        table, (ann, bob, cem) = await three(server)
        await ann.sockets[0].close()
        await server.forward(HOST_MS - 1)
        assert [m["table"]["host"] for m in await bob.sockets[0].quiet()][-1] is False
        await server.forward(1)
        assert [m["table"]["host"] for m in await bob.sockets[0].quiet()] == [True]
        assert [m["table"]["host"] for m in await cem.sockets[0].quiet()][-1] is False
        assert code(await ann.ask("POST", f"/api/tables/{table}/start", {})) == (403, "notHost")
        assert (await bob.post(f"/api/tables/{table}/start", {}))["phase"] == "playing"


async def test_who_leaves_is_gone_from_the_seats_and_the_host_passes_on(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        table, (ann, bob, _) = await three(server)
        left = await ann.post(f"/api/tables/{table}/leave", {})
        assert (left["host"], left["seats"][0]["kind"]) == (False, "open")
        assert (await bob.get(f"/api/tables/{table}"))["host"]


async def test_an_abandoned_game_of_a_match_is_followed_by_the_next(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        two = await pair(server, bestOf=3, onLeave="wait")
        await two.black.close()
        await server.forward(GONE_MS)
        info = await two.ann.post(f"/api/tables/{two.code}/give-up", {})
        assert (info["phase"], info["series"], info["finished"][0]["outcome"]["places"]) == ("between", [0, 0], None)
        again = await two.ann.post(f"/api/tables/{two.code}/again", {})
        assert (again["phase"], again["game"]) == ("playing", 2)


# --- names ------------------------------------------------------------------------------------------------------------


async def claimed(server: Running, name: str) -> Device:
    """A device whose person keeps a name with a password."""
    device = server.device()
    await device.post("/api/me", {"name": name}, "PATCH")
    await device.post("/api/me/password", {"password": "correct horse"})
    return device


@pytest.mark.parametrize("kind", ["guest", "you"])
async def test_nobody_at_a_seat_is_called_by_a_name_that_another_keeps(kind: str, tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        owner, other = await claimed(server, "Ann"), server.device()
        seats = [{"kind": kind, "name": "ＡＮＮ "}, YOU if kind == "guest" else OPEN]
        assert code(await other.ask("POST", "/api/tables", wish(*seats))) == (409, "nameClaimed")
        assert (await owner.post("/api/tables", wish(*seats)))["seats"][0]["name"] == "ＡＮＮ"


async def test_a_seat_is_not_filled_with_such_a_guest_either(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        await claimed(server, "Eve")
        ann = server.device()
        table = await opened(ann, YOU, OPEN)
        answer = await ann.ask("POST", f"/api/tables/{table}/seats", {"seat": 1, "wish": GUEST})
        assert code(answer) == (409, "nameClaimed")


# --- sitting down while being forgotten -------------------------------------------------------------------------------


@pytest.mark.parametrize("verb", ["sit", "open"])
async def test_nobody_sits_down_who_has_been_forgotten_meanwhile(
    verb: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as server:
        ann, bob = server.device(), server.device()
        table = await opened(ann)
        await bob.post("/api/me", {"name": "Bob"}, "PATCH")
        forgotten = asyncio.Event()
        name_of = server.house.store.name_of

        async def slowly(person: str) -> str:
            name = await name_of(person)
            await forgotten.wait()
            return name

        monkeypatch.setattr(server.house.store, "name_of", slowly)
        request = ("POST", f"/api/tables/{table}/sit", {}) if verb == "sit" else ("POST", "/api/tables", wish())
        sitting = asyncio.create_task(bob.ask(*request))
        (person,) = await kept_people(server)
        await kept.forget(server.house.store, person[0], person[1], 0)
        forgotten.set()
        assert code(await sitting) == (403, "noDevice")
        assert (await ann.get(f"/api/tables/{table}"))["seats"][1]["kind"] == "open"


async def kept_people(server: Running) -> list[tuple[str, bytes]]:
    """Id and secret of everybody of whom something is kept."""
    return await server.house.store.read(
        lambda c: [(row.id, row.secret) for row in c.execute(kept.select(kept.people.c.id, kept.people.c.secret))]
    )
