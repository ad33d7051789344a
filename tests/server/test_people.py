"""People: one person on several devices, a name that is kept, leaving without a trace."""

from pathlib import Path
from typing import Any

import pytest

from hexmoot.server.limits import RATES
from hexmoot.server.people import LINK_MS, folded
from hexmoot.server.room import RESTART
from hexmoot.table.chairs import ANONYMOUS
from server.asgi import Answer, Closed, Device, Socket
from server.house import Running, TestWorld, running
from server.play import GUEST, RESIGN, YOU, command, opened, pair, seal

PASSWORD = "correct horse"


async def named(server: Running, name: str) -> Device:
    device = server.device()
    await device.post("/api/me", {"name": name}, "PATCH")
    return device


async def linked(server: Running, device: Device) -> Device:
    """Another device of the same person."""
    token = (await device.post("/api/me/link", None))["token"]
    other = server.device()
    await other.post("/api/me/redeem", {"token": token})
    return other


async def me(device: Device) -> Any:
    return await device.get("/api/me")


def code(answer: Answer) -> tuple[int, str]:
    return answer.status, answer.json()["code"]


def database(folder: Path) -> bytes:
    """All that is on the disk."""
    return b"".join(file.read_bytes() for file in folder.glob("hexmoot.sqlite*"))


async def closed(socket: Socket) -> int:
    """The code with which the server closes the socket."""
    try:
        while True:
            await socket.hear()
    except Closed as end:
        return end.code


# --- links ----------------------------------------------------------------------------------------------------------


