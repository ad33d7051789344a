"""Somebody with a browser: finds things as people do, by roles, names and words."""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, WebSocket, expect

YOU, OPEN = {"kind": "you"}, {"kind": "open"}
RECRUIT = {"kind": "bot", "bot": "recruit"}
SMALL = {"size": 3, "firstColour": "red"}
RANKS = ["", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]


def spoken(red: int, black: int) -> str:
    """A cell as it is called on the page."""
    return f"R{RANKS[red]} B{RANKS[black]}"


class Visitor:
    """A browser profile with one page. `complaints` is what the console said and no test had announced."""

    def __init__(self, context: BrowserContext, name: str | None = None) -> None:
        self.context = context
        self.complaints: list[str] = []
        self.announced: list[str] = []
        self.frames: list[dict[str, Any]] = []  # every message heard on a socket
        self.said: list[dict[str, Any]] = []  # every message sent on one
        context.on("console", self.listen)
        context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        if name is not None:
            assert context.request.patch("/api/me", data={"name": name}).ok
        self.page: Page = context.new_page()
        self.page.on("websocket", self.follow)

    # --- hearing ----------------------------------------------------------------------------------------------------

    def listen(self, message: ConsoleMessage) -> None:
        """Errors and warnings of the console; a violated content security policy is one of them."""
        text = f"{message.text} {message.location.get('url', '')}"
        if message.type in ("error", "warning") and not any(re.search(known, text) for known in self.announced):
            self.complaints.append(text)

    def announce(self, pattern: str) -> None:
        """The console will say this, and rightly so."""
        self.announced.append(pattern)

    def follow(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.frames.append(json.loads(text)))
        socket.on("framesent", lambda text: self.said.append(json.loads(text)))

    # --- coming and looking -----------------------------------------------------------------------------------------

    def opens(self, *seats: dict[str, Any], options: dict[str, Any] | None = None, **settings: Any) -> str:
        """Open a table by the API, and look at it; its code."""
        wish = {"game": "battlehex", "seats": seats, "options": options or SMALL, "settings": settings}
        answer = self.context.request.post("/api/tables", data=wish)
        assert answer.ok, answer.text()
        code: str = answer.json()["code"]
        self.page.goto(f"/t/{code}")
        return code

    def sits_down(self, code: str) -> None:
        """Come by the link and take the free seat."""
        self.page.goto(f"/t/{code}")
        self.page.get_by_role("complementary").get_by_role("button", name="Sit down").click()
        self.sees("Choose your two cards")

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def press(self, name: str | re.Pattern[str]) -> None:
        self.button(name).click()

    def sees(self, text: str | re.Pattern[str]) -> None:
        """The text is on the page, as soon as it comes."""
        expect(self.page.get_by_text(text).filter(visible=True).first).to_be_visible()

    def sees_title(self, text: str | re.Pattern[str]) -> None:
        """The page, or the moment of the game, has this title."""
        expect(self.page.get_by_role("heading", level=1)).to_have_text(text)

    @property
    def dock(self) -> Locator:
        return self.page.get_by_role("region", name="Your cards")

    # --- playing ----------------------------------------------------------------------------------------------------

    def cell(self, red: int, black: int, content: str = "") -> Locator:
        """A cell of the board, with what it says of itself after its name."""
        return self.page.get_by_role("gridcell", name=re.compile(rf"^{spoken(red, black)}, {content}"))

    def pick(self, red: int, black: int) -> None:
        self.cell(red, black).click()

    def seal(self, red: int, black: int, left: str | None = None) -> None:
        """Choose a cell, and which card lies left ("red" or "black"; else a coin decides), and seal it."""
        self.pick(red, black)
        if left:
            self.lay_left(left)
        self.press("Seal move")

    def lay_left(self, colour: str) -> None:
        """Flip until the card of this colour lies left; chance is two flips away from black."""
        wanted = self.button(f"Flip; {colour} lies left")
        self.press(re.compile(r"^Flip;"))
        if not wanted.is_visible():
            self.press(re.compile(r"^Flip;"))
        expect(wanted).to_be_visible()

    def sees_piece(self, red: int, black: int, colour: str) -> None:
        expect(self.cell(red, black, f"{colour} piece")).to_have_count(1)


Visit = Callable[..., Visitor]  # (name, settings of a browser context) -> Visitor
