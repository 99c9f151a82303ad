"""How figures change with the number of connections, of comments and of pages, and memory while time goes by."""

import contextlib
import resource
import tempfile
import threading
import time

from .. import dataset, floor, machine, prepared, servers
from ..generators import wrk
from ..rounds import Case, Options, once

CONNECTIONS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000]
COMMENTS = [1_000, 10_000, 100_000, 1_000_000]
PAGES = [10, 100, 1_000, 10_000, 100_000]
SAMPLE = 0.25


def comments(options: Options) -> list[int]:
    return COMMENTS if options.rounds >= 5 else COMMENTS[:2]


def pages(options: Options) -> list[int]:
    return PAGES if options.rounds >= 5 else PAGES[:4]


def planned(options: Options) -> float:
    sizes = 3 * len(comments(options)) + len(pages(options)) + 2 * len(CONNECTIONS) + 4
    return (2 * sizes + 6) * options.seconds


def run(options: Options) -> dict:
    raise_files(2 * max(CONNECTIONS) + 500)
    return {
        "connections": by_connections(options),
        "memory": over_time(options),
        "comments": by_comments(options),
        "pages": by_pages(options),
    }


def raise_files(needed: int) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < needed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(needed, hard), hard))


def by_connections(options: Options) -> dict:
    found: dict[str, list] = {"afterword": [], "epoll": []}
    with contextlib.ExitStack() as stack:
        recorded = stack.enter_context(tempfile.TemporaryDirectory())
        ours = stack.enter_context(servers.running(options.binary, prepared.blog(options)))
        floor.record(ours, recorded)
        epoll = stack.enter_context(floor.running("epoll", recorded))
        for connections in CONNECTIONS:
            options.progress.say(f"throughput at {connections} connections")
            for server in (ours, epoll):
                load = lambda seconds: wrk(server.url(dataset.front_page()), connections, seconds)
                found[server.name].append({"connections": connections} | point(Case(server.name, server, load), options))
    return found


def point(case: Case, options: Options) -> dict:
    # What is asked for the first time is read from the disk, and that is another figure.
    case.load(options.seconds)
    options.progress.spent(options.seconds)
    figures = once(case, options)
    return {name: figures[name] for name in ("per_second", "cpu_us", "p50_ms", "p99_ms", "errors", "resident_mib")}


def over_time(options: Options) -> dict:
    """Resident memory while the load changes."""
    samples: list[list[float]] = []
    phases: list[list] = []
    with servers.running(options.binary, prepared.blog(options)) as ours:
        begun, over = time.monotonic(), threading.Event()
        watcher = threading.Thread(target=sample, args=(ours.pid, begun, over, samples))
        watcher.start()
        for name, load in loads(ours):
            options.progress.say(f"memory: {name}")
            phases.append([time.monotonic() - begun, name])
            load(2 * options.seconds)
            options.progress.spent(2 * options.seconds)
        over.set()
        watcher.join()
    return {"samples": samples, "phases": phases}


def loads(ours: servers.Server) -> list:
    front, thread = ours.url(dataset.front_page()), ours.url(dataset.thread(dataset.TWENTY))
    return [
        ("at rest", time.sleep),
        ("a front page, 250 connections", lambda seconds: wrk(front, 250, seconds)),
        ("other pages each time", lambda seconds: wrk(front, 250, seconds, "different.lua")),
        ("threads, 100 connections", lambda seconds: wrk(thread, 100, seconds)),
        ("at rest again", time.sleep),
    ]


def sample(pid: int, begun: float, over: threading.Event, samples: list) -> None:
    while not over.wait(SAMPLE):
        samples.append([round(time.monotonic() - begun, 2), round(machine.resident_mib(pid), 2)])


def by_comments(options: Options) -> list[dict]:
    found = []
    for number in comments(options):
        folder = prepared.filled(options, number)
        articles = max(10, number // 200)
        front = dataset.counts([f"/posts/{2020 + place % 7}/article-{place}/" for place in range(10)])
        busiest = dataset.thread("/posts/2020/article-0/")
        options.progress.say(f"{number:,} comments")
        with servers.running(options.binary, folder) as ours:
            different = {"script": "different.lua", "PAGES": articles, "YEARS": 1}
            loads = {
                "hot": lambda seconds: wrk(ours.url(front), 250, seconds),
                "different": lambda seconds: wrk(ours.url(front), 250, seconds, **different),
                "thread": lambda seconds: wrk(ours.url(busiest), 100, seconds),
            }
            found.append({"comments": number} | {name: point(Case(name, ours, load), options) for name, load in loads.items()})
    return found


def by_pages(options: Options) -> list[dict]:
    found = []
    for number in pages(options):
        folder = prepared.blog(options, number)
        options.progress.say(f"ten others of {number:,} pages each time")
        with servers.running(options.binary, folder) as ours:
            load = lambda seconds: wrk(ours.url(dataset.front_page()), 250, seconds, "different.lua", PAGES=number)
            found.append({"pages": number} | point(Case("different", ours, load), options))
    return found
