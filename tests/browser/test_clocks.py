"""Clocks and people who leave, as two people see it; the server's time is moved on by the tests."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from browser.test_keyboard import Typist
from browser.test_pages import findings
from browser.timed import SECOND, House, timed
from browser.visitor import OPEN, YOU, Visit, Visitor

pytestmark = pytest.mark.browser

HEARD = """
globalThis.struck = 0;
const strike = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
  globalThis.struck += 1;
  return strike.call(this);
};
localStorage.setItem("hexmoot.settings", JSON.stringify({ sound: true }));
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with timed(tmp_path_factory.mktemp("timed")) as house:
        yield house


@pytest.fixture(scope="module")
def server(house: House) -> str:
    """These visitors come to this house."""
    return house.url


RUNS_FROM_8_00 = re.compile("^8:00$|^7:[345]")  # pages let their clocks run from what the server says


def clock(visitor: Visitor, name: str) -> Locator:
    """The clock of a seat in the strip, whatever it shows."""
    seat = visitor.page.get_by_label("Seats").get_by_role("listitem").filter(has_text=name)
    return seat.get_by_text(re.compile(r"^\d+:\d\d$|^\d\.\d$"))


def pair(visit: Visit, **settings: object) -> tuple[Visitor, Visitor, str]:
    ann, bob = visit("Ann"), visit("Bob")
    code = ann.opens(YOU, OPEN, **settings)
    bob.sits_down(code)
    ann.sees_title("Choose your two cards")
    return ann, bob, code


def again(visitor: Visitor) -> None:
    """Load the page anew, which asks the server what time it is."""
    visitor.page.reload()
    visitor.sees("Log")


def test_both_banks_run_while_both_choose_and_each_stops_with_its_seal(visit: Visit, house: House) -> None:
    ann, bob, _ = pair(visit, bankSeconds=600, incrementSeconds=30)
    house.forward(120 * SECOND)
    ann.seal(1, 1)
    ann.sees_title("Your move is sealed")
    for one in (ann, bob):
        again(one)
        expect(clock(one, "Ann")).to_have_text("8:30")
        expect(clock(one, "Bob")).to_have_text(RUNS_FROM_8_00)
    house.forward(460 * SECOND)
    again(bob)
    expect(clock(bob, "Bob")).to_have_text(re.compile(r"^0:[12]|^\d\.\d"))
    bob.seal(2, 2)
    for one in (ann, bob):
        one.sees_piece(1, 1, "red")
        one.sees_piece(2, 2, "black")


def test_the_last_seconds_show_tenths_and_warn_once(visit: Visit, house: House) -> None:
    ann, bob, code = pair(visit, bankSeconds=600)
    house.forward(591 * SECOND)
    late = visit("Ann")
    late.context.add_cookies(ann.context.cookies())
    late.page.add_init_script(HEARD)
    late.go("t", code)
    expect(clock(late, "Ann")).to_have_text(re.compile(r"^\d\.\d$"))
    late.page.wait_for_function("() => globalThis.struck === 2")  # one warning is two strikes
    expect(clock(late, "Ann")).to_have_text(re.compile(r"^[0-4]\.\d$|^0:00$"))
    assert late.page.evaluate("globalThis.struck") == 2
    house.forward(9 * SECOND)
    ann.page.reload()
    bob.sees_title("Abandoned")  # both are too late for three turns


def test_a_table_that_somebody_has_left_is_ended_by_who_is_still_here(visit: Visit, house: House) -> None:
    ann, bob, code = pair(visit, onLeave="wait")
    bob.page.close()
    expect(ann.page.get_by_label("Seats").get_by_text("away")).to_be_visible()
    house.forward(180 * SECOND)
    again(ann)
    ann.sees("Bob has been away for long.")
    assert findings(ann.page) == []
    Typist(ann).tab_to(ann.button("End the game"))
    ann.page.keyboard.press("Enter")
    expect(ann.button("End the game")).to_have_count(0)
    (game,) = ann.context.request.get(f"/api/tables/{code}").json()["finished"]
    assert (game["outcome"]["reason"], game["outcome"]["places"]) == ("abandoned", None)


def test_the_bot_that_was_chosen_plays_on_until_its_owner_is_back(visit: Visit, house: House) -> None:
    ann, bob, code = pair(visit, standIn="recruit")
    bob.page.close()
    expect(ann.page.get_by_label("Seats").get_by_text("away")).to_be_visible()
    house.forward(60 * SECOND)
    ann.seal(1, 1)  # whoever acts finds out what is due
    ann.sees("Red has sealed a move")
    again(ann)
    ann.sees(re.compile("Recruit plays for Bob"))
    bob.page = bob.context.new_page()
    bob.go("t", code)
    bob.sees("Log")
    again(bob)
    bob.sees(re.compile("Bob is back"))


def test_the_host_changes_the_table_and_another_follows(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    wish = {"game": "hexpath", "seats": [YOU, OPEN, OPEN], "options": {"rings": 2}}
    code = ann.context.request.post("/api/tables", data=wish).json()["code"]
    ann.go("t", code)
    bob.go("t", code)
    bob.use(bob.page.get_by_role("complementary").get_by_role("button", name="Sit down"))
    bob.sees_title("Waiting for company")
    ann.press("Change what is agreed")
    form = ann.page.get_by_role("dialog")
    form.get_by_role("combobox", name="Clock").select_option(label="Days for a move")
    form.get_by_role("combobox", name="Days for a move").select_option(label="2 days")
    form.get_by_role("button", name="Keep").click()
    for one in (ann, bob):
        expect(one.page.get_by_role("definition").filter(has_text="2 days a move")).to_be_visible()
    ann.press("Move seat 2 up")
    expect(bob.page.get_by_label("Seats").get_by_role("listitem").first).to_contain_text("Bob")
    expect(bob.button("Begin now")).to_have_count(0)
    ann.press("Leave the table")
    expect(bob.button("Begin now")).to_be_visible()
    bob.press("Begin now")
    bob.sees(re.compile(r"^1 d 23 h$|^2 d 0 h$"))
