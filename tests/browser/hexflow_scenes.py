"""A table of HEXFLOW in each state that looks different: how to come there."""

from playwright.sync_api import expect

from browser.hexflow import DRIP, Player
from browser.visitor import EVE, YOU, Visit, Visitor


def cornering(visit: Visit) -> Visitor:
    """A corner of the triangle is to be chosen."""
    ann = Player(visit("Ann"))
    ann.opens("tri2", YOU, EVE, options={"first_choice": "winner_chooses"}, practice=True)
    expect(ann.visitor.button("Corner I")).to_be_visible()
    return ann.visitor


def trying(visit: Visit) -> Visitor:
    """Zones, tokens, all hands open, a tile on its cell in thought."""
    ann = Player(visit("Ann"))
    ann.opens("battle", YOU, EVE, options={"open_hand": True}, practice=True)
    for _ in range(3):
        expect(ann.turn).to_be_visible()
        ann.lay()
    expect(ann.turn).to_be_visible()
    ann.hold_what_fits()
    ann.visitor.use(ann.takes.first)
    ann.visitor.sees("open end")
    return ann.visitor


def counting(visit: Visit) -> Visitor:
    """The overview of tiles, where a team has a pool."""
    ann = Player(visit("Ann"))
    ann.opens("team", YOU, DRIP, DRIP, DRIP)
    expect(ann.turn).to_be_visible()
    ann.visitor.press("Tiles")
    expect(ann.page.get_by_role("dialog")).to_contain_text("Pool of")
    return ann.visitor


def surrendered(visit: Visit) -> Visitor:
    """The results of a race, with a tile on the board."""
    ann = Player(visit("Ann"))
    ann.opens("race", YOU, DRIP)
    expect(ann.turn).to_be_visible()
    ann.lay()
    expect(ann.turn).to_be_visible()
    ann.visitor.resigns()
    ann.visitor.press("Results")
    ann.visitor.sees("Ranking")
    return ann.visitor
