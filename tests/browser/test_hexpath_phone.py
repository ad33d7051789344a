"""Hex Path under a thumb: what is touched is large enough, and what a finger does on the board and on the hand."""

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from browser.hexpath import MAGPIE, Player
from browser.visitor import PHONE, YOU, Visit

pytestmark = pytest.mark.browser


def sized(player: Player) -> list[FloatRect]:
    """The boxes of everything in stage and dock that a finger uses."""
    found = player.page.locator(".dock button, .dock [role=slider], .tools button").all()
    return [box for one in found if (box := one.bounding_box())]


def boxed(what: Locator) -> FloatRect:
    box = what.bounding_box()
    assert box
    return box


def test_a_game_on_a_phone(visit: Visit) -> None:
    ann = Player(visit("Ann", **PHONE))
    ann.opens(YOU, MAGPIE)
    expect(ann.laying).to_be_visible()
    assert all(box["width"] >= 44 and box["height"] >= 44 for box in sized(ann))
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    first, second = (ann.page.get_by_role("slider", name=f"Tile {number}") for number in (1, 2))
    first.tap()
    expect(first).to_have_attribute("aria-valuenow", "1")
    ann.visitor.press("Rotate")
    expect(first).to_have_attribute("aria-valuenow", "2")
    second.tap()
    ann.visitor.press("Rotate")
    expect(second).to_have_attribute("aria-valuenow", "1")
    ann.visitor.press("Other tile")
    ann.visitor.press("Rotate")
    expect(first).to_have_attribute("aria-valuenow", "3")
    before = boxed(ann.hex("C3"))
    ann.visitor.press("Nearer")
    ann.visitor.until(lambda: boxed(ann.hex("C3"))["width"] > 1.3 * before["width"])
    ann.visitor.press("Whole board")
    ann.visitor.until(lambda: boxed(ann.hex("C3")) == before)
    while True:
        expect(ann.laying.or_(ann.results).first).to_be_visible()
        if ann.results.is_visible():
            break
        ann.lay()
    ann.visitor.press("Results")
    ann.visitor.sees("Ranking")
