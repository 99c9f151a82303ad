#!/usr/bin/env python3
"""What writers notice of a backup: the latency of submissions without one, and while backups run one after the other.

usage: backup.py AFTERWORD DATABASE [SECONDS] [SERVER]

DATABASE is filled by fill.py; it is copied, and the copy is served by SERVER (the same program by default). Rounds
with and without backups alternate, because small machines are noisy.
"""

import http.client
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time

ROUNDS = 3
WRITERS = 8


def main() -> None:
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    binary, database = os.path.abspath(sys.argv[1]), sys.argv[2]
    seconds = int(sys.argv[3]) if len(sys.argv) > 3 else 10
    server_binary = os.path.abspath(sys.argv[4]) if len(sys.argv) > 4 else binary
    with tempfile.TemporaryDirectory(dir=os.environ.get("BENCH_FOLDER")) as folder:
        shutil.copy(database, os.path.join(folder, "afterword.db"))
        port = free_port()
        command = [server_binary, "serve", "--set", f"server.listen=127.0.0.1:{port}"]
        # All of it comes from one address, and is no flood.
        for counted in ("address", "page", "site"):
            command += ["--set", f"spam.comments_per_{counted}=0"]
        server = subprocess.Popen(command, cwd=folder, stderr=subprocess.DEVNULL)
        try:
            wait_for(port)
            write_for(port, 2, [])
            rounds(binary, folder, port, seconds)
        finally:
            server.terminate()
            server.wait()


def rounds(binary: str, folder: str, port: int, seconds: int) -> None:
    alone: list[float] = []
    beside: list[float] = []
    durations: list[float] = []
    for _ in range(ROUNDS):
        write_for(port, seconds, alone)
        done = threading.Event()
        backups = threading.Thread(target=back_up, args=(binary, folder, done, durations))
        backups.start()
        write_for(port, seconds, beside)
        done.set()
        backups.join()
    size = os.path.getsize(os.path.join(folder, "afterword.db")) / 2**20
    print(f"database: {size:.0f} MiB; {len(durations)} backups, {sum(durations) / len(durations):.1f} s each")
    print(f"without: {figures(alone)}")
    print(f"beside:  {figures(beside)}")
    print(f"ratio of p99: {quantile(beside, 0.99) / quantile(alone, 0.99):.2f}")
    log = os.path.join(folder, "afterword.db-wal")
    print(f"write-ahead log at the end: {os.path.getsize(log) / 2**20:.0f} MiB")


def back_up(binary: str, folder: str, done: threading.Event, durations: list[float]) -> None:
    while not done.is_set():
        began = time.monotonic()
        subprocess.run([binary, "backup", "copy.db"], cwd=folder, check=True, stdout=subprocess.DEVNULL)
        durations.append(time.monotonic() - began)
        for name in ("copy.db", "copy.db.sha256"):
            os.remove(os.path.join(folder, name))


def write_for(port: int, seconds: float, latencies: list[float]) -> None:
    end = time.monotonic() + seconds
    writers = [threading.Thread(target=write, args=(port, number, end, latencies)) for number in range(WRITERS)]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()


def write(port: int, number: int, end: float, latencies: list[float]) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", port)
    headers = {"content-type": "application/json", "origin": "https://blog.test"}
    body = json.dumps({"page": f"/load/{number}/", "name": "Ann", "text": "Hello " * 30})
    while time.monotonic() < end:
        began = time.monotonic()
        connection.request("POST", "/api/v1/comments", body, headers)
        answer = connection.getresponse()
        answer.read()
        assert answer.status in (201, 202), answer.status
        latencies.append(time.monotonic() - began)


def quantile(values: list[float], share: float) -> float:
    return sorted(values)[int(len(values) * share)]


def figures(values: list[float]) -> str:
    shares = ", ".join(f"p{share * 100:g} {quantile(values, share) * 1000:.1f} ms" for share in (0.5, 0.99, 0.999))
    return f"{len(values)} submissions, {shares}, longest {max(values) * 1000:.0f} ms"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def wait_for(port: int) -> None:
    end = time.monotonic() + 30
    while time.monotonic() < end:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except OSError:
            time.sleep(0.05)
    sys.exit("the server did not start")


if __name__ == "__main__":
    main()
