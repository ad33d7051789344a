"""Bots that misbehave inside a worker, each in the way its id says. What they would choose is their process id."""

import os
import threading


def think(game_id: str, bot_id: str, envelope: bytes, luck: bytes, seconds: float) -> tuple[bytes, float]:
    """Stands in for `worker.think`."""
    if bot_id == "dies":
        os._exit(1)
    if bot_id == "hangs":
        threading.Event().wait()
    if bot_id == "raises":
        raise ArithmeticError("a bot that cannot count")
    return str(os.getpid()).encode(), 0.0
