"""Memory that refers to itself goes when enough requests have ended, and never in the midst of moves."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from hexmoot.server.gate import Receive, Scope, Send
from hexmoot.server.sweep import ENDED, NEVER, Sweep


class Knot:
    """Refers to itself, as what a socket leaves behind does."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def usual_thresholds() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)


async def ask(app: Sweep) -> None:
    await app({}, None, None)  # type: ignore[arg-type]


async def failing(scope: Scope, receive: Receive, send: Send) -> None:
    raise ConnectionError


@pytest.mark.usefixtures("usual_thresholds")
class TestSweep:
    async def test_what_refers_to_itself_goes_when_enough_requests_have_ended_well_or_not(self) -> None:
        app = Sweep(failing)
        gc.disable()
        try:
            knot = weakref.ref(Knot())
            for _ in range(ENDED - 1):
                with pytest.raises(ConnectionError):
                    await ask(app)
            assert knot() is not None
            with pytest.raises(ConnectionError):
                await ask(app)
            assert knot() is None
        finally:
            gc.enable()

    async def test_everything_is_never_looked_through_by_itself(self) -> None:
        young, middle, _ = gc.get_threshold()
        Sweep(failing)
        assert gc.get_threshold() == (young, middle, NEVER)
