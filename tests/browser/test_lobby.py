"""The lobby as several people look at it: what is open, what is played, what is one's own, by mouse and by keyboard."""

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.test_keyboard import Typist
from browser.visitor import OPEN, RECRUIT, SMALL, YOU, Visit, Visitor

pytestmark = pytest.mark.browser

CLASSIC = {"mode": "classic"}


def opened(who: Visitor, visibility: str) -> str:
    """The code of a new table of somebody who stays where they are."""
    wish = {"game": "battlehex", "seats": [YOU, OPEN], "options": SMALL, "settings": {"visibility": visibility}}
    answer = who.context.request.post("/api/tables", data=wish)
    assert answer.ok, answer.text()
    code: str = answer.json()["code"]
    return code


def listed(who: Visitor, line: str) -> Locator:
    """What can be done with the table of this name, by its button or link."""
    return who.page.get_by_role("button", name=line).or_(who.page.get_by_role("link", name=line))


def test_a_public_table_comes_is_sat_down_at_is_watched_and_goes_while_others_look_on(visit: Visit) -> None:
    ann, bob, cem = visit("Annabel"), visit("Bob"), visit("Cem")
    for one in (bob, cem):
        one.go()
        one.sees("Open tables")
    opened(ann, "private")
    code = opened(ann, "public")
    ann.go("t", code)
    free = re.compile("^Sit down: Battle Hex, opened by Annabel")
    for one in (bob, cem):
        expect(listed(one, free)).to_have_count(1)
    bob.use(listed(bob, free))
    for one in (ann, bob):
        one.sees_title("Choose your two cards")
    played = re.compile("^Watch: Battle Hex, with Annabel, Bob")
    expect(listed(cem, free)).to_have_count(0)
    cem.use(listed(cem, played))
    cem.sees_title("Both choose in secret")
    ann.resigns()
    bob.sees_title("You win")
    cem.go()
    cem.sees("Open tables")
    expect(listed(cem, played)).to_have_count(0)


def test_ones_own_tables_say_whose_turn_it_is_and_so_does_the_title(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    code = ann.opens(YOU, OPEN, options=CLASSIC)
    bob.sits_down(code)
    ann.go()
    own = ann.page.get_by_role("link").filter(has_text="with Bob")
    turn = own.locator("em")
    expect(turn).to_have_text("your turn")
    expect(ann.page).to_have_title(re.compile(r"^\(1\) "))
    ann.use(own)
    ann.pick(1, 2)
    bob.sees_piece(1, 2, "red")
    ann.go()
    expect(turn).to_have_text("not your turn")
    bob.press("Swap")
    expect(turn).to_have_text("your turn")


def test_by_keyboard_one_goes_to_a_table_of_ones_own_sits_down_and_watches(visit: Visit) -> None:
    host, ann = visit("Hortensia"), visit("Ann")
    ann.opens(YOU, RECRUIT)
    code = opened(host, "public")
    host.go("t", code)
    ann.go()
    keys = Typist(ann)
    keys.tab_to(ann.page.get_by_role("link").filter(has_text="your turn"))
    keys.type("Enter")
    ann.sees_title("Choose your two cards")
    ann.go()
    keys.tab_to(listed(ann, re.compile("^Sit down: Battle Hex, opened by Hortensia")))
    keys.type("Enter")
    ann.sees_title("Choose your two cards")
    watcher = visit("Cem")
    watcher.go()
    keys = Typist(watcher)
    keys.tab_to(listed(watcher, re.compile("^Watch: Battle Hex, with Hortensia, Ann")))
    keys.type("Enter")
    watcher.sees_title("Both choose in secret")


def test_by_keyboard_a_host_fills_seats_changes_terms_and_begins(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    wish = {"game": "hexpath", "seats": [YOU, OPEN, OPEN], "options": {"rings": 2}}
    code = ann.context.request.post("/api/tables", data=wish).json()["code"]
    ann.go("t", code)
    ann.sees_title("Waiting for company")
    keys, page = Typist(ann), ann.page
    keys.tab_to(page.get_by_role("combobox", name="Seat 3"))
    page.keyboard.type("Owl")
    expect(page.get_by_label("Seats").get_by_role("listitem").nth(2)).to_contain_text("Owl")
    keys.tab_to(ann.button("Change what is agreed"))
    keys.type("Enter")
    form = page.get_by_role("dialog")
    keys.tab_to(form.get_by_role("combobox", name="Clock"))
    page.keyboard.type("For each turn")
    keys.tab_to(form.get_by_role("button", name="Keep"))
    keys.type("Enter")
    expect(page.get_by_role("definition").filter(has_text="a turn")).to_be_visible()
    bob.go("t", code)
    bob.sees_title("A seat is free")
    typist = Typist(bob)
    typist.tab_to(bob.page.get_by_role("complementary").get_by_role("button", name="Sit down"))
    typist.type("Enter")
    for one in (ann, bob):
        one.sees_title(re.compile("Lay a tile|is to move"))


def test_by_keyboard_one_stands_up_leaves_and_the_next_host_begins(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    wish = {"game": "hexpath", "seats": [YOU, OPEN, OPEN], "options": {"rings": 2}}
    code = ann.context.request.post("/api/tables", data=wish).json()["code"]
    for one in (ann, bob):
        one.go("t", code)
    bob.use(bob.page.get_by_role("complementary").get_by_role("button", name="Sit down"))
    bob.sees_title("Waiting for company")
    keys, typist = Typist(ann), Typist(bob)
    seats = bob.page.get_by_label("Seats").get_by_role("listitem")
    keys.tab_to(ann.button("Move seat 2 up"))
    keys.type("Enter")
    expect(seats.first).to_contain_text("Bob")
    typist.tab_to(bob.button("Stand up"))
    typist.type("Enter")
    bob.sees_title("A seat is free")
    typist.tab_to(seats.nth(2).get_by_role("button", name="Sit down"))
    typist.type("Enter")
    expect(seats.nth(2)).to_contain_text("Bob")
    keys.tab_to(ann.button("Leave the table"))
    keys.type("Enter")
    typist.tab_to(bob.button("Begin now"))
    typist.type("Enter")
    bob.sees_title(re.compile("Lay a tile|is to move"))
