"""How rows are measured: ours and theirs in turn, on one core, by the time of the processor."""

import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

BENCH = Path(__file__).parent
RESULTS = BENCH / "results"
TIMES = 5


class Row(NamedTuple):
    """One line of the benchmark. `ours` and `theirs` measure once and return a number of `unit`; `target` is the ratio

    that is wanted. Where nothing compares, `theirs` is the goal.
    """

    name: str
    unit: str
    ours: Callable[[], float]
    theirs: Callable[[], float]
    target: str
    times: int = TIMES


def rate(work: Callable[[], float]) -> float:
    """What the work returns (a count), per second of this process's time."""
    began = time.process_time()
    count = work()
    return count / (time.process_time() - began)


def apart(mode: str, module: str, function: str) -> float:
    """What a function of a bench module returns in a process of its own, in another mode of the rules."""
    code = f"import sys; sys.path.insert(0, {str(BENCH)!r}); import {module}; print({module}.{function}())"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"HEXMOOT_RULES": mode},
        check=True,
        capture_output=True,
        text=True,
    )
    return float(done.stdout.split()[-1])


def stay_on_one_core() -> None:
    """Where the system can, keep this process and those it starts on one core."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def measured(row: Row) -> str:
    """Measure a row, keep the numbers and return its line."""
    row.ours(), row.theirs()  # the first time is for caches
    pairs = [(row.ours(), row.theirs()) for _ in range(row.times)]
    ours, theirs = (statistics.median(side) for side in zip(*pairs, strict=True))
    RESULTS.mkdir(exist_ok=True)
    kept = {
        "row": row.name,
        "unit": row.unit,
        "ours": ours,
        "theirs": theirs,
        "ratio": ours / theirs,
        "target": row.target,
        "all_ours": [x for x, _ in pairs],
        "all_theirs": [x for _, x in pairs],
    }
    (RESULTS / f"{row.name}.json").write_text(json.dumps(kept, indent=2) + "\n")
    return f"{row.name} ours={ours:.4g} theirs={theirs:.4g} ratio={ours / theirs:.4g}"
