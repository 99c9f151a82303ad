"""results.json: what was measured, part by part, each with its day. A part that is measured anew replaces itself.

It holds what the page and its plots need, a line for what belongs together, so that a change of figures can be read.
"""

import datetime
import json
import pathlib
import statistics
import subprocess

from .. import machine
from ..rounds import Options

# Of so many shares of all requests the latency is drawn. Elsewhere a few of them are figures of their own.
DRAWN = {("s1", "hot")}
# Of no use to the page, or worth a figure of another name.
UNUSED = {"items_per_second", "p90_ms"}


def load(file: pathlib.Path) -> dict:
    return json.loads(file.read_text()) if file.exists() else {"parts": {}}


def add(results: dict, name: str, figures: dict, options: Options) -> None:
    said = subprocess.run([options.binary, "--version"], capture_output=True, text=True).stdout.strip()
    results["version"] = said.split()[-1] if said else "?"
    results["machine"] = machine.describe()
    results["parts"][name] = {
        "measured": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "rounds": options.rounds,
        "seconds": options.seconds,
        "figures": {table: needed(found, (name, table) in DRAWN) for table, found in figures.items()},
    }


def save(results: dict, file: pathlib.Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(written(rounded(results)) + "\n")


def needed(found, drawn: bool):
    """What was found, without what nobody shows; percentiles are the medians of the rounds."""
    if not isinstance(found, dict):
        return found
    kept = {}
    for key, value in found.items():
        if key == "percentiles" and drawn:
            kept[key] = [[column[0][0], statistics.median(ms for _, ms in column)] for column in zip(*value)]
        elif key != "percentiles" and key not in UNUSED:
            kept[key] = needed(value, drawn)
    return kept


def written(value, indent: int = 0) -> str:
    """JSON in which only what holds other tables has more than a line."""
    if not isinstance(value, dict) or not any(isinstance(one, dict) for one in value.values()):
        return json.dumps(value, ensure_ascii=False)
    inner = " " * (indent + 1)
    lines = [f"{inner}{json.dumps(key, ensure_ascii=False)}: {written(one, indent + 1)}" for key, one in value.items()]
    return "{\n" + ",\n".join(lines) + "\n" + " " * indent + "}"


def rounded(value):
    """Four digits are more than any of it is worth."""
    if isinstance(value, float):
        return float(f"{value:.4g}") if abs(value) < 1000 else round(value)
    if isinstance(value, dict):
        return {key: rounded(one) for key, one in value.items()}
    if isinstance(value, list):
        return [rounded(one) for one in value]
    return value


def figures(results: dict, name: str) -> dict | None:
    """What a part found; None if it was not measured, or could not be."""
    found = results["parts"].get(name, {}).get("figures")
    return None if not found or "skipped" in found else found
