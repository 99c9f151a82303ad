#!/usr/bin/env python3
"""Many requests, one after the other for a long time: no error, and memory and open files stay as they are.

usage: soak.py AFTERWORD [REQUESTS] [--into FOLDER]

30,000,000 requests by default, of 100 connections: seven of ten for a front page's counts, two for other counts, one for
a thread, and one of a thousand writes a comment that is published. After each stretch of them the connections are
closed, and resident memory and open files are looked at. The slope is a line through what came after the warm-up, two
thirds of it.
With --into the result goes into FOLDER/benchmarks/results.json and the page. Needs wrk.
"""

import argparse
import os
import pathlib
import shutil
import sys
import tempfile
import time

from harness import dataset, machine, prepared, servers
from harness.generators import wrk
from harness.progress import Progress
from harness.report import page, plots, store
from harness.rounds import Options

REQUESTS = 30_000_000
CONNECTIONS = 100
STRETCHES = 40
WRITES_ONE_OF = 1000
# Until then caches fill up to their limits: with 10,000 pages, that takes some 19,000,000 requests of this kind.
WARM_UP = 2 / 3
# More than this for each million is a leak. After a warm-up that was too short for the caches, they may take so much more.
KIB_PER_MILLION = 100
FULL_CACHES = 19_000_000
ROOM_MIB = 4
FILES = 8


def main() -> None:
    parser = argparse.ArgumentParser(usage=__doc__.split("usage: ", 1)[1].split("\n", 1)[0])
    parser.add_argument("binary")
    parser.add_argument("requests", nargs="?", type=int, default=REQUESTS)
    parser.add_argument("--into")
    asked = parser.parse_args()
    if not shutil.which("wrk"):
        sys.exit("wrk is missing: .ci/bench-packages installs it")
    target = pathlib.Path(__file__).parent.parent.parent / "target" / "bench"
    options = Options(os.path.abspath(asked.binary), 1, 1, Progress(1), str(target.resolve()))
    with tempfile.TemporaryDirectory(dir=os.environ.get("BENCH_FOLDER")) as folder:
        shutil.copy(os.path.join(prepared.blog(options), "afterword.db"), folder)
        with servers.running(options.binary, folder, "sites.moderation=publish", "log.level=warn") as server:
            result = soak(server, asked.requests)
    wrong = verdict(result)
    if asked.into:
        keep(result, options, pathlib.Path(asked.into))
    if wrong:
        sys.exit(f"soak: {', '.join(wrong)}")


def soak(server: servers.Server, wanted: int) -> dict:
    samples, begun = [], time.monotonic()
    first = wrk(server.url("/"), CONNECTIONS, 1, "soak.lua", SEED=0, PAGES=dataset.PAGES)
    done, errors, rate = first.requests, first.errors, first.rate
    while done < wanted or not samples:
        # 30 s at the most, so that there is something to see.
        stretch = min(30, max(1, wanted / STRETCHES / rate))
        load = wrk(server.url("/"), CONNECTIONS, stretch, "soak.lua", SEED=len(samples) + 1, PAGES=dataset.PAGES)
        done, errors, rate = done + load.requests, errors + load.errors, load.rate
        samples.append([done, settled(server.pid), machine.open_files(server.pid)])
        left = (wanted - done) / rate / 60
        print(f"{done:>11,} requests, {errors} errors, {samples[-1][1]:.1f} MiB, {samples[-1][2]} files open, "
              f"{load.rate:,.0f}/s, p99 {load.at(99):.1f} ms, about {max(0, left):.0f} min more", flush=True)
    return {
        "requests": done,
        "writes": done // WRITES_ONE_OF,
        "errors": errors,
        "seconds": time.monotonic() - begun,
        "samples": samples,
    } | after_warm_up(samples)


def after_warm_up(samples: list[list]) -> dict:
    late = [sample for sample in samples if sample[0] >= WARM_UP * samples[-1][0]]
    return {
        "late_requests": late[-1][0] - late[0][0],
        "kib_per_million": slope([(at / 1e6, mib * 1024) for at, mib, _ in late]),
        "mib_first": late[0][1],
        "mib_last": late[-1][1],
        "files_first": late[0][2],
        "files_last": late[-1][2],
    }


def settled(pid: int) -> float:
    """Resident memory when the connections of the last stretch are gone."""
    files, deadline = -1, time.monotonic() + 5
    while files != machine.open_files(pid) and time.monotonic() < deadline:
        files = machine.open_files(pid)
        time.sleep(0.1)
    return machine.resident_mib(pid)


def slope(points: list[tuple[float, float]]) -> float:
    """Of the line that fits them best."""
    across, up = (sum(values) / len(points) for values in zip(*points))
    width = sum((x - across) ** 2 for x, _ in points)
    return sum((x - across) * (y - up) for x, y in points) / width if width else 0.0


def keep(result: dict, options: Options, into: pathlib.Path) -> None:
    file = into / "benchmarks" / "results.json"
    results = store.load(file)
    store.add(results, "soak", result, options)
    store.save(results, file)
    page.write(results, into / "benchmarks.md", plots.draw(results, into / "benchmarks"))


def verdict(result: dict) -> list[str]:
    """Says what came of it, and answers with what is wrong."""
    growth = result["kib_per_million"] * result["late_requests"] / 1e6 / 1024
    room = ROOM_MIB if result["requests"] * WARM_UP < FULL_CACHES else 0
    print(f"{result['requests']:,} requests in {result['seconds'] / 60:.1f} min, {result['errors']} errors; after the warm-up "
          f"{result['kib_per_million']:+.0f} KiB per million requests, {growth:+.1f} MiB; "
          f"{result['files_first']} files open, then {result['files_last']}")
    wrong = []
    if result["errors"]:
        wrong.append(f"{result['errors']} errors")
    if result["kib_per_million"] > KIB_PER_MILLION and growth > room:
        wrong.append(f"memory grows by more than {KIB_PER_MILLION} KiB per million requests")
    if result["files_last"] > result["files_first"] + FILES:
        wrong.append("open files grow")
    return wrong


if __name__ == "__main__":
    main()
