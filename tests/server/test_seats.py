"""Games whose seats are drawn, at tables that several lines look at: who is who stays right through it all."""

from pathlib import Path
from typing import Any

from server.house import Running, running
from server.play import GUEST, RESIGN, YOU, command, opened, pair

DRAWN = {"shuffleSeats": True, "firstSeat": None, "lastStanding": "stop"}


def seats(info: dict[str, Any]) -> list[tuple[str, int]]:
    """Who sits where, by chair."""
    return [(seat["name"], seat["seat"]) for seat in info["seats"]]


async def test_who_was_too_late_twice_takes_the_seat_back_by_acting(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        server.bots.go.clear()
        two = await pair(server, game="hexpath", options={"rings": 8}, turnSeconds=15)
        for _ in range(4):
            await server.forward(15_000)
            await server.forward(0)
        newest = [m for m in await two.red.quiet() if m["type"] == "step"][-1]["envelope"]
        assert [seat["standIn"] for seat in newest["seats"]] == ["tortoise"] * 2
        turn = newest["view"]["turn"]
        two.red.say(command(0, {"type": "place", "turn": turn, "slot": 0, "rot": 0}, "late"))
        heard = [m for m in await two.red.quiet() if m["type"] in ("step", "accepted")]
        assert [bool(m.get("envelope", {}).get("seats", [{}])[0].get("standIn")) for m in heard] == [False] * 3
        assert [[event["e"] for event in m.get("events", [])][:1] for m in heard] == [[], ["placed"], []]


async def played(server: Running) -> tuple[Any, Any, str, list[dict[str, Any]]]:
    """A hot seat of two with games until the seats have changed: device, line, code, and the table in each game."""
    ann = server.device()
    code = await opened(ann, YOU, GUEST, game="hexpath", options=DRAWN)
    line = await ann.socket(code)
    await line.hello()
    infos = [await ann.get(f"/api/tables/{code}")]
    while seats(infos[0]) == seats(infos[-1]):
        game = infos[-1]["game"]
        line.say({"type": "ready", "seat": 0})
        line.say(command(0, RESIGN, "gone", game))
        await line.quiet()
        await ann.post(f"/api/tables/{code}/again", {})
        infos.append(await ann.get(f"/api/tables/{code}"))
    return ann, line, code, infos


async def test_a_new_game_shows_a_shared_device_nothing_until_it_is_handed_over(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        _, line, _, infos = await played(server)
        heard = await line.quiet()
        assert heard[-1]["type"] == "state"
        assert heard[-1]["game"] == infos[-1]["game"]
        assert (heard[-1]["envelope"]["viewer"], heard[-1]["envelope"]["view"]["hand"]) == (None, None)


async def test_points_follow_the_people_and_a_command_its_game(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann, line, code, infos = await played(server)
        table = await ann.get(f"/api/tables/{code}")
        names = [seat["name"] for seat in table["seats"]]
        for game, info in enumerate(infos[:-1], 1):
            replay = await ann.get(f"/api/tables/{code}/games/{game}/replay")
            assert [replay["seats"][seat]["name"] for seat in (s for _, s in seats(info))] == names
            line.say(command(0, RESIGN, "gone", game))
            assert [m["version"] for m in await line.quiet() if m["type"] in ("accepted", "refused")] == [1]
