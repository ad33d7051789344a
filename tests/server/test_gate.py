"""The gate: cookies, origins, the headers of safety, and the pages behind it."""

import re
from pathlib import Path

import pytest

from hexmoot.server.gate import Gate, address
from hexmoot.server.identity import Mint, person_of
from hexmoot.server.limits import RATES, Limits
from hexmoot.server.pages import FOREVER, PAGES, Pages
from hexmoot.server.people import People
from hexmoot.store import Store
from server.asgi import Closed, Device, scope_of
from server.house import URL, TestWorld, running
from server.play import opened, wish

MINT = Mint(b"key".ljust(32))
FOREIGN = {"origin": "https://elsewhere.test"}


async def test_a_device_gets_its_cookie_with_the_first_answer_and_keeps_it(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        device = server.device()
        first = await device.ask("GET", "/api/games")
        cookie = first.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert "Secure" not in cookie
        assert "set-cookie" not in (await device.ask("GET", "/api/games")).headers
        me = await device.get("/api/me")
        assert (await device.get("/api/me")) == me
        assert device.cookie == cookie.partition(";")[0]


async def test_pages_give_no_cookies(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        assert "set-cookie" not in (await server.device().ask("GET", "/")).headers


async def test_behind_https_the_cookie_is_secure(tmp_path: Path) -> None:
    store = Store(tmp_path)
    people = People(store, TestWorld())

    async def app(scope: dict[str, object], receive: object, send: object) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})  # type: ignore[operator]
        await send({"type": "http.response.body", "body": b""})  # type: ignore[operator]

    answer = await Device(Gate(app, Limits(TestWorld().now), people, "https://play.test")).ask("GET", "/api/me")
    assert answer.headers["set-cookie"].endswith("; Secure")
    store.close()


FORGED = ["admin", "a" * 43, "a" * 64, Mint(b"another key".ljust(32)).strike(bytes(32))]


