#!/usr/bin/env python3
"""How long after its acknowledgement a comment counts on another node, while many others are written.

usage: delay.py AFTERWORD [CONNECTIONS]

Starts PostgreSQL and two nodes. So many connections of wrk (16 by default) write to the first. Meanwhile further
comments go there one by one, and the second is asked for the count of each until it has it. Needs wrk and PostgreSQL.
"""

import contextlib
import http.client
import json
import os
import pathlib
import statistics
import sys
import tempfile
import threading
import time

from harness import postgres, servers
from harness.generators import wrk

SECONDS = 15


def main() -> None:
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    binary, connections = os.path.abspath(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 16
    with contextlib.ExitStack() as stack:
        database = postgres.at(stack.enter_context(postgres.running()))
        folders = [stack.enter_context(tempfile.TemporaryDirectory()) for _ in range(2)]
        servers.add_site(binary, folders[0], database)
        nodes = [stack.enter_context(servers.running(binary, folder, database, "sites.moderation=publish")) for folder in folders]
        rates: list[float] = []
        url = nodes[0].url("/api/v1/comments")
        writing = threading.Thread(target=lambda: rates.append(wrk(url, connections, SECONDS, "new_comments.lua", RUN="1").rate))
        writing.start()
        while not count(nodes[0], "/posts/article-1/"):
            pass
        delays = []
        while writing.is_alive():
            delays.append(delay(len(delays), *nodes))
    delays.sort()
    print(f"{rates[0]:,.0f} comments/s meanwhile; {len(delays)} others: p50 {statistics.median(delays):.1f} ms, "
          f"p99 {delays[len(delays) * 99 // 100]:.1f} ms, longest {delays[-1]:.1f} ms")


def delay(number: int, one: servers.Server, other: servers.Server) -> float:
    """Milliseconds."""
    page = f"/probe/{number % 20}/"
    before = count(other, page)
    body = {"site": servers.SITE, "page": page, "name": "Ann", "text": f"probe {number}", "key": f"probe-{number}".ljust(20, "x")}
    connection = http.client.HTTPConnection("127.0.0.1", one.port)
    connection.request("POST", "/api/v1/comments", json.dumps(body), {"Content-Type": "application/json"})
    answer = connection.getresponse()
    answer.read()
    if answer.status != 201:
        raise servers.Unanswered(f"a comment got {answer.status}")
    acknowledged = time.perf_counter()
    while count(other, page) == before:
        pass
    return (time.perf_counter() - acknowledged) * 1000


def count(server: servers.Server, page: str) -> int:
    connection = http.client.HTTPConnection("127.0.0.1", server.port)
    connection.request("GET", f"/api/v1/counts?site={servers.SITE}&page={page}")
    return json.loads(connection.getresponse().read())["counts"][page]


if __name__ == "__main__":
    main()
