"""A whole game of HEXFLOW without a mouse or a finger."""

import re

import pytest
from playwright.sync_api import expect

from browser.hexflow import DRIP, Player
from browser.test_keyboard import Typist
from browser.visitor import YOU, Visit

pytestmark = pytest.mark.browser

STEPS = 60  # that any cell is away from any other by arrows, at most
# The arrow that leads on from the cell with the focus to another, by where both are seen; null on the cell itself.
ONWARD = """
(name) => {
  const there = document.querySelector(`[role=gridcell][aria-label^="${name},"]`);
  const here = document.activeElement;
  if (here === there) return null;
  const [from, to] = [here, there].map((cell) => cell.querySelector(".hit").getBoundingClientRect());
  const [x, y] = [to.left - from.left, to.top - from.top];
  if (Math.abs(x) > from.width / 2) return x > 0 ? "ArrowRight" : "ArrowLeft";
  return y > 0 ? "ArrowDown" : "ArrowUp";
}
"""


def walk_to(keys: Typist, name: str) -> None:
    for _ in range(STEPS):
        arrow = keys.page.evaluate(ONWARD, name)
        if arrow is None:
            return
        keys.type(arrow)
    raise AssertionError(f"arrows do not lead to {name}")


def test_a_race_by_keyboard_alone(visit: Visit) -> None:
    ann = Player(visit("Ann"))
    keys = Typist(ann.visitor)
    ann.opens("race", YOU, DRIP)
    expect(ann.turn).to_be_visible()
    keys.type("?")
    expect(ann.page.get_by_role("dialog", name="Keys")).to_contain_text("turn the tile")
    keys.type("Escape")
    tile = ann.page.get_by_role("slider", name=re.compile("^Tile 1"))
    keys.tab_to(tile)
    keys.type("ArrowLeft")
    expect(tile).to_have_attribute("aria-valuenow", "5")
    keys.type("r")
    expect(tile).to_have_attribute("aria-valuenow", "0")
    # The board is one stop; whoever has come there goes on by arrows.
    keys.tab_to(ann.page.locator("[role=gridcell][tabindex='0']"))
    while True:
        expect(ann.turn.or_(ann.results).first).to_be_visible()
        if ann.results.is_visible():
            break
        ann.hold_what_fits()
        laid = ann.laid()
        name = re.match(r"\w+", ann.takes.first.get_attribute("aria-label") or "")
        assert name
        walk_to(keys, name[0])
        keys.type("Enter")
        expect(ann.page.get_by_role("heading", level=1)).to_have_text(re.compile(rf" on {name[0]}\?$"))
        keys.type("Enter")
        if ann.primary.get_by_text("Really?").is_visible():
            keys.type("Enter")
        ann.wait_past(laid)
    keys.tab_to(ann.results)
    keys.type("Enter")
    ann.visitor.sees("Ranking")
    ann.visitor.sees("Tiles still missing")
