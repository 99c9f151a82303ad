#!/usr/bin/env python3
"""What a load costs the server: runs a load test, and then says what has been used meanwhile.

usage: cost.py COMMAND [ARGUMENT …]

AFTERWORD is the server (http://127.0.0.1:8017): its CPU seconds, of all processes that listen on the port, if it is on
this machine, and the energy of the processors where they count it and root asks. Ctrl-C is the command's. Exit status:
the command's.
"""

import contextlib
import os
import pathlib
import signal
import socket
import subprocess
import sys
import urllib.parse

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent))

from harness.energy import LOOK_EACH, Meter  # noqa: E402: it stands beside this folder
from harness.machine import cpu_seconds  # noqa: E402

PORTS = {"http": 80, "https": 443}
LISTENS = "0A"


def main() -> None:
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    url = urllib.parse.urlsplit(os.environ.get("AFTERWORD", "http://127.0.0.1:8017"))
    if url.scheme not in PORTS or not url.hostname:
        sys.exit("AFTERWORD: it must be like https://comments.example.org or http://127.0.0.1:8017")
    pids = listeners(url.port or PORTS[url.scheme]) if is_here(url.hostname) else []
    before, energy = [cpu_seconds(pid) for pid in pids], Meter()
    status = run(sys.argv[1:], energy)
    joules = energy.joules()
    if pids:
        print(f"server: {cost(pids, before)}")
    else:
        print(f"server: its CPU is not known, no process of this machine is seen to listen at {url.netloc}")
    if joules is not None:
        print(f"processors, with all that ran on them: {joules:.1f} J")
    sys.exit(status if status >= 0 else 128 - status)


def run(command: list[str], energy: Meter) -> int:
    # The command gets it, too, and tells what it has measured until then.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        running = subprocess.Popen(command, preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
    except OSError as error:
        sys.exit(f"{command[0]}: {error.strerror}")
    while True:
        with contextlib.suppress(subprocess.TimeoutExpired):
            return running.wait(LOOK_EACH)
        energy.look()


def is_here(host: str) -> bool:
    """Only an address of this machine can be taken."""
    try:
        for family, kind, _, _, address in socket.getaddrinfo(host, 0, type=socket.SOCK_DGRAM):
            with socket.socket(family, kind) as probe:
                probe.bind(address)
    except OSError:
        return False
    return True


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
    # systemd keeps the sockets of its units (deploy/optional/afterword.socket).
    found = found - {1} or found
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
