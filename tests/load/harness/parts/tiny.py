"""A machine with 16 MiB and a twentieth of a core, and what a Forth server on a Cortex-M3 was asked there."""

import contextlib

from .. import dataset, limited, machine, prepared, servers
from ..generators import Failed, ab
from ..rounds import Options

MEMORY_MIB = 16
CPU_SHARE = 0.05
AT_ONCE = 100
# The last one is so long that the share of the core counts: 500 are over before it does.
LOADS = {
    "500 requests": (500, ""),
    "500 requests, keep-alive": (500, "-k"),
    "10,000 requests, keep-alive": (10_000, "-k"),
}


def planned(options: Options) -> float:
    return options.rounds * 5


def run(options: Options) -> dict:
    if why := limited.permits():
        return {"skipped": why}
    options.progress.say(f"{MEMORY_MIB} MiB and {CPU_SHARE:.0%} of a core")
    folder = prepared.blog(options)
    result = {"memory_mib": MEMORY_MIB, "cpu_share": CPU_SHARE, "loads": {}}
    try:
        with contextlib.ExitStack() as stack:
            prefix = stack.enter_context(limited.machine_of(CPU_SHARE, MEMORY_MIB))
            wrapper = [*prefix, *machine.on_core(machine.SERVER_CORE, [])]
            ours = stack.enter_context(servers.running(options.binary, folder, wrapper=wrapper))
            for name, (requests, flag) in LOADS.items():
                result["loads"][name] = measure(ours, requests, flag, options)
            result["resident_mib"] = machine.resident_mib(ours.pid)
    except (servers.Unanswered, Failed, OSError) as error:
        result["failed"] = str(error).strip()
    options.progress.spent(planned(options))
    return result


def measure(ours: servers.Server, requests: int, flag: str, options: Options) -> dict:
    found = [ab(ours.url(dataset.front_page()), requests, AT_ONCE, flag) for _ in range(options.rounds)]
    return {
        "per_second": [load.rate for load in found],
        "p99_ms": [load.at(99) for load in found],
        "errors": [load.errors for load in found],
    }
