"""What processors take, by their own count, where they say so: RAPL, by the kernel's powercap tree (power/powercap in its
documentation). Whole processors, with all that runs on them. Linux tells it to root alone."""

import pathlib

TREE = pathlib.Path("/sys/class/powercap")
# Counters begin again at zero where they end: at 65 kJ with some, and a large machine takes 18 kJ in so many seconds.
LOOK_EACH = 60


class Meter:
    """Begins now. To be looked at each LOOK_EACH seconds."""

    def __init__(self, tree: pathlib.Path = TREE):
        # Cores and memory have zones of their own inside; some machines name a package a second time (intel-rapl-mmio).
        zones = [zone for zone in tree.glob("intel-rapl:*") if said(zone / "name").startswith("package-")]
        self.last = {zone: number(zone / "energy_uj") for zone in zones}
        self.microjoules = 0 if zones and None not in self.last.values() else None

    def look(self) -> None:
        for zone, last in self.last.items():
            now, turn = number(zone / "energy_uj"), number(zone / "max_energy_range_uj")
            if self.microjoules is None or now is None or turn is None:
                self.microjoules = None
                return
            self.microjoules += now - last + (turn if now < last else 0)
            self.last[zone] = now

    def joules(self) -> float | None:
        """Since it began; `None` where nothing is told."""
        self.look()
        return None if self.microjoules is None else self.microjoules / 1e6


def number(file: pathlib.Path) -> int | None:
    text = said(file)
    return int(text) if text.isdigit() else None


def said(file: pathlib.Path) -> str:
    try:
        return file.read_text(encoding="ascii").strip()
    except OSError:
        return ""
