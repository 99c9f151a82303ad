"""The server is restarted again and again, behind nginx and under load: nobody who asks twice goes without an answer.

The listening socket is opened here and handed over (LISTEN_FDS), as systemd does it by a .socket unit: between two
servers, connections wait in it.
"""

import contextlib
import http.client
import pathlib
import socket
import subprocess
import threading
import time

import check
from load import PAGES, Load, Writer
from server import PATIENCE, Server, ask, free_port, until
from tally import Tally, require, say

CLIENTS = 8
CONFIGURATION = pathlib.Path(__file__).with_name("nginx.conf")
# What systemd does: descriptor 3 is the socket, and the variables say so to this process alone.
HAND_OVER = 'exec 3<&"$SOCKET"; export LISTEN_FDS=1 LISTEN_PID=$$; exec "$@"'


class Twice:
    """Asks through the proxy, and once more where no answer comes or a bad one. Looks like a connection to `ask`."""

    def __init__(self, port: int, tally: Tally) -> None:
        self.port = port
        self.tally = tally
        self.connection: http.client.HTTPConnection | None = None
        self.repeated = 0

    def request(self, *asked) -> None:
        self.asked = asked

    def getresponse(self) -> "Twice":
        try:
            self.once()
            if self.status < 500:
                return self
        except (OSError, http.client.HTTPException):
            pass
        self.close()
        self.repeated += 1
        try:
            self.once()
            self.tally.failed += self.status >= 500
        except (OSError, http.client.HTTPException):
            self.tally.failed += 1
            raise
        return self

    def once(self) -> None:
        if self.connection is None:
            self.connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=15)
        self.connection.request(*self.asked)
        answer = self.connection.getresponse()
        self.status, self.headers, self.body = answer.status, answer.headers, answer.read()

    def read(self) -> bytes:
        return self.body

    def close(self) -> None:
        if self.connection:
            self.connection.close()
        self.connection = None


def run(binary: str, folder: pathlib.Path, restarts: int, seed: str) -> Tally:
    tally = Tally()
    server = Server(binary, folder / "data", {"server.trusted_proxies": "127.0.0.1"})
    load = Load(f"{seed}/restart", tally, CLIENTS)
    with listening() as handed_over, nginx(folder, handed_over.getsockname()[1]) as front:
        server.settings["server.listen"] = f"127.0.0.1:{handed_over.getsockname()[1]}"
        server.port = handed_over.getsockname()[1]
        try:
            server.add_sites()
            a_socket_for_nothing_is_refused(server, handed_over)
            start(server, handed_over)
            repeated = under_load(server, load, front, lambda: restart_all(server, handed_over, restarts, tally))
            check.all_is_kept(server, load, tally)
            require(server.stop() == 0, "SIGTERM at the end does not end with status 0")
        finally:
            server.close()
    say(f"restart: {tally.restarts} restarts, {tally.requests} requests, {repeated} asked twice, {tally.failed} failed")
    require(tally.failed == 0, f"{tally.failed} requests failed although they were sent twice")
    return tally


@contextlib.contextmanager
def listening():
    with socket.create_server(("127.0.0.1", 0), backlog=1024) as handed_over:
        handed_over.set_inheritable(True)
        yield handed_over


@contextlib.contextmanager
def nginx(folder: pathlib.Path, upstream: int):
    front = free_port()
    words = {"FOLDER": str(folder), "FRONT": str(front), "UPSTREAM": str(upstream)}
    text = CONFIGURATION.read_text()
    for word, value in words.items():
        text = text.replace(f"@{word}@", value)
    file = folder / "nginx.conf"
    file.write_text(text)
    process = subprocess.Popen(["nginx", "-c", file, "-e", folder / "nginx.log", "-p", folder])
    try:
        until(lambda: listens(front), "nginx listens")
        yield front
    finally:
        process.terminate()
        process.wait()


def listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def start(server: Server, handed_over: socket.socket) -> None:
    server.start(**handing_over(server, handed_over))


def handing_over(server: Server, handed_over: socket.socket) -> dict:
    server.environment = {"SOCKET": str(handed_over.fileno())}
    return {"before": ["bash", "-c", HAND_OVER, "bash"], "pass_fds": [handed_over.fileno()]}


def a_socket_for_nothing_is_refused(server: Server, handed_over: socket.socket) -> None:
    """Whoever connected to it would wait for ever."""
    right = server.settings["server.listen"]
    server.settings["server.listen"] = f"127.0.0.1:{free_port()}"
    server.spawn(**handing_over(server, handed_over))
    status = server.process.wait(PATIENCE)
    require(status == 1 and "LISTEN_FDS" in server.last_words(), f"status {status}: {server.last_words()}")
    server.settings["server.listen"] = right


def restart_all(server: Server, handed_over: socket.socket, restarts: int, tally: Tally) -> None:
    for number in range(restarts):
        time.sleep(0.1)
        require(server.stop() == 0, "SIGTERM under load does not end with status 0")
        start(server, handed_over)
        tally.restarts += 1
        if number % 25 == 24:
            say(f"restart: {tally.restarts} restarts, {tally.requests} requests, {tally.failed} failed")


def under_load(server: Server, load: Load, front: int, work) -> int:
    """How many requests had to be sent twice."""
    stopping = threading.Event()
    clients = [Twice(front, load.writers[0].tally) for _ in load.writers]
    errors: list[BaseException] = []
    threads = [threading.Thread(target=visit, args=(writer, client, stopping, errors), daemon=True)
               for writer, client in zip(load.writers, clients)]
    for thread in threads:
        thread.start()
    try:
        work()
    finally:
        stopping.set()
        for thread in threads:
            thread.join(40)
    if errors:
        raise errors[0]
    return sum(client.repeated for client in clients)


def visit(writer: Writer, client: Twice, stopping: threading.Event, errors: list[BaseException]) -> None:
    """A reader who also writes: counts, a thread, a comment with a key."""
    try:
        while not stopping.is_set():
            page = writer.chance.choice(PAGES)
            for path in (f"/api/v1/counts?site=open&page={page}", f"/api/v1/comments?site=open&page={page}"):
                status = ask(client, "GET", path)[0]
                writer.tally.requests += 1
                require(status == 200, f"{path} is answered by {status}, twice")
            writer.submit(client)
    except BaseException as error:  # noqa: BLE001: told by the main thread
        errors.append(error)
