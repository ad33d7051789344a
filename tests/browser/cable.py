"""A cable between a browser and the server, which can be cut and mended. It carries bytes and knows nothing of them."""

import contextlib
import select
import socket
import threading
from types import TracebackType
from urllib.parse import urlsplit


class Cable:
    """Listens on a port of its own, and leads what comes there to the server of `url`."""

    def __init__(self, url: str) -> None:
        self.lead_to(url)
        self.whole = True
        self.ends: list[socket.socket] = []
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        self.threads = [threading.Thread(target=self.accept)]

    def __enter__(self) -> "Cable":
        self.threads[0].start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.cut()
        self.listening.shutdown(socket.SHUT_RDWR)
        for thread in self.threads:
            thread.join()
        self.listening.close()

    def cut(self) -> None:
        """Every connection breaks, and new ones get nowhere."""
        self.whole = False
        for end in self.ends:
            with contextlib.suppress(OSError):  # its other side has hung up already
                end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        self.whole = True

    def lead_to(self, url: str) -> None:
        """What comes from now on goes to the server of this URL."""
        parts = urlsplit(url)
        self.server = (parts.hostname, parts.port)

    def accept(self) -> None:
        """Take connections until the listening socket is shut."""
        with contextlib.suppress(OSError):
            while True:
                near, _ = self.listening.accept()
                far = self.reach()
                if far is None:
                    near.close()
                    continue
                self.ends += near, far
                self.threads.append(threading.Thread(target=self.carry, args=(near, far)))
                self.threads[-1].start()

    def reach(self) -> socket.socket | None:
        """A connection to the server, if the cable is whole and somebody is there."""
        with contextlib.suppress(OSError):
            return socket.create_connection(self.server) if self.whole else None
        return None

    def carry(self, near: socket.socket, far: socket.socket) -> None:
        """Pass on what comes from either side until one hangs up."""
        with near, far, contextlib.suppress(OSError):
            while True:
                for end in select.select([near, far], [], [])[0]:
                    data = end.recv(65536)
                    if not data:
                        return
                    (far if end is near else near).sendall(data)
