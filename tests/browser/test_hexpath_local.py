"""One device, two people, two bots, and fog over the board."""

import re

import pytest
from playwright.sync_api import expect

from browser.hexpath import MAGPIE, TORTOISE, Player
from browser.visitor import EVE, PHONE, YOU, Visit

pytestmark = pytest.mark.browser


def test_a_game_of_two_people_and_two_bots_in_the_fog(visit: Visit) -> None:
    ann = Player(visit("Ann", **PHONE))
    ann.opens(YOU, EVE, MAGPIE, TORTOISE, options={"fog": True})
    dark = ann.page.get_by_role("gridcell", name=re.compile("out of sight"))
    holders: list[str] = []
    while True:
        expect(ann.passing.or_(ann.laying).or_(ann.results).first).to_be_visible()
        if ann.results.is_visible():
            break
        if ann.passing.is_visible():
            name = ann.passing.inner_text().rpartition(" ")[2]
            expect(ann.page.get_by_role("grid")).to_have_count(0)
            ann.visitor.press(f"I am {name}")
            expect(ann.laying).to_have_text(re.compile(f"^{name}, "))
            holders.append(name)
        if len(holders) < 3:
            expect(dark).not_to_have_count(0)
        ann.lay()
    assert set(holders) == {"Ann", "Eve"}
    expect(dark).to_have_count(0)
    ann.visitor.press("Results")
    ann.visitor.sees("Ranking")
