"""The gate before everything else: whose page asks, who asks, and what browsers are told to forbid.

Plain ASGI around the application, for requests and sockets alike.
"""

import ipaddress
from collections.abc import Awaitable, Callable, Mapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from hexmoot.game import Refused
from hexmoot.server.errors import problem_of, status_of
from hexmoot.server.identity import Person, cookie
from hexmoot.server.limits import Limits
from hexmoot.server.messages import RefusedMessage
from hexmoot.server.people import People
from hexmoot.server.room import BARRED

Scope = dict[str, Any]
Message = dict[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self'{sockets}; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-frame-options": "DENY",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Gate:
    """Checks the origin, knows the device or gives it a cookie, and adds the headers of safety."""

    def __init__(self, app: App, limits: Limits, people: People, public_url: str, trust_proxy: bool = False) -> None:
        self.app = app
        self.limits = limits
        self.people = people
        self.trust_proxy = trust_proxy
        self.public = urlsplit(public_url)
        sockets = f" {'wss' if self.public.scheme == 'https' else 'ws'}://{self.public.netloc}"
        self.headers = [(k.encode(), v.format(sockets=sockets).encode()) for k, v in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        added = list(self.headers)
        scope["state"]["address"] = address(scope, headers if self.trust_proxy else {})
        try:
            self.check_origin(scope, headers)
            known = self.people.find(headers.get("cookie", ""))
            scope["state"]["known"] = known[1].id if known else None  # before this request
            if known and known[1].id in self.people.banned and scope["path"].startswith("/api/"):
                raise Refused("banned")
            if scope["type"] == "http" and scope["path"].startswith("/api/"):
                fresh = known is None or scope["path"] == "/api/me"  # which every visit asks for: the year begins anew
                known = known or self.new_device(scope)
                if fresh:
                    added.append((b"set-cookie", cookie(known[0], self.public.scheme == "https").encode()))
        except Refused as refused:
            await refuse(scope, receive, send, refused, added)
            return
        scope["state"]["person"] = known[1] if known else None
        del headers  # a socket would keep them for as long as it is open

        async def sending(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                message["headers"] = [*message.get("headers", []), *added]
            await send(message)

        await self.app(scope, receive, sending)

    def new_device(self, scope: Scope) -> tuple[str, Person]:
        """A secret for a device that has none of ours, and whoever that makes it."""
        self.limits.take("newDevices", scope["state"]["address"])
        return self.people.new_device()

    def check_origin(self, scope: Scope, headers: dict[str, str]) -> None:
        """Browsers say whose page asks; programs need not. Refused if it is another site's."""
        origin = headers.get("origin")
        if origin is None or (scope["type"] == "http" and scope["method"] in SAFE):
            return
        site = origin.partition("://")[2].lower()  # a browser's origin has no path; whatever is none equals no host
        if not site or site not in (self.public.netloc.lower(), headers.get("host", "").lower()):
            raise Refused("foreignOrigin")


def address(scope: Mapping[str, Any], headers: Mapping[str, str]) -> str:
    """Where the asker is: what limits for all devices of a place count by.

    `headers` are those of a trusted proxy. Of the addresses in it the last one counts: the proxy wrote that, whatever
    the asker has sent before. In IPv6 a whole /64 is one place, since everybody has one to choose from.
    """
    client = scope["client"]
    named = headers.get("x-forwarded-for", "").rpartition(",")[2].strip() or (client[0] if client else "")
    try:
        place = ipaddress.ip_address(named)
    except ValueError:
        return named[:64]
    if isinstance(place, ipaddress.IPv4Address):
        return str(place)
    return str(place.ipv4_mapped or ipaddress.ip_network((place, 64), strict=False))


async def refuse(
    scope: Scope, receive: Receive, send: Send, refused: Refused, headers: list[tuple[bytes, bytes]]
) -> None:
    """Answer at the gate. A page can read why a socket was closed, but not why it was never opened."""
    if scope["type"] == "websocket" and refused.code == "banned":
        await receive()
        await send({"type": "websocket.accept", "headers": headers})
        said = msgspec.json.encode(RefusedMessage(None, problem_of(refused))).decode()
        await send({"type": "websocket.send", "text": said})
        await send({"type": "websocket.close", "code": BARRED, "reason": refused.code})
        return
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": refused.code})  # answered with a plain 403
        return
    body = msgspec.json.encode(problem_of(refused))
    kind: list[Any] = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    status = status_of(refused.code)
    await send({"type": "http.response.start", "status": status, "headers": [*kind, *headers]})
    await send({"type": "http.response.body", "body": body, "more_body": False})
