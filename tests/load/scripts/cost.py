#!/usr/bin/env python3
"""What a load costs the server: runs a load test, and then says what has been used meanwhile.

usage: cost.py COMMAND [ARGUMENT …]

AFTERWORD is the server (http://127.0.0.1:8017), on this machine: its CPU seconds, of all processes that listen on the
port, and the energy of the processors where they count it and root asks. Exit status: the command's.
"""

import os
import pathlib
import subprocess
import sys
import urllib.parse

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent))

from harness.energy import Meter  # noqa: E402: it stands beside this folder
from harness.machine import cpu_seconds  # noqa: E402

PORTS = {"http": 80, "https": 443}
LISTENS = "0A"


def main() -> None:
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    url = urllib.parse.urlsplit(os.environ.get("AFTERWORD", "http://127.0.0.1:8017"))
    port = url.port or PORTS.get(url.scheme, 80)
    pids = listeners(port)
    before, energy = [cpu_seconds(pid) for pid in pids], Meter()
    try:
        status = subprocess.run(sys.argv[1:]).returncode
    except OSError as error:
        sys.exit(f"{sys.argv[1]}: {error.strerror}")
    joules = energy.joules()
    if not pids:
        print(f"server: no process of this machine is seen to listen on port {port}, so its CPU is not known")
    else:
        print(f"server: {cost(pids, before)}")
    if joules is not None:
        print(f"processors, with all that ran on them: {joules:.1f} J")
    sys.exit(status if status >= 0 else 128 - status)


def cost(pids: list[int], before: list[float]) -> str:
    try:
        return f"{sum(map(cpu_seconds, pids)) - sum(before):.2f} s of CPU"
    except OSError:
        return "it has ended meanwhile"


def listeners(port: int) -> list[int]:
    """The oldest of each family: the children's time is counted with it."""
    sockets = set()
    for table in ("/proc/net/tcp", "/proc/net/tcp6"):
        if os.path.exists(table):
            lines = [line.split() for line in pathlib.Path(table).read_text().splitlines()[1:]]
            sockets |= {f"socket:[{line[9]}]" for line in lines if line[3] == LISTENS and int(line[1].rsplit(":", 1)[1], 16) == port}
    found = {int(process.name) for process in pathlib.Path("/proc").glob("[0-9]*") if holds_one(process, sockets)}
    return [pid for pid in sorted(found) if parent(pid) not in found]


def holds_one(process: pathlib.Path, sockets: set[str]) -> bool:
    try:
        return any(os.readlink(file) in sockets for file in (process / "fd").iterdir())
    except OSError:
        return False


def parent(pid: int) -> int:
    try:
        return int(pathlib.Path(f"/proc/{pid}/stat").read_text(errors="replace").rsplit(")", 1)[1].split()[1])
    except OSError:
        return 0


if __name__ == "__main__":
    main()
