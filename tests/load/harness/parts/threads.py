"""S2: a thread of 20 comments, 100 connections, and the first page of a thread of 10,000."""

import contextlib
import tempfile

from .. import dataset, floor, prepared, servers
from ..generators import wrk
from ..rounds import Case, Options, interleave, planned as cost

CONNECTIONS = 100
FLOOR = ["epoll", "hyper", "axum", "nginx"]


def planned(options: Options) -> float:
    return cost(3 + len(FLOOR), options)


def run(options: Options) -> dict:
    with contextlib.ExitStack() as stack:
        recorded = stack.enter_context(tempfile.TemporaryDirectory())
        ours = stack.enter_context(servers.running(options.binary, prepared.blog(options)))
        floor.record(ours, recorded)
        sizes = {name: body_bytes(ours, page) for name, page in (("twenty", dataset.TWENTY), ("long", dataset.LONG))}
        others = [stack.enter_context(floor.running(name, recorded)) for name in FLOOR]
        twenty = dataset.thread(dataset.TWENTY)
        cases = [case(server.name, server, twenty) for server in [ours, *others]]
        cases.append(case("epoll, 4 KB", others[0], "/bytes/4096"))
        cases.append(case("afterword, 10,000 comments", ours, dataset.thread(dataset.LONG)))
        return {"threads": interleave("S2", cases, options), "bytes": sizes}


def case(name: str, server: servers.Server, path: str) -> Case:
    return Case(name, server, lambda seconds: wrk(server.url(path), CONNECTIONS, seconds))


def body_bytes(server: servers.Server, page: str) -> int:
    return len(servers.fetch(server, dataset.thread(page)).split(b"\r\n\r\n", 1)[1])
