"""A restarted server goes on where it stood: nothing lost, nothing doubled, clocks paused."""

from pathlib import Path

import pytest

from hexmoot import games
from hexmoot.bots.pool import Choice
from hexmoot.server.house import BEAT_MS, restored_table
from hexmoot.server.room import RESTART
from hexmoot.server.thinking import RETRY_MS
from hexmoot.store import Store
from hexmoot.table.leaving import GONE_MS
from server.asgi import Closed, Device
from server.house import START, QuickBots, Running, TestWorld, running
from server.play import OPEN, RECRUIT, RESIGN, YOU, command, opened, pair, seal, wish

DAY = 86_400_000


def back(server: Running, old: Device) -> Device:
    """The same browser, talking to a restarted server."""
    device = server.device()
    device.cookie = old.cookie
    return device


async def test_a_command_sent_again_after_a_restart_is_done_once(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        two = await pair(server)
        two.red.say(command(0, seal(1, 2, 2), "mine"))
        first = (await two.red.hear_until("accepted"))[-1]
    async with running(tmp_path) as server:
        socket = await back(server, two.ann).socket(two.code)
        await socket.hello()
        socket.say(command(0, seal(1, 2, 2), "mine"))
        assert (await socket.quiet()) == [first]
        socket.say(command(0, seal(1, 3, 3), "mine"))
        assert (await socket.quiet()) == [first]


async def test_a_command_of_the_last_game_is_still_known_in_the_next(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        two = await pair(server, bestOf=3)
        two.red.say(command(0, RESIGN, "last"))
        first = (await two.red.hear_until("accepted"))[-1]
        for device in (two.ann, two.bob):
            await device.post(f"/api/tables/{two.code}/again", {})
        await two.red.quiet()
        two.red.say(command(0, RESIGN, "last"))
        assert await two.red.quiet() == [first]
        two.red.say(command(0, RESIGN, "another"))
        assert (await two.red.quiet())[0]["problem"]["code"] == "otherGame"


async def test_who_comes_back_after_a_restart_gets_what_was_missed(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        two = await pair(server)
        two.red.say(command(0, seal(1, 2, 2)))
        await two.red.hear_until("accepted")
    async with running(tmp_path) as server:
        socket = await back(server, two.bob).socket(two.code)
        heard = await socket.hello(seat=1, game=1, version=0)
        assert [m["type"] for m in heard] == ["welcome", "step"]
        assert heard[1]["events"] == [{"e": "sealed", "turn": 1, "side": "red"}]


async def test_seats_and_names_survive(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = server.device()
        await ann.post("/api/me", {"name": " Ann  B. "}, "PATCH")
        code = await opened(ann)
    async with running(tmp_path) as server:
        again = back(server, ann)
        assert (await again.get("/api/me"))["name"] == "Ann B."
        table = await again.get(f"/api/tables/{code}")
        assert (table["host"], table["seats"][0]["yours"], table["seats"][0]["name"]) == (True, True, "Ann B.")


async def test_a_bots_turn_is_taken_up_by_the_next_server(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = server.device()
        server.bots.go.clear()
        code = await opened(ann, RECRUIT, RECRUIT)
    async with running(tmp_path) as server:
        live = await server.house.table(code)
        await server.settled()
        assert live.table.phase == "done"


@pytest.mark.parametrize("down", [0, 500_000])
async def test_clocks_stand_still_while_the_server_is_down(down: int, tmp_path: Path) -> None:
    world = TestWorld()
    async with running(tmp_path, world) as server:
        two = await pair(server, turnSeconds=30)
        await server.forward(5 * BEAT_MS)
    async with running(tmp_path, TestWorld(now=world.time + down)) as server:
        socket = await back(server, two.ann).socket(two.code)
        clock = (await socket.hello())[1]["envelope"]["clock"]
        assert clock["left"] == [30_000 - 5 * BEAT_MS] * 2


async def test_a_pause_is_an_entry_that_everybody_knows(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        two = await pair(server, turnSeconds=30)
    async with running(tmp_path, TestWorld(now=START + 7000)) as server:
        replay = await back(server, two.bob).get(f"/api/tables/{two.code}/games/1/replay")
        assert replay["entries"][1]["table"] == {"type": "pause", "ms": 7000}


async def test_a_started_game_with_a_word_missing_begins_when_it_is_loaded(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = server.device()
        code = await opened(ann)
    store = Store(tmp_path)
    loaded = await store.load(code)
    assert loaded is not None
    await store.change(restored_table(loaded).sit(None, "bob-id", "Bob", ""), loaded.revision, START)
    store.close()
    async with running(tmp_path) as server:
        assert (await back(server, ann).get(f"/api/tables/{code}"))["phase"] == "playing"


async def wished(server: Running) -> tuple[str, list[Device]]:
    """Ann, Bob and Cem play, Bob is gone for long, and Ann wants to end the game: the table's code, and they."""
    ann, bob, cem = devices = [server.device() for _ in range(3)]
    code = await opened(ann, YOU, OPEN, OPEN, game="hexpath", onLeave="wait")
    for device in (bob, cem):
        await device.post(f"/api/tables/{code}/sit", {})
    for device in (ann, cem):
        await (await device.socket(code)).hello()
    await server.forward(GONE_MS)
    assert await wishes(server, code) == [False] * 3
    await ann.post(f"/api/tables/{code}/give-up", {})
    return code, devices


async def wishes(server: Running, code: str) -> list[bool]:
    """Who wants to end the game without those who are gone, by seat."""
    return [seat["givesUp"] for seat in (await server.device().get(f"/api/tables/{code}"))["seats"]]


async def test_wishes_to_end_a_game_without_somebody_outlast_the_server(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        code, (ann, _, cem) = await wished(server)
    async with running(tmp_path, TestWorld(now=START + DAY)) as server:
        for device in (ann, cem):
            await (await back(server, device).socket(code)).hello()
        assert await wishes(server, code) == [True, False, False]
        await server.forward(GONE_MS)
        table = await back(server, cem).post(f"/api/tables/{code}/give-up", {})
        assert (table["phase"], table["finished"][0]["outcome"]["reason"]) == ("done", "abandoned")


async def test_who_was_to_be_done_without_is_back_after_a_restart_and_missed_no_more(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        code, (_, bob, _) = await wished(server)
    async with running(tmp_path, TestWorld(now=START + DAY)) as server:
        await (await back(server, bob).socket(code)).hello()
        assert await wishes(server, code) == [False] * 3


async def test_a_table_that_the_store_knows_better_is_loaded_anew(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        two = await pair(server)
        live = await server.house.table(two.code)
        stolen = live.table.play.act(1, live.action(b'{"type":"resign"}'), START)  # type: ignore[union-attr]
        await server.house.store.append(two.code, 1, stolen.entry, None, live.table.facts(stolen), None)
        two.red.say(command(0, seal(1, 2, 2)))
        with pytest.raises(Closed) as closed:
            await two.red.hear()
        assert closed.value.code == RESTART
        again = await two.ann.socket(two.code)
        state = (await again.hello())[1]
        assert state["envelope"]["view"]["phase"] == "over"


async def test_a_store_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(tmp_path) as server:
        two = await pair(server)
        with monkeypatch.context() as broken:

            async def full(*_: object) -> None:
                raise OSError("no space left")

            broken.setattr(server.house.store, "append", full)
            two.red.say(command(0, seal(1, 2, 2)))
            (refused,) = await two.red.quiet()
            assert refused["problem"]["code"] == "serverError"
            assert await two.black.quiet() == []
        two.red.say(command(0, seal(1, 2, 2)))
        assert [m["type"] for m in await two.red.quiet()] == ["step", "accepted"]


async def test_a_move_is_finished_though_its_sender_has_gone(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        two = await pair(server)
        two.red.say(command(0, RESIGN))
        await two.red.close()
        assert (await two.black.hear_until("step"))[-1]["events"][0]["e"] == "over"


async def test_a_game_of_other_rules_is_refused_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(tmp_path) as server:
        ann = server.device()
        code = await opened(ann, YOU, RECRUIT)
    monkeypatch.setattr(type(games.game("battlehex")), "rules_version", 2)
    async with running(tmp_path) as server:
        answer = await back(server, ann).ask("GET", f"/api/tables/{code}")
        assert (answer.status, answer.json()["code"]) == (410, "oldRules")
        assert (await back(server, ann).post("/api/tables", wish()))["phase"] == "open"


async def test_a_bot_that_fails_tries_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def failing(*_: object) -> Choice:
        raise ZeroDivisionError

    monkeypatch.setattr(QuickBots, "choose", failing)
    async with running(tmp_path) as server:
        ann = server.device()
        socket = await ann.socket(await opened(ann, YOU, RECRUIT))
        await socket.hello()
        await server.settled()
        monkeypatch.undo()
        await server.forward(RETRY_MS)
        assert [m["type"] for m in await socket.quiet()] == ["thinking", "step"]


async def test_a_clock_that_could_not_be_stored_rings_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*_: object) -> None:
        raise OSError("no space left")

    async with running(tmp_path) as server:
        two = await pair(server, turnSeconds=15)
        with monkeypatch.context() as broken:
            broken.setattr(server.house.store, "append", full)
            await server.forward(15_000)
        assert await two.red.quiet() == []
        await server.forward(RETRY_MS)
        assert [m["type"] for m in await two.red.quiet()] == ["step"]
