"""What a bot worker runs. The mode is chosen by `begin`, before anything of ours is imported: keep it so.

Everything else is imported inside the functions, so that a fresh process that looks this module up has not yet read
`HEXMOOT_RULES`.
"""

import os
import signal
import threading
import time
from multiprocessing import connection, parent_process

COMPILED = "compiled"
REHEARSAL_PLAYOUTS = 40


def begin() -> None:
    """The first thing a worker does: choose the mode, leave Ctrl-C to the parent and end when the parent does."""
    os.environ["HEXMOOT_RULES"] = COMPILED
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """A killed server must leave no worker behind."""
    parent = parent_process()
    if parent:
        connection.wait([parent.sentinel])
        os._exit(1)


def mode() -> str:
    """The mode that this process runs in."""
    from hexmoot import accel

    return accel.MODE


def think(game_id: str, bot_id: str, envelope: bytes, luck: bytes, seconds: float) -> tuple[bytes, float]:
    """A character's choice as JSON, and the seconds it took."""
    import msgspec

    from hexmoot.bots.registry import character
    from hexmoot.game import Envelope
    from hexmoot.games import game
    from hexmoot.search.budget import Budget

    began = time.perf_counter()
    budget = Budget(seconds)
    seen = msgspec.json.decode(envelope, type=Envelope[game(game_id).View])  # type: ignore[misc]
    action = character(game_id, bot_id).choose(seen, luck, budget)
    return msgspec.json.encode(action), time.perf_counter() - began


def rehearse(game_id: str, bot_id: str) -> None:
    """Let a character choose in each of its game's rehearsals, which compiles or loads all it needs."""
    from hexmoot.bots.registry import character, rehearsals
    from hexmoot.luck import NO_LUCK
    from hexmoot.search.budget import Budget

    for envelope in rehearsals(game_id):
        character(game_id, bot_id).choose(envelope, NO_LUCK, Budget(playouts=REHEARSAL_PLAYOUTS))
