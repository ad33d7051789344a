"""Sealed moves do not leak: what rivals and watchers are sent is the same, byte for byte, whatever was sealed.

Two servers with the same secrets play the same tables. They differ in what Ann seals, and in how often she replaces
it, before a move that is the same is turned up. Everything that the others hear is compared: messages, refusals,
versions, lists, replays, records, headers.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hexmoot.game import Step
from hexmoot.games.battlehex.game import State
from hexmoot.luck import Stream
from hexmoot.server import describe
from server.asgi import Device, Socket
from server.house import Running, running
from server.play import GUEST, YOU, command, opened, pair, seal

TRIALS = 50
SIZE = 4
CLOCKS = [{"turnSeconds": 60}, {"bankSeconds": 60, "incrementSeconds": 5}]


class Trial:
    """One table. `public` decides what all can see, `secret` what only Ann knows."""

    def __init__(self, server: Running, public: Stream, secret: Stream) -> None:
        self.server = server
        self.public = public
        self.secret = secret
        self.hot = public.below(4) == 0
        self.timed = public.below(2) == 0
        self.ann, self.bob, self.cem = (server.device() for _ in range(3))
        self.heard: list[Any] = []
        self.code = ""
        self.ids = [0, 0]
        self.wishes = 0

    async def play(self) -> list[Any]:
        """Play it; what the others heard."""
        settings = CLOCKS[self.public.below(2)] if self.timed else {}
        seats = (YOU, GUEST) if self.hot else ()
        options = {"size": SIZE, "firstColour": "red"}
        visibility = ("private", "public")[self.public.below(2)]
        self.code = await opened(self.ann, *seats, options=options, visibility=visibility, **settings)
        self.red = await self.ann.socket(self.code)
        await self.red.hello()
        await self.cem.get("/api/me")
        await self.bob.get("/api/me")
        if not self.hot:
            await self.bob.post(f"/api/tables/{self.code}/sit", {})
        self.others = [await self.bob.socket(self.code), await self.cem.socket(self.code)]
        for socket in self.others:
            await socket.hello()
        for _ in range(self.public.below(3)):
            await self.open_turn()
        for _ in range(4 + self.public.below(6)):
            await self.public.pick([self.sealing, self.sealing, self.unsealing, self.wrong, self.asking, self.again,
                                    self.joining, self.waiting, self.requests, self.agreeing])()  # fmt: skip
            for socket in self.others:
                await socket.quiet()
        if self.public.below(2):
            await self.revealing()
        if not self.timed and not self.hot:
            await self.leaving()
        return self.heard + [text for socket in self.others for text in socket.heard]

    @property
    def state(self) -> Any:
        live = self.server.house.tables[self.code]
        assert live.table.play is not None
        return live.table.play.now.state

    async def act(self, seat: int, action: Any) -> None:
        """A command on the line of its seat."""
        self.ids[seat] += 1
        socket = self.red if self.hot or seat == 0 else self.others[0]
        socket.say(command(seat, msgspec.to_builtins(action), f"id{self.ids[seat]}"))
        await socket.quiet()

    async def open_turn(self) -> None:
        """A whole turn, the same on both servers."""
        while self.state.outcome() is None:
            seat = self.state.waiting()[0]
            await self.act(seat, self.public.pick(self.state.actions(seat)))
            if len(self.state.waiting()) == 2:
                break

    # --- what Ann does ----------------------------------------------------------------------------------------------

    async def sealing(self) -> None:
        """Seal something, and replace it by something else any number of times."""
        view = self.state.view(None)
        if view.phase == "choose" and self.state.waiting() != [0]:
            for _ in range(1 + self.secret.below(3)):
                red, black = 1 + self.secret.below(SIZE), 1 + self.secret.below(SIZE)
                await self.act(0, seal(view.turn, red, black, self.secret.pick(["R", "B", "random"])))

    async def unsealing(self) -> None:
        """Take it back."""
        await self.act(0, {"type": "unseal", "turn": self.state.view(None).turn})

    async def revealing(self) -> None:
        """Seal the same on both servers, and turn it up: what was replaced before stays secret all the same."""
        view = self.state.view(None)
        if view.phase != "choose":
            return
        cells = [1 + self.public.below(SIZE) for _ in range(4)]
        await self.act(0, seal(view.turn, *cells[:2], "R"))
        if self.timed and not self.hot:
            await self.server.forward(60_000)
        else:
            await self.act(1, seal(view.turn, *cells[2:], "B"))
        if self.state.outcome() is None:
            await self.requests()
            await self.sealing()
            await self.requests()

    # --- what the others do -----------------------------------------------------------------------------------------

    async def wrong(self) -> None:
        """Ask for what is refused."""
        for message in ("{", command(0, {"type": "resign"}), command(1, {"type": "unseal", "turn": 1}), {"type": "?"}):
            self.others[0].say(message)

    async def asking(self) -> None:
        """Ask what every action would do."""
        turn = self.state.view(None).turn
        actions = [seal(turn, r, b) for r in range(1, SIZE + 1) for b in range(1, SIZE + 1)]
        self.others[0].say({"type": "ask", "id": "q", "game": 1, "seat": 1, "actions": actions})

    async def agreeing(self) -> None:
        """Offer, withdraw, agree, and go on again; what Ann does meanwhile is hidden.

        Nobody abandons the game: after its end everything is shown.
        """
        what = self.public.pick(["undo", "pause"] if self.hot else ["undo", "abandon", "pause"])
        first = self.public.below(2)
        self.wishes += 1
        wish = {"game": 1, "what": what}
        await self.tell(first, {"type": "offer", "id": f"o{self.wishes}", **wish})
        if self.public.below(2):
            await self.sealing()
        answer = {"type": "answer", "by": first, "yes": what != "abandon" and self.public.below(3) > 0}
        await self.tell(self.public.below(2), answer | {"id": f"a{self.wishes}", **wish})
        await self.tell(self.public.below(2), {"type": "resume", "id": f"r{self.wishes}", "game": 1})

    async def tell(self, seat: int, message: dict[str, Any]) -> None:
        """Say something for a seat on its own line."""
        socket = self.red if self.hot or seat == 0 else self.others[0]
        socket.say(message | {"seat": seat})
        await socket.quiet()

    async def again(self) -> None:
        """Lose the line and come back, holding an older version."""
        version = self.public.below(3) - 1
        for i, device in enumerate((self.bob, self.cem)):
            old = self.others[i]
            await old.close()
            self.others[i] = await device.socket(self.code)
            self.others[i].heard = old.heard
            await self.others[i].hello(game=1, version=version)

    async def joining(self) -> None:
        """Somebody new watches."""
        socket: Socket = await self.server.device().socket(self.code)
        await socket.hello()
        self.heard += socket.heard
        await socket.close()

    async def waiting(self) -> None:
        """Time passes, but not so much that a clock runs out."""
        await self.server.forward(self.public.below(5) * 1000)

    async def requests(self) -> None:
        """Ask for everything that can be asked for."""
        game = f"/api/tables/{self.code}/games/1"
        paths = ["/api/tables", f"/api/tables/{self.code}", f"{game}/record", f"{game}/replay?viewer=watcher"]
        paths += [f"{game}/replay", f"{game}/replay?viewer=0", f"{game}/replay?viewer=full"]
        paths += [f"{game}/replay/{k}" for k in range(6)]
        for device in (self.bob, self.cem):
            self.heard += [await self.asked(device, path) for path in paths]

    async def asked(self, device: Device, path: str) -> Any:
        return await device.ask("GET", path)

    async def leaving(self) -> None:
        """Bob goes away for so long that a bot stands in for him; it has not chosen yet."""
        await self.others[0].close()
        await self.server.forward(60_000)
        await self.others[1].quiet()


async def traffic(folder: Path, trials: int, twin: int) -> list[list[Any]]:
    """What the others hear at each of the tables of one server."""
    heard = []
    async with running(folder) as server:
        server.bots.go.clear()
        for trial in range(trials):
            public, secret = Stream(trial.to_bytes(16, "big")), Stream(bytes([1 + twin, trial, *bytes(14)]))
            heard.append(await Trial(server, public, secret).play())
            server.world.forward(60_000)
    return heard


async def twins(folder: Path, trials: int) -> list[tuple[list[Any], list[Any]]]:
    """The same on two servers that differ in the sealed moves alone."""
    folders = [folder / "a", folder / "b"]
    for one in folders:
        one.mkdir()
    return list(zip(*[await traffic(one, trials, twin) for twin, one in enumerate(folders)], strict=True))


async def test_whatever_is_sealed_the_others_hear_the_same(tmp_path: Path) -> None:
    pairs = await twins(tmp_path, TRIALS)
    assert [i for i, (one, other) in enumerate(pairs) if one != other] == []
    assert sum(len(one) for one, _ in pairs) > 20 * TRIALS


@pytest.mark.parametrize("clock", CLOCKS)
async def test_when_a_sealed_move_is_replaced_no_clock_tells_the_others(clock: dict[str, int], tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        two = await pair(server, **clock)
        heard = []
        for number in range(3):
            two.red.say(command(0, seal(1, 1, 1 + number), f"r{number}"))
            await two.red.hear_until("accepted")
            line = await two.bob.socket(two.code)
            heard.append([m for m in await line.hello() if m["type"] == "state"])
            await line.close()
            await server.forward(5_000)
        assert heard[0] == heard[1] == heard[2]


async def test_however_often_a_sealed_move_is_replaced_the_others_get_the_same_steps(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        two = await pair(server)
        heard = []
        for number in range(20):
            two.red.say(command(0, seal(1, 1, 1 + number % 3), f"r{number}"))
            await two.red.hear_until("accepted")
            line = await two.bob.socket(two.code)
            heard.append([m["type"] for m in await line.hello(game=1, version=0)])
            await line.close()
            await server.forward(1_000)
        assert heard == [["welcome", "step"]] * 20


def leaky_view(patch: pytest.MonkeyPatch) -> None:
    """A view that shows the rival's card."""
    view = State.view
    patch.setattr(State, "view", lambda self, viewer: view(self, 0 if viewer in (None, 1) else viewer))


