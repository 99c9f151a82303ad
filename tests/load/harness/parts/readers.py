"""10,000 readers who have a page open: the widget of each asks once a minute whether there are new comments."""

import contextlib
import http.client
import re
import resource
import socket
import time

from .. import dataset, machine, prepared, servers
from ..generators import Failed
from ..rounds import Options

READERS = 10_000
EVERY_SECONDS = 60
# Of one address a server takes only so many connections.
OF_ONE_ADDRESS = 2_500
QUESTION = dataset.counts([dataset.TWENTY])
BROWSER = "host: comments.test\r\norigin: https://blog.test\r\naccept-encoding: gzip, br\r\ncache-control: max-age=0\r\n"


def planned(options: Options) -> float:
    return EVERY_SECONDS + 30


def run(options: Options) -> dict:
    """One minute, however many rounds: each reader asks once in it."""
    readers = min(READERS, allowed_files() - 200)
    folder = prepared.blog(options)
    metrics = servers.free_port()
    further = [f"metrics.listen=127.0.0.1:{metrics}", f"server.max_connections={readers + 100}", "server.idle_timeout=10m"]
    options.progress.say(f"{readers:,} readers who stay")
    with servers.running(options.binary, folder, *further) as ours, contextlib.ExitStack() as held:
        before = machine.resident_mib(ours.pid)
        clients = [held.enter_context(connected(number, ours.port)) for number in range(readers)]
        tags = [tag for client in clients if (tag := first(client))]
        if len(tags) < readers:
            raise Failed(f"{readers - len(tags)} of {readers} readers got no entity tag")
        question = f"GET {QUESTION} HTTP/1.1\r\n{BROWSER}if-none-match: {tags[0]}\r\n\r\n".encode()
        cpu, hits, begun = machine.cpu_seconds(ours.pid), counted(metrics), time.monotonic()
        unchanged, waited = minute(clients, question)
        lasted = time.monotonic() - begun
        result = {
            "readers": readers,
            "seconds": lasted,
            "per_second": readers / lasted,
            "unchanged": unchanged,
            "from_memory": counted(metrics) - hits,
            "cpu_share": (machine.cpu_seconds(ours.pid) - cpu) / lasted,
            "p99_ms": sorted(waited)[len(waited) * 99 // 100] * 1000,
            "resident_mib": machine.resident_mib(ours.pid),
            "resident_before_mib": before,
        }
    options.progress.spent(planned(options))
    return result


def allowed_files() -> int:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = READERS + 200 if hard == resource.RLIM_INFINITY else min(hard, READERS + 200)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


def connected(number: int, port: int) -> socket.socket:
    client = socket.socket()
    client.settimeout(20)
    client.bind((f"127.0.0.{2 + number // OF_ONE_ADDRESS}", 0))
    client.connect(("127.0.0.1", port))
    return client


def first(client: socket.socket) -> str | None:
    client.sendall(f"GET {QUESTION} HTTP/1.1\r\n{BROWSER}\r\n".encode())
    found = re.search(rb"etag: (\S+)", client.recv(8192), re.IGNORECASE)
    return found.group(1).decode() if found else None


def minute(clients: list[socket.socket], question: bytes) -> tuple[int, list[float]]:
    """Each asks at its own moment; how many answers were a 304, and how long each took."""
    begun, unchanged, waited = time.monotonic(), 0, []
    for number, client in enumerate(clients):
        due = begun + number * EVERY_SECONDS / len(clients)
        time.sleep(max(0, due - time.monotonic()))
        asked = time.monotonic()
        client.sendall(question)
        unchanged += client.recv(8192).startswith(b"HTTP/1.1 304 ")
        waited.append(time.monotonic() - asked)
    return unchanged, waited


def counted(metrics: int) -> int:
    connection = http.client.HTTPConnection("127.0.0.1", metrics, timeout=10)
    connection.request("GET", "/metrics")
    found = re.search(r'afterword_response_cache_hits_total\{of="counts"\} (\d+)', connection.getresponse().read().decode())
    connection.close()
    return int(found.group(1)) if found else 0
