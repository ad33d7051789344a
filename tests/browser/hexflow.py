"""Playing HEXFLOW as people do: take a tile, find a cell that takes it, lay it."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from browser.visitor import Visitor

DRIP = {"kind": "bot", "bot": "drip"}
SURE = "localStorage.setItem('hexmoot.settings', JSON.stringify({ confirm: true }))"


class Player:
    """Somebody at a table of HEXFLOW who wants to confirm every tile."""

    def __init__(self, visitor: Visitor) -> None:
        visitor.context.add_init_script(SURE)
        self.visitor = visitor
        self.page = visitor.page
        self.type = visitor.page.keyboard.press
        self.results = visitor.button("Results")
        self.passing = self.page.get_by_role("heading", level=1, name=re.compile("^Pass the device to"))
        self.turn = self.page.get_by_role("heading", level=1, name=re.compile("your turn$", re.IGNORECASE))
        self.shapes = self.page.get_by_role("group", name=re.compile("^What the Wildcard shall be"))
        self.displacing = self.page.locator(".dock").get_by_role("button", name=re.compile("^Displace"))
        self.takes = self.page.get_by_role("gridcell", name=re.compile("takes your tile"))
        self.primary = self.page.locator(".dock .primary")

    def opens(self, mode: str, *seats: dict[str, Any], options: dict[str, Any] | None = None, **settings: Any) -> str:
        """Open a table by the API, the first seat first, and go there; its code."""
        chosen = {"mode": mode, "first_choice": "seat_order"} | (options or {})
        wish = {"game": "hexflow", "seats": seats, "options": chosen, "settings": settings}
        answer = self.visitor.context.request.post("/api/tables", data=wish)
        assert answer.ok, answer.text()
        code: str = answer.json()["code"]
        self.page.goto(f"/t/{code}")
        return code

    def cell(self, name: str) -> Locator:
        """A cell of the board, by its name."""
        return self.page.get_by_role("gridcell", name=re.compile(rf"^{name},"))

    def laid(self) -> str:
        """The words that count the tiles on the board."""
        found = re.search(r"\d+ tiles? laid", self.page.get_by_role("banner").inner_text())
        assert found
        return found[0]

    def wait_past(self, laid: str) -> None:
        """Until there is another tile on the board."""
        later = self.page.get_by_role("banner").get_by_text(re.compile(rf"^(?!.*\b{laid}).*tiles? laid"))
        expect(self.results.or_(self.passing).or_(later).first).to_be_visible()

    def hold(self, number: int) -> None:
        """Take a tile; a wildcard is a Star-6."""
        self.type(str(number))
        if self.shapes.is_visible():
            self.visitor.use(self.shapes.get_by_role("button", name="Star-6"))

    def hold_what_fits(self) -> None:
        """Take the first tile of the hand that goes anywhere."""
        for number in (1, 2, 3):
            self.hold(number)
            if self.takes.count():
                return
        raise AssertionError("no tile goes anywhere")

    def confirm(self) -> None:
        """Press the primary action; where the game would be lost it asks once."""
        laid = self.laid()
        self.visitor.use(self.primary)
        if self.primary.get_by_text("Really?").is_visible():
            self.visitor.use(self.primary)
        self.wait_past(laid)

    def lay(self) -> None:
        """Lay the first tile that goes anywhere where it goes first."""
        self.hold_what_fits()
        self.visitor.use(self.takes.first)
        self.confirm()

    def displace(self) -> bool:
        """Displace a tile of the rival, if that can be done with any tile of the hand."""
        for number in (1, 2, 3):
            self.hold(number)
            if not self.displacing.is_visible():
                continue
            self.visitor.use(self.displacing)
            if self.takes.count():
                self.visitor.use(self.takes.first)
                self.confirm()
                return True
        return False
