"""A room outlasts its games: whoever is here stays, with what was agreed and said; seats turn as the rules say."""

import re
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.hexpath import TINY, Player
from browser.test_chat import joins, reads, says
from browser.visitor import OPEN, YOU, Visit, Visitor

pytestmark = pytest.mark.browser

DRAWN = TINY | {"shuffleSeats": True, "firstSeat": None, "lastStanding": "stop"}


def table(who: Visitor, code: str) -> dict[str, Any]:
    """The table as the server tells of it."""
    told: dict[str, Any] = who.context.request.get(f"/api/tables/{code}").json()
    return told


def seating(who: Visitor, code: str) -> list[str]:
    """The names by seat."""
    return [name for _, name in sorted((seat["seat"], seat["name"]) for seat in table(who, code)["seats"])]


def test_after_a_game_of_three_the_seats_turn_and_everybody_plays_on_their_own(visit: Visit) -> None:
    players = {name: Player(visit(name)) for name in ("Ann", "Bob", "Cem")}
    ann, bob, cem = players.values()
    code = ann.opens(YOU, OPEN, OPEN, options=DRAWN)
    bob.visitor.go("t", code)
    bob.visitor.use(bob.page.get_by_role("complementary").get_by_role("button", name="Sit down"))
    bob.visitor.sees_title("Waiting for company")
    cem.visitor.sits_down(code)
    first = seating(ann.visitor, code)
    for game in count(2):
        for one in (bob, cem):
            one.visitor.resigns()
        for one in players.values():
            one.visitor.press("Play again")
        ann.visitor.until(lambda number=game: table(ann.visitor, code)["game"] == number)  # type: ignore[misc]
        turned = seating(ann.visitor, code)
        if turned != first:
            break
    for one in players.values():
        expect(one.page.get_by_label("Seats").get_by_role("listitem")).to_contain_text(turned)
        expect(one.moving.first).to_be_visible()
    mover = next(name for name, player in players.items() if player.laying.is_visible())
    for name in players.keys() - {mover}:
        expect(players[name].waiting_for(mover)).to_be_visible()
    players[mover].lay()
    for one in players.values():
        expect(one.waiting_for(mover)).to_have_count(0)


def test_the_next_game_keeps_the_room_its_people_their_talk_and_their_terms(visit: Visit) -> None:
    ann, bob, cem = visit("Ann"), visit("Bob"), visit("Cem")
    code = ann.opens(YOU, OPEN, bestOf=3, bankSeconds=600)
    bob.sits_down(code)
    cem.go("t", code)
    for one in (ann, bob):
        joins(one)
    says(ann, "Good evening")
    reads(bob, "Ann Good evening")
    bob.resigns()
    for one in (ann, bob, cem):
        one.sees("game 1, 1 : 0")
    for one in (ann, bob):
        one.press("Next game")
    for one in (ann, bob):
        one.sees_title("Choose your two cards")
        reads(one, "Ann Good evening")
        expect(one.page).to_have_url(re.compile(f"/t/{code}$"))
        expect(one.page.get_by_label("Seats").get_by_text(re.compile(r"^10:00$|^9:\d\d$"))).to_have_count(2)
    bob.sees("you are Red")
    cem.sees_title("Both choose in secret")
    says(bob, "Another one")
    reads(ann, "Ann Good evening", "Bob Another one")


def test_whoever_watches_follows_a_player_through_the_games(visit: Visit) -> None:
    ann, bob, cem = Player(visit("Ann")), Player(visit("Bob")), visit("Cem")
    code = ann.opens(YOU, OPEN, options={"rings": 3})
    bob.visitor.sits_down(code)
    cem.go("t", code)
    cem.press("Watching")
    dialog = cem.page.get_by_role("dialog", name="Watching")
    dialog.get_by_role("combobox", name="Follow").select_option(label="Bob")
    cem.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    seats = cem.page.get_by_label("Seats").get_by_role("listitem")
    eye = seats.filter(has_text="Bob").locator(".status svg")
    expect(eye).to_have_count(1)
    expect(ann.moving.first).to_be_visible()
    (ann if ann.laying.is_visible() else bob).lay()
    cem.sees("Turn 2")
    expect(eye).to_have_count(1)
    expect(seats.filter(has_text="Ann").locator(".status svg")).to_have_count(0)
