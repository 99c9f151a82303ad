"""The clock jumps a day forth and back under load: nothing is lost, threads stay in order, no mail is stuck for a day."""

import contextlib
import pathlib
import sqlite3
import subprocess
import time

import check
from load import Load
from server import Server, ask, until
from shim import Shim
from tally import Tally, require, say

DAY = 24 * 3600
YEAR = 365 * DAY


def run(binary: str, folder: pathlib.Path, rounds: int, seed: str) -> Tally:
    tally = Tally()
    # A jump of a day leaves the window in which authors may change their comments open; `window` tries the usual one.
    server = Server(binary, folder / "data", {"sites.edit_window": "30d"})
    load = Load(f"{seed}/clock", tally)
    try:
        server.add_sites()
        shim = Shim(server, folder)
        server.start()
        for number in range(rounds):
            for ahead in (DAY, 0, -DAY, 0, -DAY, DAY, 0):
                with patient_connection(server):
                    jump(server, shim, load, ahead)
            check.all_is_kept(server, load, tally)
            mails_stuck_in_the_future(server, shim, load)
            check.all_is_kept(server, load, tally)
            say(f"clock: round {number + 1} of {rounds}, {tally.acknowledged} acknowledged, {tally.lost} lost")
        require(not load.refusals, f"refused while the clock jumped: {load.refusals[:1]}")
        require(server.stop() == 0, "SIGTERM after all that does not end with status 0")
        window(binary, folder)
        retention(binary, folder)
        require("panicked" not in server.last_words(), f"it panicked: {server.last_words()}")
    finally:
        server.close()
    return tally


def jump(server: Server, shim: Shim, load: Load, ahead: int) -> None:
    load.start(server)
    time.sleep(0.15)
    shim.set_clock(ahead)
    time.sleep(0.25)
    load.join()


@contextlib.contextmanager
def patient_connection(server: Server):
    """One that was open before the jump is neither too slow nor too old after it."""
    connection = server.connect()
    require(ask(connection, "GET", "/healthz")[0] == 200, "a connection before the jump")
    kept = connection.sock
    yield
    require(ask(connection, "GET", "/healthz")[0] == 200, "a connection after the jump")
    require(connection.sock is kept, "the jump of the clock has closed a connection")
    connection.close()


def mails_stuck_in_the_future(server: Server, shim: Shim, load: Load) -> None:
    """Mails that are made, and put off, while the clock is ahead go out when it is right again; each once."""
    aside = server.mails.with_name("aside")
    shim.set_clock(DAY)
    server.mails.rename(aside)
    jump(server, shim, load, DAY)
    until(lambda: waiting(server, "attempts > 0"), "mails are put off while the clock is ahead")
    aside.rename(server.mails)
    shim.set_clock(0)
    # Something happens, as it does on any blog; without it the worker looks once a minute.
    jump(server, shim, load, 0)
    until(lambda: not waiting(server, "due > unixepoch() * 1000 + 3600000"), "no mail waits for tomorrow")
    until(lambda: not waiting(server, "attempts = 0 AND due <= unixepoch() * 1000"), "what is due was sent", 60)
    twice = rows(server, "SELECT count(*) FROM outbox WHERE sent IS NOT NULL AND error IS NULL AND attempts > 12")
    require(twice == 0, f"{twice} mails were sent again and again")


def waiting(server: Server, condition: str) -> int:
    return rows(server, f"SELECT count(*) FROM outbox WHERE sent IS NULL AND failed IS NULL AND {condition}")


def rows(server: Server, query: str) -> int:
    with contextlib.closing(sqlite3.connect(f"file:{server.database}?mode=ro", uri=True, timeout=20)) as db:
        return db.execute(query).fetchone()[0]


def retention(binary: str, folder: pathlib.Path) -> None:
    """A clock that is a year ahead or behind, at work or at the start, erases nothing, and is not trusted."""
    server = Server(binary, folder / "retention", {"sites.edit_window": "15m"})
    try:
        server.add_sites()
        shim = Shim(server, folder)
        server.start()
        told = [server.post("/api/v1/comments", {"site": "open", "page": page, "name": "Ann", "text": "One"})[1] for page in ("/a/", "/b/", "/c/")]
        for action, comment in (("spam", told[1]), ("delete", told[2])):
            subprocess.run(server.command("moderate", action, comment["comment"]["id"]), check=True, capture_output=True)
        shim.set_clock(YEAR)
        until(lambda: warned(server) == 1, "it says that the clock is ahead")
        require(whole(server) == 3, "a clock that was ahead has erased a comment")
        require(server.stop() == 0, "SIGTERM does not end with status 0")
        server.start()
        until(lambda: warned(server) == 2, "it says so at the start")
        require(whole(server) == 3, "a clock ahead at the start has erased a comment")
        require(trusted_ahead(server) < DAY, "a clock that is a year ahead is trusted")
        require(server.stop() == 0, "SIGTERM does not end with status 0")
        shim.set_clock(-YEAR)
        server.start()
        require(whole(server) == 3, "a clock behind has erased a comment")
        require(trusted_ahead(server) > -DAY, "a clock that is a year behind is trusted")
        shim.set_clock(0)
        require(server.stop() == 0, "SIGTERM does not end with status 0")
        server.start()
        until(lambda: trusted_ahead(server) >= -3, "the right clock is trusted at once")
        require(warned(server) == 2, "it warned of a clock that is right")
        require(server.stop() == 0, "SIGTERM does not end with status 0")
    finally:
        server.close()


def whole(server: Server) -> int:
    """How many comments have their text still: those whose time is over have none."""
    return rows(server, "SELECT count(*) FROM comments WHERE author_name IS NOT NULL")


def trusted_ahead(server: Server) -> int:
    """How many seconds the last trusted time is ahead of the right one."""
    return rows(server, "SELECT value / 1000 - unixepoch() FROM meta WHERE key = 'trusted_time'")


def warned(server: Server) -> int:
    return server.log_path.read_text(errors="replace").count("far ahead of the last known time")


def window(binary: str, folder: pathlib.Path) -> None:
    """A quarter of an hour: over after a day, open again when that day was a mistake, and after a day back."""
    server = Server(binary, folder / "window", {"sites.edit_window": "15m"})
    try:
        server.add_sites()
        shim = Shim(server, folder)
        server.start()
        _, told, _ = server.post("/api/v1/comments", {"site": "open", "page": "/a/", "name": "Ann", "text": "One"})
        path, headers = f"/api/v1/comments/{told['comment']['id']}", {"Authorization": f"Bearer {told['edit_token']}"}
        for number, (ahead, expected) in enumerate([(0, 200), (DAY, 403), (0, 200), (-DAY, 200), (0, 200)]):
            shim.set_clock(ahead)
            connection = server.connect()
            status, content, _ = ask(connection, "PATCH", path, {"text": f"Text {number}"}, headers)
            connection.close()
            require(status == expected, f"{ahead} s ahead an edit is answered by {status} {content}")
        require(server.stop() == 0, "SIGTERM does not end with status 0")
    finally:
        server.close()
