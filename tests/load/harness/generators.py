"""wrk, ab, pour and newcomers: how they are called, and what they print."""

import dataclasses
import json
import os
import pathlib
import re
import subprocess

from . import dataset, machine, servers

HERE = pathlib.Path(__file__).parent
BUILT = HERE.parent / "floor" / "target" / "release"


class Failed(Exception):
    """A generator gave up; the message is its own."""


@dataclasses.dataclass
class Load:
    """What a generator saw. Times in milliseconds; errors are refused, broken and late requests together."""

    requests: int
    seconds: float
    errors: int
    mean: float
    max: float
    percentiles: list[list[float]]
    # What the server has used; None where it had nothing else to do while the generator ran.
    cpu_seconds: float | None = None

    @property
    def rate(self) -> float:
        return self.requests / self.seconds

    def at(self, share: float) -> float:
        return next(ms for known, ms in self.percentiles if known == share)


def wrk(url: str, connections: int, seconds: float, script: str = "report.lua", **environment: object) -> Load:
    """`script` stands beside this file; its errors are counted, never hidden."""
    whole = max(1, round(seconds))
    command = ["wrk", "-t1", f"-c{connections}", f"-d{whole}s", "--timeout", "10s", "-s", str(HERE / script), url]
    known = {"REPORT": str(HERE / "report.lua"), "SITE": servers.SITE, "PAGES": "10000"}
    surroundings = os.environ | known | {name: str(value) for name, value in environment.items()}
    ran = subprocess.run(machine.on_core(machine.LOAD_CORE, command), env=surroundings, capture_output=True, text=True)
    if ran.returncode:
        raise Failed(f"wrk: {ran.stderr or ran.stdout}")
    said = json.loads(ran.stdout.splitlines()[-1])
    if not said["requests"]:
        raise Failed(f"{url}: nothing was answered:\n{ran.stdout}")
    errors = said["bad"] + said["broken"] + said["late"]
    return Load(said["requests"], said["seconds"], errors, said["mean"], said["max"], said["percentiles"])


def ab(url: str, requests: int, at_once: int, keep_alive: str = "") -> Load:
    """`keep_alive` is ab's flag for it, -k."""
    flags = [keep_alive] if keep_alive else []
    # -l: answers may differ in length, as counts do.
    command = ["ab", "-q", "-l", "-s", "60", *flags, "-n", str(requests), "-c", str(at_once), url]
    ran = subprocess.run(machine.on_core(machine.LOAD_CORE, command), capture_output=True, text=True)
    if ran.returncode:
        raise Failed(f"ab: {ran.stderr or ran.stdout}")
    said = lambda pattern: float(found.group(1)) if (found := re.search(pattern, ran.stdout)) else 0.0
    errors = said(r"Failed requests:\s+(\d+)") + said(r"Non-2xx responses:\s+(\d+)")
    percentiles = [[float(share), float(ms)] for share, ms in re.findall(r"^\s+(\d+)%\s+(\d+)", ran.stdout, re.MULTILINE)]
    times = re.search(r"^Total:\s+\d+\s+(\d+)\s+[\d.]+\s+\d+\s+(\d+)", ran.stdout, re.MULTILINE)
    mean, longest = (float(times.group(1)), float(times.group(2))) if times else (0.0, 0.0)
    return Load(int(said(r"Complete requests:\s+(\d+)")), said(r"Time taken for tests:\s+([\d.]+)"), int(errors), mean,
                longest, percentiles)


def pour(port: int, path: str, rate: float, seconds: float, connections: int, *posts: str, begun=lambda: None) -> dict:
    """An open loop: `rate` requests a second, however the server fares (floor/src/pour.rs). `posts` is a file of bodies;
    `begun` is called when the first request is due."""
    command = [str(BUILT / "pour"), f"127.0.0.1:{port}", path, str(rate), str(seconds), str(connections), *posts]
    command = machine.on_core(machine.LOAD_CORE, command)
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        first = running.stderr.readline()
        begun()
        said, wrong = running.communicate()
    if running.returncode:
        raise Failed(f"pour: {first}{wrong}")
    return json.loads(said)


def newcomers(server: servers.Server, port: int, certificate: str, seconds: float, clients: int, *kind: str) -> Load:
    """A TLS connection for each front page (floor/src/newcomers.rs); `kind` is the protocol and the handshake."""
    command = [str(BUILT / "newcomers"), f"127.0.0.1:{port}", dataset.front_page(), certificate, str(seconds), str(clients), *kind]
    command = machine.on_core(machine.LOAD_CORE, command)
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as running:
        first = running.stderr.readline()
        before = machine.cpu_seconds(server.pid)
        printed, wrong = running.communicate("go on\n")
    if running.returncode:
        raise Failed(f"newcomers: {first}{wrong}")
    said = json.loads(printed)
    if not said["requests"]:
        raise Failed(f"newcomers: nobody was answered: {printed}")
    if "resumed" in kind and said["resumed"] < 0.95:
        raise Failed(f"newcomers: only {said['resumed']:.0%} of the handshakes were resumed")
    errors = said["bad"] + said["broken"] + said["late"]
    return Load(said["requests"], said["seconds"], errors, said["mean"], said["max"], said["percentiles"],
                machine.cpu_seconds(server.pid) - before)
