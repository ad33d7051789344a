"""The settings: each holds at once, for all pages and tabs of a device, and all are reached by keys."""

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.visitor import EVE, OPEN, PATIENCE, YOU, Visit, Visitor

pytestmark = pytest.mark.browser

RATES = "document.getAnimations().map(({ playbackRate }) => playbackRate)"


def choice(who: Visitor, name: str, value: str) -> Locator:
    return who.page.get_by_role("radiogroup", name=name, exact=True).get_by_text(value, exact=True)


def test_every_setting_is_reached_by_key_and_has_a_name(visit: Visit) -> None:
    guest = visit()
    guest.go()
    guest.button("Settings").focus()
    guest.page.keyboard.press("Enter")
    dialog = guest.page.get_by_role("dialog", name="Settings")
    expect(dialog).to_be_visible()
    guest.page.get_by_role("switch", name="Sound").press(" ")
    reached = []
    for _ in range(14):
        guest.page.keyboard.press("Shift+Tab" if not reached else "Tab")
        reached.append(guest.page.evaluate("document.activeElement.closest('[role=group]')?.ariaLabel"))
    wanted = [
        "You",
        "Light",
        "Strong patterns",
        "Speed of motion",
        "Reduced motion",
        "Sound",
        "Volume",
        "Confirm my moves",
    ]
    assert [name for name in wanted if name not in reached] == []


def test_a_setting_holds_at_once_in_every_tab_and_after_a_reload(visit: Visit) -> None:
    guest = visit()
    guest.go()
    other = guest.context.new_page()
    other.goto("/bots")
    guest.press("Settings")
    choice(guest, "Light", "Light").click()
    for page in (guest.page, other):
        expect(page.locator("html")).to_have_attribute("data-theme", "light")
    other.reload()
    expect(other.locator("html")).to_have_attribute("data-theme", "light")


@pytest.mark.parametrize(("speed", "rate"), [("Slow", 0.5), ("Usual", 1), ("Quick", 2)])
def test_all_that_moves_goes_at_the_speed_that_was_chosen(visit: Visit, speed: str, rate: float) -> None:
    guest = visit(reduced_motion="no-preference")
    guest.go("new", "battlehex")
    guest.press("Settings")
    choice(guest, "Speed of motion", speed).click()
    guest.page.keyboard.press("Escape")
    keys = guest.page.get_by_role("dialog", name="Keys")

    def seen() -> bool:
        """Open and close something that moves; on a busy machine it is over before anybody looks, so try again."""
        guest.press("Help and keys")
        expect(keys).to_be_visible()
        guest.page.keyboard.press("Escape")
        expect(keys).to_have_count(0)
        return bool(guest.page.evaluate("rates.size > 0"))

    guest.page.evaluate("window.rates = new Set()")
    seen()  # its words and its motion have come
    guest.page.evaluate(f"rates.clear(); addEventListener('animationstart', () => {RATES}.forEach(r => rates.add(r)))")
    guest.until(seen)
    assert guest.page.evaluate("[...rates]") == [rate]


@pytest.mark.parametrize(("calm", "motion"), [("Always", "none"), ("Never", "full"), ("As the system", "none")])
def test_motion_is_reduced_as_the_system_says_unless_told_otherwise(visit: Visit, calm: str, motion: str) -> None:
    guest = visit(reduced_motion="reduce")
    guest.go()
    guest.press("Settings")
    choice(guest, "Reduced motion", calm).click()
    expect(guest.page.locator("html")).to_have_attribute("data-motion", motion)


def test_strong_patterns_enlarge_the_signs_on_the_board(visit: Visit) -> None:
    ann = visit("Ann")
    ann.opens(YOU, EVE, options={"mode": "classic"}, practice=True)
    ann.pick(1, 2)
    ann.sees_piece(1, 2, "red")
    sign = ann.page.locator(".sign.red").first
    expect(sign).to_have_css("scale", "none")
    ann.press("Settings")
    ann.page.get_by_role("switch", name="Strong patterns").click()
    expect(sign).to_have_css("scale", "1.4")


# --- notices ------------------------------------------------------------------------------------------------------

OUT_OF_SIGHT = "Object.defineProperty(document, 'hidden', {value: true})"
FIRST_NOTICES = """
async patience => {
  const worker = await navigator.serviceWorker.ready;
  const end = performance.now() + patience;
  for (;;) {
    const notices = await worker.getNotifications();
    if (notices.length || performance.now() > end) return notices.map(({ title, body }) => [title, body]);
    await new Promise(requestAnimationFrame);
  }
}
"""


def test_my_turn_is_noticed_when_nobody_looks(visit: Visit) -> None:
    ann, bob = visit("Ann", permissions=["notifications"]), visit("Bob")
    bob.sits_down(ann.opens(YOU, OPEN, options={"mode": "classic"}))
    ann.press("Settings")
    switch = ann.page.get_by_role("switch", name="Notices")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "true")
    ann.page.keyboard.press("Escape")
    ann.pick(1, 2)
    bob.sees_piece(1, 2, "red")
    ann.page.evaluate(OUT_OF_SIGHT)
    bob.press("Swap")
    assert ann.page.evaluate(FIRST_NOTICES, PATIENCE) == [["Battle Hex · your turn", "with Bob"]]


def test_a_browser_that_forbids_notices_is_believed(visit: Visit) -> None:
    guest = visit()
    guest.go()
    guest.page.evaluate("Notification.requestPermission = async () => 'denied'")
    guest.press("Settings")
    switch = guest.page.get_by_role("switch", name="Notices")
    switch.click()
    guest.sees(re.compile("The browser forbids them"))
    expect(switch).to_have_attribute("aria-checked", "false")


def test_nobody_is_asked_for_notices_without_a_click(visit: Visit) -> None:
    guest = visit()
    guest.page.add_init_script("Notification.requestPermission = () => { throw Error('asked') }")
    guest.go()
    guest.press("Settings")
    expect(guest.page.get_by_role("switch", name="Notices")).to_be_visible()


def test_without_https_a_sentence_says_what_is_missing(visit: Visit) -> None:
    guest = visit()
    guest.page.add_init_script("Object.defineProperty(window, 'isSecureContext', {value: false})")
    guest.go()
    guest.press("Settings")
    guest.sees(re.compile("need an address that begins with https"))
    expect(guest.page.get_by_role("switch", name="Notices")).to_have_count(0)


def test_the_app_is_installed_from_the_settings_where_the_browser_offers_it(visit: Visit) -> None:
    guest = visit()
    guest.go()
    guest.press("Settings")
    expect(guest.page.get_by_role("dialog", name="Settings")).to_be_visible()
    expect(guest.button("Install")).to_have_count(0)
    guest.page.evaluate(
        """() => {
          const offer = new Event("beforeinstallprompt", { cancelable: true });
          offer.prompt = async () => { window.prompted = offer.defaultPrevented };
          dispatchEvent(offer);
        }"""
    )
    guest.press("Install")
    expect(guest.button("Install")).to_have_count(0)
    assert guest.page.evaluate("window.prompted")
