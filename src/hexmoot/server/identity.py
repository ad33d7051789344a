"""Who asks: a device is known by a secret in a cookie, and by nothing else.

The secret is 32 random bytes. Its hash is the person; whoever cannot show the secret cannot be that person. A browser
gets its cookie with the first answer of the API.
"""

import base64
import hashlib
import re
from typing import NamedTuple

COOKIE = "hexmoot"
SECRET = re.compile(rf"(?:^|;) *{COOKIE}=([A-Za-z0-9_-]{{43}}) *(?:;|$)")
YEAR = 365 * 24 * 3600


class Person(NamedTuple):
    """A device: its public id, and the hash of its secret that is stored."""

    id: str
    secret: bytes


def person_of(secret: str) -> Person:
    """The person whose device has this secret."""
    digest = hashlib.sha256(secret.encode("ascii")).digest()
    return Person(hashlib.sha256(b"person " + digest).hexdigest()[:20], digest)


def new_secret(random: bytes) -> str:
    """32 random bytes as a cookie's value."""
    return base64.urlsafe_b64encode(random).rstrip(b"=").decode()


def secret_in(cookies: str) -> str | None:
    """The secret that a Cookie header carries, if it has the form of one, whatever cookies of others are around it."""
    found = SECRET.search(cookies)
    return found[1] if found else None


def cookie(secret: str, secure: bool) -> str:
    """The Set-Cookie header for a device."""
    flags = "; Secure" if secure else ""
    return f"{COOKIE}={secret}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{flags}"
