"""Hexmoot as an installed app: the worker, the page without a line, the manifest and its icons."""

import base64
import json
import runpy
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from browser.cable import Cable
from browser.test_pages import findings
from browser.visitor import Visit, Visitor
from hexmoot.games import IDS

pytestmark = pytest.mark.browser

WIDTH = """
async src => {
  const image = new Image();
  image.src = src;
  await image.decode();
  return image.naturalWidth;
}
"""
CONTROLLED = """
async () => {
  await navigator.serviceWorker.ready;
  while (!navigator.serviceWorker.controller) await new Promise(requestAnimationFrame);
}
"""
DRAW_ICONS = Path(__file__).parents[2] / "client" / "draw_icons.py"
BOARDS = ":is(.art, .board):has(svg)"
NO_LINE = r"Failed to load resource|ERR_"


@pytest.fixture
def cable(server: str) -> Iterator[Cable]:
    with Cable(server) as cable:
        yield cable


def at_home(visit: Visit, cable: Cable, path: str = "/") -> Visitor:
    """Somebody whose worker is at work, at a page that shows boards; what is cut off half loaded would complain."""
    guest = visit(base_url=cable.url)
    guest.announce(NO_LINE)
    coming: set[Request] = set()
    guest.page.on("request", lambda request: coming.add(request))
    guest.page.on("requestfinished", lambda request: coming.discard(request))
    guest.page.on("requestfailed", lambda request: coming.discard(request))
    guest.page.goto(path)
    guest.page.evaluate(CONTROLLED)
    expect(guest.page.locator(BOARDS)).to_have_count(len(IDS) if path == "/" else 1)
    guest.until(lambda: not coming)
    return guest


def kept(page: Page) -> dict[str, list[str]]:
    """The paths of all that is kept on the device, by cache."""
    found: dict[str, list[str]] = page.evaluate(
        """async () => Object.fromEntries(await Promise.all((await caches.keys()).map(async name => [
          name, (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
        ])))"""
    )
    return found


def test_without_a_line_every_place_is_the_offline_page_until_the_house_answers(visit: Visit, cable: Cable) -> None:
    guest = at_home(visit, cable)
    cable.cut()
    guest.page.goto("/learn/battlehex")
    guest.sees_title("The line is down")
    assert findings(guest.page) == []
    guest.press("Try again")
    guest.sees_title("The line is down")
    cable.mend()
    guest.sees_title("How Battle Hex is played")


@pytest.mark.parametrize("theme", ["Dark", "Light"])
def test_the_offline_page_is_in_the_light_that_was_chosen(visit: Visit, cable: Cable, theme: str) -> None:
    guest = at_home(visit, cable)
    guest.press("Settings")
    guest.page.get_by_role("radiogroup", name="Light").get_by_text(theme, exact=True).click()
    cable.cut()
    guest.page.goto("/")
    guest.sees_title("The line is down")
    expect(guest.page.locator("html")).to_have_attribute("data-theme", theme.lower())
    loaded = "document.fonts.ready.then(() => document.fonts.check('20px Marcellus'))"
    assert guest.page.evaluate(loaded)


def test_of_all_pages_and_code_only_the_offline_page_is_kept(visit: Visit, cable: Cable) -> None:
    guest = at_home(visit, cable, "/new/battlehex")
    guest.sees_title("Set the table")
    (paths,) = kept(guest.page).values()
    assert "/offline.html" in paths
    code = [path for path in paths if path.endswith(".js")]
    asked = guest.page.evaluate("fetch('/offline.html').then(answer => answer.text())")
    assert code != []
    assert [path for path in code if path not in asked] == []


def test_a_new_build_has_a_new_worker_and_leaves_nothing_of_the_old_one(visit: Visit, cable: Cable) -> None:
    guest = at_home(visit, cable)
    (old,) = kept(guest.page)
    guest.page.evaluate(
        """async () => {
          await navigator.serviceWorker.register("/worker.js?/assets/index-newer.js");
          const done = async () => (await caches.keys()).join() === "hexmoot?/assets/index-newer.js";
          while (!await done()) await new Promise(requestAnimationFrame);
        }"""
    )
    (new,) = kept(guest.page)
    assert old != new
    cable.cut()
    guest.page.goto("/")
    guest.sees_title("The line is down")


def test_the_manifest_and_its_icons_are_as_a_browser_wants_them(visit: Visit) -> None:
    guest = visit()
    guest.go()
    session = guest.context.new_cdp_session(guest.page)
    answer = session.send("Page.getAppManifest")
    assert answer["errors"] == []
    private = [{"errorId": "in-incognito", "errorArguments": []}]  # as all profiles of these tests are
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == private
    for icon in json.loads(answer["data"])["icons"]:
        size = guest.page.evaluate(WIDTH, icon["src"])
        assert icon["sizes"] in ("any", f"{size}x{size}")


# How far two pictures are from each other at most, in any channel of any pixel.
APART = """
async ([one, other]) => {
  const pixels = async src => {
    const image = new Image();
    image.src = src;
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, canvas.width, canvas.height).data;
  };
  const [a, b] = [await pixels(one), await pixels(other)];
  return a.length === b.length ? a.reduce((most, value, i) => Math.max(most, Math.abs(value - b[i])), 0) : 256;
}
"""


def test_the_icons_are_the_logo_as_it_is_now(visit: Visit, chromium: Browser) -> None:
    guest = visit()
    guest.go()
    for name, picture in runpy.run_path(str(DRAW_ICONS))["drawn"](chromium).items():
        fresh = f"data:image/png;base64,{base64.b64encode(picture).decode()}"
        assert guest.page.evaluate(APART, [f"/icons/{name}", fresh]) <= 40, f"run {DRAW_ICONS.name} again for {name}"
