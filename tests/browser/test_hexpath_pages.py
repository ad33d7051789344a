"""What holds on every page holds at a table of Hex Path, in each state that looks different."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from browser.hexpath import MAGPIE, TORTOISE, Player
from browser.test_pages import AXE, FINDINGS, SIDEWAYS, WIDTHS
from browser.visitor import EVE, YOU, Company, Visit, Visitor

pytestmark = pytest.mark.browser


def laying(visit: Visit) -> Visitor:
    """Six seats, three points to a side: as full as it gets."""
    ann = Player(visit("Ann"))
    ann.opens(YOU, *[MAGPIE, TORTOISE] * 2, MAGPIE, options={"rings": 4, "pointsPerSide": 3})
    expect(ann.laying).to_be_visible()
    ann.lay()
    expect(ann.laying).to_be_visible()
    expect(ann.placements).to_have_count(12)
    return ann.visitor


def fogged(visit: Visit) -> Visitor:
    ann = Player(visit("Ann"))
    ann.opens(YOU, EVE, options={"fog": True})
    ann.passing.wait_for()
    ann.visitor.press(f"I am {ann.passing.inner_text().rpartition(' ')[2]}")
    expect(ann.placements.first).to_be_attached()
    return ann.visitor


def finished(visit: Visit) -> Visitor:
    ann = Player(visit("Ann"))
    ann.opens(YOU, MAGPIE, MAGPIE)
    while True:
        expect(ann.laying.or_(ann.results).first).to_be_visible()
        if ann.results.is_visible():
            break
        ann.lay()
    ann.visitor.press("Results")
    ann.visitor.sees("Ranking")
    return ann.visitor


SCENES: dict[str, Callable[[Visit], Visitor]] = {one.__name__: one for one in (laying, fogged, finished)}


@pytest.fixture(scope="module", params=SCENES)
def scene(request: pytest.FixtureRequest, server: str, chromium: Browser) -> Iterator[tuple[Visitor, Company]]:
    """A visitor who has come to one of the scenes, and everybody who was needed for it."""
    with Company(chromium, server) as company:
        yield SCENES[request.param](company.visit), company


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_serious(scene: tuple[Visitor, Company], scheme: Any) -> None:
    page = scene[0].page
    page.set_viewport_size({"width": 1280, "height": 800})
    page.emulate_media(color_scheme=scheme)
    page.evaluate(AXE.read_text())
    assert page.evaluate(FINDINGS) == []


@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_scrolls_sideways(scene: tuple[Visitor, Company], width: int) -> None:
    page = scene[0].page
    page.set_viewport_size({"width": width, "height": WIDTHS[width]})
    assert page.evaluate(SIDEWAYS) == 0


def test_the_console_is_quiet(scene: tuple[Visitor, Company]) -> None:
    assert scene[1].complaints() == []
