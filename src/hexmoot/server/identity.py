"""Who asks: a device is known by a secret in a cookie, and by nothing else.

A secret is 32 random bytes, and 16 more by which the house knows that it has given them out: nobody else can make
them, and what does not carry them is no device. The hash of the secret is the person; whoever cannot show the secret
cannot be that person. A browser gets its cookie with the first answer of the API.
"""

import base64
import hashlib
import hmac
import re
from typing import NamedTuple

COOKIE = "hexmoot"
RANDOM, SEAL = 32, 16  # bytes of a secret: what nobody can guess, and what only the house can make
SECRET = re.compile(rf"(?:^|;) *{COOKIE}=([A-Za-z0-9_-]{{64}}) *(?=;|$)")
YEAR = 365 * 24 * 3600


class Person(NamedTuple):
    """A device: its public id, and the hash of its secret that is stored."""

    id: str
    secret: bytes


class Mint:
    """Gives secrets out, and knows them again. `key` is the house's own."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def strike(self, random: bytes) -> str:
        """32 random bytes as a secret of this house."""
        return base64.urlsafe_b64encode(random + self.seal(random)).decode()

    def secret_in(self, cookies: str) -> str | None:
        """The first secret of this house in a Cookie header, whatever others have put around it."""
        return next(filter(self.knows, SECRET.findall(cookies)), None)

    def knows(self, secret: str) -> bool:
        """Whether this house has given the secret out."""
        data = base64.urlsafe_b64decode(secret)
        return hmac.compare_digest(data[RANDOM:], self.seal(data[:RANDOM]))

    def seal(self, random: bytes) -> bytes:
        return hmac.digest(self.key, random, "sha256")[:SEAL]


def person_of(secret: str) -> Person:
    """The person whose device has this secret."""
    digest = hashlib.sha256(secret.encode("ascii")).digest()
    return Person(hashlib.sha256(b"person " + digest).hexdigest()[:20], digest)


def token_of(token: str) -> bytes:
    """What is kept of a link's token: nobody who reads it can use the link."""
    return hashlib.sha256(b"link " + token.encode("utf-8", "replace")).digest()


def cookie(secret: str, secure: bool) -> str:
    """The Set-Cookie header for a device."""
    flags = "; Secure" if secure else ""
    return f"{COOKIE}={secret}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{flags}"
