"""Setting a table: every option can be changed and arrives; what is refused is said where it was wrong."""

import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from browser.visitor import Visit, Visitor

pytestmark = pytest.mark.browser


def choose(somebody: Visitor, option: str, value: str) -> None:
    """One of a few, side by side or in a list."""
    page = somebody.page
    group = page.get_by_role("radiogroup", name=option, exact=True)
    listed = page.get_by_role("combobox", name=option, exact=True)
    expect(group.or_(listed)).to_be_visible()
    if listed.is_visible():
        listed.select_option(value)
    else:
        group.get_by_text(value, exact=True).click()


def test_every_option_can_be_changed_and_arrives(visit: Visit) -> None:
    ann = visit("Ann")
    ann.go("new", "battlehex")
    page = ann.page
    choose(ann, "Seat 2", "Open seat")
    choose(ann, "Mode", "Classic Hex")
    page.get_by_role("slider", name="Board size").fill("5")
    page.get_by_role("slider", name="Lost moves in a row that lose the game").fill("2")
    choose(ann, "Colour of the first seat", "Black")
    page.get_by_role("switch", name="Swap").click()
    choose(ann, "Clock", "For each turn")
    choose(ann, "Time for a turn", "30 s")
    choose(ann, "When time runs out", "A random move")
    choose(ann, "Match", "Best of 3")
    choose(ann, "Whoever is gone", "Resigns")
    choose(ann, "Who may find this table", "Everybody")
    ann.press("Open the table")
    ann.sees_title("Waiting for company")
    code = page.url.rpartition("/")[2]
    table = ann.context.request.get(f"/api/tables/{code}").json()
    assert table["options"] == {
        "mode": "classic",
        "size": 5,
        "forfeitLimit": 2,
        "firstColour": "black",
        "swap": False,
    }
    wanted = {"turnSeconds": 30, "onTimeout": "random", "bestOf": 3, "onLeave": "resign", "visibility": "public"}
    assert table["settings"] == table["settings"] | wanted
    for term in ("Classic Hex", "30 s a turn", "Best of 3", "Everybody"):
        expect(page.get_by_role("definition").filter(has_text=re.compile(f"^{term}$"))).to_be_visible()


def test_every_option_of_a_game_for_six_arrives(visit: Visit) -> None:
    ann = visit("Ann")
    ann.go("new", "hexpath")
    page = ann.page
    ann.press("Add a seat")
    ann.press("Add a seat")
    choose(ann, "Seat 2", "Owl")
    choose(ann, "Seat 3", "Somebody here")
    page.get_by_label("Name of the other").fill("Eve")
    choose(ann, "Colour of seat 1", "Bone")
    page.get_by_role("slider", name="Rings of hexes").fill("2")
    choose(ann, "Points on a side", "1")
    choose(ann, "Corners", "Seat by seat")
    choose(ann, "Corners, Seat 1", "Upper left")
    page.get_by_role("switch", name="Shuffle the seats").click()
    choose(ann, "Who is first", "Seat 3")
    choose(ann, "Tiles", "Full")
    choose(ann, "When two heads meet", "Both are locked")
    page.get_by_role("switch", name="Strict trails").click()
    choose(ann, "The last who can still place", "Ends the match")
    page.get_by_role("slider", name="Points for a first visit").fill("3")
    choose(ann, "Each further visit multiplies by", "4")
    page.get_by_role("slider", name="Points more for each step of a run").fill("5")
    page.get_by_role("slider", name="Bonus for putting others out").fill("0")
    choose(ann, "Clock", "For each turn")
    choose(ann, "Time for a turn", "90 s")
    choose(ann, "When time runs out", "Out")
    choose(ann, "Whoever is gone", "Is out")
    page.get_by_role("switch", name="Bots on seats that stay open").click()
    ann.press("Open the table")
    ann.sees_title("Waiting for company")
    code = page.url.rpartition("/")[2]
    ann.press("Begin now")
    ann.sees_title(re.compile("^Pass the device to"))
    table = ann.context.request.get(f"/api/tables/{code}").json()
    assert table["options"] == {
        "rings": 2,
        "pointsPerSide": 1,
        "corners": [4, 1, 2],
        "shuffleSeats": False,
        "firstSeat": 2,
        "deckMode": "full",
        "headOnMode": "stalemate",
        "strictTrails": True,
        "lastStanding": "stop",
        "fog": False,
        "visitBase": 3,
        "visitMultiplier": 4,
        "travelStep": 5,
        "eliminationMultiplier": 0,
    }
    wanted = {"turnSeconds": 90, "onTimeout": "out", "onLeave": "out", "fillBots": False}
    assert table["settings"] == table["settings"] | wanted
    seats = [(seat["name"], seat["colour"], seat["seat"]) for seat in table["seats"]]
    assert seats == [("Ann", 5, 2), ("Owl", 1, 0), ("Eve", 2, 1)]


