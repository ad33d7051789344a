"""The least that a server of sockets does, on the same uvicorn with the same settings: rows `server.*` compare with it.

A text comes back to its sender; `*1000` sends everybody so many bytes. `python bench/echo.py` prints where it listens.
"""

import socket
from collections.abc import Awaitable, Callable
from typing import Any

import uvicorn

Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]
here: set[Send] = set()


async def app(scope: dict[str, Any], receive: Receive, send: Send) -> None:
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    here.add(send)
    while (event := await receive())["type"] == "websocket.receive":
        text = event["text"]
        if not text.startswith("*"):
            await send({"type": "websocket.send", "text": text})
            continue
        message = {"type": "websocket.send", "text": "*" * int(text[1:])}
        for each in here:
            await each(message)
    here.discard(send)


def main() -> None:
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen(2048)
    config = uvicorn.Config(
        app,
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        lifespan="off",
        access_log=False,
        log_level="warning",
    )
    print(f"Echo listens on http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    main()
