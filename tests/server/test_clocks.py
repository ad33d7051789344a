"""Clocks at a running server: what is in time, what is shown, and that a restart gives nothing away."""

from pathlib import Path
from typing import Any

import pytest

from server.asgi import Device, Socket
from server.house import TestWorld, running
from server.play import command, pair, seal

BANK = {"bankSeconds": 60, "incrementSeconds": 5}
SECOND = 1000


def steps(heard: list[Any]) -> list[Any]:
    return [message for message in heard if message["type"] == "step"]


async def clock(socket: Socket) -> Any:
    """The clock of the newest position that was heard."""
    return [m for m in await socket.quiet() if "envelope" in m][-1]["envelope"]["clock"]


async def test_a_move_that_came_in_time_counts_though_it_had_to_wait(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        two = await pair(server, turnSeconds=15)
        live = await server.house.table(two.code)
        server.world.forward(15 * SECOND - 1)
        async with live.lock:
            two.red.say(command(0, seal(1, 2, 2)))
            two.red.say({"type": "ping"})  # is not answered before the command has been
            two.black.say({"type": "ping"})
            assert (await two.black.hear())["type"] == "pong"
            server.world.forward(5 * SECOND)
        heard = await two.red.hear_until("pong")
        await server.settled()
        assert [m["type"] for m in heard][:2] == ["step", "accepted"]
        assert heard[0]["envelope"]["view"]["mine"] == {"red": 2, "black": 2, "left": "R"}
        (late,) = steps(await two.red.quiet())
        assert late["envelope"]["view"]["streaks"] == {"red": 0, "black": 1}


async def test_a_move_that_came_too_late_is_told_so(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        two = await pair(server, turnSeconds=15)
        server.world.time += 15 * SECOND
        two.red.say(command(0, seal(1, 2, 2)))
        heard = await two.red.quiet()
        assert heard[0]["envelope"]["view"]["streaks"] == {"red": 1, "black": 1}
        assert heard[-1]["problem"]["code"] == "stale"


async def test_the_banks_of_both_run_at_once_and_everybody_sees_them(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        two = await pair(server, **BANK)
        watcher = await Device(server.app).socket(two.code)
        await watcher.hello()
        await server.forward(10 * SECOND)
        two.red.say(command(0, seal(1, 2, 2)))
        seen = [await clock(socket) for socket in (two.red, two.black, watcher)]
        assert [(one["left"], one["running"]) for one in seen] == [([55 * SECOND, 50 * SECOND], [False, True])] * 3
        two.red.say(command(0, seal(1, 1, 1), "other"))
        assert await two.black.quiet() == []
        assert (await clock(two.red))["left"] == [55 * SECOND, 50 * SECOND]
        await server.forward(49 * SECOND)
        assert steps(await two.black.quiet()) == []
        await server.forward(1 * SECOND)
        settled = await clock(two.black)
        assert (settled["left"], settled["running"]) == ([55 * SECOND, 5 * SECOND], [True, True])
        await watcher.close()


@pytest.mark.parametrize("settings", [BANK, {"moveDays": 1}])
async def test_no_clock_runs_or_is_refilled_while_the_server_is_down(settings: dict[str, int], tmp_path: Path) -> None:
    world = TestWorld()
    async with running(tmp_path, world) as server:
        two = await pair(server, **settings)
        await server.forward(10 * SECOND)
        two.red.say(command(0, seal(1, 2, 2)))
        before = await clock(two.red)
    async with running(tmp_path, TestWorld(now=world.time + 3600 * SECOND)) as server:
        device = server.device()
        device.cookie = two.ann.cookie
        after = (await (await device.socket(two.code)).hello())[1]["envelope"]["clock"]
        assert (after["left"], after["running"]) == (before["left"], before["running"])
