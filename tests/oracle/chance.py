"""Luck told a second time: promise, pinches, the luck of each step and the numbers drawn from it."""

import hashlib
import hmac
from typing import Any


def commit(seed: bytes) -> str:
    """The promise shown before the game: hex SHA-256 of the 32-byte seed."""
    return hashlib.sha256(seed).hexdigest()


def salt(seed: bytes, pinches: list[str]) -> bytes:
    """What everybody at the table threw in: 32 bytes from the promise and all pinches in seat order."""
    return hashlib.sha256("|".join([commit(seed), *pinches]).encode("ascii")).digest()


def luck_of(seed: bytes, pinches: list[str], k: int) -> bytes:
    """The 16 bytes that step k of the log has to draw from."""
    return hmac.new(seed, salt(seed, pinches) + k.to_bytes(8, "big"), hashlib.sha256).digest()[:16]


class Stream:
    """One step's random numbers (sfc32); `draws` lists what was asked and answered."""

    def __init__(self, luck: bytes) -> None:
        self.a, self.b, self.c, self.d = (int.from_bytes(luck[i : i + 4], "big") for i in (0, 4, 8, 12))
        self.draws: list[tuple[int, int]] = []
        for _ in range(12):
            self.output()

    def output(self) -> int:
        total = (self.a + self.b + self.d) % 2**32
        self.d = (self.d + 1) % 2**32
        self.a = self.b ^ (self.b >> 9)
        self.b = self.c * 9 % 2**32
        turned = (self.c << 21 | self.c >> 11) % 2**32
        self.c = (turned + total) % 2**32
        return total

    def below(self, n: int) -> int:
        """0 … n−1, each equally likely: outputs from the ragged end of the 32-bit range are thrown away."""
        limit = 2**32 // n * n
        word = self.output()
        while word >= limit:
            word = self.output()
        self.draws.append((n, word % n))
        return word % n

    def pick(self, items: list[Any]) -> Any:
        return items[self.below(len(items))]

    def shuffle(self, items: list[Any]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
