"""docs/benchmarks.md, from results.json alone."""

import pathlib

from . import goals, tables
from .store import figures

PICTURES = {
    "front-page": "A front page's ten counts: Afterword, the floor, and others",
    "newcomers": "Newcomers: a TLS connection for each front page, Afterword and nginx",
    "latency": "Latency of ten counts by the share of requests",
    "connections": "Throughput at 1 to 2,000 connections",
    "memory": "Resident memory while the load changes",
    "comments": "CPU of a request by the number of comments stored",
    "pages": "CPU of a request by the number of pages",
}


def write(results: dict, file: pathlib.Path, drawn: list[str]) -> None:
    picture = lambda name: [f"![{PICTURES[name]}](benchmarks/{name}.svg)"] if name in drawn else []
    parts = [
        ["# Benchmarks"], introduction(results), picture("front-page"),
        ["## Goals"], ["\n".join(goal_rows(results))], notes(file),
        ["## How it is measured"], method(results),
        ["## S1: ten counts of a front page"], tables.front_page(figures(results, "s1")), picture("latency"), picture("connections"),
        ["## S2: a thread"], tables.threads(figures(results, "s2")),
        ["## S3: new comments"], tables.comments(figures(results, "s3")),
        ["## S4: at rest"], tables.rest(figures(results, "s4")), picture("memory"),
        ["## S5: over TLS 1.3"], tables.encrypted(figures(results, "s5")),
        ["## Newcomers: a new TLS connection for each front page"], tables.newcomers(figures(results, "newcomers")), picture("newcomers"),
        ["## Larger and larger"], picture("comments"), picture("pages"),
        ["## What others measured, again"], tables.seeds(figures(results, "seeds")),
        ["## Conversations on other networks"], tables.conversations(figures(results, "conversations")),
        ["## A very small machine"], tables.tiny(results),
        ["## Readers who stay"], tables.readers(figures(results, "readers")),
        ["## Too much of it"], tables.overload(results),
        ["## PostgreSQL"], tables.postgres(figures(results, "postgres")),
        ["## Other comment servers"], tables.peers(figures(results, "peers")),
        ["## The endurance run"], tables.soak(figures(results, "soak")),
    ]
    file.write_text("\n\n".join(paragraph for part in parts for paragraph in part) + "\n")


def introduction(results: dict) -> list[str]:
    days = sorted({part["measured"] for part in results["parts"].values()})
    machine = results["machine"]
    when = days[0] if len(days) == 1 else f"{days[0]} to {days[-1]}"
    short = [name for name, part in results["parts"].items() if part["rounds"] < 5 and name not in ("peers", "soak")]
    warning = [f"**A part of it was a short try** ({', '.join(short)} with fewer than five rounds): those figures say little."] if short else []
    return [
        "This page is written by `make bench`; all figures are in [results.json](benchmarks/results.json). Run it on your own machine: it takes under 20 minutes, and makes large test databases the first time.",
        f"Afterword {results['version']}, {when}: {machine['cpu']}, {machine['cores']} cores, {machine['memory_gib']} GiB of memory, Linux {machine['kernel']} ({machine['architecture']}).",
        *warning,
    ]


def goal_rows(results: dict) -> list[str]:
    rows = ["| | goal | stretch | measured | |", "|---|---|---|---|---|"]
    return rows + [f"| {goal.what} | {goal.goal} | {goal.stretch} | {goal.measured} | {goal.verdict} |" for goal in goals.all_goals(results)]


def notes(file: pathlib.Path) -> list[str]:
    """What people have to say about goals that are not met: nothing writes it but they."""
    said = file.parent / "benchmarks" / "notes.md"
    return [said.read_text().strip()] if said.exists() else []


def method(results: dict) -> list[str]:
    part = results["parts"].get("s1") or next(iter(results["parts"].values()))
    return [
        f"The server has one core and the generator another; keep-alive, loopback. Servers that are compared take turns, {part['rounds']} rounds of {part['seconds']:g} s each; a figure is the median of the rounds, with the least and the most behind it, and a ratio is the median of the rounds' ratios. The generator is often busier than the server, so what is compared is the server's CPU (user and system, of all threads) for one request, not requests a second.",
        "It is the real server with its default settings: CORS, ETag, caching headers, limits, metrics and the log stay on. Only what tells spam by its sender is off where all comments come from one (the endurance run); S3 has all of it on. Databases are files on a disk.",
        energy(part),
        "The floor is what no server on this machine can be far below: `epoll` (one thread, no HTTP library), `hyper` without anything, static `axum`, and `nginx` with a file. They answer with Afterword's own answer, recorded byte by byte ([tests/load/floor](../tests/load/floor)).",
        "```sh\nmake bench                                                   # all of it, and this page\nmake bench-peers                                             # other comment servers, from their registries\nmake soak                                                    # 30,000,000 requests\npython3 tests/load/bench.py target/release/afterword --only s1,s2 --seconds 1 --rounds 1\n```",
    ]


def energy(part: dict) -> str:
    if "machine_mj" in part["figures"].get("hot", {}).get("afterword", {}):
        return "Energy is what the processors count (RAPL), for all that runs on them, the generator with it."
    return "Energy is not in the tables: this machine's processors do not count it, or not for whoever measured (RAPL; root alone may see it)."
