#!/usr/bin/env python3
"""Where the server's time goes, as a picture: a bounded burst, looked at by perf.

usage: flamegraph.py AFTERWORD FLAMEGRAPH SVG [counts|thread|writes]

AFTERWORD keeps the names of its functions (`cargo build --profile profiling`); FLAMEGRAPH is inferno-flamegraph, with
inferno-collapse-perf beside it. `make flamegraph` brings both. Needs perf (Debian: linux-perf) and wrk.
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile

from served import SCENARIOS, fill, running

SECONDS = 5
CONNECTIONS = {"counts": 250, "thread": 100, "writes": 16}
WRITES = pathlib.Path(__file__).with_name("comments.lua")
# Odd, so that it keeps no step with the server's own clocks.
SAMPLES_PER_SECOND = 499


def main() -> None:
    if len(sys.argv) not in (4, 5) or sys.argv[4:] not in ([], *([name] for name in CONNECTIONS)):
        sys.exit(__doc__)
    binary, flamegraph, picture = (pathlib.Path(word).resolve() for word in sys.argv[1:4])
    scenario = (sys.argv[4:] or ["counts"])[0]
    for tool, package in {"perf": "linux-perf", "wrk": "wrk"}.items():
        if not shutil.which(tool):
            sys.exit(f"{tool} is missing: apt-get install {package}")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        fill(str(binary), name)
        record(str(binary), folder, scenario)
        stacks = collapsed(flamegraph.with_name("inferno-collapse-perf"), folder)
    title = f"Afterword: {scenario}, {CONNECTIONS[scenario]} connections"
    drawn = subprocess.run([flamegraph, "--title", title], input=stacks, check=True, stdout=subprocess.PIPE).stdout
    picture.write_bytes(drawn)
    print(f"{picture}: open it in a browser")


def record(binary: str, folder: pathlib.Path, scenario: str) -> None:
    with running([binary], str(folder)) as (server, connection):
        burst = subprocess.Popen(load(connection.port, scenario), stdout=subprocess.PIPE, text=True)
        perf = ["perf", "record", "--quiet", "-e", "cpu-clock", "-F", str(SAMPLES_PER_SECOND),
                # No frame pointers are kept in a release; 16 KiB hold most stacks of ours.
                "--call-graph", "dwarf,16384", "-p", str(server.pid), "-o", str(folder / "perf.data"), "--", "sleep", str(SECONDS)]
        subprocess.run(perf, check=True)
        said, _ = burst.communicate()
    print(said)
    if burst.returncode or "Non-2xx" in said:
        sys.exit("the burst had errors")


def load(port: int, scenario: str) -> list[str]:
    # A second longer than is looked at.
    command = ["wrk", "-t1", f"-c{CONNECTIONS[scenario]}", f"-d{SECONDS + 1}s"]
    if scenario == "writes":
        return [*command, "-s", str(WRITES), f"http://127.0.0.1:{port}/api/v1/comments"]
    return [*command, f"http://127.0.0.1:{port}{SCENARIOS[scenario]}"]


def collapsed(collapse: pathlib.Path, folder: pathlib.Path) -> bytes:
    # Functions that were inlined are left out: looking them up takes minutes.
    script = ["perf", "script", "--no-inline", "-i", str(folder / "perf.data")]
    with subprocess.Popen(script, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as perf:
        return subprocess.run([collapse], stdin=perf.stdout, check=True, stdout=subprocess.PIPE).stdout


if __name__ == "__main__":
    main()
