"""Hex Path by fingers that touch the screen, move and leave it: the board comes nearer and moves, the tile turns."""

import math
import re
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, expect

from browser.hexpath import MAGPIE, Player
from browser.visitor import PHONE, YOU, Visit

pytestmark = pytest.mark.browser

Spot = tuple[float, float]
STEPS = 12  # of a movement


class Fingers:
    """Fingers on the screen of somebody at a table, sent as the system sends them."""

    def __init__(self, player: Player) -> None:
        self.page = player.page
        self.line = player.visitor.context.new_cdp_session(player.page)

    def send(self, kind: str, *spots: Spot) -> None:
        points = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(spots)]
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def move(self, *ways: tuple[Spot, Spot]) -> None:
        """Put down a finger for each way, move all from its first spot to its second, and lift them."""
        self.send("touchStart", ways[0][0])
        if len(ways) > 1:
            self.send("touchStart", *(first for first, _ in ways))
        for step in range(1, STEPS + 1):
            self.send("touchMove", *(between(first, last, step / STEPS) for first, last in ways))
        self.send("touchEnd")

    def tap(self, spot: Spot) -> None:
        self.page.touchscreen.tap(*spot)


def between(a: Spot, b: Spot, part: float) -> Spot:
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def middle(what: Locator) -> Spot:
    box = what.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def width(what: Locator) -> float:
    box = what.bounding_box()
    assert box
    return box["width"]


@pytest.fixture
def ann(visit: Visit) -> Player:
    """On turn, on a phone, at a board of 61 hexes."""
    player = Player(visit("Ann", **PHONE))
    player.opens(YOU, MAGPIE, options={"rings": 4, "pointsPerSide": 3, "firstSeat": 0})
    expect(player.placements).to_have_count(12)
    return player


def test_two_fingers_bring_the_board_nearer_and_back(ann: Player) -> None:
    fingers, centre = Fingers(ann), ann.hex("E5")
    (x, y), before = middle(centre), width(centre)
    fingers.move(((x - 40, y), (x - 80, y)), ((x + 40, y), (x + 80, y)))
    expect(ann.visitor.button("Whole board")).to_be_visible()
    ann.visitor.until(lambda: width(centre) == pytest.approx(2 * before, rel=0.1))
    ann.visitor.until(lambda: math.dist(middle(centre), (x, y)) < 8)  # what lies between the fingers stays there
    assert ann.page.evaluate("visualViewport.scale") == 1

    fingers.move(((x - 80, y), (x - 20, y)), ((x + 80, y), (x + 20, y)))
    expect(ann.visitor.button("Whole board")).to_have_count(0)
    ann.visitor.until(lambda: width(centre) == pytest.approx(before, rel=0.01))
    expect(ann.page.get_by_role("slider", name="Tile 1")).to_have_attribute("aria-valuenow", "0")


def test_one_finger_moves_a_board_that_is_near_but_not_out_of_its_frame(ann: Player) -> None:
    fingers, centre = Fingers(ann), ann.hex("E5")
    x, y = middle(centre)
    fingers.move(((x, y), (x - 60, y + 50)))
    assert middle(centre) == pytest.approx((x, y), abs=1)

    ann.visitor.press("Nearer")
    ann.visitor.press("Nearer")
    x, y = middle(centre)
    start = middle(ann.page.get_by_role("grid"))
    fingers.move((start, (start[0] + 30, start[1] - 50)))
    ann.visitor.until(lambda: math.dist(middle(centre), (x + 30, y - 50)) < 3)  # the board goes with the finger
    expect(ann.laying).to_be_visible()

    for _ in range(6):
        fingers.move((start, (start[0] + 150, start[1])))

    def within() -> bool:
        rim, frame = ann.hex("E1").bounding_box(), ann.page.get_by_role("grid").bounding_box()
        return bool(rim and frame and frame["x"] <= rim["x"] < frame["x"] + frame["width"] / 2)

    ann.visitor.until(within)


def test_a_finger_on_the_glow_turns_the_tile_by_drag_and_changes_it_by_tap(ann: Player) -> None:
    fingers = Fingers(ann)
    glow = ann.page.get_by_role("gridcell", name=re.compile("your next hex$"))
    for _ in range(3):
        ann.visitor.press("Nearer")
    (x, y), size = middle(glow), width(glow)
    first, second = (ann.page.get_by_role("slider", name=f"Tile {number}") for number in (1, 2))
    turned = set()
    for angle in range(0, 360, 60):
        toward = (x + 0.6 * size * math.cos(math.radians(angle)), y + 0.6 * size * math.sin(math.radians(angle)))
        fingers.move(((x, y), toward))
        turned.add(first.get_attribute("aria-valuenow"))
    assert len(turned) > 1
    assert middle(glow) == pytest.approx((x, y), abs=1)
    expect(ann.laying).to_be_visible()

    kept = first.get_attribute("aria-valuenow") or ""
    fingers.tap((x, y))
    ann.visitor.press("Rotate")
    expect(second).to_have_attribute("aria-valuenow", "1")
    expect(first).to_have_attribute("aria-valuenow", kept)
    fingers.tap((x, y))
    ann.visitor.press("Rotate")
    expect(first).to_have_attribute("aria-valuenow", str((int(kept) + 1) % 6))
    expect(ann.laying).to_be_visible()  # a tap never lays


def test_the_tile_in_the_hand_is_a_pad_that_turns_with_the_finger(ann: Player) -> None:
    fingers, tile = Fingers(ann), ann.page.get_by_role("slider", name="Tile 2")
    x, y = middle(tile)
    reach = width(tile) / 2 - 4
    spots = [(x + reach * math.cos(a), y + reach * math.sin(a)) for a in (-1.6, -0.55, 0.5)]
    fingers.send("touchStart", spots[0])
    for first, last in pairwise(spots):
        for step in range(1, STEPS + 1):
            fingers.send("touchMove", between(first, last, step / STEPS))
    fingers.send("touchEnd")
    expect(tile).to_have_attribute("aria-valuenow", "2")
    turn = ann.turn()
    ann.choose(*ann.best())
    ann.confirm()
    ann.wait_past(turn)
