"""A server with ten articles on the front page and a long thread, for looking at what requests cost."""

import contextlib
import http.client
import json
import socket
import subprocess
import sys
import time

PAGES = [f"/posts/article-{number}/" for number in range(10)]
LONG = "/posts/long/"
COMMENTS = 20


def counts_of(pages: list[str]) -> str:
    return "/api/v1/counts?site=blog" + "".join(f"&page={page}" for page in pages)


SCENARIOS = {
    "counts": counts_of(PAGES),
    "thread": f"/api/v1/comments?site=blog&page={LONG}",
}


def asked(scenario: str, number: int) -> str:
    """The address of a scenario's request. `others` are the front page's articles in another order each time: all counts
    are known one by one, and no whole answer is."""
    if scenario != "others":
        return SCENARIOS[scenario]
    left, order = list(PAGES), []
    while left:
        number, at = divmod(number, len(left))
        order.append(left.pop(at))
    return counts_of(order)


def fill(binary: str, folder: str) -> None:
    """Comments as readers write them, by the server itself."""
    subprocess.run([binary, *settings(folder, 0), "sites", "add", "blog", "--origin", "https://blog.test"],
                   check=True, stdout=subprocess.DEVNULL)
    with running([binary], folder) as (_, connection):
        for page, comments in [*((page, 3) for page in PAGES), (LONG, COMMENTS)]:
            for number in range(comments):
                text = f"Comment {number} says something *worth* reading, at the length that most comments have."
                body = json.dumps({"page": page, "name": "Ann", "text": text})
                ask(connection, "POST", "/api/v1/comments", 201, body)


def ask(connection: http.client.HTTPConnection, method: str, path: str, status: int, body: str | None = None) -> None:
    headers = {"Origin": "https://blog.test", "Content-Type": "application/json"} if body else {}
    connection.request(method, path, body, headers)
    answer = connection.getresponse()
    text = answer.read()
    if answer.status != status:
        sys.exit(f"{method} {path}: {answer.status} {text.decode()}")


@contextlib.contextmanager
def running(command: list[str], folder: str):
    """A server of one worker on what `fill` has written, and a connection to it."""
    port = free_port()
    server = subprocess.Popen([*command, *settings(folder, port), "serve"])
    try:
        connection = connected(server, port)
        yield server, connection
        connection.close()
    finally:
        server.terminate()
        server.wait()
    if server.returncode:
        sys.exit(f"the server ended with {server.returncode}")


def settings(folder: str, port: int) -> list[str]:
    # One worker, so that nothing depends on which of them wakes first.
    pairs = [f"store.path={folder}/afterword.db", f"server.listen=127.0.0.1:{port}", "log.level=warn", "server.workers=1",
             "sites.moderation=publish", "sites.hold_at=0", "sites.spam_at=0", "spam.proof=off",
             "spam.comments_per_address=0", "spam.comments_per_page=0", "spam.comments_per_site=0"]
    return [word for pair in pairs for word in ("--set", pair)]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def connected(server: subprocess.Popen, port: int) -> http.client.HTTPConnection:
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline and server.poll() is None:
        with contextlib.suppress(OSError):
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
            connection.connect()
            return connection
        time.sleep(0.02)
    sys.exit("the server did not start")
