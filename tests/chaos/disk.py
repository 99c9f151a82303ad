"""A disk that is full or read-only: clear refusals, reads go on, and room is noticed without a restart."""

import contextlib
import os
import pathlib
import shutil
import subprocess
import time

import check
from load import Load
from server import Server, until
from sync import reads_go_on, refused_as_promised
from tally import Tally, require, say

KIB = 1024


class SmallDisk:
    """A file system of its own in memory."""

    def __init__(self, path: pathlib.Path, kib: int) -> None:
        self.path = path
        path.mkdir()
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={kib}k", "tmpfs", path], check=True)

    def fill(self, leave_kib: int = 0) -> None:
        """Takes all the room that is left, or all but so much."""
        filler = os.open(self.path / "filler", os.O_CREAT | os.O_WRONLY | os.O_APPEND)
        try:
            for block in (4096, 1):
                with contextlib.suppress(OSError):
                    while True:
                        os.write(filler, bytes(block))
        finally:
            os.close(filler)
        if leave_kib:
            os.truncate(self.path / "filler", os.path.getsize(self.path / "filler") - leave_kib * KIB)

    def make_room(self) -> None:
        os.unlink(self.path / "filler")

    def unmount(self) -> None:
        subprocess.run(["umount", "-l", self.path], check=True)


def can_mount(folder: pathlib.Path) -> bool:
    try:
        disk = SmallDisk(folder / "probe", 64)
    except (OSError, subprocess.CalledProcessError):
        return False
    disk.unmount()
    return True


def run(binary: str, folder: pathlib.Path, seed: str) -> Tally:
    tally = Tally()
    if not can_mount(folder):
        say("disk: skipped, because this system lets nobody mount here")
        return tally
    (folder / "mails").mkdir()
    for trial in (full, full_while_folding, full_at_the_start, no_room_for_mails, read_only):
        name = trial.__name__.replace("_", "-")
        disk = SmallDisk(folder / name, 24 * KIB)
        settings = {"mail.folder": str(folder / "mails"), "store.min_free_space": "1 MiB"}
        server = Server(binary, disk.path, settings, log=folder / f"{name}.server.log")
        server.mails = folder / "mails"
        load = Load(f"{seed}/{name}", tally)
        try:
            server.add_sites()
            trial(server, disk, load)
            load.again(server)
            check.all_is_kept(server, load, tally)
            require(server.stop() == 0, "SIGTERM after it does not end with status 0")
            server.start()
            check.all_is_kept(server, load, tally)
            say(f"disk: {name}: {len(load.refusals)} refused, {tally.acknowledged} acknowledged, {tally.lost} lost")
        finally:
            server.close()
            disk.unmount()
    return tally


def full(server: Server, disk: SmallDisk, load: Load) -> None:
    server.start()
    load.start(server, through_refusals=True)
    time.sleep(0.3)
    disk.fill()
    refuses(server, load, "full", 507)
    disk.make_room()
    heals(server, load, "full")


def full_while_folding(server: Server, disk: SmallDisk, load: Load) -> None:
    """The log can't be checkpointed, because the database can't grow: what is acknowledged stays in the log."""
    server.start()
    load.start(server, through_refusals=True)
    time.sleep(0.3)
    disk.fill(leave_kib=200)
    refuses(server, load, "full during a checkpoint", 507)
    disk.make_room()
    heals(server, load, "full during a checkpoint")


def full_at_the_start(server: Server, disk: SmallDisk, load: Load) -> None:
    server.start()
    load.start(server)
    time.sleep(0.3)
    server.kill()
    load.join()
    disk.fill()
    server.spawn()
    # It starts and reads, or says what is wrong and ends, for its supervisor to try again.
    with contextlib.suppress(Exception):
        server.wait()
    if server.process.poll() is None:
        load.start(server, through_refusals=True)
        refuses(server, load, "full at the start", 507)
        disk.make_room()
        heals(server, load, "full at the start")
        return
    require("can't open the database" in server.last_words(), f"it ended saying only {server.last_words()}")
    disk.make_room()
    server.start()


def no_room_for_mails(server: Server, disk: SmallDisk, load: Load) -> None:
    """Comments are taken all the same; the mails wait."""
    mails = SmallDisk(pathlib.Path(f"{disk.path}-mails"), 256)
    server.settings["mail.folder"] = str(mails.path)
    try:
        mails.fill()
        server.start()
        load.start(server)
        until(lambda: len(load.comments) > 30, "comments are taken while mails can't be written")
        load.join()
        require(not load.refusals, "a comment was refused because its mail can't be written")
        command = server.command("mail", "outbox", "list", "all")
        until(lambda: b"No space left" in subprocess.run(command, capture_output=True, check=False).stdout,
              "the outbox says why mails wait")
        mails.make_room()
    finally:
        server.stop()
        # The next mails go where the others are.
        for mail in mails.path.glob("*.eml"):
            shutil.copy(mail, server.mails)
        server.settings["mail.folder"] = str(server.mails)
        mails.unmount()
        server.start()


def read_only(server: Server, disk: SmallDisk, load: Load) -> None:
    """A disk that turns read-only at work fails writes: sync.py has it. Here the server is started on one."""
    server.start()
    load.start(server)
    time.sleep(0.3)
    server.kill()
    load.join()
    subprocess.run(["mount", "-o", "remount,ro", disk.path], check=True)
    server.spawn()
    status = server.process.wait(20)
    words = server.last_words()
    require(status == 1 and "afterword.db" in words, f"on a read-only disk it ends with {status}, saying {words}")
    subprocess.run(["mount", "-o", "remount,rw", disk.path], check=True)
    server.start()


def refuses(server: Server, load: Load, words: str, status: int) -> None:
    known = len(load.refusals)
    until(lambda: len(load.refusals) >= known + 50, f"{words}: writes are refused")
    until(lambda: server.get("/readyz")[0] == status, f"{words}: it is not ready")
    refused_as_promised(load.refusals[known:], words)
    found = {refusal[0] for refusal in load.refusals[known:]}
    require(status in found, f"{words}: refused by {found}, not {status}")
    reads_go_on(server, words)


def heals(server: Server, load: Load, words: str) -> None:
    taken = len(load.comments)
    until(lambda: len(load.comments) > taken + 20, f"{words}: writes are taken again without a restart")
    load.join()
    until(lambda: server.get("/readyz")[0] == 200, f"{words}: it is ready again")
