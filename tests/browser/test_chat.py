"""The talk at a table, between people with a browser each."""

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.visitor import OPEN, PHONE, YOU, Visit, Visitor

pytestmark = pytest.mark.browser


def chat(who: Visitor) -> Locator:
    return who.page.get_by_role("region", name="Chat")


def joins(who: Visitor) -> None:
    who.use(chat(who).get_by_role("button", name="Join the chat"))
    expect(chat(who).get_by_label("Say something")).to_be_visible()


def says(who: Visitor, text: str) -> None:
    field = chat(who).get_by_label("Say something")
    field.fill(text)
    field.press("Enter")
    expect(field).to_have_value("")


def reads(who: Visitor, *lines: str) -> None:
    """What stands in the chat, in its order."""
    expect(chat(who).get_by_role("listitem")).to_have_text(list(lines))


def pair(visit: Visit) -> tuple[Visitor, Visitor, str]:
    ann, bob = visit("Ann"), visit("Bob")
    code = ann.opens(YOU, OPEN)
    bob.sits_down(code)
    ann.sees_title("Choose your two cards")
    return ann, bob, code


def test_two_people_talk_and_nobody_hears_anything_unasked(visit: Visit) -> None:
    ann, bob, code = pair(visit)
    joins(ann)
    says(ann, "Are you there?")
    reads(ann, "Ann Are you there?")
    expect(chat(bob)).to_contain_text("Nothing is heard here before you join.")
    assert "Are you there?" not in str(bob.heard)
    joins(bob)
    reads(bob, "Ann Are you there?")
    says(bob, "Yes")
    reads(ann, "Ann Are you there?", "Bob Yes")
    cem = visit("Cem")
    cem.go("t", code)
    joins(cem)
    expect(chat(cem)).to_contain_text("Among the watchers")
    says(cem, "Who wins?")
    says(ann, "Let us begin")
    reads(bob, "Ann Are you there?", "Bob Yes", "Ann Let us begin")
    reads(cem, "Cem Who wins?")


def test_a_text_is_shown_as_it_is_and_does_nothing(visit: Visit) -> None:
    ann, bob, _ = pair(visit)
    joins(ann)
    joins(bob)
    hostile = "<img src=x onerror=alert(1)><b>*bold*</b> {name} \u202eevil"
    says(ann, hostile)
    for one in (ann, bob):
        reads(one, f"Ann {hostile.replace(chr(0x202E), '')}")
        expect(chat(one).locator("img, li b b")).to_have_count(0)


def test_a_reload_finds_the_chat_as_it_was_left(visit: Visit) -> None:
    ann, bob, _ = pair(visit)
    joins(ann)
    joins(bob)
    says(ann, "One")
    reads(bob, "Ann One")
    bob.page.reload()
    reads(bob, "Ann One")
    bob.use(chat(bob).get_by_role("button", name="Leave the chat"))
    expect(chat(bob).get_by_role("button", name="Join the chat")).to_be_visible()
    bob.page.reload()
    expect(chat(bob).get_by_role("button", name="Join the chat")).to_be_visible()


def test_a_phrase_needs_no_typing(visit: Visit) -> None:
    ann, bob, _ = pair(visit)
    joins(ann)
    joins(bob)
    ann.use(chat(ann).get_by_role("button", name="Phrases"))
    ann.use(chat(ann).get_by_role("button", name="Good luck"))
    reads(bob, "Ann Good luck")
    expect(chat(ann).get_by_role("button", name="Phrases")).to_have_attribute("aria-expanded", "false")


def test_whoever_is_muted_is_heard_no_more_on_this_device_and_can_be_reported(visit: Visit) -> None:
    ann, bob, _ = pair(visit)
    joins(ann)
    joins(bob)
    says(bob, "Rude")
    reads(ann, "Bob Rude")
    ann.press("Mute or report")
    people = ann.page.get_by_role("dialog", name="Mute or report")
    people.get_by_role("button", name="Report the last message of Bob").click()
    expect(people.get_by_role("button", name="Report the last message of Bob: Reported")).to_be_visible()
    people.get_by_role("button", name="Mute Bob").click()
    people.get_by_role("button", name="Close").click()
    reads(ann)
    says(bob, "Ruder")
    reads(bob, "Bob Rude", "Bob Ruder")
    ann.page.reload()
    expect(chat(ann)).to_contain_text("Nobody has said anything yet.")


def test_what_others_say_is_spoken_and_all_is_done_by_key(visit: Visit) -> None:
    ann, bob, _ = pair(visit)
    joins(bob)
    chat(ann).get_by_role("button", name="Join the chat").press("Enter")
    field = chat(ann).get_by_label("Say something")
    field.focus()
    ann.page.keyboard.type("By key, with m and ?")
    ann.page.keyboard.press("Enter")
    reads(bob, "Ann By key, with m and ?")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    spoken = bob.page.locator("[aria-live=polite]").filter(has_text="Ann says: By key, with m and ?")
    expect(spoken).to_have_count(1)
    ann.page.keyboard.press("Shift+Tab")
    ann.page.keyboard.press("Enter")
    ann.page.keyboard.press("Shift+Tab")
    expect(chat(ann).get_by_role("button", name="Thank you")).to_be_visible()


def test_what_was_written_while_the_line_was_down_is_said_once(visit: Visit) -> None:
    ann, bob, _ = pair(visit)
    joins(ann)
    joins(bob)
    ann.announce("ERR_INTERNET_DISCONNECTED")
    ann.context.set_offline(True)
    says(ann, "In the tunnel")
    ann.context.set_offline(False)
    reads(ann, "Ann In the tunnel")
    reads(bob, "Ann In the tunnel")


def test_on_the_phone_the_chat_lies_over_the_dock_and_its_tab_counts_what_is_unread(visit: Visit) -> None:
    ann, bob = visit("Ann", **PHONE), visit("Bob")
    code = ann.opens(YOU, OPEN)
    bob.sits_down(code)
    ann.press("Chat")
    joins(ann)
    joins(bob)
    board = ann.page.get_by_role("grid").bounding_box()
    ann.press("Table")
    says(bob, "Hello")
    ann.press("Chat (1)")
    reads(ann, "Bob Hello")
    expect(ann.button("Chat")).to_be_visible()
    ann.until(lambda: ann.page.get_by_role("grid").bounding_box() == board)
    says(ann, "Hi")
    reads(bob, "Bob Hello", "Ann Hi")


def test_with_nobody_to_talk_to_there_is_no_chat(visit: Visit) -> None:
    ann = visit("Ann")
    ann.opens(YOU, {"kind": "bot", "bot": "recruit"})
    ann.sees("Log")
    expect(chat(ann)).to_have_count(0)
    expect(ann.page.get_by_role("button", name=re.compile("^Chat"))).to_have_count(0)
