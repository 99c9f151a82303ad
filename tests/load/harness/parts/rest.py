"""S4: what the server needs when nobody asks: the time until it answers, and its memory; empty, and with a million."""

import os
import tempfile
import time

from .. import machine, prepared, servers
from ..rounds import Options

MANY = 1_000_000
STARTS = 7


def many(options: Options) -> int:
    """A short try fills no million."""
    return MANY if options.rounds >= 5 else 10_000


def planned(options: Options) -> float:
    return 10


def run(options: Options) -> dict:
    options.progress.say("S4, starts and memory at rest")
    with tempfile.TemporaryDirectory() as folder:
        servers.add_site(options.binary, folder)
        empty = starts(options, folder)
    comments = many(options)
    full = starts(options, prepared.filled(options, comments))
    options.progress.spent(planned(options))
    return {
        "empty": empty,
        "full": full,
        "comments": comments,
        "binary_mb": os.path.getsize(options.binary) / 1e6,
    }


def starts(options: Options, folder: str) -> dict:
    found = [start(options, folder) for _ in range(STARTS)]
    return {"start_ms": [ms for ms, _ in found], "resident_mib": [mib for _, mib in found]}


def start(options: Options, folder: str) -> tuple[float, float]:
    """Milliseconds to the first 200, and resident memory a second later."""
    begun = time.perf_counter()
    with servers.running(options.binary, folder) as server:
        taken = (time.perf_counter() - begun) * 1000
        time.sleep(1)
        return taken, machine.resident_mib(server.pid)
