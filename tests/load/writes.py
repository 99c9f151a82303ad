#!/usr/bin/env python3
"""How many new comments a second the server takes, each durable before its answer, and how fast reads are meanwhile.

usage: writes.py AFTERWORD [SECONDS] [--database FILE] [--publish] [--no-proof] [--reads] [--overload] [--rounds N] [--json] [--set NAME=VALUE …]

16 connections of wrk send comments with names, addresses, pages, texts and proofs of their own (writes.lua); the server
is pinned to one core and wrk to another. All checks for spam stand as the settings have them: the clients come
through a trusted proxy, which gives each an address. Proofs are solved before the measure, as browsers solve them
before they send: they are signed with the key in the measured database. With --no-proof the server asks for none; with
--publish the site publishes what nothing speaks against. --database begins with a copy of this file (fill.py makes
one); --reads also measures reads of threads by 16 connections, alone and then while comments come. Needs wrk.

--overload then sends four times as many as were taken, by an open loop (floor/src/pour.rs), as long again, and prints
what became of them.
"""

import argparse
import base64
import collections
import contextlib
import hashlib
import hmac
import itertools
import json
import os
import random
import re
import secrets
import shutil
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time

from bench import cpu_seconds, free_port, resident, wait_for
from harness.energy import Meter
from harness.parts.overload import TIMES, flood, probe

CONNECTIONS = 16
# At once, at the most, while far more comes than is taken.
CROWD = 4000
# More than are asked one by one, before and after that.
PROBES = 5_000
# More than any machine sends in a second.
FASTEST = 30_000
# Each time that comments are sent has its own: other comments, with other proofs.
ALONE, BESIDE, TOO_MANY = 7, 8, 9
# Fewer comments than this share of what came alone are none that readers could notice.
BESIDE_AT_LEAST = 0.1
# Who reads must not wait for the other generator, which makes sixteen comments in one go, on the core that both share.
GIVES_WAY = ("chrt", "--idle", "0")
HERE = os.path.dirname(os.path.abspath(__file__))


def main() -> None:
    asked = arguments()
    if not shutil.which("wrk"):
        sys.exit("wrk is missing: apt-get install wrk")
    rounds = []
    for _ in range(asked.rounds):
        with tempfile.TemporaryDirectory(dir=os.environ.get("BENCH_FOLDER")) as folder:
            rounds.append(measure(asked, folder))
    if asked.json:
        print(json.dumps(rounds))
        return
    names = dict.fromkeys(name for of in rounds for name in of)
    print("median: " + ", ".join(f"{name} {statistics.median(of[name] for of in rounds if name in of):,.1f}" for name in names))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(usage=__doc__.split("usage: ", 1)[1].split("\n", 1)[0])
    parser.add_argument("binary", type=os.path.abspath)
    parser.add_argument("seconds", nargs="?", type=int, default=10)
    parser.add_argument("--database")
    parser.add_argument("--publish", action="store_true")
    parser.add_argument("--no-proof", action="store_true")
    parser.add_argument("--reads", action="store_true")
    parser.add_argument("--overload", action="store_true")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="the last line has the figures of all rounds")
    parser.add_argument("--set", action="append", default=[])
    parser.add_argument("--under", help="a command that the server runs under, such as a profiler")
    return parser.parse_args()


def measure(asked: argparse.Namespace, folder: str) -> dict[str, float]:
    if asked.database:
        shutil.copy(asked.database, f"{folder}/afterword.db")
    port = free_port()
    pairs = [f"store.path={folder}/afterword.db", f"server.listen=127.0.0.1:{port}", "log.level=warn",
             "server.trusted_proxies=127.0.0.1", *asked.set]
    if asked.publish:
        pairs.append("sites.moderation=publish")
    if asked.no_proof:
        pairs.append("spam.proof=off")
    settings = [word for pair in pairs for word in ("--set", pair)]
    if not asked.database:
        add = [asked.binary, *settings, "sites", "add", "blog", "--origin", "https://blog.test"]
        subprocess.run(add, check=True, stdout=subprocess.DEVNULL)
    prepare(folder)
    for seed in [ALONE] + [BESIDE] * asked.reads:
        solve(folder, seed, 0 if asked.no_proof else FASTEST * asked.seconds)
    with running([asked.binary, *settings, "serve"], asked.under, port) as server:
        return load(asked, folder, server, port)


def prepare(folder: str) -> None:
    """The words that comments are made of."""
    with open(f"{HERE}/../fixtures/spam/comments.jsonl", encoding="utf-8") as lines:
        honest = [line["text"] for line in map(json.loads, lines) if line["label"] != "spam"]
    # No links and no marks: the words alone.
    words = collections.Counter(word for text in honest for word in re.findall(r"(?<!\S)[^\W\d_]+(?=[\s.,!?])", text))
    with open(f"{folder}/words", "w", encoding="utf-8") as out:
        out.write("\n".join(word for word, _ in words.most_common()))


