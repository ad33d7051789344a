"""What requests about game records carry and are answered with: records that somebody has, and wants to look at."""

from typing import Annotated, Any

from msgspec import Meta

from hexmoot.game import Outcome
from hexmoot.server.bodies import GameEnvelope, Replay, Wire
from hexmoot.server.limits import POSITIONS


class RecordFile(Wire, forbid_unknown_fields=True):
    """POST /api/records: a game record, as its file has it."""

    record: str


class RecordPart(Wire, forbid_unknown_fields=True):
    """POST /api/records/positions: the same record, and which of its positions are wanted."""

    record: str
    first: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 0
    count: Annotated[int, Meta(ge=1, le=POSITIONS)] = POSITIONS


class RecordProblem(Wire):
    """What is wrong with a record, in entry k or (null) in its first or last line; also what could not be checked."""

    k: int | None
    code: str
    params: dict[str, Any]
    message: str


class ReadRecord(Wire):
    """The game of a record as far as the rules play it, and what they say of all of it.

    So many `lucks`, `draws` and `steps` were computed anew and found right. `result` is what the record says of the
    end, `replay.outcome` what the rules came to.
    """

    replay: Replay
    result: Outcome | None
    problems: list[RecordProblem]
    unchecked: list[RecordProblem]
    lucks: int
    draws: int
    steps: int


class Positions(Wire):
    """The positions after the entries `first`, `first` + 1, … of a record."""

    first: int
    envelopes: list[GameEnvelope]
