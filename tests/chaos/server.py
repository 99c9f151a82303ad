"""The server as a process of its own: started, waited for, ended by its number."""

import contextlib
import http.client
import json
import os
import pathlib
import signal
import socket
import subprocess
import time

from tally import Broken, require

ADMIN = "chaos-admin-token-0123456789abcdef"
ORIGIN = "https://blog.test"
# "blog" holds comments, "open" publishes them at once.
SITES = {"blog": "hold", "open": "publish"}
USUAL = {
    "admin.token": ADMIN,
    "log.level": "warn",
    "mail.from": "comments@blog.test",
    "mail.single_mails": "10000",
    "sites.moderators": "ann@blog.test",
    "sites.tell_owner": "all",
    "sites.edit_window": "1d",
    "server.idle_timeout": "30s",
    # What is held against the server is what it stores, not who may write.
    "spam.proof": "off",
    # Much of it is alike.
    "sites.hold_at": "0",
    "sites.spam_at": "0",
    # All of it comes from one address, and is no flood.
    "spam.comments_per_address": "0",
    "spam.comments_per_page": "0",
    "spam.comments_per_site": "0",
}
# Bounds every wait; a busy machine needs it.
PATIENCE = 60.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def until(fine, words: str, seconds: float = PATIENCE):
    """Waits for a condition; the first answer that is true."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        found = fine()
        if found:
            return found
        time.sleep(0.005)
    raise Broken(f"after {seconds:.0f} s still not so: {words}")


class Server:
    """One database and one port; the process may come and go."""

    def __init__(self, binary: str, folder: pathlib.Path, more: dict[str, str] | None = None,
                 log: pathlib.Path | None = None) -> None:
        self.binary = binary
        self.folder = folder
        self.database = folder / "afterword.db"
        self.mails = folder / "mails"
        self.mails.mkdir(parents=True, exist_ok=True)
        self.port = free_port()
        self.process: subprocess.Popen | None = None
        self.environment: dict[str, str] = {}
        # How long the last start took, to be killed at any point of the next.
        self.start_seconds = 0.1
        self.log_path = log or folder / "server.log"
        self.log = open(self.log_path, "ab")  # noqa: SIM115: closed with the process
        self.settings = {
            **USUAL,
            "store.path": str(self.database),
            "mail.folder": str(self.mails),
            "server.listen": f"127.0.0.1:{self.port}",
            **(more or {}),
        }

    def command(self, *words: str) -> list[str]:
        settings = [word for pair in self.settings.items() for word in ("--set", "=".join(pair))]
        return [self.binary, *settings, *words]

    def add_sites(self) -> None:
        for key, moderation in SITES.items():
            for words in (["add", key, "--origin", ORIGIN], ["set", key, f"moderation={moderation}"]):
                done = subprocess.run(self.command("sites", *words), capture_output=True, text=True, check=False)
                require(done.returncode == 0, f"sites {words}: {done.stderr}")

    def spawn(self, before: list[str] | None = None, **more) -> subprocess.Popen:
        environment = {**os.environ, **self.environment}
        self.process = subprocess.Popen(
            [*(before or []), *self.command("serve")], env=environment, stdout=self.log, stderr=self.log, **more
        )
        return self.process

    def start(self, **more) -> None:
        begun = time.monotonic()
        self.spawn(**more)
        self.wait()
        self.start_seconds = time.monotonic() - begun

    def wait(self) -> None:
        def answers() -> bool:
            require(self.process.poll() is None, f"the server ended while starting: {self.last_words()}")
            with contextlib.suppress(OSError, http.client.HTTPException):
                return self.get("/healthz", timeout=5)[0] == 200
            return False

        until(answers, "the server answers")

    def last_words(self) -> str:
        return self.log_path.read_text(errors="replace")[-2000:]

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self, seconds: float = 30) -> int:
        """The exit status after SIGTERM."""
        if self.process.poll() is None:
            self.process.terminate()
        try:
            return self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            self.kill()
            raise Broken(f"SIGTERM did not end the server within {seconds:.0f} s") from None

    def close(self) -> None:
        if self.process and self.process.poll() is None:
            self.kill()
        self.log.close()

    def connect(self, timeout: float = 15) -> http.client.HTTPConnection:
        return http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout)

    def get(self, path: str, timeout: float = 15) -> tuple[int, dict, dict]:
        connection = self.connect(timeout)
        try:
            return ask(connection, "GET", path)
        finally:
            connection.close()

    def post(self, path: str, body: dict, headers: dict | None = None) -> tuple[int, dict, dict]:
        connection = self.connect()
        try:
            return ask(connection, "POST", path, body, headers)
        finally:
            connection.close()


def owner(key: str | None = None) -> dict:
    """Headers of the owner; with a key, the same request has one effect however often it comes."""
    headers = {"Authorization": f"Bearer {ADMIN}"}
    return {**headers, "Idempotency-Key": key} if key else headers


def ask(
    connection: http.client.HTTPConnection, method: str, path: str, body: dict | None = None,
    headers: dict | None = None,
) -> tuple[int, dict, dict]:
    """Status, body and headers of an answer; raises where none came."""
    sent = dict(headers or {})
    data = None
    if body is not None:
        data = json.dumps(body).encode()
        sent["Content-Type"] = "application/json"
    connection.request(method, path, data, sent)
    answer = connection.getresponse()
    raw = answer.read()
    content = json.loads(raw) if raw[:1] in (b"{", b"[") else {}
    return answer.status, content, {name.lower(): value for name, value in answer.headers.items()}