@pytest.mark.parametrize("secret", FORGED)
async def test_a_cookie_that_the_house_has_not_given_out_is_replaced_and_nobodys(secret: str, tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        device, victim = server.device(), server.device()
        code = await opened(victim)
        device.cookie = f"hexmoot={secret}"
        assert "set-cookie" in (await device.ask("GET", "/api/games")).headers
        assert secret not in device.cookie
        watcher = server.device()
        watcher.cookie = f"hexmoot={secret}"
        socket = await watcher.socket(code)
        welcome = (await socket.hello())[0]
        assert (welcome["seat"], welcome["table"]["watchers"]) == (None, 1)


async def test_a_new_cookie_for_every_request_does_not_get_around_the_limits(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        burst = RATES["newDevices"].burst
        for n in range(burst + 5):
            device = server.device()
            device.cookie = f"hexmoot={n:064}"
            answer = await device.ask("GET", "/api/games")
            assert answer.status == (200 if n < burst else 429)
        assert answer.json()["params"] == {"limit": "newDevices"}
        await server.forward(1000)
        assert (await server.device().ask("GET", "/api/games")).status == 200


async def test_many_devices_at_one_address_open_no_more_tables_than_one_address_may(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        devices = [server.device() for _ in range(40)]
        statuses = [(await device.ask("POST", "/api/tables", wish())).status for device in devices for _ in range(4)]
        burst = RATES["addressTables"].burst
        assert statuses == [200] * burst + [429] * (len(statuses) - burst)


@pytest.mark.parametrize(
    ("trusted", "said", "where"),
    [
        (False, "198.51.100.1", "192.0.2.7"),
        (True, "198.51.100.1", "198.51.100.1"),
        (True, "10.0.0.1, 198.51.100.1", "198.51.100.1"),
        (True, "", "192.0.2.7"),
        (True, "2001:db8::1", "2001:db8::/64"),
        (True, "2001:db8::ffff:1", "2001:db8::/64"),
        (True, "::ffff:198.51.100.1", "198.51.100.1"),
        (True, "unknown", "unknown"),
    ],
)
def test_an_address_is_what_a_trusted_proxy_has_seen_and_nothing_that_the_asker_says(
    trusted: bool, said: str, where: str
) -> None:
    scope = scope_of("http", "/api/me", {}, "GET")
    assert address(scope, {"x-forwarded-for": said} if trusted else {}) == where


@pytest.mark.parametrize("trusted", [True, False])
async def test_devices_are_counted_by_what_a_trusted_proxy_says(trusted: bool, tmp_path: Path) -> None:
    async with running(tmp_path, trust_proxy=trusted) as server:
        burst = RATES["newDevices"].burst
        for n in range(burst + 1):
            headers = {"x-forwarded-for": f"10.9.9.9, 198.51.100.{n}"}
            status = (await server.device().ask("GET", "/api/games", None, headers)).status
            assert status == (200 if trusted or n < burst else 429)


def test_a_person_cannot_be_known_from_its_id() -> None:
    secret = MINT.strike(bytes(32))
    assert MINT.secret_in(f"a=b; hexmoot={secret}; c=d") == secret
    person = person_of(secret)
    assert secret not in person.id
    assert person.secret.hex()[:20] != person.id
    assert person_of(MINT.strike(bytes(31) + b"x")).id != person.id


@pytest.mark.parametrize("cookies", ["", "hexmoot=", "hexmoot=short", "=;;=", "hexmoot=" + "a" * 65, "\x00"])
def test_what_is_no_secret_is_none(cookies: str) -> None:
    assert MINT.secret_in(cookies) is None


OTHERS = ['a={"b":1}', 'a=b"c', "a[b]=c", "expires=now", "junk", "xhexmoot=" + "b" * 64, "hexmoot=" + "b" * 64]


@pytest.mark.parametrize("other", OTHERS)
def test_a_device_is_known_whatever_cookies_other_programs_have_set(other: str) -> None:
    secret = MINT.strike(bytes(32))
    assert MINT.secret_in(f"{other}; hexmoot={secret}") == secret
    assert MINT.secret_in(f"hexmoot={secret}; {other}") == secret


async def test_the_house_knows_its_devices_after_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        device = server.device()
        me = await device.get("/api/me")
    async with running(tmp_path) as server:
        device.app = server.app
        assert await device.get("/api/me") == me


async def test_another_sites_page_can_neither_post_nor_listen(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        device = server.device()
        code = await opened(device)
        for headers in (FOREIGN, {"origin": "null"}, {"origin": "http://house.test.evil.test"}):
            answer = await device.ask("POST", "/api/tables", wish(), headers)
            assert (answer.status, answer.json()["code"]) == (403, "foreignOrigin")
            with pytest.raises(Closed):
                await device.socket(code, headers)
        assert (await device.ask("GET", "/api/tables", None, FOREIGN)).status == 200


@pytest.mark.parametrize("origin", ["http://[", "http://a]b", "://", "", "null", "http://"])
async def test_an_origin_that_is_none_is_a_foreign_one_and_no_fault(origin: str, tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        for host in ("house.test", ""):
            answer = await server.device().ask("POST", "/api/tables", wish(), {"origin": origin, "host": host})
            assert (answer.status, answer.json()["code"]) == (403, "foreignOrigin")


async def test_the_own_page_may(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        device = server.device()
        for headers in ({"origin": URL}, {"origin": "http://127.0.0.1:99", "host": "127.0.0.1:99"}):
            assert (await device.ask("POST", "/api/tables", wish(), headers)).status == 200


async def test_every_answer_carries_the_headers_of_safety(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        device = server.device()
        for path in ("/", "/api/games", "/api/nowhere", "/openapi.json"):
            headers = (await device.ask("GET", path)).headers
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["x-frame-options"] == "DENY"
            assert headers["referrer-policy"] == "same-origin"
            policy = headers["content-security-policy"]
            assert "frame-ancestors 'none'" in policy
            assert "default-src 'self'" in policy
            assert "script-src" not in policy  # so that scripts come from this site only, and none stands in a page


# --- pages ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A built client."""
    pages = tmp_path / "pages"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text("<title>Hexmoot</title>")
    (pages / "assets" / "main-abc123.js").write_text("play()" * 100)
    (pages / "assets" / "font.woff2").write_bytes(b"\x00\x01")
    return tmp_path


async def test_every_place_of_the_client_is_its_one_page(client: Path) -> None:
    async with running(client) as server:
        for path in ("/", "/t/abc", "/learn/battlehex", "/index.html"):
            answer = await server.device().ask("GET", path)
            assert (answer.status, answer.body) == (200, b"<title>Hexmoot</title>")
            assert answer.headers["cache-control"] == "no-cache"
            assert answer.headers["content-type"].startswith("text/html")


async def test_hashed_assets_are_kept_for_ever_and_sent_packed(client: Path) -> None:
    async with running(client) as server:
        device = server.device()
        plain = await device.ask("GET", "/assets/main-abc123.js")
        assert plain.headers["cache-control"] == FOREVER
        assert "content-encoding" not in plain.headers
        packed = await device.ask("GET", "/assets/main-abc123.js", None, {"accept-encoding": "gzip, br"})
        assert packed.headers["content-encoding"] == "gzip"
        assert len(packed.body) < len(plain.body)
        font = await device.ask("GET", "/assets/font.woff2", None, {"accept-encoding": "gzip"})
        assert "content-encoding" not in font.headers


async def test_the_worker_and_the_manifest_are_what_they_say_and_never_old(client: Path) -> None:
    """A worker that browsers kept would answer for a server that is gone."""
    (client / "pages" / "worker.js").write_text("addEventListener()")
    (client / "pages" / "hexmoot.webmanifest").write_text("{}")
    async with running(client) as server:
        for path, kind in (
            ("/worker.js?/assets/index-abc.js", "application/javascript"),
            ("/hexmoot.webmanifest", "application/manifest+json"),
        ):
            headers = (await server.device().ask("GET", path)).headers
            assert headers["content-type"].startswith(kind)
            assert headers["cache-control"] == "no-cache"
            assert headers["x-content-type-options"] == "nosniff"
            assert "default-src 'self'" in headers["content-security-policy"]


def test_no_page_has_a_script_in_it() -> None:
    """The policy would forbid it to run."""
    pages = [path.read_text() for path in PAGES.glob("*.html")]
    assert len(pages) == 2, "the client has not been built"
    for page in pages:
        assert [script for script in re.findall(r"<script[^>]*>(.*?)</script>", page, re.DOTALL) if script] == []
        assert re.findall(r"\son\w+=", page) == []


async def test_nothing_outside_the_pages_is_served(client: Path) -> None:
    (client / "secret.txt").write_text("secret")
    async with running(client) as server:
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "//secret.txt", "/assets/../../secret.txt"):
            assert b"secret" not in (await server.device().ask("GET", path)).body


def test_without_a_built_client_there_is_a_word_about_it(tmp_path: Path) -> None:
    assert b"not been built" in Pages(tmp_path / "nothing").find("/").body
