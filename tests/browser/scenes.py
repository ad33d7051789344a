"""Every page, and every state of a table that looks different: how to come there, for whoever wants to look at all."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from browser.hexflow_scenes import cornering, counting, surrendered, trying
from browser.hexpath_scenes import finished, fogged, laying
from browser.visitor import EVE, OPEN, RECRUIT, RED_WINS, YOU, Visit, Visitor, plays_turns

Scene = Callable[[Visit], Visitor]


def lobby(visit: Visit) -> Visitor:
    """With a table of one's own, and one that is open to all."""
    ann, bob = visit("Ann"), visit("Bob")
    bob.opens(YOU, OPEN, visibility="public")
    ann.opens(YOU, RECRUIT)
    ann.go()
    ann.sees("your turn")
    ann.sees("opened by Bob")
    return ann


def naming(visit: Visit) -> Visitor:
    guest = visit()
    guest.go()
    guest.press(re.compile("Change your name$"))
    expect(guest.page.get_by_label("Your name")).to_be_visible()
    return guest


def settings(visit: Visit) -> Visitor:
    ann = classic(visit)
    ann.press("Settings")
    expect(ann.page.get_by_role("dialog", name="Settings")).to_be_visible()
    return ann


def keys(visit: Visit) -> Visitor:
    ann = choosing(visit)
    ann.press("Help and keys")
    expect(ann.page.get_by_role("dialog", name="Keys")).to_be_visible()
    return ann


def setup(visit: Visit) -> Visitor:
    ann = visit("Ann")
    ann.go("new", "battlehex")
    ann.sees_title("Set the table")
    ann.page.get_by_role("combobox", name="Seat 2").select_option("Somebody here")
    ann.page.get_by_role("radiogroup", name="Mode").get_by_text("Classic Hex").click()
    return ann


def waiting(visit: Visit) -> Visitor:
    ann = visit("Ann")
    ann.opens(YOU, OPEN)
    ann.sees_title("Waiting for company")
    return ann


def invited(visit: Visit) -> Visitor:
    ann, bob = visit("Ann"), visit("Bob")
    code = ann.opens(YOU, OPEN)
    bob.go("t", code)
    bob.sees_title("A seat is free")
    return bob


def pair(visit: Visit) -> tuple[Visitor, Visitor]:
    ann, bob = visit("Ann"), visit("Bob")
    bob.sits_down(ann.opens(YOU, OPEN, bestOf=3, turnSeconds=120))
    ann.sees_title("Choose your two cards")
    return ann, bob


def choosing(visit: Visit) -> Visitor:
    """A full board of 13, where everything is smallest, and two cards chosen."""
    ann = visit("Ann")
    ann.opens(YOU, OPEN, options={"size": 13})
    visit("Bob").sits_down(ann.page.url.rpartition("/")[2])
    ann.sees_title("Choose your two cards")
    ann.pick(7, 8)
    expect(ann.button("Seal move")).to_be_visible()
    return ann


def warned(visit: Visit) -> Visitor:
    ann, bob = pair(visit)
    plays_turns(ann, bob, RED_WINS[:1])
    ann.pick(1, 1)
    ann.sees("The move would be lost, 1 of 3.")
    return ann


def talking(visit: Visit) -> Visitor:
    """What two people have said, and a third whose words are long."""
    ann, bob = pair(visit)
    for one in (ann, bob):
        if one.button("Chat").is_visible():
            one.press("Chat")
        one.press("Join the chat")
    for who, text in ((ann, "Good evening"), (bob, "x" * 80), (ann, "That corner was mine."), (bob, "Was.")):
        who.page.get_by_label("Say something").fill(text)
        who.page.get_by_label("Say something").press("Enter")
        ann.sees(text)
    return ann


def muting(visit: Visit) -> Visitor:
    ann = talking(visit)
    ann.press("Mute or report")
    expect(ann.button("Mute Bob")).to_be_visible()
    return ann


def sealed(visit: Visit) -> Visitor:
    ann, _ = pair(visit)
    ann.seal(2, 2)
    ann.sees_title("Your move is sealed")
    return ann


def watching(visit: Visit) -> Visitor:
    ann, _ = pair(visit)
    ann.seal(2, 2)
    cem = visit("Cem")
    cem.page.goto(ann.page.url)
    cem.sees_title("Red has sealed")
    return cem


def contest(visit: Visit) -> Visitor:
    ann, bob = pair(visit)
    ann.seal(2, 2, "red")
    bob.seal(2, 2, "black")
    ann.sees_title("Contest at R2 B2")
    return ann


def free(visit: Visit) -> Visitor:
    ann = contest(visit)
    ann.press("Go on")
    ann.sees_title("Place freely")
    return ann


def over(visit: Visit) -> Visitor:
    ann, bob = pair(visit)
    plays_turns(ann, bob, RED_WINS)
    ann.sees_title("You win")
    expect(ann.button("Results")).to_be_visible()
    return ann


def resigned(visit: Visit) -> Visitor:
    """After the first turn, which has two draws."""
    ann, bob = pair(visit)
    plays_turns(ann, bob, RED_WINS[:1])
    bob.resigns()
    ann.sees_title("You win")
    return ann


def results(visit: Visit) -> Visitor:
    ann = over(visit)
    ann.press("Results")
    ann.sees("Ranking")
    ann.sees("Pieces still missing")
    ann.page.get_by_text("As a table").click()
    return ann


