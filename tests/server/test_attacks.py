"""What somebody means harm with, and the limit or check that refuses it."""

import re
from pathlib import Path
from typing import Any

import pytest

from hexmoot.server.gate import HEADERS
from hexmoot.server.limits import ADDRESS_SOCKETS, BODY_BYTES, MESSAGE_BYTES, RATES, Limits
from hexmoot.server.pages import PAGES
from hexmoot.server.world import CODE_LENGTH, CODE_LETTERS
from server.asgi import Closed, Device
from server.house import START, Running, running
from server.play import OPEN, YOU, command, opened, pair, seal, wish

ROOMS = 10_000
MEGABYTE = 1024 * 1024
SCRIPT = "<script>x()</script>"
IMAGE = '<img src=x onerror="alert(1)"> &amp; <b>bold</b>'
FORM = {"content-type": "text/plain"}  # what a form of another site can send without asking first


async def count(server: Running, what: str) -> int:
    return int(await server.house.store.read(lambda c: c.exec_driver_sql(f"SELECT count(*) FROM {what}").scalar()) or 0)


# --- seats and commands ---------------------------------------------------------------------------------------------


async def test_without_a_seats_own_secret_nobody_acts_for_it(tmp_path: Path) -> None:
    """Knowing all that is public helps nobody: the person's id, another seat's cookie, one that was made up."""
    async with running(tmp_path) as server:
        two = await pair(server)
        ann = (await two.ann.get("/api/me"))["id"]
        for cookie in (two.bob.cookie, f"hexmoot={ann}", f"hexmoot={'A' * 64}", ""):
            thief = server.device()
            thief.cookie = cookie
            socket = await thief.socket(two.code)
            await socket.hello()
            socket.say(command(0, seal(1, 2, 2)))
            (refused,) = await socket.quiet()
            assert refused["problem"]["code"] == "notYourSeat"
        assert await count(server, "entries") == 1


async def test_a_command_that_was_overheard_does_nothing_again(tmp_path: Path) -> None:
    """Not for its sender, nor for anybody else; not at once, nor after a restart."""
    async with running(tmp_path) as server:
        two = await pair(server)
        two.red.say(command(0, seal(1, 2, 2)))
        await two.red.quiet()
    async with running(tmp_path) as server:
        for device, answer in ((two.ann, "accepted"), (two.bob, "refused")):
            device.app = server.app
            socket = await device.socket(two.code)
            await socket.hello()
            for _ in range(3):
                socket.say(command(0, seal(1, 2, 2)))
            assert [message["type"] for message in await socket.quiet()] == [answer] * 3
        assert await count(server, "entries") == 2


# --- other sites ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["https://evil.test", "null", "http://house.test.evil.test", "http://evil.test:80"])
async def test_a_page_of_another_site_changes_nothing_and_hears_nothing(tmp_path: Path, origin: str) -> None:
    async with running(tmp_path) as server:
        two = await pair(server)
        for method, path, body in (
            ("POST", "/api/tables", wish()),
            ("POST", f"/api/tables/{two.code}/again", {}),
            ("PATCH", "/api/me", {"name": "Mallory"}),
            ("DELETE", "/api/me", None),
        ):
            answer = await two.ann.ask(method, path, body, {"origin": origin, **FORM})
            assert (answer.status, answer.json()["code"]) == (403, "foreignOrigin")
        with pytest.raises(Closed):
            await two.ann.socket(two.code, {"origin": origin})
        assert await count(server, "tables") == 1


