"""Draws the icons of the installed app from public/hexmoot.svg, in a headless Chromium: run it when that has changed.

usage: python client/draw_icons.py
"""

import os
import shutil
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

PUBLIC = Path(__file__).parent / "public"
# file: px, how much of it the logo fills, what lies behind it. Phones cut a maskable icon to their own shape, and
# give the touch icon a black ground if it has none.
ICONS = {
    "192.png": (192, 1.0, "none"),
    "512.png": (512, 1.0, "none"),
    "512-maskable.png": (512, 0.72, "#14171a"),
    "180.png": (180, 0.8, "#14171a"),
}


def drawn(browser: Browser) -> dict[str, bytes]:
    """The icons by file name."""
    logo = (PUBLIC / "hexmoot.svg").read_text(encoding="utf-8")
    pictures = {}
    for name, (size, share, ground) in ICONS.items():
        page = browser.new_page(viewport={"width": size, "height": size})
        page.set_content(
            f"<style>body{{margin:0;height:100vh;display:grid;place-items:center;background:{ground}}}"
            f"svg{{width:{share:.0%}}}</style>{logo}"
        )
        pictures[name] = page.screenshot(omit_background=True)
        page.close()
    return pictures


def main() -> None:
    program = os.environ.get("HEXMOOT_CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        for name, picture in drawn(browser).items():
            (PUBLIC / "icons" / name).write_bytes(picture)
        browser.close()


if __name__ == "__main__":
    main()
