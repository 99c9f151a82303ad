#!/usr/bin/env python3
"""How long a move of a blog from SQLite to PostgreSQL takes, and how long its server stands still for the last step.

usage: moving.py AFTERWORD [COMMENTS]

Fills a blog (1,000,000 comments by default, fill.py), starts PostgreSQL, and copies. Then the server runs,
readers write for two seconds before the second copy and after it, and the last copy is made while nobody can write.
Needs wrk, PostgreSQL, and apsw (PyPI).
"""

import contextlib
import os
import pathlib
import subprocess
import sys
import tempfile
import time

from harness import postgres, servers
from harness.generators import wrk


def main() -> None:
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    binary, comments = os.path.abspath(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1_000_000
    with contextlib.ExitStack() as stack:
        server = stack.enter_context(postgres.running())
        folder, back = (stack.enter_context(tempfile.TemporaryDirectory()) for _ in range(2))
        servers.add_site(binary, folder)
        fill = [sys.executable, pathlib.Path(__file__).with_name("fill.py"), f"{folder}/afterword.db", str(comments)]
        subprocess.run(fill, check=True)
        there = ["store", "copy", "--to", postgres.url(server.port)]
        tell("the first copy", binary, folder, there)
        with servers.running(binary, folder, "sites.moderation=publish") as running:
            for run in ["1", "2"]:
                rate = wrk(running.url("/api/v1/comments"), 16, 2, "new_comments.lua", RUN=run).rate
                print(f"{rate * 2:,.0f} comments are written meanwhile")
                if run == "1":
                    tell("the second copy", binary, folder, there)
        tell("the last copy, while nobody can write", binary, folder, there)
        tell("--verify", binary, folder, [*there, "--verify"])
        here = ["--set", postgres.at(server), "store", "copy", "--to", f"{back}/afterword.db"]
        tell("the first copy back to SQLite", binary, folder, here)
        tell("the second copy back", binary, folder, here)
        tell("the third copy back", binary, folder, here)


def tell(what: str, binary: str, folder: str, command: list[str]) -> None:
    begun = time.monotonic()
    said = subprocess.run([binary, *servers.settings(folder, 0), *command], check=True, capture_output=True, text=True)
    print(f"{what}: {time.monotonic() - begun:.1f} s; {said.stdout.splitlines()[0]}")


if __name__ == "__main__":
    main()
