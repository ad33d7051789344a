"""Playing Hex Path as people do, on boards so small that a game is short."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from browser.visitor import Visitor

MAGPIE, TORTOISE = {"kind": "bot", "bot": "magpie"}, {"kind": "bot", "bot": "tortoise"}
TINY = {"rings": 2, "pointsPerSide": 1}
ROTATIONS = ["not turned", "turned by one sixth", *(f"turned by {rot} sixths" for rot in range(2, 6))]
SPOKEN = re.compile(rf"^Tile (\d), ({'|'.join(ROTATIONS)}): (?:at least )?\+(\d+)\. (.*)")


class Player:
    """Somebody at a table of Hex Path."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.type = visitor.page.keyboard.press
        self.results = visitor.button("Results")
        self.passing = self.page.get_by_role("heading", level=1, name=re.compile("^Pass the device to"))
        self.laying = self.page.get_by_role("heading", level=1, name=re.compile("lay a tile on", re.IGNORECASE))
        self.newest = self.page.locator("path.last")  # the ring around the newest tile
        self.moving = self.laying.or_(self.page.get_by_role("heading", level=1, name=re.compile("is to move$")))
        self.primary = self.page.locator(".dock .primary")
        self.placements = self.page.get_by_label("Where each placement would lead").get_by_role("listitem")

    def opens(self, *seats: dict[str, Any], options: dict[str, Any] | None = None, **settings: Any) -> str:
        """Open a table by the API, and go there; its code."""
        wish = {"game": "hexpath", "seats": seats, "options": TINY | (options or {}), "settings": settings}
        answer = self.visitor.context.request.post("/api/tables", data=wish)
        assert answer.ok, answer.text()
        code: str = answer.json()["code"]
        self.page.goto(f"/t/{code}")
        return code

    def hex(self, name: str) -> Locator:
        """A hex of the board, by its name."""
        return self.page.get_by_role("gridcell", name=re.compile(rf"^{name},"))

    def waiting_for(self, name: str) -> Locator:
        """The words that somebody else is to move."""
        return self.page.get_by_role("heading", level=1, name=f"{name} is to move")

    def best(self) -> tuple[int, int]:
        """The tile and the rotation that keep the path on the board with the most points, as they are read out."""
        expect(self.placements.first).to_be_attached()
        told = [SPOKEN.match(text) for text in self.placements.all_inner_texts()]
        good = [(not re.search("you are out", m[4]), int(m[3]), int(m[1]), ROTATIONS.index(m[2])) for m in told if m]
        assert good
        _, _, number, rot = max(good)
        return number, rot

    def turn(self) -> str:
        """The words that say which turn it is."""
        found = re.search(r"Turn \d+", self.page.get_by_role("banner").inner_text())
        assert found
        return found[0]

    def wait_past(self, turn: str) -> None:
        """Until this turn is over."""
        later = self.page.get_by_role("banner").get_by_text(re.compile(rf"^(?!{turn}\b)Turn \d+"))
        expect(self.results.or_(self.passing).or_(later).first).to_be_visible()

    def confirm(self) -> None:
        """Press the primary action; where the path would go out it asks once."""
        self.visitor.use(self.primary)
        if self.primary.get_by_text("Really go out?").is_visible():
            self.visitor.use(self.primary)

    def choose(self, number: int, rot: int) -> None:
        """Hold this tile in this rotation."""
        self.type(str(number))
        tile = self.page.get_by_role("slider", name=f"Tile {number}")
        for _ in range(6):
            if tile.get_attribute("aria-valuenow") == str(rot):
                return
            self.type("r")
        raise AssertionError(f"tile {number} does not turn to {rot}")

    def lay(self) -> None:
        """Lay the best tile."""
        turn = self.turn()
        self.choose(*self.best())
        self.confirm()
        self.wait_past(turn)