def solve(folder: str, seed: int, proofs: int) -> None:
    """Solved challenges, for one time that comments are sent."""
    database = sqlite3.connect(f"{folder}/afterword.db")
    secret = database.execute("SELECT value FROM meta WHERE key = 'secret'").fetchone()[0]
    database.close()
    # As if the forms had been begun a minute ago: nobody types in no time.
    made = int(time.time() * 1000) - 60_000
    with open(f"{folder}/proofs-{seed}", "w", encoding="ascii") as out:
        out.writelines(solved(secret, made) + "\n" for _ in range(proofs))


def solved(secret: bytes, made: int) -> str:
    number = secrets.randbelow(50_000)
    salt = f"{secrets.token_hex(16)}?expires={made // 1000 + 7200}&made={made}&site=blog&"
    challenge = hashlib.sha256(f"{salt}{number}".encode()).hexdigest()
    signature = hmac.digest(secret, b"challenge\0" + f"{challenge} {salt}".encode(), "sha256")[:16].hex()
    proof = {"algorithm": "SHA-256", "challenge": challenge, "number": number, "salt": salt, "signature": signature}
    return base64.b64encode(json.dumps(proof).encode()).decode()


@contextlib.contextmanager
def running(command: list[str], under: str | None, port: int):
    # From its start on, so that it has as many threads as a machine of one core gives it.
    server = subprocess.Popen(["taskset", "-c", "0", *(under.split() if under else []), *command])
    try:
        wait_for(port)
        yield server
    finally:
        server.terminate()
        server.wait()


def load(asked: argparse.Namespace, folder: str, server: subprocess.Popen, port: int) -> dict[str, float]:
    results = {}
    if asked.reads:
        alone = finished(reading(port, 4))
        results |= {"reads alone p99 ms": alone["p99"], "errors": alone["bad"]}
    before, memory, energy = cpu_seconds(server.pid), resident(server.pid), Meter()
    told = finished(writing(asked, folder, port, ALONE, asked.seconds))
    cpu, joules = cpu_seconds(server.pid) - before, energy.joules()
    stored = told["201"] + told["202"]
    results |= {"comments a second": stored / told["seconds"], "p50 ms": told["p50"], "p99 ms": told["p99"], "most ms": told["most"],
                "µs of CPU a comment": cpu * 1e6 / max(stored, 1), "MiB": resident(server.pid) / 1024, "errors": results.get("errors", 0) + told["bad"]}
    if joules is not None:
        results["mJ a comment"] = joules * 1e3 / max(stored, 1)
    print(f"{stored:,.0f} comments in {told['seconds']:.1f} s: {results['comments a second']:,.0f}/s, "
          f"p50 {told['p50']:.1f} ms, p90 {told['p90']:.1f} ms, p99 {told['p99']:.1f} ms, p99.9 {told['p99.9']:.1f} ms, "
          f"longest {told['most']:.0f} ms, {results['µs of CPU a comment']:.0f} µs of CPU a comment")
    print(f"  published (201) {told['201']:,.0f}, held (202) {told['202']:,.0f}, other answers: {told['others'] or 'none'}; "
          f"broken {told['broken']:.0f}")
    log = os.path.getsize(f"{folder}/afterword.db-wal") / 2**20
    print(f"  resident memory {memory / 1024:.1f} → {results['MiB']:.1f} MiB; write-ahead log {log:.0f} MiB")
    if asked.reads:
        stored += beside(asked, folder, port, results)
    if asked.overload:
        stored += overload(asked, folder, port, results)
    kept(folder, stored)
    return results


def beside(asked: argparse.Namespace, folder: str, port: int, results: dict[str, float]) -> float:
    """What readers notice of writers. They take their part of the core, so fewer comments come."""
    before = rows(folder)
    writers = writing(asked, folder, port, BESIDE, asked.seconds + 2, *GIVES_WAY)
    while (begun := rows(folder)) == before and writers.poll() is None:
        time.sleep(0.01)
    since = time.monotonic()
    reads = finished(reading(port, asked.seconds))
    rate = (rows(folder) - begun) / (time.monotonic() - since)
    has_ended = writers.poll() is not None
    told = finished(writers)
    results["errors"] += reads["bad"] + told["bad"]
    if has_ended or rate < BESIDE_AT_LEAST * results["comments a second"]:
        print(f"  reads: not measured, as {rate:,.0f} comments/s came beside them: there is no core left for the generators")
        return told["201"] + told["202"]
    times = reads["p99"] / results["reads alone p99 ms"]
    results |= {"comments a second beside": rate, "reads beside p99 ms": reads["p99"], "reads beside of alone": times, "reads a second": reads["rate"]}
    print(f"  reads: p99 {results['reads alone p99 ms']:.2f} ms alone, {reads['p99']:.2f} ms beside, "
          f"{times:.2f}×; {reads['rate']:,.0f}/s, and {rate:,.0f} comments/s")
    return told["201"] + told["202"]


