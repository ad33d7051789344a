"""One person on several devices, a name that is kept, and the ways out."""

import json
import re

import pytest
from playwright.sync_api import expect

from browser.visitor import OPEN, PHONE, YOU, Visit, Visitor

pytestmark = pytest.mark.browser

PASSWORD = "correct horse"


def at_home(who: Visitor) -> Visitor:
    """On the page about oneself."""
    who.go("me")
    who.sees_title("You and your devices")
    expect(who.button("Make a link")).to_be_visible()
    return who


def is_called(who: Visitor, name: str) -> None:
    expect(who.button(f"{name}. Change your name")).to_be_visible()


def asks(who: Visitor, question: str, answer: str) -> None:
    who.use(who.page.get_by_role("dialog", name=question).get_by_role("button", name=answer))


def keeps_name(who: Visitor) -> None:
    row = who.page.get_by_role("group", name="Keep your name")
    row.get_by_label("Password").fill(PASSWORD)
    who.use(row.get_by_role("button"))
    who.sees("Your name is kept by a password.")


def test_a_game_goes_on_at_another_device_by_a_link(visit: Visit) -> None:
    ann, bob, phone = visit("Ann"), visit("Bob"), visit(**PHONE)
    code = ann.opens(YOU, OPEN)
    bob.sits_down(code)
    at_home(ann)
    ann.press("Make a link")
    expect(ann.page.get_by_role("img", name="QR code of the link")).to_be_visible()
    link = ann.page.get_by_label("Link for your other device").input_value()
    phone.page.goto(link)
    phone.press("Make it mine")
    is_called(phone, "Ann")
    expect(phone.page).to_have_url(re.compile("^[^#]+$"))
    phone.go("t", code)
    phone.sees_title("Choose your two cards")
    phone.seal(1, 1)
    ann.go("t", code)
    ann.sees_title("Your move is sealed")
    late = visit()
    late.announce("410")
    late.page.goto(link)
    late.press("Make it mine")
    late.sees("This link has been used, or its time is over.")


def test_the_page_is_found_from_the_settings_of_any_page(visit: Visit) -> None:
    ann = visit("Ann")
    ann.go("bots")
    ann.press("Settings")
    ann.page.get_by_role("dialog").get_by_role("link", name="Open").click()
    ann.sees_title("You and your devices")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)


def test_a_lost_device_is_signed_out_and_looks_on_as_a_stranger(visit: Visit) -> None:
    ann, lost = visit("Ann"), visit()
    code = ann.opens(YOU, OPEN)
    at_home(ann)
    ann.press("Make a link")
    lost.page.goto(ann.page.get_by_label("Link for your other device").input_value())
    lost.press("Make it mine")
    is_called(lost, "Ann")
    lost.go("t", code)
    lost.sees("Waiting for company")
    with ann.page.expect_response("**/api/me/sign-out"):
        ann.press("All other devices")
    lost.page.reload()
    lost.sees_title("A seat is free")
    ann.page.reload()
    is_called(ann, "Ann")


def test_a_kept_name_is_nobody_elses_and_opens_any_device(visit: Visit) -> None:
    ann, bob = visit("Penelope"), visit("Bob")
    keeps_name(at_home(ann))
    at_home(bob)
    bob.announce("409")
    bob.announce("403")
    bob.press("Bob. Change your name")
    bob.page.get_by_role("textbox", name="Your name").fill("penelope")
    bob.press("Keep")
    bob.sees("Somebody else keeps this name with a password.")
    bob.press("Cancel")
    row = bob.page.get_by_role("group", name="Sign in here")
    row.get_by_label("Name").fill("Penelope")
    row.get_by_label("Password").fill("wrong horse")
    row.get_by_role("button").click()
    bob.sees("That is not the password of this name.")
    row.get_by_label("Password").fill(PASSWORD)
    row.get_by_role("button").click()
    is_called(bob, "Penelope")
    again = bob.page.get_by_role("group", name="Keep your name")
    again.get_by_label("Password so far").fill(PASSWORD)
    again.get_by_role("button", name="Give it up").click()
    bob.sees("With a password, nobody else can take your name")


def test_ones_data_comes_as_a_file(visit: Visit) -> None:
    ann = visit("Ann")
    code = ann.opens(YOU, OPEN)
    at_home(ann)
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="Download").click()
    assert download.value.suggested_filename == "hexmoot-data.json"
    data = json.loads(download.value.path().read_text())
    assert (data["name"], [table["code"] for table in data["tables"]]) == ("Ann", [code])


def test_signing_out_everywhere_asks_and_leaves_a_stranger(visit: Visit) -> None:
    ann = at_home(visit("Ann"))
    ann.press("This one too")
    asks(ann, "Sign out everywhere?", "Stay")
    is_called(ann, "Ann")
    ann.press("This one too")
    asks(ann, "Sign out everywhere?", "Sign out")
    expect(ann.button("Ann. Change your name")).to_have_count(0)
    expect(ann.button(re.compile("Change your name$"))).to_be_visible()


def test_deleting_oneself_asks_and_leaves_games_without_a_name(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    code = ann.opens(YOU, OPEN)
    bob.sits_down(code)
    at_home(ann)
    ann.press("Delete")
    asks(ann, "Delete yourself?", "Stay")
    ann.press("Delete")
    with ann.page.expect_response(lambda answer: answer.request.method == "DELETE"):
        asks(ann, "Delete yourself?", "Delete")
    expect(ann.button("Ann. Change your name")).to_have_count(0)
    bob.sees("Anonymous")
    ann.go("t", code)
    ann.sees("Anonymous")
