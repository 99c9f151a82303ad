"""What came out: figures for the table at the end, and the one kind of failure."""

import dataclasses
import json
import sys
import time


class Broken(Exception):
    """A promise that was not kept."""


@dataclasses.dataclass
class Tally:
    kills: int = 0
    restarts: int = 0
    acknowledged: int = 0
    decided: int = 0
    lost: int = 0
    doubled: int = 0
    requests: int = 0
    failed: int = 0
    # Connections of writers that ended without an answer.
    cut: int = 0

    def add(self, other: "Tally") -> None:
        for field in dataclasses.fields(self):
            setattr(self, field.name, getattr(self, field.name) + getattr(other, field.name))


class Report:
    """One tally a part, and the time that it took."""

    def __init__(self) -> None:
        self.parts: dict[str, tuple[Tally, float]] = {}

    def note(self, part: str, tally: Tally, seconds: float) -> None:
        self.parts[part] = (tally, round(seconds, 1))

    def table(self) -> str:
        names = [field.name for field in dataclasses.fields(Tally)]
        rows = [["", *names, "seconds"]]
        for part, (tally, seconds) in self.parts.items():
            rows.append([part, *(str(getattr(tally, name)) for name in names), f"{seconds:.1f}"])
        widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
        return "\n".join(
            "  ".join(cell.ljust(width) if column == 0 else cell.rjust(width)
                      for column, (cell, width) in enumerate(zip(row, widths)))
            for row in rows
        )

    def json(self) -> str:
        parts = {part: {**dataclasses.asdict(tally), "seconds": seconds}
                 for part, (tally, seconds) in self.parts.items()}
        return json.dumps(parts, indent=2)


def say(words: str) -> None:
    print(f"{time.strftime('%H:%M:%S')} {words}", file=sys.stderr, flush=True)


def require(fine: bool, words: str) -> None:
    if not fine:
        raise Broken(words)
