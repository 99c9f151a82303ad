"""Servers that are compared take turns, so that a machine that grows slower does so for all of them."""

import dataclasses
import statistics
from collections.abc import Callable

from . import machine
from .energy import Meter
from .generators import Load
from .progress import Progress
from .servers import Server

# CPU is counted in hundredths of a second: shorter than this says nothing.
WARM_UP = 1.0


@dataclasses.dataclass
class Options:
    binary: str
    rounds: int
    seconds: float
    progress: Progress
    # Where databases are kept that take long to make.
    kept: str
    # The largest store of the part `postgres`.
    comments: int = 1_000_000


@dataclasses.dataclass
class Case:
    """One server under one load; `items` are what a request asks for, as counts of pages."""

    name: str
    server: Server
    load: Callable[[float], Load]
    items: int = 1


def interleave(title: str, cases: list[Case], options: Options) -> dict:
    """Each case once in each round. {case: {measure: [a value a round]}}"""
    for case in cases:
        case.load(WARM_UP)
        options.progress.spent(WARM_UP)
    table: dict[str, dict] = {case.name: {} for case in cases}
    for number in range(options.rounds):
        options.progress.say(f"{title}: round {number + 1} of {options.rounds}, {', '.join(table)}")
        for case in cases:
            for measure, value in once(case, options).items():
                table[case.name].setdefault(measure, []).append(value)
    return table


def once(case: Case, options: Options) -> dict:
    machine.wait_until_idle(case.server.pid)
    before, energy = machine.cpu_seconds(case.server.pid), Meter()
    load = case.load(options.seconds)
    cpu, joules = machine.cpu_seconds(case.server.pid) - before, energy.joules()
    cpu = cpu if load.cpu_seconds is None else load.cpu_seconds
    options.progress.spent(options.seconds)
    return {
        "per_second": load.rate,
        "items_per_second": load.rate * case.items,
        "cpu_us": cpu * 1e6 / load.requests,
        "p50_ms": load.at(50),
        "p90_ms": load.at(90),
        "p99_ms": load.at(99),
        "mean_ms": load.mean,
        "max_ms": load.max,
        "errors": load.errors,
        "resident_mib": machine.resident_mib(case.server.pid),
        "percentiles": load.percentiles,
    } | ({} if joules is None else {"machine_mj": joules * 1e3 / load.requests})


def planned(cases: int, options: Options) -> float:
    return cases * (options.rounds * options.seconds + WARM_UP)


def median(table: dict, case: str, measure: str) -> float:
    return statistics.median(table[case][measure])


def ratios(table: dict, case: str, floor: str, measure: str = "cpu_us") -> list[float]:
    """Of each round by itself: what disturbs the machine disturbs both."""
    pairs = zip(table[case][measure], table[floor][measure])
    return [ours / theirs for ours, theirs in pairs if theirs]
