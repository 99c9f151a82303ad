#!/usr/bin/env python3
"""The figures of the server on this machine, beside the least that a server can cost here.

usage: bench.py AFTERWORD [--only s1,s2,…] [--rounds N] [--seconds N] [--comments N] [--into FOLDER]
       bench.py --render FOLDER

Writes FOLDER/benchmarks.md with its plots and FOLDER/benchmarks/results.json; without --into below target/bench, so
that a short try overwrites nothing. `make bench` runs all of it, into docs. With --only the other parts stay as they
were; --render writes the page and the plots anew, and measures nothing. Parts: s1 s2 s3 s4 s5 newcomers seeds
conversations tiny readers overload curves; with `peers` also other comment servers, with `postgres` the store for many nodes. Needs wrk and ab, nginx and openssl (.ci/bench-packages) and cargo.
"""

import argparse
import os
import pathlib
import shutil
import sys

from harness import floor, machine
from harness.generators import Failed
from harness.machine import cpu_seconds, resident_of_one as resident  # noqa: F401: the scripts beside this one use them
from harness.parts import BY_OPT_IN, PARTS
from harness.progress import Progress
from harness.report import goals, page, plots, store
from harness.rounds import Options
from harness.servers import Unanswered, add_site, free_port, settings, wait_for  # noqa: F401: as above

TARGET = pathlib.Path(__file__).parent.parent.parent / "target" / "bench"


def main() -> None:
    asked = arguments()
    into = pathlib.Path(asked.render or asked.into)
    file = into / "benchmarks" / "results.json"
    results = store.load(file)
    failed = [] if asked.render else measure(asked, results, file)
    if not results["parts"]:
        sys.exit(f"{file}: nothing was measured yet")
    page.write(results, into / "benchmarks.md", plots.draw(results, into / "benchmarks"))
    print("\n".join(goals.lines(results)))
    print(f"{into / 'benchmarks.md'} is written")
    if failed:
        sys.exit(f"bench: {', '.join(failed)} could not be measured")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(usage=__doc__.split("usage: ", 1)[1].split("\n\n", 1)[0])
    parser.add_argument("binary", nargs="?")
    parser.add_argument("--only")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2)
    parser.add_argument("--comments", type=int, default=1_000_000, help="the largest store of the part postgres")
    parser.add_argument("--into", default=str(TARGET))
    parser.add_argument("--render")
    asked = parser.parse_args()
    if not asked.binary and not asked.render:
        sys.exit(__doc__)
    asked.parts = asked.only.split(",") if asked.only else list(PARTS)
    if unknown := set(asked.parts) - set(PARTS | BY_OPT_IN):
        sys.exit(f"{', '.join(unknown)}: no such part; there are {', '.join(PARTS | BY_OPT_IN)}")
    return asked


def measure(asked: argparse.Namespace, results: dict, file: pathlib.Path) -> list[str]:
    """Adds what it measures to the results, and answers with the parts that broke."""
    for program in ("wrk", "ab", "taskset", "openssl"):
        if not shutil.which(program):
            sys.exit(f"{program} is missing: .ci/bench-packages installs it")
    if len(machine.CORES) < 2:
        print("one core for server and generator: what they say of each other is worth little")
    floor.build()
    modules = PARTS | BY_OPT_IN
    kept = os.path.abspath(TARGET)
    options = Options(os.path.abspath(asked.binary), asked.rounds, asked.seconds, Progress(1), kept, asked.comments)
    options.progress = Progress(sum(modules[name].planned(options) for name in asked.parts))
    failed = []
    for name in asked.parts:
        try:
            store.add(results, name, modules[name].run(options), options)
        except (Failed, Unanswered) as error:
            options.progress.say(f"{name} BROKE: {error}")
            failed.append(name)
        store.save(results, file)
    return failed


if __name__ == "__main__":
    main()
