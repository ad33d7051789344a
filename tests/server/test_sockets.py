"""Sockets: bad input is refused and harms nobody; everybody hears what they may hear."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from hexmoot.server.limits import MESSAGE_BYTES, RATES, SOCKETS
from hexmoot.server.messages import Hello
from hexmoot.server.room import CROWDED, GONE, QUEUE, SLOW, Line
from server.asgi import Closed
from server.house import running
from server.play import GUEST, OPEN, RECRUIT, RESIGN, YOU, Pair, command, opened, pair, seal, wish

BAD: list[tuple[Any, str | None, str]] = [
    ("", None, "notJson"),
    ("{", None, "notJson"),
    (b"\xff\xfe\x00", None, "notJson"),
    ('{"type":"command","id":"c","game":1,"seat":0,"action":' + "[" * 10_000, None, "notJson"),
    ("null", None, "badMessage"),
    ("[]", None, "badMessage"),
    ({}, None, "badMessage"),
    ({"type": "sing"}, None, "badMessage"),
    ({"type": "command", "id": "x"}, None, "badMessage"),
    ({"type": "command", "id": "", "game": 1, "seat": 0, "action": RESIGN}, None, "badMessage"),
    ({"type": "command", "id": "x" * 65, "game": 1, "seat": 0, "action": RESIGN}, None, "badMessage"),
    (command(0, RESIGN) | {"extra": 1}, None, "badMessage"),
    (command(0, {"type": "teleport"}), "c", "badAction"),
    (command(0, {}), "c", "badAction"),
    (command(0, seal(1, 2, 2) | {"extra": 1}), "c", "badAction"),
    (command(0, seal(1, "2", 2)), "c", "badAction"),  # type: ignore[arg-type]
    (command(0, seal(1, 2**40, 2)), "c", "badAction"),
    (command(0, seal(1, 2**70, 2)), "c", "badAction"),
    (command(0, {"type": "timeout", "turn": 1, "how": "forfeit", "sides": ["black"]}), "c", "badAction"),
    (command(0, seal(1, 4, 2)), "c", "badRank"),
    (command(0, seal(1, -1, 2)), "c", "badRank"),
    (command(0, seal(1, 2, 2, "L")), "c", "badLeft"),
    (command(0, seal(2, 2, 2)), "c", "stale"),
    (command(0, {"type": "free", "turn": 1, "red": 1, "black": 1}), "c", "wrongPhase"),
    (command(1, RESIGN), "c", "notYourSeat"),
    (command(2, RESIGN), "c", "notYourSeat"),
    (command(-1, RESIGN), "c", "notYourSeat"),
    (command(0, RESIGN, game=2), "c", "otherGame"),
    (command(0, RESIGN, game=0), "c", "otherGame"),
    ({"type": "offer", "id": "o", "game": 1, "seat": 0, "what": "money"}, None, "badMessage"),
    ({"type": "offer", "id": "o", "game": 1, "seat": 1, "what": "pause"}, "o", "notYourSeat"),
    ({"type": "offer", "id": "o", "game": 2, "seat": 0, "what": "pause"}, "o", "otherGame"),
    ({"type": "answer", "id": "o", "game": 1, "seat": 0, "what": "undo", "by": 1, "yes": True}, "o", "noOffer"),
    ({"type": "resume", "id": "o", "game": 1, "seat": 0}, "o", "notPaused"),
    ({"type": "hello"}, None, "sayHello"),
    ({"type": "ready", "seat": 1}, None, "notYourSeat"),
    ({"type": "ask", "id": "q", "game": 1, "seat": 1, "actions": [RESIGN]}, "q", "notYourSeat"),
    ({"type": "ask", "id": "q", "game": 1, "seat": 0, "actions": [RESIGN] * 201}, None, "badMessage"),
    (json.dumps(command(0, RESIGN)) + " " * MESSAGE_BYTES, None, "tooLarge"),
    (json.dumps({"type": "ping"}) + "é" * (MESSAGE_BYTES // 2), None, "tooLarge"),
]


@pytest.mark.parametrize(("message", "id", "code"), BAD, ids=lambda value: str(value)[:40])
async def test_bad_input_is_refused_and_harms_nobody(message: Any, id: str | None, code: str, tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        two = await pair(server)
        two.red.say(message)
        (refused,) = await two.red.quiet()
        assert (refused["type"], refused["id"], refused["problem"]["code"]) == ("refused", id, code)
        assert refused["problem"]["message"].endswith(".")
        assert await two.black.quiet() == []
        two.red.say(command(0, seal(1, 2, 2), "after"))
        assert [message["type"] for message in await two.red.quiet()] == ["step", "accepted"]


async def test_nothing_is_answered_before_hello_but_a_ping(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = server.device()
        socket = await ann.socket(await opened(ann))
        for message in (command(0, RESIGN), {"type": "ready", "seat": 0}):
            socket.say(message)
            assert (await socket.hear())["problem"]["code"] == "sayHello"
        assert await socket.quiet() == []


async def test_a_command_before_the_start_is_for_another_game(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = server.device()
        socket = await ann.socket(await opened(ann))
        await socket.hello()
        socket.say(command(0, RESIGN))
        (refused,) = await socket.quiet()
        assert refused["problem"]["params"] == {"game": 1, "now": 0}


async def test_who_has_no_cookie_may_watch_and_nothing_else(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        two = await pair(server)
        socket = await server.device().socket(two.code)
        welcome, state = await socket.hello()
        assert (welcome["seat"], state["envelope"]["viewer"], state["legal"]) == (None, None, None)
        socket.say(command(0, RESIGN))
        assert (await socket.hear())["problem"]["code"] == "notYourSeat"


async def test_a_foreign_seat_cannot_be_looked_through(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        two = await pair(server)
        socket = await two.ann.socket(two.code)
        socket.say({"type": "hello", "seat": 1})
        assert (await socket.hear())["problem"]["code"] == "notYourSeat"
        assert (await socket.hello(seat=0))[0]["seat"] == 0


async def test_a_wrong_code_is_answered_and_closed(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        socket = await server.device().socket("nowhere")
        assert (await socket.hear())["problem"]["code"] == "noTable"
        with pytest.raises(Closed) as closed:
            await socket.hear()
        assert closed.value.code == GONE


async def test_a_device_has_a_limited_number_of_sockets(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = server.device()
        code = await opened(ann)
        lines = [await ann.socket(code) for _ in range(SOCKETS)]
        more = await ann.socket(code)
        assert (await more.hear())["problem"]["code"] == "tooFast"
        with pytest.raises(Closed) as closed:
            await more.hear()
        assert closed.value.code == CROWDED
        await lines[0].close()
        await (await ann.socket(code)).hello()


async def test_sockets_that_come_at_once_are_counted_though_the_table_has_yet_to_be_loaded(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = server.device()
        code = await opened(ann)
    async with running(tmp_path) as server:
        again = server.device()
        again.cookie = ann.cookie
        sockets = await asyncio.gather(*(again.socket(code) for _ in range(SOCKETS + 3)))
        codes = [(await socket.hello())[0].get("problem", {}).get("params") for socket in sockets[:SOCKETS]]
        assert codes == [None] * SOCKETS
        for socket in sockets[SOCKETS:]:
            assert (await socket.hear())["problem"]["params"] == {"limit": "sockets"}


async def test_who_talks_too_fast_is_slowed_down_and_not_cut_off(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        two = await pair(server)
        for _ in range(RATES["messages"].burst + 1):
            two.red.say({"type": "ping"})
        heard = [await two.red.hear() for _ in range(RATES["messages"].burst + 1)]
        assert heard[-1]["problem"]["code"] == "tooFast"
        server.world.forward(1000)
        assert await two.red.quiet() == []


async def test_a_slow_line_is_dropped_with_its_code() -> None:
    line = Line(None)
    for _ in range(QUEUE + 1):
        line.send(b"{}")
    assert await line.next() == SLOW


async def test_two_tabs_of_a_device_see_the_same_and_may_both_act(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        two = await pair(server)
        tab = await two.ann.socket(two.code)
        await tab.hello()
        two.red.say(command(0, seal(1, 2, 2), "a"))
        await two.red.hear_until("accepted")
        (step,) = await tab.quiet()
        assert step["envelope"]["view"]["mine"] == {"red": 2, "black": 2, "left": "R"}
        tab.say(command(0, seal(1, 2, 2), "a"))
        assert [m["type"] for m in await tab.quiet()] == ["accepted"]


async def test_who_sits_down_sees_through_the_seat_at_once(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann, bob = server.device(), server.device()
        code = await opened(ann)
        await bob.get("/api/me")
        socket = await bob.socket(code)
        assert (await socket.hello())[0]["seat"] is None
        await bob.post(f"/api/tables/{code}/sit", {})
        assert [m.get("envelope", {}).get("viewer") for m in await socket.quiet()] == [None, 1]


async def test_a_preview_tells_the_asker_alone_and_no_secret(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        two = await pair(server)
        two.red.say(command(0, seal(1, 2, 2)))
        await two.red.hear_until("accepted")
        await two.black.quiet()
        two.black.say({"type": "ask", "id": "q", "game": 1, "seat": 1, "actions": [seal(1, 2, 2), seal(9, 1, 1)]})
        (previews,) = await two.black.quiet()
        assert [bool(p["preview"]) for p in previews["previews"]] == [True, False]
        assert await two.red.quiet() == []


async def test_what_is_asked_many_times_is_looked_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(tmp_path) as server:
        two = await pair(server)
        states, looked = type(server.house.tables[two.code].table.running.now.state), []  # type: ignore[union-attr]
        honest = states.preview
        monkeypatch.setattr(states, "preview", lambda *asked: (looked.append(asked), honest(*asked))[1])
        two.black.say({"type": "ask", "id": "q", "game": 1, "seat": 1, "actions": [seal(1, 2, 2), seal(1, 1, 2)] * 100})
        (previews,) = await two.black.quiet()
        assert len(previews["previews"]) == 200
        assert len(looked) == 2


# --- one device, several people --------------------------------------------------------------------------------------


async def test_in_a_hot_seat_the_device_sees_through_nobody_until_it_is_handed_over(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = server.device()
        socket = await ann.socket(await opened(ann, YOU, GUEST))
        welcome, state = await socket.hello()
        assert (welcome["seat"], state["envelope"]["viewer"]) == (None, None)
        socket.say({"type": "ready", "seat": 0})
        socket.say(command(0, seal(1, 2, 2), "a"))
        await socket.hear_until("accepted")
        socket.say({"type": "ready", "seat": 1})
        (state,) = await socket.quiet()
        assert (state["envelope"]["viewer"], state["envelope"]["view"]["mine"]) == (1, None)
        socket.say(command(1, seal(1, 1, 1), "a"))
        (step, accepted) = await socket.quiet()
        assert (step["events"][1]["e"], accepted["version"]) == ("reveal", 2)


async def test_in_practice_the_device_sees_at_once(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = server.device()
        socket = await ann.socket(await opened(ann, YOU, GUEST, practice=True))
        assert (await socket.hello())[0]["seat"] == 0


# --- bots ------------------------------------------------------------------------------------------------------------


async def test_a_bot_has_no_clock_and_chooses_in_its_own_time(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = server.device()
        server.bots.go.clear()
        socket = await ann.socket(await opened(ann, YOU, RECRUIT, turnSeconds=15))
        assert [m["type"] for m in await socket.hello()] == ["welcome", "state", "thinking"]
        await server.forward(15_000)
        assert [m["type"] for m in await socket.quiet()] == ["step"]
        server.bots.go.set()
        await server.settled()
        assert [m["type"] for m in await socket.quiet()] == ["step", "thinking", "step"]
        assert [seen.view.turn for seen in server.bots.seen] == [1, 2]


async def test_a_bot_never_sees_a_sealed_move(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = server.device()
        server.bots.go.clear()
        socket = await ann.socket(await opened(ann, YOU, RECRUIT))
        await socket.hello()
        socket.say(command(0, seal(1, 2, 2)))
        await socket.hear_until("accepted")
        server.bots.go.set()
        await server.settled()
        assert all(seen.view.mine is None for seen in server.bots.seen)


async def test_a_bots_game_is_played_to_its_end_with_nobody_watching(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = server.device()
        code = (await ann.post("/api/tables", wish(RECRUIT, RECRUIT)))["code"]
        live = await server.house.table(code)
        await server.settled()
        assert live.table.phase == "done"


async def test_an_action_of_a_bot_that_the_rules_refuse_is_replaced(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = server.device()
        server.bots.go.clear()
        server.bots.answer = b'{"type":"seal","turn":99,"red":1,"black":1,"left":"R"}'
        socket = await ann.socket(await opened(ann, YOU, RECRUIT))
        await socket.hello()
        server.bots.go.set()
        await server.settled()
        (step,) = await socket.quiet()
        assert step["events"] == [{"e": "sealed", "turn": 1, "side": "black"}]


# --- presence -----------------------------------------------------------------------------------------------------


async def test_the_number_of_watchers_is_told_once_a_second(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        two: Pair = await pair(server)
        for _ in range(3):
            await (await server.device().socket(two.code)).hello()
        assert await two.red.quiet() == []
        await server.forward(1000)
        (told,) = await two.red.quiet()
        assert told["table"]["watchers"] == 3


async def test_presence_follows_the_last_line_of_a_person(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        two = await pair(server)
        tab = await two.bob.socket(two.code)
        await tab.hello()
        await tab.close()
        assert await two.red.quiet() == []
        await two.black.close()
        (told,) = await two.red.quiet()
        assert [seat["present"] for seat in told["table"]["seats"]] == [True, False]


async def test_a_kicked_sitter_sees_as_a_watcher(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann, bob = server.device(), server.device()
        code = await opened(ann, OPEN, OPEN)
        await bob.post(f"/api/tables/{code}/sit", {"seat": 1})
        socket = await bob.socket(code)
        assert (await socket.hello())[0]["seat"] == 1
        await ann.post(f"/api/tables/{code}/seats", {"seat": 1, "wish": RECRUIT})
        await ann.post(f"/api/tables/{code}/sit", {"seat": 0})
        states = [m for m in await socket.quiet() if m["type"] == "state"]
        assert states[0]["envelope"]["viewer"] is None


async def test_a_line_that_is_gone_before_it_was_let_in_leaves_no_trace(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        live = await server.house.table(await opened(server.device()))
        line = Line(None)
        async with live.lock:
            entering = asyncio.ensure_future(live.enter(line, Hello()))
            await asyncio.sleep(0)
            live.leave(line)
        await entering
        assert live.room.lines == set()
