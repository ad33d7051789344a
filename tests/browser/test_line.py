"""Lines that break, tabs, and a house that is killed: whoever comes back finds all of it, once, at the right time."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser import ahead
from browser.cable import Cable
from browser.conftest import started
from browser.test_clocks import clock
from browser.test_pages import findings
from browser.timed import SECOND, House, timed
from browser.visitor import OPEN, YOU, Visit, Visitor

pytestmark = pytest.mark.browser

NO_LINE = "WebSocket connection to|Failed to load resource"
CLASSIC = {"mode": "classic"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with timed(tmp_path_factory.mktemp("lines")) as house:
        yield house


@pytest.fixture(scope="module")
def server(house: House) -> str:
    """These visitors come to this house."""
    return house.url


def told(who: Visitor, line: str) -> None:
    """This stands in the log, once."""
    expect(who.page.get_by_role("listitem").filter(has_text=line)).to_have_count(1)


def test_twenty_seconds_without_a_line_lose_nothing_and_cost_their_time(visit: Visit, house: House) -> None:
    with Cable(house.url) as cable:
        ann, bob = visit("Ann", base_url=cable.url), visit("Bob")
        bob.sits_down(ann.opens(YOU, OPEN, options=CLASSIC, turnSeconds=120))
        ann.sees_title("Place a piece")
        house.forward(30 * SECOND)
        ann.pick(1, 2)
        bob.sees_piece(1, 2, "red")
        ann.announce(NO_LINE)
        cable.cut()
        ann.sees("The line is down.")
        assert findings(ann.page) == []
        expect(bob.page.get_by_label("Seats").get_by_text("away")).to_be_visible()
        bob.pick(2, 2)
        bob.sees_piece(2, 2, "black")
        house.forward(20 * SECOND)
        expect(ann.cell(2, 2, "empty")).to_have_count(1)
        cable.mend()
        ann.sees_piece(2, 2, "black")
        expect(ann.page.get_by_text("The line is down.")).to_have_count(0)
        expect(bob.page.get_by_label("Seats").get_by_text("away")).to_have_count(0)
        expect(clock(ann, "Ann")).to_have_text(re.compile("^1:(40|[23])"))
        for one in (ann, bob):
            told(one, "Black on R2 B2")
        ann.pick(1, 1)
        for one in (ann, bob):
            one.sees_piece(1, 1, "red")
            told(one, "Red on RA BA")


def test_two_tabs_of_a_device_show_the_same_and_either_may_act(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    code = ann.opens(YOU, OPEN, options=CLASSIC)
    bob.sits_down(code)
    other = Visitor(ann.context, None, touch=False)
    other.go("t", code)
    for tab in (ann, other):
        tab.sees_title("Place a piece")
    other.pick(1, 2)
    for tab in (ann, other):
        tab.sees_piece(1, 2, "red")
    bob.pick(2, 2)
    for tab in (other, ann):
        tab.sees_piece(2, 2, "black")
    ann.pick(1, 1)
    for tab in (ann, other):
        tab.sees_piece(1, 1, "red")
        told(tab, "Red on RA BA")
    other.page.close()
    expect(bob.page.get_by_label("Seats").get_by_text("away")).to_have_count(0)


def test_a_house_that_is_killed_in_the_middle_of_a_turn_goes_on_with_each_clock_as_it_stood(
    visit: Visit, tmp_path: Path
) -> None:
    program = str(Path(ahead.__file__))
    (tmp_path / "ahead").write_text("0")
    with started(tmp_path, program) as (process, url), Cable(url) as cable:
        house = House(url, tmp_path / "ahead")
        ann, bob = (visit(name, base_url=cable.url) for name in ("Ann", "Bob"))
        bob.sits_down(ann.opens(YOU, OPEN, bankSeconds=600))
        house.forward(30 * SECOND)
        bob.seal(1, 1)
        told(ann, "Black has sealed a move")
        house.forward(20 * SECOND)
        bob.press("Take back")  # both clocks run, and what time it is has been written down
        told(ann, "Black takes the sealed move back")
        for one in (ann, bob):
            one.announce(NO_LINE)
        process.kill()
        process.wait(30)
        for one in (ann, bob):
            one.sees("The line is down.")
        with started(tmp_path, program) as (_, again):
            cable.lead_to(again)
            for one in (ann, bob):
                expect(one.page.get_by_text("The line is down.")).to_have_count(0)
                one.page.reload()
                expect(clock(one, "Ann")).to_have_text(re.compile("^9:10$|^9:0|^8:5"))
                expect(clock(one, "Bob")).to_have_text(re.compile("^9:30$|^9:[12]"))
            ann.seal(2, 1)
            bob.seal(1, 2)
            for one in (ann, bob):
                one.sees_piece(2, 1, "red")
                one.sees_piece(1, 2, "black")
                told(one, "Black takes the sealed move back")
            for one in (ann, bob):
                one.page.goto("about:blank")
