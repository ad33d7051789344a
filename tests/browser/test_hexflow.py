"""HEXFLOW at its tables: a race against a bot, a battle online, three at one phone, four browsers."""

import re

import pytest
from playwright.sync_api import expect

from browser.hexflow import DRIP, Player
from browser.visitor import EVE, OPEN, PHONE, YOU, Visit

pytestmark = pytest.mark.browser


def test_a_race_against_a_bot(visit: Visit) -> None:
    ann = Player(visit("Ann"))
    ann.opens("race", YOU, DRIP)
    while True:
        expect(ann.turn.or_(ann.results).first).to_be_visible()
        if ann.results.is_visible():
            break
        ann.lay()
    ann.visitor.press("Results")
    ann.visitor.sees("Ranking")
    ann.visitor.sees("The game in numbers")


def test_a_battle_online_with_a_displacement(visit: Visit) -> None:
    ann, bob = Player(visit("Ann")), Player(visit("Bob"))
    displaced = None
    while displaced is None:
        code = ann.opens("battle", YOU, OPEN)
        bob.visitor.sits_down(code)
        for player in (ann, bob) * 22:
            expect(player.turn.or_(player.results).first).to_be_visible()
            if player.results.is_visible():
                break
            if player.displace():
                displaced = player
                break
            player.lay()
    other = bob if displaced is ann else ann
    for one in (ann, bob):
        one.visitor.sees("2 tokens")
        one.visitor.sees(re.compile("takes the .* of (Ann|Bob)"))
    expect(other.turn.or_(other.results).first).to_be_visible()


def test_three_at_one_phone_with_a_bot(visit: Visit) -> None:
    ann = Player(visit("Ann", **PHONE))
    ann.opens("tri3", YOU, EVE, DRIP)
    seen = set()
    for _ in range(4):
        expect(ann.passing.or_(ann.results).first).to_be_visible()
        if ann.results.is_visible():
            break
        name = ann.passing.inner_text().rpartition(" ")[2]
        assert ann.page.get_by_role("slider").count() == 0
        ann.visitor.press(f"I am {name}")
        expect(ann.turn).to_have_text(f"{name}, your turn")
        seen.add(name)
        assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        boxes = [one.bounding_box() for one in ann.page.locator(".dock button, .dock [role=slider]").all()]
        assert all(box and box["width"] >= 44 and box["height"] >= 44 for box in boxes)
        ann.lay()
    assert seen == {"Ann", "Eve"}


def test_a_team_of_four_browsers(visit: Visit) -> None:
    four = [Player(visit(name)) for name in ("Ann", "Bob", "Cleo", "Dan")]
    ann, bob, cleo, dan = four
    code = ann.opens("team", YOU, OPEN, OPEN, OPEN, options={"partner_hands": True})
    for guest in (bob, cleo, dan):
        guest.page.goto(f"/t/{code}")
        guest.visitor.use(guest.page.get_by_role("complementary").get_by_role("button", name="Sit down"))
    for player in four * 2:
        expect(player.turn).to_be_visible()
        player.lay()
    expect(ann.page.get_by_role("list", name="Hand of Cleo")).to_be_visible()
    expect(ann.page.get_by_role("list", name="Hand of Bob")).to_have_count(0)
    bob.visitor.resigns()
    ann.visitor.sees_title("You win, with Cleo")
    cleo.visitor.sees_title("You win, with Ann")
    dan.visitor.sees_title("Ann and Cleo win")
