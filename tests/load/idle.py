#!/usr/bin/env python3
"""Memory of the server under idle connections, and under made-up queries for counts.

usage: idle.py AFTERWORD [CONNECTIONS] [SECONDS]

Opens CONNECTIONS (10,000) over plain HTTP from several loopback addresses, each asks for a front page's counts once
and then idles; prints resident memory before, while and after. Then SECONDS (10) of queries that each name ten pages
nobody has ever named, over 8 connections, beside a reader who asks for the front page: how many a second, how many of
the reader's answers came from memory, and memory again. The server runs in a temporary folder, on loopback alone.
"""

import contextlib
import http.client
import os
import re
import resource
import shutil
import socket
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
GOAL_MIB = 100
FRONT = "/api/v1/counts?site=blog" + "".join(f"&page=/posts/article-{number}/" for number in range(10))
BROWSER = (
    "host: comments.test\r\nuser-agent: Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0\r\n"
    "accept: */*\r\naccept-language: en-US,en;q=0.5\r\naccept-encoding: gzip, deflate, br\r\n"
    "referer: https://blog.test/\r\norigin: https://blog.test\r\nconnection: keep-alive\r\n\r\n"
)
PER_SOURCE = 2_500


def main() -> None:
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    binary = os.path.abspath(sys.argv[1])
    connections = int(sys.argv[2]) if len(sys.argv) > 2 else 10_000
    seconds = int(sys.argv[3]) if len(sys.argv) > 3 else 10
    if not shutil.which("wrk"):
        sys.exit("wrk is missing: apt-get install wrk")
    connections = min(connections, 50_000)
    raise_files(connections + 200)
    with tempfile.TemporaryDirectory() as folder, running(binary, folder, connections) as (server, port, metrics):
        idle(server, port, connections)
        junk(server, port, metrics, seconds)


def raise_files(needed: int) -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < needed:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (needed, needed))
            return
        sys.exit(f"{needed} files are needed, {hard} are allowed: ulimit -Hn {needed}")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(needed, 1024), hard))


@contextlib.contextmanager
def running(binary: str, folder: str, connections: int):
    port, metrics = free_port(), free_port()
    pairs = [
        f"store.path={folder}/afterword.db", f"server.listen=127.0.0.1:{port}", f"metrics.listen=127.0.0.1:{metrics}",
        "log.level=warn", f"server.max_connections={connections + 100}", "server.idle_timeout=10m",
    ]
    settings = [word for pair in pairs for word in ("--set", pair)]
    add = [binary, *settings, "sites", "add", "blog", "--origin", "https://blog.test"]
    subprocess.run(add, check=True, stdout=subprocess.DEVNULL)
    server = subprocess.Popen([binary, *settings, "serve"])
    try:
        wait_for(port)
        yield server, port, metrics
    finally:
        server.terminate()
        server.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def wait_for(port: int) -> None:
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        with contextlib.suppress(OSError, http.client.HTTPException):
            get(port, "/healthz")
            return
        time.sleep(0.01)
    sys.exit("the server did not answer within 20 s")


def get(port: int, path: str) -> str:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    try:
        connection.request("GET", path)
        return connection.getresponse().read().decode()
    finally:
        connection.close()


def resident(server: subprocess.Popen) -> float:
    """MiB."""
    with open(f"/proc/{server.pid}/status", encoding="ascii") as status:
        return int(re.search(r"VmRSS:\s+(\d+)", status.read()).group(1)) / 1024


def idle(server: subprocess.Popen, port: int, connections: int) -> None:
    before = resident(server)
    print(f"resident memory before: {before:.1f} MiB")
    asked = f"GET {FRONT} HTTP/1.1\r\n{BROWSER}".encode()
    held = []
    for number in range(connections):
        client = socket.socket()
        client.bind((f"127.0.0.{2 + number // PER_SOURCE}", 0))
        client.connect(("127.0.0.1", port))
        client.sendall(asked)
        held.append(client)
        # Not faster than the server answers, so that the kernel's queue never is what is measured.
        if number % 100 == 99:
            take_answers(held[-100:])
    take_answers(held[connections - connections % 100:])
    time.sleep(2)
    now = resident(server)
    each = (now - before) * 1024 / connections
    print(f"with {connections:,} idle connections: {now:.1f} MiB, {each:.1f} KiB each (goal: under {GOAL_MIB} MiB)")
    for client in held:
        client.close()
    time.sleep(2)
    print(f"after they have gone: {resident(server):.1f} MiB")


def take_answers(clients: list[socket.socket]) -> None:
    for client in clients:
        client.settimeout(20)
        answer = client.recv(8192)
        if not answer.startswith(b"HTTP/1.1 200 "):
            sys.exit(f"refused: {answer[:200]!r}")


def junk(server: subprocess.Popen, port: int, metrics: int, seconds: int) -> None:
    for _ in range(3):
        get(port, FRONT)
    kept, most = counted(metrics), resident(server)
    command = ["wrk", "-t1", "-c32", f"-d{seconds}s", "-s", f"{HERE}/junk.lua", f"http://127.0.0.1:{port}"]
    flood = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    slowest, asked = 0.0, 0
    while flood.poll() is None:
        begun = time.monotonic()
        get(port, FRONT)
        slowest, asked = max(slowest, time.monotonic() - begun), asked + 1
        most = max(most, resident(server))
        time.sleep(0.02)
    said = flood.stdout.read()
    if flood.returncode or "Non-2xx" in said or "Socket errors" in said:
        sys.exit(f"the flood had errors:\n{said}")
    sent = int(re.search(r"(\d+) requests in", said).group(1))
    from_memory = counted(metrics) - kept
    print(
        f"under {sent / seconds:,.0f} made-up queries of ten pages a second: {from_memory} of {asked} answers for "
        f"the front page came from memory, the slowest after {slowest * 1000:.0f} ms; {most:.1f} MiB at the most"
    )


def counted(metrics: int) -> int:
    return int(re.search(r"afterword_response_cache_hits_total\{of=\"counts\"\} (\d+)", get(metrics, "/metrics")).group(1))


if __name__ == "__main__":
    main()
