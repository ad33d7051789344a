"""Requests: whatever is wrong with one is a code and a sentence, and nothing has changed."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest

from hexmoot.record import read, verify
from hexmoot.server.limits import BODY_BYTES, RATES
from server.asgi import Answer, scope_of
from server.house import Running, running
from server.play import GUEST, OPEN, RECRUIT, RESIGN, YOU, command, opened, pair, wish


def refusal(answer: Answer) -> tuple[int, str]:
    """The status and code of a refusal that is whole: code, parameters, sentence."""
    problem = answer.json()
    assert set(problem) == {"code", "params", "message"}
    assert problem["message"].endswith(".")
    assert not re.search(r"{[a-z]+}", problem["message"])
    return answer.status, problem["code"]


BAD = [
    ("POST", "/api/tables", b"{", 400, "notJson"),
    ("POST", "/api/tables", b"", 400, "notJson"),
    ("POST", "/api/tables", b"\xff\xfe", 400, "notJson"),
    ("POST", "/api/tables", b'{"game":"battlehex","seats":[],"options":{"size":' + b"[" * 60_000, 400, "notJson"),
    ("POST", "/api/tables", [], 400, "badMessage"),
    ("POST", "/api/tables", {"game": "battlehex"}, 400, "badMessage"),
    ("POST", "/api/tables", wish() | {"extra": 1}, 400, "badMessage"),
    ("POST", "/api/tables", wish() | {"game": "chess"}, 400, "noSuchGame"),
    ("POST", "/api/tables", wish() | {"pinch": "XYZ"}, 400, "badMessage"),
    ("POST", "/api/tables", wish() | {"pinch": "0" * 65}, 400, "badMessage"),
    ("POST", "/api/tables", wish() | {"pinch": "00\n"}, 400, "badMessage"),
    ("POST", "/api/tables", wish() | {"options": {"size": 99}}, 400, "badOptions"),
    ("POST", "/api/tables", wish(turnSeconds=31), 400, "badSetting"),
    ("POST", "/api/tables", wish(bestOf=2), 400, "badMessage"),
    ("POST", "/api/tables", wish(botSeconds=1e9), 400, "badMessage"),
    ("POST", "/api/tables", wish(YOU), 400, "badSeats"),
    ("POST", "/api/tables", wish(YOU, {"kind": "bot", "bot": "fox"}), 400, "noSuchBot"),
    ("POST", "/api/tables", b" " * (BODY_BYTES + 1), 413, "tooLarge"),
    ("PATCH", "/api/me", {"name": ""}, 400, "badMessage"),
    ("PATCH", "/api/me", {"name": "x" * 21}, 400, "badMessage"),
    ("PATCH", "/api/me", {"name": "   "}, 400, "badName"),
    ("PATCH", "/api/me", {"name": "a\x00b"}, 400, "badName"),
    ("PATCH", "/api/me", {"name": "a\u202eb"}, 400, "badName"),
    ("PATCH", "/api/me", {"name": "\u3164"}, 400, "badName"),
    ("PATCH", "/api/me", {"name": "\u2800"}, 400, "badName"),
    ("GET", "/api/tables/nowhere", None, 404, "noTable"),
    ("GET", "/api/tables/nowhere/qr.svg", None, 404, "noTable"),
    ("POST", "/api/tables/nowhere/sit", {}, 404, "noTable"),
    ("GET", "/api/nowhere", None, 404, "noPage"),
    ("GET", "/assets/nowhere.js", None, 404, "noPage"),
    ("DELETE", "/api/tables", None, 405, "notAllowed"),
    ("POST", "/", {}, 405, "notAllowed"),
]


@pytest.mark.parametrize(("method", "path", "body", "status", "code"), BAD, ids=lambda value: str(value)[:30])
async def test_a_bad_request_is_refused_with_a_sentence(
    method: str, path: str, body: Any, status: int, code: str, tmp_path: Path
) -> None:
    async with running(tmp_path) as server:
        device = server.device()
        assert refusal(await device.ask(method, path, body)) == (status, code)
        assert (await device.get("/api/tables"))["mine"] == []


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/tables", wish() | {"game": "x" * 9000}),
        ("POST", "/api/tables", wish() | {"x" * 9000: 1}),
        ("POST", "/api/tables", wish(onTimeout="x" * 9000)),
        ("POST", "/api/tables", wish(options={"x" * 9000: 1})),
        ("POST", "/api/tables", wish(YOU, {"kind": "bot", "bot": "x" * 9000})),
        ("GET", f"/api/tables/{'x' * 9000}", None),
        ("X" * 9000, "/api/tables", None),
        ("POST", "/api/records", {"record": '{"format":"hexmoot-record/1","game":"' + "x" * 9000 + '"}'}),
    ],
    ids=range(8),
)
async def test_what_was_sent_is_never_said_back_at_length(method: str, path: str, body: Any, tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        answer = await server.device().ask(method, path, body)
        assert answer.status >= 400
        assert len(answer.body) < 1000


async def test_a_request_that_ends_in_the_middle_is_no_fault_of_the_server(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(tmp_path) as server:
        said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        events = iter([{"type": "http.request", "body": b"{", "more_body": True}, {"type": "http.disconnect"}])

        async def receive() -> dict[str, Any]:
            return next(events)

        await server.app(scope_of("http", "/api/tables", {}, "POST"), receive, said.put)
        assert said.get_nowait()["status"] == 400
        assert caplog.records == []


async def test_what_does_not_exist_at_a_table_is_refused(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        two = await pair(server)
        base = f"/api/tables/{two.code}/games"
        for path, expected in {
            "2/replay": (404, "noGame"),
            "x/replay": (404, "noGame"),
            "-1/replay": (404, "noGame"),
            "99999999999999999999/replay": (404, "noGame"),
            "1/replay/9": (404, "noEntry"),
            "1/replay/x": (404, "noEntry"),
            "1/replay?viewer=7": (400, "noSuchSeat"),
            "1/replay?viewer=god": (400, "noSuchSeat"),
            "1/replay?viewer=1": (403, "notYourSeat"),
            "1/replay?viewer=full": (403, "notOver"),
            "1/record": (403, "notOver"),
        }.items():
            assert refusal(await two.ann.ask("GET", f"{base}/{path}")) == expected, path


async def test_a_stranger_sees_a_running_game_as_a_watcher(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        two = await pair(server)
        view = await server.device().get(f"/api/tables/{two.code}/games/1/replay/0")
        assert view["envelope"]["viewer"] is None


async def test_after_the_end_anybody_may_have_the_record_and_it_is_right(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        two = await pair(server)
        two.red.say(command(0, RESIGN))
        await two.red.hear_until("accepted")
        answer = await server.device().ask("GET", f"/api/tables/{two.code}/games/1/record")
        assert answer.headers["content-type"] == "application/x-ndjson"
        assert answer.headers["content-disposition"].endswith('.jsonl"')
        record = read(answer.body)
        assert verify(record).problems == []
        assert record.footer is not None


async def test_an_older_game_of_a_series_can_be_replayed(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = server.device()
        code = await opened(ann, YOU, RECRUIT, bestOf=3)
        socket = await ann.socket(code)
        await socket.hello()
        socket.say(command(0, RESIGN))
        await socket.hear_until("accepted")
        assert (await ann.post(f"/api/tables/{code}/again", {}))["game"] == 2
        replay = await ann.get(f"/api/tables/{code}/games/1/replay")
        assert replay["outcome"]["reason"] == "resign"
        assert (await ann.get(f"/api/tables/{code}/games/2/replay"))["outcome"] is None


async def test_the_lists_show_own_tables_and_public_ones(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann, bob = server.device(), server.device()
        mine = await opened(ann)
        shown = await opened(ann, visibility="public")
        assert {line["code"] for line in (await ann.get("/api/tables"))["mine"]} == {mine, shown}
        lobby = await bob.get("/api/tables")
        assert lobby["mine"] == []
        assert [(line["code"], line["freeSeats"], line["yourTurn"]) for line in lobby["public"]] == [(shown, 1, False)]
        await bob.post(f"/api/tables/{shown}/sit", {})
        (line,) = (await bob.get("/api/tables"))["mine"]
        assert (line["phase"], line["yourTurn"], line["freeSeats"]) == ("playing", True, 0)


async def test_seats_before_the_start(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann, bob = server.device(), server.device()
        code = await opened(ann)
        await ann.post(f"/api/tables/{code}/stand", {"seat": 0})
        await bob.post(f"/api/tables/{code}/sit", {"seat": 0})
        taken = await ann.post(f"/api/tables/{code}/seats", {"seat": 0, "wish": OPEN})
        assert [seat["kind"] for seat in taken["seats"]] == ["open", "open"]
        answer = await bob.ask("POST", f"/api/tables/{code}/seats", {"seat": 0, "wish": RECRUIT})
        assert refusal(answer) == (403, "notHost")
        await ann.post(f"/api/tables/{code}/seats", {"seat": 0, "wish": RECRUIT})
        begun = await bob.post(f"/api/tables/{code}/sit", {})
        assert begun["phase"] == "playing"


async def test_a_guest_who_comes_later_makes_a_hot_seat_too(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = server.device()
        code = await opened(ann, hotSeat=True)
        assert not (await ann.get(f"/api/tables/{code}"))["settings"]["hotSeat"]
        begun = await ann.post(f"/api/tables/{code}/seats", {"seat": 1, "wish": GUEST})
        assert (begun["phase"], begun["settings"]["hotSeat"]) == ("playing", True)
        welcome, *_ = await (await ann.socket(code)).hello()
        assert welcome["seat"] is None


async def test_a_guest_alone_on_a_device_needs_no_pass_screen(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = server.device()
        code = await opened(ann, GUEST, OPEN)
        assert not (await ann.get(f"/api/tables/{code}"))["settings"]["hotSeat"]


async def test_the_catalogue_has_bots_weakest_first_and_an_options_schema(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        for game in await server.device().get("/api/games"):
            assert [bot["level"] for bot in game["bots"]] == sorted(bot["level"] for bot in game["bots"])
            assert set(game["defaultOptions"]) == set(game["onlineOptions"]) == set(game["optionsSchema"]["properties"])
            assert 0 in game["turnSeconds"]
            assert "bot" in game["leavings"]


async def test_the_qr_code_is_an_image_of_the_public_link(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = server.device()
        answer = await ann.ask("GET", f"/api/tables/{await opened(ann)}/qr.svg")
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.body.startswith(b"<svg")


async def drained(server: Running, name: str) -> int:
    """How many requests of the fastest kind are answered before they are too fast."""
    device, count = server.device(), 0
    while (answer := await device.ask("GET", "/api/games")).status == 200:
        count += 1
    assert refusal(answer) == (429, "tooFast")
    assert answer.json()["params"] == {"limit": name}
    return count


async def test_who_asks_too_fast_is_told_which_limit_that_was(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        assert await drained(server, "requests") == RATES["requests"].burst


async def test_tables_and_new_devices_are_limited_and_time_heals(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = server.device()
        for _ in range(RATES["tables"].burst):
            await opened(ann)
        assert refusal(await ann.ask("POST", "/api/tables", wish())) == (429, "tooFast")
        for _ in range(RATES["newDevices"].burst - 1):
            await server.device().get("/api/me")
        answer = await server.device().ask("GET", "/api/me")
        assert refusal(answer) == (429, "tooFast")
        server.world.forward(60_000)
        await opened(ann)
        await server.device().get("/api/me")


async def test_an_answer_of_the_api_is_never_kept_by_a_cache(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        answer = await server.device().ask("GET", "/api/games")
        assert answer.headers["cache-control"] == "no-store"
        assert json.loads(answer.body)
