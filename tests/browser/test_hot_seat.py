"""Two people with one phone: it is passed on, and nobody sees the other's cards."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.visitor import EVE, PHONE, RED_WINS, YOU, Visit, Visitor

pytestmark = pytest.mark.browser


def takes_over(phone: Visitor, name: str) -> None:
    phone.sees_title(f"Pass the device to {name}")
    expect(phone.page.get_by_role("grid")).to_have_count(0)
    phone.press(f"I am {name}")
    phone.sees_title(re.compile("choose your two cards$"))


def test_a_whole_game_on_one_phone(visit: Visit) -> None:
    phone = visit("Ann", **PHONE)
    phone.opens(YOU, EVE)
    holder = ""
    for turn, cells in enumerate(RED_WINS, 1):
        order = [("Ann", cells[0]), ("Eve", cells[1])]
        for name, cell in order if turn % 2 else reversed(order):
            if name != holder:
                takes_over(phone, name)
                holder = name
            phone.seal(*cell)
        phone.sees_piece(*cells[0], "red")
        phone.sees_piece(*cells[1], "black")
    phone.sees_title("Ann wins")
    phone.press("Results")
    phone.sees("Ranking")


def after_the_first_has_sealed(visit: Visit, red: int, black: int) -> tuple[list[str], list[dict[str, Any]]]:
    """The whole document at the pass screen and before the second player's choice, and the views heard since."""
    phone = visit("Ann", **PHONE)
    phone.opens(YOU, EVE)
    takes_over(phone, "Ann")
    phone.seal(red, black)
    phone.sees_title("Pass the device to Eve")
    documents = [phone.page.content()]
    before = len(phone.heard)
    takes_over(phone, "Eve")
    expect(phone.page.locator("[role=tabpanel] li")).not_to_have_count(0)  # the log is asked for anew, and comes later
    documents.append(phone.page.content())
    views = [message["envelope"]["view"] for message in phone.heard[before:] if "envelope" in message]
    return [re.sub(r'"(blob|data):[^"]*"', "", document) for document in documents], views


def test_no_trace_of_a_sealed_move_is_left_in_the_page_for_the_other_seat(visit: Visit) -> None:
    documents, views = after_the_first_has_sealed(visit, 2, 1)
    assert views
    assert all(view["mine"] is None for view in views)
    assert (documents, views) == after_the_first_has_sealed(visit, 3, 2)
