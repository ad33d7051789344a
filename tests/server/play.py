"""Tables and moves for the server's tests."""

from typing import Any

from server.asgi import Device, Socket
from server.house import Running

SMALL: dict[str, dict[str, Any]] = {
    "battlehex": {"size": 3, "firstColour": "red"},
    "hexpath": {"rings": 2, "pointsPerSide": 3, "shuffleSeats": False, "firstSeat": 0},
}
YOU, OPEN, GUEST = {"kind": "you"}, {"kind": "open"}, {"kind": "guest", "name": "Eve"}
RECRUIT = {"kind": "bot", "bot": "recruit"}


def wish(
    *seats: dict[str, Any], game: str = "battlehex", options: dict[str, Any] | None = None, **settings: Any
) -> dict[str, Any]:
    """The body of a request for a table of the smallest board of a game, seat 0 being Red or the first."""
    chosen = SMALL[game] | (options or {})
    return {"game": game, "seats": list(seats or (YOU, OPEN)), "options": chosen, "settings": settings}


async def opened(device: Device, *seats: dict[str, Any], **more: Any) -> str:
    """The code of a new table."""
    return str((await device.post("/api/tables", wish(*seats, **more)))["code"])


class Pair:
    """A table of two people who both have a line."""

    def __init__(self, code: str, ann: Device, bob: Device, red: Socket, black: Socket) -> None:
        self.code = code
        self.ann = ann
        self.bob = bob
        self.red = red
        self.black = black


async def pair(server: Running, **settings: Any) -> Pair:
    """Ann (seat 0, Red) and Bob (seat 1, Black), their first game begun and nothing left to be heard."""
    ann, bob = server.device(), server.device()
    code = await opened(ann, **settings)
    await bob.post(f"/api/tables/{code}/sit", {})
    red, black = await ann.socket(code), await bob.socket(code)
    await red.hello()
    await black.hello()
    await red.quiet()
    return Pair(code, ann, bob, red, black)


def command(seat: int, action: dict[str, Any], id: str = "c", game: int = 1) -> dict[str, Any]:
    return {"type": "command", "id": id, "game": game, "seat": seat, "action": action}


def seal(turn: int, red: int, black: int, left: str = "R") -> dict[str, Any]:
    return {"type": "seal", "turn": turn, "red": red, "black": black, "left": left}


RESIGN = {"type": "resign"}
