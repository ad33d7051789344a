"""The chat: players and watchers hear nothing of each other, nobody hears anything unasked, no text does any harm."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hexmoot.game import Refused
from hexmoot.luck import Stream
from hexmoot.server.chat import SHOWN, Chat
from hexmoot.server.limits import RATES, TEXT
from hexmoot.store import talk
from hexmoot.table.talk import Audience, readable
from server.asgi import Device, Socket
from server.house import Running, running
from server.play import Pair, opened, pair

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
TEXTS = {
    "a": "a",
    " a \t\n b\r\n": "a b",
    "<b onclick='x()'>hi</b> &amp; <script>": "<b onclick='x()'>hi</b> &amp; <script>",
    "*bold* {name} $x": "*bold* {name} $x",
    "a\u202eb\u2066c\u2069\u200f": "abc",
    "a\x00b\x1b[31mc\x7f": "ab[31mc",
    "a\u2028b\u2029c\x85d": "a b c d",
    "\u200bzero\ufeff width\u00ad": "zero width",
    "e" + "\u0301" * 30: "\u00e9" + "\u0301" * 3,
    "\U000e0041tag\ue000\U000f0000\ufdd0": "tag",
    "\u3164name\u2800": "name",
    FAMILY: FAMILY,
    "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645": "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
    "\u05e9\u05dc\u05d5\u05dd": "\u05e9\u05dc\u05d5\u05dd",
    "\u2764\ufe0f": "\u2764\ufe0f",
}
SIDES: tuple[Audience, ...] = ("seats", "watchers")
EMPTY = ["", " ", "\n\t", "\u200b", "\u200d\u200c", "\u202e\u2066", "\x00", "\u3164", "\u0301\u0301", "\ue000"]


@pytest.mark.parametrize(("text", "shown"), TEXTS.items(), ids=ascii)
def test_a_text_is_one_line_of_signs_that_can_be_seen(text: str, shown: str) -> None:
    assert readable(text) == shown
    assert readable(shown) == shown


@pytest.mark.parametrize("text", EMPTY, ids=ascii)
def test_a_text_in_which_nothing_can_be_read_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="badChat"):
        readable(text)


class Talkers:
    """Ann and Bob play; Cem and Dan watch. All have joined."""

    def __init__(self, server: Running, two: Pair, cem: Socket, dan: Socket) -> None:
        self.server = server
        self.two = two
        self.sockets = {"ann": two.red, "bob": two.black, "cem": cem, "dan": dan}
        self.said = 0

    async def say(self, who: str, **what: Any) -> list[Any]:
        """Say something, time having passed; what the speaker hears of it."""
        await self.server.forward(10_000)
        self.said += 1
        self.sockets[who].say({"type": "say", "id": f"m{self.said}", **what})
        return [message for message in await self.sockets[who].quiet() if message["type"] != "table"]

    async def heard(self, who: str) -> list[Any]:
        """What somebody has heard being said."""
        return [message["line"] for message in await self.sockets[who].quiet() if message["type"] == "said"]


async def talkers(server: Running) -> Talkers:
    two = await pair(server)
    watchers = [server.device(), server.device()]
    for name, device in zip(("Cem", "Dan"), watchers, strict=True):
        await device.post("/api/me", {"name": name}, "PATCH")
    cem, dan = [await device.socket(two.code) for device in watchers]
    for socket in (cem, dan):
        await socket.hello()
    for socket in (two.red, two.black, cem, dan):
        socket.say({"type": "chat"})
        await socket.quiet()
    return Talkers(server, two, cem, dan)


async def test_each_side_hears_its_own_talk_and_no_word_of_the_other(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        here = await talkers(server)
        await here.say("ann", text="Seats")
        await here.say("cem", text="Watchers")
        assert [line["text"] for line in await here.heard("bob")] == ["Seats"]
        assert [(line["n"], line["name"], line["text"]) for line in await here.heard("dan")] == [(1, "Cem", "Watchers")]
        assert await here.heard("ann") == []


async def test_nobody_hears_anything_before_joining_or_after_leaving(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        here = await talkers(server)
        quiet = await here.two.bob.socket(here.two.code)
        await quiet.hello()
        here.sockets["bob"].say({"type": "chat", "on": False})
        await here.sockets["bob"].quiet()
        await here.say("ann", text="Anybody?")
        assert await here.heard("bob") == []
        assert [message["type"] for message in await quiet.quiet() if message["type"] != "table"] == []
        refused = await here.say("bob", text="No")
        assert [message["problem"]["code"] for message in refused] == ["notInChat"]


async def test_a_watcher_who_sits_down_changes_sides(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann, bob = server.device(), server.device()
        await bob.get("/api/me")
        code = await opened(ann)
        red, black = await ann.socket(code), await bob.socket(code)
        for socket in (red, black):
            await socket.hello()
            socket.say({"type": "chat"})
            await socket.quiet()
        red.say({"type": "say", "id": "1", "text": "Come in"})
        assert await black.quiet() == []
        await bob.post(f"/api/tables/{code}/sit", {})
        told = [message for message in await black.quiet() if message["type"] == "chat"]
        assert [(log["audience"], [line["text"] for line in log["lines"]]) for log in told] == [("seats", ["Come in"])]
        red.say({"type": "say", "id": "2", "text": "Welcome"})
        await red.quiet()
        assert [message["line"]["text"] for message in await black.quiet()] == ["Welcome"]


async def test_what_is_said_twice_under_one_id_is_said_once(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        here = await talkers(server)
        await here.say("ann", id="x", text="Once")
        again = await here.say("ann", id="x", text="Twice")
        assert [(message["line"]["n"], message["line"]["text"]) for message in again] == [(1, "Once")]
        other = await here.say("bob", id="x", text="Mine")
        assert [message["line"]["text"] for message in other] == ["Once", "Mine"]


async def test_who_has_no_cookie_may_listen_and_not_speak(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        here = await talkers(server)
        nobody = await server.device().socket(here.two.code)
        await nobody.hello()
        nobody.say({"type": "chat"})
        assert [(m["audience"], m["you"]) for m in await nobody.quiet()] == [("watchers", None)]
        nobody.say({"type": "say", "id": "1", "text": "Hello"})
        assert [m["problem"]["code"] for m in await nobody.quiet()] == ["noDevice"]
        await here.say("cem", text="Hello")
        assert [m["line"]["text"] for m in await nobody.quiet() if m["type"] == "said"] == ["Hello"]


async def test_the_talk_is_kept_with_the_table(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        here = await talkers(server)
        await here.say("ann", text="Before")
        await here.say("bob", phrase="thanks")
        bob, code = here.two.bob, here.two.code
    async with running(tmp_path) as server:
        bob.app = server.app
        socket = await bob.socket(code)
        await socket.hello()
        socket.say({"type": "chat"})
        (log,) = await socket.quiet()
        assert [(line["text"], line["phrase"]) for line in log["lines"]] == [("Before", None), ("", "thanks")]
        assert log["lines"][1]["who"] == log["you"]
        await socket.close()


async def test_only_the_newest_messages_are_kept_and_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "KEPT", 4)
    async with running(tmp_path) as server:
        here = await talkers(server)
        for n in range(7):
            await here.say("ann", text=f"{n}")
        here.sockets["bob"].say({"type": "chat"})
        log = (await here.sockets["bob"].quiet())[-1]
        assert [(line["n"], line["text"]) for line in log["lines"]] == [(4, "3"), (5, "4"), (6, "5"), (7, "6")]
        newest = await talk.spoken_at(server.house.store, here.two.code, "seats", 2)
        assert [line.text for line in newest] == ["5", "6"]
        assert SHOWN < 1000


async def test_nobody_talks_faster_or_longer_than_the_limits_say(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        here = await talkers(server)
        burst = RATES["chat"].burst
        for n in range(burst + 2):
            here.sockets["ann"].say({"type": "say", "id": f"f{n}", "text": "x"})
        heard = await here.sockets["ann"].quiet()
        assert [message["type"] for message in heard] == ["said"] * burst + ["refused"] * 2
        assert heard[-1]["problem"]["params"] == {"limit": "chat"}
        assert [m["problem"]["code"] for m in await here.say("ann", text="x" * (TEXT + 1))] == ["badMessage"]
        assert [m["line"]["text"] for m in await here.say("ann", text="\u00e9" * TEXT)] == ["\u00e9" * TEXT]


async def test_a_report_is_kept_once_and_only_of_the_own_side(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        here = await talkers(server)
        await here.say("ann", text="Rude")
        path = f"/api/tables/{here.two.code}/reports"
        for _ in range(2):
            assert (await here.two.bob.post(path, {"n": 1}))["text"] == "Rude"
        stranger = await server.device().ask("POST", path, {"n": 1})
        assert (stranger.status, stranger.json()["code"]) == (404, "noLine")
        kept = await server.house.store.read(lambda c: c.exec_driver_sql("SELECT audience, n FROM reports").all())
        assert [tuple(row) for row in kept] == [("seats", 1)]
        statuses = [(await here.two.bob.ask("POST", path, {"n": 1})).status for _ in range(RATES["reports"].burst)]
        assert statuses[-1] == 429


# --- leaks ----------------------------------------------------------------------------------------------------------


class Overheard:
    """One side talks as `secret` wants; what the other side and those who have not joined hear of the table."""

    def __init__(self, here: Talkers, speakers: tuple[str, str], public: Stream, secret: Stream) -> None:
        self.here = here
        self.speakers = speakers
        self.listeners = [who for who in here.sockets if who not in speakers]
        self.public = public
        self.secret = secret
        self.devices: list[Device] = [here.two.ann, here.two.bob, *here.server.devices[2:4]]
        self.answers: list[Any] = []

    async def play(self) -> list[Any]:
        silent = await self.here.server.device().socket(self.here.two.code)
        await silent.hello()
        for _ in range(8):
            for _ in range(self.secret.below(4)):
                await self.talking()
            await self.public.pick([self.listening, self.answering, self.asking])()
        await silent.quiet()
        return [*self.answers, silent.heard, *(self.here.sockets[who].heard for who in self.listeners)]

    async def talking(self) -> None:
        who = self.secret.pick(self.speakers)
        text = "x" * (1 + self.secret.below(40))
        self.here.sockets[who].say({"type": "say", "id": text, "text": text})
        self.here.sockets[who].say({"type": "chat", "on": self.secret.below(4) > 0})
        await self.here.sockets[who].quiet()

    async def listening(self) -> None:
        await self.here.server.forward(3000)
        for who in self.listeners:
            self.here.sockets[who].say({"type": "chat"})
            await self.here.sockets[who].quiet()

    async def answering(self) -> None:
        await self.here.say(self.public.pick(self.listeners), text="y" * (1 + self.public.below(9)))

    async def asking(self) -> None:
        code = self.here.two.code
        for who, device in zip(self.here.sockets, self.devices, strict=True):
            if who in self.listeners:
                self.answers.append(await device.ask("POST", f"/api/tables/{code}/reports", {"n": 9}))
                self.answers.append(await device.ask("GET", f"/api/tables/{code}"))


async def twins(folder: Path) -> list[tuple[list[Any], list[Any]]]:
    """What is heard on two servers that differ only in what one side says."""
    heard: list[list[Any]] = []
    for twin in range(2):
        (folder / str(twin)).mkdir()
        async with running(folder / str(twin)) as server:
            heard.append([])
            for trial, speakers in enumerate((("ann", "bob"), ("cem", "dan")) * 4):
                server.devices.clear()
                public, secret = Stream(trial.to_bytes(16, "big")), Stream(bytes([1 + twin, trial, *bytes(14)]))
                heard[-1].append(await Overheard(await talkers(server), speakers, public, secret).play())
                await server.forward(100_000)
    return list(zip(*heard, strict=True))


async def test_whatever_one_side_says_the_others_hear_the_same(tmp_path: Path) -> None:
    assert [i for i, (one, other) in enumerate(await twins(tmp_path)) if one != other] == []


def loud(patch: pytest.MonkeyPatch) -> None:
    """Messages for everybody who has joined anything."""
    patch.setattr(Chat, "hearers", lambda self, audience: [line for line in self.room.lines if line.chat])


def pushy(patch: pytest.MonkeyPatch) -> None:
    """Messages for all of a side, asked for or not."""
    patch.setattr(
        Chat, "hearers", lambda self, side: [line for line in self.room.lines if self.audience(line.person) == side]
    )


def counted(patch: pytest.MonkeyPatch) -> None:
    """One numbering for both sides."""
    say = talk.say

    async def counting(store: Any, code: str, audience: Audience, spoken: talk.Spoken) -> tuple[talk.Spoken, bool]:
        both = [await talk.spoken_at(store, code, side, 1000) for side in SIDES]
        kept, new = await say(store, code, audience, spoken)
        return kept._replace(n=1 + sum(map(len, both))), new

    patch.setattr(talk, "say", counting)


@pytest.mark.parametrize("leak", [loud, pushy, counted], ids=lambda leak: leak.__name__)
async def test_a_planted_leak_is_caught(
    leak: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    assert any(one != other for one, other in await twins(tmp_path))
