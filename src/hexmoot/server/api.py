"""The answers to requests: one verb for each line of `endpoints`."""

import asyncio
from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from hexmoot.game import Refused
from hexmoot.record import write
from hexmoot.server import describe, reading
from hexmoot.server.bodies import (
    BoardView,
    ChatLine,
    Done,
    GameInfo,
    Link,
    Lobby,
    Me,
    Replay,
    ReplayView,
    TableInfo,
)
from hexmoot.server.catalogue import board_of, catalogue
from hexmoot.server.house import House
from hexmoot.server.identity import Person
from hexmoot.server.limits import Limits
from hexmoot.server.people import folded
from hexmoot.server.qr import drawn
from hexmoot.server.reading import Reading
from hexmoot.server.records import Positions, ReadRecord
from hexmoot.table import Play, hosting


class Call(NamedTuple):
    """A request: who asks, from where, the parts of its path, its query, and its body read as the endpoint's type."""

    person: Person
    address: str
    path: Mapping[str, str]
    query: Mapping[str, str]
    body: Any


class Plain(NamedTuple):
    """An answer that is no JSON."""

    content: str
    filename: str | None = None


class Api:
    """What requests are answered with."""

    def __init__(self, house: House, limits: Limits) -> None:
        self.house = house
        self.limits = limits
        self.reading = Reading()

    # --- the catalogue and people -----------------------------------------------------------------------------------

    async def games(self, call: Call) -> list[GameInfo]:
        return catalogue()

    async def board(self, call: Call) -> BoardView:
        self.limits.take("boards", call.person.id)
        return await asyncio.to_thread(board_of, call.path["game"], call.query.get("options", "{}"))

    async def me(self, call: Call) -> Me:
        return await self.house.people.me(call.person)

    async def tell(self, call: Call) -> Me:
        return await self.house.people.tell(call.person, call.body)

    async def link(self, call: Call) -> Link:
        return await self.house.people.link(call.person, self.house.public_url)

    async def redeem(self, call: Call) -> Me:
        self.limits.take("guesses", call.address)
        me = await self.house.people.redeem(call.person, call.body.token)
        self.house.part(call.person.id)
        return me

    async def password(self, call: Call) -> Me:
        self.limits.take("guesses", call.address)
        return await self.house.people.set_password(call.person, call.body.password, call.body.old)

    async def sign_in(self, call: Call) -> Me:
        self.limits.take("guesses", call.address)
        self.limits.take("guessesOfName", folded(call.body.name))
        me = await self.house.people.sign_in(call.person, call.body.name, call.body.password)
        self.house.part(call.person.id)
        return me

    async def sign_out(self, call: Call) -> Done:
        await self.house.people.sign_out(call.person, call.body.here)
        self.house.part(call.person.id)
        return Done()

    async def export(self, call: Call) -> Plain:
        self.limits.take("exports", call.person.id)
        data = await self.house.people.export(call.person)
        return Plain(msgspec.json.format(msgspec.json.encode(data)).decode(), "hexmoot-data.json")

    async def forget(self, call: Call) -> Done:
        await self.house.forget(call.person)
        return Done()

    # --- tables -----------------------------------------------------------------------------------------------------

    async def lobby(self, call: Call) -> Lobby:
        return await self.house.lobby(call.person)

    async def open(self, call: Call) -> TableInfo:
        self.limits.take("tables", call.person.id)
        self.limits.take("addressTables", call.address)
        return (await self.house.open(call.person, call.body)).room.info(call.person.id)

    async def table(self, call: Call) -> TableInfo:
        return (await self.house.table(call.path["code"])).room.info(call.person.id)

    async def sit(self, call: Call) -> TableInfo:
        live = await self.house.table(call.path["code"])
        person, sit = call.person.id, call.body
        who = await self.house.store.sitter(person)
        await live.change(
            lambda table: table.sit(sit.seat, person, who.name, sit.pinch, who.colours), call.person.secret
        )
        return live.room.info(person)

    async def stand(self, call: Call) -> TableInfo:
        live = await self.house.table(call.path["code"])
        await live.change(lambda table: table.stand(call.body.seat, call.person.id))
        return live.room.info(call.person.id)

    async def fill(self, call: Call) -> TableInfo:
        live = await self.house.table(call.path["code"])
        person, fill = call.person.id, call.body
        await self.house.people.may_be_called(call.person, [fill.wish])
        name = await self.house.store.name_of(person)
        await live.change(lambda table: table.fill(fill.seat, fill.wish, person, name), call.person.secret)
        return live.room.info(person)

    async def change(self, call: Call) -> TableInfo:
        live = await self.house.table(call.path["code"])
        person, wish = call.person.id, call.body
        await live.change(lambda table: hosting.changed(table, person, wish.options, wish.settings))
        return live.room.info(person)

    async def swap(self, call: Call) -> TableInfo:
        live = await self.house.table(call.path["code"])
        first, second = call.body.seats
        await live.change(lambda table: hosting.swapped(table, call.person.id, first, second))
        return live.room.info(call.person.id)

    async def leave(self, call: Call) -> TableInfo:
        live = await self.house.table(call.path["code"])
        await live.change(lambda table: hosting.left(table, call.person.id))
        return live.room.info(call.person.id)

    async def give_up(self, call: Call) -> TableInfo:
        live = await self.house.table(call.path["code"])
        await live.give_up(call.person.id)
        return live.room.info(call.person.id)

    async def start(self, call: Call) -> TableInfo:
        live = await self.house.table(call.path["code"])
        await live.change(lambda table: table.start(call.person.id))
        return live.room.info(call.person.id)

    async def again(self, call: Call) -> TableInfo:
        live = await self.house.table(call.path["code"])
        await live.change(lambda table: table.agree(call.person.id, call.body.pinch))
        return live.room.info(call.person.id)

    async def report(self, call: Call) -> ChatLine:
        self.limits.take("reports", call.person.id)
        live = await self.house.table(call.path["code"])
        return await live.chat.report(call.person.id, call.body.n)

    async def qr(self, call: Call) -> Plain:
        live = await self.house.table(call.path["code"])
        return Plain(drawn(live.room.url))

    # --- games ------------------------------------------------------------------------------------------------------

    async def record(self, call: Call) -> Plain:
        play = await self.play(call)
        if not play.outcome:
            raise Refused("notOver")
        name = f"{play.game.id}-{call.path['code']}-{play.number}.jsonl"
        return Plain(write(play.record()), name)

    async def replay(self, call: Call) -> Replay:
        play = await self.play(call)
        viewer = await self.house.viewer(call.path["code"], play, call.person, call.query.get("viewer"))
        return await self.reading.do(lambda: describe.replay_of(play, viewer))

    async def view(self, call: Call) -> ReplayView:
        play = await self.play(call)
        viewer = await self.house.viewer(call.path["code"], play, call.person, call.query.get("viewer"))
        k = number(call.path["k"])
        return await self.reading.do(lambda: describe.position_of(play, viewer, k))

    async def play(self, call: Call) -> Play:
        return await (await self.house.table(call.path["code"])).game(number(call.path["number"]))

    # --- records ----------------------------------------------------------------------------------------------------

    async def read(self, call: Call) -> ReadRecord:
        self.limits.take("records", call.person.id)
        return await self.reading.do(lambda: reading.told(call.body.record))

    async def part(self, call: Call) -> Positions:
        self.limits.take("records", call.person.id)
        return await self.reading.do(lambda: reading.shown(call.body.record, call.body.first, call.body.count))


def number(text: str) -> int:
    """A small number in a path; -1, which nothing has, if it is none."""
    return int(text) if text.isdecimal() and len(text) < 7 else -1
