"""S3: durable new comments, 16 connections, and what readers notice of them. writes.py does it."""

import json
import pathlib
import re
import subprocess
import sys

from ..generators import Failed
from ..rounds import Options

WRITES = pathlib.Path(__file__).parent.parent.parent / "writes.py"
# Half of the rounds are enough: each is long.
SECONDS = 10

# What it calls its figures.
NAMES = {
    "per_second": "comments a second",
    "p50_ms": "p50 ms",
    "p99_ms": "p99 ms",
    "cpu_us": "µs of CPU a comment",
    "resident_mib": "MiB",
    "reads_alone_p99_ms": "reads alone p99 ms",
    "reads_during_p99_ms": "reads beside p99 ms",
}


def seconds(options: Options) -> int:
    return max(1, round(min(SECONDS, options.rounds * options.seconds)))


def planned(options: Options) -> float:
    return 4 * seconds(options) if WRITES.exists() else 0


def run(options: Options) -> dict:
    if not WRITES.exists():
        return {"skipped": "tests/load/writes.py is not there"}
    options.progress.say("S3, new comments, with readers beside them")
    command = [sys.executable, str(WRITES), options.binary, str(seconds(options)), "--reads"]
    ran = subprocess.run(command, capture_output=True, text=True)
    options.progress.spent(planned(options))
    if ran.returncode:
        raise Failed(f"writes.py: {ran.stderr.strip() or ran.stdout.strip()}")
    return understood(ran.stdout)


def understood(said: str) -> dict:
    """JSON, or else the last line: `median: comments a second 8,000.0, p50 ms 1.5, …`."""
    if "{" in said:
        return json.loads(said[said.index("{"):])
    pairs = re.findall(r"([a-zµ][^,:]*?) ([\d,]+\.\d)(?:, |$)", said.strip().splitlines()[-1].removeprefix("median: "))
    found = {name: float(value.replace(",", "")) for name, value in pairs}
    return {key: found.get(name) for key, name in NAMES.items()}
