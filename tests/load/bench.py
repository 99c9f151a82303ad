#!/usr/bin/env python3
"""What the server costs on this machine: start, memory, and counts of a front page in a burst.

usage: bench.py AFTERWORD [SECONDS]

Server and generator are pinned to a core each; batch and single requests alternate, and the median of
five rounds is printed, because small machines are noisy. Needs wrk (Debian: wrk).
"""

import contextlib
import http.client
import os
import re
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time

ROUNDS = 5
STARTS = 7
CONNECTIONS = 250
ARTICLES = [f"/posts/article-{number}/" for number in range(10)]
TICKS = os.sysconf("SC_CLK_TCK")


def main() -> None:
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    binary = os.path.abspath(sys.argv[1])
    seconds = int(sys.argv[2]) if len(sys.argv) > 2 else 5
    with tempfile.TemporaryDirectory() as folder:
        add_site(binary, folder)
        starts = [start_once(binary, folder) for _ in range(STARTS)]
        print(f"start to the first 200: {statistics.median(ms for ms, _ in starts):.0f} ms")
        print(f"resident memory at idle: {statistics.median(kib for _, kib in starts) / 1024:.1f} MiB")
        if not shutil.which("wrk"):
            sys.exit("wrk is missing: apt-get install wrk")
        with running(binary, folder) as (server, port):
            burst(server, port, seconds)


def add_site(binary: str, folder: str) -> None:
    command = [binary, *settings(folder, 0), "sites", "add", "blog", "--origin", "https://blog.test"]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def settings(folder: str, port: int) -> list[str]:
    pairs = [f"store.path={folder}/afterword.db", f"server.listen=127.0.0.1:{port}", "log.level=warn"]
    return [word for pair in pairs for word in ("--set", pair)]


@contextlib.contextmanager
def running(binary: str, folder: str):
    port = free_port()
    server = subprocess.Popen([binary, *settings(folder, port), "serve"])
    try:
        wait_for(port)
        yield server, port
    finally:
        server.terminate()
        server.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def wait_for(port: int) -> None:
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline:
        with contextlib.suppress(OSError, http.client.HTTPException):
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=1)
            connection.request("GET", "/healthz")
            if connection.getresponse().status == 200:
                return
        time.sleep(0.001)
    sys.exit("the server did not answer within 10 s")


def start_once(binary: str, folder: str) -> tuple[float, int]:
    """Milliseconds to the first 200, and KiB of resident memory then."""
    begun = time.perf_counter()
    with running(binary, folder) as (server, _):
        taken = (time.perf_counter() - begun) * 1000
        return taken, resident(server.pid)


def resident(pid: int) -> int:
    with open(f"/proc/{pid}/status", encoding="ascii") as status:
        return int(re.search(r"VmRSS:\s+(\d+)", status.read()).group(1))


def cpu_seconds(pid: int) -> float:
    with open(f"/proc/{pid}/stat", encoding="ascii") as stat:
        fields = stat.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def burst(server: subprocess.Popen, port: int, seconds: int) -> None:
    os.sched_setaffinity(server.pid, {0})
    base = f"http://127.0.0.1:{port}/api/v1/counts?site=blog"
    batch = base + "".join(f"&page={page}" for page in ARTICLES)
    single = f"{base}&page={ARTICLES[0]}"
    results = {"batch of ten": [], "one by one": []}
    for _ in range(ROUNDS):
        results["batch of ten"].append(measure(server, batch, seconds, len(ARTICLES)))
        results["one by one"].append(measure(server, single, seconds, 1))
    print(f"counts of a front page, {CONNECTIONS} connections, {ROUNDS} rounds of {seconds} s, medians:")
    for name, rounds in results.items():
        rate, counts, cpu = (statistics.median(values) for values in zip(*rounds))
        print(f"  {name}: {rate:,.0f} requests/s, {counts:,.0f} counts/s, {cpu:.2f} µs of CPU a request")
    print(f"resident memory after it: {resident(server.pid) / 1024:.1f} MiB")


def measure(server: subprocess.Popen, url: str, seconds: int, articles: int):
    """Requests a second, counts a second, microseconds of the server's CPU a request."""
    before = cpu_seconds(server.pid)
    command = ["taskset", "-c", str(os.cpu_count() - 1), "wrk", "-t1", f"-c{CONNECTIONS}", f"-d{seconds}s", url]
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    cpu = cpu_seconds(server.pid) - before
    if re.search(r"Non-2xx|Socket errors", output):
        sys.exit(f"the burst had errors:\n{output}")
    requests = int(re.search(r"(\d+) requests in", output).group(1))
    rate = float(re.search(r"Requests/sec:\s+([\d.]+)", output).group(1))
    return rate, rate * articles, cpu * 1e6 / requests


if __name__ == "__main__":
    main()
