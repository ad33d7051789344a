"""Where a map's numbers come from: SHA-256 in counter mode over the public seed, apart from all luck of play."""

import hashlib
from collections.abc import MutableSequence, Sequence
from typing import Any, TypeVar

T = TypeVar("T")


class Source:
    """The numbers of one seed and label. `drawn` counts outputs."""

    def __init__(self, seed: str, label: str) -> None:
        self.prefix = f"{seed}|{label}|"
        self.drawn = 0

    def u32(self) -> int:
        """The next output, 0 … 2³²-1."""
        digest = hashlib.sha256(f"{self.prefix}{self.drawn}".encode()).digest()
        self.drawn += 1
        return int.from_bytes(digest[:4], "big")

    def below(self, n: int) -> int:
        """A uniform number in 0 … n-1; outputs of the last, incomplete run of n are thrown away."""
        limit = (1 << 32) // n * n
        output = self.u32()
        while output >= limit:
            output = self.u32()
        return output % n

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Shuffle in place (Fisher–Yates from the end)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, each alike."""
        return items[self.below(len(items))]

    def weighted(self, items: Sequence[T], weights: Sequence[int]) -> T:
        """One of the items, each as likely as its weight says."""
        rest = self.below(sum(weights))
        for item, weight in zip(items, weights, strict=True):
            if rest < weight:
                return item
            rest -= weight
        raise AssertionError("what is below the sum of the weights lies within one of them")
