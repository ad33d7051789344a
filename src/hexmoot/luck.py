"""Luck: the only randomness there is. Every step of a game draws from 16 bytes that players can check afterwards.

`seed` is 32 secret bytes, `commit` their SHA-256, `salt` mixes in what the players' devices added, and
`luck(k)` = HMAC(seed, salt ‖ k) feeds step k. See docs/fairness.md.
"""

import hashlib
import hmac
import secrets
from collections.abc import MutableSequence, Sequence
from typing import Any, TypeVar

from hexmoot.accel import fleeting, record, rule, table

T = TypeVar("T")
LUCK_BYTES = 16
NO_LUCK = bytes(LUCK_BYTES)
LIMIT = table([0, *((1 << 32) // n * n for n in range(1, 33))], "i8")  # of outputs that give a number below n
PINCH = r"^[0-9a-f]{0,64}$(?!\n)"  # what a device adds, as JSON Schema writes a pattern; `$` alone lets a newline by


# --- where luck comes from ------------------------------------------------------------------------------


def new_seed() -> bytes:
    """32 bytes from the operating system."""
    return secrets.token_bytes(32)


def new_luck() -> bytes:
    """16 bytes from the operating system, for what nobody needs to check: a bot's thoughts, an imagined state."""
    return secrets.token_bytes(LUCK_BYTES)


def commit_of(seed: bytes) -> str:
    """The promise: lower-case hex SHA-256 of the seed."""
    return hashlib.sha256(seed).hexdigest()


def salt_of(commit: str, pinches: Sequence[str]) -> bytes:
    """What seed and players give together: SHA-256 of `commit|pinch0|pinch1|…`, in entry order."""
    return hashlib.sha256("|".join([commit, *pinches]).encode("ascii")).digest()


def luck_at(seed: bytes, salt: bytes, k: int) -> bytes:
    """The 16 bytes of step k."""
    return hmac.digest(seed, salt + k.to_bytes(8, "big"), "sha256")[:LUCK_BYTES]


# --- the stream of one luck (sfc32), over any record that has the fields luck, draws and drawn ----------
#
# `draws` lists n and result by turns, `drawn` is how many of its numbers are in use.


@rule
def output(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int, int]:
    """The output of four words, 0 … 2³²-1, and the words that follow them."""
    t = (a + b + d) & 0xFFFFFFFF
    rotated = ((c << 21) & 0xFFFFFFFF) | (c >> 11)
    return t, b ^ (b >> 9), (c + (c << 3)) & 0xFFFFFFFF, (rotated + t) & 0xFFFFFFFF, (d + 1) & 0xFFFFFFFF


@rule
def u32(s: Any) -> int:
    """The next output, 0 … 2³²-1."""
    luck = s.luck
    t, luck[0], luck[1], luck[2], luck[3] = output(luck[0], luck[1], luck[2], luck[3])
    return t


@rule
def pour(s: Any, a: int, b: int, c: int, d: int) -> None:
    """Begin the stream of a luck, given as four big-endian words, and forget earlier draws."""
    s.luck[0] = a
    s.luck[1] = b
    s.luck[2] = c
    s.luck[3] = d
    for _ in range(12):
        u32(s)
    s.drawn = 0


@rule
def below(s: Any, n: int) -> int:
    """A uniform number in 0 … n-1, n up to 2³², listed among the step's draws while there is room for it.

    An output from the last, incomplete run of n numbers below 2³² is thrown away, so every number is equally likely.
    """
    x = u32(s)
    rest = x % n
    while x - rest > 0x100000000 - n:
        x = u32(s)
        rest = x % n
    draws, at = s.draws, s.drawn
    if at + 1 < len(draws):
        draws[at] = n
        draws[at + 1] = rest
        s.drawn = at + 2
    return rest


@rule
def dry(s: Any) -> None:
    """Zero the luck words: what is left of a luck after its step is nobody's business."""
    for i in range(4):
        s.luck[i] = 0


def words_of(luck: bytes) -> tuple[int, int, int, int]:
    """The four big-endian words of a luck; ValueError unless it has 16 bytes."""
    if len(luck) != LUCK_BYTES:
        raise ValueError(f"a luck has {LUCK_BYTES} bytes, not {len(luck)}")
    a, b, c, d = (int.from_bytes(luck[i : i + 4], "big") for i in (0, 4, 8, 12))
    return a, b, c, d


@record
class Words:
    """The smallest record that luck can be drawn from."""

    luck: list[int] = fleeting("i8", 4)
    draws: list[int] = fleeting("i8", 2)
    drawn: int = fleeting("i4")


class Stream:
    """The stream of one luck outside any game's record: for bots, tests and tools.

    >>> dice = Stream(bytes(range(16)))
    >>> [dice.below(6) + 1 for _ in range(12)]
    [3, 4, 6, 4, 6, 5, 4, 1, 1, 4, 4, 4]
    """

    def __init__(self, luck: bytes) -> None:
        self.words = Words()
        pour(self.words, *words_of(luck))

    def u32(self) -> int:
        """The next output, 0 … 2³²-1."""
        return int(u32(self.words))

    def below(self, n: int) -> int:
        """A uniform number in 0 … n-1."""
        return int(below(self.words, n))

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Shuffle in place (Fisher–Yates from the end)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, each alike."""
        return items[self.below(len(items))]

    def luck(self) -> bytes:
        """16 bytes for a stream of its own."""
        return b"".join(self.u32().to_bytes(4, "big") for _ in range(4))
