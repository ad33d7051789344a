"""Records that somebody sends: read, played, and forgotten; whatever is no record is refused, and costs little."""

import asyncio
import json
import threading
from pathlib import Path
from typing import Any

import pytest

from hexmoot.game import Refused
from hexmoot.luck import Stream
from hexmoot.server import limits
from hexmoot.server.reading import Reading
from server.house import Running, running
from server.play import RESIGN, command, pair, seal
from server.test_noise import torn
from server.test_requests import refusal

RECORDS, POSITIONS = "/api/records", "/api/records/positions"


async def finished(server: Running) -> str:
    """The record of a game of two turns, in which both had a coin thrown."""
    two = await pair(server)
    for seat, line, cell in ((0, two.red, (2, 1)), (1, two.black, (1, 2))):
        line.say(command(seat, seal(1, *cell, "random"), f"{seat}"))
        await line.hear_until("accepted")
    two.red.say(command(0, RESIGN, "end"))
    await two.red.hear_until("accepted")
    return (await two.ann.ask("GET", f"/api/tables/{two.code}/games/1/record")).body.decode()


def changed(record: str, k: int, **fields: Any) -> str:
    """The record with some fields of an entry set anew."""
    lines = [json.loads(line) for line in record.splitlines()]
    lines[k + 1] |= fields
    return "".join(json.dumps(line) + "\n" for line in lines)


