"""A house under whatever people do, in any order: nobody meets a fault, and all that was acknowledged is kept once.

Three people open tables, come and go, play, offer, ask for the next game, let time pass, and the house is restarted.
"""

import asyncio
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test
from hypothesis.strategies import booleans, data, integers, lists, sampled_from

from hexmoot.table import Play
from server.asgi import Closed, Device, Socket
from server.house import Running, TestWorld, running
from server.play import GUEST, OPEN, RECRUIT, YOU, wish

PEOPLE = 3
HOUR, DAY = 3_600_000, 86_400_000
SEATS = {"battlehex": [OPEN, RECRUIT, GUEST], "hexpath": [OPEN, {"kind": "bot", "bot": "magpie"}]}
TERMS: list[dict[str, Any]] = [
    {},
    {"turnSeconds": 60},
    {"bankSeconds": 120, "incrementSeconds": 5},
    {"moveDays": 1},
    {"visibility": "public", "bestOf": 3},
    {"hotSeat": True},
]
VERBS: dict[str, list[Any]] = {
    "sit": [{}, {"seat": 1}],
    "stand": [{"seat": 0}, {"seat": 1}],
    "seats": [{"seat": 1, "wish": OPEN}, {"seat": 1, "wish": RECRUIT}, {"seat": 0, "wish": YOU}],
    "swap": [{"seats": [0, 1]}],
    "leave": [{}],
    "give-up": [{}],
    "start": [{}],
    "again": [{}],
}


