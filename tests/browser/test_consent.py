"""What is done by consent, in browsers: taking back, pausing, abandoning; by mouse and by keyboard."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser import undoable
from browser.conftest import serving
from browser.test_keyboard import Typist
from browser.visitor import EVE, OPEN, RECRUIT, YOU, Visit, Visitor

pytestmark = pytest.mark.browser

CLASSIC = {"mode": "classic"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house in which Battle Hex may be taken back."""
    with serving(tmp_path_factory.mktemp("undoable"), str(Path(undoable.__file__))) as address:
        yield address


def pair(visit: Visit, **settings: object) -> tuple[Visitor, Visitor]:
    """Ann has Red and is on turn, Bob has come by the link."""
    ann, bob = visit("Ann"), visit("Bob")
    bob.sits_down(ann.opens(YOU, OPEN, options=CLASSIC, **settings))
    ann.sees_title("Place a piece")
    return ann, bob


def stops(somebody: Visitor, how: str) -> None:
    """Something of what stands in the dialog about resigning."""
    somebody.press("Resign")
    somebody.press(how)


def test_a_move_is_taken_back_when_the_other_agrees(visit: Visit) -> None:
    ann, bob = pair(visit)
    ann.pick(2, 2)
    bob.sees_piece(2, 2, "red")
    ann.press("Take back")
    ann.sees("You have asked to take your move back. Waiting for Bob.")
    bob.sees("Ann asks to take the last move back.")
    bob.page.reload()
    bob.press("Agree")
    for one in (ann, bob):
        expect(one.cell(2, 2, "empty")).to_have_count(1)
        expect(one.button("Agree")).to_have_count(0)
        expect(one.page.get_by_role("listitem").filter(has_text="Ann takes the last move back")).to_have_count(1)
    ann.pick(1, 1)
    for one in (ann, bob):
        one.sees_piece(1, 1, "red")


def test_what_is_not_taken_back_says_why(visit: Visit) -> None:
    ann, bob = pair(visit)
    why = re.compile("^Take back: You have nothing to take back")
    expect(bob.button(why)).to_have_attribute("aria-disabled", "true")
    bob.button(why).click(force=True)
    expect(bob.page.get_by_role("alert")).to_have_text("You have nothing to take back.")
    ann.pick(2, 2)
    bob.pick(1, 1)
    ann.sees_piece(1, 1, "black")
    expect(ann.button("Take back: The turn has passed to others.")).to_be_visible()


def test_a_no_is_told_and_the_same_is_not_asked_at_once(visit: Visit) -> None:
    ann, bob = pair(visit)
    ann.pick(2, 2)
    ann.press("Take back")
    bob.press("Decline")
    expect(ann.page.get_by_role("listitem").filter(has_text="Bob declines")).to_have_count(1)
    ann.press("Take back")
    expect(ann.page.get_by_role("alert")).to_have_text(re.compile(r"^You have just offered that. Ask again in \d+ s"))
    expect(bob.button("Agree")).to_have_count(0)


def test_a_pause_stands_until_somebody_lets_the_game_go_on(visit: Visit) -> None:
    ann, bob = pair(visit, turnSeconds=120)
    watcher = visit()
    watcher.page.goto(ann.page.url)
    stops(bob, "Offer a pause")
    ann.sees("Bob offers a pause.")
    expect(watcher.button("Agree")).to_have_count(0)
    ann.press("Agree")
    for one in (ann, bob, watcher):
        one.sees("Clocks stand still until somebody lets it go on.")
    ann.page.reload()
    ann.sees("Clocks stand still until somebody lets it go on.")
    expect(watcher.button("Go on")).to_have_count(0)
    ann.pick(2, 2)
    expect(ann.cell(2, 2, "red")).to_have_count(0)
    ann.press("Go on")
    expect(bob.button("Go on")).to_have_count(0)
    ann.pick(2, 2)
    for one in (ann, bob):
        one.sees_piece(2, 2, "red")


def test_a_game_that_both_abandon_has_no_winner_and_another_may_follow(visit: Visit) -> None:
    ann, bob = pair(visit)
    ann.pick(2, 2)
    stops(ann, "Offer to abandon")
    bob.press("Agree")
    for one in (ann, bob):
        one.sees_title("Nobody has won this game")
        one.sees("Ranking")
    bob.page.reload()
    bob.sees("Ranking")
    for one in (ann, bob):
        one.press("Play again")
    for one in (ann, bob):
        expect(one.cell(2, 2, "empty")).to_have_count(1)


def test_in_practice_moves_are_taken_back_by_key_without_being_asked(visit: Visit) -> None:
    ann = visit("Ann")
    ann.opens(YOU, EVE, options=CLASSIC, practice=True)
    for red, black, colour in [(1, 1, "red"), (2, 2, "black")]:
        ann.sees_title(re.compile("lace a piece"))
        ann.cell(red, black).focus()
        ann.page.keyboard.press("Enter")
        ann.sees_piece(red, black, colour)
    for red, black in [(2, 2), (1, 1)]:
        ann.page.keyboard.press("u")
        expect(ann.cell(red, black, "empty")).to_have_count(1)
    expect(ann.button(re.compile("^Take back: You have nothing"))).to_be_visible()
    ann.page.keyboard.press("u")
    expect(ann.page.get_by_role("alert")).to_be_visible()


def test_by_keyboard_a_pause_is_offered_withdrawn_agreed_on_and_ended(visit: Visit) -> None:
    ann, bob = pair(visit)
    keys, typist = Typist(ann), Typist(bob)

    def does(somebody: Typist, *buttons: str) -> None:
        for button in buttons:
            somebody.tab_to(somebody.visitor.button(button))
            somebody.type("Enter")

    does(typist, "Resign", "Offer a pause")
    ann.sees("Bob offers a pause.")
    does(typist, "Withdraw")
    expect(ann.button("Agree")).to_have_count(0)
    does(keys, "Resign", "Offer a pause")
    does(typist, "Agree")
    ann.sees("Clocks stand still until somebody lets it go on.")
    does(keys, "Go on")
    for one in (ann, bob):
        expect(one.button("Go on")).to_have_count(0)


def test_alone_with_a_bot_a_pause_and_the_end_need_nobody(visit: Visit) -> None:
    ann = visit("Ann")
    ann.opens(YOU, RECRUIT, options=CLASSIC)
    stops(ann, "Pause")
    ann.sees("Clocks stand still until somebody lets it go on.")
    ann.press("Go on")
    stops(ann, "Abandon")
    ann.sees_title("Nobody has won this game")
