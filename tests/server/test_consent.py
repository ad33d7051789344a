"""Offers over the socket: heard by seats, done once, alive after a restart, and nothing for watchers."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from hexmoot import games
from hexmoot.bots.pool import Choice
from hexmoot.table.accord import LAPSE_MS
from server.asgi import Socket
from server.house import Running, running
from server.play import GUEST, RECRUIT, YOU, Pair, command, opened, pair
from server.test_restart import back

CLASSIC = {"mode": "classic"}


@pytest.fixture(autouse=True)
def allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Battle Hex as if it had undo."""
    monkeypatch.setattr(type(games.game("battlehex")), "undo", "unrevealed")


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(tmp_path) as started:
        yield started


def place(turn: int, red: int, black: int, id: str = "p") -> dict[str, Any]:
    return command((turn - 1) % 2, {"type": "play", "turn": turn, "red": red, "black": black}, id)


def offer(seat: int, what: str, id: str = "o") -> dict[str, Any]:
    return {"type": "offer", "id": id, "game": 1, "seat": seat, "what": what}


def answer(seat: int, what: str, by: int, yes: bool = True, id: str = "a") -> dict[str, Any]:
    return {"type": "answer", "id": id, "game": 1, "seat": seat, "what": what, "by": by, "yes": yes}


def resume(seat: int, id: str = "r") -> dict[str, Any]:
    return {"type": "resume", "id": id, "game": 1, "seat": seat}


async def said(socket: Socket, *messages: dict[str, Any]) -> list[Any]:
    """What is heard on a line after saying this."""
    for message in messages:
        socket.say(message)
    return await socket.quiet()


def notes(heard: list[Any]) -> list[str]:
    """What the table did, in short."""
    return [message["table"]["type"] for message in heard if message["type"] == "step" and message["table"]]


async def classic(server: Running, **settings: Any) -> Pair:
    return await pair(server, options=CLASSIC, **settings)


async def test_a_step_is_taken_back_when_the_other_agrees(server: Running) -> None:
    two = await classic(server)
    heard = await said(two.red, place(1, 2, 2), offer(0, "undo"))
    assert [message["accord"]["undo"] for message in heard if message["type"] == "step"] == [
        {"seat": 0, "asks": True, "problem": None}
    ] * 2
    asked = (await two.black.quiet())[-1]
    assert (asked["accord"]["offer"]["what"], asked["accord"]["offer"]["asked"]) == ("undo", [1])
    assert asked["accord"]["undo"]["problem"]["code"] == "undoNothing"
    heard = await said(two.black, answer(1, "undo", 0))
    assert [message["type"] for message in heard] == ["step", "step", "accepted"]
    assert notes(heard) == ["accept", "undo"]
    assert heard[1]["envelope"]["view"]["cells"] == {}
    assert heard[1]["table"] == {"type": "undo", "seat": 0}
    assert (await said(two.red, place(1, 1, 1, "again")))[-1] == {"type": "accepted", "id": "again", "version": 5}


