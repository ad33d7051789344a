"""The lobby: what waits, what is played and watched, what is one's own; and the colours that people bring along."""

from pathlib import Path

import pytest

from hexmoot.server.house import SWEEP_MS
from hexmoot.store import lists
from server.house import Running, running
from server.play import OPEN, YOU, opened, pair
from server.test_requests import refusal


async def swept(server: Running, ms: int) -> None:
    """Let time pass, and the house look after its lists."""
    server.world.forward(ms)
    for task in list(server.house.chores):
        await task


async def test_a_played_table_is_listed_with_those_who_watch_it(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        two, cem = await pair(server, visibility="public"), server.device()
        assert [line["watchers"] for line in (await cem.get("/api/tables"))["playing"]] == [0]
        await (await cem.socket(two.code)).hello()
        lobby = await cem.get("/api/tables")
        assert [(line["code"], line["watchers"]) for line in lobby["playing"]] == [(two.code, 1)]
        assert (lobby["mine"], lobby["public"]) == ([], [])


async def test_a_table_stays_listed_as_long_as_somebody_sits_there(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann, bob = server.device(), server.device()
        code = await opened(ann, visibility="public")
        line = await ann.socket(code)
        await line.hello()
        await swept(server, 2 * lists.OPEN_MS)
        assert [one["code"] for one in (await bob.get("/api/tables"))["public"]] == [code]
        await line.close()
        await swept(server, lists.OPEN_MS + SWEEP_MS)
        assert (await bob.get("/api/tables"))["public"] == []
        assert (await bob.get(f"/api/tables/{code}"))["phase"] == "open"


async def test_who_only_watches_keeps_no_table_in_the_list(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann, bob = server.device(), server.device()
        code = await opened(ann, visibility="public")
        await (await bob.socket(code)).hello()
        await swept(server, lists.OPEN_MS + SWEEP_MS)
        assert (await bob.get("/api/tables"))["public"] == []


async def test_an_unplayed_table_is_forgotten_but_not_under_the_eyes_of_somebody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lists, "UNPLAYED_MS", 3 * SWEEP_MS)  # the house looks at its lists every minute of a week
    async with running(tmp_path) as server:
        ann, bob = server.device(), server.device()
        code = await opened(ann)
        line = await bob.socket(code)
        await line.hello()
        await swept(server, lists.UNPLAYED_MS + SWEEP_MS)
        assert (await ann.ask("GET", f"/api/tables/{code}")).status == 200
        await line.close()
        await server.settled()
        del server.house.tables[code]
        await swept(server, SWEEP_MS)
        assert refusal(await ann.ask("GET", f"/api/tables/{code}")) == (404, "noTable")


# --- colours ----------------------------------------------------------------------------------------------------------


async def test_people_sit_down_in_the_colour_they_like_best_of_those_that_are_left(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann, bob, cem = (server.device() for _ in range(3))
        for device, colours in ((ann, ["bone", "azure"]), (bob, ["bone", "murex"]), (cem, [])):
            assert (await device.post("/api/me", {"colours": colours}, "PATCH"))["colours"] == colours
        table = await ann.post("/api/tables", {"game": "hexpath", "seats": [YOU, OPEN, OPEN]})
        code = table["code"]
        assert [seat["colour"] for seat in table["seats"]] == [5, 0, 1]
        await bob.post(f"/api/tables/{code}/sit", {})
        seats = (await cem.post(f"/api/tables/{code}/sit", {}))["seats"]
        assert [seat["colour"] for seat in seats] == [5, 4, 1]


async def test_who_takes_the_colour_of_an_open_seat_leaves_it_the_own_one(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann, bob = server.device(), server.device()
        await bob.post("/api/me", {"colours": ["verdant"]}, "PATCH")
        table = await ann.post("/api/tables", {"game": "hexpath", "seats": [YOU, OPEN, OPEN]})
        seats = (await bob.post(f"/api/tables/{table['code']}/sit", {"seat": 1}))["seats"]
        assert [seat["colour"] for seat in seats] == [0, 2, 1]


async def test_what_the_host_chooses_for_a_seat_counts_more_than_what_it_likes(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = server.device()
        await ann.post("/api/me", {"colours": ["bone"]}, "PATCH")
        for seats, colours in (
            ([YOU | {"colour": 3}, OPEN], [3, 0]),
            ([YOU, OPEN | {"colour": 5}], [0, 5]),
        ):
            table = await ann.post("/api/tables", {"game": "hexpath", "seats": seats})
            assert [seat["colour"] for seat in table["seats"]] == colours


async def test_a_game_that_gives_its_own_colours_asks_nobody(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = server.device()
        await ann.post("/api/me", {"colours": ["azure"]}, "PATCH")
        assert [seat["colour"] for seat in (await ann.get(f"/api/tables/{await opened(ann)}"))["seats"]] == [None] * 2
        wish = {"game": "battlehex", "seats": [YOU | {"colour": 1}, OPEN]}
        answer = await ann.ask("POST", "/api/tables", wish)
        assert refusal(answer) == (400, "noColours")


async def test_a_colour_that_no_game_has_is_refused_and_the_name_stays(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = server.device()
        await ann.post("/api/me", {"name": "Ann", "colours": ["gold", "gold"]}, "PATCH")
        answer = await ann.ask("PATCH", "/api/me", {"name": "Zoe", "colours": ["plaid"]})
        assert refusal(answer) == (400, "noSuchColour")
        me = await ann.get("/api/me")
        assert (me["name"], me["colours"]) == ("Ann", ["gold"])
        assert (await ann.get("/api/me/export"))["colours"] == ["gold"]
