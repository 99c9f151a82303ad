"""A smaller machine: a process with so much memory and such a share of one core, held to it by the kernel.

Control groups of either version are used where they can be written, and systemd where that is who may. The server is
put into its group before it starts, so that all it takes counts.
"""

import contextlib
import os
import pathlib
import shutil
import subprocess

PERIOD = 100_000
GROUP = "afterword-bench"
ROOT = pathlib.Path("/sys/fs/cgroup")
MIB = 1024 * 1024


class Impossible(Exception):
    """This machine limits nobody; the message says why."""


@contextlib.contextmanager
def machine_of(cpu_share: float, memory_mib: int | None = None):
    """The words in front of a command that start it within the limits."""
    quota = max(1000, int(PERIOD * cpu_share))
    if (ROOT / "cgroup.controllers").exists() and os.access(ROOT, os.W_OK):
        with version_two(quota, memory_mib) as prefix:
            yield prefix
    elif os.access(ROOT / "cpu", os.W_OK) and os.access(ROOT / "memory", os.W_OK):
        with version_one(quota, memory_mib) as prefix:
            yield prefix
    elif shutil.which("systemd-run") and pathlib.Path("/run/systemd/system").exists():
        yield by_systemd(cpu_share, memory_mib)
    else:
        raise Impossible("neither control groups nor systemd can be used here; root can")


@contextlib.contextmanager
def version_two(quota: int, memory_mib: int | None):
    group = ROOT / GROUP
    with made([group]):
        try:
            with contextlib.suppress(OSError):
                (ROOT / "cgroup.subtree_control").write_text("+cpu +memory")
            (group / "cpu.max").write_text(f"{quota} {PERIOD}")
            if memory_mib:
                (group / "memory.max").write_text(str(memory_mib * MIB))
                with contextlib.suppress(OSError):
                    (group / "memory.swap.max").write_text("0")
        except OSError as error:
            raise Impossible(f"the control group can't be set: {error}") from error
        yield entering([group])


@contextlib.contextmanager
def version_one(quota: int, memory_mib: int | None):
    cpu, memory = ROOT / "cpu" / GROUP, ROOT / "memory" / GROUP
    with made([cpu, memory]):
        try:
            (cpu / "cpu.cfs_period_us").write_text(str(PERIOD))
            (cpu / "cpu.cfs_quota_us").write_text(str(quota))
            if memory_mib:
                (memory / "memory.limit_in_bytes").write_text(str(memory_mib * MIB))
                with contextlib.suppress(OSError):
                    (memory / "memory.memsw.limit_in_bytes").write_text(str(memory_mib * MIB))
        except OSError as error:
            raise Impossible(f"the control group can't be set: {error}") from error
        yield entering([cpu, memory])


@contextlib.contextmanager
def made(groups: list[pathlib.Path]):
    try:
        for group in groups:
            group.mkdir(exist_ok=True)
    except OSError as error:
        raise Impossible(f"no control group can be made: {error}") from error
    try:
        yield
    finally:
        for group in groups:
            with contextlib.suppress(OSError):
                group.rmdir()


def entering(groups: list[pathlib.Path]) -> list[str]:
    steps = "; ".join(f"echo $$ > {group}/cgroup.procs" for group in groups)
    return ["sh", "-c", f'{steps}; exec "$@"', "sh"]


def by_systemd(cpu_share: float, memory_mib: int | None) -> list[str]:
    limits = [f"CPUQuota={cpu_share * 100:g}%", "MemorySwapMax=0"] + ([f"MemoryMax={memory_mib}M"] if memory_mib else [])
    mine = ["--user"] if os.getuid() else []
    return ["systemd-run", *mine, "--scope", "--quiet", *[word for limit in limits for word in ("-p", limit)]]


def permits() -> str | None:
    """None, or why no limits can be set here."""
    try:
        with machine_of(0.5, 64) as prefix:
            subprocess.run([*prefix, "true"], check=True, capture_output=True)
    except (Impossible, subprocess.CalledProcessError) as error:
        return str(error)
    return None
