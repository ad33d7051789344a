"""The talk at a table. Those who play and those who watch talk apart: neither hears what the others say.

Nobody hears anything before they join, and everything that is said is treated as hostile: it is text, and nothing in
it can hide, reorder or overlay what stands around it.
"""

import asyncio
import hashlib

import msgspec

from hexmoot.game import Refused
from hexmoot.server.bodies import ChatLine
from hexmoot.server.messages import ChatLog, JoinChat, Said, Say
from hexmoot.server.room import Line, Room
from hexmoot.server.world import World
from hexmoot.store import Store, talk
from hexmoot.store.talk import Spoken
from hexmoot.table.talk import Audience, readable
from hexmoot.table.times import iso

SHOWN = 100  # messages that somebody who joins is sent
MOST = 2**31 - 1  # no message has a number beyond
encode = msgspec.json.encode


class Chat:
    """The talk at one table."""

    def __init__(self, room: Room, store: Store, world: World) -> None:
        self.room = room
        self.store = store
        self.world = world
        self.lock = asyncio.Lock()  # so that everybody hears the messages in the order of their numbers

    @property
    def code(self) -> str:
        return self.room.table.plan.code

    def audience(self, person: str | None) -> Audience:
        """With whom somebody talks."""
        return "seats" if self.room.table.chairs_of(person) else "watchers"

    async def join(self, line: Line, wish: JoinChat) -> None:
        """Begin to hear what is said, from the newest messages on; or hear no more of it."""
        async with self.lock:
            line.chat = self.audience(line.person) if wish.on else None
            await self.bring(line)

    async def reseat(self) -> None:
        """Somebody who has sat down or stood up talks with others from now on."""
        async with self.lock:
            for line in list(self.room.lines):
                if line.chat and line.chat != self.audience(line.person):
                    line.chat = self.audience(line.person)
                    await self.bring(line)

    async def bring(self, line: Line) -> None:
        """Send a line what its audience has said. The lock is held."""
        said = await talk.spoken_at(self.store, self.code, line.chat, SHOWN) if line.chat else []
        you = tag(line.person) if line.person else None
        line.send(encode(ChatLog(line.chat is not None, self.audience(line.person), you, [shown(one) for one in said])))

    async def say(self, line: Line, say: Say) -> None:
        """Say something to the own audience. Refused if the line has not joined, or nothing can be read in it."""
        person = line.person
        if person is None:
            raise Refused("noDevice")
        text = "" if say.phrase else readable(say.text)
        table = self.room.table
        chairs = table.chairs_of(person)
        name = table.plan.chairs[chairs[0]].name if chairs else await self.store.name_of(person)
        async with self.lock:
            if line.closing is not None:
                return  # it has gone while it waited, and perhaps its person was forgotten
            if line.chat is None or line.chat != self.audience(person):
                raise Refused("notInChat")
            chair = chairs[0] if chairs else None
            wished = Spoken(0, person, say.id, name, chair, text, say.phrase, self.world.now())
            said, new = await talk.say(self.store, self.code, line.chat, wished)
            message = encode(Said(shown(said)))
            for other in self.hearers(line.chat) if new else [line]:
                other.send(message)

    def hearers(self, audience: Audience) -> list[Line]:
        """The lines that have joined an audience."""
        return [line for line in self.room.lines if line.chat == audience]

    async def report(self, person: str, n: int) -> ChatLine:
        """Tell whoever runs the house of a message that was said to the own audience."""
        told = 0 < n <= MOST
        said = told and await talk.report(self.store, self.code, self.audience(person), n, person, self.world.now())
        if not said:
            raise Refused("noLine", n=n)
        return shown(said)


def shown(said: Spoken) -> ChatLine:
    """A message as it is sent."""
    return ChatLine(said.n, said.command, tag(said.person), said.name, said.chair, said.text, said.phrase, iso(said.at))


def tag(person: str) -> str:
    """What others may know a person by, to mute them. The person's id cannot be found from it."""
    return hashlib.sha256(f"chat {person}".encode()).hexdigest()[:16]
