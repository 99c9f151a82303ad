"""The chaos suite: what is acknowledged stays, whatever happens to the server, its disk, its clock.

usage: python3 tests/chaos [--short] [--only PART,…] [--kills N] [--restarts N] [--seed N] [--json] AFTERWORD

Each part is a file. The seed is printed; with the same one the same things are tried, at about the same instants.
docs/durability.md says what is promised, and what is not.
"""

import argparse
import pathlib
import random
import sys
import tempfile
import time

import clock
import disk
import kill
import nodes
import power
import restart
import stop
import sync
from tally import Broken, Report, say


def main() -> None:
    options = arguments()
    binary = str(pathlib.Path(options.binary).resolve())
    seed = str(options.seed)
    say(f"chaos: seed {seed}, {binary}")
    kills = options.kills or (12 if options.short else 500)
    restarts = options.restarts or (10 if options.short else 100)
    parts = {
        "kill": lambda folder: kill.run(binary, folder, kills, seed),
        "power": lambda folder: power.run(binary, folder, 2 if options.short else 12, seed),
        "sync": lambda folder: sync.run(binary, folder, 1 if options.short else 8, seed),
        "disk": lambda folder: disk.run(binary, folder, seed),
        "clock": lambda folder: clock.run(binary, folder, 1 if options.short else 5, seed),
        "restart": lambda folder: restart.run(binary, folder, restarts, seed),
        "nodes": lambda folder: nodes.run(binary, folder, *((3, 8) if options.short else (20, 60)), seed),
        "stop": lambda folder: stop.run(binary, folder, 3 if options.short else 30, seed),
    }
    chosen = options.only.split(",") if options.only else list(parts)
    report = Report()
    told = [one_part(name, parts[name], report) for name in chosen]
    broken = [words for words in told if words]
    print(report.json() if options.json else report.table())
    if broken:
        sys.exit("\n".join(f"chaos: broken: {words} (seed {seed})" for words in broken))


def one_part(name: str, part, report: Report) -> str:
    """What is broken, in one line; empty where nothing is."""
    begun = time.monotonic()
    say(f"== chaos: {name}")
    with tempfile.TemporaryDirectory(prefix=f"chaos-{name}-", ignore_cleanup_errors=True) as folder:
        try:
            report.note(name, part(pathlib.Path(folder)), time.monotonic() - begun)
        except Broken as error:
            say(f"{name}: BROKEN: {error}")
            for log in pathlib.Path(folder).rglob("*server.log"):
                say(f"{log}:\n{log.read_text(errors='replace')[-3000:]}")
            return f"{name}: {error}"
    return ""


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="chaos", description=__doc__.split("\n\n", maxsplit=1)[0])
    parser.add_argument("binary", metavar="AFTERWORD")
    parser.add_argument("--short", action="store_true", help="the form of `make test`")
    parser.add_argument("--only", metavar="PART,…")
    parser.add_argument("--kills", type=int)
    parser.add_argument("--restarts", type=int)
    parser.add_argument("--seed", type=int, default=random.randrange(2**32))
    parser.add_argument("--json", action="store_true", help="figures for programs")
    return parser.parse_args()


if __name__ == "__main__":
    main()