def fairness(visit: Visit) -> Visitor:
    ann = resigned(visit)
    ann.press("Results")
    ann.press("Check the luck")
    ann.sees("The seed is the one that was promised.")
    ann.page.get_by_text("All entries").click()
    return ann


def replay(visit: Visit) -> Visitor:
    ann = resigned(visit)
    ann.go("replay", ann.page.url.rpartition("/")[2], 1)
    ann.sees("3 of 3")
    return ann


def keeping(visit: Visit) -> Visitor:
    """What one may keep of a moment."""
    ann = replay(visit)
    ann.press("Keep and share")
    expect(ann.button("Picture, PNG")).to_be_visible()
    return ann


def recorded(visit: Visit) -> Visitor:
    """A record from a file, its luck and its rules checked."""
    ann = resigned(visit)
    code = ann.page.url.rpartition("/")[2]
    record = ann.context.request.get(f"/api/tables/{code}/games/1/record").body()
    ann.go("record")
    file = {"name": "game.jsonl", "mimeType": "application/x-ndjson", "buffer": record}
    ann.page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
    ann.press("Play it by the rules")
    ann.sees("The result is what the rules come to.")
    return ann


def following(visit: Visit) -> Visitor:
    """Somebody watches, and looks whom to follow."""
    ann, cem = visit("Ann"), visit("Cem")
    cem.go("t", ann.opens(YOU, RECRUIT))
    cem.press("Watching")
    cem.sees("1 watching")
    return cem


def resigning(visit: Visit) -> Visitor:
    ann = classic(visit)
    ann.press("Resign")
    expect(ann.page.get_by_role("dialog", name="Resign this game?")).to_be_visible()
    return ann


def asked(visit: Visit) -> Visitor:
    """Somebody offers a pause, and waits for a word."""
    ann, bob = pair(visit)
    bob.press("Resign")
    bob.press("Offer a pause")
    ann.sees("Bob offers a pause.")
    return ann


def asking(visit: Visit) -> Visitor:
    ann, _ = pair(visit)
    ann.press("Resign")
    ann.press("Offer to abandon")
    expect(ann.button("Withdraw")).to_be_visible()
    return ann


def paused(visit: Visit) -> Visitor:
    ann = asked(visit)
    ann.press("Agree")
    ann.sees("Clocks stand still until somebody lets it go on.")
    return ann


def changing(visit: Visit) -> Visitor:
    """The host, before the start."""
    ann = waiting(visit)
    ann.press("Change what is agreed")
    expect(ann.page.get_by_role("dialog").get_by_role("button", name="Keep")).to_be_visible()
    return ann


def classic(visit: Visit) -> Visitor:
    """The second player, who may swap."""
    ann, bob = visit("Ann"), visit("Bob")
    bob.sits_down(ann.opens(YOU, OPEN, options={"mode": "classic"}))
    ann.sees_title("Place a piece")
    ann.pick(1, 2)
    expect(bob.button("Swap")).to_be_visible()
    return bob


def passing(visit: Visit) -> Visitor:
    ann = visit("Ann")
    ann.opens(YOU, EVE)
    ann.sees_title("Pass the device to Ann")
    return ann


def learning(visit: Visit) -> Visitor:
    guest = visit()
    guest.go("learn", "battlehex")
    guest.sees_title("How Battle Hex is played")
    return guest


def guided(visit: Visit) -> Visitor:
    guest = visit()
    guest.go("guide", "battlehex")
    guest.sees("Two borders are yours")
    return guest


def bots(visit: Visit) -> Visitor:
    guest = visit()
    guest.go("bots")
    guest.sees_title("The bots")
    guest.sees("General")
    return guest


def oneself(visit: Visit) -> Visitor:
    """With a link for another device."""
    ann = visit("Ann")
    ann.go("me")
    ann.press("Make a link")
    expect(ann.page.get_by_role("img", name="QR code of the link")).to_be_visible()
    return ann


def joining(visit: Visit) -> Visitor:
    guest = visit()
    guest.go("me#0123456789abcdef")
    expect(guest.button("Make it mine")).to_be_visible()
    expect(guest.button("Make a link")).to_be_visible()
    return guest


def leaving(visit: Visit) -> Visitor:
    ann = oneself(visit)
    ann.press("Delete")
    expect(ann.page.get_by_role("dialog", name="Delete yourself?")).to_be_visible()
    return ann


def nowhere(visit: Visit) -> Visitor:
    guest = visit()
    guest.go("no", "such", "page")
    guest.sees_title("There is no table here")
    return guest


SCENES: dict[str, Scene] = {
    scene.__name__: scene
    for scene in (
        *(
            lobby,
            naming,
            settings,
            keys,
            setup,
            waiting,
            invited,
            choosing,
            warned,
            talking,
            muting,
            sealed,
            watching,
            contest,
            free,
        ),
        *(
            over,
            results,
            fairness,
            replay,
            keeping,
            recorded,
            following,
            resigning,
            classic,
            passing,
            learning,
            guided,
            bots,
            nowhere,
        ),
        *(oneself, joining, leaving),
        *(asked, asking, paused, changing),
        *(laying, fogged, finished),
        *(cornering, trying, counting, surrendered),
    )
}
