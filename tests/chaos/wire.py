"""A network that can be cut: a port that leads to another one, and can become silent without closing anything."""

import contextlib
import selectors
import socket
import threading


class Wire:
    def __init__(self, target: int) -> None:
        self.target = target
        self.whole = threading.Event()
        self.whole.set()
        self.ended = False
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self.listener.accept()
                threading.Thread(target=self.carry, args=(near,), daemon=True).start()

    def carry(self, near: socket.socket) -> None:
        """Both directions of one connection. While the wire is cut, nothing goes through and nobody is told."""
        with contextlib.suppress(OSError), near:
            self.whole.wait()
            with socket.create_connection(("127.0.0.1", self.target)) as far, selectors.DefaultSelector() as ready:
                ready.register(near, selectors.EVENT_READ, far)
                ready.register(far, selectors.EVENT_READ, near)
                while not self.ended:
                    for key, _ in ready.select(timeout=0.2):
                        self.whole.wait()
                        part = key.fileobj.recv(65536)
                        if not part:
                            return
                        key.data.sendall(part)

    def cut(self) -> None:
        self.whole.clear()

    def mend(self) -> None:
        self.whole.set()

    def close(self) -> None:
        self.ended = True
        self.whole.set()
        self.listener.close()
