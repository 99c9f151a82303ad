"""PostgreSQL beside SQLite: what is in memory, what is not, new comments, and the console of a large store."""

import contextlib
import http.client
import json
import shutil
import statistics
import tempfile
import time
import urllib.parse

from .. import dataset, postgres, prepared, servers
from ..generators import wrk
from ..rounds import Case, Options, interleave, planned as cost

HOT, FEW, MANY = 250, 16, 64
SIZES = [100_000, 1_000_000, 10_000_000]
TIMES = 15
TOKEN = "a-token-for-measuring-alone"
LISTS = {
    "queue": "status=pending",
    "all": "",
    "search, frequent": "q=" + urllib.parse.quote("the server"),
    "search, rare": "q=" + urllib.parse.quote("bakeli"),
    "search, nothing": "q=nothinghasthis",
}


def planned(options: Options) -> float:
    return cost(4 + 4 + 4, options) + 420


def run(options: Options) -> dict:
    with contextlib.ExitStack() as stack:
        database = stack.enter_context(postgres.running())
        # A copy: comments are written into it.
        blog = stack.enter_context(tempfile.TemporaryDirectory())
        shutil.copy(f"{prepared.blog(options)}/afterword.db", blog)
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        figures = {"copy": {"seconds": [postgres.copied(options.binary, blog, database)],
                            "comments": [float(database.sql("SELECT count(*) FROM comments"))]}}
        more = (postgres.at(database), f"admin.token={TOKEN}")
        ours = stack.enter_context(servers.running(options.binary, folder, *more))
        file = stack.enter_context(servers.running(options.binary, blog))
        both = {"SQLite": file, "PostgreSQL": ours}
        figures["counts"] = interleave("PostgreSQL, the same ten counts", [
            asking(name, server, dataset.front_page(), HOT) for name, server in both.items()], options)
        figures["threads"] = interleave("PostgreSQL, a thread", [
            asking(name, server, dataset.thread(dataset.TWENTY), 100) for name, server in both.items()], options)
        figures["writes"] = interleave("PostgreSQL, new comments", [
            writing(f"{name}, {connections}", server, connections) for connections in (FEW, MANY) for name, server in both.items()], options)
        figures["large"] = large(options, database, stack)
    return figures


def asking(name: str, server: servers.Server, path: str, connections: int) -> Case:
    return Case(name, server, lambda seconds: wrk(server.url(path), connections, seconds))


def writing(name: str, server: servers.Server, connections: int) -> Case:
    runs = iter(range(1, 10_000))

    def load(seconds: float):
        run = f"{time.monotonic_ns() % 1_000_000}{next(runs)}"
        return wrk(server.url("/api/v1/comments"), connections, seconds, "new_comments.lua", RUN=run)

    return Case(name, server, load)


def large(options: Options, database, stack: contextlib.ExitStack) -> dict:
    """The growth from a small store to a large one: lists of the console, and what is not in memory."""
    name = "large"
    database.sql(f"CREATE DATABASE {name}", "postgres")
    folder = stack.enter_context(tempfile.TemporaryDirectory())
    servers.add_site(options.binary, folder, postgres.at(database, name))
    figures, before = {}, 0
    for comments in [size for size in SIZES if size <= options.comments]:
        if not postgres.has_room(comments):
            options.progress.say(f"PostgreSQL with {comments:,} comments: skipped, the disk has no room for them")
            break
        options.progress.say(f"PostgreSQL, {comments:,} comments are made")
        took = postgres.fill(database, name, before, comments)
        options.progress.beside(took)
        before = comments
        with servers.running(options.binary, folder, postgres.at(database, name), f"admin.token={TOKEN}") as server:
            figures[f"{comments}"] = {"fill_seconds": [took], **measured(server, options)}
    return figures


def measured(server: servers.Server, options: Options) -> dict:
    found = {}
    connection = http.client.HTTPConnection("127.0.0.1", server.port)
    for what, query in LISTS.items():
        found[what] = [timed(connection, f"/api/v1/admin/comments?limit=50&{query}") for _ in range(TIMES)]
    # Each request is for other pages, of one site after the other: hardly any is in memory.
    found["cold counts"] = [timed(connection, cold(number)) for number in range(200)]
    found["cold threads"] = [timed(connection, f"/api/v1/comments?site=site-{1 + number}&page=/posts/article-7/") for number in range(200)]
    return {name: [statistics.median(values), percentile(values, 99)] for name, values in found.items()}


def cold(number: int) -> str:
    pages = "".join(f"&page=/posts/article-{1 + place}/" for place in range(10))
    return f"/api/v1/counts?site=site-{301 + number}{pages}"


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share / 100))]


def timed(connection: http.client.HTTPConnection, path: str) -> float:
    """Milliseconds; also of an answer that says that it took too long."""
    begun = time.perf_counter()
    connection.request("GET", path, headers={"Authorization": f"Bearer {TOKEN}"})
    answer = connection.getresponse()
    body = answer.read()
    if answer.status != 200 and b'"timeout"' not in body:
        raise servers.Unanswered(f"{path}: {answer.status} {json.loads(body)}")
    return (time.perf_counter() - begun) * 1000
