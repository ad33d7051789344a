"""One person: from the lobby into a game, against a bot to the end, and again."""

import re

import pytest
from playwright.sync_api import expect

from browser.visitor import RECRUIT, YOU, Visit, Visitor

pytestmark = pytest.mark.browser

EMPTY = re.compile(", empty$")


def play_out(somebody: Visitor) -> None:
    """Name the first empty cell, place freely where that is due, and go on past contests, until the game is over."""
    page = somebody.page
    choose, place, results = map(somebody.button, ("Choose two cards first", "Choose a cell first", "Results"))
    contest = page.get_by_role("heading", name=re.compile("^Contest at"))
    while True:
        expect(choose.or_(place).or_(contest).or_(results).first).to_be_visible()
        if results.is_visible():
            return
        if contest.is_visible():
            somebody.press("Go on")
            expect(contest).to_have_count(0)
            continue
        seals = choose.is_visible()
        somebody.use(page.get_by_role("gridcell", name=EMPTY).first)
        if seals:
            somebody.press("Seal move")
        elif somebody.touch:
            somebody.press("Place piece")
        expect(somebody.button("Sealing").or_(somebody.button("Placing"))).to_have_count(0)


def test_two_clicks_lead_from_the_lobby_into_a_game(visit: Visit) -> None:
    guest = visit()
    guest.go()
    guest.press(re.compile("^Play a bot at Battle Hex"))
    guest.sees_title("Choose your two cards")
    expect(guest.page.get_by_role("grid", name="Battle Hex board, 13 by 13")).to_be_visible()
    guest.pick(7, 7)
    guest.press("Seal move")
    contest = guest.page.get_by_role("heading", name="Contest at R7 B7")  # where the bot wants the same
    expect(contest.or_(guest.page.get_by_text("Turn 2")).first).to_be_visible()


def test_a_game_against_a_bot_to_its_end_its_results_and_another(visit: Visit) -> None:
    ann = visit("Ann")
    ann.opens(YOU, RECRUIT, botSeconds=0.5)
    play_out(ann)
    ann.sees(re.compile("(You win|Recruit wins)"))
    ann.press("Results")
    ann.sees("Ranking")
    ann.sees(re.compile(r"\d pieces join the (red|black) borders"))
    ann.press("Play again")
    ann.sees_title("Choose your two cards")
    ann.sees("Turn 1 · size 3")


def test_with_motion_a_game_goes_just_as_well(visit: Visit) -> None:
    ann = visit("Ann", reduced_motion="no-preference")
    ann.opens(YOU, RECRUIT, botSeconds=0.5)
    play_out(ann)
    ann.sees(re.compile("(You win|Recruit wins)"))


def test_a_name_that_looks_like_a_script_is_shown_as_text(visit: Visit) -> None:
    name = "<img src onerror=x>"
    ann = visit(name)
    ann.go()
    expect(ann.button(f"{name}. Change your name")).to_be_visible()
    ann.opens(YOU, RECRUIT)
    expect(ann.page.get_by_text(name, exact=True)).to_be_visible()
    ann.resigns()
    ann.sees(f"{name} resigned.")
    ann.press("Results")
    expect(ann.page.get_by_text(name, exact=True)).to_be_visible()
    expect(ann.page.locator("img")).to_have_count(0)
