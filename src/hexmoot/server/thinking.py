"""The bots of one table: each thinks in a task of its own while it is its turn, and is never waited for."""

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec

from hexmoot.bots.pool import Bots
from hexmoot.game import Refused
from hexmoot.luck import Stream
from hexmoot.server.messages import Thinking
from hexmoot.table import Moment, Play

if TYPE_CHECKING:
    from hexmoot.server.live import LiveTable

RETRY_MS = 5000  # after a fault, such as a full disk
log = logging.getLogger("hexmoot.server")


class Thinkers:
    """The seats of a table for which a bot thinks now."""

    def __init__(self, live: "LiveTable", bots: Bots) -> None:
        self.live = live
        self.bots = bots
        self.tasks: dict[int, asyncio.Task[None]] = {}

    def wake(self) -> None:
        """Let those begin whose turn it is."""
        for seat, bot in self.live.table.thinkers():
            if seat not in self.tasks:
                self.tasks[seat] = asyncio.create_task(self.think(seat, bot))

    def stop(self) -> None:
        """Let nobody think any longer."""
        for task in self.tasks.values():
            task.cancel()

    async def think(self, seat: int, bot: str) -> None:
        """Act while it is this bot's turn."""
        try:
            while (seat, bot) in self.live.table.thinkers() and not self.live.broken:
                await self.act(seat, bot)
        except Exception:
            log.exception("the bot on seat %d of table %s", seat, self.live.table.plan.code)
            self.live.world.call_at(self.live.world.now() + RETRY_MS, self.wake)
        finally:
            del self.tasks[seat]

    async def act(self, seat: int, bot: str) -> None:
        """Choose and act once. A choice that comes when the turn has passed is thrown away."""
        live, play = self.live, self.live.table.play
        assert play is not None
        before = play.now
        live.room.send(msgspec.json.encode(Thinking(seat)))
        envelope = msgspec.json.encode(play.envelope(before, seat))
        seconds = play.settings.bot_seconds
        choice = await self.bots.choose(play.game.id, bot, envelope, live.world.luck(), seconds)
        async with live.lock:
            if not live.broken and live.table.play is play and (seat, bot) in live.table.thinkers():
                moment = self.moment(play, before, seat, choice.action)
                if moment:
                    await live.take(moment)

    def moment(self, play: Play, before: Moment, seat: int, action: bytes) -> Moment | None:
        """What the chosen action makes of the game; None if the game has gone on, or back, meanwhile."""
        now = self.live.world.now()
        if any((entry.table or {}).get("type") == "undo" for entry in play.entries[before.entry.k + 1 :]):
            return None  # chosen for a position that may never have been
        try:
            return play.act(seat, self.live.action(action), now)
        except Refused as refused:
            if play.now is not before:
                return None
            log.error("a bot chose %r, which is refused: %s", action, refused.code)
            return play.act(seat, Stream(self.live.world.luck()).pick(before.state.actions(seat)), now)
