"""Four times as many requests as the server can answer, by an open loop: what is still served, how the rest is told,
and how soon all is well afterwards."""

import contextlib
import http.client
import threading
import time

from .. import dataset, kept, limited, machine, servers
from ..generators import pour, wrk
from ..rounds import Options

# So small a share that one core of generator is four times too much.
CPU_SHARE = 0.2
TIMES = 4
SECONDS = 10
# Connections at once, at the most.
CONNECTIONS = 8000
PATIENCE = 30


def seconds(options: Options) -> float:
    return SECONDS if options.rounds >= 5 else 3


def planned(options: Options) -> float:
    return 2 * seconds(options) + 15


def run(options: Options) -> dict:
    if why := limited.permits():
        return {"skipped": why}
    options.progress.say(f"overload: {TIMES} times what {CPU_SHARE:.0%} of a core can answer")
    folder = kept.blog(options)
    with contextlib.ExitStack() as stack:
        prefix = stack.enter_context(limited.machine_of(CPU_SHARE))
        wrapper = [*prefix, *machine.on_core(machine.SERVER_CORE, [])]
        ours = stack.enter_context(servers.running(options.binary, folder, wrapper=wrapper))
        result = measure(ours, options)
    options.progress.spent(planned(options))
    return result


def measure(ours: servers.Server, options: Options) -> dict:
    path = dataset.thread(dataset.TWENTY)
    peak = wrk(ours.url(path), 100, seconds(options)).rate
    usual = max(probe(ours.port, path) for _ in range(20))
    recovery: dict = {}
    ends = time.monotonic() + seconds(options)
    watcher = threading.Thread(target=watch, args=(ours.port, path, ends, usual, recovery))
    watcher.start()
    poured = pour(ours.port, path, peak * TIMES, seconds(options), CONNECTIONS)
    watcher.join()
    return {
        "cpu_share": CPU_SHARE,
        "connections": CONNECTIONS,
        "seconds": seconds(options),
        "peak_per_second": peak,
        "asked_per_second": peak * TIMES,
        "usual_ms": usual * 1000,
        "recovery_seconds": recovery.get("seconds"),
        "resident_mib": machine.resident_mib(ours.pid),
        "poured": poured,
    }


def watch(port: int, path: str, ends: float, usual: float, recovery: dict) -> None:
    """Asks on new connections from the end of the load on, until three in a row are as fast as before it."""
    time.sleep(max(0, ends - time.monotonic()))
    fast = 0
    while fast < 3 and time.monotonic() < ends + PATIENCE:
        begun = time.monotonic()
        try:
            fast = fast + 1 if probe(port, path) <= max(usual, 0.1) else 0
        except (OSError, http.client.HTTPException):
            fast = 0
        if fast == 1:
            recovery["seconds"] = begun - ends
        time.sleep(0.02)
    if fast < 3:
        recovery["seconds"] = None


def probe(port: int, path: str) -> float:
    """Seconds for one answer; an answer that is no 200 counts as none."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    with contextlib.closing(connection):
        begun = time.monotonic()
        connection.request("GET", path)
        answer = connection.getresponse()
        answer.read()
        if answer.status != 200:
            raise http.client.HTTPException(f"status {answer.status}")
        return time.monotonic() - begun
