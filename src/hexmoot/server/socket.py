"""The socket of a table: reads messages, answers each, and writes what the room has to say."""

import asyncio
import logging
from collections import Counter
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import WebsocketRouteHandler

from hexmoot.game import Refused
from hexmoot.server import messages
from hexmoot.server.bodies import Problem
from hexmoot.server.codes import trying
from hexmoot.server.errors import problem, problem_of, read_as
from hexmoot.server.house import House
from hexmoot.server.identity import Person
from hexmoot.server.limits import ADDRESS_SOCKETS, MESSAGE_BYTES, SOCKETS, Limits
from hexmoot.server.live import LiveTable
from hexmoot.server.room import CROWDED, ENDED, GONE, RESTART, Line
from hexmoot.table.times import iso

AnySocket = WebSocket[Any, Any, Any]
DECODER = msgspec.json.Decoder(messages.ToServer)
log = logging.getLogger("hexmoot.server")
encode = msgspec.json.encode


class Talk:
    """One socket's conversation with one table."""

    __slots__ = ("limits", "line", "live", "who")

    def __init__(self, live: LiveTable, line: Line, limits: Limits, who: str) -> None:
        self.live = live
        self.line = line
        self.limits = limits
        self.who = who

    async def hear(self, data: str | bytes) -> None:
        """Answer one message, whatever it is."""
        id: str | None = None
        at = self.live.world.now()
        try:
            self.limits.take("messages", self.who)
            message = read(data)
            id = getattr(message, "id", None)
            await self.answer(message, at)
        except Refused as refused:
            self.refuse(id, problem_of(refused))
        except Exception:
            log.exception("a message at table %s", self.live.table.plan.code)
            self.refuse(id, problem("serverError"))

    def refuse(self, id: str | None, why: Problem) -> None:
        """Say that a message was not taken."""
        self.line.send(encode(messages.RefusedMessage(id, why)))

    async def answer(self, message: messages.ToServer, at: int) -> None:
        """Do what a message asks for that came at this time."""
        entered = self.line in self.live.room.lines
        if isinstance(message, messages.Ping):
            self.line.send(encode(messages.Pong(iso(self.live.world.now()))))
        elif isinstance(message, messages.Hello) == entered:
            raise Refused("sayHello")
        elif isinstance(message, messages.Hello):
            await self.live.enter(self.line, message)
        elif isinstance(message, messages.Ready):
            await self.live.ready(self.line, message.seat)
        elif isinstance(message, messages.Ask):
            self.line.send(encode(self.live.ask(self.line.person, message)))
        elif isinstance(message, messages.JoinChat):
            await self.live.chat.join(self.line, message)
        elif isinstance(message, messages.Say):
            self.limits.take("chat", self.who)
            await self.live.chat.say(self.line, message)
        else:
            await self.live.command(self.line, message, at)


def read(data: str | bytes) -> messages.ToServer:
    """A message; Refused if it is too long or cannot be read."""
    data = data.encode() if isinstance(data, str) else data
    if len(data) > MESSAGE_BYTES:
        raise Refused("tooLarge", most=MESSAGE_BYTES)
    return read_as(DECODER, data)


class Sockets:
    """The handler of all sockets, and how many each device has, and each address."""

    def __init__(self, house: House, limits: Limits) -> None:
        self.house = house
        self.limits = limits
        self.open: Counter[str] = Counter()
        self.here: Counter[str] = Counter()

    async def serve(self, socket: AnySocket, code: str) -> None:
        """One socket from its beginning to its end."""
        person: Person | None = socket.scope["state"]["person"]
        address = socket.scope["state"]["address"]
        who = person.id if person else address
        await socket.accept()
        if self.open[who] >= SOCKETS or self.here[address] >= ADDRESS_SOCKETS:
            await turn_away(socket, Refused("tooFast", limit="sockets"), CROWDED)
            return
        counts = ((self.open, who), (self.here, address))
        for count, key in counts:
            count[key] += 1  # before the table is waited for, so that those who come at once are counted
        try:
            await self.admit(socket, code, person, who)
        finally:
            for count, key in counts:
                count[key] -= 1
                if not count[key]:
                    del count[key]

    async def admit(self, socket: AnySocket, code: str, person: Person | None, who: str) -> None:
        """Let a counted socket talk to its table."""
        try:
            state = socket.scope["state"]
            async with trying(code, self.house, self.limits, state["address"], state["known"]):
                live = await self.house.table(code)
        except Refused as refused:
            await turn_away(socket, refused, CROWDED if refused.code == "tooFast" else GONE)
            return
        line = Line(person.id if person else None)
        try:
            await converse(socket, Talk(live, line, self.limits, who))
        finally:
            live.leave(line)


async def turn_away(socket: AnySocket, refused: Refused, code: int) -> None:
    """Say why, and close."""
    await socket.send_data(encode(messages.RefusedMessage(None, problem_of(refused))).decode(), "text")
    await socket.close(code, refused.code)


async def converse(socket: AnySocket, talk: Talk) -> None:
    """Write, while a task of its own reads, until one side has had enough."""
    reading = asyncio.create_task(hear_all(socket, talk))
    reading.add_done_callback(lambda _: talk.line.hang_up())
    try:
        await say_all(socket, talk.line)
    finally:
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)


async def hear_all(socket: AnySocket, talk: Talk) -> None:
    """Answer the messages in their order."""
    while True:
        event: dict[str, Any] = dict(await socket.receive())
        if event["type"] == "websocket.disconnect":
            return
        data = event.get("text") or event.get("bytes") or ""
        del event  # most sockets wait for long, and there are many
        await talk.hear(data)
        del data


async def say_all(socket: AnySocket, line: Line) -> None:
    """Send what is in the line's queue, then close, unless the other side has done that."""
    try:
        while isinstance(message := await line.next(), bytes):
            await socket.send_data(message.decode(), "text")
        if message != ENDED:
            await socket.close(message, {RESTART: "restart"}.get(message, "slow"))
    except WebSocketDisconnect:
        return


def socket_route(sockets: Sockets) -> WebsocketRouteHandler:
    """The route of the sockets."""

    async def handle(socket: AnySocket) -> None:
        await sockets.serve(socket, socket.path_params["code"])

    return WebsocketRouteHandler("/api/tables/{code:str}/socket")(handle)
