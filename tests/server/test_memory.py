"""The memory of a server does not grow with the games that were played on it."""

import asyncio
from pathlib import Path

import pytest

from server.play import OPEN
from server.real import Server, start
from server.test_kill import Match

ROUNDS = 10  # of opening tables: 20 of them, so that nobody speaks faster than a person may
EARLY, LATE = 2_000, 10_000  # moves, after which it is looked at


class LongMatch(Match):
    """Counts the moves, and looks at the memory."""

    def __init__(self, server: Server) -> None:
        super().__init__(server)
        self.moves = 0
        self.resident: dict[int, int] = {}

    def acknowledged(self) -> None:
        self.moves += 1
        if self.moves in (EARLY, LATE):
            pages = Path(f"/proc/{self.server.process.pid}/statm").read_text().split()[1]
            self.resident[self.moves] = int(pages)
        self.last = self.moves >= LATE


@pytest.mark.soak
async def test_memory_does_not_grow_with_the_moves_made(tmp_path: Path) -> None:
    match = LongMatch(await start(tmp_path))
    try:
        for _ in range(ROUNDS):
            await match.seat((OPEN,))
        await asyncio.gather(*(player.play(match.server) for player in match.players))
        assert match.resident[LATE] < 1.05 * match.resident[EARLY], match.resident
    finally:
        await match.server.kill()
