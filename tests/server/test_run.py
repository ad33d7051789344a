"""The real thing over the loopback: it says when it is ready, answers, and ends in order."""

import signal
import socket
from pathlib import Path

import pytest

from hexmoot.server.limits import FRAME_BYTES
from hexmoot.server.run import PORT, BadServe, address, bound, checked, lan, serve
from server.play import RESIGN, command, wish
from server.real import browser, hear, line, say, serving


async def test_a_served_game_over_the_network(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, browser(server) as ann, browser(server) as bob:
        code = (await ann.post("/api/tables", json=wish())).json()["code"]
        await bob.get("/api/me")
        assert (await bob.post(f"/api/tables/{code}/sit", json={})).json()["phase"] == "playing"
        async with await line(server, code, ann.cookies["hexmoot"]) as red:
            await say(red, type="hello")
            assert [(await hear(red))["type"] for _ in range(2)] == ["welcome", "state"]
            await say(red, **command(0, RESIGN))
            assert [(await hear(red))["type"] for _ in range(4)] == ["step", "ended", "table", "accepted"]
        assert (await bob.get(f"/api/tables/{code}/games/1/record")).text.count("\n") == 4
        server.process.send_signal(signal.SIGTERM)
        assert await server.process.wait() == 0


async def test_a_monstrous_message_closes_the_socket_and_nothing_else(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, browser(server) as ann:
        code = (await ann.post("/api/tables", json=wish())).json()["code"]
        async with await line(server, code, ann.cookies["hexmoot"]) as socket:
            await socket.send("x" * (FRAME_BYTES + 1))
            await socket.wait_closed()
            assert socket.close_code == 1009
        assert (await ann.get("/api/games")).status_code == 200


async def test_a_text_that_is_no_utf_8_closes_the_socket_and_is_no_fault_in_the_log(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    async with serving(tmp_path) as server, browser(server) as ann:
        code = (await ann.post("/api/tables", json=wish())).json()["code"]
        async with await line(server, code, ann.cookies["hexmoot"]) as socket:
            await socket.send(b"\xff", text=True)
            await socket.wait_closed()
            assert socket.close_code == 1007
        assert (await ann.get("/api/games")).status_code == 200
    assert capfd.readouterr().err == ""


def test_the_next_free_port_is_taken_if_none_was_asked_for() -> None:
    with bound("127.0.0.1", None) as first:
        first.listen()
        with bound("127.0.0.1", None) as second:
            assert PORT <= first.getsockname()[1] < second.getsockname()[1]


def test_a_port_that_was_asked_for_and_is_taken_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(BadServe, match=f"port {port}"):
            serve(port=port, data=tmp_path)


def test_a_host_that_is_no_name_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadServe, match="cannot listen on"):
        bound("\u00fc..x", 0)


def test_a_data_folder_that_cannot_be_used_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadServe, match="file"):
        serve(port=0, data=tmp_path / "file")


@pytest.mark.parametrize(
    "url",
    [
        "play.example.org",
        "ftp://a.b",
        "https://a.b/path",
        "https://",
        "https://a.b?x",
        "http://[",
        "http://a b",
        "https://a.b:99999",
        "https://a.b:",
        "https://ann@a.b",
    ],
)
def test_a_public_url_is_a_scheme_and_a_host(url: str) -> None:
    with pytest.raises(BadServe, match="public URL"):
        checked(url)


def test_addresses() -> None:
    assert checked("https://play.example.org/") == "https://play.example.org"
    assert checked("http://[::1]:8480") == "http://[::1]:8480"
    assert address("127.0.0.1", 8480) == "http://127.0.0.1:8480"
    assert address("::1", 8480) == "http://[::1]:8480"
    assert lan("127.0.0.1") == "127.0.0.1"
    assert lan("0.0.0.0") != "0.0.0.0"
