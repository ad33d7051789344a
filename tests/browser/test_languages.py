"""Languages: a German browser meets a German house, and no page that changes its language keeps words of the last."""

import re

import pytest
from playwright.sync_api import expect

from browser.test_pages import findings
from browser.tongues import dictionaries, left_in, speaks
from browser.visitor import SMALL, Visit, Visitor

pytestmark = pytest.mark.browser

GERMAN = {"locale": "de-DE"}
EMPTY = re.compile(", leer$")


def is_german(guest: Visitor) -> None:
    assert guest.page.evaluate("document.documentElement.lang") == "de"
    assert left_in(guest.page, "en") == []


def plays_out(guest: Visitor) -> None:
    """Both sides of a practice game until it is over. They name the same cells, so there are contests."""
    page = guest.page
    choose, seal, place = map(guest.button, ("Wähle erst zwei Karten", "Zug versiegeln", "Wähle erst ein Feld"))
    contest = page.get_by_role("heading", name=re.compile("^Wettstreit um"))
    results = guest.button("Ergebnis")
    while True:
        expect(choose.or_(seal).or_(place).or_(contest).or_(results).first).to_be_visible()
        is_german(guest)
        if results.is_visible():
            return
        if contest.is_visible():
            guest.press("Weiter")
        elif seal.is_visible():
            seal.click()
        else:
            page.get_by_role("gridcell", name=EMPTY).first.click()
        expect(guest.button("Wird versiegelt").or_(guest.button("Wird gesetzt"))).to_have_count(0)


def test_a_german_browser_meets_a_german_house(visit: Visit) -> None:
    guest = visit(**GERMAN)
    guest.go()
    expect(guest.page.get_by_role("button", name=re.compile("^Gegen Bots spielen: Battle Hex"))).to_be_visible()
    guest.sees("Offene Tische")
    is_german(guest)
    assert findings(guest.page) == []


def test_a_practice_game_in_german_from_the_first_card_to_its_results(visit: Visit) -> None:
    guest = visit("Ute", **GERMAN)
    guest.opens({"kind": "you"}, {"kind": "guest", "name": "Kai"}, options=SMALL, practice=True)
    expect(guest.page.get_by_role("grid", name="Brett von Battle Hex, 3 mal 3")).to_be_visible()
    plays_out(guest)
    guest.press("Ergebnis")
    guest.sees("Rangfolge")
    is_german(guest)


@pytest.mark.parametrize("game", ["battlehex", "hexpath", "hexflow"])
def test_the_rules_are_there_to_be_read_in_german(visit: Visit, game: str) -> None:
    guest = visit(**GERMAN)
    guest.go("learn", game)
    guest.sees_title(re.compile("^Wie man .* spielt$"))
    is_german(guest)


def test_a_change_of_language_holds_at_once_and_loses_nothing(visit: Visit) -> None:
    ann = visit("Ann")
    ann.go("new", "battlehex")
    ann.sees_title("Set the table")
    ann.page.get_by_role("radiogroup", name="Mode").get_by_text("Classic Hex").click()
    ann.press("Settings")
    ann.page.get_by_role("combobox", name="Language").select_option("Deutsch")
    expect(ann.page.get_by_role("dialog", name="Einstellungen")).to_be_visible()
    ann.page.keyboard.press("Escape")
    ann.sees_title("Tisch decken")
    expect(ann.page.get_by_role("radio", name="Klassisches Hex")).to_be_checked()
    is_german(ann)
    ann.page.reload()
    ann.sees_title("Tisch decken")


def test_words_that_stay_behind_are_found(visit: Visit) -> None:
    """The search that the others rely on: an English page that says it were German has every word wrong."""
    ann = visit("Ann")
    ann.go("bots")
    ann.sees_title("The bots")
    ann.page.evaluate("document.documentElement.lang = 'de'")
    left = left_in(ann.page, "en")
    assert {"The bots", "Settings", "Tortoise"} <= set(left)
    assert any("Asks what you would answer" in text for text in left)


def test_every_language_is_offered_and_spoken(visit: Visit) -> None:
    ann = visit("Ann")
    ann.go()
    ann.sees("Open tables")
    for language in sorted(dictionaries(), key=lambda one: one == "en"):
        speaks(ann.page, language)
        assert left_in(ann.page, "de" if language == "en" else "en") == []
