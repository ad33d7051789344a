"""A whole game of Hex Path without a mouse or a finger."""

import pytest
from playwright.sync_api import expect

from browser.hexpath import TORTOISE, Player
from browser.test_keyboard import Typist
from browser.visitor import YOU, Visit

pytestmark = pytest.mark.browser


def test_a_game_by_keyboard_alone(visit: Visit) -> None:
    ann = Player(visit("Ann"))
    keys = Typist(ann.visitor)
    ann.opens(YOU, TORTOISE)
    expect(ann.laying).to_be_visible()
    keys.type("?")
    expect(ann.page.get_by_role("dialog", name="Keys")).to_contain_text("The other tile")
    keys.type("Escape")
    tile = ann.page.get_by_role("slider", name="Tile 1")
    keys.tab_to(tile)
    keys.type("ArrowLeft")
    expect(tile).to_have_attribute("aria-valuenow", "5")
    keys.type("Shift+R")
    keys.type("q")
    keys.type("e")
    expect(tile).to_have_attribute("aria-valuenow", "4")
    board = False
    while True:
        expect(ann.laying.or_(ann.results).first).to_be_visible()
        if ann.results.is_visible():
            break
        turn = ann.turn()
        ann.choose(*ann.best())
        board = not board
        if board:
            keys.enter_board()
            keys.type("ArrowRight")
            keys.type("ArrowLeft")
        keys.type("Enter")
        if ann.primary.get_by_text("Really go out?").is_visible():
            keys.type("Enter")
        ann.wait_past(turn)
    keys.tab_to(ann.results)
    keys.type("Enter")
    ann.visitor.sees("Ranking")