def overload(asked: argparse.Namespace, folder: str, port: int, results: dict[str, float]) -> float:
    """What is taken while far more comes."""
    peak = results["comments a second"]
    count = int(TIMES * peak * asked.seconds) + 1
    solve(folder, TOO_MANY, 0 if asked.no_proof else count + PROBES)
    ready = posts(folder)
    with open(f"{folder}/posts", "w", encoding="utf-8") as out:
        out.writelines(next(ready) + "\n" for _ in range(count))
    networks = itertools.count()

    def one() -> float:
        headers = {"Content-Type": "application/json", "X-Forwarded-For": f"192.168.{next(networks) % 256}.9"}
        return probe(port, "/api/v1/comments", next(ready), headers)

    found = flood(port, "/api/v1/comments", peak, asked.seconds, CROWD, one, f"{folder}/posts")
    poured = found["poured"]
    results["served of the peak %"] = 100 * poured["served_in_time"] / asked.seconds / peak
    rest = poured["asked"] - poured["served"]
    print(f"  {TIMES} times as many: {results['served of the peak %']:.0f} % of the peak served in time, p99 {poured['served_ms']['p99'] or 0:,.0f} ms; "
          f"of {rest:,} others {poured['refused_with_retry_after']:,} told to come again, p50 {poured['refused_ms']['p50'] or 0:,.0f} ms, "
          f"p99 {poured['refused_ms']['p99'] or 0:,.0f} ms; recovery {found['recovery_seconds']} s")
    print("  overload: " + json.dumps(found))
    return poured["served"]


def posts(folder: str):
    """Such comments as writes.lua sends."""
    with open(f"{folder}/words", encoding="utf-8") as lines:
        words = lines.read().split()
    with open(f"{folder}/proofs-{TOO_MANY}", encoding="ascii") as lines:
        proofs = iter(lines.read().split())
    for number in itertools.count():
        text = " ".join(words[int(len(words) ** random.random()) - 1] for _ in range(random.randint(12, 48)))
        reader, proof = random.randint(1, 150_000), next(proofs, None)
        yield json.dumps({"site": "blog", "page": f"/posts/article-{random.randint(1, 500)}/", "name": f"Reader {reader}", "text": text,
                          "key": f"overload-{number:012}"} | ({"proof": proof} if proof else {})
                         | ({"email": f"reader{reader}@example.org"} if reader % 3 else {}))


def kept(folder: str, stored: float) -> None:
    """What was answered is in the database."""
    there, spam = rows(folder), rows(folder, "status = 'spam'")
    print(f"  rows: {there:,}, of them spam: {spam:,}")
    if there < stored:
        sys.exit(f"{stored} comments were acknowledged, and {there} are there")


def rows(folder: str, which: str = "true") -> int:
    """New comments."""
    with contextlib.closing(sqlite3.connect(f"{folder}/afterword.db")) as database:
        return database.execute(f"SELECT count(*) FROM comments WHERE created > unixepoch() * 1000 - 600000 AND {which}").fetchone()[0]


def writing(asked: argparse.Namespace, folder: str, port: int, seed: int, seconds: int, *under: str) -> subprocess.Popen:
    environment = dict(os.environ, WORDS=f"{folder}/words", SEED=str(seed))
    if not asked.no_proof:
        environment["PROOFS"] = f"{folder}/proofs-{seed}"
    return wrk(port, seconds, ["-s", f"{HERE}/writes.lua"], environment, *under)


def reading(port: int, seconds: int) -> subprocess.Popen:
    return wrk(port, seconds, ["-s", f"{HERE}/reads.lua"], dict(os.environ))


def wrk(port: int, seconds: int, more: list[str], environment: dict[str, str], *under: str) -> subprocess.Popen:
    command = [*under, "taskset", "-c", str(os.cpu_count() - 1), "wrk", "-t1", f"-c{CONNECTIONS}", f"-d{seconds}s", "--latency", *more,
               f"http://127.0.0.1:{port}"]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)


def finished(process: subprocess.Popen) -> dict:
    output = process.communicate()[0]
    if process.returncode:
        sys.exit(f"wrk failed:\n{output}")
    statuses = {status: int(count) for status, count in re.findall(r"^status (\d+) (\d+)$", output, re.M)}
    told = {share: int(value) / 1000 for share, value in re.findall(r"^latency (\S+) (\d+)$", output, re.M)}
    told["201"], told["202"] = statuses.pop("201", 0), statuses.pop("202", 0)
    told["seconds"] = float(re.search(r"^seconds (\S+)$", output, re.M).group(1))
    told["broken"] = int(re.search(r"^broken (\d+)$", output, re.M).group(1))
    told["rate"] = sum(statuses.values()) / told["seconds"]
    told["bad"] = told["broken"] + sum(count for status, count in statuses.items() if status != "200")
    told["others"] = ", ".join(f"{count:,} × {status}" for status, count in sorted(statuses.items()))
    return told


if __name__ == "__main__":
    main()
