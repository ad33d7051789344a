"""What holds on every page and in every state of a table: access for all, room on every screen, a quiet console."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from browser.scenes import SCENES
from browser.tongues import left_in, speaks
from browser.visitor import Company, Visitor

pytestmark = pytest.mark.browser

AXE = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"
WIDTHS = {320: 640, 390: 844, 820: 1180, 1440: 900}  # px: height
FINDINGS = """
async () => {
  await new Promise(requestAnimationFrame);
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished)); // one that is cut short fails
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`));
}
"""
# By how much the page is too wide, once everything has heard of its width.
SIDEWAYS = """
async () => {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  return document.scrollingElement.scrollWidth - document.documentElement.clientWidth;
}
"""


def findings(page: Page) -> list[str]:
    """What axe finds on a page that is serious."""
    page.evaluate(AXE.read_text())
    found: list[str] = page.evaluate(FINDINGS)
    return found


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
    assert findings(page) == []


@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_scrolls_sideways(scene: tuple[Visitor, Company], width: int) -> None:
    page = scene[0].page
    page.set_viewport_size({"width": width, "height": WIDTHS[width]})
    assert page.evaluate(SIDEWAYS) == 0


def test_the_console_is_quiet(scene: tuple[Visitor, Company]) -> None:
    assert scene[1].complaints() == []


@pytest.mark.parametrize("width", [390, 1440])
def test_in_german_it_has_room_and_keeps_no_english(scene: tuple[Visitor, Company], width: int) -> None:
    page = scene[0].page
    page.set_viewport_size({"width": width, "height": WIDTHS[width]})
    speaks(page, "de")
    assert left_in(page, "en") == []
    assert page.evaluate(SIDEWAYS) == 0
