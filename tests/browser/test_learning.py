"""The guided first game, how to play, and the bots."""

import re

import pytest
from playwright.sync_api import expect

from browser.visitor import PHONE, Visit

pytestmark = pytest.mark.browser

ROTATE, OTHER, LAY = (re.compile(f"^{name}") for name in ("Rotate", "Other tile", "Lay tile"))  # and their keys


def test_the_guided_first_game_of_battle_hex_is_walked_through(visit: Visit) -> None:
    guest = visit()
    guest.go("guide", "battlehex")
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


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_guided_first_game_of_hex_path_is_walked_through(visit: Visit, phone: bool) -> None:
    guest = visit(**(PHONE if phone else {}))
    guest.go("guide", "hexpath")
    voice = guest.page.get_by_role("region", name="A guided first game")
    on = voice.get_by_role("button", name="Go on")

    def task(title: str) -> None:
        expect(voice.get_by_role("heading")).to_have_text(title)

    def lay(turns: int) -> None:
        for _ in range(turns):
            guest.press(ROTATE)
        guest.press(LAY)

    task("Every path begins at a gate")
    guest.use(on)
    task("Lay a tile")
    lay(1)
    guest.sees("The first tile, please, without turning it.")
    lay(5)
    task("Two points")
    guest.use(on)
    task("Mind the edge")
    guest.sees("Your path leaves the board: you are out.")
    lay(2)
    task("Not every turn is a leap")
    guest.use(on)
    task("Back into your own hexes")
    lay(1)
    task("Eleven at one go")
    guest.use(on)
    task("One hex before both of you")
    guest.press(OTHER)
    guest.sees(re.compile("Your path runs head-on into Magpie: you are out"))
    lay(2)
    task("That was it")
    guest.sees_title("You win")
    guest.use(voice.get_by_role("link", name="Play for real"))
    guest.sees_title("Set the table")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_guided_first_game_of_hexflow_is_walked_through(visit: Visit, phone: bool) -> None:
    guest = visit(**(PHONE if phone else {}))
    guest.go("guide", "hexflow")
    voice = guest.page.get_by_role("region", name="A guided first game")
    on = voice.get_by_role("button", name="Go on")

    def reads(title: str) -> None:
        expect(voice.get_by_role("heading")).to_have_text(title)
        guest.use(on)

    def lay(title: str, tile: str, cell: str, turns: int = 0) -> None:
        expect(voice.get_by_role("heading")).to_have_text(title)
        held = guest.page.get_by_role("slider", name=re.compile(f": {tile}$")).first
        number = re.search(r"\d", held.get_attribute("aria-label") or "")
        assert number
        guest.page.keyboard.press(number[0])
        for _ in range(turns):
            guest.press(ROTATE)
        guest.use(guest.page.get_by_role("gridcell", name=re.compile(f"^{cell}, ")))
        if phone:
            guest.press(LAY)

    reads("Two corners are yours")
    lay("Begin in a corner", "X-Cross", "i1")
    guest.sees("The Straight on a9, please, without turning it.")
    lay("Begin in a corner", "Straight", "a9")
    reads("Lines have to meet")
    lay("Go on from there", "X-Cross", "a8")
    reads("White comes towards you")
    lay("Open ends", "Y right", "a7")
    reads("All six sides")
    lay("Count the gap", "Y left", "a6")
    reads("White has something else")
    lay("Round the Block", "Y left", "a5", turns=3)
    reads("The same once more")
    lay("The last tile", "Y right", "b4", turns=3)
    expect(voice.get_by_role("heading")).to_have_text("That was it")
    guest.sees_title("You win")
    guest.use(voice.get_by_role("link", name="Play for real"))
    guest.sees_title("Set the table")


def test_the_lobby_leads_to_a_guided_first_game(visit: Visit) -> None:
    guest = visit()
    guest.go()
    guest.use(guest.page.get_by_role("link", name="Play a guided first game"))
    expect(guest.page.get_by_role("region", name="A guided first game")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "title", "figures"),
    [
        ("battlehex", "How Battle Hex is played", 4),
        ("hexpath", "How Hex Path is played", 11),
        ("hexflow", "How HEXFLOW is played", 12),
    ],
)
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_how_to_play_leads_on_to_the_guided_game(
    visit: Visit, game: str, title: str, figures: int, phone: bool
) -> None:
    guest = visit(**(PHONE if phone else {}))
    guest.go("learn", game)
    guest.sees_title(title)
    expect(guest.page.get_by_role("figure").nth(figures - 1)).to_be_attached()
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    guest.use(guest.page.get_by_role("link", name="Play a guided first game"))
    expect(guest.page.get_by_role("region", name="A guided first game")).to_be_visible()


@pytest.mark.parametrize(
    ("title", "bots", "greeting"),
    [
        ("Battle Hex", ("Recruit", "Corporal", "Captain", "General"), "Choose your two cards"),
        ("Hex Path", ("Tortoise", "Magpie", "Spider", "Hawk", "Fox", "Owl"), re.compile("Lay a tile|Owl")),
        ("HEXFLOW", ("Drip", "Brook", "Weir", "Delta"), re.compile("Your turn|You go first|first or second|Delta")),
    ],
)
def test_each_bot_is_introduced_and_can_be_played(
    visit: Visit, title: str, bots: tuple[str, ...], greeting: str | re.Pattern[str]
) -> None:
    guest = visit()
    guest.go("bots")
    guest.sees_title("The bots")
    for bot in bots:
        expect(guest.button(f"Play a bot at {title}: {bot}")).to_be_visible()
    guest.press(f"Play a bot at {title}: {bots[-1]}")
    guest.sees_title(greeting)
    guest.sees(bots[-1])


def test_the_bots_of_hex_path_show_what_they_have_reached(visit: Visit) -> None:
    guest = visit()
    guest.go("bots")
    expect(guest.page.get_by_text(re.compile(r"Measured in \d+ duels"))).to_have_count(6)
