"""What processors take from the wall, where they say so: RAPL, by the kernel's powercap tree (power/powercap in its
documentation). Whole processors, with all that runs on them. Needs root."""

import pathlib

TREE = pathlib.Path("/sys/class/powercap")


class Meter:
    """Begins now; for less than a minute, since counters begin again where they end."""

    def __init__(self, tree: pathlib.Path = TREE):
        # Cores and memory have zones of their own inside; some machines name a package a second time (intel-rapl-mmio).
        zones = [zone for zone in tree.glob("intel-rapl:*") if said(zone / "name").startswith("package-")]
        self.counters = {zone: counted for zone in zones if (counted := number(zone / "energy_uj")) is not None}

    def joules(self) -> float | None:
        """Since it began; `None` where nothing is offered."""
        if not self.counters:
            return None
        total = 0
        for zone, before in self.counters.items():
            now = number(zone / "energy_uj")
            if now is None:
                return None
            total += now - before if now >= before else now - before + (number(zone / "max_energy_range_uj") or 0)
        return total / 1e6


def number(file: pathlib.Path) -> int | None:
    text = said(file)
    return int(text) if text.isdigit() else None


def said(file: pathlib.Path) -> str:
    try:
        return file.read_text(encoding="ascii").strip()
    except OSError:
        return ""