async def test_an_offer_sent_twice_is_made_once_after_a_restart_too(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        two = await classic(server)
        first = (await said(two.red, offer(0, "pause")))[-1]
        assert (await said(two.red, offer(0, "pause"))) == [first]
    async with running(tmp_path) as server:
        red = await back(server, two.ann).socket(two.code)
        state = next(message for message in await red.hello() if message["type"] == "state")
        assert state["accord"]["offer"]["what"] == "pause"
        assert (await said(red, offer(0, "pause"))) == [first]
        black = await back(server, two.bob).socket(two.code)
        await black.hello()
        assert notes(await said(black, answer(1, "pause", 0))) == ["accept", "adjourn"]


async def test_an_undo_sent_twice_takes_one_step_back(server: Running) -> None:
    ann = server.device()
    code = await opened(ann, YOU, GUEST, options=CLASSIC, practice=True)
    socket = await ann.socket(code)
    await socket.hello()
    heard = await said(socket, place(1, 1, 1, "p1"), place(2, 2, 2, "p2"), offer(1, "undo"), offer(1, "undo"))
    assert notes(heard) == ["undo"]
    assert heard[-1] == heard[-2] == {"type": "accepted", "id": "o", "version": 3}
    (last,) = [message for message in heard if message["type"] == "step"][-1:]
    assert list(last["envelope"]["view"]["cells"].values()) == ["red"]
    assert last["accord"]["undo"] == {"seat": 0, "asks": False, "problem": None}


async def test_an_offer_lapses_after_a_restart_as_before(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        two = await classic(server)
        await said(two.red, offer(0, "abandon"))
        world = server.world
    async with running(tmp_path, world) as server:
        red = await back(server, two.ann).socket(two.code)
        await red.hello()
        await server.forward(LAPSE_MS)
        assert "lapse" in notes(await red.quiet())


async def test_watchers_hear_nothing_of_offers_but_what_comes_of_them(server: Running) -> None:
    two = await classic(server)
    watcher = await server.device().socket(two.code)
    await watcher.hello()
    await said(two.red, place(1, 2, 2), offer(0, "undo"))
    await said(two.black, answer(1, "undo", 0, yes=False), offer(1, "pause", "o2"))
    await said(two.red, answer(0, "pause", 1, id="a2"))
    heard = [message for message in await watcher.quiet() if message["type"] == "step"]
    assert [message["version"] for message in heard] == [1, 2]
    assert notes(heard) == ["adjourn"]
    assert all(message["accord"]["offer"] is None and message["accord"]["undo"] is None for message in heard)
    assert heard[-1]["accord"]["paused"]
    replay = await server.device().get(f"/api/tables/{two.code}/games/1/replay")
    assert [entry["table"] for entry in replay["entries"]] == [None, None, {"type": "adjourn", "seat": 1}]


async def test_a_paused_clock_stands_still_over_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        two = await classic(server, turnSeconds=30)
        await server.forward(10_000)
        await said(two.red, offer(0, "pause"))
        await said(two.black, answer(1, "pause", 0))
        world = server.world
    async with running(tmp_path, world) as server:
        await server.forward(3_600_000)
        red = await back(server, two.ann).socket(two.code)
        state = next(message for message in await red.hello() if message["type"] == "state")
        assert state["envelope"]["clock"]["left"] == [20_000, None]
        step = (await said(red, resume(0)))[0]
        assert (step["envelope"]["clock"]["left"], step["envelope"]["clock"]["running"]) == (
            [20_000, None],
            [True, False],
        )


async def test_an_abandoned_game_is_over_for_everybody_and_its_record_is_to_be_had(server: Running) -> None:
    two = await classic(server, bestOf=3)
    await said(two.red, place(1, 2, 2), offer(0, "abandon"))
    heard = await said(two.black, answer(1, "abandon", 0))
    assert [message["type"] for message in heard][-4:] == ["step", "ended", "table", "accepted"]
    ended = next(message for message in heard if message["type"] == "ended")
    assert ended["outcome"] == {"reason": "abandoned", "places": None, "points": [0, 0], "teams": None}
    answer_ = await two.ann.ask("GET", f"/api/tables/{two.code}/games/1/record")
    assert answer_.status == 200
    assert (await said(two.red, place(3, 1, 1, "late")))[-1]["problem"]["code"] == "gameOver"
    for device in (two.ann, two.bob):
        await device.post(f"/api/tables/{two.code}/again", {})
    assert (await two.ann.get(f"/api/tables/{two.code}"))["game"] == 2


async def test_what_a_bot_chose_before_an_undo_is_not_played_after_it(server: Running) -> None:
    server.bots.go.clear()
    ann = server.device()
    code = await opened(ann, YOU, RECRUIT, options=CLASSIC)
    socket = await ann.socket(code)
    await socket.hello()
    chosen: list[bytes] = []
    choose = server.bots.choose

    async def noting(game: str, bot: str, envelope: bytes, luck: bytes, seconds: float) -> Choice:
        chosen.append(envelope)
        return await choose(game, bot, envelope, luck, seconds)

    server.bots.choose = noting  # type: ignore[method-assign]
    await said(socket, place(1, 1, 1, "p1"), offer(0, "undo"), place(1, 2, 2, "p2"))
    server.bots.go.set()
    await server.settled()
    await socket.quiet()
    assert len(chosen) == 2
    cells = [seen.view.cells for seen in server.bots.seen]
    assert [list(each) for each in cells] == [["RABA"], ["R2B2"]]
