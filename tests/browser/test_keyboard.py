"""A whole game without a mouse or a finger: from the lobby on, by the keyboard alone."""

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.visitor import RANKS, Visit, Visitor

pytestmark = pytest.mark.browser

STOPS = 60  # places that Tab reaches on any page, at most
# A quick rival may have the next turn begun before anybody looks: what tells is the number of the turn, one more piece
# on the board, or what the headings and the buttons ask for.
STANDING = """() => [
  document.querySelector("main").innerText.match(/Turn \\d+/)?.[0],
  document.querySelectorAll('[role=gridcell][aria-label$=", empty"]').length,
  [...document.querySelectorAll("h1, h2")].map(heading => heading.innerText),
  [...document.querySelectorAll("button")].some(button => /^Choose .* first$/.test(button.innerText.trim())),
].join()"""
CELL = re.compile(r"R(\w+) B(\w+), ")


class Typist:
    """Reaches things by Tab and arrows, as the focus goes."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.type = visitor.page.keyboard.press

    def tab_to(self, what: Locator) -> None:
        """Tab until this has the focus."""
        expect(what).to_be_visible()
        for _ in range(STOPS):
            self.type("Tab")
            if what.evaluate("(element) => element.matches(':focus')"):
                return
        raise AssertionError(f"Tab does not reach {what}")

    def at(self) -> tuple[int, int]:
        """The cell that has the focus."""
        said = self.page.locator(":focus").get_attribute("aria-label") or ""
        found = CELL.match(said)
        assert found, f"the focus is not on the board but on {said!r}"
        return RANKS.index(found[1]), RANKS.index(found[2])

    def walk_to(self, red: int, black: int) -> None:
        """Arrows: right and left change the sum of both ranks, up and down exchange one for the other."""
        for _ in range(20):
            here = self.at()
            if here == (red, black):
                return
            along = red + black - sum(here)
            if along:
                self.type("ArrowRight" if along > 0 else "ArrowLeft")
            else:
                self.type("ArrowUp" if red > here[0] else "ArrowDown")
        raise AssertionError(f"arrows do not lead to red {red}, black {black}")

    def empty_cell(self) -> tuple[int, int]:
        said = self.page.get_by_role("gridcell", name=re.compile(", empty$")).first.get_attribute("aria-label")
        found = CELL.match(said or "")
        assert found
        return RANKS.index(found[1]), RANKS.index(found[2])

    def standing(self) -> str:
        return str(self.page.evaluate(STANDING))

    def moved_on(self, before: str) -> None:
        """Wait until the game stands elsewhere than before."""
        self.page.wait_for_function(f"before => ({STANDING})() !== before", arg=before)

    def enter_board(self) -> None:
        self.tab_to(self.page.locator("[role=gridcell][tabindex='0']"))


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    ann = visit("Ann")
    keys = Typist(ann)
    page = ann.page
    ann.go()
    keys.tab_to(page.get_by_role("link", name="Set a table of Battle Hex"))
    keys.type("Enter")
    keys.tab_to(page.get_by_label("Seat 2"))
    page.keyboard.type("Recruit")
    size = page.get_by_role("slider", name="Board size")
    keys.tab_to(size)
    keys.type("Home")
    expect(size).to_have_value("3")
    keys.tab_to(ann.button("Begin"))
    keys.type("Enter")

    ann.sees_title("Choose your two cards")
    keys.type("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    keys.type("Escape")

    choose, place, results = map(ann.button, ("Choose two cards first", "Choose a cell first", "Results"))
    contest = page.get_by_role("heading", name=re.compile("^Contest at"))
    board = False
    while True:
        expect(choose.or_(place).or_(contest).or_(results).first).to_be_visible()
        if results.is_visible():
            break
        if contest.is_visible():
            keys.type("s")
            expect(contest).to_have_count(0)
            continue
        seals = choose.is_visible()
        red, black = keys.empty_cell()
        board = not board or not seals
        before = keys.standing()
        if board:
            keys.enter_board()
            keys.walk_to(red, black)
            keys.type("Enter")
        else:
            choose_cards(keys, red, black)
        if seals:
            keys.type("f")
            expect(ann.button("Flip; red lies left")).to_be_visible()
            before = keys.standing()
            keys.type("s")
        keys.moved_on(before)
    keys.tab_to(results)
    keys.type("Enter")
    ann.sees("Ranking")
    keys.tab_to(ann.button("Play again"))
    keys.type("Enter")
    ann.sees("Turn 1 · size 3")


def choose_cards(keys: Typist, red: int, black: int) -> None:
    """Both cards by their rows of ranks, which are radios."""
    for name, rank in (("Red card", red), ("Black card", black)):
        row = keys.page.get_by_role("radiogroup", name=name)
        keys.tab_to(row.get_by_role("radio").first)
        keys.type("Space")
        for _ in range(rank - 1):
            keys.type("ArrowRight")
        expect(row.get_by_role("radio", name=RANKS[rank], exact=True)).to_be_checked()
