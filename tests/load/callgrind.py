#!/usr/bin/env python3
"""Instructions that the server spends on a request, counted by valgrind, and held against instructions.toml.

usage: callgrind.py AFTERWORD [--build debug|release] [--write REASON]

Times differ from machine to machine and from minute to minute; instructions hardly do. `counts` are ten counts of a
front page, `others` the same in another order each time, `thread` is a thread of twenty comments, each asked over one
connection of one worker. A server is asked a few times, another one many times more: the difference is what requests cost, without start and end.

It ends with 1 where a request costs more than 5 % above what the file says. --write puts the new figures there, with
the reason for them. docs/performance.md tells what to do.
"""

import argparse
import os
import pathlib
import platform
import re
import shutil
import sys
import tempfile

import figures
from served import ask, asked, fill, running

# Enough that caches are filled and buffers have grown.
WARM = {"counts": 200, "thread": 200, "others": 200}
# So many that what the server does by the clock, now and then two million instructions, is little of them: a build for
# tests needs ten times as many instructions for a request, and takes its time.
MEASURED = {"debug": {"counts": 4000, "thread": 4000, "others": 2000}, "release": {"counts": 20_000, "thread": 20_000, "others": 8000}}
KEPT = pathlib.Path("target/callgrind")


def main() -> None:
    options = arguments()
    if not shutil.which("valgrind"):
        sys.exit("valgrind is missing: apt-get install valgrind")
    binary = os.path.abspath(options.binary)
    counted = count(binary, options.build)
    # What the server does by the clock falls into some counts, and only ever adds to them.
    if options.write or figures.is_too_much(options.build, counted):
        again = count(binary, options.build)
        counted = {scenario: min(instructions, again[scenario]) for scenario, instructions in counted.items()}
    for scenario, instructions in counted.items():
        print(f"{options.build}: {scenario}: {instructions:,} instructions a request")
    if options.write:
        figures.write(options.build, counted, options.write)
    elif why := incomparable():
        print(f"NOT held against {figures.FILE.name}: {why}")
    else:
        figures.hold(options.build, counted)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary", metavar="AFTERWORD")
    parser.add_argument("--build", choices=["debug", "release"], default="debug")
    parser.add_argument("--write", metavar="REASON")
    return parser.parse_args()


def incomparable() -> str | None:
    """Libraries choose their code by what the processor can, and valgrind shows them AVX2 where there is some."""
    if platform.machine() != "x86_64":
        return f"the figures are of x86-64, and this is {platform.machine()}"
    if " avx2 " not in pathlib.Path("/proc/cpuinfo").read_text(encoding="ascii"):
        return "the figures are of processors with AVX2, and this one has none"
    return None


def count(binary: str, build: str) -> dict[str, int]:
    KEPT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        fill(binary, folder)
        few = total(binary, folder, "few", WARM)
        counted = {}
        for scenario, more in MEASURED[build].items():
            many = total(binary, folder, scenario, {**WARM, scenario: WARM[scenario] + more})
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
