"""Syncs and writes that fail: nothing is acknowledged that is not on the disk, reads go on, and it heals by itself."""

import contextlib
import pathlib
import time

import check
from load import Load
from server import Server, until
from shim import FAILURES, Shim
from tally import Tally, require, say


def run(binary: str, folder: pathlib.Path, rounds: int, seed: str) -> Tally:
    tally = Tally()
    server = Server(binary, folder / "data")
    load = Load(f"{seed}/sync", tally)
    try:
        server.add_sites()
        shim = Shim(server, folder)
        server.start()
        for number in range(rounds):
            for words, failure in FAILURES.items():
                one_failure(server, shim, load, words, failure)
                check.all_is_kept(server, load, tally)
            say(f"sync: round {number + 1} of {rounds}, {len(load.refusals)} requests refused, "
                f"{tally.acknowledged} comments acknowledged, {tally.lost} lost")
        require(server.stop() == 0, "SIGTERM after all that does not end with status 0")
        server.start()
        check.all_is_kept(server, load, tally)
        starts_on_a_bad_disk(server, shim, load, tally)
    finally:
        server.close()
    return tally


def one_failure(server: Server, shim: Shim, load: Load, words: str, failure: tuple[int, int]) -> None:
    load.start(server, through_refusals=True)
    time.sleep(0.3)
    known = len(load.refusals)
    with shim.failing(*failure):
        until(lambda: len(load.refusals) >= known + 20, f"{words}: writes are refused")
        refused_as_promised(load.refusals[known:], words)
        # From here on there is no write whose sync may still succeed.
        acknowledged = len(load.comments)
        reads_go_on(server, words)
        until(lambda: server.get("/readyz")[0] in (503, 507), f"{words}: it is not ready")
        require(len(load.comments) == acknowledged, f"{words}: a comment was acknowledged meanwhile")
    taken = len(load.comments)
    until(lambda: len(load.comments) > taken + 20, f"{words}: writes are taken again without a restart")
    until(lambda: server.get("/readyz")[0] == 200, f"{words}: it is ready again")
    load.join()
    load.again(server)


def refused_as_promised(refusals: list[tuple[int, dict, dict]], words: str) -> None:
    for status, problem, headers in refusals:
        told = f"{words}: {status} {problem}"
        require(headers.get("content-type") == "application/problem+json", told)
        require("retry-after" in headers, f"{told} says not when to try again")
        require(problem.get("code", "").startswith("store_") or problem.get("code") == "timeout", told)


def reads_go_on(server: Server, words: str) -> None:
    for path in ["/api/v1/counts?site=blog&page=/posts/1/", "/api/v1/counts?site=blog&page=/never/",
                 "/api/v1/comments?site=blog&page=/posts/1/", "/pages/blog?page=/posts/1/", "/healthz"]:
        status = server.get(path)[0]
        require(status == 200, f"{words}: {path} is answered by {status}")


def starts_on_a_bad_disk(server: Server, shim: Shim, load: Load, tally: Tally) -> None:
    """Killed in the middle of it, and started while syncs still fail: it says so or starts, and heals."""
    load.start(server, through_refusals=True)
    known = len(load.refusals)
    with shim.failing(*FAILURES["sync: EIO"]):
        until(lambda: len(load.refusals) > known, "syncs fail")
        server.kill()
        tally.kills += 1
        load.join()
        server.spawn()
        with contextlib.suppress(Exception):
            server.wait()
        if server.process.poll() is None:
            acknowledged = len(load.comments)
            load.start(server, through_refusals=True)
            time.sleep(0.3)
            require(len(load.comments) == acknowledged, "a comment was acknowledged though nothing can be synced")
    if server.process.poll() is not None:
        require("can't open the database" in server.last_words(), f"it ended saying only {server.last_words()}")
        server.start()
        load.start(server, through_refusals=True)
    taken = len(load.comments)
    until(lambda: len(load.comments) > taken + 20, "writes are taken again without a restart")
    load.join()
    load.again(server)
    check.all_is_kept(server, load, tally)
