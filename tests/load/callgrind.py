#!/usr/bin/env python3
"""Counts the instructions that the server spends on a request, by valgrind, and compares two builds.

usage: callgrind.py AFTERWORD [BEFORE]

Times differ from machine to machine and from minute to minute; instructions hardly do. `counts` are ten counts of a
front page, `others` the same in another order each time, `thread` is a thread of twenty comments, each asked over one
connection of one worker. A server is asked a few times, another one many times more: the difference is what requests
cost, without start and end. With BEFORE, another build of the server, it says by how much each request has changed.
docs/performance.md tells how to use it.
"""

import argparse
import os
import pathlib
import re
import shutil
import sys
import tempfile

from served import ask, asked, fill, running

# Enough that caches are filled and buffers have grown.
WARM = {"counts": 200, "thread": 200, "others": 200}
# So many that what the server does by the clock, now and then two million instructions, is little of them.
MEASURED = {"counts": 20_000, "thread": 20_000, "others": 8000}
KEPT = pathlib.Path("target/callgrind")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary", metavar="AFTERWORD")
    parser.add_argument("before", metavar="BEFORE", nargs="?")
    options = parser.parse_args()
    if not shutil.which("valgrind"):
        sys.exit("valgrind is missing: apt-get install valgrind")
    before = count(options.before, "before-") if options.before else {}
    for scenario, instructions in count(options.binary).items():
        print(f"{scenario}: {instructions:,} instructions a request" + change(instructions, before.get(scenario)))


def change(instructions: int, before: int | None) -> str:
    return "" if before is None else f", {instructions / before - 1:+.1%} of {before:,}"


def count(binary: str, prefix: str = "") -> dict[str, int]:
    """The profiles of each scenario stay in target/callgrind."""
    KEPT.mkdir(parents=True, exist_ok=True)
    binary = os.path.abspath(binary)
    with tempfile.TemporaryDirectory() as folder:
        fill(binary, folder)
        few = total(binary, folder, f"{prefix}few", WARM)
        counted = {}
        for scenario, more in MEASURED.items():
            many = total(binary, folder, prefix + scenario, {**WARM, scenario: WARM[scenario] + more})
            counted[scenario] = round((many - few) / more)
    return counted


def total(binary: str, folder: str, name: str, requests: dict[str, int]) -> int:
    """The instructions of a server's whole life that answers so many requests."""
    file = KEPT / f"{name}.out"
    file.unlink(missing_ok=True)
    valgrind = ["valgrind", "--quiet", "--tool=callgrind", f"--callgrind-out-file={file.absolute()}"]
    with running([*valgrind, binary], folder) as (_, connection):
        for scenario, number in requests.items():
            for request in range(number):
                ask(connection, "GET", asked(scenario, request), 200)
    return int(re.search(r"^totals: (\d+)", file.read_text(encoding="utf-8"), re.MULTILINE).group(1))


if __name__ == "__main__":
    main()