async def test_an_honest_record_is_told_whole(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        record = await finished(server)
        told = await server.device().post(RECORDS, {"record": record})
        assert (told["problems"], told["unchecked"]) == ([], [])
        assert (told["lucks"], told["draws"], told["steps"]) == (4, 2, 4)
        assert told["result"] == told["replay"]["outcome"]
        assert [entry["k"] for entry in told["replay"]["entries"]] == [0, 1, 2, 3]
        assert told["replay"]["entries"][1]["action"]["red"] == 2


async def test_its_positions_are_those_of_the_table(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        two = await pair(server)
        two.red.say(command(0, seal(1, 2, 1)))
        two.black.say(command(1, seal(1, 1, 2)))
        two.red.say(command(0, RESIGN, "end"))
        await two.red.hear_until("ended")
        base = f"/api/tables/{two.code}/games/1"
        record = (await two.ann.ask("GET", f"{base}/record")).body.decode()
        shown = await server.device().post(POSITIONS, {"record": record, "first": 1, "count": 2})
        assert shown["first"] == 1
        for k, envelope in enumerate(shown["envelopes"], 1):
            own = (await two.ann.get(f"{base}/replay/{k}?viewer=full"))["envelope"]
            assert (envelope["view"], envelope["seats"], envelope["options"]) == (
                own["view"],
                own["seats"],
                own["options"],
            )


async def test_a_changed_record_is_played_as_far_as_it_goes_and_its_fault_named(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        record = await finished(server)
        told = await server.device().post(RECORDS, {"record": changed(record, 2, draws=[[2, 0], [2, 0], [2, 0]])})
        assert [(problem["k"], problem["code"]) for problem in told["problems"]] == [(2, "record.draws")]
        assert [remark["code"] for remark in told["unchecked"]] == ["record.unchecked.rest"]
        assert [entry["k"] for entry in told["replay"]["entries"]] == [0, 1]
        assert told["replay"]["outcome"] is None


BROKEN = {
    "nothing": ("", 1),
    "prose": ("Dear Ann,\nhow are you?", 1),
    "another game": ("{header}", 1),
    "no entries": ("{first}", 1),
    "lone surrogate": ("\ud800", 1),
}


@pytest.mark.parametrize("kind", BROKEN)
async def test_what_is_no_record_is_refused_with_the_line(kind: str, tmp_path: Path) -> None:
    text, line = BROKEN[kind]
    async with running(tmp_path) as server:
        record = await finished(server)
        first = record.splitlines()[0]
        header = json.dumps(json.loads(first) | {"game": "chess"}) + "\n" + record.splitlines()[1]
        sent = text.replace("{header}", header).replace("{first}", first)
        for path in (RECORDS, POSITIONS):
            answer = await server.device().ask("POST", path, {"record": sent})
            assert refusal(answer) in ((400, "unreadableRecord"), (400, "notJson"))
            assert answer.json()["params"].get("line", line) == line


@pytest.mark.parametrize(
    "fields",
    [
        {"options": {"size": 99}},
        {"options": {"nonsense": 1}},
        {"seats": []},
        {"rules_version": 99},
        {"commit": "x"},
        {"seats": [{"name": "A", "kind": "king"}, {"name": "B", "kind": "human"}]},
    ],
    ids=str,
)
async def test_a_header_that_no_game_has_is_refused(fields: dict[str, Any], tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        record = changed(await finished(server), -1, **fields)
        assert refusal(await server.device().ask("POST", RECORDS, {"record": record})) == (400, "unreadableRecord")


async def test_a_record_that_does_not_begin_is_refused(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        record = changed(await finished(server), 0, luck=None)
        assert refusal(await server.device().ask("POST", RECORDS, {"record": record})) == (400, "unreadableRecord")


async def test_names_are_cut_to_what_a_table_allows(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        seats = [{"name": "x" * 9000, "kind": "human"}, {"name": "", "kind": "human"}]
        record = changed(await finished(server), -1, seats=seats)
        told = await server.device().post(RECORDS, {"record": record})
        assert [len(seat["name"]) for seat in told["replay"]["seats"]] == [20, 0]


async def test_long_records_are_refused_by_a_named_limit(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = server.device()
        record = await finished(server)
        head = record.splitlines()[:2]
        notes = [f'{{"k":{k + 1},"table":{{"type":"pause","ms":1}}}}' for k in range(limits.RECORD_ENTRIES)]
        assert refusal(await ann.ask("POST", RECORDS, {"record": "\n".join(head + notes)})) == (400, "unreadableRecord")
        told = await ann.post(RECORDS, {"record": "\n".join(head + notes[:-1])})
        assert len(told["replay"]["entries"]) == limits.RECORD_ENTRIES
        answer = await ann.ask("POST", RECORDS, {"record": "x" * limits.RECORD_BYTES})
        assert refusal(answer) == (413, "tooLarge")
        assert answer.json()["params"] == {"most": limits.RECORD_BYTES}


async def test_positions_come_a_few_at_a_time_and_none_beyond_the_end(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann, record = server.device(), await finished(server)
        for body, expected in (
            ({"first": 4}, (404, "noEntry")),
            ({"first": -1}, (400, "badMessage")),
            ({"count": limits.POSITIONS + 1}, (400, "badMessage")),
            ({"count": 0}, (400, "badMessage")),
        ):
            assert refusal(await ann.ask("POST", POSITIONS, {"record": record} | body)) == expected


async def test_nothing_of_a_record_is_kept(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        record, ann = await finished(server), server.device()
        before = [await server.house.store.read(dumped), len(server.house.tables)]
        await ann.post(RECORDS, {"record": record})
        await ann.post(POSITIONS, {"record": record})
        assert [await server.house.store.read(dumped), len(server.house.tables)] == before


def dumped(connection: Any) -> list[str]:
    return list(connection.connection.iterdump())


async def test_a_device_sends_only_so_many(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = server.device()
        for _ in range(limits.RATES["records"].burst):
            await ann.ask("POST", RECORDS, {"record": ""})
        answer = await ann.ask("POST", RECORDS, {"record": ""})
        assert (refusal(answer), answer.json()["params"]) == ((429, "tooFast"), {"limit": "records"})


async def test_only_so_many_wait_to_be_read() -> None:
    reading, go = Reading(), threading.Event()
    tasks = [asyncio.create_task(reading.do(go.wait)) for _ in range(limits.READERS)]
    await asyncio.sleep(0)  # all of them have begun
    with pytest.raises(Refused, match="tooFast"):
        await reading.do(go.wait)
    go.set()
    assert all([await task for task in tasks])
    assert await reading.do(lambda: 7) == 7


async def test_damaged_records_are_refused_or_told_and_never_a_fault_of_the_server(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        record, stream = await finished(server), Stream(bytes(16))
        lines = record.splitlines(keepends=True)
        for _ in range(150):
            server.world.forward(2_000)
            mixed = "".join(stream.pick(lines) for _ in lines) if stream.below(4) == 0 else record
            sent = torn(mixed.encode(), stream).decode(errors="replace")
            for path in (RECORDS, POSITIONS):
                answer = await server.device().ask("POST", path, {"record": sent})
                assert answer.status in (200, 400, 404), (sent, answer)
