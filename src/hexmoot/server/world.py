"""What the server takes from the world outside: time and secrets. Tests hand in their own."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from hexmoot import luck

CODE_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none of them is taken for another
CODE_LENGTH = 14  # 69 bits: nobody guesses one


class Handle(Protocol):
    """Something that will be called, and can be called off."""

    def cancel(self) -> None: ...


class World(Protocol):
    """Time in milliseconds since 1970, and bytes that nobody can guess."""

    def now(self) -> int: ...

    def call_at(self, at: int, call: Callable[[], None]) -> Handle: ...

    def seed(self) -> bytes: ...

    def luck(self) -> bytes: ...

    def code(self) -> str: ...


class RealWorld:
    """The computer's clock and the operating system's randomness."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    def call_at(self, at: int, call: Callable[[], None]) -> Handle:
        return asyncio.get_running_loop().call_later(max(0, at - self.now()) / 1000, call)

    def seed(self) -> bytes:
        return luck.new_seed()

    def luck(self) -> bytes:
        return luck.new_luck()

    def code(self) -> str:
        stream = luck.Stream(luck.new_luck())
        return "".join(stream.pick(CODE_LETTERS) for _ in range(CODE_LENGTH))
