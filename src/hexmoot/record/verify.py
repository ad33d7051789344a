"""Was the chance in a record what had been promised, and is the game what the rules make of it?"""

from typing import NamedTuple

import msgspec

from hexmoot import luck
from hexmoot.game import Outcome
from hexmoot.record.lines import BadRecord, Record
from hexmoot.record.replay import FIRST_LINE, Mismatch, replay
from hexmoot.words import Remark, sentence


class Problem(NamedTuple):
    """Something that does not match: in entry k, or (None) in the header or the line with the result."""

    k: int | None
    what: Remark

    def __str__(self) -> str:
        return str(self.what) if self.k is None else sentence("record.atEntry", k=self.k, problem=self.what)


class Report(NamedTuple):
    """What `verify` found: problems in the order of the record, how many lucks, draws and steps it computed anew and
    found right, and what it could not check."""

    problems: list[Problem]
    checked: dict[str, int]
    unchecked: list[Remark]


def verify(record: Record) -> Report:
    """Compute commit, salt, every luck and every draw anew, play every step by the rules, and compare the result.

    BadRecord if its game, rules version or options are none that this Hexmoot has.
    """
    problems, unchecked = promise(record)
    salt = luck.salt_of(record.header.commit, record.footer.pinches) if record.footer else b""
    seed = bytes.fromhex(record.footer.seed) if record.footer and not problems else None
    checked = {"lucks": 0, "draws": 0, "steps": 0}
    outcome: Outcome | None = None
    steps = replay(record)
    try:
        for k, entry in enumerate(record.entries):
            if seed and entry.luck is not None:
                if bytes.fromhex(entry.luck) == luck.luck_at(seed, salt, k):
                    checked["lucks"] += 1
                else:
                    problems.append(Problem(k, Remark("record.luck", {})))
            done = next(steps)
            step, outcome = done.step, done.outcome
            checked["steps"] += step is not None
            checked["draws"] += len(step.draws) if step else 0
    except Mismatch as error:
        stop = Problem(error.k, error.remark)
    except BadRecord as error:
        if error.line < FIRST_LINE:
            raise
        stop = Problem(error.line - FIRST_LINE, error.remark)
    else:
        return Report(problems + wrong_result(record, outcome), checked, unchecked)
    return Report([*problems, stop], checked, [*unchecked, Remark("record.unchecked.rest", {"k": stop.k})])


def promise(record: Record) -> tuple[list[Problem], list[Remark]]:
    """What is wrong with the seed and the pinches, and what can therefore not be checked."""
    footer, seats = record.footer, len(record.header.seats)
    if footer is None:
        return [], [Remark("record.unchecked.end", {})]
    if luck.commit_of(bytes.fromhex(footer.seed)) != record.header.commit:
        wrong = Remark("record.seed", {})
    elif len(footer.pinches) != seats:
        wrong = Remark("record.pinches", {"pinches": len(footer.pinches), "seats": seats})
    else:
        return [], []
    return [Problem(None, wrong)], [Remark("record.unchecked.lucks", {})]


def wrong_result(record: Record, outcome: Outcome | None) -> list[Problem]:
    """What is wrong with the result, by the outcome that the rules came to."""
    if record.footer is None or record.footer.result == outcome:
        return []
    listed, found = (msgspec.json.encode(each).decode() for each in (record.footer.result, outcome))
    return [Problem(None, Remark("record.result", {"listed": listed, "found": found}))]
