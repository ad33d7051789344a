"""Somebody watches: what has been sealed is nowhere in what they are sent, nor on their page."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.visitor import OPEN, YOU, Visit

pytestmark = pytest.mark.browser

VARYING = ("now", "at", "commit", "watchers", "code", "url", "createdAt")


def plain(value: Any) -> Any:
    """Without what differs from table to table anyway: times, codes, promises."""
    if isinstance(value, dict):
        return {key: plain(inner) for key, inner in value.items() if key not in VARYING}
    return [plain(inner) for inner in value] if isinstance(value, list) else value


def watched(visit: Visit, red: int, black: int, left: str) -> tuple[list[Any], str]:
    """What a watcher heard, and the document that was before them, when one of the two had sealed this."""
    ann, bob, cem = visit("Ann"), visit("Bob"), visit("Cem")
    code = ann.opens(YOU, OPEN)
    bob.sits_down(code)
    cem.go("t", code)
    cem.sees_title("Both choose in secret")
    ann.seal(red, black, left)
    cem.sees_title("Red has sealed")
    for late in ("Red has sealed a move", "1 watching", "Join the chat"):  # what comes by itself, and in any order
        cem.sees(late)
    heard = [plain(message) for message in cem.heard if message["type"] in ("state", "step")]
    document = re.sub(r'"(blob|data):[^"]*"', "", cem.page.content())
    assert "mine" in str(heard)
    assert not re.search(r"'mine': \{", str(heard))
    expect(cem.page.get_by_role("gridcell", name=re.compile("crossing"))).to_have_count(0)
    bob.seal(1, 1)
    cem.sees_piece(red, black, "red")
    cem.sees_piece(1, 1, "black")
    return heard, document


def test_a_watcher_hears_and_sees_the_same_whatever_was_sealed(visit: Visit) -> None:
    assert watched(visit, 2, 3, "red") == watched(visit, 3, 2, "black")
