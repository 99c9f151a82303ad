"""results.json: what was measured, part by part, each with its day. A part that is measured anew replaces itself."""

import datetime
import json
import pathlib
import subprocess

from .. import machine
from ..rounds import Options


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
        "figures": figures,
    }


def save(results: dict, file: pathlib.Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(rounded(results), indent=1, ensure_ascii=False) + "\n")


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
