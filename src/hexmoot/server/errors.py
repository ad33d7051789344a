"""Refusals on the wire: a code, what its sentence needs, and the sentence in English for programs."""

from typing import Any, TypeVar

import msgspec

from hexmoot.game import Refused
from hexmoot.server.bodies import Problem
from hexmoot.words import sentence, shortened

T = TypeVar("T")
STATUS = {
    "noTable": 404,
    "noGame": 404,
    "noEntry": 404,
    "noLine": 404,
    "noPage": 404,
    "notHost": 403,
    "notYourSeat": 403,
    "notSeated": 403,
    "notOver": 403,
    "notInChat": 403,
    "noDevice": 403,
    "banned": 403,
    "wrongPassword": 403,
    "foreignOrigin": 403,
    "oldRules": 410,
    "linkGone": 410,
    "notAllowed": 405,
    "conflict": 409,
    **dict.fromkeys(("undoNever", "undoNothing", "undoDrew", "undoShown", "undoPassed", "undoOthers"), 409),
    **dict.fromkeys(("offerOpen", "offeredLately", "noOffer", "notAsked", "nobodyHere"), 409),
    **dict.fromkeys(("paused", "notPaused", "alreadyOver"), 409),
    "tableStarted": 409,
    "notBetween": 409,
    "nameClaimed": 409,
    "noName": 409,
    "seatTaken": 409,
    "noFreeSeat": 409,
    "tooLarge": 413,
    "tooFast": 429,
    "serverError": 500,
}


def problem(code: str, **params: Any) -> Problem:
    """A refusal as it is sent."""
    return Problem(code, {name: shortened(value) for name, value in params.items()}, sentence(code, **params))


def problem_of(refused: Refused) -> Problem:
    """What the rules, the table or the server refused."""
    return problem(refused.code, **refused.params)


def status_of(code: str) -> int:
    """The HTTP status that goes with a code."""
    return STATUS.get(code, 400)


def read_as(decoder: msgspec.json.Decoder[T], data: bytes | msgspec.Raw) -> T:
    """JSON as the type of the decoder; Refused if it is no JSON, or JSON of another shape."""
    try:
        return decoder.decode(data)
    except msgspec.ValidationError as error:
        raise Refused("badMessage", why=str(error)) from None
    except (msgspec.DecodeError, RecursionError):
        raise Refused("notJson") from None
