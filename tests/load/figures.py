"""instructions.toml: what requests may cost. A figure changes together with the reason for it."""

import pathlib
import subprocess
import sys
import tomllib

FILE = pathlib.Path(__file__).with_name("instructions.toml")
TOLERANCE = 0.05
# Two runs differ by as much without a reason.
NOISE = 0.01
HEAD = """\
# Instructions a request, as `make callgrind` counts them; docs/performance.md tells when and how they change.
# `debug` is what `make test` builds and holds, `release` is what is shipped.
"""


def is_too_much(build: str, counted: dict[str, int]) -> bool:
    known = tomllib.loads(FILE.read_text(encoding="utf-8"))[build]
    return any(scenario in known and instructions > known[scenario]["instructions"] * (1 + TOLERANCE)
               for scenario, instructions in counted.items())


def hold(build: str, counted: dict[str, int]) -> None:
    """Ends the program where a request costs more than it may, or a figure has changed without a reason."""
    kept = tomllib.loads(FILE.read_text(encoding="utf-8"))
    problems = unexplained(kept)
    for scenario, instructions in counted.items():
        if scenario not in kept[build]:
            problems.append(f"{build}: {scenario} has no figure yet: make callgrind BUILD={build} WRITE=\"why\"")
            continue
        known = kept[build][scenario]["instructions"]
        change = instructions / known - 1
        if change > TOLERANCE:
            problems.append(f"{build}: {scenario} costs {change:.1%} more than {known:,} instructions a request. Find out "
                            f"why (make flamegraph). If it is worth it, say so: make callgrind BUILD={build} WRITE=\"why\"")
        elif change < -TOLERANCE:
            print(f"{build}: {scenario} costs {-change:.1%} less than {FILE.name} says: keep it so by "
                  f"make callgrind BUILD={build} WRITE=\"why\"")
    if problems:
        sys.exit("\n".join(problems))


def write(build: str, counted: dict[str, int], reason: str) -> None:
    kept = tomllib.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    for scenario, instructions in counted.items():
        entry = kept.setdefault(build, {}).get(scenario)
        if entry is None or abs(instructions / entry["instructions"] - 1) > NOISE:
            kept[build][scenario] = {"instructions": instructions, "reason": reason}
    parts = [HEAD]
    for name, scenarios in kept.items():
        for scenario, entry in scenarios.items():
            told = entry["reason"].replace("\\", "\\\\").replace('"', '\\"')
            parts.append(f"\n[{name}.{scenario}]\ninstructions = {entry['instructions']}\nreason = \"{told}\"\n")
    FILE.write_text("".join(parts), encoding="utf-8")


def unexplained(kept: dict) -> list[str]:
    """Figures that are others than before, with the reason that they had before."""
    before = earlier(kept)
    problems = []
    for build, scenarios in kept.items():
        for scenario, entry in scenarios.items():
            old = before.get(build, {}).get(scenario, entry)
            if old["instructions"] != entry["instructions"] and old["reason"] == entry["reason"]:
                problems.append(f"{build}: {scenario} has a new figure in {FILE.name} and the old reason: say why it changed")
    return problems


def earlier(kept: dict) -> dict:
    """The version before this one, as far as git knows it here: a shallow copy may not."""
    for revision in versions():
        said = git("show", f"{revision}:./{FILE.name}")
        if said and (old := tomllib.loads(said)) != kept:
            return old
    return {}


def versions() -> list[str]:
    return (git("log", "-5", "--format=%H", "--", FILE.name) or "").split()


def git(*words: str) -> str | None:
    done = subprocess.run(["git", *words], cwd=FILE.parent, capture_output=True, text=True, check=False)
    return done.stdout if done.returncode == 0 else None
