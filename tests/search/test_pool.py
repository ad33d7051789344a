"""The pool of workers: whatever a bot does, its table gets an action in time."""

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hexmoot.bots import pool as pools
from hexmoot.bots import warm
from hexmoot.bots.pool import BotPool, InlineBots
from hexmoot.bots.registry import characters, rehearsals
from hexmoot.games import game
from hexmoot.luck import NO_LUCK
from hexmoot.search.character import shown
from search import unruly

GAME = "battlehex"
ENVELOPE = msgspec.json.encode(rehearsals(GAME)[0])
TESTS = Path(__file__).parents[1]
SECONDS, LONG = 0.1, 60.0  # how long a bot may think: not at all, and longer than any test takes


@pytest.fixture
async def pool() -> AsyncIterator[BotPool]:
    """One worker with unruly bots; nothing to warm."""
    made = BotPool(margin=SECONDS, think=unruly.think, games=())
    await made.start()
    await made.ready()
    yield made
    await made.close()


async def ask(pool: BotPool, bot: str, seconds: float = LONG) -> Any:
    return await pool.choose(GAME, bot, ENVELOPE, NO_LUCK, seconds)


def is_recruits(choice: pools.Choice) -> bool:
    """Whether the weakest character chose, an action of the game."""
    msgspec.json.decode(choice.action, type=game(GAME).Action)
    return choice.by == "recruit"


async def test_a_worker_chooses_in_a_process_of_its_own(pool: BotPool) -> None:
    first, second = await ask(pool, "honest"), await ask(pool, "honest")
    assert first.by == "honest"
    assert first.action == second.action != str(os.getpid()).encode()


async def test_a_bot_that_raises_is_stood_in_for_and_keeps_its_worker(pool: BotPool) -> None:
    before = await ask(pool, "honest")
    assert is_recruits(await ask(pool, "raises"))
    assert await ask(pool, "honest") == before


async def test_a_bot_that_dies_is_stood_in_for_and_its_worker_replaced(pool: BotPool) -> None:
    before = await ask(pool, "honest")
    assert is_recruits(await ask(pool, "dies"))
    await pool.ready()
    assert (await ask(pool, "honest")).action != before.action


async def test_a_bot_that_hangs_is_stood_in_for_at_the_deadline_and_its_worker_replaced(pool: BotPool) -> None:
    before = await ask(pool, "honest")
    assert is_recruits(await ask(pool, "hangs", SECONDS))
    await pool.ready()
    assert (await ask(pool, "honest")).action != before.action


async def test_a_worker_killed_while_idle_is_replaced(pool: BotPool) -> None:
    os.kill(int((await ask(pool, "honest")).action), signal.SIGKILL)
    choices = [await ask(pool, "honest") for _ in range(2)]
    await pool.ready()
    assert {choice.by for choice in choices} <= {"honest", "recruit"}
    assert (await ask(pool, "honest")).by == "honest"


async def test_while_all_workers_are_busy_the_deadline_is_kept(pool: BotPool) -> None:
    busy = asyncio.create_task(ask(pool, "hangs", LONG))
    while not pool.idle.empty():
        await asyncio.wait([busy], timeout=0)
    assert is_recruits(await ask(pool, "honest", SECONDS))
    busy.cancel()


async def test_cancelling_frees_the_worker_when_its_thought_is_done(pool: BotPool) -> None:
    asked = asyncio.create_task(ask(pool, "honest"))
    await asyncio.wait([asked], timeout=0)
    asked.cancel()
    assert (await ask(pool, "honest")).by == "honest"


async def test_closing_leaves_no_process(pool: BotPool) -> None:
    await ask(pool, "honest")
    await pool.close()
    assert multiprocessing.active_children() == []


async def test_a_worker_in_the_wrong_mode_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HEXMOOT_RULES", raising=False)

    def plain() -> ProcessPoolExecutor:
        return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"))

    monkeypatch.setattr(pools, "new_worker", plain)
    monkeypatch.setattr(warm, "new_worker", plain)
    pool = BotPool(games=())
    assert not await pool.hire()
    assert not pool.crew
    with pytest.raises(warm.WrongMode, match="runs plain"):
        await asyncio.to_thread(warm.warm, [])


async def test_a_worker_that_gets_ready_too_slowly_is_let_go_in_one_line(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(pools, "WARM_LIMIT", 0.0)
    pool = BotPool(think=unruly.think, games=())
    assert not await pool.hire()
    assert (pool.crew, caplog.messages) == (set(), ["a bot worker could not be started in time"])
    assert not caplog.records[0].exc_info
    await pool.close()


async def test_before_the_first_worker_is_warm_the_bot_asked_thinks_here() -> None:
    pool = BotPool(games=())
    assert (await ask(pool, "captain")).by == "captain"
    assert not pool.crew


async def test_inline_bots_choose_at_once() -> None:
    bots = InlineBots()
    await bots.start()
    choice = await bots.choose(GAME, "captain", ENVELOPE, NO_LUCK, 1.0)
    assert choice.by == "captain"
    msgspec.json.decode(choice.action, type=game(GAME).Action)
    with pytest.raises(KeyError):
        await bots.choose(GAME, "nobody", ENVELOPE, NO_LUCK, 1.0)
    await bots.close()


def test_warming_compiles_for_every_character_and_tells_how_far_it_is() -> None:
    told: list[tuple[int, int, str]] = []
    warm.warm([GAME], lambda done, total, what: told.append((done, total, what)))
    names = [f"{GAME} {character.name}" for character in characters(GAME)]
    assert told == [(done, len(names), what) for done, what in enumerate([*names, ""])]


async def test_a_compiled_worker_plays_the_largest_board() -> None:
    pool = BotPool(games=())
    await pool.start()
    await pool.ready()
    options = msgspec.convert({"mode": "classic"}, game(GAME).Options)
    state = game(GAME).new(options, rehearsals(GAME)[0].seats, NO_LUCK)[0]
    seat = state.waiting()[0]
    envelope = msgspec.json.encode(shown(game(GAME), options, state, seat))
    choice = await pool.choose(GAME, "captain", envelope, NO_LUCK, LONG)
    await pool.close()
    assert choice.by == "captain"
    state.apply(seat, msgspec.json.decode(choice.action, type=game(GAME).Action), NO_LUCK)


def test_a_killed_server_leaves_no_worker_behind() -> None:
    """The worker holds the pipe that its parent wrote to: it reads as ended only when both are gone."""
    text = (
        "import asyncio\n"
        "from hexmoot.bots.pool import BotPool\n"
        "from search import unruly\n"
        "async def main():\n"
        "    pool = BotPool(think=unruly.think, games=())\n"
        "    await pool.start()\n"
        "    await pool.ready()\n"
        "    print('up', flush=True)\n"
        "    await asyncio.Event().wait()\n"
        "if __name__ == '__main__':\n"
        "    asyncio.run(main())\n"
    )
    path = os.pathsep.join([str(TESTS.parent / "src"), str(TESTS)])
    with subprocess.Popen(
        [sys.executable, "-c", text], stdout=subprocess.PIPE, env=os.environ | {"PYTHONPATH": path}
    ) as server:
        assert server.stdout
        assert server.stdout.readline() == b"up\n"
        server.kill()
        assert server.stdout.read() == b""
