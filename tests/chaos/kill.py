"""kill -9 at random instants of every phase: in the burst, while starting, migrating, checkpointing, ending."""

import os
import pathlib
import random
import signal
import sqlite3
import time

import check
from load import Load
from server import Server
from tally import Tally, require, say

# A fresh database from time to time keeps the checks of all comments quick.
ROUNDS_PER_DATABASE = 25
PHASES = ["burst", "burst", "burst", "checkpoint", "shutdown", "starting", "migration"]
MIGRATIONS = pathlib.Path(__file__).parents[2] / "server/store-sqlite/src/migrations"


def run(binary: str, folder: pathlib.Path, kills: int, seed: str) -> Tally:
    tally = Tally()
    chance = random.Random(f"{seed}/kill")
    # Each phase in turn first, so that the short form meets all of them.
    phases = PHASES[2:] + [chance.choice(PHASES) for _ in range(kills)]
    for first in range(0, kills, ROUNDS_PER_DATABASE):
        own = folder / f"kill-{first}"
        own.mkdir()
        one_database(binary, own, phases[first:min(kills, first + ROUNDS_PER_DATABASE)], f"{seed}/{first}", tally)
        say(f"kill: {tally.kills} kills, {tally.acknowledged} comments and {tally.decided} decisions acknowledged, "
            f"{tally.lost} lost, {tally.doubled} doubled")
    return tally


def one_database(binary: str, folder: pathlib.Path, phases: list[str], seed: str, tally: Tally) -> None:
    chance = random.Random(seed)
    server = Server(binary, folder)
    load = Load(seed, tally)
    try:
        server.add_sites()
        for number, phase in enumerate(phases):
            if phase == "migration":
                killed_while_migrating(server, folder / f"old-{number}", chance, tally)
                continue
            if phase == "starting":
                server.spawn()
                time.sleep(chance.uniform(0, 1.2 * server.start_seconds))
            else:
                server.start()
                load.start(server)
                strike(server, phase, chance)
            server.kill()
            tally.kills += 1
            load.join()
            server.start()
            load.again(server)
            check.all_is_kept(server, load, tally)
            check.search_finds(server, load, 5, chance)
            require(server.stop() == 0, "SIGTERM at rest does not end with status 0")
            tally.restarts += 1
    finally:
        server.close()


def strike(server: Server, phase: str, chance: random.Random) -> None:
    """Waits, under load, for the instant to kill at."""
    time.sleep(chance.uniform(0.02, 0.6))
    if phase == "checkpoint":
        # The database's own file is written to by nothing else; each write takes well under a millisecond.
        written = os.stat(server.database).st_mtime_ns
        deadline = time.monotonic() + 2
        while os.stat(server.database).st_mtime_ns == written and time.monotonic() < deadline:
            pass
        time.sleep(chance.choice([0, 0.0005, 0.002]))
    if phase == "shutdown":
        server.process.send_signal(signal.SIGTERM)
        time.sleep(chance.uniform(0, 0.7))


def killed_while_migrating(other: Server, folder: pathlib.Path, chance: random.Random, tally: Tally) -> None:
    """A database of an older schema, large enough that bringing it to the newest takes a while."""
    folder.mkdir()
    server = Server(other.binary, folder)
    version = chance.choice([1, 2])
    ids = old_database(server.database, version, comments=3000)
    try:
        for _ in range(3):
            server.spawn()
            # Killed before the last step is done, at some point from the opening of the file on.
            time.sleep(chance.uniform(0.1, 3) * other.start_seconds)
            server.kill()
            tally.kills += 1
        server.start()
        with sqlite3.connect(f"file:{server.database}?mode=ro", uri=True) as db:
            check.is_sound(db)
            kept = {row[0] for row in db.execute("SELECT id FROM comments")}
            require(kept == ids, f"of {len(ids)} old comments {len(ids - kept)} are gone")
        db.close()
        _, told, _ = server.get("/api/v1/counts?site=blog&page=/old/")
        require(told["counts"]["/old/"] == len(ids), f"the old page counts {told}")
        tally.restarts += 1
    finally:
        server.close()


def old_database(path: pathlib.Path, version: int, comments: int) -> set[bytes]:
    db = sqlite3.connect(path)
    for number in range(1, version + 1):
        script = next(MIGRATIONS.glob(f"{number:04}_*.sql")).read_text()
        db.executescript(f"BEGIN; {script} PRAGMA user_version = {number}; COMMIT;")
    db.execute("INSERT INTO sites (id, key, title, origins, overrides, created) VALUES (1, 'blog', '', '[]', '{}', 0)")
    db.execute("INSERT INTO pages (id, site, path, count, first_seen) VALUES (1, 1, '/old/', ?, 0)", [comments])
    db.execute("INSERT INTO page_keys (site, key, page) VALUES (1, '/old', 1)")
    ids = {(1_700_000_000_000 + number).to_bytes(6, "big") + b"\x70" + bytes([0] * 9) for number in range(comments)}
    db.executemany(
        "INSERT INTO comments (id, site, page, root, status, author_name, text, html, created)"
        " VALUES (?, 1, 1, ?, 'approved', 'Ann', ?, '<p>Old</p>', ?)",
        [(ident, ident, f"Old words {number} to be found again", 1_700_000_000_000 + number)
         for number, ident in enumerate(sorted(ids))],
    )
    db.commit()
    db.execute("PRAGMA journal_mode = WAL")
    db.close()
    return ids
