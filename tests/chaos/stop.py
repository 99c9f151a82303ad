"""SIGTERM in a burst: whoever got through is answered, what was acknowledged is there, and the end comes in time.

A client that goes on asking on its connection hears `Connection: close` before it is closed. Single connections, HTTP/2
and TLS among them, are followed to their end in server/transport/tests/serve/shutdown.rs.
"""

import http.client
import pathlib
import threading
import time

import check
from load import Load, Writer
from server import Server
from tally import Tally, require, say

GRACE = 20.0


class Farewell:
    """A connection that is kept; notes what it heard last."""

    def __init__(self, server: Server) -> None:
        self.connection = server.connect()
        self.closing = False
        self.began = 0.0

    def request(self, *asked) -> None:
        self.began = time.monotonic()
        self.connection.request(*asked)

    def getresponse(self) -> http.client.HTTPResponse:
        answer = self.connection.getresponse()
        self.closing = answer.headers.get("connection", "") == "close"
        return answer


def run(binary: str, folder: pathlib.Path, rounds: int, seed: str) -> Tally:
    tally = Tally()
    server = Server(binary, folder / "data")
    load = Load(f"{seed}/stop", tally)
    try:
        server.add_sites()
        for _ in range(rounds):
            server.start()
            burst(server, load)
            tally.restarts += 1
            server.start()
            load.again(server)
            check.all_is_kept(server, load, tally)
            require(server.stop() == 0, "SIGTERM at rest does not end with status 0")
    finally:
        server.close()
    say(f"stop: {rounds} times in a burst, {tally.acknowledged} acknowledged, {tally.lost} lost, {tally.failed} failed")
    require(tally.failed == 0, "an accepted request was dropped")
    return tally


def burst(server: Server, load: Load) -> None:
    signalled: list[float] = []
    errors: list[BaseException] = []
    threads = [threading.Thread(target=client, args=(writer, server, number % 2 == 0, signalled, errors), daemon=True)
               for number, writer in enumerate(load.writers)]
    for thread in threads:
        thread.start()
    time.sleep(load.writers[0].chance.uniform(0.1, 0.5))
    signalled.append(time.monotonic())
    status = server.stop(GRACE)
    for thread in threads:
        thread.join(GRACE)
    if errors:
        raise errors[0]
    require(status == 0, f"SIGTERM in a burst ends with status {status}")


def client(writer: Writer, server: Server, is_kept: bool, signalled: list[float], errors: list[BaseException]) -> None:
    """Half of them keep their connection, half open a new one each time."""
    farewell = None
    try:
        while True:
            if farewell is None or not is_kept:
                farewell = Farewell(server)
            writer.step(farewell)
            if farewell.closing:
                farewell = None
                if is_kept and signalled:
                    return
    except (OSError, http.client.HTTPException) as error:
        # Nobody listens any more, or not to a connection that came too late to be accepted.
        is_new = farewell is None or farewell.connection.sock is None or not is_kept
        came_late = bool(signalled) and farewell is not None and farewell.began >= signalled[0]
        if not (is_new and came_late):
            writer.tally.failed += 1
            say(f"stop: dropped: {error!r}")
    except BaseException as error:  # noqa: BLE001: told by the main thread
        errors.append(error)
