"""Hands do not leak: what a seat holds and has not placed is never on another's line, nor in what others ask for."""

import json
from pathlib import Path

from hexmoot.games.hexpath.board import tile_of, tile_text
from hexmoot.luck import Stream
from server.asgi import Socket
from server.house import running
from server.play import command, pair

TABLES = 6
K = 3


def turned(tile: str) -> set[str]:
    """A tile in all its rotations, as the rules write them."""
    partners, sides = tile_of(tile, K), range(6)
    shapes = [[(partners[(p - r * K) % (6 * K)] + r * K) % (6 * K) for p in range(6 * K)] for r in sides]
    return {tile_text(shape) for shape in shapes}


def held(socket: Socket) -> set[str]:
    """Every tile that has lain in the own hand of a line and was never placed, as it lay there."""
    heard = [m for m in map(json.loads, socket.heard) if "envelope" in m]
    laid = {event["tile"] for m in heard for event in m.get("events", ()) if event["e"] == "placed"}
    tiles = {tile for m in heard for tile in m["envelope"]["view"]["hand"] or () if tile}
    return {tile for tile in tiles if not turned(tile) & laid}


async def test_what_is_held_is_heard_by_its_seat_alone(tmp_path: Path) -> None:
    checked = 0
    async with running(tmp_path) as server:
        for number in range(TABLES):
            stream = Stream(number.to_bytes(16, "big"))
            two = await pair(server, game="hexpath")
            cem = server.device()
            watcher = await cem.socket(two.code)
            await watcher.hello()
            lines = [two.red, two.black]
            table = server.house.tables[two.code].table
            for turn in range(6):
                assert table.play is not None
                for seat in table.play.now.waiting:
                    action = stream.pick(table.play.now.state.actions(seat))
                    asked = [{"type": "place", "turn": action.turn, "slot": action.slot, "rot": r} for r in range(6)]
                    lines[seat].say({"type": "ask", "id": "q", "game": 1, "seat": seat, "actions": asked})
                    lines[seat].say(command(seat, asked[action.rot], f"c{turn}"))
                    await lines[seat].quiet()
            for line in (*lines, watcher):
                await line.quiet()
            if table.running is None:
                continue  # at the end all hands are shown
            game = f"/api/tables/{two.code}/games/1/replay"
            answers = [await cem.ask("GET", f"{game}?viewer={viewer}") for viewer in ("watcher", "full", "0", "1")]
            public = [*watcher.heard, *(answer.body.decode() for answer in answers)]
            for line, rival in (lines, reversed(lines)):
                tiles = held(line)
                told = "".join([*rival.heard, *public])
                assert [tile for tile in tiles for shape in turned(tile) if shape in told] == []
                checked += len(tiles)
    assert checked > TABLES
