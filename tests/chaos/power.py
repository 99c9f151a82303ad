"""The power goes: what was not synced may be gone, in any part, and all that was acknowledged is there.

kill -9 leaves the system's memory of the files whole, so it proves nothing about syncing. Here the shim notes each
write and each sync. From these the disk is built as it may have been at random instants: a page that was written
since its file was synced has come to the disk, or has not, or half of it. A page whose sync has failed counts as clean
from then on, as Linux has it: no later sync brings it to the disk unless it is written again.
"""

import contextlib
import dataclasses
import enum
import errno
import pathlib
import random
import sqlite3
import time

import check
from load import Load
from server import Server
from shim import Shim
from tally import Broken, Tally, require, say

PAGE = 4096
SECTOR = 512
CUTS = 40
# The first records of a process: until its checkpoint for the first time.
EARLY = 600


@dataclasses.dataclass
class Record:
    what: str
    at: float
    name: str
    offset: int
    data: bytes
    # Which of the processes, one after the other.
    process: int


class File:
    """A file as the system sees it, and as the disk has it."""

    def __init__(self, content: bytes = b"") -> None:
        self.seen = bytearray(content)
        self.disk = bytearray(content)
        self.dirty: set[int] = set()

    def write(self, offset: int, data: bytes) -> None:
        if len(self.seen) < offset + len(data):
            self.seen.extend(bytes(offset + len(data) - len(self.seen)))
        self.seen[offset : offset + len(data)] = data
        self.dirty.update(range(offset // PAGE, (offset + len(data) - 1) // PAGE + 1))

    def truncate(self, length: int) -> None:
        del self.seen[length:]

    def sync(self) -> None:
        for page in self.dirty:
            self.bring(self.disk, page * PAGE, PAGE)
        del self.disk[len(self.seen) :]
        self.dirty.clear()

    def bring(self, disk: bytearray, start: int, length: int) -> None:
        data = self.seen[start : start + length]
        if len(disk) < start + len(data):
            disk.extend(bytes(start + len(data) - len(disk)))
        disk[start : start + len(data)] = data

    def after_power_cut(self, chance: random.Random) -> bytes:
        disk = bytearray(self.disk)
        # Nothing, everything, or any part of what was not synced.
        share = chance.choice([0.0, 0.5, 0.9, 1.0])
        for page in self.dirty:
            if chance.random() < 0.1:
                for start in range(page * PAGE, (page + 1) * PAGE, SECTOR):
                    if chance.random() < 0.5:
                        self.bring(disk, start, SECTOR)
            elif chance.random() < share:
                self.bring(disk, page * PAGE, PAGE)
        return bytes(disk)


class Trouble(enum.Enum):
    """What syncs do before the power goes."""

    NONE = "they succeed"
    KILLED = "they fail, and the server is killed before it could make up for it"
    FAILED = "they fail for a while"


def run(binary: str, folder: pathlib.Path, rounds: int, seed: str) -> Tally:
    tally = Tally()
    for number in range(rounds):
        own = folder / f"power-{number}"
        own.mkdir()
        one_life(binary, own, f"{seed}/power/{number}", list(Trouble)[number % len(Trouble)], tally)
    say(f"power: {rounds * CUTS} cuts, {tally.acknowledged} comments acknowledged, {tally.lost} lost")
    return tally


def one_life(binary: str, folder: pathlib.Path, seed: str, trouble: Trouble, tally: Tally) -> None:
    chance = random.Random(seed)
    data = folder / "data"
    server = Server(binary, data, {"mail.from": ""})
    load = Load(seed, tally)
    # What is erased leaves no row to look for.
    for writer in load.writers:
        writer.deletes = False
    heard: list[tuple[float, str]] = []
    load.heard = lambda comment: heard.append((time.monotonic(), comment.id))
    try:
        server.add_sites()
        shim = Shim(server, folder)
        begun = server.database.read_bytes()
        server.start()
        load.start(server, through_refusals=True)
        time.sleep(1.5)
        if trouble is not Trouble.NONE:
            with shim.failing(sync=errno.EIO):
                time.sleep(0.3)
                if trouble is Trouble.KILLED:
                    server.kill()
                    tally.kills += 1
                    load.join()
            if trouble is Trouble.KILLED:
                server.start()
                load.again(server)
                load.start(server, through_refusals=True)
            time.sleep(1.0)
        load.join()
        server.kill()
        server.start()
        load.again(server)
        check.all_is_kept(server, load, tally)
    finally:
        server.close()
    cut_the_power(begun, records(shim.log), heard, folder, chance, tally)


def records(log: pathlib.Path) -> list[Record]:
    """Of one process after the other; the last one of a process that was killed may be half."""
    found = []
    for process, part in enumerate(sorted(log.parent.glob(f"{log.name}.*"))):
        raw, position = part.read_bytes(), 0
        while (end := raw.find(b"\n", position)) >= 0:
            what, at, name, offset, length = raw[position:end].decode().split(" ")
            data = raw[end + 1 : end + 1 + int(length)]
            position = end + 1 + int(length)
            if position <= len(raw):
                found.append(Record(what, float(at), name, int(offset), data, process))
    return found


def cut_the_power(
    begun: bytes, log: list[Record], heard: list[tuple[float, str]], folder: pathlib.Path, chance: random.Random,
    tally: Tally,
) -> None:
    """At random instants of the log: all that was heard of before must be in the database of then."""
    cuts = sorted(instants(log, chance))
    for cut, disk in disks(begun, log, cuts, folder / "cut", chance):
        missing = missing_in(disk, expected(log, cut, heard))
        tally.lost += len(missing)
        require(not missing, f"{len(missing)} acknowledged comments are gone after a power cut at record {cut} of"
                             f" {len(log)}, kept in {disk}")
    # And the other way round: without the syncs of the log that would be noticed.
    careless = [record for record in log if (record.what, record.name) != ("s", "afterword.db-wal")]
    cuts = sorted(chance.sample(range(len(careless)), CUTS // 4))
    noticed = False
    for cut, disk in disks(begun, careless, cuts, folder / "careless", chance):
        with contextlib.suppress(Broken):
            noticed = noticed or bool(missing_in(disk, expected(careless, cut, heard)))
            continue
        noticed = True
    require(noticed, "power cuts are of no use here: nobody would notice that nothing is synced")


def expected(log: list[Record], cut: int, heard: list[tuple[float, str]]) -> list[str]:
    return [ident for at, ident in heard if at < log[cut].at]


def disks(begun: bytes, log: list[Record], cuts: list[int], folder: pathlib.Path, chance: random.Random):
    """The database as it may be after a power cut before each of these records."""
    files = {"afterword.db": File(begun)}
    done = 0
    for number, cut in enumerate(cuts):
        for record in log[done:cut]:
            replay(files, record)
        done = cut
        own = folder.with_name(f"{folder.name}-{number}")
        own.mkdir()
        for name, file in files.items():
            (own / name).write_bytes(file.after_power_cut(chance))
        yield cut, own / "afterword.db"


def instants(log: list[Record], chance: random.Random) -> set[int]:
    """Anywhere, and half of them soon after a process has taken over from one that was killed."""
    anywhere = range(len(log))
    soon = [index for index in anywhere if log[index].process > log[max(0, index - EARLY)].process]
    return {chance.choice(among) for among in (anywhere, soon or anywhere) for _ in range(CUTS // 2)}


def replay(files: dict[str, File], record: Record) -> None:
    if record.what == "u":
        # Whether the name is gone is the folder's to tell; a log that stays holds nothing that is not in the database.
        files.pop(record.name, None)
        return
    file = files.setdefault(record.name, File())
    match record.what:
        case "w":
            file.write(record.offset, record.data)
        case "t":
            file.truncate(record.offset)
        case "s":
            file.sync()
        case "f":
            file.dirty.clear()


def missing_in(database: pathlib.Path, expected: list[str]) -> list[str]:
    try:
        with contextlib.closing(sqlite3.connect(database)) as db:
            check.is_sound(db)
            kept = {row[0].hex() for row in db.execute("SELECT id FROM comments")}
    except sqlite3.DatabaseError as error:
        raise Broken(f"the database is broken after a power cut: {error}") from error
    return [ident for ident in expected if ident.replace("-", "") not in kept]
