"""This machine: which cores are whose, and what a process has used."""

import os
import platform
import re
import time

TICKS = os.sysconf("SC_CLK_TCK")
CORES = sorted(os.sched_getaffinity(0))
SERVER_CORE, LOAD_CORE = CORES[0], CORES[-1]


def on_core(core: int, command: list[str]) -> list[str]:
    return ["taskset", "-c", str(core), *command]


def describe() -> dict:
    """Nothing that tells one machine of a kind from another."""
    with open("/proc/meminfo", encoding="ascii") as meminfo:
        kib = int(re.search(r"MemTotal:\s+(\d+)", meminfo.read()).group(1))
    return {
        "cpu": cpu_model(),
        "cores": len(CORES),
        "memory_gib": round(kib / 2**20),
        "kernel": re.match(r"[\d.]+", platform.release()).group().rstrip("."),
        "architecture": platform.machine(),
    }


def cpu_model() -> str:
    with open("/proc/cpuinfo", encoding="utf-8", errors="replace") as cpuinfo:
        named = re.search(r"^(?:model name|Model)\s*:\s*(.+)$", cpuinfo.read(), re.MULTILINE)
    return named.group(1).strip() if named else "unknown"


def family(pid: int) -> list[int]:
    """The process and its descendants: nginx and gunicorn work in children."""
    found = [pid]
    for one in found:
        try:
            for task in os.listdir(f"/proc/{one}/task"):
                with open(f"/proc/{one}/task/{task}/children", encoding="ascii") as children:
                    found += map(int, children.read().split())
        except OSError:
            continue
    return found


def cpu_seconds(pid: int) -> float:
    """User and system time of all threads, and of all descendants."""
    return sum(cpu_of_one(one) for one in family(pid))


def cpu_of_one(pid: int) -> float:
    with open(f"/proc/{pid}/stat", encoding="utf-8", errors="replace") as stat:
        fields = stat.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def wait_until_idle(pid: int, patience: float = 60) -> None:
    """What a slow server still has to answer from the load before is none of the next one's."""
    deadline = time.monotonic() + patience
    used = -1.0
    while used != (now := cpu_seconds(pid)) and time.monotonic() < deadline:
        used = now
        time.sleep(0.1)


def resident_mib(pid: int) -> float:
    return sum(resident_of_one(one) for one in family(pid)) / 1024


def resident_of_one(pid: int) -> int:
    with open(f"/proc/{pid}/status", encoding="utf-8", errors="replace") as status:
        found = re.search(r"VmRSS:\s+(\d+)", status.read())
    return int(found.group(1)) if found else 0


def open_files(pid: int) -> int:
    return len(os.listdir(f"/proc/{pid}/fd"))