def test_fog_is_refused_beside_its_switch_where_a_seat_is_open(visit: Visit) -> None:
    ann = visit("Ann")
    ann.announce("400 .*/api/tables")
    ann.go("new", "hexpath")
    choose(ann, "Seat 2", "Open seat")
    ann.page.get_by_role("switch", name="Fog").click()
    ann.press("Open the table")
    expect(ann.page.get_by_role("group", name="Fog").get_by_role("alert")).to_contain_text("one device")


def test_a_bots_time_and_practice_for_two_are_asked_where_they_mean_something(visit: Visit) -> None:
    ann = visit("Ann")
    ann.go("new", "battlehex")
    page = ann.page
    choose(ann, "Seat 2", "General")
    choose(ann, "Bots think for", "3 s")
    expect(page.get_by_role("switch", name="Swap")).to_have_count(0)
    expect(page.get_by_role("switch", name="Practice")).to_have_count(0)
    choose(ann, "Seat 2", "Somebody here")
    page.get_by_label("Name of the other").fill("Eve")
    page.get_by_role("slider", name="Board size").fill("3")
    choose(ann, "Colour of the first seat", "Red")
    page.get_by_role("switch", name="Practice").click()
    ann.press("Begin")
    ann.sees_title("Red, choose your two cards")
    ann.seal(2, 2)
    ann.sees_title("Black, choose your two cards")
    ann.seal(1, 1)
    ann.sees_piece(2, 2, "red")
    ann.sees_piece(1, 1, "black")


def test_what_is_wrong_is_said_beside_its_field(visit: Visit) -> None:
    ann = visit("Ann")
    ann.announce("400 .*/api/tables")

    def enlarge(route: Route) -> None:
        """No control lets a wrong size through, so it goes wrong on its way."""
        wish: Any = route.request.post_data_json
        wish["options"]["size"] = 99
        route.continue_(post_data=wish)

    ann.go("new", "battlehex")
    ann.page.route("**/api/tables", enlarge)
    ann.press("Begin")
    field = ann.page.get_by_role("slider", name="Board size")
    error = ann.page.get_by_role("form").or_(ann.page.locator("form")).get_by_text(re.compile("13")).last
    expect(error).to_be_visible()

    def close() -> bool:
        below, beside = error.bounding_box(), field.bounding_box()
        return bool(below and beside and abs(below["y"] - beside["y"]) < 80)

    ann.until(close)
    ann.page.unroute("**/api/tables")
    ann.press("Begin")
    ann.sees_title("Choose your two cards")


def test_a_name_is_changed_where_it_stands(visit: Visit) -> None:
    ann = visit()
    ann.go()
    ann.press(re.compile("Change your name$"))
    ann.page.get_by_label("Your name").fill("Ann of Anvil")
    ann.page.keyboard.press("Enter")
    expect(ann.button("Ann of Anvil. Change your name")).to_be_visible()
    ann.press("Ann of Anvil. Change your name")
    ann.page.get_by_label("Your name").fill("Ann of Mason")
    ann.press("Keep")
    expect(ann.button("Ann of Mason. Change your name")).to_be_visible()
    ann.page.reload()
    expect(ann.button("Ann of Mason. Change your name")).to_be_visible()
