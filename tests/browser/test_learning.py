"""The guided first game, how to play, and the bots."""

import pytest
from playwright.sync_api import expect

from browser.visitor import Visit

pytestmark = pytest.mark.browser


def test_the_guided_first_game_is_walked_through(visit: Visit) -> None:
    guest = visit()
    guest.go()
    guest.use(guest.page.get_by_role("link", name="Play a guided first game"))
    voice = guest.page.get_by_role("region", name="A guided first game")
    on = voice.get_by_role("button", name="Go on")

    def task(title: str) -> None:
        expect(voice.get_by_role("heading")).to_have_text(title)

    task("Two borders are yours")
    guest.use(on)
    task("Two cards name a cell")
    guest.seal(1, 1)
    guest.sees("The middle first, please: red 3 and black 3.")
    guest.seal(3, 3)
    task("Both at once")
    guest.seal(3, 4)
    task("What if both want the same?")
    guest.seal(3, 2)
    task("Place freely")
    guest.sees_title("Contest at R3 B2")
    guest.press("Go on")
    guest.pick(2, 3)
    task("Even again")
    guest.use(on)
    task("One piece is missing")
    guest.seal(2, 1)
    task("That was it")
    guest.press("Go on")
    guest.sees_title("You win")
    guest.use(voice.get_by_role("link", name="Play for real"))
    guest.sees_title("Set the table")


def test_how_to_play_leads_on_to_the_guided_game(visit: Visit) -> None:
    guest = visit()
    guest.go()
    guest.use(guest.page.get_by_role("link", name="How to play").first)
    guest.sees_title("How Battle Hex is played")
    assert guest.page.get_by_role("figure").count() >= 4
    guest.use(guest.page.get_by_role("link", name="Play a guided first game"))
    expect(guest.page.get_by_role("region", name="A guided first game")).to_be_visible()


def test_each_bot_is_introduced_and_can_be_played(visit: Visit) -> None:
    guest = visit()
    guest.go()
    guest.use(guest.page.get_by_role("link", name="The bots"))
    guest.sees_title("The bots")
    for bot in ("Recruit", "Corporal", "Captain", "General"):
        expect(guest.button(f"Play Battle Hex against {bot}")).to_be_visible()
    guest.press("Play Battle Hex against General")
    guest.sees_title("Choose your two cards")
    guest.sees("General")
