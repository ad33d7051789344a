"""Somebody with a browser, who finds things as people do: by roles, names and words."""

import json
import re
import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, WebSocket, expect

YOU, OPEN = {"kind": "you"}, {"kind": "open"}
PATIENCE = 30_000  # ms until a condition counts as never met; a busy machine is no failure
RECRUIT = {"kind": "bot", "bot": "recruit"}
EVE = {"kind": "guest", "name": "Eve"}
SMALL = {"size": 3, "firstColour": "red"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
RANKS = ["", "A", *map(str, range(2, 11)), "J", "Q", "K"]

# Three turns at size 3 in which a side takes the line of its middle card, and the other side is nowhere in its way.
RED_WINS = [((2, 1), (1, 1)), ((2, 2), (1, 2)), ((2, 3), (3, 3))]
BLACK_WINS = [((1, 1), (1, 2)), ((2, 1), (2, 2)), ((3, 3), (3, 2))]


def spoken(red: int, black: int) -> str:
    """A cell as it is called on the page."""
    return f"R{RANKS[red]} B{RANKS[black]}"


class Visitor:
    """A browser profile with one page. `complaints` is what the console said and no test had announced."""

    def __init__(self, context: BrowserContext, name: str | None, touch: bool) -> None:
        self.context = context
        self.name = name
        self.touch = touch
        self.complaints: list[str] = []
        self.announced: list[str] = []
        self.heard: list[dict[str, Any]] = []  # every message that came over a socket
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
        socket.on("framereceived", lambda text: self.heard.append(json.loads(text)))

    # --- coming and looking -----------------------------------------------------------------------------------------

    def opens(self, *seats: dict[str, Any], options: dict[str, Any] | None = None, **settings: Any) -> str:
        """Open a table by the API, and go there; its code."""
        wish = {"game": "battlehex", "seats": seats, "options": SMALL | (options or {}), "settings": settings}
        answer = self.context.request.post("/api/tables", data=wish)
        assert answer.ok, answer.text()
        code: str = answer.json()["code"]
        self.page.goto(f"/t/{code}")
        return code

    def sits_down(self, code: str) -> None:
        """Come by the link and take the free seat."""
        self.page.goto(f"/t/{code}")
        self.use(self.page.get_by_role("complementary").get_by_role("button", name="Sit down"))
        self.sees("Log")

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def use(self, what: Locator) -> None:
        """Click, or tap where this is a touch screen."""
        if self.touch:
            what.tap()
        else:
            what.click()

    def press(self, name: str | re.Pattern[str]) -> None:
        self.use(self.button(name))

    def sees(self, text: str | re.Pattern[str]) -> None:
        """The text is on the page, as soon as it comes."""
        expect(self.page.get_by_text(text).filter(visible=True).first).to_be_visible()

    def sees_title(self, text: str | re.Pattern[str]) -> None:
        """The page, or the moment of the game, has this title."""
        expect(self.page.get_by_role("heading", level=1)).to_have_text(text)

    def go(self, *path: Any) -> None:
        self.page.goto("/" + "/".join(map(str, path)))

    def until(self, holds: Callable[[], bool]) -> None:
        """Wait for what no element of the page says: a frame at a time, in which the browser's news come in."""
        end = time.monotonic() + PATIENCE / 1000
        while not holds():
            assert time.monotonic() < end, "it never came to that"
            self.page.evaluate("new Promise(requestAnimationFrame)")

    # --- playing ----------------------------------------------------------------------------------------------------

    def cell(self, red: int, black: int, content: str = "") -> Locator:
        """A cell of the board, with what it says of itself after its name."""
        return self.page.get_by_role("gridcell", name=re.compile(rf"^{spoken(red, black)}, {content}"))

    def pick(self, red: int, black: int) -> None:
        self.use(self.cell(red, black))

    def seal(self, red: int, black: int, left: str | None = None) -> None:
        """Choose a cell, and which card lies left ("red" or "black"; else a coin decides), and seal it."""
        self.pick(red, black)
        if left:
            self.lay_left(left)
        self.press("Seal move")

    def lay_left(self, colour: str) -> None:
        """Flip until the card of this colour lies left: out of chance red comes first."""
        for lies_now in ("a coin decides which lies left", "red lies left")[: 1 if colour == "red" else 2]:
            self.press(f"Flip; {lies_now}")
        expect(self.button(f"Flip; {colour} lies left")).to_be_visible()

    def resigns(self) -> None:
        self.press("Resign")
        self.use(self.page.get_by_role("dialog").get_by_role("button", name="Resign"))

    def sees_piece(self, red: int, black: int, colour: str) -> None:
        expect(self.cell(red, black, f"{colour} piece")).to_have_count(1)


def plays_turns(red: Visitor, black: Visitor, turns: list[tuple[tuple[int, int], tuple[int, int]]]) -> None:
    """Both seal what the turns name; none of them is a contest."""
    for red_cell, black_cell in turns:
        red.seal(*red_cell)
        black.seal(*black_cell)
        for one in (red, black):
            one.sees_piece(*red_cell, "red")
            one.sees_piece(*black_cell, "black")


Visit = Callable[..., Visitor]  # (name or None, **settings of a browser context) -> Visitor


class Company:
    """Visitors of one server in one browser, each with a profile of its own; all leave together."""

    def __init__(self, browser: Browser, server: str) -> None:
        self.browser = browser
        self.server = server
        self.visitors: list[Visitor] = []
        self.leaving = ExitStack()

    def __enter__(self) -> "Company":
        return self

    def __exit__(self, *_: object) -> None:
        self.leaving.close()

    def visit(self, name: str | None = None, **settings: Any) -> Visitor:
        usual = {"base_url": self.server, "reduced_motion": "reduce", "viewport": {"width": 1280, "height": 800}}
        context = self.browser.new_context(**usual | settings)
        self.leaving.callback(context.close)
        self.visitors.append(Visitor(context, name, touch=settings.get("has_touch", False)))
        return self.visitors[-1]

    def complaints(self) -> list[str]:
        """What the consoles said and no test had announced."""
        return [complaint for visitor in self.visitors for complaint in visitor.complaints]
