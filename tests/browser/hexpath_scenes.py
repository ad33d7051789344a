"""A table of Hex Path in each state that looks different: how to come there."""

from playwright.sync_api import expect

from browser.hexpath import MAGPIE, TORTOISE, Player
from browser.visitor import EVE, YOU, Visit, Visitor


def laying(visit: Visit) -> Visitor:
    """Six seats, three points to a side: as full as it gets."""
    ann = Player(visit("Ann"))
    ann.opens(YOU, *[MAGPIE, TORTOISE] * 2, MAGPIE, options={"rings": 4, "pointsPerSide": 3})
    expect(ann.laying).to_be_visible()
    ann.lay()
    expect(ann.laying).to_be_visible()
    expect(ann.placements).to_have_count(12)
    return ann.visitor


def fogged(visit: Visit) -> Visitor:
    ann = Player(visit("Ann"))
    ann.opens(YOU, EVE, options={"fog": True})
    ann.passing.wait_for()
    ann.visitor.press(f"I am {ann.passing.inner_text().rpartition(' ')[2]}")
    expect(ann.placements.first).to_be_attached()
    return ann.visitor


def finished(visit: Visit) -> Visitor:
    ann = Player(visit("Ann"))
    ann.opens(YOU, MAGPIE, MAGPIE)
    while True:
        expect(ann.laying.or_(ann.results).first).to_be_visible()
        if ann.results.is_visible():
            break
        ann.lay()
    ann.visitor.press("Results")
    ann.visitor.sees("Ranking")
    return ann.visitor
