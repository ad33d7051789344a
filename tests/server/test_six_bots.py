"""Six bots at the largest board of Hex Path, in the real server with its workers: a match that never stands still."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from server.play import wish
from server.real import browser, hear, line, say, start

BOTS = [{"kind": "bot", "bot": bot} for bot in ("magpie", "tortoise", "hawk", "spider", "fox", "owl")]
OPTIONS = {"rings": 8, "pointsPerSide": 3, "deckMode": "full", "shuffleSeats": True, "firstSeat": None}
PATIENCE = 60  # seconds for a step until it counts as never coming; a bot has one and a half


@pytest.mark.soak
async def test_six_bots_play_a_whole_match_on_the_largest_board(tmp_path: Path) -> None:
    server = await start(tmp_path, "pool")
    try:
        async with browser(server) as host:
            body = wish(*BOTS, game="hexpath", options=OPTIONS)
            code = (await host.post("/api/tables", json=body)).raise_for_status().json()["code"]
            told, ended = await watched(await line(server, code, host.cookies["hexmoot"]))
    finally:
        await server.kill()
    turns = [event["turn"] for event in told if event["e"] == "placed"]
    assert turns == list(range(1, len(turns) + 1))
    assert sorted(ended["outcome"]["places"])[0] == 1
    assert ended["statistics"]["tiles"] == len(turns) > 6
    assert all(time is not None for time in ended["decisionTimes"])


async def watched(socket: Any) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """All events of the match from its start on as watchers hear them, and how it ended."""
    await say(socket, type="hello", game=1, version=0)
    told: list[dict[str, Any]] = []
    while True:
        async with asyncio.timeout(PATIENCE):
            message = await hear(socket)
        if message["type"] == "step":
            told += message["events"]
        if message["type"] == "ended":
            return told, message
