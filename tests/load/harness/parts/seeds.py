"""The loads of those who measured before: the same again, so that their tables get a row of ours."""

import contextlib
import tempfile

from .. import dataset, floor, prepared, servers
from ..generators import ab, wrk
from ..rounds import Case, Options, interleave, once, planned as cost

CLIENTS = 250
REQUESTS = 500_000
# A guess for the plan: requests a second of `ab`, four at a time.
GUESS = 10_000


def requests(options: Options) -> int:
    return min(REQUESTS, int(REQUESTS * options.rounds * options.seconds / 10))


def planned(options: Options) -> float:
    return cost(4, options) + requests(options) / GUESS + options.rounds


def run(options: Options) -> dict:
    with contextlib.ExitStack() as stack:
        recorded = stack.enter_context(tempfile.TemporaryDirectory())
        ours = stack.enter_context(servers.running(options.binary, prepared.blog(options)))
        floor.record(ours, recorded)
        epoll = stack.enter_context(floor.running("epoll", recorded))
        return {
            "front_page": interleave("250 clients", front_page(ours), options),
            "small_thread": interleave("a thread of 3.7 KB", small_thread(ours, epoll), options),
            "ab": interleave("ab -n 500 -c 100", five_hundred(ours), options),
            "endurance": endurance(ours, options),
            "requests": requests(options),
        }


def front_page(ours: servers.Server) -> list[Case]:
    batch, single = ours.url(dataset.front_page()), ours.url("/")
    return [
        Case("ten in one request", ours, lambda seconds: wrk(batch, CLIENTS, seconds), dataset.FRONT_PAGE),
        Case("one by one", ours, lambda seconds: wrk(single, CLIENTS, seconds, "one_by_one.lua")),
    ]


def small_thread(ours: servers.Server, epoll: servers.Server) -> list[Case]:
    thread, same = ours.url(dataset.thread(dataset.SMALL)), epoll.url("/bytes/3700")
    return [
        Case("afterword", ours, lambda seconds: wrk(thread, 100, seconds)),
        Case("epoll", epoll, lambda seconds: wrk(same, 100, seconds)),
    ]


def five_hundred(ours: servers.Server) -> list[Case]:
    url = ours.url(dataset.front_page())
    return [
        Case("without keep-alive", ours, lambda _: ab(url, 500, 100), dataset.FRONT_PAGE),
        Case("with keep-alive", ours, lambda _: ab(url, 500, 100, "-k"), dataset.FRONT_PAGE),
    ]


def endurance(ours: servers.Server, options: Options) -> dict:
    """Four at a time, for one article's thread of 10,000 articles."""
    options.progress.say(f"{requests(options):,} requests, four at a time")
    url = ours.url(dataset.thread(dataset.article(dataset.PAGES // 2)))
    return once(Case("endurance", ours, lambda _: ab(url, requests(options), 4, "-k")), options)