async def test_a_link_makes_another_device_the_same_person_with_its_seats(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        two = await pair(server)
        await two.ann.post("/api/me", {"name": "Ann"}, "PATCH")
        phone = await linked(server, two.ann)
        assert await me(phone) == await me(two.ann)
        line = await phone.socket(two.code)
        assert (await line.hello())[0]["seat"] == 0
        line.say(command(0, seal(1, 1, 1)))
        assert "accepted" in [message["type"] for message in await line.quiet()]
        assert [table["code"] for table in (await phone.get("/api/tables"))["mine"]] == [two.code]


async def test_a_link_is_used_once_in_its_time_and_replaced_by_a_newer_one(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = await named(server, "Ann")
        old = (await ann.post("/api/me/link", None))["token"]
        new = (await ann.post("/api/me/link", None))["token"]
        for token in (old, "", "x" * 100, new + "0"):
            assert code(await server.device().ask("POST", "/api/me/redeem", {"token": token})) == (410, "linkGone")
        await server.forward(LINK_MS - 1)
        await server.device().post("/api/me/redeem", {"token": new})
        assert code(await server.device().ask("POST", "/api/me/redeem", {"token": new})) == (410, "linkGone")
        late = (await ann.post("/api/me/link", None))["token"]
        await server.forward(LINK_MS)
        assert code(await server.device().ask("POST", "/api/me/redeem", {"token": late})) == (410, "linkGone")


async def test_a_link_carries_its_token_where_no_server_sees_it_and_is_not_kept(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        link = await (await named(server, "Ann")).post("/api/me/link", None)
        assert link["url"] == f"http://house.test/me#{link['token']}"
        assert len(link["token"]) == 32
    assert link["token"].encode() not in database(tmp_path)


async def test_who_is_who_survives_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = await named(server, "Ann")
        phone, lost = await linked(server, ann), await linked(server, ann)
        before = await me(ann)
        await phone.post("/api/me/sign-out", {})
        phone_cookie, lost_cookie = phone.cookie, lost.cookie
    async with running(tmp_path, TestWorld(bytes([1] * 16))) as server:
        again, gone = server.device(), server.device()
        again.cookie, gone.cookie = phone_cookie, lost_cookie
        assert await me(again) == before
        assert (await me(gone))["name"] == ""
        assert gone.cookie != lost_cookie


# --- signing out ----------------------------------------------------------------------------------------------------


async def test_signing_out_leaves_this_device_and_no_other(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = await named(server, "Ann")
        phone, tablet = await linked(server, ann), await linked(server, ann)
        link = (await ann.post("/api/me/link", None))["token"]
        await phone.post("/api/me/sign-out", {})
        assert [(await me(device))["name"] for device in (phone, ann, tablet)] == ["Ann", "", ""]
        assert code(await server.device().ask("POST", "/api/me/redeem", {"token": link})) == (410, "linkGone")
        await phone.post("/api/me/sign-out", {"here": True})
        assert (await me(phone))["name"] == ""


async def test_a_device_that_nobody_has_named_can_be_signed_out_too(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        device = server.device()
        first = await me(device)
        await device.post("/api/me/sign-out", {"here": True})
        assert (await me(device))["id"] != first["id"]


async def test_a_device_that_became_somebody_else_is_not_signed_out_with_whom_it_was(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann, bob = await named(server, "Ann"), await named(server, "Bob")
        phone = await linked(server, bob)
        token = (await ann.post("/api/me/link", None))["token"]
        await bob.post("/api/me/redeem", {"token": token})
        await phone.post("/api/me/sign-out", {})
        assert [(await me(device))["name"] for device in (ann, bob, phone)] == ["Ann", "Ann", "Bob"]


async def test_lines_of_devices_that_were_signed_out_are_closed_and_come_back_as_watchers(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        two = await pair(server)
        phone = await linked(server, two.ann)
        await phone.post("/api/me/sign-out", {})
        assert await closed(two.red) == RESTART
        line = await two.ann.socket(two.code)
        assert (await line.hello())[0]["seat"] is None
        line.say(command(0, RESIGN))
        assert (await line.quiet())[-1]["problem"]["code"] == "notYourSeat"


# --- claimed names --------------------------------------------------------------------------------------------------


async def test_a_claimed_name_is_nobody_elses_however_it_is_written(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann, bob = await named(server, "Ann"), await named(server, "Bob")
        assert (await ann.post("/api/me/password", {"password": PASSWORD}))["claimed"]
        for name in ("Ann", "ANN", " ann ", "\uff21nn"):
            assert code(await bob.ask("PATCH", "/api/me", {"name": name})) == (409, "nameClaimed")
        await ann.post("/api/me", {"name": "Anna"}, "PATCH")
        await bob.post("/api/me", {"name": "Ann"}, "PATCH")
        assert code(await bob.ask("PATCH", "/api/me", {"name": "anna"})) == (409, "nameClaimed")
        assert code(await ann.ask("PATCH", "/api/me", {"name": " "})) == (400, "badName")


async def test_whoever_had_the_name_before_cannot_claim_it_after(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann, other, nobody = await named(server, "Ann"), await named(server, "Ann"), server.device()
        await ann.post("/api/me/password", {"password": PASSWORD})
        assert code(await other.ask("POST", "/api/me/password", {"password": PASSWORD})) == (409, "nameClaimed")
        assert code(await nobody.ask("POST", "/api/me/password", {"password": PASSWORD})) == (409, "noName")


async def test_name_and_password_make_any_device_that_person(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann, phone = await named(server, "Ann"), server.device()
        await ann.post("/api/me/password", {"password": PASSWORD})
        for name, password in (("Ann", "wrong horse"), ("Ann", ""), ("Bob", PASSWORD)):
            wrong = await phone.ask("POST", "/api/me/sign-in", {"name": name, "password": password})
            assert code(wrong) == (403, "wrongPassword")
        assert await phone.post("/api/me/sign-in", {"name": "ANN", "password": PASSWORD}) == await me(ann)


async def test_a_password_is_changed_and_given_up_only_by_whoever_knows_it(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann, bob = await named(server, "Ann"), await named(server, "Bob")
        await ann.post("/api/me/password", {"password": PASSWORD})
        for old in (None, "wrong horse"):
            refused = await ann.ask("POST", "/api/me/password", {"password": "x" * 8, "old": old})
            assert code(refused) == (403, "wrongPassword")
        await ann.post("/api/me/password", {"password": "battery staple", "old": PASSWORD})
        given_up = await ann.post("/api/me/password", {"password": None, "old": "battery staple"})
        assert given_up["claimed"] is False
        await bob.post("/api/me", {"name": "Ann"}, "PATCH")
        assert code(await ann.ask("POST", "/api/me/password", {"password": "short"})) == (400, "badMessage")


async def test_passwords_are_kept_as_argon2_and_nowhere_told(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = await named(server, "Ann")
        told = await ann.ask("POST", "/api/me/password", {"password": PASSWORD})
        exported = await ann.ask("GET", "/api/me/export")
        assert b"argon2" not in told.body + exported.body
    kept = database(tmp_path)
    assert b"$argon2id$" in kept
    assert PASSWORD.encode() not in kept


async def test_nobody_guesses_faster_than_the_limits_say(tmp_path: Path) -> None:
    async with running(tmp_path, trust_proxy=True) as server:
        ann = await named(server, "Ann")
        guess = {"name": "Ann", "password": "x"}
        statuses = [(await ann.ask("POST", "/api/me/sign-in", guess)).status for _ in range(RATES["guesses"].burst + 1)]
        assert statuses[-1] == 429
        elsewhere = await ann.ask("POST", "/api/me/sign-in", guess, {"x-forwarded-for": "198.51.100.9"})
        assert (elsewhere.status, elsewhere.json()["params"]) == (429, {"limit": "guessesOfName"})
        token = await ann.ask("POST", "/api/me/redeem", {"token": "x"})
        assert (token.status, token.json()["params"]) == (429, {"limit": "guesses"})


@pytest.mark.parametrize(
    ("one", "other"), [("Straße", "STRASSE"), ("\ufb01n", "FIN"), ("İ", "i\u0307"), ("A", "\uff41")]
)
def test_names_that_look_alike_are_folded_to_one(one: str, other: str) -> None:
    assert folded(one) == folded(other)


# --- exporting and forgetting ---------------------------------------------------------------------------------------


async def test_the_export_holds_what_is_kept_and_no_secret(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        two = await pair(server)
        two.red.say({"type": "chat"})
        two.red.say({"type": "say", "id": "1", "text": "Mine"})
        two.black.say({"type": "chat"})
        two.black.say({"type": "say", "id": "1", "text": "Theirs"})
        await two.black.quiet()
        two.red.say(command(0, RESIGN))
        await two.red.hear_until("accepted")
        answer = await two.ann.ask("GET", "/api/me/export")
        assert answer.headers["content-disposition"] == 'attachment; filename="hexmoot-data.json"'
        data = answer.json()
        (table,) = data["tables"]
        assert (table["code"], table["host"]) == (two.code, True)
        assert [seat["yours"] for seat in table["seats"]] == [True, False]
        assert [game["outcome"]["reason"] for game in table["games"]] == ["resign"]
        assert [line["text"] for line in data["chat"]] == ["Mine"]
        secret = two.ann.cookie.partition("=")[2]
        assert secret.encode() not in answer.body
        assert b"seed" not in answer.body


async def test_who_is_forgotten_leaves_games_without_a_name(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = await named(server, "Ann Onymous")
        table = await opened(ann)
        bob = await named(server, "Bob")
        await bob.post(f"/api/tables/{table}/sit", {})
        red, black = await ann.socket(table), await bob.socket(table)
        for socket in (red, black):
            await socket.hello()
        red.say({"type": "chat"})
        red.say({"type": "say", "id": "1", "text": "Remember me"})
        red.say(command(0, seal(1, 2, 2)))
        await red.hear_until("accepted")
        phone = await linked(server, ann)
        await phone.ask("DELETE", "/api/me")
        for socket in (red, black):
            assert await closed(socket) == RESTART
        assert [(await me(device))["name"] for device in (ann, phone)] == ["", ""]
        assert (await ann.get("/api/tables"))["mine"] == []
        again = await bob.socket(table)
        welcome, state = await again.hello()
        assert [seat["name"] for seat in welcome["table"]["seats"]] == [ANONYMOUS, "Bob"]
        assert [seat["name"] for seat in state["envelope"]["seats"]] == [ANONYMOUS, "Bob"]
        again.say(command(1, RESIGN))
        await again.hear_until("accepted")
        record = await bob.ask("GET", f"/api/tables/{table}/games/1/record")
        assert b"Onymous" not in record.body
        await again.close()
    async with running(tmp_path) as server:
        kept = await server.house.store.read(lambda c: "\n".join(c.connection.driver_connection.iterdump()))
        assert "Onymous" not in kept
        assert "Remember me" not in kept


async def test_guests_on_a_forgotten_device_lose_their_names_too(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = await named(server, "Ann")
        table = await opened(ann, YOU, GUEST)
        await ann.ask("DELETE", "/api/me")
        seats = (await server.device().get(f"/api/tables/{table}"))["seats"]
        assert [seat["name"] for seat in seats] == [ANONYMOUS] * 2


async def test_when_somebody_is_forgotten_no_clock_is_refilled(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        two = await pair(server, turnSeconds=60)
        await server.forward(20_000)
        await two.bob.ask("DELETE", "/api/me")
        line = await two.ann.socket(two.code)
        state = (await line.hello())[1]
        assert state["envelope"]["clock"]["left"] == [40_000, 40_000]


async def test_a_forgotten_persons_seat_is_played_on_like_that_of_anybody_away(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        server.bots.go.clear()
        two = await pair(server)
        await two.bob.ask("DELETE", "/api/me")
        line = await two.ann.socket(two.code)
        await line.hello()
        await server.forward(60_000)
        steps = [message for message in await line.quiet() if message["type"] == "step"]
        assert steps[-1]["envelope"]["seats"][1]["standIn"] == "general"
