"""Game records: write them, read them, play them again, and verify that chance and rules were kept.

A record is the whole log of a game, in the format `hexmoot-record/1`; nothing else is needed to replay and verify it.
"""

from hexmoot.record.lines import FORMAT, BadRecord, Entry, Footer, Header, Record, read, write
from hexmoot.record.recorder import Recorder
from hexmoot.record.replay import Mismatch, Played, gives_up, replay
from hexmoot.record.verify import Problem, Report, verify

__all__ = [
    "FORMAT",
    "BadRecord",
    "Entry",
    "Footer",
    "Header",
    "Mismatch",
    "Played",
    "Problem",
    "Record",
    "Recorder",
    "Report",
    "gives_up",
    "read",
    "replay",
    "verify",
    "write",
]
