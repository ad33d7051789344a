"""Noise on the wire: damaged messages and requests are refused, never a fault of the server, and the game goes on."""

import json
from pathlib import Path
from typing import Any

import pytest

from hexmoot.luck import Stream
from server.house import Running, running
from server.play import RESIGN, YOU, command, opened, pair, seal, wish

ACTIONS: dict[str, list[dict[str, Any]]] = {
    "battlehex": [
        seal(1, 2, 2),
        {"type": "unseal", "turn": 1},
        {"type": "free", "turn": 1, "red": 1, "black": 1},
        {"type": "play", "turn": 1, "red": 1, "black": 1},
    ],
    "hexpath": [{"type": "place", "turn": 2, "slot": 0, "rot": 1}, {"type": "place", "turn": 2, "slot": 1, "rot": 5}],
}
MESSAGES: list[dict[str, Any]] = [
    {"type": "hello", "seat": 1, "game": 1, "version": 0},
    {"type": "ready", "seat": 1},
    {"type": "chat", "on": True},
    {"type": "say", "id": "s", "text": "Hello", "phrase": None},
    {"type": "ping"},
]
VALUES: list[Any] = [None, True, -1, 0, 1, 2**31, 2**63, 2**64, 1e308, -0.5, "", "a", "\u0000", "é" * 99, [], {}, [[]]]
BYTES = [b"{", b"}", b"[", b"]", b'"', b",", b":", b"\x00", b"\xff", b"9", b"-", b"e", b"null", b"\\u", b" "]
ANSWERS = {"refused", "accepted", "step", "previews", "pong", "state", "chat", "said", "ended", "table", "thinking"}


def shaken(message: Any, stream: Stream) -> Any:
    """The same JSON with one value in it replaced."""
    if isinstance(message, dict) and message and stream.below(4):
        key = stream.pick(sorted(message))
        return message | {key: shaken(message[key], stream)}
    if isinstance(message, list) and message and stream.below(4):
        i = stream.below(len(message))
        return [*message[:i], shaken(message[i], stream), *message[i + 1 :]]
    return stream.pick(VALUES)


def torn(data: bytes, stream: Stream) -> bytes:
    """The same bytes with a few of them damaged."""
    for _ in range(1 + stream.below(3)):
        at, end = stream.below(len(data) + 1), stream.below(4)
        data = data[:at] + stream.pick(BYTES) + data[at + end :]
    return data


def valid(game: str) -> list[dict[str, Any]]:
    """Messages as they should be."""
    asked = {"type": "ask", "id": "q", "game": 1, "seat": 1, "actions": [*ACTIONS[game], RESIGN]}
    return [*(command(1, action) for action in ACTIONS[game]), asked, *MESSAGES]


def noise(valid: Any, stream: Stream) -> bytes:
    """Something like a valid message."""
    if stream.below(2):
        return json.dumps(shaken(valid, stream)).encode()
    return torn(json.dumps(valid).encode(), stream)


async def shout(server: Running, game: str, messages: int, stream: Stream) -> None:
    """Send noise on Bob's line; then the game goes on."""
    two, known = await pair(server, game=game), valid(game)
    if game == "hexpath":
        two.red.say(command(0, {"type": "place", "turn": 1, "slot": 0, "rot": 0}, "first"))
        await two.red.quiet()
    for _ in range(messages):
        server.world.forward(100)
        data = noise(stream.pick(known), stream)
        two.black.say(data if stream.below(2) else data.decode(errors="replace"))
        for heard in await two.black.quiet():
            assert heard["type"] in ANSWERS, (data, heard)
            assert heard.get("problem", {}).get("code") != "serverError", (data, heard)
    server.world.forward(60_000)
    await two.red.quiet()
    two.red.say(command(0, RESIGN, "the end"))
    assert {"accepted", "refused"} & {message["type"] for message in await two.red.quiet()}


async def post(server: Running, requests: int, stream: Stream) -> None:
    """Send noise as requests."""
    ann = server.device()
    code = await opened(ann)
    bodies = [
        wish(),
        wish(YOU, YOU),
        wish(
            YOU | {"colour": 3},
            *[{"kind": "open", "bot": "owl"}] * 3,
            game="hexpath",
            options={"corners": [5, 1, 0, 2]},
        ),
        {"seat": 1, "pinch": "00"},
        {"name": "Ann"},
        {"seat": 1, "wish": {"kind": "open"}},
        {"n": 1},
        {"token": "x"},
        {"password": None, "old": "x"},
        {"name": "Ann", "password": "x"},
        {"here": True},
    ]
    verbs = ("sit", "stand", "seats", "start", "again", "reports")
    mine = ("link", "redeem", "password", "sign-in", "sign-out")
    paths = [
        "/api/tables",
        "/api/me",
        *(f"/api/me/{verb}" for verb in mine),
        *(f"/api/tables/{code}/{verb}" for verb in verbs),
    ]
    for _ in range(requests):
        server.world.forward(11_000)
        path = stream.pick(paths)
        if not stream.below(4):
            path = "/" + torn(path.encode(), stream).decode("latin-1").replace("?", "").replace("#", "").lstrip("/")
        method = "PATCH" if path == "/api/me" else stream.pick(["POST", "GET", "PUT", "DELETE"])
        answer = await ann.ask(method, path, noise(stream.pick(bodies), stream))
        assert answer.status < 500, (method, path, answer)


async def test_noise_is_refused_and_the_game_goes_on(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        for game in ACTIONS:
            await shout(server, game, 400, Stream(bytes(16)))
        await post(server, 200, Stream(bytes(16)))


@pytest.mark.soak
async def test_much_noise_is_refused_and_the_game_goes_on(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        for n in range(200):
            for game in ACTIONS:
                await shout(server, game, 1000, Stream(n.to_bytes(16, "big")))
            await post(server, 500, Stream(n.to_bytes(16, "big")))
