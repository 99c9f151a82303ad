"""Lines that say what is measured now, and about how long the rest takes."""

import time


class Progress:
    """`planned` are the seconds of measuring that are to come; what comes beside them is learnt on the way."""

    def __init__(self, planned: float) -> None:
        self.planned = max(planned, 1.0)
        self.done = 0.0
        self.begun = time.monotonic()

    def say(self, text: str) -> None:
        took = time.monotonic() - self.begun
        slowness = max(1.0, took / self.done) if self.done > 20 else 1.3
        left = max(0.0, self.planned - self.done) * slowness
        print(f"[{took / 60:4.1f} min, about {left / 60:.0f} more] {text}", flush=True)

    def beside(self, seconds: float) -> None:
        """What took so long was no measuring, and says nothing about the rest."""
        self.begun += seconds

    def spent(self, seconds: float) -> None:
        self.done += seconds