async def test_a_cookie_does_not_travel_with_what_another_site_sends(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        answer = await server.device().ask("GET", "/api/me")
        assert "SameSite=Lax" in answer.headers["set-cookie"]
        assert "HttpOnly" in answer.headers["set-cookie"]
        assert "access-control-allow-origin" not in answer.headers


# --- hostile text ---------------------------------------------------------------------------------------------------


async def test_a_script_in_a_name_or_a_message_is_data_and_never_a_page(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = server.device()
        answer = await ann.ask("PATCH", "/api/me", {"name": SCRIPT})
        assert answer.json()["name"] == SCRIPT
        code = await opened(ann, YOU, OPEN)
        socket = await ann.socket(code)
        await socket.hello()
        socket.say({"type": "chat"})
        socket.say({"type": "say", "id": "1", "text": IMAGE})
        assert (await socket.hear_until("said"))[-1]["line"]["text"] == IMAGE
        for path in ("/api/me", "/api/tables", f"/api/tables/{code}", "/api/me/export"):
            headers = (await ann.ask("GET", path)).headers
            assert headers["content-type"].startswith("application/json")
            assert headers["x-content-type-options"] == "nosniff"
        picture = await ann.ask("GET", f"/api/tables/{code}/qr.svg")
        assert b"script" not in picture.body


# --- too much -------------------------------------------------------------------------------------------------------


async def test_a_message_of_a_megabyte_is_refused_and_the_line_goes_on(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        two = await pair(server)
        two.red.say("x" * (MEGABYTE - 1))
        (refused,) = await two.red.quiet()
        assert refused["problem"]["code"] == "tooLarge"
        assert refused["problem"]["params"] == {"most": MESSAGE_BYTES}


async def test_a_request_of_a_megabyte_is_refused(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        answer = await server.device().ask("POST", "/api/tables", b" " * MEGABYTE)
        assert (answer.status, answer.json()["params"]) == (413, {"most": BODY_BYTES})


async def test_of_ten_thousand_rooms_a_device_gets_as_many_as_the_limit_says(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        device = server.device()
        answers = [await device.ask("POST", "/api/tables", wish()) for _ in range(ROOMS)]
        granted = sum(answer.status == 200 for answer in answers)
        named = {answer.json()["params"]["limit"] for answer in answers if answer.status == 429}
        assert granted == await count(server, "tables") == RATES["tables"].burst
        assert named == {"tables", "requests"}


# --- guessing -------------------------------------------------------------------------------------------------------


def test_a_code_is_too_long_to_be_guessed() -> None:
    """In a house of a thousand tables it takes ages to find one of them, as fast as any server can say no."""
    tries_a_second = 10_000
    years = len(CODE_LETTERS) ** CODE_LENGTH / 1000 / tries_a_second / (365 * 24 * 3600)
    assert years > 1e6


async def wrong(device: Device) -> Any:
    return (await device.ask("GET", "/api/tables/zzzzzzzzzzzzzz")).json()


async def looked(device: Device, code: str) -> int:
    """The code that a socket to this table is closed with; 0 if it is let in."""
    socket = await device.socket(code)
    socket.say({"type": "hello"})
    try:
        while (await socket.hear())["type"] != "welcome":
            pass
    except Closed as end:
        return end.code
    await socket.close()
    return 0


async def used_up(server: Running) -> None:
    """Strangers have tried so many codes that nobody at this address has tries left who comes for the first time."""
    closed = [await looked(server.device(), "zzzzzzzzzzzzzz") for _ in range(RATES["codes"].burst + 1)]
    assert closed == [4404] * RATES["codes"].burst + [4429]


async def test_who_tries_codes_is_told_nothing_after_a_while(tmp_path: Path) -> None:
    """Not about right ones either, until a second has passed."""
    async with running(tmp_path) as server:
        code = await opened(server.device())
        await used_up(server)
        assert await looked(server.device(), code) == 4429
        answer = await server.device().ask("GET", f"/api/tables/{code}")
        assert (answer.status, answer.json()["params"]) == (429, {"limit": "codes"})
        await server.forward(1000)
        assert await looked(server.device(), code) == 0


async def test_a_device_that_is_known_gets_in_whatever_strangers_at_its_address_have_tried(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann, bob = server.device(), server.device()
        code = await opened(ann)
        await bob.get("/api/me")
        await used_up(server)
        assert [await looked(ann, code), await looked(bob, code)] == [0, 0]
        assert (await bob.post(f"/api/tables/{code}/sit", {}))["phase"] == "playing"


async def test_a_known_device_that_guesses_is_told_nothing_after_a_while_but_of_what_it_knows(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann, bob = server.device(), server.device()
        own, foreign, public = await opened(ann), await opened(bob), await opened(bob, visibility="public")
        watched = await opened(bob)
        watching = await ann.socket(watched)
        await watching.hello()
        await used_up(server)
        answers = [(await wrong(ann))["code"] for _ in range(RATES["codesOfDevice"].burst + 1)]
        assert answers == ["noTable"] * RATES["codesOfDevice"].burst + ["tooFast"]
        assert [await looked(ann, code) for code in (foreign, own, public, watched)] == [4429, 0, 0, 0]
        assert (await ann.ask("GET", f"/api/tables/{foreign}")).status == 429
        assert (await ann.ask("GET", f"/api/tables/{own}")).status == 200


async def test_a_new_cookie_for_each_code_gives_no_more_tries(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        await used_up(server)
        fresh = [await wrong(server.device()) for _ in range(5)]
        assert [answer["code"] for answer in fresh] == ["tooFast"] * 5


def test_a_look_at_a_limit_takes_nothing_from_it() -> None:
    limits = Limits(lambda: START)
    assert [limits.left("codes", "192.0.2.7") for _ in range(3)] == [RATES["codes"].burst] * 3


# --- what browsers are told to forbid -------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/t/abc", "/worker.js", "/hexmoot.webmanifest", "/offline.html", "/api/me"])
async def test_whatever_is_answered_forbids_frames_foreign_code_and_guessed_types(tmp_path: Path, path: str) -> None:
    (tmp_path / "pages").symlink_to(PAGES)
    async with running(tmp_path) as server:
        headers = (await server.device().ask("GET", path)).headers
        assert HEADERS.keys() <= headers.keys()
        policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
        assert policy["default-src"] == "'self'"  # scripts, workers and manifests have no line of their own
        assert {"script-src", "worker-src", "manifest-src"}.isdisjoint(policy)
        assert policy["frame-ancestors"] == policy["object-src"] == policy["base-uri"] == "'none'"
        assert (headers["x-content-type-options"], headers["referrer-policy"]) == ("nosniff", "same-origin")


def test_every_attack_is_written_down_with_what_refuses_it() -> None:
    page = (Path(__file__).parents[2] / "docs" / "operations.md").read_text()
    table = page[page.index("## What is refused") : page.index("## How much it takes")]
    named = set(re.findall(r"`(\w+)`", table))
    assert named >= {
        "notYourSeat",
        "foreignOrigin",
        "tooLarge",
        "tables",
        "addressTables",
        "codes",
        "guesses",
        "requests",
    }
    assert str(ADDRESS_SOCKETS) in table
