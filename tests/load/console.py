#!/usr/bin/env python3
"""What an evening of moderation costs in a large store: pages of the console, searches, a bulk of decisions.

usage: console.py AFTERWORD DATABASE

The database is one of fill.py; a thousand of its comments are decided about, and taken back. The server runs on
loopback; each page is fetched again and again over one connection, as a browser does, and the median is printed with
the slowest of twenty.
"""

import contextlib
import http.client
import json
import os
import re
import statistics
import subprocess
import sys
import time
import urllib.parse

from bench import free_port, resident, wait_for

OWNER = "owner@example.org"
TOKEN = "a-token-for-measuring-alone"
TIMES = 40
# From the most frequent word to none at all.
SEARCHES = ["the", "and", "comment", "thanks", "server", "bake", "lino", "rust hugo", "the server", '"the and"', "flegri",
            "stover", "reader7", "reader123456", "kemonu", "ver", "nothing-has-this", "the comment blog thanks", "ingest"]


def main() -> None:
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    binary, database = map(os.path.abspath, sys.argv[1:])
    port = free_port()
    settings = [f"store.path={database}", f"server.listen=127.0.0.1:{port}", "log.level=warn",
                f"server.public_url=http://127.0.0.1:{port}", f"sites.moderators={OWNER}", f"admin.token={TOKEN}",
                "spam.proof=off"]
    flags = [word for pair in settings for word in ("--set", pair)]
    server = subprocess.Popen([binary, *flags, "serve"])
    try:
        wait_for(port)
        print(f"resident memory after the start: {resident(server.pid) / 1024:.1f} MiB")
        cookie = sign_in(binary, flags, port)
        measure(port, cookie)
        print(f"resident memory after reading: {resident(server.pid) / 1024:.1f} MiB")
        bulk(port)
        print(f"resident memory after the bulk: {resident(server.pid) / 1024:.1f} MiB")
    finally:
        server.terminate()
        server.wait()


def sign_in(binary: str, flags: list[str], port: int) -> str:
    printed = subprocess.run([binary, *flags, "console", "link", OWNER], check=True, capture_output=True, text=True)
    path = urllib.parse.urlsplit(re.search(r"https?://\S+", printed.stdout + printed.stderr).group(0)).path
    connection = http.client.HTTPConnection("127.0.0.1", port)
    origin = f"http://127.0.0.1:{port}"
    connection.request("POST", path, "", {"Origin": origin, "Content-Type": "application/x-www-form-urlencoded"})
    answer = connection.getresponse()
    return answer.headers["Set-Cookie"].split(";")[0]


def measure(port: int, cookie: str) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", port)

    def fetch(path: str) -> float:
        begun = time.perf_counter()
        connection.request("GET", path, headers={"Cookie": cookie})
        answer = connection.getresponse()
        body = answer.read()
        if answer.status != 200:
            sys.exit(f"{path}: {answer.status} {body[:300]!r}")
        return (time.perf_counter() - begun) * 1000

    for name, path in [
        ("the queue", "/console/comments"),
        ("all comments", "/console/comments?status=all"),
        ("spam", "/console/comments?status=spam"),
        ("pages", "/console/pages"),
        ("statistics of 30 days", "/console/statistics?days=30"),
        ("statistics of 365 days", "/console/statistics?days=365"),
    ]:
        with contextlib.suppress(SystemExit):
            show(name, [fetch(path) for _ in range(TIMES)])
    searches = [[fetch(f"/console/comments?status=all&q={urllib.parse.quote(words)}") for words in SEARCHES]
                for _ in range(5)]
    show(f"a search ({len(SEARCHES)} different ones)", sorted(taken for round_ in searches for taken in round_))
    worst = max(zip((statistics.median(times) for times in zip(*searches)), SEARCHES))
    print(f"  slowest search: {worst[1]!r}, {worst[0]:.1f} ms")


def show(name: str, times: list[float]) -> None:
    slow = sorted(times)[int(len(times) * 0.95) - 1]
    print(f"{name}: {statistics.median(times):.1f} ms, 95 of 100 within {slow:.1f} ms")


def bulk(port: int) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", port)
    headers = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}

    def call(method: str, path: str, body=None):
        connection.request(method, f"/api/v1/admin{path}", json.dumps(body) if body is not None else None, headers)
        answer = connection.getresponse()
        text = answer.read()
        if answer.status != 200:
            sys.exit(f"{path}: {answer.status} {text[:300]!r}")
        return json.loads(text)

    ids: list[str] = []
    while len(ids) < 1000:
        after = f"&after={ids[-1]}" if ids else ""
        ids += [comment["id"] for comment in call("GET", f"/comments?status=pending&limit=200{after}")["comments"]]
    begun = time.perf_counter()
    batch = call("POST", "/decisions", {"ids": ids[:1000], "action": "approve"})
    print(f"{len(batch['decided'])} decisions in one call: {time.perf_counter() - begun:.2f} s")
    begun = time.perf_counter()
    undone = call("POST", f"/decisions/{batch['batch']}/undo", {})
    print(f"{len(undone['decided'])} of them taken back: {time.perf_counter() - begun:.2f} s")


if __name__ == "__main__":
    main()
