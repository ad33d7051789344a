"""When memory that refers to itself is looked for.

Python looks through all it holds each time that has grown by a quarter, which stops a house of 500 tables for a fifth
of a second, in the midst of moves that leave nothing to be found. Requests and sockets leave such memory when they
end. So Python looks through what is young by itself, and through everything when enough of them have ended.
"""

import gc

from hexmoot.server.gate import App, Receive, Scope, Send

ENDED = 1000  # requests and sockets, after which everything is looked through
NEVER = 1 << 30


class Sweep:
    """Around the application: counts what ends."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.ended = 0
        young, middle, _ = gc.get_threshold()
        gc.set_threshold(young, middle, NEVER)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self.app(scope, receive, send)
        finally:
            self.ended += 1
            if self.ended == ENDED:
                self.ended = 0
                gc.collect()
