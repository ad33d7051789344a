"""Codes of tables are secrets: whoever names one may be guessing, and is told nothing after too many wrong ones.

A wrong code counts for the address, and for the device if the server has known it before. One of both has to have tries
left. So nobody is shut out by what others at the same address do, except who comes for the first time. Whoever makes
devices in order to guess has 20 tries with each, as fast as they are given out: far too few for codes of this length.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from hexmoot.game import Refused
from hexmoot.server.house import House
from hexmoot.server.limits import Limits


@asynccontextmanager
async def trying(code: str, house: House, limits: Limits, address: str, known: str | None) -> AsyncIterator[None]:
    """Somebody names a table; `known` is who it is if the device was known before.

    Without tries left even a right code is refused, so that guessing tells nothing; but not what is no guess.
    """
    counted = [("codes", address), *([("codesOfDevice", known)] if known else [])]
    free = [bucket for bucket in counted if limits.left(*bucket) >= 1]
    if not free and not await house.is_no_secret(code, known):
        raise Refused("tooFast", limit="codes")
    try:
        yield
    except Refused as refused:
        if refused.code == "noTable":
            for bucket in free:
                limits.take(*bucket)
        raise
