"""The server is killed at random moments, again and again: no acknowledged entry is lost, none is doubled.

People play people and bots at several tables. Whoever has had no answer sends the same command again after the
restart. In the end the records hold exactly what was acknowledged, in that order, and every game is over.
"""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from hexmoot.luck import Stream
from hexmoot.record import read, verify
from server.play import OPEN, RECRUIT, YOU, wish
from server.real import Server, browser, hear, line, say, start

LUCK = bytes(range(16))  # of all moments and moves
GONE = (ConnectionClosed, InvalidHandshake, httpx.TransportError, OSError)
OPTIONS = [{"size": 3}, {"size": 5, "mode": "classic"}]


class Player:
    """One person at one table. `acked` is what the server has acknowledged, by game."""

    def __init__(self, match: "Match", code: str, seat: int, secret: str, luck: bytes) -> None:
        self.match = match
        self.code = code
        self.seat = seat
        self.secret = secret
        self.stream = Stream(luck)
        self.acked: dict[int, list[Any]] = {}
        self.pending: dict[str, Any] | None = None
        self.sent = 0
        self.game = 0
        self.view: Any = {}
        self.legal: Any = {}

    async def play(self, server: Server) -> None:
        """Play until the server is gone, or the last game is over."""
        try:
            async with await line(server, self.code, self.secret) as socket:
                await say(socket, type="hello")
                if self.pending:
                    await say(socket, **self.pending)
                while not (self.match.last and self.over):
                    await self.answer(socket, server, await hear(socket))
        except GONE:
            return

    async def answer(self, socket: Any, server: Server, message: Any) -> None:
        kind = message["type"]
        assert kind != "refused", message
        if kind in ("state", "step"):
            self.game, self.view, self.legal = message["game"], message["envelope"]["view"], message["legal"]
            await self.act(socket)
        elif kind == "accepted" and self.pending and message["id"] == self.pending["id"]:
            self.acked.setdefault(self.pending["game"], []).append(self.pending["action"])
            self.pending = None
            self.match.acknowledged()
            await self.act(socket)
        elif kind == "ended" and not self.match.last:
            async with browser(server, self.secret) as me:
                await me.post(f"/api/tables/{self.code}/again", json={})

    @property
    def over(self) -> bool:
        """Whether the newest game is over, and everything answered."""
        return self.pending is None and self.view.get("phase") == "over"

    async def act(self, socket: Any) -> None:
        """Do something that may be done, if nothing is unanswered."""
        kinds = [kind for kind in self.legal["types"] if kind not in ("resign", "swap")]
        if self.pending or not kinds or kinds == ["seal", "unseal"]:
            return
        red, black = ranks(self.stream.pick(self.legal["cells"]))
        action = {"type": kinds[0], "turn": self.view["turn"], "red": red, "black": black}
        if kinds[0] == "seal":
            action["left"] = "random"
        self.sent += 1
        self.pending = {
            "type": "command",
            "id": f"c{self.sent}",
            "game": self.game,
            "seat": self.seat,
            "action": action,
        }
        await say(socket, **self.pending)


def ranks(cell: str) -> tuple[int, int]:
    """The ranks of a cell's name on a small board: R2BA is 2 and 1."""
    red, _, black = cell.removeprefix("R").partition("B")
    return tuple(1 if rank == "A" else int(rank) for rank in (red, black))  # type: ignore[return-value]


class Match:
    """All tables of the test, and the moment of the next kill."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.stream = Stream(LUCK)
        self.players: list[Player] = []
        self.last = False
        self.countdown = 0

    async def person(self) -> str:
        """The secret of somebody new."""
        async with browser(self.server) as somebody:
            await somebody.get("/api/me")
            return somebody.cookies["hexmoot"]

    async def seat(self, rivals: tuple[dict[str, Any], ...] = (RECRUIT, OPEN)) -> None:
        """Open the tables: of each kind one with a bot and one of two people, if nothing else is said."""
        for options in OPTIONS:
            for rival in rivals:
                people = [await self.person(), await self.person()]
                body = wish(YOU, rival, options=options, botSeconds=0.1)
                async with browser(self.server, people[0]) as host, browser(self.server, people[1]) as guest:
                    code = (await host.post("/api/tables", json=body)).json()["code"]
                    if rival is OPEN:
                        await guest.post(f"/api/tables/{code}/sit", json={})
                seats = enumerate(people if rival is OPEN else people[:1])
                self.players += [Player(self, code, seat, who, self.stream.luck()) for seat, who in seats]

    def acknowledged(self) -> None:
        """Something was acknowledged: perhaps it is time."""
        self.countdown -= 1
        if self.countdown == 0 and not self.last:
            microseconds = self.stream.below(20_000)
            asyncio.get_running_loop().call_later(microseconds / 1e6, self.server.process.kill)

    async def until_killed(self) -> None:
        """Play until the moment has come."""
        self.countdown = 1 + self.stream.below(25)
        await asyncio.gather(*(player.play(self.server) for player in self.players))
        await self.server.process.wait()

    async def to_the_end(self) -> None:
        """Let every game end."""
        self.last = True
        await asyncio.gather(*(player.play(self.server) for player in self.players))

    async def records(self) -> None:
        """Compare the records with what was acknowledged."""
        for player in self.players:
            assert player.pending is None
            async with browser(self.server, player.secret) as own:
                for game, acked in player.acked.items():
                    text = (await own.get(f"/api/tables/{player.code}/games/{game}/record")).text
                    record = read(text)
                    assert verify(record).problems == []
                    assert record.footer is not None
                    stored = [entry.action for entry in record.entries if entry.seat == player.seat]
                    assert stored == acked, f"table {player.code}, game {game}, seat {player.seat}"


async def killing(folder: Path, kills: int, bots: str) -> None:
    """Kill a server so many times, then let it come to its end."""
    match = Match(await start(folder, bots))
    try:
        await match.seat()
        for _ in range(kills):
            await match.until_killed()
            match.server = await start(folder, bots)
        await match.to_the_end()
        await match.records()
        assert sum(len(acked) for player in match.players for acked in player.acked.values()) > 5 * kills
    finally:
        await match.server.kill()


async def test_nothing_is_lost_or_doubled_in_20_kills(tmp_path: Path) -> None:
    await killing(tmp_path, 20, "inline")


@pytest.mark.soak
async def test_nothing_is_lost_or_doubled_in_200_kills_with_bots_in_workers(tmp_path: Path) -> None:
    await killing(tmp_path, 200, "pool")
