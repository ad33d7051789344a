"""Speed beside that of others: `python bench/run.py [ROW…]`, every row if none is named.

Each `rows_*.py` in this folder has `ROWS`, and `client` stands for all rows whose names begin so. A row prints
`NAME ours=… theirs=… ratio=…` and is kept as JSON in `bench/results/`. The rules run compiled unless HEXMOOT_RULES
says otherwise; those we compare with come from `bench/requirements.lock`.
"""

import importlib
import os
import sys

os.environ.setdefault("HEXMOOT_RULES", "compiled")

from measure import BENCH, Row, measured, stay_on_one_core


def rows() -> dict[str, Row]:
    """All rows by name."""
    names = sorted(path.stem for path in BENCH.glob("rows_*.py"))
    return {row.name: row for name in names for row in importlib.import_module(name).ROWS}


def main(wanted: list[str]) -> None:
    """Measure the rows so named, all without names; SystemExit says which there are if one is unknown."""
    known = rows()
    chosen = {word: [name for name in known if f"{name}.".startswith(f"{word}.")] for word in wanted}
    if unknown := [word for word, names in chosen.items() if not names]:
        raise SystemExit(f"no row {', '.join(unknown)}; there are {', '.join(known)}")
    stay_on_one_core()
    for name in [name for names in chosen.values() for name in names] or known:
        print(f"{name}: {known[name].unit}, wanted {known[name].target}", flush=True)
        print(measured(known[name]), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