def counted_seal(patch: pytest.MonkeyPatch) -> None:
    """A replaced seal that everybody may know of."""
    apply = State.apply
    patch.setattr(State, "apply", lambda self, *args: Step(*apply(self, *args)[:2]))


def knowing_preview(patch: pytest.MonkeyPatch) -> None:
    """A preview that counts the rival's sealed cell as occupied."""
    preview = State.preview

    def peeking(self: State, seat: int, action: Any) -> Any:
        found = preview(self, seat, action)
        taken = self.record.want[self.side(1 - seat)] == action.red * 16 + action.black
        return msgspec.structs.replace(found, occupied=taken)

    patch.setattr(State, "preview", peeking)


def telling_accord(patch: pytest.MonkeyPatch) -> None:
    """What is agreed on, with the number of the newest entry of the log, which counts the secret ones."""
    note_of = describe.note_of

    def numbered(moment: Any, viewer: Any) -> Any:
        note = note_of(moment, viewer)
        return note and note | {"k": moment.entry.k}

    patch.setattr(describe, "note_of", numbered)


def open_replay(patch: pytest.MonkeyPatch) -> None:
    """A replay that shows every action to everybody."""
    entry_of = describe.entry_of

    def opened_up(moment: Any, viewer: Any) -> Any:
        shown = entry_of(moment, viewer)
        return msgspec.structs.replace(shown, action=msgspec.Raw(msgspec.json.encode(moment.entry.action)))

    patch.setattr(describe, "entry_of", opened_up)


@pytest.mark.parametrize(
    "leak", [leaky_view, counted_seal, knowing_preview, telling_accord, open_replay], ids=lambda f: f.__name__
)
async def test_a_planted_leak_is_caught(
    leak: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    assert any(one != other for one, other in await twins(tmp_path, 12))
