"""Conversations on other networks: how fast a long one comes in, and what three accounts cost readers and memory."""

import contextlib
import json
import os
import shutil
import tempfile
import time

from .. import dataset, machine, mastodon, prepared, servers
from ..generators import wrk
from ..rounds import Case, Options, interleave, planned as cost
from . import front_page, threads

ANSWERS = 1_000
STARTS = 5
PATIENCE = 60


def planned(options: Options) -> float:
    return 2 * cost(2, options) + 5 + STARTS * 8


def run(options: Options) -> dict:
    with contextlib.ExitStack() as stack:
        network = stack.enter_context(mastodon.running(ANSWERS))
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        blog = prepared.blog(options)
        shutil.copy(os.path.join(blog, "afterword.db"), folder)
        options.progress.say(f"a conversation of {ANSWERS:,} answers")
        named = stack.enter_context(servers.running(options.binary, folder, *network.settings()))
        long = comes_in(named, network)
        options.progress.spent(5)
        plain = stack.enter_context(servers.running(options.binary, blog))
        both = [("without", plain), ("with three accounts", named)]
        counts = interleave("ten counts, with conversations", [case(name, server, dataset.front_page(), front_page.CONNECTIONS) for name, server in both], options)
        thread = dataset.thread(dataset.TWENTY)
        read = interleave("a thread, with conversations", [case(name, server, thread, threads.CONNECTIONS) for name, server in both], options)
    return {"answers": ANSWERS, **long, "counts": counts, "threads": read, "memory": memory(options)}


def case(name: str, server: servers.Server, path: str, connections: int) -> Case:
    return Case(name, server, lambda seconds: wrk(server.url(path), connections, seconds))


def comes_in(server: servers.Server, network: mastodon.Mastodon) -> dict:
    """Seconds from the first request for the answers until all are counted, and the requests for them until then."""
    deadline = time.monotonic() + PATIENCE
    while counted(server) < ANSWERS:
        if time.monotonic() > deadline:
            raise servers.Unanswered(f"{counted(server)} of {ANSWERS} answers came in within {PATIENCE} s: see {server.log}")
        time.sleep(0.02)
    asked = network.times("/context")
    taken = time.monotonic() - asked[0]
    machine.wait_until_idle(server.pid)
    return {"seconds": taken, "requests": len(asked)}


def counted(server: servers.Server) -> int:
    body = servers.fetch(server, dataset.counts([mastodon.PAGE])).split(b"\r\n\r\n", 1)[1]
    return sum(json.loads(body)["counts"].values())


def memory(options: Options) -> dict:
    """MiB of an empty site, in turns: without accounts, and with three that say nothing, once all have been asked."""
    options.progress.say("memory, with and without three accounts")
    found: dict[str, list[float]] = {"without": [], "with three accounts": []}
    for _ in range(STARTS):
        for name, values in found.items():
            values.append(resident(options, has_accounts=name != "without"))
        options.progress.spent(8)
    return found


def resident(options: Options, *, has_accounts: bool) -> float:
    with mastodon.running(0) as network, tempfile.TemporaryDirectory() as folder:
        servers.add_site(options.binary, folder)
        further = network.settings() if has_accounts else []
        with servers.running(options.binary, folder, *further) as server:
            deadline = time.monotonic() + PATIENCE
            while has_accounts and len(network.times("/statuses")) < len(mastodon.ACCOUNTS):
                if time.monotonic() > deadline:
                    raise servers.Unanswered(f"not all accounts were asked within {PATIENCE} s: see {server.log}")
                time.sleep(0.05)
            time.sleep(2)
            machine.wait_until_idle(server.pid)
            return machine.resident_mib(server.pid)
