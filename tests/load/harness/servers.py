"""Starting Afterword in a folder of its own, with its default settings, and stopping it."""

import contextlib
import dataclasses
import http.client
import os
import socket
import subprocess
import time

from . import machine

SITE = "blog"
ORIGIN = "https://blog.test"


class Unanswered(Exception):
    """A server ended, or did not answer."""


@dataclasses.dataclass
class Server:
    name: str
    pid: int
    port: int
    scheme: str = "http"
    log: str = ""

    def url(self, path: str) -> str:
        return f"{self.scheme}://127.0.0.1:{self.port}{path}"


def settings(folder: str, port: int, *further: str) -> list[str]:
    """What has to be: a place and a port. Who writes here comes from one address and solves no challenges; for those who
    read it changes nothing."""
    pairs = [f"store.path={folder}/afterword.db", f"server.listen=127.0.0.1:{port}"]
    pairs += ["spam.proof=off", "spam.comments_per_address=0", "spam.comments_per_page=0", "spam.comments_per_site=0",
              "sites.hold_at=0", "sites.spam_at=0"]
    return [word for pair in [*pairs, *further] for word in ("--set", pair)]


def add_site(binary: str, folder: str, *further: str) -> None:
    command = [binary, *settings(folder, 0, *further), "sites", "add", SITE, "--origin", ORIGIN]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


@contextlib.contextmanager
def running(binary: str, folder: str, *further: str, wrapper: list[str] | None = None):
    """A server on a core of its own; `wrapper` starts it elsewhere. Its log is kept in its folder."""
    port = free_port()
    prefix = machine.on_core(machine.SERVER_CORE, []) if wrapper is None else wrapper
    command = [*prefix, os.path.abspath(binary), *settings(folder, port, *further), "serve"]
    log = os.path.join(folder, "server.log")
    with open(log, "ab") as output, stopped(subprocess.Popen(command, stderr=output, stdout=output)) as process:
        wait_for(port, process)
        yield Server("afterword", process.pid, port, log=log)


@contextlib.contextmanager
def stopped(process: subprocess.Popen):
    """Ends the process at the end, whatever happened."""
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def wait_for(port: int, process: subprocess.Popen | None = None, path: str = "/healthz", patience: float = 60) -> None:
    deadline = time.monotonic() + patience
    while time.monotonic() < deadline:
        if process is not None and process.poll() is not None:
            raise Unanswered(f"a server ended with {process.returncode} before it answered: {process.args}")
        with contextlib.suppress(OSError, http.client.HTTPException):
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
            connection.request("GET", path)
            if connection.getresponse().status == 200:
                return
        time.sleep(0.001)
    raise Unanswered(f"port {port} did not answer within {patience} s")


def fetch(server: Server, path: str) -> bytes:
    """One answer as it stands on the wire."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as client:
        client.sendall(f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\nconnection: close\r\n\r\n".encode())
        answer = b""
        while piece := client.recv(65536):
            answer += piece
    head, body = answer.split(b"\r\n\r\n", 1)
    if not head.startswith(b"HTTP/1.1 200"):
        raise Unanswered(f"{path}: {head.splitlines()[0].decode()}")
    lines = [line for line in head.split(b"\r\n") if line.lower() != b"connection: close"]
    return b"\r\n".join(lines) + b"\r\n\r\n" + body
