"""How much and how fast anybody may ask. docs/protocol.md has the same numbers, and a test compares them."""

from collections.abc import Callable
from typing import NamedTuple

from hexmoot.game import Refused

MESSAGE_BYTES = 16 * 1024  # one message on a socket
BODY_BYTES = 64 * 1024  # one request
FRAME_BYTES = 1024 * 1024  # beyond this a socket is closed
RECORD_BYTES = 512 * 1024  # one request with a game record in it
RECORD_ENTRIES = 2000  # … and the entries of the record
POSITIONS = 16  # of a record, shown at once
READERS = 16  # games that wait to be read again, all devices together
TEXT = 300  # signs of one message of the chat
SOCKETS = 20  # lines of one device into all tables
ADDRESS_SOCKETS = 2000  # … and of all devices at one address


class Rate(NamedTuple):
    """So many at once, and so many more each second."""

    burst: int
    per_second: float


RATES = {
    "messages": Rate(60, 20),  # a device's messages on all its sockets
    "requests": Rate(120, 20),  # a device's requests
    "chat": Rate(5, 0.5),  # what a device says
    "reports": Rate(5, 0.02),  # messages that a device reports
    "tables": Rate(10, 0.1),  # tables opened by a device
    "guesses": Rate(20, 0.1),  # passwords and links that are tried from one address
    "guessesOfName": Rate(20, 0.02),  # passwords that are tried for one name
    "codes": Rate(60, 1),  # codes tried from one address that no table has
    "codesOfDevice": Rate(20, 0.1),  # … and by a device, which may try so many whatever others at its address do
    "boards": Rate(20, 2),  # boards that a device looks at before a game
    "records": Rate(20, 0.5),  # records that a device sends to be looked at
    "exports": Rate(3, 0.02),  # of what is kept of a person
    "newDevices": Rate(60, 1),  # cookies given to one address
    "addressTables": Rate(120, 1),  # tables opened by all devices at one address
}
KEPT = 10_000  # buckets remembered before the full ones are forgotten


class Limits:
    """A bucket of tokens for each name and asker."""

    def __init__(self, now: Callable[[], int]) -> None:
        self.now = now
        self.buckets: dict[tuple[str, str], tuple[float, int]] = {}  # tokens left, at a time in ms

    def left(self, name: str, who: str) -> float:
        """How many tokens are left."""
        burst, per_second = RATES[name]
        left, at = self.buckets.get((name, who), (float(burst), self.now()))
        return min(burst, left + (self.now() - at) / 1000 * per_second)

    def take(self, name: str, who: str) -> None:
        """Take a token; Refused if there is none."""
        left, now = self.left(name, who), self.now()
        if left < 1:
            raise Refused("tooFast", limit=name)
        if len(self.buckets) >= KEPT:
            self.forget(now)
        self.buckets[name, who] = (left - 1, now)

    def forget(self, now: int) -> None:
        """Drop the buckets that are full again."""
        for (name, who), (left, at) in list(self.buckets.items()):
            burst, per_second = RATES[name]
            if left + (now - at) / 1000 * per_second >= burst:
                del self.buckets[name, who]
