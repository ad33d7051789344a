"""The benchmark's frame: rows are found and named, measured in turn, printed and kept. Nothing is timed here."""

import importlib
import json
from pathlib import Path
from typing import Any

import pytest

BENCH = Path(__file__).parents[2] / "bench"


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """The runner, keeping its results elsewhere."""
    monkeypatch.setenv("HEXMOOT_RULES", "plain")
    monkeypatch.syspath_prepend(str(BENCH))
    measure, run = importlib.import_module("measure"), importlib.import_module("run")
    monkeypatch.setattr(measure, "RESULTS", tmp_path)
    monkeypatch.setattr(run, "stay_on_one_core", lambda: None)
    return run


def test_a_row_is_the_ratio_of_medians_of_measures_taken_in_turn(bench: Any, tmp_path: Path) -> None:
    order: list[str] = []

    def measure_of(who: str, values: list[float]) -> Any:
        numbers = iter([1000.0, *values])  # the first is thrown away
        return lambda: (order.append(who), next(numbers))[1]

    row = bench.Row("x.y", "z/s", measure_of("ours", [8, 9, 30]), measure_of("theirs", [2, 3, 4]), ">= 2", times=3)
    assert bench.measured(row) == "x.y ours=9 theirs=3 ratio=3"
    assert order == ["ours", "theirs"] * 4
    kept = json.loads((tmp_path / "x.y.json").read_text())
    assert (kept["ours"], kept["theirs"], kept["ratio"], kept["all_ours"]) == (9, 3, 3, [8, 9, 30])


def test_the_rows_of_all_modules_are_known_by_name(bench: Any) -> None:
    rows = bench.rows()
    assert {"hexpath.play", "hex.strict", "hex.uct", "battlehex.sm", "plain", "exploit", "start"} <= set(rows)
    assert all(name == row.name for name, row in rows.items())


def test_a_first_part_names_all_rows_that_begin_so(bench: Any, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    rows = {name: bench.Row(name, "s", lambda: 1.0, lambda: 2.0, "<= 1") for name in ("a.b", "a.c", "ab")}
    monkeypatch.setattr(bench, "rows", lambda: rows)
    bench.main(["a"])
    said = capsys.readouterr().out.splitlines()
    assert said[1::2] == ["a.b ours=1 theirs=2 ratio=0.5", "a.c ours=1 theirs=2 ratio=0.5"]
    with pytest.raises(SystemExit, match=r"no row d; there are a\.b, a\.c, ab"):
        bench.main(["d"])
