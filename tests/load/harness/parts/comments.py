"""S3: durable new comments, 16 connections, and what readers notice of them. writes.py does it."""

import json
import pathlib
import subprocess
import sys

from ..generators import Failed
from ..rounds import Options

WRITES = pathlib.Path(__file__).parent.parent.parent / "writes.py"
# A round writes alone, reads alone, and does both.
SECONDS, READS_ALONE = 3, 4

# What it calls its figures.
NAMES = {
    "per_second": "comments a second",
    "p50_ms": "p50 ms",
    "p99_ms": "p99 ms",
    "cpu_us": "µs of CPU a comment",
    "resident_mib": "MiB",
    "machine_mj": "mJ a comment",
    "errors": "errors",
    "reads_alone_p99_ms": "reads alone p99 ms",
    "reads_beside_p99_ms": "reads beside p99 ms",
    "reads_beside_of_alone": "reads beside of alone",
    "reads_beside_per_second": "reads a second",
    "beside_per_second": "comments a second beside",
}


def seconds(options: Options) -> int:
    return max(1, round(min(SECONDS, options.seconds * 1.5)))


def planned(options: Options) -> float:
    # Starting, and solving proofs as browsers do.
    return options.rounds * (READS_ALONE + 2 * seconds(options) + 6)


def run(options: Options) -> dict:
    options.progress.say(f"S3, new comments, with readers beside them, {options.rounds} rounds")
    command = [sys.executable, str(WRITES), options.binary, str(seconds(options)), "--reads", "--json", "--rounds", str(options.rounds)]
    ran = subprocess.run(command, capture_output=True, text=True)
    options.progress.spent(planned(options))
    if ran.returncode:
        raise Failed(f"writes.py: {ran.stderr.strip() or ran.stdout.strip()}")
    rounds = json.loads(ran.stdout.splitlines()[-1])
    # What a round could not measure is missing in it.
    found = {key: [of[name] for of in rounds if name in of] for key, name in NAMES.items()}
    return {"seconds": seconds(options)} | {key: values for key, values in found.items() if values}