class HouseMachine(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = tempfile.TemporaryDirectory()
        self.world = TestWorld()
        self.stack = AsyncExitStack()
        self.codes: list[str] = []
        self.sent = self.sent_before = 0  # messages in all, and before the house was last restarted
        self.acked: dict[tuple[str, int], list[tuple[int, Any]]] = {}  # by table and game: seats and their actions
        self.newest: tuple[int, str, Any, Any] | None = None  # who sent which command where, and its answer
        self.server: Running
        self.run(self.begin([]))

    def run(self, work: Any) -> Any:
        return self.runner.run(work)

    async def begin(self, cookies: list[str]) -> None:
        """Start the house on its folder; the people keep their cookies."""
        self.server = await self.stack.enter_async_context(running(Path(self.folder.name), self.world))
        self.people: list[Device] = [self.server.device() for _ in range(PEOPLE)]
        self.lines: dict[tuple[int, str], Socket] = {}
        for person, cookie in zip(self.people, cookies, strict=False):
            person.cookie = cookie
        for person in self.people:
            await person.get("/api/me")

    def play(self, code: str) -> Play | None:
        """The newest game of a table that is in memory."""
        live = self.server.house.tables.get(code)
        return live.table.play if live else None

    # --- before the game ----------------------------------------------------------------------------------------------

    @rule(who=integers(0, PEOPLE - 1), game=sampled_from(sorted(SEATS)), terms=sampled_from(TERMS), d=data())
    def open(self, who: int, game: str, terms: dict[str, Any], d: Any) -> None:
        rivals = d.draw(lists(sampled_from(SEATS[game]), min_size=1, max_size=1 if game == "battlehex" else 3))
        answer = self.run(self.people[who].ask("POST", "/api/tables", wish(YOU, *rivals, game=game, **terms)))
        assert answer.status < 500, answer
        if answer.status == 200:
            self.codes.append(answer.json()["code"])

    @precondition(lambda self: self.codes)
    @rule(who=integers(0, PEOPLE - 1), verb=sampled_from(sorted(VERBS)), d=data())
    def arrange(self, who: int, verb: str, d: Any) -> None:
        code = d.draw(sampled_from(self.codes))
        body = d.draw(sampled_from(VERBS[verb]))
        answer = self.run(self.people[who].ask("POST", f"/api/tables/{code}/{verb}", body))
        assert answer.status < 500, answer

    @precondition(lambda self: self.codes)
    @rule(who=integers(0, PEOPLE - 1), terms=sampled_from(TERMS), d=data())
    def change(self, who: int, terms: dict[str, Any], d: Any) -> None:
        code = d.draw(sampled_from(self.codes))
        answer = self.run(self.people[who].ask("PATCH", f"/api/tables/{code}", {"settings": terms}))
        assert answer.status < 500, answer

    # --- the line -----------------------------------------------------------------------------------------------------

    @precondition(lambda self: self.codes)
    @rule(who=integers(0, PEOPLE - 1), d=data())
    def come(self, who: int, d: Any) -> None:
        code = d.draw(sampled_from(self.codes))
        self.run(self.come_to(who, code))

    async def come_to(self, who: int, code: str) -> None:
        if old := self.lines.pop((who, code), None):
            await old.close()
        socket = await self.people[who].socket(code)
        self.check(await socket.hello())
        self.lines[who, code] = socket

    @precondition(lambda self: self.lines)
    @rule(d=data())
    def go(self, d: Any) -> None:
        key = d.draw(sampled_from(sorted(self.lines)))
        self.run(self.lines.pop(key).close())

    @precondition(lambda self: self.lines)
    @rule(d=data())
    def act(self, d: Any) -> None:
        """Do one of the actions that may be done, whoever's line it is."""
        who, code = d.draw(sampled_from(sorted(self.lines)))
        play = self.play(code)
        if play is None or not play.now.waiting:
            return
        seat = d.draw(sampled_from(play.now.waiting))
        action = d.draw(sampled_from(play.now.state.actions(seat)))
        said = {"action": msgspec.to_builtins(action)}
        self.say(who, code, {"type": "command", "game": play.number, "seat": seat, **said})

    @precondition(lambda self: self.lines)
    @rule(
        kind=sampled_from(["offer", "answer", "resume"]),
        what=sampled_from(["undo", "abandon", "pause"]),
        yes=booleans(),
        seats=lists(integers(0, 3), min_size=2, max_size=2),
        d=data(),
    )
    def agree(self, kind: str, what: str, yes: bool, seats: list[int], d: Any) -> None:
        who, code = d.draw(sampled_from(sorted(self.lines)))
        play = self.play(code)
        kinds: dict[str, dict[str, Any]] = {
            "offer": {"what": what},
            "answer": {"what": what, "by": seats[1], "yes": yes},
            "resume": {},
        }
        self.say(who, code, {"type": kind, "game": play.number if play else 1, "seat": seats[0], **kinds[kind]})

    def say(self, who: int, code: str, message: dict[str, Any]) -> None:
        """Say it with a new id, and keep what was acknowledged."""
        self.sent += 1
        message["id"] = f"m{self.sent}"
        for answer in self.hear(who, code, message):
            if answer["type"] == "accepted":
                self.newest = who, code, message, answer
                if message["type"] == "command":
                    done = self.acked.setdefault((code, message["game"]), [])
                    done.append((message["seat"], message["action"]))

    def hear(self, who: int, code: str, message: dict[str, Any]) -> list[Any]:
        """The answers on a line; it is gone if the house has closed it."""
        self.lines[who, code].say(message)
        try:
            heard = self.run(self.lines[who, code].quiet())
        except Closed:
            del self.lines[who, code]
            return []
        self.check(heard)
        return [answer for answer in heard if answer.get("id") == message["id"]]

    @precondition(lambda self: self.newest)
    @rule()
    def repeat(self) -> None:
        """The same command again does nothing, and is answered in the same words."""
        assert self.newest
        who, code, message, answer = self.newest
        self.run(self.come_to(who, code))
        if again := self.hear(who, code, message):
            assert again == [answer] or again[0]["type"] == "refused"

    # --- time ---------------------------------------------------------------------------------------------------------

    @rule(ms=sampled_from([500, 30_000, 61_000, 4 * 60_000, HOUR, DAY]))
    def wait(self, ms: int) -> None:
        """All alarms come at the end, as on a machine that was busy."""
        self.world.time += ms
        self.run(self.server.forward(0))

    @precondition(lambda self: self.sent > self.sent_before)
    @rule()
    def restart(self) -> None:
        """A house that comes back knows all that the one before knew."""
        self.run(self.restarted())
        self.sent_before = self.sent

    async def restarted(self) -> None:
        await self.server.settled()
        before = {code: play for code in self.codes if (play := self.play(code))}
        cookies = [person.cookie for person in self.people]
        await self.stack.aclose()
        await self.begin(cookies)
        for code, old in before.items():
            play = (await self.server.house.table(code)).table.play
            assert play
            assert play.number >= old.number
            if play.number == old.number:
                assert play.entries[: len(old.entries)] == old.entries
                assert play.commands == old.commands

    # --- what always holds --------------------------------------------------------------------------------------------

    def check(self, heard: list[Any]) -> None:
        for message in heard:
            assert message.get("problem", {}).get("code") != "serverError", message

    @invariant()
    def what_was_acknowledged_is_in_the_log_once_and_in_order(self) -> None:
        for (code, number), done in self.acked.items():
            play = self.play(code)
            if play and play.number == number:
                log = iter([(entry.seat, entry.action) for entry in play.entries])
                assert all(item in log for item in done), (code, done, play.entries)

    def teardown(self) -> None:
        self.run(self.stack.aclose())
        self.runner.close()
        self.folder.cleanup()


def explore(examples: int, steps: int) -> None:
    run_state_machine_as_test(
        HouseMachine,
        settings=settings(max_examples=examples, stateful_step_count=steps, suppress_health_check=list(HealthCheck)),
    )


def test_whatever_people_do_nothing_breaks_and_nothing_is_lost() -> None:
    explore(6, 30)


@pytest.mark.soak
def test_whatever_people_do_for_long_nothing_breaks_and_nothing_is_lost() -> None:
    explore(4000, 60)
