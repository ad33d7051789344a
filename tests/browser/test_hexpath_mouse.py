"""Hex Path by mouse: pointing turns the tile, the wheel too, the other button switches, a click lays."""

import re

import pytest
from playwright.sync_api import expect

from browser.hexpath import TORTOISE, Player
from browser.visitor import YOU, Visit

pytestmark = pytest.mark.browser


def test_a_tile_is_turned_switched_and_laid_on_the_board(visit: Visit) -> None:
    ann = Player(visit("Ann"))
    ann.opens(YOU, TORTOISE, options={"rings": 3, "pointsPerSide": 3})
    expect(ann.placements).to_have_count(12)
    turn, mouse = ann.turn(), ann.page.mouse
    box = ann.page.get_by_role("gridcell", name=re.compile("your next hex$")).bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    first, second = (ann.page.get_by_role("slider", name=f"Tile {number}") for number in (1, 2))

    led = set()
    for dx, dy in ((40, 0), (20, 34), (-20, 34), (-40, 0), (-20, -34), (20, -34)):
        mouse.move(x + dx, y + dy)
        led.add(first.get_attribute("aria-valuenow"))
    assert len(led) > 1
    mouse.move(x + 300, y + 200)
    expect(first).to_have_attribute("aria-valuenow", "0")

    mouse.move(x + 4, y)
    pointed = int(first.get_attribute("aria-valuenow") or 0)
    mouse.wheel(0, 100)
    expect(first).to_have_attribute("aria-valuenow", str((pointed + 1) % 6))
    mouse.click(x + 4, y, button="right")
    mouse.wheel(0, 100)
    expect(second).not_to_have_attribute("aria-valuenow", "0")

    ann.choose(*ann.best())
    mouse.click(x + 4, y)
    ann.wait_past(turn)
