"""Two people, each with a browser of their own, at one table by its link."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from browser.cable import Cable
from browser.visitor import BLACK_WINS, OPEN, RED_WINS, YOU, Visit, Visitor, plays_turns

pytestmark = pytest.mark.browser


def pair(visit: Visit, **settings: Any) -> tuple[Visitor, Visitor, str]:
    """Ann has Red, Bob has come by the link and has Black; the code of their table."""
    ann, bob = visit("Ann"), visit("Bob")
    code = ann.opens(YOU, OPEN, **settings)
    bob.sits_down(code)
    ann.sees_title("Choose your two cards")
    return ann, bob, code


def test_the_invitation_is_a_link_that_leads_to_the_game(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    ann.opens(YOU, OPEN)
    link = ann.page.get_by_label("The link to this table").input_value()
    expect(ann.page.get_by_role("img", name="QR code of the link")).to_be_visible()
    bob.page.goto(link)
    bob.sees_title("A seat is free")
    bob.use(bob.page.get_by_role("complementary").get_by_role("button", name="Sit down"))
    for one in (ann, bob):
        one.sees_title("Choose your two cards")


def test_a_reload_in_the_middle_of_a_sealed_move_loses_nothing(visit: Visit) -> None:
    ann, bob, _ = pair(visit)
    ann.seal(2, 1, "black")
    ann.page.reload()
    ann.sees_title("Your move is sealed")
    ann.press("Look")
    expect(ann.cell(2, 1, "empty, crossing of your cards")).to_have_count(1)
    bob.page.reload()
    bob.sees_title("Choose your two cards")
    bob.seal(1, 1, "red")
    for one in (ann, bob):
        one.sees_piece(2, 1, "red")
        one.sees_piece(1, 1, "black")
    plays_turns(ann, bob, RED_WINS[1:])
    ann.sees_title("You win")
    bob.sees_title("Ann wins")
    for one in (ann, bob):
        one.page.reload()
        one.sees("Check the luck")
        one.sees("Ranking")


def test_a_cut_line_is_said_and_mends_itself_and_what_was_missed_comes(visit: Visit, server: str) -> None:
    with Cable(server) as cable:
        ann, bob = visit("Ann", base_url=cable.url), visit("Bob")
        bob.sits_down(ann.opens(YOU, OPEN))
        ann.announce("WebSocket connection to|Failed to load resource")
        cable.cut()
        ann.sees("The line is down.")
        bob.seal(1, 1)
        bob.sees_title("Your move is sealed")
        ann.pick(2, 1)
        expect(ann.page.get_by_role("button", name="Waiting for the line")).to_be_visible()
        cable.mend()
        expect(ann.page.get_by_text("The line is down.")).to_have_count(0)
        expect(ann.page.get_by_role("listitem").filter(has_text="Black has sealed a move")).to_have_count(1)
        ann.press("Seal move")
        for one in (ann, bob):
            one.sees_piece(2, 1, "red")
            one.sees_piece(1, 1, "black")


def test_a_move_whose_answer_was_lost_with_the_line_is_sent_again_and_made_once(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    sent: list[str] = []  # ids of the commands that went out

    def cut_after_the_first_command(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def out(text: str | bytes) -> None:
            message = json.loads(text)
            server.send(text)
            if message["type"] == "command":
                sent.append(message["id"])
                if len(sent) == 1:
                    line.close(code=1012)

        line.on_message(out)

    ann.page.route_web_socket(re.compile("/socket$"), cut_after_the_first_command)
    code = ann.opens(YOU, OPEN)
    bob.sits_down(code)
    ann.seal(2, 1)
    ann.sees_title("Your move is sealed")
    ann.until(lambda: len(sent) == 2)
    assert len(set(sent)) == 1
    expect(bob.page.get_by_role("listitem").filter(has_text="Red has sealed a move")).to_have_count(1)
    bob.seal(1, 1)
    for one in (ann, bob):
        one.sees_piece(2, 1, "red")
        one.sees_piece(1, 1, "black")


def test_best_of_three_to_its_end_with_colours_that_change(visit: Visit) -> None:
    ann, bob, _ = pair(visit, bestOf=3)
    plays_turns(ann, bob, RED_WINS)
    for one in (ann, bob):
        one.sees("game 1, 1 : 0")
        one.press("Next game")
    bob.sees("you are Red")
    ann.sees("you are Black")
    plays_turns(bob, ann, RED_WINS)
    for one in (ann, bob):
        one.sees("game 2, 1 : 1")
        one.press("Next game")
    ann.sees("you are Red")
    plays_turns(ann, bob, BLACK_WINS)
    ann.sees_title("Bob wins")
    bob.sees_title("You win")
    for one in (ann, bob):
        one.press("Results")
        for score in ("Game 1won by Ann", "Game 2won by Bob", "Game 3won by Bob", "Score1 : 2"):
            expect(one.page.get_by_role("listitem").filter(has_text=score)).to_be_visible()
        expect(one.button("Play again")).to_be_visible()


def test_a_sealed_move_is_taken_back_and_replaced(visit: Visit) -> None:
    ann, bob, _ = pair(visit)
    ann.seal(1, 1)
    bob.sees("Red has sealed a move")
    ann.press("Take back")
    ann.sees_title("Choose your two cards")
    bob.sees("Red takes the sealed move back")
    ann.seal(3, 3)
    ann.press("Look")
    ann.pick(2, 2)
    ann.press("Seal this instead")
    ann.sees_title("Your move is sealed")
    bob.seal(1, 2)
    for one in (ann, bob):
        one.sees_piece(2, 2, "red")
        one.sees_piece(1, 2, "black")
        expect(one.page.get_by_role("gridcell", name=", empty")).to_have_count(7)


def test_resigning_asks_first_and_ends_the_game(visit: Visit) -> None:
    ann, bob, _ = pair(visit)
    bob.press("Resign")
    bob.press("Play on")
    bob.sees_title("Choose your two cards")
    bob.resigns()
    bob.sees_title("Ann wins")
    ann.sees_title("You win")
    ann.sees("Bob resigned.")


def test_both_name_one_cell_and_the_loser_of_it_places_freely(visit: Visit) -> None:
    ann, bob, _ = pair(visit)
    ann.seal(2, 2, "red")
    bob.seal(2, 2, "red")
    for one in (ann, bob):
        one.sees_title("Contest at R2 B2")
        one.sees("Same")
        one.sees_piece(2, 2, "red")
    ann.sees("Same: Red takes the cell, Bob places freely.")
    bob.sees("Same: Red takes the cell, you place freely.")
    bob.press("Go on")
    bob.sees_title("Place freely")
    bob.pick(1, 2)
    ann.press("Go on")
    for one in (ann, bob):
        one.sees_piece(1, 2, "black")
        one.sees_title("Choose your two cards")
        one.sees("Both aim at R2 B2: same, Red takes it")
        one.sees("Black places freely on RA B2")


# What takes its time, but for a piece that fades in where it lies.
LASTING = """
() => document.getAnimations().filter(({ effect }) => {
  const fades = effect.getKeyframes().every(({ offset, easing, composite, computedOffset, opacity, ...moved }) =>
    Object.keys(moved).length === 0);
  return effect.getComputedTiming().endTime > (fades ? 160 : 1);
}).map(({ animationName, transitionProperty }) => animationName ?? transitionProperty)
"""


def test_without_motion_everything_shows_its_end_at_once(visit: Visit) -> None:
    ann, bob, _ = pair(visit)

    def lasting() -> list[str]:
        names: list[str] = ann.page.evaluate(LASTING)
        return names

    ann.pick(2, 1)
    assert lasting() == []
    plays_turns(ann, bob, RED_WINS[:1])
    assert lasting() == []
    ann.seal(2, 2, "red")
    bob.seal(2, 2, "black")
    ann.sees_title("Contest at R2 B2")
    assert lasting() == []
    ann.press("Go on")
    ann.pick(2, 3)
    ann.sees_piece(2, 3, "red")
    assert lasting() == []


def test_a_move_that_would_be_lost_is_warned_of_and_asked_about(visit: Visit) -> None:
    ann, bob, _ = pair(visit)
    plays_turns(ann, bob, RED_WINS[:1])
    ann.pick(1, 1)
    ann.sees("RA BA is taken. The move would be lost, 1 of 3.")
    ann.press("Lose the move")
    ann.press("Really lose it?")
    bob.seal(1, 2)
    for one in (ann, bob):
        one.sees("Red names RA BA, a taken cell: no piece")
        one.sees_piece(1, 2, "black")


def test_classic_hex_with_a_swap_to_its_end(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    code = ann.opens(YOU, OPEN, options={"mode": "classic"})
    bob.sits_down(code)
    ann.sees_title("Place a piece")
    ann.pick(1, 2)
    bob.sees_title("Place a piece")
    bob.press("Swap")
    for one in (ann, bob):
        one.sees_piece(2, 1, "black")
        one.sees("Black swaps: RA B2 becomes R2 BA")
    for who, red, black, colour in [
        (ann, 2, 2, "red"),
        (bob, 1, 1, "black"),
        (ann, 2, 3, "red"),
        (bob, 3, 1, "black"),
    ]:
        who.sees_title("Place a piece")
        who.pick(red, black)
        for one in (ann, bob):
            one.sees_piece(red, black, colour)
    bob.sees_title("You win")
    ann.sees_title("Bob wins")
    ann.sees("3 pieces join the black borders.")
