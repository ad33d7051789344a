"""After a game: the replay and its links, the record, and the check of its luck."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import FileChooser, Route, expect

import hexmoot
from browser.test_keyboard import Typist
from browser.visitor import OPEN, RED_WINS, YOU, Visit, Visitor, plays_turns

pytestmark = pytest.mark.browser


def finished(visit: Visit) -> tuple[Visitor, str]:
    """Ann at the results of a game that she has won by link, in three turns with all flips by chance; its code."""
    ann, bob = visit("Ann"), visit("Bob")
    code = ann.opens(YOU, OPEN)
    bob.sits_down(code)
    plays_turns(ann, bob, RED_WINS)
    ann.press("Results")
    ann.sees("Ranking")
    return ann, code


def verified(path: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(Path(hexmoot.__file__).parents[1])}
    line = [sys.executable, "-m", "hexmoot", "verify", str(path)]
    return subprocess.run(line, capture_output=True, text=True, env=environment, check=False)


def spoil(record: str) -> str:
    """The same record, but the first coin has fallen on its other side."""
    lines = [json.loads(line) for line in record.splitlines()]
    drawn = next(line for line in lines if line.get("draws"))
    drawn["draws"][0][1] = 1 - drawn["draws"][0][1]
    return "".join(json.dumps(line) + "\n" for line in lines)


def test_a_replay_is_walked_by_slider_keys_and_links(visit: Visit) -> None:
    ann, code = finished(visit)
    ann.use(ann.page.get_by_role("link", name="Replay"))
    page = ann.page
    slider = page.get_by_role("slider", name="Moves of the game")
    expect(slider).to_have_attribute("aria-valuetext", "6 of 6")
    ann.sees_piece(2, 3, "red")
    slider.fill("2")
    ann.sees_piece(2, 1, "red")
    expect(page.get_by_role("gridcell", name=re.compile("piece"))).to_have_count(2)
    slider.blur()
    page.keyboard.press("ArrowRight")
    ann.sees("3 of 6")
    page.keyboard.press("ArrowRight")
    ann.sees("4 of 6")
    ann.sees_piece(2, 2, "red")
    page.keyboard.press("Home")
    expect(page.get_by_role("gridcell", name=re.compile("piece"))).to_have_count(0)
    ann.press("One on")
    ann.sees("1 of 6")
    ann.use(page.get_by_role("region", name="Log").get_by_text("Red takes R2 B2").or_(page.get_by_text("R2 B2")).first)
    ann.sees("4 of 6")
    expect(page).to_have_url(re.compile(f"/replay/{code}/1#4$"))
    link = page.url
    stranger = visit()
    stranger.page.goto(link)
    stranger.sees("4 of 6")
    stranger.sees_piece(2, 2, "red")
    expect(stranger.page.get_by_role("gridcell", name=re.compile("piece"))).to_have_count(4)


def test_a_downloaded_record_is_verified_and_a_changed_one_is_caught(visit: Visit, tmp_path: Path) -> None:
    ann, _ = finished(visit)
    with ann.page.expect_download() as download:
        ann.use(ann.page.get_by_role("link", name="Game record"))
    kept = tmp_path / "game.jsonl"
    download.value.save_as(kept)
    fair = verified(kept)
    assert (fair.returncode, fair.stderr) == (0, "")
    kept.write_text(spoil(kept.read_text()))
    unfair = verified(kept)
    assert unfair.returncode == 1
    assert "entry 2" in unfair.stdout


def test_the_luck_is_recomputed_in_the_page_and_matches(visit: Visit) -> None:
    ann, _ = finished(visit)
    ann.press("Check the luck")
    for good in (
        "The seed is the one that was promised.",
        "7 of 7 steps have the luck that the seed and the players give.",
        "6 of 6 draws are what that luck gives.",
    ):
        ann.sees(good)


def test_the_luck_of_a_changed_record_does_not_match_in_the_page(visit: Visit) -> None:
    ann, _ = finished(visit)

    def change(route: Route) -> None:
        route.fulfill(body=spoil(route.fetch().text()))

    ann.page.route("**/record", change)
    ann.press("Check the luck")
    ann.sees("5 of 6 draws are what that luck gives.")
    ann.sees("These entries do not match: 2.")


def test_a_record_from_a_file_is_looked_at_by_keyboard_alone(visit: Visit, tmp_path: Path) -> None:
    ann, code = finished(visit)
    record = ann.context.request.get(f"/api/tables/{code}/games/1/record").text()
    kept = tmp_path / "game.jsonl"
    kept.write_text(record)
    asked: list[FileChooser] = []
    ann.page.on("filechooser", lambda chooser: asked.append(chooser))
    ann.go("record")
    keys = Typist(ann)
    keys.tab_to(ann.button("Choose a file"))
    keys.type("Enter")
    ann.until(lambda: bool(asked))
    asked[0].set_files(kept)
    ann.sees("7 of 7 steps have the luck that the seed and the players give.")
    keys.tab_to(ann.button("Play it by the rules"))
    keys.type("Enter")
    ann.sees("7 of 7 steps are allowed by the rules and draw what the record says.")
    keys.tab_to(ann.button("Look at the game"))
    keys.type("Enter")
    ann.sees("0 of 6")
    keys.type("End")
    ann.sees_piece(2, 3, "red")
    keys.type("ArrowLeft")
    ann.sees("5 of 6")
    keys.type("Shift+Space")
    ann.sees("0 of 6")


def test_a_spoilt_record_from_a_file_is_told_where_it_is_wrong(visit: Visit, tmp_path: Path) -> None:
    ann, code = finished(visit)
    ann.announce("status of 400")
    record = ann.context.request.get(f"/api/tables/{code}/games/1/record").text()
    kept = tmp_path / "game.jsonl"
    kept.write_text(spoil(record))
    ann.go("record")
    ann.page.locator("input[type=file]").set_input_files(kept)
    ann.sees("These entries do not match: 2.")
    ann.press("Play it by the rules")
    ann.sees(re.compile("^Entry 2: "))
    kept.write_text("Dear diary")
    ann.page.locator("input[type=file]").set_input_files(kept)
    ann.sees(re.compile("Line 1 cannot be read"))


def test_a_picture_of_dots_is_kept_of_the_move_that_is_looked_at(visit: Visit) -> None:
    ann, code = finished(visit)
    ann.page.goto(f"/replay/{code}/1#2")
    ann.press("Keep and share")
    with ann.page.expect_download() as download:
        ann.press("Picture, PNG")
    assert download.value.suggested_filename == f"battlehex-{code}-1-2.png"
    assert Path(download.value.path()).read_bytes().startswith(b"\x89PNG")


def test_a_picture_of_the_board_is_kept(visit: Visit) -> None:
    ann, code = finished(visit)
    with ann.page.expect_download() as download:
        ann.press("Picture, SVG")
    assert download.value.suggested_filename == f"battlehex-{code}-1.svg"
    assert Path(download.value.path()).read_text().startswith("<svg")
