"""S1: the ten counts of a front page, 250 connections; the same ten each time, and ten others of 10,000 each time."""

import contextlib
import tempfile

from .. import dataset, floor, prepared, servers
from ..generators import wrk
from ..rounds import Case, Options, interleave, planned as cost

CONNECTIONS = 250
FLOOR = ["epoll", "hyper", "axum", "nginx"]


def planned(options: Options) -> float:
    return cost(1 + len(FLOOR) + 2, options)


def run(options: Options) -> dict:
    with contextlib.ExitStack() as stack:
        recorded = stack.enter_context(tempfile.TemporaryDirectory())
        ours = stack.enter_context(servers.running(options.binary, prepared.blog(options)))
        floor.record(ours, recorded)
        others = [stack.enter_context(floor.running(name, recorded)) for name in FLOOR]
        hot = interleave("S1, the same ten", [case(server) for server in [ours, *others]], options)
        different = interleave("S1, ten others", [case(server, "different.lua") for server in [ours, others[0]]], options)
    return {"hot": hot, "different": different}


def case(server: servers.Server, script: str = "report.lua") -> Case:
    url = server.url(dataset.front_page())
    return Case(server.name, server, lambda seconds: wrk(url, CONNECTIONS, seconds, script), dataset.FRONT_PAGE)
