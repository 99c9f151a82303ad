"""Four times as much as the server can do, by an open loop: what is still served, how the rest is told, and how soon
all is well afterwards. Once with what costs more than its refusal, new comments (writes.py), and once with what costs no
more, threads from memory."""

import contextlib
import http.client
import json
import subprocess
import sys
import threading
import time
from collections.abc import Callable

from .. import dataset, limited, machine, prepared, servers
from ..generators import Failed, pour, wrk
from ..rounds import Options
from .comments import WRITES

# So small a share that one core of generator is four times too much.
CPU_SHARE = 0.1
TIMES = 4
ROUNDS = 3
SECONDS = 10
# Of readers, all open before it begins: each waits for its answer before it asks again. So many that the server is never
# without one who waits, in those hundredths of a second that it has a core.
CONNECTIONS = 1000
PATIENCE = 30


def seconds(options: Options) -> float:
    return SECONDS if options.rounds >= 5 else 3


def planned(options: Options) -> float:
    return 5 * ROUNDS * seconds(options) + 25


def run(options: Options) -> dict:
    found = comments(options)
    if why := limited.permits():
        return {"skipped": why, "comments": found}
    return reads(options) | {"comments": found}


def comments(options: Options) -> dict:
    return middle(f"{TIMES} times as many comments as one core takes", options, lambda: comments_once(options))


def middle(what: str, options: Options, once: Callable[[], dict]) -> dict:
    """Of several times the middle one, by what was served of the peak, which is measured each time."""
    times = ROUNDS if options.rounds >= 5 else 1
    found = []
    for number in range(times):
        options.progress.say(f"overload: {what}, {number + 1} of {times}")
        found.append(once())
    share = lambda one: one["poured"]["served_in_time"] / one["seconds"] / one["peak_per_second"]
    found.sort(key=share)
    return found[times // 2] | {"each_served_of_peak": [share(one) for one in found]}


def comments_once(options: Options) -> dict:
    command = [sys.executable, str(WRITES), options.binary, str(seconds(options)), "--overload"]
    ran = subprocess.run(command, capture_output=True, text=True)
    if ran.returncode:
        raise Failed(f"writes.py: {ran.stderr.strip() or ran.stdout.strip()}")
    said = next(line for line in ran.stdout.splitlines() if "overload: {" in line)
    return json.loads(said.split("overload: ", 1)[1])


def reads(options: Options) -> dict:
    folder = prepared.blog(options)
    with contextlib.ExitStack() as stack:
        prefix = stack.enter_context(limited.machine_of(CPU_SHARE))
        wrapper = [*prefix, *machine.on_core(machine.SERVER_CORE, [])]
        ours = stack.enter_context(servers.running(options.binary, folder, wrapper=wrapper))
        result = middle(f"{TIMES} times what {CPU_SHARE:.0%} of a core can answer", options, lambda: measure(ours, options))
    options.progress.spent(planned(options))
    return result


def measure(ours: servers.Server, options: Options) -> dict:
    path = dataset.thread(dataset.TWENTY)
    peak = wrk(ours.url(path), 100, seconds(options)).rate
    found = flood(ours.port, path, peak, seconds(options), CONNECTIONS, lambda: probe(ours.port, path))
    return found | {"cpu_share": CPU_SHARE, "resident_mib": machine.resident_mib(ours.pid)}


def flood(port: int, path: str, peak: float, lasts: float, connections: int, probe: Callable[[], float], *posts: str) -> dict:
    """Asks for `TIMES` the peak, and looks by `probe` how soon all is as usual again."""
    usual = max(probe() for _ in range(20))
    recovery: dict = {}
    watcher = threading.Thread(target=watch, args=(lasts, probe, usual, recovery))
    poured = pour(port, path, peak * TIMES, lasts, connections, *posts, begun=watcher.start)
    watcher.join()
    return {
        "connections": connections,
        "seconds": lasts,
        "peak_per_second": peak,
        "asked_per_second": peak * TIMES,
        "usual_ms": usual * 1000,
        "recovery_seconds": recovery.get("seconds"),
        "poured": poured,
    }


def watch(lasts: float, probe: Callable[[], float], usual: float, recovery: dict) -> None:
    """Asks on new connections from the end of the load on, until three in a row are as fast as before it."""
    time.sleep(lasts)
    ends, fast = time.monotonic(), 0
    while fast < 3 and time.monotonic() < ends + PATIENCE:
        begun = time.monotonic()
        try:
            fast = fast + 1 if probe() <= max(usual, 0.1) else 0
        except (OSError, http.client.HTTPException):
            fast = 0
        if fast == 1:
            recovery["seconds"] = begun - ends
        time.sleep(0.02)
    if fast < 3:
        recovery["seconds"] = None


def probe(port: int, path: str, body: str | None = None, headers: dict | None = None) -> float:
    """Seconds for one answer, to a post where there is a body; one that refuses counts as none."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    with contextlib.closing(connection):
        begun = time.monotonic()
        connection.request("POST" if body else "GET", path, body, headers or {})
        answer = connection.getresponse()
        answer.read()
        if answer.status not in (200, 201, 202):
            raise http.client.HTTPException(f"status {answer.status}")
        return time.monotonic() - begun
