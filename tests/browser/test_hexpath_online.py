"""Two people at one table of Hex Path, by its link."""

import pytest
from playwright.sync_api import expect

from browser.hexpath import Player
from browser.visitor import OPEN, YOU, Visit

pytestmark = pytest.mark.browser


def test_a_match_by_link_to_the_end(visit: Visit) -> None:
    ann, bob = Player(visit("Ann")), Player(visit("Bob"))
    bob.visitor.sits_down(ann.opens(YOU, OPEN))
    laid = 0
    while True:
        expect(ann.laying.or_(ann.waiting_for("Bob")).or_(ann.results).first).to_be_visible()
        if ann.results.is_visible():
            break
        player = ann if ann.laying.is_visible() else bob
        expect(player.laying).to_be_visible()
        player.lay()
        laid += 1
        if laid == 2:
            ring = player.newest.get_attribute("d")
            bob.page.reload()
            bob.visitor.sees("Log")
            expect(bob.newest).to_have_attribute("d", str(ring))
    assert laid > 2
    for one in (ann, bob):
        one.visitor.press("Results")
        one.visitor.sees("Ranking")
    rankings = [one.page.get_by_role("main").get_by_role("list").first for one in (ann, bob)]
    ann.visitor.until(lambda: rankings[0].inner_text() == rankings[1].inner_text())
