"""Compile ahead what bots need, so that no first move waits for it."""

import multiprocessing
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor

from hexmoot.bots import worker
from hexmoot.bots.registry import characters
from hexmoot.games import IDS

Progress = Callable[[int, int, str], None]


class WrongMode(RuntimeError):
    """A worker does not run compiled: something imported the rules before the mode was set."""

    def __init__(self, mode: str) -> None:
        super().__init__(f"a bot worker runs {mode}; it must run {worker.COMPILED}")


def new_worker() -> ProcessPoolExecutor:
    """An executor of one process, which will run compiled."""
    return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), worker.begin)


def warm(game_ids: Sequence[str] = IDS, progress: Progress = lambda done, total, what: None) -> None:
    """Compile all that these games' bots use into the cache, in a process of its own, whatever the caller's mode.

    `progress(done, total, what)` is called before each character, and once at the end with done = total.
    KeyError for an unknown game, `WrongMode` if the worker runs plain.
    """
    parts = [(game_id, character) for game_id in game_ids for character in characters(game_id)]
    with new_worker() as executor:
        mode = executor.submit(worker.mode).result()
        if mode != worker.COMPILED:
            raise WrongMode(mode)
        for done, (game_id, character) in enumerate(parts):
            progress(done, len(parts), f"{game_id} {character.name}")
            executor.submit(worker.rehearse, game_id, character.id).result()
    progress(len(parts), len(parts), "")
